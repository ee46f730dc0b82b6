"""Deals as somebody may have played them, and a store that has read them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from peling.core.scoring import WinBy
from peling.core.tiles import WINDS, Wind, tile
from peling.play.records import DealRecord, WonHand, tally
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import AT_ONCE
from peling_app.platform.preferences import Preferences
from peling_app.play.records.reader import Found
from peling_app.play.records.store import RecordsStore
from peling_app.play.records.view.page import RecordsPage
from peling_app.play.records.which import Which, picked

NOW = datetime(2026, 11, 20, 21, tzinfo=UTC)


HANDS = (
    ("G G G", "C1 C2 C3", "R R R", "Wh Wh Wh", "C9 C9"),
    ("R R R R", "B2 B2 B2", "B8 B8 B8", "S S S", "G G"),
    ("S S S", "R R R R", "C2 C2 C2", "C7 C7 C7", "C4 C4"),
    ("B1 B2 B3", "D4 D5 D6", "D7 D7 D7", "C3 C4 C5", "E E"),
)


SPECIAL = (
    ("pung-chow-limit", "PC2-LIMIT-1", ("B1 B9 D1 D9 C1 C9 E S W N R G Wh Wh",)),
    ("pung-chow-limit", "PC2-LIMIT-4", ("E E E", "S S S", "N N N", "C4 C5 C6", "W W")),
    ("pung-chow-limit", "PC2-LIMIT-7", ("R R R", "G G G G", "Wh Wh Wh", "D2 D3 D4", "B5 B5")),
)


PLAYED = (
    ("pung-chow", "novice", 42),
    ("pung-chow", "club", 58),
    ("pung-chow", "expert", 21),
    ("pung-chow-limit", "club", 24),
    ("fenghua", "novice", 16),
)


def hand(sets: Iterable[str], *items: str, giver: Wind | None = None) -> WonHand:
    """Return a hand that won, its sets as codes of tiles."""
    laid = tuple(tuple(tile(code) for code in one.split()) for one in sets)
    by = WinBy.WALL if giver is None else WinBy.DISCARD
    return WonHand(laid, (), (), items, by, giver)


def deals(years: int = 2, played: Iterable[tuple[str, str, int]] = PLAYED) -> tuple[DealRecord, ...]:
    """Return the deals of some years up to `NOW`, some of them won."""
    rng = random.Random(1922)
    rows = [(rules_id, level) for rules_id, level, count in played for _ in range(count)]
    made = []
    for number, (rules_id, level) in enumerate(rows):
        wind = WINDS[number % 4]
        won = rng.random() < 0.28
        points = rng.choice((48, 80, 96, 160, 224, 480, 608, 704)) if won else 0
        giver = rng.choice((None, *(other for other in WINDS if other is not wind)))
        other = rng.choice((None, *(other for other in WINDS if other is not wind)))
        made.append(
            DealRecord(
                at=NOW - timedelta(days=years * 365 * (1 - number / len(rows))),
                rules_id=rules_id,
                level=level,
                deal=number % 12 + 1,
                wind=wind,
                winner=wind if won else other,
                net=points * rng.choice((1, 1, 2)) // 4 if won else -rng.randrange(0, 40),
                points=points,
                hand=hand(rng.choice(HANDS), giver=giver) if won else None,
                assisted=number % 5 == 0,
                unassisted=number % 5 == 1,
            )
        )
    return (*made, *_rare(made))


def _rare(made: list[DealRecord]) -> tuple[DealRecord, ...]:
    books = {one.rules_id for one in made}
    return tuple(
        replace(
            made[-1],
            rules_id=rules_id,
            level="club",
            winner=made[-1].wind,
            net=250,
            points=500,
            at=NOW - timedelta(days=31 * number + 7),
            hand=hand(sets, item),
        )
        for number, (rules_id, item, sets) in enumerate(SPECIAL)
        if rules_id in books
    )


class Store(QObject):
    """A store that has read these deals."""

    changed = Signal()
    exported = Signal(object)
    failed = Signal(str, str)

    def __init__(self, shown: Iterable[DealRecord] = (), left_out: int = 0) -> None:
        super().__init__()
        self.deals = tuple(shown)
        self.left_out = left_out
        self.left = self.whole = 0
        self.known = True
        self.since: datetime | None = None
        self.looked = 0
        self.found = Found()
        self._add_up()

    def _add_up(self) -> None:
        tallies = {which: tally(picked(self.deals, which, NOW, self.since)) for which in Which}
        self.found = Found(tallies, self.left_out)
        self.changed.emit()

    def refresh(self) -> None:
        """Note that it was asked."""
        self.looked += 1

    def begin_anew(self) -> None:
        """Count only deals from now on."""
        self.since = NOW
        self._add_up()

    def count_all(self) -> None:
        """Count every deal again."""
        self.since = None
        self._add_up()

    def export(
        self,
        file: Path,
        which: Which,
        heads: tuple[str, ...],
        cells: Callable[[DealRecord], tuple[str | int, ...]],
    ) -> None:
        """Write nothing."""
        del file, which, heads, cells


def page_of(store: Store | RecordsStore, qtbot: QtBot) -> RecordsPage:
    """Return the page of records for a store."""
    preferences = Preferences(None)
    page = RecordsPage(Services(Theme(preferences), preferences, Commands(), AT_ONCE), store)
    qtbot.addWidget(page)
    return page
