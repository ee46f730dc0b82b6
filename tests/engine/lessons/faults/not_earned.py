"""Lines of a sheet that a hand does not earn, filled in all the same, and what is found wrong with each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from peling.core.scoring import HandRecord
from peling.lessons import drills, faults
from peling.lessons.drills.question import FillSheet, Question, Stated
from peling.lessons.faults import Fault
from peling.rules.ruleset import RuleSet


def lines_not_earned(
    rules: RuleSet, rng: Random, questions: int
) -> Iterator[tuple[Question, HandRecord, Fault]]:
    """Yield the question, the hand and the first fault of each line that is only absent from the hand.

    Args:
        rules: the book that is asked about.
        rng: makes the questions.
        questions: so many sheets of a hand are made.
    """
    for _ in range(questions):
        question = drills.question("score", rules, 3, rng)
        right, (record, *_) = question.solutions[0], question.shown.hands
        assert isinstance(question.form, FillSheet)
        assert isinstance(right, dict)
        for line in question.form.lines:
            if right.get(line.id, 0):
                continue
            fault, *_ = faults.of_question(question, right | {line.id: 1}, rules)
            if [one.topic for one in fault.why if isinstance(one, Stated)] == ["item-absent"]:
                yield question, record, fault
