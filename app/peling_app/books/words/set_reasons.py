"""Word why a set of a hand counts as it does: what it is made of, and how it came."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.melds import Meld, MeldKind
from peling.core.scoring import ScoreLine, ScoreSheet, Win
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

MAJOR: Final = {
    "": QT_TRANSLATE_NOOP("Score", "a major set"),
    "claimed": QT_TRANSLATE_NOOP("Score", "a major set, claimed"),
    "added": QT_TRANSLATE_NOOP("Score", "a major set; the fourth was added"),
    "drawn": QT_TRANSLATE_NOOP("Score", "a major set, all drawn"),
    "last-claimed": QT_TRANSLATE_NOOP("Score", "a major set; the last tile was claimed"),
    "last-drawn": QT_TRANSLATE_NOOP("Score", "a major set; the last tile was drawn"),
}
MINOR: Final = {
    "": QT_TRANSLATE_NOOP("Score", "a minor set"),
    "claimed": QT_TRANSLATE_NOOP("Score", "a minor set, claimed"),
    "added": QT_TRANSLATE_NOOP("Score", "a minor set; the fourth was added"),
    "drawn": QT_TRANSLATE_NOOP("Score", "a minor set, all drawn"),
    "last-claimed": QT_TRANSLATE_NOOP("Score", "a minor set; the last tile was claimed"),
    "last-drawn": QT_TRANSLATE_NOOP("Score", "a minor set; the last tile was drawn"),
}
"""What a set is, by how it came; an empty key where that is not known."""


def set_reason(line: ScoreLine, sheet: ScoreSheet, win: Win | None) -> str:
    """Return why a set counts; `win` is how the hand was won, None if it did not win."""
    words = MAJOR if line.evidence.tiles[0].is_major else MINOR
    return QCoreApplication.translate("Score", words[_came(_meld_of(line, sheet), sheet, win)])


def _came(meld: Meld | None, sheet: ScoreSheet, win: Win | None) -> str:
    if meld is None:
        return ""
    if meld.form is not None:
        return meld.form.value
    if win is not None and meld == sheet.reading.completed:
        return "last-claimed" if win.by.claimed else "last-drawn"
    return "drawn" if meld.concealed else "claimed"


def _meld_of(line: ScoreLine, sheet: ScoreSheet) -> Meld | None:
    """Return the set of the reading that a line counts."""
    kind = MeldKind.KONG if "KONG" in line.item else MeldKind.PUNG
    for meld in sheet.reading.sets:
        if meld.kind is kind and meld.tile is line.evidence.tiles[0]:
            return meld
    return None
