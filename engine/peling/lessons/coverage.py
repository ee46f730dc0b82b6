"""Which rules of a book its course teaches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from peling.lessons.courses import course
from peling.lessons.drills.coverage import met
from peling.rulebooks import rule_book, rule_set


@dataclass(frozen=True, slots=True)
class Taught:
    """What the course of a book teaches.

    Attributes:
        rules: the id of the book.
        taught: for each rule that a player can meet the pages that teach it.
        missing: the rules that no page teaches.
        unknown: what pages say they teach, but the book does not have.
    """

    rules: str
    taught: Mapping[str, tuple[str, ...]]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]

    @property
    def percent(self) -> float:
        """Return how much of what a player can meet is taught."""
        return 100 * len(self.taught) / (len(self.taught) + len(self.missing))


def coverage(rules_id: str) -> Taught:
    """Return what the course of a book teaches of all that can be met in it, by any house rules.

    Raises:
        KeyError: the book has no course.
    """
    wanted = frozenset[str]().union(
        *(met(rule_set(rules_id, options)) for options in rule_book(rules_id).variants)
    )
    book = rule_set(rules_id)
    known = {entry.id for entry in book.entries} | {item.id for item in book.items}
    pages: dict[str, list[str]] = {}
    for page in course(rules_id).pages:
        for rule in page.teaches:
            pages.setdefault(rule, []).append(page.id)
    return Taught(
        rules_id,
        MappingProxyType({rule: tuple(pages[rule]) for rule in sorted(wanted & set(pages))}),
        tuple(sorted(wanted - set(pages))),
        tuple(sorted(set(pages) - wanted - known)),
    )
