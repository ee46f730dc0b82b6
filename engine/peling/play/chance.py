"""Draw by chance what a game is given: throws, winds, walls. The `random.Random` is handed in."""

from __future__ import annotations

import random
from typing import assert_never

from peling.core.tiles import WINDS, Tile, full_set
from peling.play.inputs import SeatThrows, WindBox
from peling.play.table import Throw
from peling.rules.course import Seating
from peling.rules.ruleset import RuleSet


def seat_throws(rng: random.Random, players: int) -> SeatThrows:
    """Return throws for East, with as many rounds as ties make necessary."""
    rounds = []
    throwing = players
    while throwing > 1:
        throws = tuple(_throw(rng) for _ in range(throwing))
        rounds.append(throws)
        sums = [sum(throw) for throw in throws]
        throwing = sums.count(max(sums))
    return SeatThrows(tuple(rounds))


def random_seats(rng: random.Random, rules: RuleSet, players: int) -> SeatThrows | WindBox:
    """Return how the seats are found before the first deal, as the book has it."""
    match rules.course.seating:
        case Seating.HIGHEST_THROW:
            return seat_throws(rng, players)
        case Seating.WIND_BOX | Seating.BY_THROW:
            return random_box(rng, players)
        case _:
            assert_never(rules.course.seating)


def random_box(rng: random.Random, players: int) -> WindBox:
    """Return a drawing of winds."""
    winds = rng.sample(WINDS[:players], players)
    return WindBox(rng.randrange(players), random_throws(rng), tuple(winds), rng.randint(1, players))


def random_throws(rng: random.Random, rules: RuleSet | None = None) -> tuple[Throw, Throw]:
    """Return the two throws that break the wall; East throws again where the rules have it so."""
    first = _throw(rng)
    while rules is not None and rules.course.rethrown(*first):
        first = _throw(rng)
    return first, _throw(rng)


def random_wall(rng: random.Random, rules: RuleSet) -> tuple[Tile, ...]:
    """Return a shuffled wall."""
    tiles = list(full_set(bonus=rules.course.bonus_tiles))
    rng.shuffle(tiles)
    return tuple(tiles)


def _throw(rng: random.Random) -> Throw:
    return rng.randint(1, 6), rng.randint(1, 6)
