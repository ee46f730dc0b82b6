"""What is written while a page is still coming is found in its fields; nothing else is done by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.pace import Pace
from peling_app.kit.view import paint
from peling_app.kit.view.focus_keeper import FocusKeeper, PageStack
from peling_app.kit.view.page import Page


class Fields(Page):
    """A page with two fields and a button; what it shows may still have to be read."""

    def __init__(self) -> None:
        """Write down what is done."""
        super().__init__()
        self.opening = self.turning = False
        self.done: list[str] = []
        self.fields = [QLineEdit(), QLineEdit()]
        self.button = QPushButton("Go")
        column = QVBoxLayout(self)
        for part in (*self.fields, self.button):
            column.addWidget(part)
        for name, field in zip(("first", "second"), self.fields, strict=True):
            field.returnPressed.connect(lambda name=name: self.done.append(f"Enter in {name}"))
        self.button.clicked.connect(lambda: self.done.append("button"))

    @property
    def is_opening(self) -> bool:
        """Return whether it is still to be read."""
        return self.opening

    @property
    def is_turning(self) -> bool:
        """Return whether it still shows what is done with."""
        return self.turning

    @property
    def texts(self) -> list[str]:
        """Return what stands in the fields."""
        return [field.text().lower() for field in self.fields]


class Window(QMainWindow):
    """A page without fields and one with; time stands still until a test moves it."""

    def __init__(self) -> None:
        """Show the page without fields."""
        super().__init__()
        self.now = 0.0
        self.plain, self.page = QPushButton("plain"), Fields()
        self.stack = PageStack()
        for page in (self.plain, self.page):
            self.stack.addWidget(page)
        self.setCentralWidget(self.stack)
        self.keeper = FocusKeeper(self, self.stack, Pace(quiet=400, look=0), lambda: self.now)
        self.commands: list[str] = []
        QShortcut(QKeySequence("Ctrl+S"), self).activated.connect(lambda: self.commands.append("Ctrl+S"))

    def type(self, *keys: Qt.Key) -> None:
        """Press keys as the window gets them."""
        handle = self.windowHandle()
        assert handle is not None
        for key in keys:
            QTest.keyClick(handle, key)

    def ahead(self, *keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press keys before the page in front is painted: no event of the program comes between."""
        handle = self.windowHandle()
        assert handle is not None
        for key in keys:
            written = chr(key) if key < Qt.Key.Key_Escape else ""
            for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
                QApplication.sendEvent(handle, QKeyEvent(kind, key, held, written))
        assert self.keeper.is_coming

    def come(self, focus: QWidget | None = None) -> None:
        """Bring the page with fields to the front; it is not painted yet."""
        self.stack.setCurrentWidget(self.page)
        (focus or self.page.fields[0]).setFocus()
        assert self.keeper.is_coming

    def paint(self) -> None:
        """Let the page in front be painted."""
        for _ in range(4):
            QApplication.processEvents()
        assert not self.keeper.is_coming


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    made = Window()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.keeper.watch_input()
    made.plain.setFocus()
    yield made
    paint.RINGS.shown, paint.RINGS.keys = True, False


FIVE, TWO, ENTER, TAB = Qt.Key.Key_5, Qt.Key.Key_2, Qt.Key.Key_Return, Qt.Key.Key_Tab


def test_what_is_written_before_a_page_is_painted_is_found_in_its_field(window: Window) -> None:
    window.come()
    window.ahead(FIVE, TWO)
    assert window.page.texts == ["", ""]
    window.paint()
    assert window.page.texts == ["52", ""]


def test_the_keys_that_part_what_is_written_are_kept_with_it(window: Window) -> None:
    window.come()
    window.ahead(FIVE, ENTER, TWO, Qt.Key.Key_Backspace, TAB, TWO)
    window.paint()
    assert (window.page.texts, window.page.done) == (["5", "2"], ["Enter in first"])


@pytest.mark.parametrize("before", [ENTER, Qt.Key.Key_Space, Qt.Key.Key_Delete])
def test_what_comes_before_the_first_letter_was_meant_for_the_page_before(
    window: Window, before: Qt.Key
) -> None:
    window.page.fields[0].setText("8")
    window.come()
    window.ahead(before, FIVE)
    window.paint()
    assert (window.page.texts, window.page.done) == (["85", ""], [])


def test_a_command_ends_what_is_written_ahead(window: Window) -> None:
    window.come()
    window.ahead(FIVE)
    window.ahead(Qt.Key.Key_S, held=Qt.KeyboardModifier.ControlModifier)
    window.ahead(TWO)
    window.paint()
    assert (window.page.texts, window.commands) == (["5", ""], [])


def test_what_finds_no_field_acts_on_nothing(window: Window) -> None:
    window.come(window.page.button)
    window.ahead(FIVE, Qt.Key.Key_Space, ENTER)
    window.paint()
    window.type(FIVE, Qt.Key.Key_Space)
    assert (window.page.texts, window.page.done) == (["", ""], [])


def test_a_field_that_comes_later_gets_it(qtbot: QtBot, window: Window) -> None:
    window.come(window.page.button)
    window.ahead(FIVE)
    window.paint()
    window.type(TWO)
    window.page.fields[1].setFocus()
    qtbot.waitUntil(lambda: window.page.texts == ["", "52"])


def test_a_field_that_comes_too_late_gets_nothing(window: Window) -> None:
    window.come(window.page.button)
    window.ahead(FIVE)
    window.paint()
    window.now = 1.0
    window.page.fields[1].setFocus()
    window.paint()
    window.type(TWO)
    assert window.page.texts == ["", "2"]


def test_it_is_never_too_late_while_a_page_is_read(qtbot: QtBot, window: Window) -> None:
    window.page.opening = True
    window.come(window.page.button)
    window.paint()
    window.now = 5.0
    window.type(FIVE, TWO)
    window.page.fields[0].setFocus()
    qtbot.waitUntil(lambda: window.page.texts == ["52", ""])


def test_keys_that_write_nothing_act_on_a_page_that_is_read(window: Window) -> None:
    window.page.opening = True
    window.come(window.page.button)
    window.paint()
    window.now = 5.0
    window.type(ENTER, TAB)
    assert window.keeper.is_quiet is False
    assert not window.page.button.hasFocus()


def test_a_click_leaves_what_was_written_for_nobody(window: Window) -> None:
    window.come(window.page.button)
    window.ahead(FIVE)
    window.paint()
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton)
    window.page.fields[0].setFocus()
    window.paint()
    assert window.page.texts == ["", ""]


def test_who_writes_has_arrived(window: Window) -> None:
    window.come()
    window.ahead(FIVE)
    window.paint()
    window.type(ENTER)
    assert (window.page.texts, window.page.done) == (["5", ""], ["Enter in first"])


def test_commands_and_menus_among_what_is_typed_over_come_in_their_order(
    qtbot: QtBot, window: Window
) -> None:
    """F10 was lost, and the Escape behind it led away from the page."""
    window.stack.setCurrentWidget(window.page)
    qtbot.waitUntil(lambda: not window.keeper.is_coming)
    window.now += 1
    window.page.fields[0].setFocus()
    menu, opened = QMenu(window), list[bool]()
    entry = menu.addAction("An entry")
    entry.triggered.connect(lambda: window.commands.append("entry"))
    for keys, does in (("F10", lambda: menu.popup(window.pos())), ("F6", window.page.fields[1].setFocus)):
        action = QAction(window)
        action.setShortcut(keys)
        action.triggered.connect(does)
        window.addAction(action)
    menu.aboutToShow.connect(lambda: opened.append(True))
    window.page.turning = True
    window.type(FIVE, Qt.Key.Key_F10, Qt.Key.Key_Escape, TWO, Qt.Key.Key_F6, FIVE)
    window.type(Qt.Key.Key_F10, Qt.Key.Key_Down, ENTER)
    assert (window.page.texts, opened) == (["", ""], [])
    window.page.turning = False
    window.keeper.over.end(window.page, True)
    qtbot.waitUntil(lambda: len(opened) == 2 and QApplication.activePopupWidget() is None)
    assert window.page.texts == ["52", "5"]
    assert window.commands == ["entry"]
