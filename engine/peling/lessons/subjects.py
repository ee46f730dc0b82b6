"""Subjects: under which head a rule of a book is learnt."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from peling.core import actions as act
from peling.lessons.drills.coverage import met
from peling.rulebooks import rule_book
from peling.rules.ruleset import RuleSet


class Subject(StrEnum):
    """What there is to learn."""

    TILES = "tiles"
    """To name every tile."""
    CLAIMS = "claims"
    """What may be done and claimed, and who comes first."""
    COURSE = "course"
    """Seats, wall, deal, turns and rounds, and what hand ends them."""
    SCORING = "scoring"
    SETTLING = "settling"
    """Who pays whom."""


_BY_TOPIC: Final = (
    (
        Subject.CLAIMS,
        ("condition", "precedence", "winning-by", "washing", "claimed-", "one-winner"),
    ),
    (
        Subject.SETTLING,
        ("pays", "nobody-pays", "differences", "east-double", "limited", "false-call", "liable", "sticks"),
    ),
    (
        Subject.SCORING,
        (
            *("scores", "exposing", "item", "counts-the-limit", "doubles", "majors", "points-and-doubles"),
            *("pung ", "kong ", "pair ", "several-readings", "rounded", "option", "waits"),
        ),
    ),
)
"""How the topics begin under which questions ask for the rules of a subject; all others are of the course."""
_SHAPE: Final = "shape"
"""How the topics begin under which is asked what hand wins: claims ask for it too, and yet it is none."""
_TURNS: Final = (act.Discard, act.SetOutBonus)
"""Acts of everybody's turn: their rules are of the course of a deal."""


def subjects(rules: RuleSet) -> Mapping[str, Subject]:
    """Return the subject of every rule and item of a book that a player can meet, by id.

    >>> from peling.rulebooks import rule_set
    >>> found = subjects(rule_set("pung-chow"))
    >>> [found[id_].value for id_ in ("PC-CHOW", "PC-WALL", "PC1-SETTLE", "PC1-BONUS-DRAW")]
    ['claims', 'course', 'settling', 'scoring']
    """
    items = {item.id for item in rules.items}
    turns = {rule.id for action, rule in rules.course.rules.items() if issubclass(action, _TURNS)}
    claims = {rule.id for rule in rules.course.rules.values()} - turns
    asked: dict[str, str] = {}
    shapes = of_shape(rules)
    for topic, ids in rule_book(rules.id).asked.items():
        for id_ in ids:
            asked.setdefault(id_, topic)
    found = {}
    for id_ in sorted(met(rules)):
        if id_ in items:
            found[id_] = Subject.SCORING
        elif id_ in shapes:
            found[id_] = Subject.COURSE
        elif id_ in claims:
            found[id_] = Subject.CLAIMS
        else:
            found[id_] = _of_topic(asked.get(id_, ""))
    return found


def of_shape(rules: RuleSet) -> frozenset[str]:
    """Return the ids of the rules that say what hand wins.

    >>> from peling.rulebooks import rule_set
    >>> sorted(of_shape(rule_set("how-to-play")))
    ['HP-THIRTEEN', 'HP-WIN']
    """
    by_topic = rule_book(rules.id).asked.items()
    return frozenset(id_ for topic, ids in by_topic if topic.startswith(_SHAPE) for id_ in ids)


def _of_topic(topic: str) -> Subject:
    for subject, beginnings in _BY_TOPIC:
        if topic.startswith(beginnings):
            return subject
    return Subject.COURSE
