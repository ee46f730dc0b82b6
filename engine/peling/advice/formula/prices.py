"""What a book pays for: the prices of sets and of whole hands, asked from the book's own score items.

Who weighs hands that do not exist yet need not know a book by heart: sample hands are scored by the rule set,
and what they count is kept, in points and doublings. A set is priced in a hand where nothing else counts, a
pattern (all of one suit, say) by what a finished hand counts beyond its sets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from peling.core.hand import HAND_SIZE, Hand
from peling.core.melds import KongForm, Meld, MeldKind, kong, pung
from peling.core.scoring import HandRecord, InvalidHandError, Limit, ScoreSheet, Win, WinBy
from peling.core.tiles import KINDS, Tile, Wind, tile
from peling.rules.ruleset import HouseRules, RuleSet
from peling.shapes.plans import ALL_HONOURS, ALL_PUNGS, INDEPENDENT, SEVEN_PAIRS, SHAPES, THIRTEEN_MAJORS

WINNING_TILE: Final = tile("D6")

PLAIN_SAMPLE: Final = "B2 B3 B4 C5 C6 C7 B6 B7 B8 C2 C2 D7 D8"
PLAIN_WITH_THREE: Final = "B2 B2 B2 C5 C6 C7 B6 B7 B8 C2 C2 D7 D8"
ONE_SUIT_SAMPLE: Final = "D1 D2 D3 D3 D4 D5 D4 D5 D6 D9 D9 D7 D8"
SUIT_HONOURS_SAMPLE: Final = "D1 D2 D3 D3 D4 D5 N N N S S D7 D8"
HONOURS_SAMPLE: Final = "S S S W W W N N N R R R G"

SHAPE_SAMPLES: Final = {
    SEVEN_PAIRS: ("B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D6", "D6"),
    INDEPENDENT: ("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N", "R"),
    ALL_PUNGS: ("C6 C6 C6 B8 B8 B8 D9", "D9"),
    ALL_HONOURS: ("E E S S S W W W N R R G G", "G"),
    THIRTEEN_MAJORS: ("B1 B9 D1 D9 C1 C9 E S W N R G Wh", "E"),
}
"""Hands of other shapes, each with its winning tile; that of threes has two more laid down."""
LAID_IN_SAMPLE: Final = ("B2", "D4")
THREES_SAMPLES: Final = (
    ("C6 C6 C6 B8 B8 B8 D9", LAID_IN_SAMPLE),
    ("D6 D6 D6 N N N D9", ("D2", "D4")),
    ("C9 C9 C9 N N N D9", ("B1", "D1")),
)
"""Hands of threes and what is laid down of them: of all tiles, of one suit and honours, of majors alone."""
LAST_OF_THREES: Final = tile("D9")
WILD_SAMPLE: Final = "Wh"
SHAPE_WORTH: Final = 5
"""A shape is aimed at by itself only where it counts so many times as much as four sets of no sort."""

THREE_DRAGONS: Final = "three-dragons"
FOUR_WINDS: Final = "all-winds"
TERMINALS: Final = "terminals"
LIMIT_SAMPLES: Final = {
    THIRTEEN_MAJORS: SHAPE_SAMPLES[THIRTEEN_MAJORS],
    THREE_DRAGONS: ("R R R G G G Wh Wh Wh B2 B3 D5 D5", "B4"),
    FOUR_WINDS: ("E E E S S S W W W N B2 B3 B4", "N"),
    TERMINALS: ("B1 B1 B1 B9 B9 B9 D1 D1 D1 D9 D9 D9 C1", "C1"),
}
"""Hands that some books pay with the limit, each with its winning tile."""

PATTERNS: Final = ("any", "one-suit", "suit-honours", "honours")
"""The ids of the patterns: any four sets, all of one suit, one suit and honours, honours only."""
MAJOR_PUNGS: Final = "major-pungs"
AIMS: Final = (*PATTERNS, *SHAPES, MAJOR_PUNGS)
"""The ids of all that a hand can aim at: shapes of their own too, in books that pay well for them."""


class Price(NamedTuple):
    """What something adds to a score."""

    points: int
    doubles: int


class Pattern(NamedTuple):
    """A kind of hand: which parts of the tiles it is made of, and what going out with it counts.

    Attributes:
        id: one of `AIMS`.
        groups: whether bamboos, circles, characters, honours may be in it.
        outside: the same as bits, set for the parts that may not.
        price: what going out with it counts, its sets left out.
        wild_price: the same with a wild tile.
        shape: the shape, if it is not sets and a pair, see `shape_plans`.
        spoilt: what of the price is lost as soon as a set or a pair in the hand scores.
        threes: whether its sets are threes and fours only, each with its own price.
    """

    id: str
    groups: tuple[bool, bool, bool, bool]
    outside: int
    price: Price
    wild_price: Price
    shape: str = ""
    spoilt: Price = Price(0, 0)
    threes: bool = False


@dataclass(frozen=True, slots=True)
class Prices:
    """What a book pays a player who holds a certain wind.

    Attributes:
        exposed, concealed: three of a kind, by `Tile.index`.
        exposed_kong, concealed_kong: four of a kind.
        pairs: a pair.
        patterns: the kinds of hand a player can aim at, the prices of their sets not included.
        ceiling: the most that a hand can count; None if the book has no limit.
        rounded: what a total is rounded to before it is paid; None where it is not.
        least: the points that a hand needs to win by a discard; 0 where any may.
        losers_settle: whether a hand that has not won is paid for too.
    """

    exposed: tuple[Price, ...]
    concealed: tuple[Price, ...]
    exposed_kong: tuple[Price, ...]
    concealed_kong: tuple[Price, ...]
    pairs: tuple[Price, ...]
    patterns: tuple[Pattern, ...]
    ceiling: int | None = None
    rounded: Callable[[int], int] | None = None
    least: int = 0
    losers_settle: bool = False

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
    return _prices(_Payee(rules.id, rules.revision, rules.house, seat, round_wind, rules))


def limit_hands(rules: RuleSet, seat: Wind, round_wind: Wind | None) -> Mapping[str, int]:
    """Return which of the `LIMIT_SAMPLES` a book pays with the limit, and what each of them counts."""
    return _limit_hands(_Payee(rules.id, rules.revision, rules.house, seat, round_wind, rules))


@dataclass(frozen=True, slots=True)
class _Payee:
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
        self,
        sample: str,
        winning: Tile,
        concealed: tuple[Price, ...],
        pairs: tuple[Price, ...],
        *,
        laid: tuple[tuple[Meld, Price], ...] = (),
        claimed: bool = False,
    ) -> Price:
        """Return what a finished sample counts beyond its threes and its pair, and what is laid down.

        A hand that is worth the limit, or a share of it, is worth that whatever its sets count.
        """
        tiles = [tile(code) for code in sample.split()]
        win = Win(winning, WinBy.DISCARD, self.seat.after(1)) if claimed else Win(winning, WinBy.WALL)
        sheet = self.sheet(Hand.of(tiles, [meld for meld, _ in laid]), win)
        if any(isinstance(line.award, Limit) for line in sheet.lines):
            return Price(sheet.total, 0)
        points = sheet.points - sum(price.points for _, price in laid)
        doubles = sheet.doubles - sum(price.doubles for _, price in laid)
        whole = Hand.of((*tiles, winning), [meld for meld, _ in laid])
        for kind in whole.kinds():
            # In the samples two of a kind are a pair, or the overlap of sequences, which costs nothing.
            part = {2: pairs, 3: concealed}.get(whole.count(kind))
            if part is not None:
                points -= part[kind.index].points
                doubles -= part[kind.index].doubles
        return Price(points, max(0, doubles))

    def of_shape(self, shape: str, *, wild: bool) -> int:
        """Return what a finished hand of another shape counts; 0 if the book does not know it.

        One tile of the sample is exchanged for a wild one if `wild`.
        """
        codes, winning = SHAPE_SAMPLES[shape]
        tiles = [tile(code) for code in codes.split()]
        if wild:
            tiles[-1] = tile(WILD_SAMPLE)
        laid = (
            [pung(tile(code), self.seat.after(-1)) for code in LAID_IN_SAMPLE] if shape == ALL_PUNGS else []
        )
        shown = (tile(WILD_SAMPLE),) if wild else ()
        win = Win(tile(winning), WinBy.WALL)
        try:
            score = self.rules.score(
                HandRecord(self.seat, self.round_wind, Hand.of(tiles, laid), win, wild=shown)
            )
        except InvalidHandError:
            return 0
        return score.total

    def ceiling(self) -> int | None:
        """Return the most that a hand can count."""
        tiles = [tile(code) for code in PLAIN_SAMPLE.split()]
        return self.sheet(Hand.of(tiles), Win(WINNING_TILE, WinBy.WALL)).limit


@lru_cache(maxsize=64)
def _limit_hands(asked: _Payee) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for name, (codes, winning) in LIMIT_SAMPLES.items():
        try:
            sheet = asked.sheet(
                Hand.of([tile(code) for code in codes.split()]), Win(tile(winning), WinBy.WALL)
            )
        except InvalidHandError:
            continue
        if any(isinstance(line.award, Limit) for line in sheet.lines):
            found[name] = sheet.total
    return found


@lru_cache(maxsize=64)
def _prices(asked: _Payee) -> Prices:
    """Have all samples scored: some 170 hands, a few milliseconds."""
    concealed = tuple(asked.of_set(pung(kind, concealed=True)) for kind in KINDS)
    pairs = tuple(asked.of_pair(kind) for kind in KINDS)
    plain, one_suit, suit_honours = (
        asked.of_pattern(sample, WINNING_TILE, concealed, pairs)
        for sample in (PLAIN_SAMPLE, ONE_SUIT_SAMPLE, SUIT_HONOURS_SAMPLE)
    )
    honours = asked.of_pattern(HONOURS_SAMPLE, tile("G"), concealed, pairs)
    suits = [(True, False, False), (False, True, False), (False, False, True)]
    exposed = tuple(asked.of_set(pung(kind)) for kind in KINDS)
    spoilt = _spoilt(asked, concealed, pairs)
    return Prices(
        exposed=exposed,
        concealed=concealed,
        exposed_kong=tuple(asked.of_set(kong(kind, KongForm.CLAIMED)) for kind in KINDS),
        concealed_kong=tuple(asked.of_set(kong(kind, KongForm.DRAWN)) for kind in KINDS),
        pairs=pairs,
        patterns=(
            _pattern("any", (True, True, True, True), plain)._replace(spoilt=spoilt),
            *(_pattern("one-suit", (*suit, False), one_suit)._replace(spoilt=spoilt) for suit in suits),
            *(_pattern("suit-honours", (*suit, True), suit_honours) for suit in suits),
            _pattern("honours", (False, False, False, True), honours),
            *_shapes(asked, plain),
            *_threes(asked, plain, exposed, concealed, pairs),
        ),
        ceiling=asked.ceiling(),
        rounded=asked.rules.rounded,
        least=asked.rules.claim_points,
        losers_settle=not asked.rules.only_winner_counts,
    )


def _spoilt(asked: _Payee, concealed: tuple[Price, ...], pairs: tuple[Price, ...]) -> Price:
    """Return what a book pays for a hand of which nothing else counts, and loses once something does."""
    if asked.rules.claim_points:
        # Where a claim needs points, the plans themselves ask what a hand of sequences has towards them.
        return NOTHING
    nothing, three = (
        asked.of_pattern(sample, WINNING_TILE, concealed, pairs, claimed=True)
        for sample in (PLAIN_SAMPLE, PLAIN_WITH_THREE)
    )
    return Price(max(0, nothing.points - three.points), max(0, nothing.doubles - three.doubles))


def _threes(
    asked: _Payee,
    plain: Price,
    exposed: tuple[Price, ...],
    concealed: tuple[Price, ...],
    pairs: tuple[Price, ...],
) -> Iterable[Pattern]:
    """Yield hands of threes only, of all tiles or of one suit and honours, if they count more than others.

    A book that pays so well for them that they are a shape of their own has them already.
    """
    # Where a claim needs points, what a hand has towards them is not known here.
    if asked.rules.claim_points or asked.of_shape(ALL_PUNGS, wild=False) >= SHAPE_WORTH * max(
        1, plain.points << plain.doubles
    ):
        return
    giver = asked.seat.after(-1)
    of_all, mixed, majors = (
        asked.of_pattern(
            sample,
            LAST_OF_THREES,
            concealed,
            pairs,
            laid=tuple((pung(tile(code), giver), exposed[tile(code).index]) for code in laid),
        )
        for sample, laid in THREES_SAMPLES
    )
    if of_all <= plain and of_all.doubles <= plain.doubles:
        return
    suits = [(True, False, False), (False, True, False), (False, False, True)]
    yield _pattern(ALL_PUNGS, (True,) * 4, of_all)._replace(threes=True)
    for suit in suits:
        yield _pattern(ALL_PUNGS, (*suit, True), mixed)._replace(threes=True)
    if majors > of_all or majors.doubles > of_all.doubles:
        yield _pattern(MAJOR_PUNGS, (True,) * 4, majors)._replace(threes=True)


def _pattern(name: str, groups: tuple[bool, bool, bool, bool], price: Price) -> Pattern:
    outside = sum(1 << place for place, inside in enumerate(groups) if not inside)
    return Pattern(name, groups, outside, price, price)


def _shapes(asked: _Payee, plain: Price) -> Iterable[Pattern]:
    """Yield the other shapes of hands that the book pays well for."""
    for shape in SHAPES:
        straight = asked.of_shape(shape, wild=False)
        if straight >= SHAPE_WORTH * max(1, plain.points << plain.doubles):
            mixed = asked.of_shape(shape, wild=True)
            yield Pattern(shape, (True,) * 4, 0, Price(straight, 0), Price(mixed or straight, 0), shape)


def _filler(beside: Tile, number: int) -> Iterable[Tile]:
    """Return different tiles of all suits that count nothing beside a set."""
    return [kind for kind in KINDS[1:27:2] if kind is not beside][:number]
