"""A rule set as the program lists it: what is known of it before any house rules are chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TypeAlias

from peling.rules.ruleset import OptionValue, RuleSet

Rules: TypeAlias = Mapping[str, tuple[str, ...]]
"""For each of some topics the ids of the rules of a book that speak of it."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip of a book: a printed figure that cannot be right, and what is wrong with it.

    Attributes:
        example: the id of the example.
        printed: the figure as the book prints it.
        right: the figure as it should be.
        fault: what is wrong: the id of the item that was left out or counted wrongly, ``"points"`` where the
            sum is, ``"payers"`` where the wrong players are named.
        how: ``"left-out"``, ``"wrong-value"``, ``"wrong-sum"`` or ``"wrong-players"``.
    """

    example: str
    printed: int
    right: int
    fault: str
    how: str


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A rule set of a book; a book in two parts has two.

    Attributes:
        id: the id of the rule set.
        build: makes it for chosen house rules.
        examples: the file of its examples.
        variants: house rules by which, taken together, everything in the book can come up.
        flowers_by: the house rule, with its value, that brings flowers into the wall; None where flowers are
            always in it or never.
        asked: for which of its rules drills ask, by what a question is about.
        slips: the slips in its examples, from its errata and from reckoning the examples again.
        special: the ids of its special hands, rarely won and worth the most, in the order of the book.
    """

    id: str
    build: Callable[[Mapping[str, object]], RuleSet]
    examples: Traversable
    variants: tuple[Mapping[str, OptionValue], ...] = ({},)
    flowers_by: tuple[str, OptionValue] | None = None
    asked: Rules = field(default_factory=dict)
    slips: tuple[Slip, ...] = ()
    special: tuple[str, ...] = ()


def rules_by_topic(table: str) -> Rules:
    """Return a table of rules, a topic in each line with the ids behind a colon; a line without goes on.

    >>> rules_by_topic("turn: PC-TURN")["turn"]
    ('PC-TURN',)
    """
    found: dict[str, tuple[str, ...]] = {}
    topic = ""
    for line in table.strip().splitlines():
        before, colon, after = line.rpartition(":")
        topic = before.strip() if colon else topic
        found[topic] = (*found.get(topic, ()), *after.split())
    return MappingProxyType(found)
