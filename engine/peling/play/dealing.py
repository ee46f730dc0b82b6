"""Break the wall and deal."""

from __future__ import annotations

from operator import attrgetter

from peling.core.events import Event, TilesDealt, TileTurnedUp, WallBroken
from peling.core.hand import Hand
from peling.core.tiles import Tile, Wind, full_set
from peling.play.deal import DealState, Holding
from peling.play.drawing import set_out_all
from peling.play.wall import Wall, break_wall, open_wall
from peling.rules.course import TurnedUp
from peling.rules.ruleset import RuleSet

Throw = tuple[int, int]
"""A throw of two dice."""


def start_deal(
    rules: RuleSet,
    players: int,
    wall: tuple[Tile, ...],
    throws: tuple[Throw, Throw],
    round_wind: Wind | None = None,
    *,
    winds: tuple[Wind, ...] | None = None,
) -> tuple[DealState, tuple[Event, ...]]:
    """Return a deal that was dealt, with East to discard, and what happened.

    Args:
        rules: the rule set.
        players: how many play.
        wall: the whole wall in its physical order; see `peling.play.wall`.
        throws: East's throw and the breaker's.
        round_wind: the wind of the round, where the book has rounds.
        winds: which winds play, if they are not those of the book for this number of players.

    Raises:
        ValueError: the wall is not made of the tiles that the book needs.
    """
    course = rules.course
    winds = course.seats(players) if winds is None else winds
    if len(wall) != 8 * course.stacks:
        message = f"the wall has {len(wall)} tiles, but {8 * course.stacks} are needed"
        raise ValueError(message)
    if sorted(wall, key=attrgetter("index")) != list(full_set(bonus=course.bonus_tiles)):
        message = "these are not the tiles of a set"
        raise ValueError(message)
    broken, turned = broken_wall(wall, throws, rules)
    opening = broken.opening
    events: list[Event] = [
        WallBroken(
            throws[0],
            throws[1] if turned is None else None,
            opening.breaker,
            opening.side,
            opening.stack,
            lifted=broken.lifted,
            absent=opening.breaker not in winds,
        )
    ]
    wild: tuple[Tile, ...] = ()
    if turned is not None and broken.turned is not None:
        wild = course.wild(broken.turned)
        events.append(TileTurnedUp(broken.turned, opening.side, turned.stack, wild))
    dealt: dict[Wind, list[Tile]] = {wind: [] for wind in winds}
    order = dealing_places(winds, leaps=course.leaps)
    taken, broken = broken.take(sum(len(places) for _, places in order))
    for wind, places in order:
        received = tuple(taken[place] for place in places)
        dealt[wind] += received
        events.append(TilesDealt(wind, received, len(received), places))
    hands = tuple(Hand.of(dealt[wind]) for wind in winds)
    state = DealState(
        winds,
        round_wind,
        broken,
        tuple(map(Holding, hands)),
        dealt=tuple(hand.concealed for hand in hands),
        wild=wild,
        turned_stack=None if turned is None else turned.stack,
    )
    for wind in winds:
        state = set_out_all(state, wind, rules, events)
    return state, tuple(events)


def broken_wall(
    wall: tuple[Tile, ...], throws: tuple[Throw, Throw], rules: RuleSet
) -> tuple[Wall, TurnedUp | None]:
    """Return the wall broken as the book has it, and where the tile lies that is turned up."""
    course = rules.course
    if course.turned_up is not None:
        turned = course.turned_up(*throws[0], course.stacks)
        return open_wall(wall, course.break_wall(*throws[0], course.stacks), turned), turned
    opening = course.break_wall(sum(throws[0]), sum(throws[1]), course.stacks)
    return open_wall(wall, opening) if course.passes_over else break_wall(wall, opening), None


def dealing_order(winds: tuple[Wind, ...], *, leaps: bool = False) -> tuple[tuple[Wind, int], ...]:
    """Return who takes how many tiles, in order: three times four each, one each, East one more (PC-DEAL).

    Where East `leaps`, he takes his last two at once, before the others (HP-DEAL, FW-DEAL, FH-DEAL).
    """
    return tuple((wind, len(places)) for wind, places in dealing_places(winds, leaps=leaps))


def dealing_places(winds: tuple[Wind, ...], *, leaps: bool) -> tuple[tuple[Wind, tuple[int, ...]], ...]:
    """Return who takes which tiles of the wall, counted from 0 in the order in which it is drawn."""
    players = len(winds)
    rounds = ((winds[turn % players], tuple(range(4 * turn, 4 * turn + 4))) for turn in range(3 * players))
    one, more = 12 * players, 13 * players
    others = ((wind, (one + place,)) for place, wind in enumerate(winds[1:], start=1))
    if leaps:
        return (*rounds, (winds[0], (one, more)), *others)
    return (*rounds, (winds[0], (one,)), *others, (winds[0], (more,)))
