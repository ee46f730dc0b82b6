"""The evening of the design's picture, and waiting for the writer."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from pytestqt.qtbot import QtBot

from peling.ledger.entry import DealEntry, Points, Result
from peling.ledger.history import SheetHistory, new_history
from peling.ledger.inputs import Correct, Enter, Logged, SheetInput, SheetSetup
from peling_app.score.session import ScoreSession

NAMES = ("Agnes", "Theo", "Lillian", "Joseph")
SETUP = SheetSetup("Thursday table", "pung-chow-limit", {}, NAMES, 0, 0, None, "1923-05-17T20:00:00+00:00")


def won(points: tuple[int | str, ...], winner: int, giver: int | None = None) -> DealEntry:
    """Return a deal entered by its points."""
    return DealEntry(winner=winner, giver=giver, hands=tuple(Points(str(one)) for one in points))


EVENING = (
    won((8, 52, 12, 8), 1),
    won((14, 32, 2, 10), 1, 3),
    won((64, 10, 16, 8), 0),
    won(("2", "2+4", 20, 8), 2, 0),
    won((10, 14, 2, 106), 3),
    won((2, 28, 4, 6), 1),
    won((26, 8, 10, 6), 0, 2),
    DealEntry(result=Result.DRAWN, hands=(None,) * 4),
)
"""Eight deals; the fifth is misread and corrected afterwards."""

FIFTH = won((10, 14, 2, 160), 3)
NINTH = won((10, 20, 104, 10), 2, 3)


def settle(qtbot: QtBot, score: ScoreSession) -> None:
    """Wait until everything is written."""
    qtbot.waitUntil(lambda: not score.is_writing)


def enter_all(qtbot: QtBot, score: ScoreSession, entries: tuple[DealEntry, ...] = EVENING) -> None:
    """Enter deals one after the other."""
    for entry in entries:
        score.submit(entry)
        settle(qtbot, score)


def of_deals(entries: tuple[DealEntry, ...]) -> SheetHistory:
    """Return a sheet with these deals, as it is read from a file: none is checked anew."""
    made = new_history(SETUP)
    for entry in entries:
        made = made.after(Logged("", Enter(entry)))
    return made


def evening(qtbot: QtBot, score: ScoreSession, title: str = SETUP.title) -> None:
    """Open the evening of the picture: eight deals, the fifth corrected, the ninth typed."""
    score.adopt(_evening(title))
    settle(qtbot, score)
    score.save_draft(NINTH)
    settle(qtbot, score)


@cache
def _evening(title: str) -> SheetHistory:
    book = new_history(replace(SETUP, title=title))
    inputs: tuple[SheetInput, ...] = (*map(Enter, EVENING), Correct(5, FIFTH, "misread"))
    for given in inputs:
        book = book.apply(given, datetime.now(UTC).isoformat(timespec="seconds"))
    return book
