"""A menu that is open goes with the window, and stays whole when the language changes."""

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.commands import Group
from peling_app.kit.view import paint
from peling_app.kit.view.command_buttons import ICONS, CommandIcons
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.shell.view import menus
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.menus import close_popups
from peling_app.shell.view.pages import PageId
from tests.app.shell.windows import home
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window

NATIVE = QKeySequence.SequenceFormat.NativeText


def all_menus(window: MainWindow) -> None:
    window.context.commands.trigger("view.menu")


def course_map(window: MainWindow) -> None:
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    window.show_page(PageId.LEARN)
    page.open("course:pung-chow")
    page.course.map.click()


def menu_bar(window: MainWindow) -> None:
    window.alt_menu_bar.reveal()


def let_go() -> None:
    """Let all happen that waits, and destroy what nobody holds."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("opener", [all_menus, course_map, menu_bar])
def test_a_menu_that_is_open_goes_with_the_window(qtbot: QtBot, opener: Callable[[MainWindow], None]) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    opener(window)
    let_go()
    assert QApplication.activePopupWidget() is not None
    window.close()
    let_go()
    assert QApplication.activePopupWidget() is None
    assert [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()] == []


@pytest.mark.parametrize("opener", by_day([course_map], [all_menus, course_map, menu_bar]))
def test_a_menu_that_is_open_outlives_another_language(
    qtbot: QtBot, opener: Callable[[MainWindow], None]
) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    opener(window)
    let_go()
    for language in (Language.GERMAN, Language.ENGLISH):
        context.preferences.update(language=language)
        let_go()
        popup = QApplication.activePopupWidget()
        assert popup is not None
        QTest.keyClick(popup, Qt.Key.Key_Down)
        popup.grab()
    close_popups()
    let_go()
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_key_that_enters_has_one_name_in_menus_and_on_buttons(qtbot: QtBot, language: Language) -> None:
    """Menus said Ctrl+Return where the button of the same command said Ctrl+Enter."""
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    context.preferences.update(language=language)
    shown = {action.shortcut().toString(NATIVE) for action in window.actions()}
    assert any("Enter" in keys for keys in shown)
    assert [keys for keys in shown if "Return" in keys] == []


def under(shown: QWidget) -> QPoint:
    """Return the corner of the button for the menu on what is shown, on the screen."""
    (icons,) = shown.findChildren(CommandIcons)
    button = icons.button("view.menu")
    return button.mapToGlobal(button.rect().bottomRight())


@pytest.mark.thorough
def test_the_menu_opens_under_its_button_on_every_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a wide window it stood at the edge, far from the button of the start page."""
    places: list[QPoint] = []
    monkeypatch.setattr(menus, "open_menu", lambda _menu, place: places.append(place))
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    width = window.menus.all.sizeHint().width()
    for size in ((1024, 700), (2400, 1300)):
        window.resize(*size)
        for page, shown in ((PageId.HOME, home(window)), (PageId.LEARN, window.bar)):
            window.show_page(page)
            QApplication.processEvents()
            context.commands.trigger("view.menu")
            assert places.pop() == under(shown) + QPoint(1 - width, menus.BELOW)


def test_f10_and_alt_open_a_menu(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    assert not window.menuBar().isVisible()
    door = home(window).doors[1]
    door.setFocus()
    QTest.keyClick(door, Qt.Key.Key_Alt)
    assert window.menuBar().isVisible()
    assert window.focusWidget() is window.menuBar()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        QTest.keyClick(popup, Qt.Key.Key_Escape)
    QTest.keyClick(window.menuBar(), Qt.Key.Key_Escape)
    assert not window.menuBar().isVisible()
    assert window.focusWidget() is door
    paint.RINGS.use_keys(True)
    context.commands.trigger("view.menu")
    whole = window.menus.all
    games = window.menus.by_name[Group.GAME]
    assert whole.activeAction() is whole.actions()[0]
    assert whole.y() == under(home(window)).y() + menus.BELOW
    QApplication.processEvents()
    assert not games.isVisible(), "Escape would close that menu alone"
    QTest.keyClick(whole, Qt.Key.Key_Right)
    assert games.isVisible()
    assert games.y() - whole.y() in range(-8, 9), "it opens beside its entry"
    QTest.keyClick(games, Qt.Key.Key_Escape)
    assert whole.isVisible()
    QTest.keyClick(whole, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("page_id", [PageId.HOME, PageId.GAMES])
def test_the_arrows_stay_in_the_row_of_icons(page_id: PageId) -> None:
    """From the first of them Left led to the last book at the other end of the start page."""
    window = make_window(make_context())
    window.show_page(page_id)
    (icons,) = (one for one in window.findChildren(CommandIcons) if one.isVisible())
    row = [icons.button(command) for command, _, _ in ICONS]
    row[0].setFocus()
    for key, there in (("Left", -1), ("Right", 0), ("Down", 1), ("Up", 0), ("Right", 1), ("Left", 0)):
        QTest.keyClick(window.windowHandle(), getattr(Qt.Key, f"Key_{key}"))
        assert window.focusWidget() is row[there], key
