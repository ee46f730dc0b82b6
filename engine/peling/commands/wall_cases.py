"""Cases about the wall: where it is broken, how it is dealt, and how it comes to its end."""

from __future__ import annotations

from collections.abc import Callable

from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.play.table import dealing_order
from peling.positions.fields import Answer, Fields, bad, read_flag, read_number, read_wind
from peling.rules.course import CourseOfPlay, TurnedUp
from peling.rules.ruleset import RuleSet

DEALT = 53
"""Tiles that are dealt: thirteen to each and East's fourteenth."""


def broken(given: Fields, rules: RuleSet) -> Answer:
    """Return the stack at which the dice break the wall, and what else a book says.

    Raises:
        InvalidHandError: a throw is missing, or is none of the book.
    """
    stacks = _stacks(given, rules)
    if rules.course.turned_up is not None:
        return _break_and_turn_up(given, stacks, rules.course, rules.course.turned_up)
    if "throws" not in given.values and "total" in given.values:
        total = given.number("total", 4, 24)
        opening = rules.course.break_wall(total // 2, total - total // 2, stacks)
        return {"stack": opening.stack, **_beside(opening.stack, stacks, rules)}
    throws = given.items("throws", lambda value, name: read_number(value, name, 2, 12))
    if len(throws) != 2:
        raise bad("given.throws", "two throws of two dice are needed")
    opening = rules.course.break_wall(*throws, stacks)
    answer: Answer = {"breaker": opening.breaker.value, "side": opening.side.value, "stack": opening.stack}
    return answer | _beside(opening.stack, stacks, rules)


def _beside(stack: int, stacks: int, rules: RuleSet) -> Answer:
    """Return what else a book says: what is left in its side, or where loose tiles lie."""
    left: Answer = {"left_in_side": stacks - stack} if rules.course.passes_over else {}
    return left | _loose_on(stack, stacks, rules)


def _break_and_turn_up(
    given: Fields, stacks: int, course: CourseOfPlay, turn_up: Callable[[int, int, int], TurnedUp]
) -> Answer:
    """Break the wall by the two dice of one throw, and turn up the tile that tells the wild ones."""
    dice = given.items("dice", lambda value, name: read_number(value, name, 1, 6))
    if len(dice) != 2:
        raise bad("given.dice", "the pips of two dice are needed")
    broken, turned = course.break_wall(*dice, stacks), turn_up(*dice, stacks)
    return {
        "breaker": broken.breaker.value,
        "side": broken.side.value,
        "stack": broken.stack,
        "head_stack": broken.stack % stacks + 1,
        "indicator_stack": turned.stack,
        "tiles_behind_indicator": turned.behind,
        "tiles_in_front_of_indicator": turned.in_front,
        "first_supply": {
            "stack": turned.supply_stack,
            "level": "top" if turned.supply_upper else "bottom",
        },
    }


def _loose_on(stack: int, stacks: int, rules: RuleSet) -> Answer:
    """Return on which stacks the loose tiles lie; a stack right of the first is the last of the next side."""
    if rules.course.loose_on is None:
        return {}
    first, second = ((stack - step - 1) % stacks + 1 for step in rules.course.loose_on)
    return {"bottom_on": second, "top_on": first, "first_loose_on": first}


def wall(given: Fields, rules: RuleSet) -> Answer:
    """Return how many tiles and stacks the wall has, and what is left of it after the deal."""
    stacks = _stacks(given, rules)
    tiles = 4 * 2 * stacks
    return {"tiles": tiles, "stacks_per_side": stacks, "left_after_deal": tiles - DEALT}


def _stacks(given: Fields, rules: RuleSet) -> int:
    """Return the stacks in each side, with or without flowers as the case has it."""
    flowers = given.optional("flowers", read_flag)
    return rules.course.stacks if flowers is None else 17 + flowers


def deal(_given: Fields, rules: RuleSet) -> Answer:
    """Return who takes how many tiles, in order, and where the next tile comes from.

    Stacks are counted from the left of the breach, the first being 1.
    """
    taken = dealing_order(WINDS, leaps=rules.course.leaps)
    left = sum(number for _, number in taken) % (8 * rules.course.stacks)
    return {
        "order": [[wind.value, number] for wind, number in taken],
        "next_draw": {"stack": left // 2 + 1, "level": "bottom" if left % 2 else "top"},
    }


def wall_end(given: Fields, rules: RuleSet) -> Answer:
    """Return what becomes of a deal in which nobody has won when so many tiles are left."""
    left = given.number("tiles_left", 0, DEALT + 91)
    if left > rules.course.reserve(0):
        return {"result": "play-on"}
    settlement = rules.settle(DealOutcome(WINDS, None, dict.fromkeys(WINDS, 0)))
    return {
        "result": "dead-hand",
        "net": {wind.value: points for wind, points in settlement.net(WINDS).items()},
        "east_stays": rules.course.next_east(None, WINDS) is Wind.EAST,
    }


def bottom_tile(given: Fields, rules: RuleSet) -> Answer:
    """Return how a deal ends when the last tile is refused, taken, or discarded and claimed.

    Raises:
        InvalidHandError: nobody can refuse it in this book, or it was not refused in turn.
    """
    if rules.course.turned_up is None:
        raise bad("kind", f"nobody can refuse the last tile in {rules.id}")
    refusals = given.items("refusals", read_wind)
    taker = given.optional("taker", read_wind)
    claimer = given.optional("claimed_by", read_wind)
    wins = given.optional("taker_wins", read_flag) is True
    if any(later is not refusals[0].after(step) for step, later in enumerate(refusals)):
        raise bad("given.refusals", "players refuse in their turn, each once at most")
    if taker is None and (len(refusals) < len(WINDS) or wins or claimer is not None):
        raise bad("given.taker", "if nobody takes the tile, all four have refused it")
    if taker is not None and refusals and taker is not refusals[-1].after():
        raise bad("given.taker", f"{taker.value} is not the next in turn")
    if taker in refusals or (claimer is not None and (wins or claimer is taker)):
        raise bad("given.claimed_by", "only a tile that its taker discards can be claimed, by another")
    winner = taker if wins else claimer
    stays = rules.course.next_east(winner, WINDS) is Wind.EAST
    if winner is None:
        return {"result": "draw", "net": {wind.value: 0 for wind in WINDS}, "banker_stays": stays}
    answer: Answer = {"result": "win", "winner": winner.value, "banker_stays": stays}
    return answer if claimer is None or taker is None else answer | {"liable": taker.value}
