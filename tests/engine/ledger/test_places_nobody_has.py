"""Whatever field of an entry names a place that nobody has, the fault names that field and that place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.core.notation import parse_tiles
from peling.ledger.entry import DealEntry, EastIs, Laid, Penalty, Points, Tiles
from peling.ledger.entry_checks import place_faults
from peling.ledger.reckoning import EntryFault, FaultId

ENTRY = DealEntry(winner=1, hands=(Points("8"),) * 4)
LAID = Tiles(exposed=(Laid(parse_tiles("B1 B2 B3"), giver=9),))

CASES = [
    ("winner", 9),
    ("giver", 9),
    ("offender", 9),
    ("east", EastIs(9, "so")),
    ("dead", ((2, "wrong-count"), (9, "wrong-count"))),
    ("washed", ((9, 10),)),
    ("claims", ((9, "HP-L-FOUR-WINDS"),)),
    ("liable", (2, 9)),
    ("penalties", (Penalty(9, 2, "10"),)),
    ("penalties", (Penalty(2, 9, "10"),)),
    ("hands", (Points("8"), LAID, Points("8"), Points("8"))),
]


@pytest.mark.parametrize(("field", "value"), CASES)
def test_a_place_that_nobody_has_is_a_fault_of_its_field(field: str, value: object) -> None:
    entry = replace(ENTRY, **{field: value})  # type: ignore[arg-type]
    assert place_faults(ENTRY, 4) == ()
    assert place_faults(entry, 4) == (EntryFault(FaultId.NO_PLACE, 9, field),)
    assert place_faults(entry, 10) == ()
