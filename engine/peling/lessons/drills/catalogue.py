"""The kinds of drill, and how their questions are made."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from peling.lessons.drills.hands import NoHandError, has_wild
from peling.lessons.drills.makers import (
    claim_questions,
    course_questions,
    examples,
    exposing_questions,
    liable_questions,
    pay_questions,
    precedence_questions,
    score_questions,
    shape_questions,
    wind_questions,
)
from peling.lessons.drills.question import LEVELS, Key, Question
from peling.rulebooks import UnknownRulesError, rule_set
from peling.rules.ruleset import RuleSet, UnknownOptionError

Maker: TypeAlias = Callable[[Key, RuleSet, random.Random], Question]

_MAKERS: Final[Mapping[str, Maker]] = {
    "complete": shape_questions.complete,
    "waits": shape_questions.tiles_that_win,
    "away": shape_questions.how_far,
    "claim": claim_questions.claims,
    "why-not": claim_questions.why_not,
    "first": precedence_questions.first,
    "exposing": exposing_questions.exposing,
    "score": score_questions.score,
    "limit": score_questions.great,
    "pays": pay_questions.pays,
    "liable": liable_questions.liable,
    "wind": wind_questions.which_wind,
    "wild": shape_questions.stands_for,
    "rule": course_questions.rule,
}
KINDS: Final = tuple(_MAKERS)
"""All kinds of drill, in the order of the menu."""
_TRIES: Final = 12
"""Questions made in search of one about a rule: more would take longer than a reader waits."""


class UnknownDrillError(ValueError):
    """There is no such kind of drill in a book; the message names it."""


def kinds(rules: RuleSet) -> tuple[str, ...]:
    """Return the kinds of drill that a book has."""
    absent = set()
    if not has_wild(rules):
        absent.add("wild")
    if not liable_questions.liability_is_taught(rules):
        absent.add("liable")
    return tuple(kind for kind in KINDS if kind not in absent)


def levels(_kind: str, _rules: RuleSet) -> tuple[int, ...]:
    """Return the levels of a kind of drill, the easiest first."""
    return LEVELS


def question(kind: str, rules: RuleSet, level: int, rng: random.Random) -> Question:
    """Return a new question.

    Raises:
        UnknownDrillError: the book has no such kind of drill.
    """
    options = tuple(sorted(rules.house.changed(rules.options).items()))
    return again(Key(kind, rules.id, options, level, rng.getrandbits(32)), rules)


def again(key: Key, rules: RuleSet) -> Question:
    """Return the question of a key; the rule set must be that of the key.

    Raises:
        UnknownDrillError: the book has no such kind of drill, or no such level, or by these house rules no
            question of the sort was found in a bounded number of tries.
    """
    if key.kind == examples.KIND:
        every = examples.exercises(key.rules)
        if key.seed >= len(every):
            raise UnknownDrillError(f"{rules.id} has no example {key.seed}")
        return every[key.seed].question
    if key.kind not in kinds(rules):
        raise UnknownDrillError(f"{rules.id} has no drill {key.kind!r}")
    if key.level not in LEVELS:
        raise UnknownDrillError(f"there is no level {key.level}")
    rng = random.Random(f"{key.kind} {key.rules} {key.level} {key.seed}")
    try:
        return _MAKERS[key.kind](key, rules, rng)
    except NoHandError as error:
        raise UnknownDrillError(f"{rules.id} has no question of {key.kind!r} by these house rules") from error


def can_ask(key: Key | None) -> bool:
    """Return whether there is a question of this key: one that was kept may be of another version.

    >>> can_ask(Key("waits", "pung-chow", (), 1, 7)), can_ask(Key("juggling", "pung-chow", (), 1, 7))
    (True, False)
    """
    if key is None:
        return False
    try:
        rules = rule_set(key.rules, dict(key.options))
    except (UnknownRulesError, UnknownOptionError):
        return False
    if key.kind == examples.KIND:
        return key.seed < len(examples.exercises(key.rules))
    return key.kind in kinds(rules) and key.level in LEVELS


def about(wanted: str, kind: str, rules: RuleSet, level: int, rng: random.Random) -> Question | None:
    """Return a new question of a kind that asks for the rule or item with this id; None: none was found soon.

    Raises:
        UnknownDrillError: as `question`.
    """
    for _ in range(_TRIES):
        asked = question(kind, rules, level, rng)
        if wanted in asked.asks:
            return asked
    return None
