"""Whatever people write, the entry stays as wide as its window: long words are cut, and said in whole."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.ledger.entry import Adjustment, DealEntry, Penalty, Points
from peling_app.kit.view.style import text_font
from peling_app.score.model.new_sheet import LONGEST_NAME
from peling_app.score.seat_draw import DrawLine
from peling_app.score.view.draw import DrawView
from peling_app.score.view.entry.dialogs import LONGEST
from peling_app.score.view.entry.entry import EntryPanel
from tests.app.score.panels import StillScore, panel_of
from tests.end2end.stage import make_context

NARROW = 470
"""Pixels of the entry in the least window."""
NAMES = tuple(letter * LONGEST_NAME for letter in "WMQG")
LONG = "W" * LONGEST


def written(*, note: str = "", penalty: str = "", adjustment: str = "") -> DealEntry:
    """Return a deal to which people wrote something."""
    return DealEntry(
        winner=0,
        hands=tuple(Points(str(points)) for points in (20, 8, 4, 2)),
        penalties=(Penalty(1, 2, "20", reason=penalty),) if penalty else (),
        adjustments=(Adjustment(("+8", "-8", "", ""), adjustment),) if adjustment else (),
        note=note,
    )


WRITTEN = {
    "a note": written(note=LONG),
    "why a penalty": written(penalty=LONG),
    "why by hand": written(adjustment=LONG),
    "all of them": written(note=LONG, penalty=LONG, adjustment=LONG),
}


def seen_beyond(panel: EntryPanel) -> list[str]:
    """Return what reaches beyond the right edge of the panel."""
    return [
        f"{type(one).__name__} {one.accessibleName()[:40]}"
        for one in panel.findChildren(QWidget)
        if one.isVisible() and one.mapTo(panel, QPoint(one.width(), 0)).x() > panel.width()
    ]


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("what", WRITTEN)
def test_nothing_reaches_beyond_the_entry(qtbot: QtBot, what: str) -> None:
    plain = panel_of(qtbot, StillScore("pung-chow", names=NAMES), (NARROW, 700))
    QApplication.processEvents()
    least = plain.minimumSizeHint().width()
    assert not seen_beyond(plain)
    score = StillScore("pung-chow", names=NAMES)
    score.entry = score.untyped = WRITTEN[what]
    panel = panel_of(qtbot, score, (NARROW, 700))
    QApplication.processEvents()
    assert panel.extras.buttons
    assert panel.minimumSizeHint().width() == least
    assert not seen_beyond(panel)
    for button in panel.extras.buttons:
        assert LONG in button.accessibleName(), "a screen reader says the whole"
        assert LONG in button.toolTip(), "and so does the tip"


def test_steps_of_a_drawing_take_as_many_lines_as_their_words_need(qtbot: QtBot) -> None:
    """Of who takes whose place the end was cut: "zieht Ost und nimmt den Platz von Maximilian…"."""
    view = DrawView(make_context().theme)
    qtbot.addWidget(view)
    words = f"draws East and takes the place of {NAMES[0]}"
    view.play(tuple(DrawLine(name, None, None, words) for name in NAMES))
    view.skip()
    said = QFontMetricsF(text_font(make_context().theme, 14))
    for wide in (420, 560, 900):
        lines = -(-said.horizontalAdvance(words) // (wide * 0.66 - 100))
        assert view.heightForWidth(wide) >= len(NAMES) * min(lines, 2) * said.height()
    assert view.heightForWidth(420) > view.heightForWidth(1200)
