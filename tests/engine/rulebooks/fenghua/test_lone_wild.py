"""With sets and one wild tile, by arrangement: only what has to pair with the wild tile is not claimed."""

from __future__ import annotations

import pytest

from tests.engine.rulebooks.fenghua.positions import HANDS

refused = HANDS.refused


SETS_AND_WILD = "B1 B2 B3 B4 B5 B6 D7 D8 D9 R R R C4"


@pytest.mark.parametrize("pair_call_with_wild", [True, False])
@pytest.mark.parametrize(
    ("claimed", "barred"),
    [
        ("B1", False),
        ("B4", False),
        ("B7", False),
        ("D6", False),
        ("R", False),
        ("B2", False),
        ("C1", True),
        ("N", True),
        ("D1", True),
    ],
)
def test_a_tile_that_fits_a_set_is_claimed_and_another_is_not(
    claimed: str, *, barred: bool, pair_call_with_wild: bool
) -> None:
    found = refused(
        SETS_AND_WILD,
        f"{claimed} discard E",
        "C4",
        lone_wild_claim="arrangement",
        min_claim_points=3,
        pair_call_with_wild=pair_call_with_wild,
    )
    assert (found == "wild-eye") is barred
