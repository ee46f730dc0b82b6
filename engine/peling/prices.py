"""What a book pays for: the prices of sets and of whole hands, asked from the book's own score items.

Who weighs hands that do not exist yet need not know a book by heart: sample hands are scored by the rule set,
and what they count is kept, in points and doublings. A set is priced in a hand where nothing else counts, a
pattern (all of one suit, say) by what a finished hand counts beyond its sets.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from peling.hand import HAND_SIZE, Hand
from peling.melds import KongForm, Meld, MeldKind, kong, pung
from peling.ruleset import HouseRules, RuleSet
from peling.scoring import HandRecord, Limit, ScoreSheet, Win, WinBy
from peling.tiles import KINDS, Tile, Wind, tile

WINNING_TILE: Final = tile("D6")

PLAIN_SAMPLE: Final = "B2 B3 B4 C5 C6 C7 B6 B7 B8 C2 C2 D7 D8"
ONE_SUIT_SAMPLE: Final = "D1 D2 D3 D3 D4 D5 D4 D5 D6 D9 D9 D7 D8"
SUIT_HONOURS_SAMPLE: Final = "D1 D2 D3 D3 D4 D5 N N N S S D7 D8"
HONOURS_SAMPLE: Final = "S S S W W W N N N R R R G"

PATTERNS: Final = ("any", "one-suit", "suit-honours", "honours")
"""The ids of the patterns: any four sets, all of one suit, one suit and honours, honours only."""


class Price(NamedTuple):
    """What something adds to a score."""

    points: int
    doubles: int


class Pattern(NamedTuple):
    """A kind of hand: which parts of the tiles it is made of, and what going out with it counts.

    Attributes:
        id: one of `PATTERNS`.
        groups: whether bamboos, circles, characters, honours may be in it.
        outside: the same as bits, set for the parts that may not.
        price: what going out with it counts, its sets left out.
    """

    id: str
    groups: tuple[bool, bool, bool, bool]
    outside: int
    price: Price


@dataclass(frozen=True, slots=True)
class Prices:
    """What a book pays a player who holds a certain wind.

    Attributes:
        exposed, concealed: three of a kind, by `Tile.index`.
        exposed_kong, concealed_kong: four of a kind.
        pairs: a pair.
        patterns: the kinds of hand a player can aim at, the prices of their sets not included.
        ceiling: the most that a hand can count; None if the book has no limit.
    """

    exposed: tuple[Price, ...]
    concealed: tuple[Price, ...]
    exposed_kong: tuple[Price, ...]
    concealed_kong: tuple[Price, ...]
    pairs: tuple[Price, ...]
    patterns: tuple[Pattern, ...]
    ceiling: int | None = None

    def of_meld(self, meld: Meld) -> Price:
        """Return the price of a set laid down."""
        match meld.kind:
            case MeldKind.CHOW | MeldKind.PAIR:
                return NOTHING
            case MeldKind.PUNG:
                return (self.concealed if meld.concealed else self.exposed)[meld.tile.index]
            case MeldKind.KONG:
                return (self.concealed_kong if meld.concealed else self.exposed_kong)[meld.tile.index]


NOTHING: Final = Price(0, 0)


def prices(rules: RuleSet, seat: Wind, round_wind: Wind | None) -> Prices:
    """Return the prices of a rule set for a player with this wind."""
    return _prices(_Asked(rules.id, rules.revision, rules.house, seat, round_wind, rules))


@dataclass(frozen=True, slots=True)
class _Asked:
    """For whom prices are asked; a rule set cannot be compared, its names can."""

    id: str
    revision: int
    house: HouseRules
    seat: Wind
    round_wind: Wind | None
    rules: RuleSet = field(compare=False, repr=False)

    def sheet(self, hand: Hand, win: Win | None = None) -> ScoreSheet:
        """Return the sheet of a hand."""
        return self.rules.score(HandRecord(self.seat, self.round_wind, hand, win)).sheet

    def counted(self, hand: Hand) -> Price:
        """Return what a hand that has not won counts, or will count where only the winner does."""
        sheet = self.rules.standing(HandRecord(self.seat, self.round_wind, hand)).sheet
        return Price(sheet.points, sheet.doubles)

    def of_set(self, meld: Meld) -> Price:
        """Return what a set counts in a loser's hand in which nothing else does."""
        if meld.kind is MeldKind.KONG or not meld.concealed:
            return self.counted(Hand.of(_filler(meld.tile, HAND_SIZE - 3), [meld]))
        return self.counted(Hand.of((*_filler(meld.tile, HAND_SIZE - 3), *meld.tiles)))

    def of_pair(self, kind: Tile) -> Price:
        """Return what a pair counts in a loser's hand in which nothing else does."""
        return self.counted(Hand.of((*_filler(kind, HAND_SIZE - 2), kind, kind)))

    def of_pattern(
        self, sample: str, winning: Tile, concealed: tuple[Price, ...], pairs: tuple[Price, ...]
    ) -> Price:
        """Return what a finished sample counts beyond its threes and its pair.

        A hand that is worth the limit, or a share of it, is worth that whatever its sets count.
        """
        tiles = [tile(code) for code in sample.split()]
        sheet = self.sheet(Hand.of(tiles), Win(winning, WinBy.WALL))
        if any(isinstance(line.award, Limit) for line in sheet.lines):
            return Price(sheet.total, 0)
        points, doubles = sheet.points, sheet.doubles
        whole = Hand.of((*tiles, winning))
        for kind in whole.kinds():
            # In the samples two of a kind are a pair, or the overlap of sequences, which costs nothing.
            part = {2: pairs, 3: concealed}.get(whole.count(kind))
            if part is not None:
                points -= part[kind.index].points
                doubles -= part[kind.index].doubles
        return Price(points, max(0, doubles))

    def ceiling(self) -> int | None:
        """Return the most that a hand can count."""
        tiles = [tile(code) for code in PLAIN_SAMPLE.split()]
        return self.sheet(Hand.of(tiles), Win(WINNING_TILE, WinBy.WALL)).limit


@lru_cache(maxsize=64)
def _prices(asked: _Asked) -> Prices:
    """Have all samples scored: some 170 hands, a few milliseconds."""
    concealed = tuple(asked.of_set(pung(kind, concealed=True)) for kind in KINDS)
    pairs = tuple(asked.of_pair(kind) for kind in KINDS)
    plain, one_suit, suit_honours = (
        asked.of_pattern(sample, WINNING_TILE, concealed, pairs)
        for sample in (PLAIN_SAMPLE, ONE_SUIT_SAMPLE, SUIT_HONOURS_SAMPLE)
    )
    honours = asked.of_pattern(HONOURS_SAMPLE, tile("G"), concealed, pairs)
    suits = [(True, False, False), (False, True, False), (False, False, True)]
    return Prices(
        exposed=tuple(asked.of_set(pung(kind)) for kind in KINDS),
        concealed=concealed,
        exposed_kong=tuple(asked.of_set(kong(kind, KongForm.CLAIMED)) for kind in KINDS),
        concealed_kong=tuple(asked.of_set(kong(kind, KongForm.DRAWN)) for kind in KINDS),
        pairs=pairs,
        patterns=(
            _pattern("any", (True, True, True, True), plain),
            *(_pattern("one-suit", (*suit, False), one_suit) for suit in suits),
            *(_pattern("suit-honours", (*suit, True), suit_honours) for suit in suits),
            _pattern("honours", (False, False, False, True), honours),
        ),
        ceiling=asked.ceiling(),
    )


def _pattern(name: str, groups: tuple[bool, bool, bool, bool], price: Price) -> Pattern:
    outside = sum(1 << place for place, inside in enumerate(groups) if not inside)
    return Pattern(name, groups, outside, price)


def _filler(beside: Tile, number: int) -> Iterable[Tile]:
    """Return different tiles of all suits that count nothing beside a set."""
    return [kind for kind in KINDS[1:27:2] if kind is not beside][:number]
