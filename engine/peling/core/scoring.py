"""Scores: items of a book, the lines they earn, and the sheet of a hand.

Points, doublings and total are computed from the lines and from nothing else. All numbers are integers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Final, Generic, TypeAlias, TypeVar

from peling.core.hand import Hand
from peling.core.melds import Meld
from peling.core.rules import NOTHING, Citation, Evidence
from peling.core.tiles import Tile, Wind

F = TypeVar("F")
Found: TypeAlias = tuple[Evidence, ...]
"""What was found of an item in a hand: one evidence for each occurrence; empty: the item is not there."""
SHOWN: Final = (NOTHING,)
"""The item is there once, and there is nothing more to show than that."""


@dataclass(frozen=True, slots=True)
class Points:
    """An award of points."""

    amount: int


@dataclass(frozen=True, slots=True)
class Doubles:
    """An award of doublings: 3 means the points are multiplied by 8."""

    times: int


@dataclass(frozen=True, slots=True)
class Limit:
    """An award of a fraction of the limit: 1/1 the whole, 1/2 half of it."""

    numerator: int = 1
    denominator: int = 1

    def of(self, limit: int) -> int:
        """Return the points for this limit; a limit is such that the result is whole."""
        return limit * self.numerator // self.denominator

    @property
    def fraction(self) -> Fraction:
        """Return it as an exact fraction."""
        return Fraction(self.numerator, self.denominator)


Award = Points | Doubles | Limit


class WinBy(Enum):
    """How the winning tile came; the value is the word of the example files."""

    WALL = "wall"
    LOOSE = "loose"
    DISCARD = "discard"
    ROBBED_KONG = "robbed-kong"
    LAST_WALL = "last-wall"
    LAST_DISCARD = "last-discard"
    DEALT = "dealt"
    FIRST_DISCARD = "first-discard"
    EIGHT_FLOWERS = "eight-flowers"

    @property
    def claimed(self) -> bool:
        """Return whether the tile was another player's."""
        return self in _CLAIMED


_CLAIMED = frozenset({WinBy.DISCARD, WinBy.ROBBED_KONG, WinBy.LAST_DISCARD, WinBy.FIRST_DISCARD})


@dataclass(frozen=True, slots=True)
class Win:
    """How a hand was completed.

    Attributes:
        tile: the winning tile; None for a hand complete as dealt.
        by: how it came.
        giver: the wind of the player it was claimed from; None if drawn.
    """

    tile: Tile | None
    by: WinBy
    giver: Wind | None = None


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A hand to be scored, as people would write it down.

    Attributes:
        seat: the own wind.
        round_wind: the wind of the round; None where the book has none.
        hand: the hand *without* the winning tile (complete as dealt: all fourteen).
        win: how it was won; None for a loser.
        circumstances: flags of the book, as in the example files.
        visible: tiles the winner could see outside his own hand (only where the book asks for it).
        wild: the wild kinds of the deal (only where the book has them).
    """

    seat: Wind
    round_wind: Wind | None
    hand: Hand
    win: Win | None = None
    circumstances: frozenset[str] = frozenset()
    visible: tuple[Tile, ...] = ()
    wild: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a hand.

    Attributes:
        sets: the sets laid down and those found in the hand, the pair last; of a loser's unfinished hand the
            concealed triplets and pairs.
        completed: the one that the winning tile completed; None for a loser or a dealt hand.
        singles: tiles that make no set, in a hand that is complete by another shape; else empty.
        shape: id of that shape in the book; empty for sets and a pair.
        stands: each wild tile with the tile it stands for; sets and singles hold what wild tiles stand for.
    """

    sets: tuple[Meld, ...]
    completed: Meld | None = None
    singles: tuple[Tile, ...] = ()
    shape: str = ""
    stands: tuple[tuple[Tile, Tile], ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreItem(Generic[F]):
    """One item of a book's score card.

    Attributes:
        id: the id of our rule files, for example ``"PC1-DBL-RED"``.
        title: the item in the book's own words, short.
        cite: where it stands.
        award: what one occurrence gives.
        find: one evidence for each occurrence; empty if it does not apply.
        near: evidence for an item that was looked for and just missed, for the learner; empty otherwise.
    """

    id: str
    title: str
    cite: Citation
    award: Award
    find: Callable[[F], Found]
    near: Callable[[F], Found] = lambda _: ()


@dataclass(frozen=True, slots=True)
class OfItem:
    """What was found of an item in a hand.

    Attributes:
        item, title, award, cite: as in `ScoreItem`.
        evidence: the tiles and facts that show it.
    """

    item: str
    title: str
    award: Award
    evidence: Evidence
    cite: Citation


@dataclass(frozen=True, slots=True)
class ScoreLine(OfItem):
    """One earned occurrence of an item."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The lines of one reading of a hand, and what follows from them.

    Attributes:
        lines: in the order points, doubles, limit; inside a group by item id.
        reading: how the hand was read.
        limit: the ceiling; None if there is none.
    """

    lines: tuple[ScoreLine, ...]
    reading: Reading
    limit: int | None = None

    @property
    def points(self) -> int:
        """Return the sum of the points."""
        return sum(line.award.amount for line in self.lines if isinstance(line.award, Points))

    @property
    def doubles(self) -> int:
        """Return the number of doublings."""
        return sum(line.award.times for line in self.lines if isinstance(line.award, Doubles))

    @property
    def shares(self) -> int:
        """Return what shares of the limit add after the doubles."""
        return sum(line.award.of(self.limit or 0) for line in self.lines if isinstance(line.award, Limit))

    @property
    def uncapped(self) -> int:
        """Return points x 2^doublings and the shares of the limit, before the ceiling."""
        return (self.points << self.doubles) + self.shares

    @property
    def total(self) -> int:
        """Return what the hand counts."""
        return self.uncapped if self.limit is None else min(self.uncapped, self.limit)


@dataclass(frozen=True, slots=True)
class NearMiss(OfItem):
    """An item that was looked for and just missed."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a hand: the best reading, the other readings from better to worse."""

    sheet: ScoreSheet
    others: tuple[ScoreSheet, ...] = ()

    @property
    def total(self) -> int:
        """Return the total of the best reading."""
        return self.sheet.total


class InvalidHandError(Exception):
    """A hand that can be read but not scored.

    Attributes:
        reason: the reason id of the example format, for example ``"tile-count"``.
        field: the field of the record that is wrong, for example ``"concealed"``.
        detail: one sentence in English for the command line and bug reports; the app words `reason` itself.
    """

    def __init__(self, reason: str, field: str, detail: str) -> None:
        """Keep reason, field and detail."""
        super().__init__(f"{field}: {detail}")
        self.reason = reason
        self.field = field
        self.detail = detail
