"""What was corrected is seen in the audit trail, whatever it was."""

from dataclasses import fields, replace

import pytest

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.ledger.entry import Adjustment, DealEntry, EastIs, Penalty, Points, Result, RoundIs, Tiles
from peling.ledger.inputs import Correct, Logged, SheetSetup
from peling.ledger.sheet import Change
from peling_app.score.model.history import history_row
from tests.app.score.evenings import NAMES

TYPED = (Tiles(parse_tiles("B1 B2 B3")), Points("8"), None, None)
DEAL = DealEntry(
    winner=0, hands=TYPED, penalties=(Penalty(1, 2, "50"),), adjustments=(Adjustment(("4", "-4"), "so"),)
)
OTHERS = {
    "result": Result.DRAWN,
    "winner": 1,
    "giver": 2,
    "by": WinBy.LOOSE,
    "unsaid": True,
    "hands": (Tiles(parse_tiles("B1 B2 B4")), *TYPED[1:]),
    "dead": ((1, "too-many"),),
    "washed": ((1, 9),),
    "offender": 3,
    "fully_exposed": False,
    "liable": (2,),
    "claims": ((1, "FH-X"),),
    "wild": parse_tiles("D3"),
    "penalties": (Penalty(1, 2, "60"),),
    "adjustments": (Adjustment(("6", "-6"), "so"),),
    "seats": (1, 0, 2, 3),
    "east": EastIs(2, "so"),
    "round_wind": RoundIs(Wind.WEST, "so"),
    "note": "a long evening",
}
"""For each part of a deal another value."""


def corrected(before: DealEntry, after: DealEntry) -> tuple[str, str]:
    """Return what the trail says of a deal before and after it was corrected."""
    change = Change(Logged("1923-05-17T20:00:00+00:00", Correct(1, after, "")), 1, before)
    row = history_row(change, SheetSetup("T", "fenghua", {}, NAMES))
    return row.before, row.after


def test_every_part_of_a_deal_is_varied() -> None:
    assert set(OTHERS) == {one.name for one in fields(DealEntry)}


@pytest.mark.parametrize("part", OTHERS)
def test_a_correction_is_seen_whatever_was_corrected(english: object, part: str) -> None:  # noqa: ARG001
    """Other tiles, another penalty or a note: before and after stood there in the same words."""
    fitting = {"offender": Result.FALSE_CALL, "fully_exposed": Result.FALSE_CALL, "washed": Result.WASHED}
    deal = replace(DEAL, result=fitting.get(part, DEAL.result))
    was, now = corrected(deal, replace(deal, **{part: OTHERS[part]}))  # type: ignore[arg-type]
    assert was != now


def test_what_is_seen_by_itself_is_not_named(english: object) -> None:  # noqa: ARG001
    assert corrected(DEAL, replace(DEAL, hands=(None, Points("8"), None, None)))[1].count(";") == 0
    seen = corrected(DEAL, replace(DEAL, hands=OTHERS["hands"], note="late"))[1]  # type: ignore[arg-type]
    assert seen.endswith("; changed: the tiles of Agnes, the note")
