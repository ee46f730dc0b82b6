"""Where the focus goes when it is lost, and what a new page does not take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from peling_app.kit.model.lesson_rows import Explained
from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import AT_ONCE, Pace
from peling_app.kit.view import paint
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.kit.view.focus_keeper import FocusKeeper, PageStack, come_back
from peling_app.kit.view.page import Page as OurPage
from peling_app.platform.preferences import Preferences
from peling_app.play.tutor.model.why_page import WhyPage
from peling_app.play.tutor.view.why_not import WhyNotSheet


class Page(QWidget):
    """A page whose work begins at its second button."""

    def __init__(self) -> None:
        """Make three buttons."""
        super().__init__()
        self.on_paint: Callable[[], None] = lambda: None
        column = QVBoxLayout(self)
        self.buttons = [QPushButton(name) for name in ("one", "first of the work", "three")]
        for button in self.buttons:
            column.addWidget(button)

    def focusInEvent(self, _event: object) -> None:
        """Begin with the work."""
        self.buttons[1].setFocus()

    def paintEvent(self, _event: object) -> None:
        """Take as long as a test wants."""
        self.on_paint()


class Window(QMainWindow):
    """A bar, as it stands above every page, and two pages."""

    def __init__(self, pace: Pace) -> None:
        """Make them; time stands still until somebody moves it."""
        super().__init__()
        self.now = 0.0
        self.bar = QPushButton("bar")
        self.stack = PageStack()
        self.pages = [Page(), Page()]
        for page in self.pages:
            self.stack.addWidget(page)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.addWidget(self.bar)
        column.addWidget(self.stack)
        self.setCentralWidget(whole)
        self.keeper = FocusKeeper(self, self.stack, pace, lambda: self.now)

    def key(self, key: Qt.Key) -> None:
        """Press a key as the window gets it."""
        handle = self.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key)

    def click(self, widget: QWidget) -> None:
        """Click a widget as the window gets it."""
        handle = self.windowHandle()
        assert handle is not None
        spot = widget.mapTo(self, QPoint(widget.width() // 2, widget.height() // 2))
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


@pytest.fixture
def made(qtbot: QtBot) -> Iterator[Callable[[Pace], Window]]:
    def make(pace: Pace = AT_ONCE) -> Window:
        window = Window(pace)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.keeper.watch_input()
        window.pages[0].buttons[0].setFocus()
        return window

    yield make
    paint.RINGS.shown, paint.RINGS.keys = True, False


def hide(button: QPushButton) -> None:
    button.hide()


def disable(button: QPushButton) -> None:
    button.setEnabled(False)


def delete(button: QPushButton) -> None:
    button.deleteLater()


@pytest.mark.parametrize("place", [0, 2])
@pytest.mark.parametrize("lose", [hide, disable, delete])
def test_a_lost_focus_goes_to_the_first_of_the_work(
    qtbot: QtBot, made: Callable[..., Window], lose: Callable[[QPushButton], None], place: int
) -> None:
    window = made()
    page = window.pages[0]
    page.buttons[place].setFocus()
    lose(page.buttons[place])
    qtbot.waitUntil(page.buttons[1].hasFocus)
    QTest.qWait(1)
    assert not window.bar.hasFocus()


def test_in_a_page_that_names_no_work_the_first_stop_of_tab_gets_a_lost_focus(
    qtbot: QtBot, made: Callable[..., Window]
) -> None:
    window = made()
    plain = QWidget()
    column = QVBoxLayout(plain)
    buttons = [QPushButton(name) for name in ("off", "first", "second")]
    for button in buttons:
        column.addWidget(button)
    buttons[0].setEnabled(False)
    window.stack.setCurrentIndex(window.stack.addWidget(plain))
    buttons[2].setFocus()
    buttons[2].hide()
    qtbot.waitUntil(buttons[1].hasFocus)


@pytest.mark.parametrize("lose", [hide, disable, delete])
def test_a_page_that_is_come_back_to_begins_with_its_work_where_it_was_left_from_what_is_gone(
    qtbot: QtBot, made: Callable[..., Window], lose: Callable[[QPushButton], None]
) -> None:
    window = made()
    page, other = window.pages
    page.buttons[2].setFocus()
    window.stack.setCurrentWidget(other)
    lose(page.buttons[2])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = page.focusWidget()
    window.stack.setCurrentWidget(page)
    come_back(page, left)
    qtbot.waitUntil(page.buttons[1].hasFocus)


def test_a_key_that_comes_at_once_finds_the_focus_in_the_page(made: Callable[..., Window]) -> None:
    window = made()
    pressed: list[str] = []
    window.bar.clicked.connect(lambda: pressed.append("bar"))
    window.pages[0].buttons[1].clicked.connect(lambda: pressed.append("work"))
    window.pages[0].buttons[0].hide()
    window.key(Qt.Key.Key_Space)
    assert pressed == ["work"]


def test_what_code_gives_the_focus_to_keeps_it(made: Callable[..., Window]) -> None:
    window = made()
    window.pages[0].buttons[0].hide()
    window.pages[0].buttons[2].setFocus()
    QApplication.processEvents()
    assert window.pages[0].buttons[2].hasFocus()


def test_arrows_do_not_lead_out_of_the_page_and_tab_does(made: Callable[..., Window]) -> None:
    window = made()
    window.key(Qt.Key.Key_Up)
    assert window.pages[0].buttons[0].hasFocus()
    window.key(Qt.Key.Key_Backtab)
    assert window.bar.hasFocus()


def test_a_new_page_takes_nothing_that_was_meant_for_the_old_one(made: Callable[..., Window]) -> None:
    window = made(Pace(quiet=400, look=0))
    pressed: list[str] = []
    work = window.pages[1].buttons[1]
    work.clicked.connect(lambda: pressed.append("work"))
    window.now = 10.0
    window.stack.setCurrentIndex(1)
    window.pages[1].setFocus()
    shown(window)
    for later, taken in ((0.0, 0), (0.399, 0), (0.401, 2)):
        window.now = 10.0 + later
        window.key(Qt.Key.Key_Space)
        window.click(work)
        assert len(pressed) == taken, later


def shown(window: Window) -> None:
    """Wait until the page in front is painted."""
    keeper = window.keeper
    for _ in range(3):
        QApplication.processEvents()
    assert not keeper.is_coming


def test_the_time_runs_from_when_the_page_is_seen(made: Callable[..., Window]) -> None:
    window = made(Pace(quiet=400, look=0))
    page = window.pages[1]
    pressed: list[str] = []
    page.buttons[1].clicked.connect(lambda: pressed.append("work"))
    painted: list[float] = []

    def paint_slowly() -> None:
        if not painted:
            window.now += 5.0
            painted.append(window.now)

    page.on_paint = paint_slowly
    window.now = 10.0
    window.stack.setCurrentIndex(1)
    page.setFocus()
    window.now = 12.0
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    assert window.keeper.eventFilter(window.windowHandle(), event), "not painted yet"
    shown(window)
    assert painted == [17.0]
    for later, taken in ((0.0, 0), (0.399, 0), (0.401, 1)):
        window.now = 17.0 + later
        window.key(Qt.Key.Key_Space)
        assert len(pressed) == taken, later


def test_what_is_written_reaches_a_text_field_at_once(made: Callable[..., Window]) -> None:
    window = made(Pace(quiet=400, look=0))
    page = window.pages[1]
    asked: list[str] = []
    field = QLineEdit(page)
    field.returnPressed.connect(lambda: asked.append("Enter"))
    command = QShortcut(QKeySequence("Ctrl+S"), page)
    command.activated.connect(lambda: asked.append("Ctrl+S"))
    window.stack.setCurrentIndex(1)
    field.setFocus()
    shown(window)
    handle = window.windowHandle()
    assert handle is not None
    window.key(Qt.Key.Key_Return)
    QTest.keyClick(handle, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert asked == [], "meant for the page before"
    for key in (Qt.Key.Key_S, Qt.Key.Key_U, Qt.Key.Key_X, Qt.Key.Key_Backspace, Qt.Key.Key_N):
        window.key(key)
    assert field.text().lower() == "sun"
    window.key(Qt.Key.Key_Return)
    QTest.keyClick(handle, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["Enter", "Ctrl+S"], "who writes has arrived"


def test_a_letter_is_no_text_where_no_text_is_written(made: Callable[..., Window]) -> None:
    window = made(Pace(quiet=400, look=0))
    asked: list[str] = []
    command = QShortcut(QKeySequence("S"), window.pages[1])
    command.activated.connect(lambda: asked.append("S"))
    window.stack.setCurrentIndex(1)
    window.pages[1].setFocus()
    shown(window)
    window.key(Qt.Key.Key_S)
    assert asked == []
    window.now = 1.0
    window.key(Qt.Key.Key_S)
    assert asked == ["S"]


def test_a_page_that_changes_behind_another_holds_nothing_back(made: Callable[..., Window]) -> None:
    window = made(Pace(quiet=400, look=0))
    inner = PageStack(window.pages[1])
    for _ in range(2):
        inner.addWidget(QWidget())
    inner.setCurrentIndex(1)
    assert not window.keeper.is_quiet
    window.stack.setCurrentIndex(1)
    assert window.keeper.is_quiet


def test_a_ring_is_shown_while_keys_are_used(made: Callable[..., Window]) -> None:
    window = made()
    window.click(window.pages[0].buttons[2])
    assert not paint.RINGS.shown
    window.key(Qt.Key.Key_Shift)
    assert not paint.RINGS.shown
    window.key(Qt.Key.Key_Tab)
    assert paint.RINGS.shown


@pytest.mark.parametrize("is_modal", [True, False])
def test_a_dialog_shows_a_ring_while_keys_are_used(
    qtbot: QtBot, made: Callable[..., Window], is_modal: bool
) -> None:
    window = made()
    window.click(window.pages[0].buttons[2])
    dialog = QDialog(window)
    dialog.setModal(is_modal)
    column = QVBoxLayout(dialog)
    for name in ("one", "two"):
        column.addWidget(QPushButton(name))
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert not paint.RINGS.shown
    handle = dialog.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    assert paint.RINGS.shown
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, 2))
    assert not paint.RINGS.shown


def test_a_new_page_behind_a_dialog_keeps_nothing_from_it(qtbot: QtBot, made: Callable[..., Window]) -> None:
    window = made(Pace(400, 0))
    window.stack.setCurrentIndex(1)
    dialog = QDialog(window)
    pressed: list[str] = []
    button = QPushButton("one", dialog)
    button.clicked.connect(lambda: pressed.append("one"))
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    button.setFocus()
    assert window.keeper.is_quiet
    handle = dialog.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Space)
    assert pressed


def explained(theme: Theme, page: OurPage, beside: QWidget) -> QWidget:
    """Open what a word means over a page."""
    sheet = Popover(theme, page)
    sheet.open(lambda: Explained("Pung", "Three equal tiles."), beside)
    return sheet


def asked(theme: Theme, page: OurPage, beside: QWidget) -> QWidget:
    """Open an answer to *Why not?* over a page."""
    sheet = WhyNotSheet(theme, page)
    sheet.open(WhyPage("Pung", "Pung"), beside.geometry())
    return sheet


@pytest.mark.parametrize("opened", [explained, asked])
@pytest.mark.parametrize("from_bar", [True, False])
def test_a_sheet_gives_the_focus_to_the_page_and_never_to_the_bar(
    qtbot: QtBot, opened: Callable[[Theme, OurPage, QWidget], QWidget], from_bar: bool
) -> None:
    window, page = QWidget(), OurPage()
    bar, work, other = QPushButton("bar"), QPushButton("work"), QPushButton("other")
    for holder, held in ((page, (work, other)), (window, (bar, page))):
        column = QVBoxLayout(holder)
        for one in held:
            column.addWidget(one)
    page.setFocusProxy(work)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = bar if from_bar else other
    before.setFocus()
    sheet = opened(Theme(Preferences(None)), page, other)
    assert sheet.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert window.focusWidget() is (work if from_bar else other)


def test_what_gets_the_focus_by_a_key_is_scrolled_into_sight(made: Callable[..., Window]) -> None:
    window = made()
    window.resize(300, 300)
    scrolled = QScrollArea()
    rows = QWidget()
    column = QVBoxLayout(rows)
    fields = [QLineEdit() for _ in range(30)]
    for one, following in pairwise(fields):
        column.addWidget(one)
        one.returnPressed.connect(following.setFocus)
    column.addWidget(fields[-1])
    scrolled.setWidget(rows)
    below = window.pages[0].layout()
    assert below is not None
    below.addWidget(scrolled)
    QApplication.processEvents()
    fields[0].setFocus()
    for following in fields[1:]:
        window.key(Qt.Key.Key_Return)
        assert following.hasFocus()
        assert following.visibleRegion().boundingRect() == following.rect()
