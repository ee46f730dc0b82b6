"""Sheets and deals for the tests of the ledger."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from peling.core.tiles import Wind
from peling.ledger.course import first_situation
from peling.ledger.entry import DealEntry, Points
from peling.ledger.history import SheetHistory, new_history
from peling.ledger.inputs import Enter, SheetInput, SheetSetup
from peling.ledger.situation import Situation
from peling.rulebooks import rule_book, rule_set
from peling.rules.ruleset import OptionValue, RuleSet

NAMES = ("Anna", "Bert", "Carl", "Dora")
AT = "2026-11-21T20:00:00+01:00"


def setup(rules_id: str = "pung-chow", players: int = 4, **options: OptionValue) -> SheetSetup:
    """Return an agreement."""
    return SheetSetup("Friday", rules_id, options, NAMES[:players], created=AT)


def sheet(
    *given: SheetInput, rules_id: str = "pung-chow", players: int = 4, **options: OptionValue
) -> SheetHistory:
    """Return a sheet with these inputs."""
    return then(new_history(setup(rules_id, players, **options)), *given)


def then(book: SheetHistory, *given: SheetInput) -> SheetHistory:
    """Return a sheet with more inputs."""
    for one in given:
        book = book.apply(one, AT)
    return book


def points(winner: int | None, *texts: object, **others: Any) -> DealEntry:  # noqa: ANN401
    """Return a deal by what everybody counts; None: nothing was typed."""
    hands = tuple(None if text is None else Points(str(text)) for text in texts)
    return replace(DealEntry(winner=winner, hands=hands), **others)


def entered(winner: int | None, *texts: object, **others: Any) -> Enter:  # noqa: ANN401
    """Return the input that such a deal is entered."""
    return Enter(points(winner, *texts, **others))


def situation_of(rules: RuleSet, players: int = 4, round_wind: Wind | None = None) -> Situation:
    """Return a deal in which the first player is East, and so on."""
    first = first_situation(SheetSetup("", rules.id, {}, NAMES[:players]), rules)
    return replace(first, round_wind=round_wind) if round_wind is not None else first


def examples(rules_id: str) -> dict[str, Any]:
    """Return the examples of a book."""
    found: dict[str, Any] = json.loads(rule_book(rules_id).examples.read_text(encoding="utf-8"))
    return found


def rules_for(example: dict[str, Any], rules_id: str) -> RuleSet:
    """Return the rules of an example."""
    return rule_set(example.get("rules", rules_id), example.get("options", {}))
