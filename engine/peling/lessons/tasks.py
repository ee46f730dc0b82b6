"""Check what a learner does in a task, always by the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

from peling.advice.equities import Equity
from peling.advice.reasons import Reason
from peling.coach.why import why
from peling.core.actions import Action, Discard, Pass, RefuseLast
from peling.core.events import Event
from peling.core.rules import Value
from peling.core.tiles import Wind, full_set
from peling.core.view import Phase, WallView
from peling.lessons import laying
from peling.lessons.drills.marking import explain
from peling.lessons.drills.question import (
    Answer,
    Explanation,
    Part,
    Question,
    State,
    Stated,
)
from peling.lessons.goals import reached
from peling.lessons.model import AskTask, BoardTask, LayTask, WallTask
from peling.lessons.position import deal_of
from peling.play.deal import DealState, awaited, view_of
from peling.play.table import apply, start_deal
from peling.play.wall import Place, layout
from peling.rules.legality import Verdict, judge, legal_actions
from peling.rules.ruleset import RuleSet

TRIES = 12
"""So many questions of a sort are made to find one that asks something else."""
Reply: TypeAlias = Callable[[DealState], "tuple[Wind, Action] | None"]
"""What another player than the learner does in a position; None: the learner is to act, or nobody is."""


class Outcome(Enum):
    """How a try on the board stands."""

    OPEN = "open"
    """Nothing is decided: the learner goes on."""
    REACHED = "reached"
    REFUSED = "refused"
    """The rules do not allow the act; the position is as before."""
    MISSED = "missed"
    """It was legal, but the goal is not reached and cannot be any more."""


@dataclass(frozen=True, slots=True)
class BoardTry:
    """What came of acts on a board.

    Attributes:
        outcome: how it stands.
        deal: the deal by now.
        events: what happened since the position.
        verdict: on the act that was refused, also where the refusal was what the learner was to meet; None
            otherwise.
        words: the key of the words for a typical wrong act; empty otherwise.
    """

    outcome: Outcome
    deal: DealState
    events: tuple[Event, ...]
    verdict: Verdict | None = None
    words: str = ""


def begin(task: BoardTask, rules: RuleSet) -> tuple[DealState, tuple[Event, ...], Reply]:
    """Return the position when the learner is to act, what happened before, and what the others will do."""
    reply = replies(task, rules)
    deal, events = _go_on(deal_of(task.position, rules), reply, rules)
    return deal, events, reply


def replies(task: BoardTask, rules: RuleSet) -> Reply:
    """Return what the others do: what the lesson says, else they pass and discard what they drew."""
    coming = list(task.others)

    def reply(deal: DealState) -> tuple[Wind, Action] | None:
        waiting = [wind for wind in awaited(deal) if wind is not task.me]
        if not waiting or deal.phase is Phase.OVER:
            return None
        if coming and coming[0][0] in waiting:
            wind, action = coming[0]
            if action is not None:
                del coming[0]
                return wind, action
            if deal.phase is Phase.TURN:
                del coming[0]
                return None
        return waiting[0], wants_nothing(deal, waiting[0], rules)

    return reply


def wants_nothing(deal: DealState, wind: Wind, rules: RuleSet) -> Action:
    """Return what somebody does who wants nothing."""
    legal = legal_actions(view_of(deal, wind, rules), rules)
    for quiet in (Pass, RefuseLast):
        for action in legal:
            if isinstance(action, quiet):
                return action
    discards = [action for action in legal if isinstance(action, Discard) and not action.standing]
    return next((action for action in discards if action.tile is deal.drawn), discards[-1])


def _go_on(deal: DealState, reply: Reply, rules: RuleSet) -> tuple[DealState, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    while (act := reply(deal)) is not None:
        deal, made = apply(deal, *act, rules)
        events += made
    return deal, events


def try_on_board(task: BoardTask, acts: Sequence[Action], rules: RuleSet) -> BoardTry:
    """Return what comes of the learner's acts, one after the other, from the beginning."""
    deal, _, reply = begin(task, rules)
    events: tuple[Event, ...] = ()
    for number, action in enumerate(acts):
        words = next((wrong.words for wrong in task.wrong if not number and wrong.action == action), "")
        verdict = judge(view_of(deal, task.me, rules), action, rules)
        if not verdict.legal:
            wanted = reached(task.goal, task.me, deal, events, verdict)
            return BoardTry(Outcome.REACHED if wanted else Outcome.REFUSED, deal, events, verdict, words)
        deal, made = apply(deal, task.me, action, rules)
        events += made
        if reached(task.goal, task.me, deal, events):
            return BoardTry(Outcome.REACHED, deal, events)
        acted, seen = deal, events
        deal, made = _go_on(deal, reply, rules)
        events += made
        if reached(task.goal, task.me, deal, events):
            return BoardTry(Outcome.REACHED, deal, events)
        if words or deal.phase is Phase.OVER or number + 1 >= len(task.solution):
            # Nothing more is done there: a later moment, with its claims, would stand beside the question.
            return BoardTry(Outcome.MISSED, acted, seen, words=words)
    return BoardTry(Outcome.OPEN, deal, events)


@dataclass(frozen=True, slots=True)
class Weighed:
    """An act of the learner where all of them were weighed.

    Attributes:
        best: the best of them.
        done: what he did.
        why: why the best is better; None where he did the best, or what is not certain to be worse.
    """

    best: Equity
    done: Equity
    why: Reason | None


def weighed(task: BoardTask, action: Action, rules: RuleSet) -> Weighed | None:
    """Return what a first act is worth beside the best; None where nothing was weighed, or not this."""
    done = next((one for one in task.weighed if one.action == action), None)
    if done is None:
        return None
    if action in task.as_good:
        return Weighed(task.weighed[0], done, None)
    deal, _, _ = begin(task, rules)
    return Weighed(task.weighed[0], done, why(view_of(deal, task.me, rules), rules, task.weighed, done))


def question_of(task: AskTask, rules: RuleSet, number: int = 0) -> Question:
    """Return the question of this number of a sort; 0 is the one that the page asks."""
    return task.again(rules, number) if number and task.again is not None else task.question(rules)


def next_number(task: AskTask, rules: RuleSet, number: int = 0) -> int:
    """Return the number of the next question that asks something else; 0: the sort has no other.

    Who is next is asked in one way only, however often the question is made. By what rules it is asked stays
    as it is on the page: a drill asks by house rules too, for which a lesson has no words.
    """
    asked = question_of(task, rules, number)
    tried = range(number + 1, number + 1 + TRIES) if task.again is not None else ()
    others = ((one, question_of(task, rules, one)) for one in tried)
    return next((one for one, other in others if other.under == asked.under and not other.asks_as(asked)), 0)


def check(task: AskTask | WallTask | LayTask, answer: Answer, rules: RuleSet) -> Explanation:
    """Return what an answer is worth, part by part; one of a wrong form is worth nothing."""
    match task:
        case AskTask():
            return explain(task.question(rules), answer)
        case WallTask():
            return _check_wall(task, answer, rules)
        case LayTask():
            return laying.check(task, answer, rules)
        case _:
            assert_never(task)


def solution(task: AskTask | WallTask | LayTask, rules: RuleSet) -> Answer:
    """Return a right answer."""
    match task:
        case AskTask():
            return task.question(rules).solutions[0]
        case WallTask():
            return [
                part for place in wall_places(task, rules) for part in (place.side.value, str(place.stack))
            ]
        case LayTask():
            return laying.lay_out(task, rules)
        case _:
            assert_never(task)


def wrong_words(task: AskTask | WallTask | LayTask, answer: Answer) -> str:
    """Return the key of what is said of a typical wrong answer; empty if it is not one of them."""
    if isinstance(task, WallTask):
        return next((wrong.words for wrong in task.wrong if wrong.answer == answer), "")
    given = _normal(answer)
    return next((wrong.words for wrong in task.wrong if _normal(wrong.answer) == given), "")


def _normal(answer: Answer) -> object:
    if isinstance(answer, list):
        return sorted(" ".join(sorted(part.split())) for part in answer)
    return {key: value for key, value in answer.items() if value} if isinstance(answer, dict) else answer


def wall_place(task: WallTask, rules: RuleSet) -> Place:
    """Return the place that is asked for first, as the engine breaks the wall with these throws."""
    return wall_places(task, rules)[0]


def wall_places(task: WallTask, rules: RuleSet) -> tuple[Place, ...]:
    """Return all places that are asked for, in order: one, or three where the loose tiles are laid."""
    standing = layout(broken_wall(task, rules))
    match task.asks:
        case "first-loose":
            return (standing.loose[0],)
        case "second-loose":
            return (standing.loose[1],)
        case "loose":
            return (standing.gap, *standing.loose)
        case _:
            return (standing.gap,)


def throws_needed(task: WallTask, rules: RuleSet) -> int:
    """Return how many throws decide what is asked: one for a side, or where a tile is turned up; else two."""
    return 1 if task.asks == "side" or rules.course.turned_up is not None else 2


def broken_wall(task: WallTask, rules: RuleSet) -> WallView:
    """Return the wall as it stands when it has been broken and nobody has taken a tile."""
    course = rules.course
    whole = tuple(full_set(bonus=course.bonus_tiles))
    state, _ = start_deal(rules, 4, whole, task.throws)
    wall = state.wall
    return WallView(
        wall.stacks,
        wall.opening.side,
        wall.opening.stack,
        0,
        0,
        len(whole),
        len(whole),
        course.loose_on,
        wall.lifted,
        wall.turned,
        state.turned_stack,
    )


def _check_wall(task: WallTask, answer: Answer, rules: RuleSet) -> Explanation:
    if task.asks == "loose":
        return _check_loose(task, answer, rules)
    right = wall_place(task, rules)
    side, stack = answer if isinstance(answer, list) and len(answer) == 2 else ("", "")
    facts = _wall_facts(task, right, rules)
    good_side = side == right.side.value
    parts = [Part("side", State.RIGHT if good_side else State.WRONG, (Stated("wall-side", facts),))]
    if task.asks != "side":
        good = good_side and stack == str(right.stack)
        parts.append(Part("stack", State.RIGHT if good else State.WRONG, (Stated("wall-stack", facts),)))
    got = sum(part.state is State.RIGHT for part in parts)
    return Explanation(got == len(parts), got, len(parts), tuple(parts))


def _wall_facts(task: WallTask, place: Place, rules: RuleSet) -> tuple[tuple[str, Value], ...]:
    first, second = map(sum, task.throws)
    counts = task.throws[0] if rules.course.turned_up is not None else (first, second)
    # Where one throw tells everything, its higher die counts the stacks.
    higher = 0 if rules.course.turned_up is None else max(task.throws[0])
    return (
        ("higher", higher),
        ("breaker", rules.course.break_wall(*counts, rules.course.stacks).breaker),
        ("side", place.side),
        ("stack", place.stack),
        ("first", first),
        ("second", second),
        ("both", first + second),
    )


def _check_loose(task: WallTask, answer: Answer, rules: RuleSet) -> Explanation:
    """Check the stack lifted and the two tiles laid, place by place; what is not yet given is missed."""
    given = list(answer) if isinstance(answer, list) else []
    names = ("lift", "first-loose", "second-loose")
    topics = ("wall-stack", "wall-loose", "wall-loose")
    parts = []
    for number, place in enumerate(wall_places(task, rules)):
        placed = given[2 * number : 2 * number + 2]
        good = placed == [place.side.value, str(place.stack)]
        state = State.RIGHT if good else State.WRONG if placed else State.MISSED
        parts.append(Part(names[number], state, (Stated(topics[number], _wall_facts(task, place, rules)),)))
    got = sum(part.state is State.RIGHT for part in parts)
    return Explanation(got == len(parts) and len(given) == 2 * len(parts), got, len(parts), tuple(parts))
