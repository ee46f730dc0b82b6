"""Reviewed deals as somebody may have played them, and a store that has read them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from peling.coach.habits import Kind, Loss, Subject
from peling.coach.review import Luck
from peling.coach.sums import DealSums, Slip
from peling.core.tiles import Tile, tile
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import AT_ONCE
from peling_app.platform.preferences import Preferences
from peling_app.play.habits.reader import DealAt, ReviewedDeal
from peling_app.play.habits.view.page import HabitsPage

NOW = datetime(2026, 11, 20, 21, tzinfo=UTC)
PLAYED = (("fenghua", 2), ("pung-chow-limit", 9))
"""Books, and how many games by each."""
DEALS = 8
"""Of each game."""
KINDS = {
    Subject.LONE_HONOURS: (Kind.DISCARD, 0.9),
    Subject.BROKEN_PAIRS: (Kind.DISCARD, 2.6),
    Subject.EARLY_CLAIMS: (Kind.CLAIM, 2.1),
    Subject.MISSED_CLAIMS: (Kind.CLAIM, 1.2),
    Subject.DREAMS: (Kind.DISCARD, 1.9),
    Subject.DANGERS: (Kind.DISCARD, 1.4),
    Subject.SLOWER: (Kind.DISCARD, 2.2),
    Subject.OTHER: (Kind.KONG, 1.0),
}
HAND = "B1 B2 B3 B7 C4 C4 C5 D2 D2 D7 D8 E R G"


def hand(codes: str = HAND) -> tuple[Tile, ...]:
    """Return tiles by their codes."""
    return tuple(map(tile, codes.split()))


def deals(played: Iterable[tuple[str, int]] = PLAYED, weeks: float = 9.5) -> tuple[ReviewedDeal, ...]:
    """Return the deals of some weeks up to `NOW`, in which less and less is lost."""
    rng = random.Random(1923)
    made: list[ReviewedDeal] = []
    games = [(book, game) for book, games in played for game in range(games)]
    for book, game in games:
        of_book = dict(played)[book]
        for number in range(1, DEALS + 1):
            ago = weeks * (1 - (game + number / DEALS) / of_book) + (book == "fenghua") / 7
            at = NOW - timedelta(weeks=ago)
            path = Path("games") / f"{book} {game}.peling"
            made.append(ReviewedDeal(DealAt(path, number, at), sums(rng, book, at, 1 + ago / weeks)))
    return tuple(sorted(made, key=lambda one: one.deal.at))


def sums(rng: random.Random, book: str, at: datetime, much: float = 1.0) -> DealSums:
    """Return what a deal may have come to; `much` says how much is lost."""
    slips = []
    for place, (subject, (kind, points)) in enumerate(KINDS.items()):
        if rng.random() < 0.35:
            shown = Kind.GOING_OUT if subject is Subject.OTHER and rng.random() < 0.5 else kind
            slips.append(
                Slip(Loss(place, shown, subject, round(points * much * rng.uniform(1, 5), 2)), hand())
            )
    lost = round(sum(slip.loss.lost for slip in slips), 2)
    result = rng.choice((-24, -12, -60, 0, 48, 96, 210))
    deal, draws = round(rng.uniform(-20, 20), 2), round(rng.uniform(-20, 20), 2)
    luck = Luck(deal, draws, round(result + lost - deal - draws, 2))
    return DealSums(book, at, result, luck, tuple(slips))


class Reviewed(QObject):
    """A store that has read these deals."""

    changed = Signal()
    exported = Signal(object)
    failed = Signal(str, str)

    def __init__(self, shown: Iterable[ReviewedDeal] = (), missing: Iterable[DealAt] = ()) -> None:
        super().__init__()
        self.all = tuple(shown)
        self.missing = tuple(missing)
        self.known = True
        self.since: datetime | None = None
        self.looked = 0

    @property
    def deals(self) -> tuple[ReviewedDeal, ...]:
        """Return those that are counted."""
        return tuple(one for one in self.all if self.since is None or one.deal.at > self.since)

    def refresh(self) -> None:
        """Note that it was asked."""
        self.looked += 1

    def begin_anew(self) -> None:
        """Count only deals from now on."""
        self.since = NOW
        self.changed.emit()

    def count_all(self) -> None:
        """Count every deal again."""
        self.since = None
        self.changed.emit()

    def export(
        self,
        file: Path,
        heads: tuple[str, ...],
        cells: Callable[[ReviewedDeal], tuple[str | float, ...]],
        deals: tuple[ReviewedDeal, ...],
    ) -> None:
        """Write nothing."""
        del file, heads, cells, deals


def page_of(store: Reviewed, qtbot: QtBot) -> HabitsPage:
    """Return the page for these deals."""
    preferences = Preferences(None)
    services = Services(Theme(preferences), preferences, Commands(), AT_ONCE)
    page = HabitsPage(services, store)
    page.model.clock = lambda: NOW
    page.model.refresh()
    qtbot.addWidget(page)
    return page
