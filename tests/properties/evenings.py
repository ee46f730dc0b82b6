"""Random evenings at a table with real tiles: deals of every kind that a book knows, typed and by tiles."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache

from peling.commands.hand_json import read_hand
from peling.core.scoring import HandRecord
from peling.core.tiles import WINDS
from peling.ledger.course import overruled
from peling.ledger.entry import (
    Adjustment,
    DealEntry,
    EastIs,
    Penalty,
    Points,
    Result,
    RoundIs,
    empty_deal,
)
from peling.ledger.hands import with_draft
from peling.ledger.history import EntryRefusedError, SheetHistory, new_history
from peling.ledger.inputs import Enter, SheetSetup
from peling.ledger.questions import ways
from peling.ledger.situation import Situation
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.draft import draft_of
from peling.rules.ruleset import RuleSet

NAMES = ("Anna", "Bert", "Carl", "Dora")
AT = "2026-11-21T20:00:00+00:00"
TABLES = tuple((rules_id, number) for rules_id in RULE_SETS for number in rule_set(rules_id).course.players)
"""Every rule set with every number of players it is for."""
DEALS = 16


def agreed(rules_id: str, players: int, rng: random.Random) -> SheetSetup:
    """Return an agreement, with some house rules of the sheet."""
    rules = rule_set(rules_id)
    sheet_rules = [option for option in rules.options if option.scope == "sheet" or option.key == "limit"]
    chosen = {option.key: rng.choice(option.values) for option in sheet_rules if rng.random() < 0.3}
    if chosen.get("limit") == "none":
        del chosen["limit"]
    return SheetSetup("evening", rules_id, chosen, NAMES[:players], rng.randrange(players), created=AT)


def evening(rules_id: str, players: int, seed: int, deals: int = DEALS) -> SheetHistory:
    """Return a sheet with so many random deals."""
    rng = random.Random(seed)
    book = new_history(agreed(rules_id, players, rng))
    for _ in range(deals):
        book = book.apply(Enter(deal(rng, book, len(book.sheet.deals) + 1)), AT)
    return book


def deal(rng: random.Random, book: SheetHistory, number: int) -> DealEntry:
    """Return a deal that can be entered under this number."""
    rules = book.sheet.rules
    while True:
        entry = _extras(rng, empty_deal(len(book.sheet.setup.players)), rules)
        here = overruled(book.situation_of(number), entry, rules)
        entry = _result(rng, entry, here, rules)
        try:
            if number > len(book.sheet.deals):
                book.apply(Enter(entry), AT)
            else:
                book.check(entry, book.situation_of(number))
        except EntryRefusedError:
            continue
        return entry


def _extras(rng: random.Random, entry: DealEntry, rules: RuleSet) -> DealEntry:
    """Return a deal with penalties, adjustments and things overruled, each now and then."""
    players = len(entry.hands)
    if rng.random() < 0.1:
        payee = None if rng.random() < 0.5 else rng.randrange(players)
        entry = replace(entry, penalties=(Penalty(rng.randrange(players), payee, "10*2", "house"),))
    if rng.random() < 0.1:
        entry = replace(entry, adjustments=(Adjustment(("10", "-10"), "chairs"),))
    if rng.random() < 0.05:
        entry = replace(entry, east=EastIs(rng.randrange(players), "so it was"))
    if rng.random() < 0.05 and rules.course.rounds:
        entry = replace(entry, round_wind=RoundIs(rng.choice(WINDS), "so it was"))
    if rng.random() < 0.05:
        entry = replace(entry, seats=tuple(rng.sample(range(players), players)))
    return entry


def _result(rng: random.Random, entry: DealEntry, here: Situation, rules: RuleSet) -> DealEntry:
    players = range(len(entry.hands))
    kind = rng.random()
    if kind < 0.08:
        return replace(entry, result=Result.DRAWN, hands=tuple(map(_points, [rng] * len(players))))
    if kind < 0.14 and rules.course.washing is not None:
        return replace(entry, result=Result.WASHED, washed=((rng.choice(players), rng.randint(9, 13)),))
    if kind < 0.2 and rules.false_call is not None:
        return replace(entry, result=Result.FALSE_CALL, offender=rng.choice(players))
    if kind < 0.5:
        return _by_tiles(rng, entry, here, rules)
    winner = rng.choice(players)
    entry = replace(entry, winner=winner, hands=tuple(map(_points, [rng] * len(players))))
    if rng.random() < 0.7:
        givers = [place for place in players if place != winner]
        entry = replace(entry, giver=rng.choice(givers))
    by = rng.choice(ways(entry, here, rules))
    entry = replace(entry, by=by if by.claimed is (entry.giver is not None) else None)
    losers = [place for place in players if place != winner]
    if rng.random() < 0.1:
        entry = replace(entry, dead=((rng.choice(losers), "too-many"),))
    if rng.random() < 0.1:
        entry = replace(entry, liable=(rng.choice(losers),))
    return entry


def _points(rng: random.Random) -> Points:
    return Points(rng.choice((f"{rng.randrange(2, 60, 2)}", f"{rng.randrange(2, 20, 2)}+8*2", "20 x 4")))


def _by_tiles(rng: random.Random, entry: DealEntry, here: Situation, rules: RuleSet) -> DealEntry:
    """Return a deal won with a hand of the book's examples, by whoever holds its wind."""
    record = rng.choice([won for won in _hands(rules.id) if won.seat in here.winds])
    place = here.winds.index(record.seat)
    entry = replace(entry, hands=tuple(map(_points, [rng] * len(entry.hands))), winner=place)
    draft = draft_of(record)
    if draft.by.claimed and (draft.giving is None or draft.giving not in here.winds):
        draft = replace(draft, giver=next(wind for wind in here.winds if wind is not record.seat))
    return with_draft(entry, place, draft, here)


@cache
def _hands(rules_id: str) -> tuple[HandRecord, ...]:
    """Return the valid winners of a book's examples without house rules."""
    found = json.loads(rule_book(rules_id).examples.read_text(encoding="utf-8"))["hands"]
    return tuple(
        read_hand(Fields(hand))
        for hand in found
        if hand["expected"]["valid"] and hand["role"] == "winner" and not hand["options"]
    )
