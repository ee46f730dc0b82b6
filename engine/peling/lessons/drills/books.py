"""What a book has, found by the ids of its rules."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from peling.core.rules import Citation, Value
from peling.core.scoring import ScoreItem, ScoreSheet
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.lessons.drills.hands import has_wild
from peling.rulebooks import rule_book
from peling.rules.readings import THIRTEEN_MAJORS
from peling.rules.ruleset import RuleSet


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
    found = [id_ for topic in topics for id_ in asked.get(topic, ())]
    return known(rules, found) if found else ()


def topics_of(rules: RuleSet, sort: str, items: Iterable[str]) -> tuple[str, ...]:
    """Return the topics of a sort that name one of these items; a star in a topic stands for any letters."""
    names = [f"{sort} {item}" for item in items]
    topics = [topic for topic in rule_book(rules.id).asked if topic.startswith(f"{sort} ")]
    return tuple(topic for topic in topics if any(fnmatchcase(name, topic) for name in names))


def cite(rules: RuleSet, wanted: Iterable[str]) -> Citation | None:
    """Return the place of the first of the ids that the book has."""
    places = {item.id: item.cite for item in rules.items}
    places |= {rule.id: rule.cite for rule in rules.course.rules.values()}
    places |= {entry.id: entry.cite for entry in rules.entries}
    return next((places[id_] for id_ in wanted if id_ in places), None)


def east_pays_double(rules: RuleSet) -> bool:
    """Return whether East pays a winner more than others do."""
    won = rules.settle(DealOutcome(WINDS, Wind.SOUTH, {wind: 2 * (wind is Wind.SOUTH) for wind in WINDS}))
    by_payer = {paid.payer: paid.factor for paid in won.transfers}
    return by_payer[Wind.EAST] > by_payer[Wind.WEST]


def spoilt_by_plain(rules: RuleSet, item: str) -> bool:
    """Return whether a plain hand won with a claimed tile lacks an item that it would else have."""
    return item in rules_on(rules, "items-spoilt-by-plain")


def limit_of(rules: RuleSet) -> tuple[tuple[str, Value], ...]:
    """Return the limit that is agreed, as a fact of a question; nothing where none is.

    Where only limit hands count it, and others may count more, the fact is called ``"full"``.
    """
    limit = dict(rules.house.values).get("limit")
    if not isinstance(limit, int) or isinstance(limit, bool):
        return ()
    return (("limit" if rules.as_settled(limit + 1, won=True) <= limit else "full", limit),)


def shape_rules(rules: RuleSet, sheets: Iterable[ScoreSheet]) -> tuple[str, ...]:
    """Return the rules that say that hands read like this are complete.

    Where all of them are of a shape of their own, what the book says of that shape stands first.
    """
    own: list[str] = []
    more: list[str] = []
    special = True
    for sheet in sheets:
        shape = [f"shape {sheet.reading.shape}"] if sheet.reading.shape else []
        shape += topics_of(rules, "item-of-shape", (line.item for line in sheet.lines))
        special &= bool(shape)
        own += shape
        if sheet.reading.stands:
            more.append("shape-with-wild-tiles")
    return rules_on(rules, *((*own, "shape") if special else ("shape", *own)), *more)


def knows_style(rules: RuleSet, style: str) -> bool:
    """Return whether hands of a style are complete in a book."""
    if style in ("independent", "no-suit", "any-honours", "seven-pairs", "all-flowers"):
        return has_wild(rules)
    if style == "thirteen":
        return bool(rules_on(rules, f"shape {THIRTEEN_MAJORS}"))
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
