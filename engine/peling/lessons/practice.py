"""Which drill goes with a page of a lesson: a question of a page leads to others about the same rule."""

from __future__ import annotations

from random import Random
from typing import Final

from peling.lessons.drills.catalogue import about, kinds, question
from peling.lessons.drills.question import Question
from peling.lessons.model import AskTask, LayTask, Page, WallTask
from peling.lessons.subjects import Subject, of_shape, subjects
from peling.rules.ruleset import RuleSet

_OF_SUBJECT: Final = {
    Subject.CLAIMS: "claim",
    Subject.SCORING: "score",
    Subject.SETTLING: "pays",
}
"""The kind of drill about rules of a subject; all others are of the course of play."""
_COURSE: Final = "rule"
_SHAPE: Final = "complete"


def drill_of(page: Page, rules: RuleSet) -> str:
    """Return the kind of drill that practises what a page asks; empty: it asks or teaches nothing."""
    match page.task:
        case None:
            return ""
        case AskTask() as task if (kind := task.question(rules).key.kind) in kinds(rules):
            return kind
        case LayTask():
            return _SHAPE
        case WallTask():
            return _COURSE
        case _ if not page.teaches:
            return ""
        case _:
            subject = subjects(rules).get(page.teaches[0], Subject.COURSE)
            of_course = _SHAPE if page.teaches[0] in of_shape(rules) else _COURSE
            return _OF_SUBJECT.get(subject, of_course)


def question_of(teaches: tuple[str, ...], kind: str, rules: RuleSet, level: int, rng: Random) -> Question:
    """Return a new question of a kind, about one of these rules if one is found soon."""
    found = (about(rule, kind, rules, level, rng) for rule in teaches)
    return next((one for one in found if one is not None), None) or question(kind, rules, level, rng)
