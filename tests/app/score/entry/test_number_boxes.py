"""A number beyond the bounds of its box: seen, marked, and taken for the nearest only where that is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from peling_app.kit.view.text.number_box import NumberBox
from peling_app.score.view.dialogs import InsertDialog
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import evening
from tests.app.score.panels import dialog


@pytest.fixture
def box(qtbot: QtBot) -> NumberBox:
    """Return a box for 4 to 1,200 in which 20 stands."""
    made = NumberBox()
    qtbot.addWidget(made)
    made.setRange(4, 1200)
    made.setGroupSeparatorShown(True)
    made.setValue(20)
    made.show()
    made.selectAll()
    return made


@pytest.mark.parametrize(("typed", "nearest"), [("99999", 1200), ("3", 4), ("5000000000", 1200)])
@pytest.mark.parametrize("suffix", ["", " of 1,200"])
def test_a_number_beyond_the_bounds_can_be_typed(
    box: NumberBox, typed: str, nearest: int, suffix: str
) -> None:
    """The last 9 of 99 did nothing, and nothing said why."""
    box.setSuffix(suffix)
    box.selectAll()
    QTest.keyClicks(box, typed)
    assert box.text().replace(",", "").startswith(typed)
    assert box.is_beyond
    assert bool(box.property("refused")) is (typed != "3"), "that may become 30"
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == nearest
    assert not box.property("refused")
    assert f"{nearest:,} is the nearest number that can be taken here." in QToolTip.text()


def test_no_number_gives_back_the_one_before(box: NumberBox) -> None:
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == 20
    QTest.keyClicks(box, "x1")
    assert box.text() == "1", "a letter is no part of a number"


@pytest.mark.parametrize("tracks", [True, False])
def test_a_command_finds_what_was_typed_and_waits_where_that_cannot_be(
    qtbot: QtBot, box: NumberBox, tracks: bool
) -> None:
    """By its key the field is not left: of 99999 the command found 999."""
    box.setKeyboardTracking(tracks)
    found, finished = list[int](), list[int]()
    command = QShortcut(QKeySequence("Ctrl+Return"), box)
    command.activated.connect(lambda: found.append(box.value()))
    box.editingFinished.connect(lambda: finished.append(box.value()))
    box.activateWindow()
    qtbot.waitUntil(box.isActiveWindow)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "250")
    QTest.keyClick(box, Qt.Key.Key_Control)
    assert finished == [], "which may go on to anything"
    strike(box)
    assert found == finished == [250]
    QTest.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(box, "99999")
    strike(box)
    assert (found, box.value(), box.text()) == ([250], 1200, "1,200")
    strike(box)
    assert found == [250, 1200]


def strike(box: NumberBox) -> None:
    """Press the key of a command as the window gets it."""
    handle = box.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_a_forgotten_deal_gets_no_number_that_nobody_typed(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.insert")
    asked = dialog(page, InsertDialog)
    asked.number.selectAll()
    QTest.keyClicks(asked.number, "99")
    assert "8" in asked.why_not.text()
    assert not asked.done_button.isEnabled()
    QTest.keyClick(asked.number, Qt.Key.Key_Return)
    assert asked.isVisible()
    assert not page.score.is_insertion
    assert (asked.number.value(), asked.why_not.text()) == (8, "")
    QTest.keyClick(asked.number, Qt.Key.Key_Return)
    assert page.score.is_insertion
    assert page.score.editing == 8
