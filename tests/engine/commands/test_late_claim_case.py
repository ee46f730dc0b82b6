"""The case of a late claim: who may still claim a discard, before the next player has drawn and after it."""

from __future__ import annotations

from itertools import product

import pytest

from peling.commands.score import answer
from peling.core.tiles import WINDS

SEATS = [wind.value for wind in WINDS]
DISCARDER, NEXT, *_ = SEATS


def asked(claimer: str, claim: str, has: str, *, late: bool) -> dict[str, object]:
    """Return what is answered where late claims are allowed or not."""
    options = {"late_claims": "until_next_discard" if late else "off"}
    given = {
        "discarder": DISCARDER,
        "next_player": NEXT,
        "next_player_has": has,
        "claimer": claimer,
        "claim": claim,
    }
    return answer({"rules": "pung-chow", "kind": "late-claim", "options": options, "given": given})


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("claimer", "claim"), list(product(SEATS, ("chow", "pung", "kong", "win"))))
def test_a_discard_may_be_claimed_until_the_draw_and_later_by_another_for_no_chow(
    claimer: str, claim: str, late: bool
) -> None:
    may_ever = claimer != DISCARDER
    before = may_ever and (claim != "chow" or claimer == NEXT)
    for has in ("nothing", "not-drawn", "not drawn"):
        found = asked(claimer, claim, has, late=late)
        assert (found["legal"], found["drawn_tile_goes_back"]) == (before, False)
    after = late and may_ever and claim != "chow" and claimer != NEXT
    found = asked(claimer, claim, "drawn", late=late)
    assert (found["legal"], found["drawn_tile_goes_back"]) == (after, after)
    found = asked(claimer, claim, "discarded", late=late)
    assert (found["legal"], found["legal_after_discard"], found["drawn_tile_goes_back"]) == (False,) * 3
