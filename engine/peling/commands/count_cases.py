"""Cases that are answered by counting: who is banker first, what stays in the wall, what sticks are worth."""

from __future__ import annotations

from peling.positions.fields import Answer, Fields, bad, read_number, read_object, shown
from peling.rules.ruleset import RuleSet
from peling.rules.sticks import worth

_MOST_STICKS = 10**6


def first_banker(given: Fields, rules: RuleSet) -> Answer:
    """Return who is banker first, by the throw of the player who drew East.

    Raises:
        InvalidHandError: the book does not throw for the first banker.
    """
    if rules.course.first_east is None:
        raise bad("kind", f"the first banker is not thrown for in {rules.id}")
    thrower, throw = given.wind("thrower"), given.number("throw", 2, 12)
    return {"seat": thrower.after(rules.course.first_east(throw)).value}


def reserve(given: Fields, rules: RuleSet) -> Answer:
    """Return how many tiles are never drawn when so many fours were made."""
    return {"tiles_left": rules.course.reserve(given.number("fours", 0, 16))}


def counters(given: Fields, rules: RuleSet) -> Answer:
    """Return what some sticks are worth together.

    Raises:
        InvalidHandError: the book has no sticks, or none of such a value.
    """
    if not rules.sticks:
        raise bad("kind", f"there are no counters in {rules.id}")
    known = {str(value): value for value, _ in rules.sticks}
    sticks: dict[int, int] = {}
    fields = given.get("sticks", read_object)
    for word, number in fields.values.items():
        if word not in known:
            raise bad(fields.name(word), f"{shown(word)} is no stick; there is: {', '.join(known)}")
        sticks[known[word]] = read_number(number, fields.name(word), 0, _MOST_STICKS)
    return {"total": worth(sticks)}
