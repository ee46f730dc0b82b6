"""`python -m peling books [--check] [ID]`: print a rule book in its order, or say what it lacks."""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections import Counter
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from peling.commands.book_check import lacks
from peling.commands.errors import CommandError
from peling.core.rules import Citation
from peling.core.scoring import Award, Doubles, Limit, Points
from peling.rulebooks import examples, rule_set, rule_set_ids
from peling.rules.ruleset import RuleSet

WIDTH: Final = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("id", nargs="?", help="the id of a rule book; without it, the books are listed")
    parser.add_argument(
        "--check",
        action="store_true",
        help="say what the book, or each book, still lacks, instead of printing it",
    )


def run(args: argparse.Namespace) -> int:
    """Print one book, or the list of books, or what they lack; then 1 is returned if they lack something.

    Raises:
        CommandError: there is no such book.
    """
    if args.id is not None and args.id not in rule_set_ids():
        raise CommandError(f"there is no rule book {args.id!r}; there is: {', '.join(rule_set_ids())}")
    if args.check:
        return _check((args.id,) if args.id is not None else rule_set_ids())
    lines = _list() if args.id is None else book(rule_set(args.id))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def _check(books: tuple[str, ...]) -> int:
    complete = True
    for rules_id in books:
        found = list(lacks(rules_id))
        complete = complete and not found
        lines = found or ["Nothing is missing."]
        sys.stdout.write("".join(f"{rules_id}: {line}\n" for line in lines))
    return 0 if complete else 1


def book(rules: RuleSet) -> Iterator[str]:
    """Yield the lines of a book: rules, score items, rulings, options, what is left out."""
    counts = example_counts(rules.id)
    yield f"{rules.title} ({rules.id}, revision {rules.revision})"
    yield from _heading("Rules")
    for entry in rules.entries:
        yield f"{entry.id}  {entry.title}  [{section(entry.cite)}]{_number(counts[entry.id])}"
        yield from _text(entry.text)
    yield from _heading("Score items")
    for item in rules.items:
        given = award(item.award)
        yield f"{item.id}  {item.title}: {given}  [{section(item.cite)}]{_number(counts[item.id])}"
        yield from _text(inspect.getdoc(item.find) or "")
    yield from _heading("Rulings")
    for ruling in rules.rulings:
        option = f"  option {ruling.option}" if ruling.option else ""
        yield f"{ruling.id}  {ruling.question}  [{section(ruling.cite)}]{option}"
        yield from _text(f"Readings: {'; '.join(ruling.readings)}.")
        yield from _text(f"Decided: {ruling.decision}")
        yield from _text(f"Why: {ruling.why}")
    yield from _heading("House rules (the book's own value first)")
    for choice in rules.options:
        values = ", ".join(
            [json.dumps(value) for value in choice.values] + ["or any number"] * choice.any_number
        )
        table = "  at a table with real tiles only" * (choice.scope == "sheet")
        yield f"{choice.key}  {values}  [{choice.source}]{table}"
    yield from _heading("Not modelled")
    for left_out in rules.not_modelled:
        yield f"{left_out.id}  {left_out.what}"
        yield from _text(left_out.why)


def example_counts(rules_id: str) -> Counter[str]:
    """Return the number of examples: for an item the hands that earn it, for a rule the cases about it."""
    found = examples(rules_id)
    counts = Counter(
        rule for hand in found["hands"] for rule in {line["rule"] for line in hand["expected"]["lines"]}
    )
    for case in found["cases"]:
        counts[case["reference"]] += 1
    return counts


def section(cite: Citation) -> str:
    """Return a place in the book as text."""
    place = ", ".join(part for part in (cite.part, cite.section) if part)
    return f"{place}, p. {cite.page}" if cite.page else place


def award(given: Award) -> str:
    """Return what an item gives as text."""
    match given:
        case Points(amount):
            return "1 point" if amount == 1 else f"{amount} points"
        case Doubles(times):
            return "doubles once" if times == 1 else f"doubles {times} times"
        case Limit(numerator, denominator):
            return "the limit" if numerator == denominator else f"{numerator}/{denominator} of the limit"


def _number(found: int) -> str:
    """Return the number of examples as a part of a line, nothing for none."""
    return f"  {found} example{'s' * (found > 1)}" if found else ""


def _list() -> Iterator[str]:
    for rules_id in rule_set_ids():
        yield f"{rules_id}  {rule_set(rules_id).title}"


def _heading(title: str) -> Iterator[str]:
    yield ""
    yield title
    yield "-" * len(title)


def _text(text: str) -> list[str]:
    return wrap(" ".join(text.split()), WIDTH, initial_indent="    ", subsequent_indent="    ")
