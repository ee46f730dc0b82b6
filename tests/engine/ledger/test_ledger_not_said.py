"""What nobody said of a deal is not made up: it stays open, or is asked where payments hang on it."""

from dataclasses import replace

import pytest

from peling.core.scoring import WinBy
from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.history import EntryRefusedError
from peling.ledger.inputs import Correct, Enter, Insert, Logged
from peling.ledger.questions import way_said
from peling.ledger.reckon import deal_reckoning
from peling.ledger.reckoning import FaultId
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.ledger.sheets import AT, sheet, then

POINTS = DealEntry(winner=1, hands=(Points("8"), Points("40"), Points("12"), Points("4")))


def paid(entry: DealEntry, rules_id: str) -> object:
    """Return who pays whom in the first deal of a sheet."""
    return deal_reckoning(entry, sheet(rules_id=rules_id).sheet.next, rule_set(rules_id)).settlement


def missing(entry: DealEntry, rules_id: str) -> bool:
    """Return whether it has to be said how the tile came."""
    made = deal_reckoning(entry, sheet(rules_id=rules_id).sheet.next, rule_set(rules_id))
    found = any(fault.id is FaultId.WAY_MISSING for fault in made.faults)
    assert found <= (not made.can_enter)
    return found


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_how_the_tile_came_is_asked_just_where_somebody_pays_by_it(rules_id: str) -> None:
    said = [replace(POINTS, giver=giver) for giver in (0, 2, 3)] + [replace(POINTS, by=WinBy.WALL)]
    matters = len({str(paid(entry, rules_id)) for entry in said}) > 1
    assert missing(POINTS, rules_id) == matters
    assert not any(missing(entry, rules_id) for entry in said)


def test_at_least_one_book_asks_and_one_does_not() -> None:
    assert {missing(POINTS, rules_id) for rules_id in RULE_SETS} == {True, False}


def test_what_was_not_said_is_not_said() -> None:
    assert way_said(POINTS) is None
    assert way_said(replace(POINTS, giver=0)) is WinBy.DISCARD
    assert way_said(replace(POINTS, by=WinBy.LOOSE)) is WinBy.LOOSE
    assert way_said(replace(POINTS, winner=None)) is None
    by_tiles = replace(POINTS, hands=(None, Tiles(), None, None))
    assert way_said(by_tiles) is WinBy.WALL, "tiles are laid with how they came"


def test_a_deal_of_which_it_was_never_said_is_corrected_without_it() -> None:
    old = sheet(rules_id="fenghua").after(Logged(AT, Enter(POINTS)))
    other = replace(POINTS, hands=(None, Points("44"), None, None), note="misread")
    made = then(old, Correct(1, other)).sheet.deals[0]
    assert made.entry == other
    drawn = sheet(Enter(replace(other, by=WinBy.WALL)), rules_id="fenghua").sheet.deals[0]
    assert made.net == drawn.net, "it pays as if drawn, as it did"
    said = then(old, Correct(1, replace(other, giver=0)))
    with pytest.raises(EntryRefusedError):
        then(said, Correct(1, other))
    for given in (Enter(other), Insert(1, other)):
        with pytest.raises(EntryRefusedError):
            then(old, given)
