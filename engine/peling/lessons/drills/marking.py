"""What an answer is worth, part by part, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from peling.lessons.drills.question import (
    Answer,
    Choose,
    Count,
    Earned,
    Explanation,
    FillSheet,
    Paid,
    Part,
    PickTiles,
    Question,
    SettleUp,
    State,
    Summed,
    Why,
)


def explain(question: Question, answer: Answer) -> Explanation:
    """Return what an answer is worth, and why; an answer of a wrong form is worth nothing.

    Where several answers are right it is held against the one to which it comes nearest.
    """
    return _explained(held_against(question, answer), answer)


def held_against(question: Question, answer: Answer) -> Question:
    """Return a question with the right answer as the first one to which an answer comes nearest."""
    ways = [_read_as(question, place) for place in range(len(question.solutions))]
    explained = [_explained(way, answer) for way in ways]
    return ways[max(range(len(ways)), key=lambda place: (explained[place].right, explained[place].got))]


def _read_as(question: Question, place: int) -> Question:
    """Return a question with the right answer at a place as the first one, and with the reasons for it."""
    if not place:
        return question
    answers, reasons = list(question.solutions), [question.parts, *question.readings]
    answers.insert(0, answers.pop(place))
    if question.readings:
        reasons.insert(0, reasons.pop(place))
    return replace(question, solutions=tuple(answers), parts=reasons[0], readings=tuple(reasons[1:]))


def _explained(question: Question, answer: Answer) -> Explanation:
    """Return what an answer is worth if it is held against the first that is right."""
    form, solution = question.form, question.solutions[0]
    match form:
        case Choose() | PickTiles():
            ids = [c.id for c in form.choices] if isinstance(form, Choose) else [t.code for t in form.palette]
            return _of_picks(question, ids, _picked(answer), _picked(solution))
        case Count():
            right = isinstance(answer, int) and not isinstance(answer, bool) and answer == solution
            state = State.RIGHT if right else State.WRONG
            return Explanation(right, int(right), 1, (Part("number", state, question.why("number")),))
        case FillSheet():
            ids = [*(line.id for line in form.lines), *form.sums]
            return _of_numbers(question, ids, _numbers(answer), _numbers(solution))
        case SettleUp():
            return _of_numbers(question, form.pairs, _numbers(answer), _numbers(solution))
        case _:
            assert_never(form)


def _picked(answer: Answer) -> frozenset[str]:
    if isinstance(answer, str):
        return frozenset({answer})
    return frozenset(answer) if isinstance(answer, list) else frozenset({"?"})


def _numbers(answer: Answer) -> Mapping[str, int]:
    return answer if isinstance(answer, dict) else {"?": 1}


def _of_picks(
    question: Question, ids: Iterable[str], given: frozenset[str], right: frozenset[str]
) -> Explanation:
    parts = []
    for id_ in ids:
        match id_ in given, id_ in right:
            case True, True:
                state = State.RIGHT
            case False, True:
                state = State.MISSED
            case True, False:
                state = State.WRONG
            case _:
                state = State.SPARED
        parts.append(Part(id_, state, question.why(id_)))
    states = Counter(part.state for part in parts)
    got = max(0, states[State.RIGHT] - len(given - right))
    return Explanation(given == right, got, max(1, len(right)), tuple(parts))


def _of_numbers(
    question: Question, ids: Sequence[str], given: Mapping[str, int], right: Mapping[str, int]
) -> Explanation:
    parts = []
    for id_ in ids:
        is_, should = given.get(id_, 0), right.get(id_, 0)
        if is_ == should:
            state = State.RIGHT if should else State.SPARED
        else:
            state = State.MISSED if not is_ else State.WRONG
        parts.append(Part(id_, state, tuple(_with_given(why, is_) for why in question.why(id_))))
    states = Counter(part.state for part in parts)
    strangers = [id_ for id_, number in given.items() if number and id_ not in ids]
    wrong = states[State.WRONG] + len(strangers)
    of = (
        states[State.RIGHT]
        + states[State.MISSED]
        + sum(part.state is State.WRONG and bool(right.get(part.id)) for part in parts)
    )
    over = wrong - sum(part.state is State.WRONG and bool(right.get(part.id)) for part in parts)
    all_right = not wrong and not states[State.MISSED]
    return Explanation(all_right, max(0, states[State.RIGHT] - over), max(1, of), tuple(parts))


def _with_given(why: Why, given: int) -> Why:
    """Return the reason with what was answered in it."""
    match why:
        case Earned(offered, times, _, line):
            return Earned(offered, times, given, line)
        case Summed(sheet, right, _):
            return Summed(sheet, right, given)
        case Paid(transfers, right, _):
            return Paid(transfers, right, given)
        case _:
            return why
