"""Customs of play that several books share: breaking the wall, precedence, who is East, who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final

from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ClaimWin
from peling.core.melds import Meld
from peling.core.tiles import WINDS, Tile, Wind
from peling.rules.course import WallBreak
from peling.rules.readings import MAJORS
from peling.rules.ruleset import short_of_sets


def break_wall(first: int, second: int, stacks: int) -> WallBreak:
    """Return where the wall is broken by two throws of two dice.

    East's throw is counted to the right from himself; both throws together are counted from the right end of
    the breaker's side, and beyond its length into the side of his left-hand neighbour.

    >>> break_wall(7, 7, 17).stack, break_wall(7, 12, 17).side.value, break_wall(7, 12, 17).stack
    (14, 'S', 2)
    """
    breaker = side = Wind.EAST.after(first - 1)
    stack = first + second
    while stack > stacks:
        side, stack = side.after(-1), stack - stacks
    return WallBreak(breaker, side, stack)


def rank(action: Action) -> int:
    """Return the precedence of an answer: winning, then three or four of a kind, then chow."""
    match action:
        case ClaimWin():
            return 3
        case ClaimKong() | ClaimPung():
            return 2
        case ClaimChow():
            return 1
        case _:
            return 0


def next_east(winner: Wind | None, winds: tuple[Wind, ...]) -> Wind:
    """Return who is East next, by the winds of the deal that is over.

    East stays if he won or nobody did; else the player at his right follows.

    >>> from peling.core.tiles import WINDS
    >>> next_east(Wind.NORTH, WINDS).value, next_east(None, WINDS).value
    ('S', 'E')
    """
    if winner is None or winner is Wind.EAST:
        return Wind.EAST
    return winds[1]


def seats_opposite(players: int) -> tuple[Wind, ...]:
    """Return the winds that play: two sit opposite each other, of three nobody holds North."""
    return (Wind.EAST, Wind.WEST) if players == 2 else WINDS[:players]


def seats_adjacent(players: int) -> tuple[Wind, ...]:
    """Return the winds that play: the first from East on."""
    return WINDS[:players]


def no_reserve(_kongs: int) -> int:
    """Return the tiles at the end that are never drawn: none."""
    return 0


def last_fourteen(_kongs: int) -> int:
    """Return the tiles at the end that are never drawn: fourteen, however many kongs were made."""
    return 14


def sets_out_all(_wind: Wind, bonus: Tile) -> bool:
    """Return whether a bonus tile is set out and replaced: every one is, whoever gets it."""
    return bonus.is_bonus


def short_with_thirteen_majors(counts: Sequence[int], melds: tuple[Meld, ...], wilds: int) -> int:
    """Return how many tiles a hand lacks to sets and a pair or to thirteen majors and one more.

    For books without wild tiles in which both win; see `peling.rules.ruleset.short_of_sets`.
    """
    of_sets = short_of_sets(counts, melds, wilds)
    if melds:
        return of_sets
    held = _OF_MAJORS(counts)
    return min(of_sets, held.count(0) + 1 - (max(held) > 1))


_OF_MAJORS: Final[Callable[[Sequence[int]], tuple[int, ...]]] = itemgetter(*[kind.index for kind in MAJORS])
