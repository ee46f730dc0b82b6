"""Reviewed deals with mistakes, to be tried again."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from peling.coach.habits import Kind, Loss, Subject
from peling.coach.review import Luck
from peling.coach.sums import DealSums, Slip
from peling.core.tiles import tile
from peling_app.play.habits.reader import DealAt, ReviewedDeal

HAND = tuple(
    tile(code) for code in ("B3", "B4", "B4", "B5", "C2", "C2", "C6", "C7", "D5", "D6", "R", "R", "Wh")
)
LOST = ((2, 9.4), (5, 6.8), (7, 0.6), (9, 30.5))
"""Places of decisions and what they cost; the third cost so little that it is no mistake."""


def mistaken() -> tuple[ReviewedDeal, ...]:
    """Return two deals of a game, with four slips of which three are mistakes."""
    deals = []
    for number, slips in ((3, LOST[:1]), (6, LOST[1:])):
        at = datetime(2026, 11, 21, 20, number, tzinfo=UTC)
        kept = tuple(
            Slip(
                Loss(place, Kind.DISCARD, Subject.BROKEN_PAIRS, lost)
                if lost < 20
                else Loss(place, Kind.CLAIM, Subject.EARLY_CLAIMS, lost),
                HAND,
            )
            for place, lost in slips
        )
        sums = DealSums("pung-chow", at, 10, Luck(12.0, 3.0, 4.0), kept)
        deals.append(ReviewedDeal(DealAt(Path("one.peling"), number, at), sums))
    return tuple(deals)
