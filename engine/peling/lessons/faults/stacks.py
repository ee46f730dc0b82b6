"""What is wrong with a place in the wall: how the dice are counted, and where that does not end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peling.core.rules import Value
from peling.core.tiles import WINDS, Wind
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.question import Answer, Part, State, Stated, Why
from peling.lessons.faults.said import counted_at, place_of, rule_text
from peling.lessons.model import WallTask
from peling.lessons.tasks import check, wall_place, wall_places
from peling.rules.ruleset import RuleSet

_LETTERS: Final = frozenset(wind.value for wind in WINDS)


def of_stacks(task: WallTask, answer: Answer, rules: RuleSet, teaches: Iterable[str]) -> tuple[Fault, ...]:
    """Return what is wrong with the stacks pointed at; `teaches`: the rules of the page, which are cited."""
    asks = tuple(teaches)
    explained = check(task, answer, rules)
    if explained.right:
        return ()
    given = answer if isinstance(answer, list) else []
    wrong = [part for part in explained.parts if part.state is State.WRONG]
    return tuple(
        Fault(part.id, part.state, why, rule_text(rules, asks), (), place_of(rules, asks))
        for part in wrong
        for why in [_why(task, part, given, rules)]
    )


def _why(task: WallTask, part: Part, given: list[str], rules: RuleSet) -> tuple[Why, ...]:
    number = {"first-loose": 1, "second-loose": 2}.get(part.id, 0)
    side, stack = given[2 * number : 2 * number + 2] if len(given) >= 2 * number + 2 else ("", "")
    facts: dict[str, Value] = {"stacks": rules.course.stacks, "given-stack": stack}
    if side in _LETTERS:
        facts["given"] = Wind(side)
    if number or task.asks in {"first-loose", "second-loose"}:
        return (
            Stated(
                f"loose-{'second' if 'second' in (part.id, task.asks) else 'first'}", tuple(facts.items())
            ),
        )
    first, second = task.throws
    facts |= {"first": sum(first), "second": sum(second), "both": sum(first) + sum(second)}
    opening = rules.course.break_wall(*_counts(task, rules), rules.course.stacks)
    facts["breaker"] = opening.breaker
    place = wall_place(task, rules)
    if part.id == "side" or side != place.side.value:
        return (_of_side(facts, opening.breaker, opening.side),)
    return (_of_stack(task, facts, rules),)


def _counts(task: WallTask, rules: RuleSet) -> tuple[int, int]:
    first, second = task.throws
    return first if rules.course.turned_up is not None else (sum(first), sum(second))


def _of_side(facts: dict[str, Value], breaker: Wind, side: Wind) -> Stated:
    """Return at which throws the side pointed at is counted; or that the count goes on."""
    given = facts.get("given")
    if given is breaker and side is not breaker:
        return Stated("side-beyond", tuple(facts.items()))
    if side is not breaker:
        return Stated("side-other-beyond", tuple(facts.items()))
    counts = counted_at(0, given.number) if isinstance(given, Wind) else ()
    return Stated("side-counted", (*facts.items(), *counts))


def _of_stack(task: WallTask, facts: dict[str, Value], rules: RuleSet) -> Stated:
    stack = str(facts["given-stack"])
    right = wall_places(task, rules)[0].stack
    if rules.course.turned_up is not None:
        dice = task.throws[0]
        return Stated("stack-larger-die", (*facts.items(), ("larger", max(dice)), ("smaller", min(dice))))
    if stack == str(facts["second"]):
        return Stated("stack-second-alone", tuple(facts.items()))
    if stack == str(rules.course.stacks + 1 - right):
        return Stated("stack-from-left", tuple(facts.items()))
    return Stated("stack-counted", tuple(facts.items()))
