"""What is said of an entry or a file that is not in order: where it is and what was found there."""

from __future__ import annotations

import json

import pytest

from peling.ledger.entry import DealEntry, Result
from peling.ledger.files.exchange import ImportFailedError, from_json, to_json
from peling.ledger.reckon import deal_reckoning
from peling.ledger.reckoning import EntryFault, FaultId
from peling.rulebooks import rule_set
from tests.engine.ledger.sheets import sheet, situation_of


@pytest.mark.parametrize(("field", "value"), [("rules_id", "bridge"), ("options", {"trumps": 1})])
def test_unknown_rules_are_named(field: str, value: object) -> None:
    whole = json.loads(to_json(sheet().sheet))
    whole["setup"][field] = value
    with pytest.raises(ImportFailedError) as caught:
        from_json(json.dumps(whole))
    assert caught.value.place == "setup"
    assert ("bridge" if field == "rules_id" else "trumps") in caught.value.detail


@pytest.mark.parametrize(
    ("rules_id", "washed", "fault"),
    [
        ("pung-chow-limit", ((1, 8),), EntryFault(FaultId.WASHING_TOO_FEW, 1, "washed", number=8)),
        ("pung-chow-limit", (), EntryFault(FaultId.WASHER_MISSING, None, "washed")),
        ("pung-chow", ((1, 9),), EntryFault(FaultId.NO_WASHING, None, "result")),
    ],
)
def test_a_fault_of_a_hand_shown_before_play_names_its_place_and_field(
    rules_id: str, washed: tuple[tuple[int, int], ...], fault: EntryFault
) -> None:
    rules = rule_set(rules_id)
    entry = DealEntry(Result.WASHED, hands=(None,) * 4, washed=washed)
    assert deal_reckoning(entry, situation_of(rules), rules).faults == (fault,)
