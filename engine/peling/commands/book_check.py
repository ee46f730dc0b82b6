"""Say what a rule book still lacks in the engine: files, citations, examples, course, drills, figures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Final

from peling.advice.formula import model
from peling.advice.kernel.rules import BOOKS
from peling.coach.levels import level_losses
from peling.coach.scale import is_measured
from peling.core.rules import Citation
from peling.lessons import coverage as lesson_coverage
from peling.lessons.courses import taught
from peling.lessons.drills import coverage as drill_coverage
from peling.lessons.drills.books import ids
from peling.rulebooks import RULE_SETS, examples, rule_book, rule_set
from peling.rules.ruleset import RuleSet

FILES: Final = (
    "asked.py",
    "book.py",
    "citations.py",
    "entries.md",
    "entries.py",
    "options.py",
    "play.py",
    "rulings.md",
    "rulings.py",
    "scoring.py",
    "settlement.py",
    "validity.py",
)
"""What the package of every book has; more names tell what only one book has."""


def lacks(rules_id: str) -> Iterator[str]:
    """Yield a sentence for everything that a rule book lacks; nothing for one that is complete.

    Raises:
        UnknownRulesError: there is no such rule book.
    """
    try:
        book = rule_book(rules_id)
    except ModuleNotFoundError as error:
        yield f"There is no package {error.name}."
        return
    variants = [rule_set(rules_id, options) for options in book.variants]
    yield from _files(book.build)
    for rules in variants:
        if rules.id != rules_id:
            yield f"The rule set calls itself {rules.id!r} and not {rules_id!r}."
    yield from dict.fromkeys(sentence for rules in variants for sentence in _citations(rules))
    yield from _sources(variants)
    yield from _examples(rules_id, variants)
    yield from _lessons(rules_id)
    yield from (f"No drill asks for the rule {rule}." for rule in drill_coverage.coverage(rules_id).missing)
    if rules_id in RULE_SETS:
        yield from not_yet_known(rules_id)


def not_yet_known(rules_id: str) -> Iterator[str]:
    """Yield a sentence for each file beside its rooms that a book of the program does not stand in yet.

    A book from outside needs none of them: it is played and judged by figures of another one.
    """
    schema = resources.files("peling") / "schemas" / "hand.schema.json"
    if f'"{rules_id}"' not in schema.read_text(encoding="utf-8"):
        yield "The JSON schemas do not know it: run packaging/make_schemas.py."
    if not (model.FOLDER / f"{rules_id}-4.json").is_file():
        yield "No numbers were found for its formula: run python -m peling train."
    if not is_measured(rules_id):
        yield "What a win gets was not measured: tests/benchmarks/coach/scale.py, for coach/scale.json."
    if not level_losses(rules_id):
        yield "What levels lose was not measured: tests/benchmarks/coach/levels.py, for coach/levels.json."
    if rules_id not in BOOKS:
        yield "The kernel does not know it, so nothing is played out: see advice/kernel/rules.py."


def _files(build: Callable[..., RuleSet]) -> Iterator[str]:
    package = sys.modules[build.__module__].__package__ or build.__module__
    there = {file.name for file in resources.files(package).iterdir()}
    yield from (f"The package {package} has no file {name}." for name in FILES if name not in there)


def _citations(rules: RuleSet) -> Iterator[str]:
    cited: list[tuple[str, Citation]] = [(f"the rule {entry.id}", entry.cite) for entry in rules.entries]
    cited += [(f"the score item {item.id}", item.cite) for item in rules.items]
    cited += [(f"the ruling {ruling.id}", ruling.cite) for ruling in rules.rulings]
    cited += [(f"the rule of play {rule.id}", rule.cite) for rule in rules.course.rules.values()]
    for what, cite in cited:
        if cite.book != rules.book:
            yield f"{what[0].upper()}{what[1:]} is cited from {cite.book!r}, which is another book."
        elif not cite.section:
            yield f"There is no place in the book for {what}."
    for entry in rules.entries:
        if not (entry.title and entry.text):
            yield f"The rule {entry.id} has no title or no text."
    for ruling in rules.rulings:
        if not (ruling.question and ruling.readings and ruling.decision and ruling.why):
            yield f"The ruling {ruling.id} lacks its question, its readings, its decision or the reason."


def _sources(variants: list[RuleSet]) -> Iterator[str]:
    """Yield what is wrong between house rules and the rules or rulings that they come from."""
    known = frozenset[str]().union(*(ids(rules) for rules in variants))
    rules = variants[0]
    rulings = {ruling.id for ruling in rules.rulings}
    for option in rules.options:
        if option.source not in known | rulings:
            yield f"The house rule {option.key!r} comes from {option.source!r}, which the book does not have."
    keys = {option.key for option in rules.options}
    for ruling in rules.rulings:
        if ruling.option and ruling.option not in keys:
            yield f"The book has no house rule {ruling.option!r}, which the ruling {ruling.id} names."


def _examples(rules_id: str, variants: list[RuleSet]) -> Iterator[str]:
    try:
        hands = examples(rules_id)["hands"]
    except FileNotFoundError:
        yield f"The file of examples is missing: {rule_book(rules_id).examples.name}."
        return
    earned = {line["rule"] for hand in hands for line in hand["expected"]["lines"]}
    items = dict.fromkeys(item.id for rules in variants for item in rules.items)
    yield from (f"No example earns the score item {item}." for item in items if item not in earned)


def _lessons(rules_id: str) -> Iterator[str]:
    if rules_id not in taught():
        yield "The book has no course."
        return
    found = lesson_coverage.coverage(rules_id)
    yield from (f"No page of the course teaches the rule {rule}." for rule in found.missing)
    yield from (f"The course teaches {rule!r}, which the book does not have." for rule in found.unknown)
