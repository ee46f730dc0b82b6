"""What is pressed behind the key that closes a menu is for the page, though it is sent to the menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.commands import Group
from peling_app.kit.pace import Pace
from peling_app.kit.view import paint
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.view.setup_page import SetupPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window


def all_menus(window: MainWindow) -> None:
    window.show_page(PageId.SETUP)
    window.context.commands.trigger("view.menu")


def submenu(window: MainWindow) -> None:
    all_menus(window)
    QTest.keyClick(window.menus.all, Qt.Key.Key_Right)


def course_map(window: MainWindow) -> None:
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.open("course:pung-chow")
    page.course.map.click()


def menu_bar(window: MainWindow) -> None:
    window.alt_menu_bar.reveal()
    QTest.keyClick(window.menuBar(), Qt.Key.Key_Down)


def bird(window: MainWindow) -> None:
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    QTest.keyClick(page.fence.birds[0], Qt.Key.Key_Return)


def list_of_a_box(window: MainWindow) -> None:
    box = QComboBox(window)
    box.addItems(["one", "another"])
    box.show()
    box.setFocus()
    box.showPopup()


OPENERS = (all_menus, submenu, course_map, bird, menu_bar, list_of_a_box)


class Heard(QObject):
    """Notes to which widgets keys come."""

    def __init__(self) -> None:
        """Have heard of none."""
        super().__init__()
        self.by: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what a key that was pressed comes to."""
        if event.type() == QEvent.Type.KeyPress and isinstance(watched, QWidget):
            assert isinstance(event, QKeyEvent)
            self.by.append(watched)
            event.accept()
            return True
        return False


@pytest.fixture
def heard() -> Iterator[Heard]:
    """Hear of all keys."""
    heard, app = Heard(), QApplication.instance()
    assert app is not None
    yield heard
    app.removeEventFilter(heard)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """Return a window in which menus are opened by keys."""
    made = make_window(make_context())
    qtbot.addWidget(made)
    qtbot.waitUntil(made.isActiveWindow)
    paint.RINGS.use_keys(True)
    return made


def close_by_keys() -> None:
    """Close all that is open with Escape."""
    while (popup := QApplication.activePopupWidget()) is not None:
        QTest.keyClick(popup, Qt.Key.Key_Escape)
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def given_all_keys(window: MainWindow) -> list[tuple[QWidget, QWindow]]:
    """Return what is open over a window and its own window, each when the system has given it all keys."""
    found = []
    for one in QApplication.topLevelWidgets():
        handle = one.windowHandle()
        if one is not window and one.isVisible() and handle is not None:
            handle.requestActivate()
            QApplication.processEvents()
            found.append((one, handle))
    return found


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("opener", OPENERS)
def test_keys_behind_the_one_that_closes_a_menu_are_for_the_page(
    window: MainWindow, heard: Heard, opener: Callable[[MainWindow], None]
) -> None:
    opener(window)
    closed = given_all_keys(window)
    assert closed
    close_by_keys()
    before = window.current
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(heard)
    for _, handle in closed:
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_A):
            heard.by.clear()
            QTest.keyClick(handle, key)
            focus = window.focusWidget()
            assert heard.by == [focus], (key, handle)
            assert QApplication.activePopupWidget() is None
    assert window.current is before


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("opener", OPENERS)
def test_no_entry_of_a_closed_menu_is_chosen(
    window: MainWindow, opener: Callable[[MainWindow], None]
) -> None:
    opener(window)
    given: list[str] = []
    window.context.commands.triggered.connect(given.append)
    handles = given_all_keys(window)
    close_by_keys()
    for _, handle in handles:
        for _ in range(4):
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
            QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        assert QApplication.activePopupWidget() is None
    assert given == []


@pytest.mark.parametrize(
    ("key", "held", "chosen"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "another"),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "another"),
        (Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier, "another"),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier, "another"),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "one"),
    ],
)
def test_the_key_that_closes_a_list_does_nothing_else(
    window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier, chosen: str
) -> None:
    """Qt closes a list when it asks for shortcuts; the press of that key comes when the list is closed."""
    box = ChoiceBox(window)
    box.addItems(["one", "another"])
    box.show()
    box.setFocus()
    before = window.current
    for _ in range(2):
        box.setCurrentIndex(0)
        box.showPopup()
        ((popup, handle),) = given_all_keys(window)
        QTest.keyClick(handle, Qt.Key.Key_Down)
        QTest.keyClick(handle, key, held)
        assert not popup.isVisible()
        assert QApplication.activePopupWidget() is None
        assert (box.currentText(), window.current, box.hasFocus()) == (chosen, before, True)


def test_a_shortcut_behind_a_menu_is_carried_out(window: MainWindow) -> None:
    all_menus(window)
    handles = given_all_keys(window)
    close_by_keys()
    for _, handle in handles:
        QTest.keyClick(handle, Qt.Key.Key_F1)
        assert window.current is PageId.HELP


def test_a_menu_that_has_just_been_opened_takes_keys_at_once(qtbot: QtBot) -> None:
    """A page takes none in its first moments; a menu was opened since, and is what keys are meant for.

    Some systems send them to the window under it.
    """
    context = replace(make_context(), pace=Pace(quiet=10**9, look=0, seen=False))
    window = make_window(context)
    qtbot.addWidget(window)
    qtbot.waitUntil(window.isActiveWindow)
    handle = window.windowHandle()
    assert handle is not None
    for page in (PageId.SETUP, PageId.BOOKS, PageId.HOME):
        window.show_page(page)
        assert window.keeper.is_quiet
        window.tell_words(lambda: "Something went wrong.")
        QTest.keyClick(handle, Qt.Key.Key_F10)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Escape):
            press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(handle, press)
            assert window.menus.by_name[Group.GAME].isVisible() is (key is Qt.Key.Key_Return)
        assert QApplication.activePopupWidget() is None
        assert window.notice.isVisible()
        window.notice.withdraw("")
