"""The settlement layouts and the hands of all books, entered into the ledger, give the books' figures."""

from __future__ import annotations

from typing import Any

import pytest

from peling.commands.hand_json import read_hand
from peling.core.scoring import HandRecord, InvalidHandError
from peling.core.tiles import WINDS, Wind, tile
from peling.ledger.entry import DealEntry, Points, Result, Tiles
from peling.ledger.hands import with_draft
from peling.ledger.reckon import deal_reckoning
from peling.ledger.reckoning import DealReckoning, FaultId
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.draft import draft_of
from tests.engine.ledger.sheets import examples, rules_for, situation_of
from tests.every_case import every

CASES = [
    pytest.param(rules_id, case, id=f"{rules_id}-{case['id']}")
    for book in RULE_SETS
    for case in examples(book)["cases"]
    for rules_id in case.get("applies_to", [book])
    if case["kind"] in {"settlement", "false-call", "wash"}
]
HANDS = [
    pytest.param(book, hand, id=f"{book}-{hand['id']}")
    for book in RULE_SETS
    for hand in examples(book)["hands"]
    # A first discard is East's: an entry cannot say otherwise, so nothing can be wrong with it.
    if hand["id"] != "HP-H18"
]
# What a draft cannot hold, since it is not laid on a table so: these are refused when a hand is read.
UNREAD = {"bad-record", "bad-meld", "bad-win", "unknown-option"}


def place(letter: str) -> int:
    """Return who holds a wind: the players sit in the order of the winds."""
    return Wind(letter).number


def settlement_entry(given: dict[str, Any]) -> DealEntry:
    """Return a settlement layout as a deal."""
    scores = given["scores"]
    winner = given.get("winner")
    return DealEntry(
        result=Result.DRAWN if winner is None else Result.WON,
        winner=None if winner is None else place(winner),
        hands=tuple(Points(str(scores[wind.value])) for wind in WINDS),
        dead=tuple((place(wind), kind) for wind, kind in given.get("dead", {}).items()),
        claims=tuple((place(wind), item) for wind, item in given.get("claims", {}).items()),
        liable=(place(given["liable"]),) if given.get("liable") else (),
    )


def case_entry(kind: str, given: dict[str, Any]) -> DealEntry:
    """Return a case as a deal."""
    match kind:
        case "settlement":
            return settlement_entry(given)
        case "false-call":
            return DealEntry(
                Result.FALSE_CALL,
                offender=place(given["offender"]),
                fully_exposed=given.get("fully_exposed", True),
                hands=(None,) * 4,
            )
        case _:
            hands: list[Tiles | None] = [None] * 4
            hands[place(given["seat"])] = Tiles(tuple(map(tile, given["tiles"])))
            return DealEntry(Result.WASHED, hands=tuple(hands), washed=((place(given["seat"]), 0),))


@every("rules_id, case", CASES)
def test_a_settlement_of_the_books(rules_id: str, case: dict[str, Any]) -> None:
    given = case["given"]
    options = {**case.get("options", {}), **({"limit": given["limit"]} if "limit" in given else {})}
    rules = rule_set(rules_id, options)
    reckoning = deal_reckoning(case_entry(case["kind"], given), situation_of(rules), rules)
    expected = case["expected"]
    if expected.get("allowed") is False:
        assert [fault.id for fault in reckoning.faults] == [FaultId.WASHING_TOO_FEW]
        assert not any(reckoning.figures.net)
        return
    assert reckoning.can_enter
    assert dict(zip("ESWN", reckoning.figures.net, strict=True)) == expected["net"]
    if "transfers" in expected:
        paid: dict[tuple[str, str], int] = {}
        for made in reckoning.figures.payments:
            pair = "ESWN"[made.payer], "ESWN"[made.payee]
            paid[pair] = paid.get(pair, 0) + made.amount
        assert paid == {(one["from"], one["to"]): one["points"] for one in expected["transfers"]}


def hand_record(hand: dict[str, Any]) -> HandRecord | None:
    """Return a hand of the examples; None if it is refused when it is read."""
    try:
        return read_hand(Fields(hand))
    except InvalidHandError:
        return None


def reckoned(record: HandRecord, rules_id: str, hand: dict[str, Any]) -> DealReckoning:
    """Return what the ledger makes of one hand, nobody else with any score."""
    rules = rules_for(hand, rules_id)
    here = situation_of(rules, round_wind=record.round_wind)
    winner = record.seat.number if record.win else (record.seat.number + 1) % 4
    entry = DealEntry(winner=winner, hands=(Points("0"),) * 4)
    entry = with_draft(entry, record.seat.number, draft_of(record), here)
    return deal_reckoning(entry, here, rules)


@every("rules_id, hand", HANDS)
def test_a_hand_of_the_books(rules_id: str, hand: dict[str, Any]) -> None:
    expected = hand["expected"]
    record = hand_record(hand)
    if record is None:
        assert expected["reason"] in UNREAD
        return
    if not expected["valid"]:
        refused = reckoned_refused(record, rules_id, hand)
        assert refused, "something must be wrong with it"
        return
    reckoning = reckoned(record, rules_id, hand)
    seat = record.seat.number
    assert reckoning.can_enter, reckoning.faults
    assert reckoning.hands[seat].total == expected["total"]
    if expected["payments"] is not None:
        assert dict(zip("ESWN", reckoning.figures.net, strict=True)) == expected["payments"]
    liable = expected.get("liable")
    assert liable is None or reckoning.liable == (place(liable),)
    if expected.get("claims"):
        assert (seat, expected["claims"][0]) in reckoning.claims


def reckoned_refused(record: HandRecord, rules_id: str, hand: dict[str, Any]) -> list[str]:
    """Return why a hand that cannot be scored is not entered; empty if it is."""
    if hand["expected"]["reason"] == "unknown-option":
        return ["unknown-option"]
    reckoning = reckoned(record, rules_id, hand)
    return [fault.reason or fault.id for fault in reckoning.faults if fault.blocks]
