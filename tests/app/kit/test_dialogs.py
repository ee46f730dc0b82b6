"""A dialog stands in the middle of its window, and never at the edge of the screen by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QRadioButton,
    QStyle,
    QStyleOptionFocusRect,
    QWidget,
)
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.dialogs.menu import open_menu
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.dialogs.save_rows import ask_where, ask_which
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.style import style_sheet
from peling_app.platform.preferences import Preferences
from peling_app.shell.view.about import AboutBox
from tests.app.reading_order import against_reading, tab_stops


@pytest.mark.parametrize("size", [(300, 200), (680, 700), (4000, 4000)])
@pytest.mark.parametrize(
    "window", [QRect(60, 70, 640, 600), QRect(0, 0, 300, 200), QRect(400, 400, 700, 700)]
)
def test_a_dialog_stands_over_its_window_and_on_the_screen(
    qtbot: QtBot, window: QRect, size: tuple[int, int]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.setGeometry(window)
    parent.show()
    dialog = PaperDialog(Theme(Preferences()), parent)
    dialog.fit(*size)
    place, screen = dialog.geometry(), parent.screen().availableGeometry()
    assert screen.contains(place)
    off = window.center() - place.center()
    for wish, before, behind in (
        (off.x(), place.left() - screen.left(), screen.right() - place.right()),
        (off.y(), place.top() - screen.top(), screen.bottom() - place.bottom()),
    ):
        room = behind if wish > 0 else before
        assert abs(wish) <= 2 or room <= 2, "only the edge of the screen keeps it from the middle"


def test_tab_brings_into_sight_what_it_comes_to_from_the_foot(qtbot: QtBot) -> None:
    theme = Theme(Preferences())
    dialog = PaperDialog(theme)
    qtbot.addWidget(dialog)
    fields, done = [Button(theme) for _ in range(12)], Button(theme)
    fill(dialog.column, *fields)
    dialog.foot.addWidget(done)
    dialog.fit(300, 300)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for key, place in ((Qt.Key.Key_Tab, 0), (Qt.Key.Key_Backtab, -1)):
        done.setFocus()
        QTest.keyClick(done, key)
        assert fields[place].hasFocus()
        assert fields[place].visibleRegion().boundingRect() == fields[place].rect()


def test_tab_shows_what_is_higher_than_the_dialog_from_its_beginning(qtbot: QtBot) -> None:
    """Of a printed page the middle was shown."""
    dialog = PaperDialog(Theme(Preferences()))
    qtbot.addWidget(dialog)
    pages, done = [QWidget() for _ in range(3)], Button(dialog.theme)
    for page in pages:
        page.setFixedSize(200, 900)
        page.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    fill(dialog.column, *pages)
    dialog.foot.addWidget(done)
    dialog.fit(300, 300)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    done.setFocus()
    for key, shown in ((Qt.Key.Key_Tab, (0, 1, 2)), (Qt.Key.Key_Backtab, (1, 0))):
        for place in shown:
            QTest.keyClick(dialog.focusWidget(), key)
            assert pages[place].hasFocus()
            QApplication.processEvents()
            assert pages[place].visibleRegion().boundingRect().top() == 0


def test_enter_leads_to_no_field_that_is_switched_off(qtbot: QtBot) -> None:
    """A box in which nothing was chosen, and nothing could be, caught it for ever."""
    dialog = PaperDialog(Theme(Preferences()))
    qtbot.addWidget(dialog)
    first, box, line, last, done = QLineEdit(), QComboBox(), QLineEdit(), QLineEdit(), Button(dialog.theme)
    fill(dialog.column, first, box, line, last)
    dialog.foot.addWidget(done)
    dialog.answer_by_keys(done)
    for off in (box, line, done):
        off.setEnabled(False)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert last.hasFocus()


def test_what_is_only_read_in_a_dialog_is_scrolled_by_keys(qtbot: QtBot) -> None:
    dialog = AboutBox(Theme(Preferences()))
    qtbot.addWidget(dialog)
    dialog.resize(600, 300)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: dialog.isActiveWindow() and dialog.scroller.verticalScrollBar().maximum() > 0)
    assert dialog.scroller in tab_stops(dialog)
    assert dialog.scroller.accessibleName()
    assert against_reading(dialog) == []


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_box_to_tick_has_one_mark_of_focus(qtbot: QtBot, kind: type[QCheckBox | QRadioButton]) -> None:
    """Its frame: the style would lay a grey box behind the words as well, on a real screen."""
    button = kind("As in the book")
    qtbot.addWidget(button)
    button.setStyleSheet(style_sheet(Theme(Preferences(None))))
    picture = QImage(40, 20, QImage.Format.Format_ARGB32)
    picture.fill(0)
    option = QStyleOptionFocusRect()
    option.initFrom(button)
    option.rect = picture.rect()
    option.state |= QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_KeyboardFocusChange
    painter = QPainter(picture)
    button.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, button)
    painter.end()
    assert not any(picture.pixelColor(x, y).alpha() for x in range(40) for y in range(20))


def test_a_menu_that_is_opened_by_keys_has_an_entry_chosen(qtbot: QtBot) -> None:
    for keys in (True, False):
        menu = QMenu()
        qtbot.addWidget(menu)
        menu.addAction("Correct").setEnabled(False)
        first = menu.addAction("Insert")
        paint.RINGS.use_keys(keys)
        open_menu(menu, QPoint(40, 40))
        assert menu.activeAction() is (first if keys else None)
        menu.close()


def test_the_entry_that_keys_choose_in_a_menu_does_not_open_a_menu_of_its_own(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    within = menu.addMenu("Game")
    within.addAction("New game")
    paint.RINGS.use_keys(True)
    open_menu(menu, QPoint(40, 40))
    assert menu.activeAction() is within.menuAction()
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is menu
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


def test_every_menu_is_opened_so() -> None:
    views = Path(peling_app.__file__).parent.rglob("*.py")
    # The list of a completer is asked for without a place.
    assert [one.name for one in views if re.search(r"\.popup\([^)]", one.read_text("utf-8"))] == ["menu.py"]


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("zoom", [100, 150])
def test_a_question_is_as_high_as_its_words_however_long_they_are(qtbot: QtBot, zoom: int) -> None:
    """Its last line was cut, with room on the screen."""
    preferences = Preferences()
    preferences.update(text_zoom=zoom, text_by_system=False)
    theme = Theme(preferences)
    for number in range(6, 70, 5):
        words = " ".join(("played", "of", "Elster", "by", "You,")[word % 5] for word in range(number))
        for title in ("Delete for good?", f"Delete “{words[:60]}” for good?"):
            asked = AskBefore(theme, title, words, ("Delete for good", "Keep it"))
            qtbot.addWidget(asked)
            asked.show()
            QApplication.processEvents()
            assert asked.scroller.verticalScrollBar().maximum() == 0, (number, title)
            asked.close()


def test_a_dialog_for_files_opens_large_enough_to_read_the_names_of_places(qtbot: QtBot) -> None:
    """Qt opens it at its least size: of "Look in" an arrow was left, and names of folders were cut."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    ask_where("Export", "Rules (*.json)", "rules", Path, parent, "json")
    ask_which("Import", ("Rules (*.json)",), Path, parent)
    screen = parent.screen().availableGeometry()
    dialogs = parent.findChildren(QFileDialog)
    assert len(dialogs) == 2
    for dialog in dialogs:
        line = dialog.fontMetrics().height()
        assert dialog.width() >= min(50 * line, screen.width() - 40)
        assert dialog.height() >= min(33 * line, screen.height() - 60)
        dialog.close()


def test_tab_to_a_text_that_scrolls_leaves_it_where_it_is(qtbot: QtBot) -> None:
    """It jumped to its end, and Qt warned of a place that was asked for in another widget."""
    asked = AskBefore(Theme(Preferences(None)), "Delete it?", "A long text. " * 60, ("Delete", "Keep"))
    qtbot.addWidget(asked)
    asked.resize(400, 220)
    with qtbot.waitActive(asked):
        asked.show()
        asked.activateWindow()
    bar = asked.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    for _ in range(4):
        QTest.keyClick(asked.windowHandle(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        if asked.scroller.hasFocus():
            break
    assert asked.scroller.hasFocus()
    assert bar.value() == 0
