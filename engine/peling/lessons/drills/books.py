"""What a book has, found by the ids of its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peling.core.rules import Citation
from peling.core.scoring import ScoreItem, ScoreSheet
from peling.lessons.drills.hands import has_wild
from peling.rulebooks import rule_book
from peling.rules.readings import THIRTEEN_MAJORS
from peling.rules.ruleset import RuleSet

STANDARD_SHAPE: Final = ("PC-SET", "PC-WIN", "HP-WIN", "FW-WIN", "FW-HEAD", "FH-SHAPES", "FH-SHAPE-STANDARD")
_SHAPES: Final = {
    "": STANDARD_SHAPE,
    THIRTEEN_MAJORS: ("HP-THIRTEEN", "PC2-LIMIT-1", "FW-THIRTEEN"),
    "seven-pairs": ("FH-SHAPES", "FH-SHAPE-SEVEN-PAIRS"),
    "independent-tiles": ("FH-SHAPES", "FH-SHAPE-INDEPENDENT"),
    "all-honours": ("FH-SHAPES", "FH-SHAPE-HONOURS"),
    "eight-flowers": ("FH-SHAPES", "FH-SHAPE-EIGHT-FLOWERS"),
}
_NINE: Final = "HP-L-NINE"


def ids(rules: RuleSet) -> frozenset[str]:
    """Return the ids of all entries, items and rules of play of a book."""
    played = {rule.id for rule in rules.course.rules.values()}
    return frozenset({entry.id for entry in rules.entries} | {item.id for item in rules.items} | played)


def known(rules: RuleSet, wanted: Iterable[str]) -> tuple[str, ...]:
    """Return those of the ids that the book has, each once."""
    there = ids(rules)
    return tuple(id_ for id_ in dict.fromkeys(wanted) if id_ in there)


def rules_on(rules: RuleSet, *topics: str) -> tuple[str, ...]:
    """Return the rules of a book for which questions about these topics ask, each once."""
    asked = rule_book(rules.id).asked
    return known(rules, (id_ for topic in topics for id_ in asked.get(topic, ())))


def cite(rules: RuleSet, wanted: Iterable[str]) -> Citation | None:
    """Return the place of the first of the ids that the book has."""
    places = {item.id: item.cite for item in rules.items}
    places |= {rule.id: rule.cite for rule in rules.course.rules.values()}
    places |= {entry.id: entry.cite for entry in rules.entries}
    return next((places[id_] for id_ in wanted if id_ in places), None)


def shape_rules(rules: RuleSet, sheets: Iterable[ScoreSheet]) -> tuple[str, ...]:
    """Return the rules that say that hands read like this are complete."""
    found = list(known(rules, STANDARD_SHAPE))
    for sheet in sheets:
        found += _SHAPES[sheet.reading.shape]
        if sheet.reading.stands:
            found += ["FH-WILD-USE", "FH-WILD-SHAPES"]
        if any(line.item == _NINE for line in sheet.lines):
            found.append("HP-NINE")
    return known(rules, found)


def knows_style(rules: RuleSet, style: str) -> bool:
    """Tell whether hands of a style are complete in a book."""
    if style in ("independent", "no-suit", "any-honours", "seven-pairs", "all-flowers"):
        return has_wild(rules)
    if style == "thirteen":
        return bool(known(rules, _SHAPES[THIRTEEN_MAJORS]))
    return True


def item(rules: RuleSet, id_: str) -> ScoreItem[object]:
    """Return the item of an id.

    Raises:
        KeyError: the book has none.
    """
    for one in rules.items:
        if one.id == id_:
            return one
    raise KeyError(id_)
