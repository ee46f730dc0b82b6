"""Kinds of hands to make questions of: four sets and a pair of one sort or another, and the odd ones.

A style gives the tiles of a complete hand by chance. Whether a book knows such a hand, and what it counts, is
asked of the book afterwards.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from peling.core.melds import sequence_from
from peling.core.tiles import BONUS_TILES, COPIES, KINDS, Suit, Tile, Wind, wind_tile

WINDS: Final = tuple(kind for kind in KINDS if kind.wind is not None)
DRAGONS: Final = tuple(kind for kind in KINDS if kind.dragon is not None)
HONOURS: Final = WINDS + DRAGONS
TERMINALS: Final = tuple(kind for kind in KINDS if kind.is_terminal)
MAJORS: Final = TERMINALS + HONOURS
_SUITS: Final = tuple(tuple(kind for kind in KINDS if kind.suit is suit) for suit in Suit)

Triple: TypeAlias = tuple[Tile, Tile, Tile]


@dataclass(frozen=True, slots=True)
class Plan:
    """A complete hand that is not yet anybody's.

    Attributes:
        sets: the sets, those to be laid down first.
        rest: the pair, or all tiles of a hand that is no four sets and a pair.
        kongs: how many of the sets, from the first on, are to be four of a kind.
        laid: how many of the sets are to lie on the table at least.
        wins_by: the tile that should come last; None: any.
        bonus: flowers and seasons set out.
    """

    sets: tuple[Triple, ...]
    rest: tuple[Tile, ...]
    kongs: int = 0
    laid: int = 0
    wins_by: Tile | None = None
    bonus: tuple[Tile, ...] = ()

    @property
    def tiles(self) -> list[Tile]:
        """Return all tiles, a four of a kind as four."""
        tiles = [held for triple in self.sets for held in triple]
        return [*tiles, *(triple[0] for triple in self.sets[: self.kongs]), *self.rest]

    @property
    def possible(self) -> bool:
        """Return whether there are so many tiles of each kind."""
        counts = Counter(self.tiles)
        return all(number <= COPIES for number in counts.values())


Maker: TypeAlias = Callable[[random.Random, Wind, Wind], Plan]


def made(style: str, rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    """Return a complete hand of a style; `seat` and `round_wind` for those who ask for them."""
    while True:
        plan = STYLES[style](rng, seat, round_wind)
        if plan.possible:
            return plan


def chow_from(kinds: Sequence[Tile], rng: random.Random) -> Triple:
    """Return a sequence that begins with one of these kinds."""
    while True:
        run = sequence_from(rng.choice(kinds))
        if run is not None:
            return run


def three_of(kind: Tile) -> Triple:
    """Return three of a kind."""
    return (kind, kind, kind)


def _sets(kinds: Sequence[Tile], chows: float) -> Maker:
    """Return what makes four sets and a pair of these kinds, each a sequence with this likelihood."""

    def make(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
        suited = [kind for kind in kinds if kind.suit is not None and kind.rank <= 7]
        sets = tuple(
            chow_from(suited, rng) if suited and rng.random() < chows else three_of(rng.choice(kinds))
            for _ in range(4)
        )
        return Plan(sets, (rng.choice(kinds),) * 2)

    return make


def _of_one_suit(chows: float, others: tuple[Tile, ...] = ()) -> Maker:
    """Return what makes a hand of one suit, with some of the other kinds if there are any."""

    def make(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
        suit = rng.choice(_SUITS)
        plan = _sets(suit, chows)(rng, seat, round_wind)
        if not others:
            return plan
        if rng.random() < 0.5:
            return replace(plan, rest=(rng.choice(others),) * 2)
        return replace(plan, sets=(three_of(rng.choice(others)), *plan.sets[1:]))

    return make


def _plain(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
    """Make four sequences and a pair that no book pays for."""
    suited = KINDS[:27]
    worthless = [kind for kind in suited if kind.is_minor]
    return Plan(tuple(chow_from(suited, rng) for _ in range(4)), (rng.choice(worthless),) * 2)


def _with_own_wind(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    """Make a hand with a set or the pair of the own wind, the round's, or a dragon."""
    plan = _sets(KINDS[:27], 0.5)(rng, seat, round_wind)
    kind = rng.choice((wind_tile(seat), wind_tile(seat), wind_tile(round_wind), *DRAGONS))
    if rng.random() < 0.4:
        return replace(plan, rest=(kind, kind), wins_by=rng.choice((None, kind)))
    return replace(plan, sets=(three_of(kind), *plan.sets[1:]))


def _own_wind_is_the_rounds(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    plan = _sets(KINDS[:27], 0.5)(rng, seat, round_wind)
    kind = wind_tile(seat)
    return replace(plan, rest=(kind, kind), wins_by=rng.choice((None, kind)))


def _dragons(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    """Make sets of all three dragons, or of two with the third as the pair."""
    plan = _sets(KINDS, 0.6)(rng, seat, round_wind)
    one, two, three = rng.sample(DRAGONS, 3)
    if rng.random() < 0.6:
        wins_by = rng.choice((None, three))
        return replace(
            plan, sets=(three_of(one), three_of(two), three_of(three), plan.sets[3]), wins_by=wins_by
        )
    return replace(plan, sets=(three_of(one), three_of(two), *plan.sets[2:]), rest=(three, three))


def _winds(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    """Make sets of three winds and the pair of the fourth, or sets of all four."""
    plan = _sets(KINDS, 0.5)(rng, seat, round_wind)
    one, two, three, four = rng.sample(WINDS, 4)
    threes = (three_of(one), three_of(two), three_of(three))
    if rng.random() < 0.5:
        return replace(plan, sets=(*threes, plan.sets[3]), rest=(four, four))
    pair = rng.choice((rng.choice(DRAGONS), plan.rest[0]))
    return replace(plan, sets=(*threes, three_of(four)), rest=(pair, pair), wins_by=rng.choice((None, four)))


def _kongs(number: int) -> Maker:
    def make(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
        kinds = rng.sample(KINDS, number)
        others = _sets(KINDS, 0.5)(rng, seat, round_wind)
        sets = (*(three_of(kind) for kind in kinds), *others.sets[number:])
        return replace(others, sets=sets, kongs=number, laid=number)

    return make


def _laid(style: str, number: int) -> Maker:
    """Return what makes a hand of a style with so many sets on the table."""

    def make(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
        plan = STYLES[style](rng, seat, round_wind)
        return replace(plan, laid=min(number, len(plan.sets)))

    return make


def _fourth_in_sequence(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    """Make a hand with three of a kind laid down, and a sequence that the fourth of it completes."""
    run = chow_from(KINDS[:27], rng)
    kind = rng.choice(run)
    plan = _sets(KINDS, 0.5)(rng, seat, round_wind)
    return replace(plan, sets=(three_of(kind), *plan.sets[1:3], run), laid=1, wins_by=kind)


def _nine_tiles(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
    """Make 1112345678999 of a suit, and any tile of it."""
    suit = rng.choice(_SUITS)
    more = rng.choice(suit)
    return Plan((), (*three_of(suit[0]), *suit[1:8], *three_of(suit[8]), more), wins_by=more)


def _thirteen(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
    return Plan((), (*MAJORS, rng.choice(MAJORS)))


def _seven_pairs(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
    kinds = list(rng.choice((KINDS, KINDS, KINDS[:9] + HONOURS, KINDS[9:18], HONOURS)))
    chosen = rng.sample(kinds, 7)
    if rng.random() < 0.4:
        chosen[0] = chosen[1]
    wins_by = chosen[0] if rng.random() < 0.5 else None
    return Plan((), tuple(kind for kind in chosen for _ in range(2)), wins_by=wins_by)


def _independent(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
    """Make fourteen tiles that are all different and in a suit at least three apart."""
    honours = rng.sample(HONOURS, rng.choice((5, 6, 7, 7)))
    while True:
        tiles = list(honours)
        for suit in rng.sample(_SUITS, 3):
            first = rng.randint(0, 2)
            second = rng.randint(first + 3, 5 if first < 3 else 6)
            third = rng.randint(second + 3, 8)
            tiles += [suit[place] for place in (first, second, third)]
        while len(tiles) > 14:
            suited = [held for held in tiles if held.suit is not None]
            tiles.remove(rng.choice(suited))
        if len(tiles) == 14:
            return Plan((), tuple(tiles))


def _no_suit(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
    """Make all seven honours, three tiles of two suits each, and one of the third."""
    one, two, three = rng.sample(_SUITS, 3)
    last = rng.choice(three)
    spread = [suit[place] for suit in (one, two) for place in rng.choice(((0, 3, 6), (1, 4, 7), (0, 4, 8)))]
    return Plan((), (*HONOURS, *spread, last), wins_by=last)


def _any_honours(rng: random.Random, _seat: Wind, _round: Wind) -> Plan:
    every = [kind for kind in HONOURS for _ in range(COPIES)]
    return Plan((), tuple(rng.sample(every, 14)))


def _all_flowers(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    return replace(_sets(KINDS, 0.6)(rng, seat, round_wind), bonus=BONUS_TILES)


def _four_flowers(rng: random.Random, seat: Wind, round_wind: Wind) -> Plan:
    family = rng.choice((BONUS_TILES[:4], BONUS_TILES[4:]))
    return replace(_sets(KINDS, 0.6)(rng, seat, round_wind), bonus=family)


STYLES: Final[Mapping[str, Maker]] = {
    "mixed": _sets(KINDS, 0.6),
    "plain": _plain,
    "threes": _sets(KINDS, 0.0),
    "own-wind": _with_own_wind,
    "own-round": _own_wind_is_the_rounds,
    "one-suit": _of_one_suit(0.6),
    "suit-honours": _of_one_suit(0.5, HONOURS),
    "dragons": _dragons,
    "winds": _winds,
    "honours": _sets(HONOURS, 0.0),
    "terminals": _sets(TERMINALS, 0.0),
    "ends-honours": _of_one_suit(0.0, HONOURS),
    "majors": _sets(MAJORS, 0.0),
    "one-kong": _kongs(1),
    "two-kongs": _kongs(2),
    "four-kongs": _kongs(4),
    "open-one-suit": _laid("one-suit", 3),
    "open-suit-honours": _laid("suit-honours", 3),
    "open-threes": _laid("threes", 3),
    "open-dragons": _laid("dragons", 2),
    "open-winds": _laid("winds", 3),
    "open-majors": _laid("majors", 3),
    "open-terminals": _laid("terminals", 3),
    "loner": _laid("threes", 4),
    "loner-mixed": _laid("mixed", 4),
    "fourth-in-sequence": _fourth_in_sequence,
    "nine-tiles": _nine_tiles,
    "thirteen": _thirteen,
    "seven-pairs": _seven_pairs,
    "independent": _independent,
    "no-suit": _no_suit,
    "any-honours": _any_honours,
    "all-flowers": _all_flowers,
    "four-flowers": _four_flowers,
}
"""The styles by id."""
