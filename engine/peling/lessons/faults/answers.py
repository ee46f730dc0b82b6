"""What is wrong with the answer to a question, in the order in which it is said: the worst first."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.lessons.drills.fault import Fault
from peling.lessons.drills.marking import explain, held_against
from peling.lessons.drills.question import (
    Answer,
    Choose,
    Count,
    FillSheet,
    Part,
    PickTiles,
    Question,
    SettleUp,
    State,
    Stated,
)
from peling.lessons.faults.numbers import of_number
from peling.lessons.faults.payments import of_payment
from peling.lessons.faults.picks import NONE, hand_of, missed_pick, why_complete, wrong_pick
from peling.lessons.faults.said import place_of, rule_text
from peling.lessons.faults.sheets import of_line
from peling.rules.ruleset import RuleSet


def of_question(
    question: Question, answer: Answer, rules: RuleSet, *, guesses: bool = True
) -> tuple[Fault, ...]:
    """Return what is wrong with an answer; nothing if it is right.

    What was given and is wrong stands before what was left out. Each fault has a reason and, where the
    question has one, the place in the book; the rule in our words is what is added at the second miss.

    Args:
        question, answer: what was asked, and what was given.
        rules: the book.
        guesses: a number may be explained by the slip by which it would come about. Where somebody knows what
            was missed, another guess beside that would contradict it.
    """
    question = held_against(question, answer)
    explained = explain(question, answer)
    if explained.right:
        return ()
    wrong = [part for part in explained.parts if part.state is State.WRONG]
    missed = [part for part in explained.parts if part.state is State.MISSED]
    if wrong and isinstance(question.form, Choose):
        # Where one is right, or nothing, that another was chosen is the whole error.
        missed = [part for part in missed if question.form.several and part.id != NONE]
    if isinstance(question.form, FillSheet):
        # A sum that rests on a line which is not right comes after that line, given or left out.
        lines = [part for part in (*wrong, *missed) if part.id not in question.form.sums]
        wrong, missed = lines, [part for part in (*wrong, *missed) if part not in lines]
    return tuple(
        _whole(_of_part(question, part, answer, rules, guesses=guesses), question, rules)
        for part in (*wrong, *missed)
    )


def of_rest(question: Question, answer: Answer, rules: RuleSet) -> tuple[Fault, ...]:
    """Return why cards were rightly chosen or rightly left out, for when everything is said.

    Of what has a reason in the question itself nothing is said here.
    """
    if not isinstance(question.form, Choose):
        return ()
    rest = []
    for part in explain(question, answer).parts:
        hand = hand_of(question, part.id)
        if part.state is State.SPARED and not part.why:
            rest.append(_whole(wrong_pick(question, part, rules), question, rules))
        elif part.state in {State.RIGHT, State.MISSED} and hand is not None and not part.why:
            rest.append(Fault(part.id, part.state, why_complete(hand)))
    return tuple(rest)


def _of_part(question: Question, part: Part, answer: Answer, rules: RuleSet, *, guesses: bool) -> Fault:
    match question.form:
        case Choose() | PickTiles():
            made = wrong_pick if part.state is State.WRONG else missed_pick
            return made(question, part, rules)
        case Count():
            given = answer if isinstance(answer, int) else -1
            return of_number(question, given, rules, guesses=guesses)
        case FillSheet():
            return of_line(question, part, answer if isinstance(answer, dict) else {}, rules)
        case SettleUp():
            return of_payment(question, part, answer if isinstance(answer, dict) else {}, rules)


_THIN: Final = frozenset(
    {"one-more", "number-too-low", "number-too-high", "not-first-banker", "count-reserve"}
)
"""Sentences that need the rule beside them to be a reason."""


_ITEMS: Final = frozenset({"item-points", "item-doubles", "item-limit", "item-half-limit"})


def _whole(fault: Fault, question: Question, rules: RuleSet) -> Fault:
    """Return a fault with its place in the book, and with the rule in our words as what is said next."""
    place = fault.cite or question.cite or place_of(rules, question.asks)
    said = {one.topic for one in (*fault.why, *fault.more) if isinstance(one, Stated)}
    has_rule = any(topic == "rule-text" or topic in _ITEMS for topic in said)
    text = () if has_rule else rule_text(rules, _to_say(question, fault.part, rules))
    last = fault.why[-1] if fault.why else None
    thin = last is None or (isinstance(last, Stated) and last.topic in _THIN)
    if thin and not text:
        text = rule_text(rules, question.asks)
    why = (*fault.why, *text) if thin else fault.why
    more = fault.more if thin else (*fault.more, *text)
    return replace(fault, why=why, more=more, cite=place)


def _to_say(question: Question, part: str, rules: RuleSet) -> tuple[str, ...]:
    """Return which rules may be said of a part that has none of its own: items are of other parts.

    Only where one line of the book is a slip, what its item gives is what the question is about.
    """
    right = question.solutions[0]
    items = {item.id for item in rules.items}
    if part != NONE and isinstance(right, list) and items & set(right):
        return question.asks
    if items & set(question.asks) and question.topic != "exposing":
        # What a whole hand counts depends on its lines; the first rule of scoring explains none of them.
        return ()
    return tuple(id_ for id_ in question.asks if id_ not in items)
