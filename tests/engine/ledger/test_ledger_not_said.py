"""What nobody said of a deal is not made up: it stays open, or is asked where payments depend on it."""

from dataclasses import replace

import pytest

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import tile
from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.entry_checks import with_way_open
from peling.ledger.files.csv_rows import to_csv
from peling.ledger.files.exchange import from_json, to_json
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
    assert way_said(by_tiles) is WinBy.WALL, "so it was understood before that was asked"
    asked = with_way_open(by_tiles)
    assert way_said(asked) is None
    for said in (replace(asked, giver=0), replace(asked, by=WinBy.LAST_WALL)):
        assert way_said(said) is said.way
        assert with_way_open(said) == replace(said, unsaid=False)
    assert with_way_open(POINTS) == POINTS


RUN, THREE = "D2 D3 D4 C2 C3 C4 C9 C9 G G G B2 B3", "D2 D3 D4 C2 C3 C4 C9 C9 G G G B4 B4"
"""Hands that wait for a 4 of bamboos: to end a run, or three of a kind."""
LAID = [(rules_id, held) for rules_id in RULE_SETS for held in (RUN, THREE)]


def by_tiles(held: str) -> DealEntry:
    """Return a deal won with a hand in tiles, of which nobody said how the last one came."""
    hand = Tiles(concealed=parse_tiles(held), winning=tile("B4"))
    return with_way_open(replace(POINTS, hands=(POINTS.hands[0], hand, *POINTS.hands[2:])))


def comes_to(entry: DealEntry, rules_id: str) -> object:
    """Return what the winner's hand counts in the first deal of a sheet, and who pays whom."""
    made = deal_reckoning(entry, sheet(rules_id=rules_id).sheet.next, rule_set(rules_id))
    score = made.hands[1].score
    return made.settlement, None if score is None else score.sheet.lines


@pytest.mark.parametrize(("rules_id", "held"), LAID)
def test_how_the_last_of_the_tiles_came_is_asked_just_where_something_hangs_on_it(
    rules_id: str, held: str
) -> None:
    open_ = by_tiles(held)
    said = [replace(open_, giver=giver) for giver in (0, 2, 3)] + [replace(open_, by=WinBy.WALL)]
    matters = len({str(comes_to(entry, rules_id)) for entry in said}) > 1
    assert missing(open_, rules_id) == matters
    assert not any(missing(entry, rules_id) for entry in (*said, replace(open_, unsaid=False)))


def test_among_hands_in_tiles_some_have_it_asked_and_some_have_not() -> None:
    assert {missing(by_tiles(held), rules_id) for rules_id, held in LAID} == {True, False}


def test_a_hand_in_tiles_of_which_nobody_said_it_stands_so_in_every_file() -> None:
    rules_id, held = next(one for one in LAID if not missing(by_tiles(one[1]), one[0]))
    open_, old = by_tiles(held), replace(by_tiles(held), unsaid=False)
    made = sheet(Enter(open_), Enter(old), rules_id=rules_id)
    _, _, first, second, _ = (line.split(",") for line in to_csv(made.sheet).splitlines())
    by = to_csv(made.sheet).splitlines()[0].split(",").index("by")
    assert (first[by], second[by]) == ("not-said", "wall")
    assert made.sheet.deals[0].net == sheet(Enter(old), rules_id=rules_id).sheet.totals
    text = to_json(made.sheet)
    assert [deal.entry for deal in from_json(text).sheet.deals] == [open_, old]
    assert '"format": 5' in text
    assert '"format": 1' in to_json(sheet(Enter(old), rules_id=rules_id).sheet)


def test_a_deal_of_which_it_was_never_said_is_corrected_without_it() -> None:
    old = sheet(rules_id="fenghua").after(Logged(AT, Enter(POINTS)))
    other = replace(POINTS, hands=(None, Points("44"), None, None), note="misread")
    made = then(old, Correct(1, other)).sheet.deals[0]
    assert made.entry == other
    drawn = sheet(Enter(replace(other, by=WinBy.WALL)), rules_id="fenghua").sheet.deals[0]
    assert made.faults == (), "its figures are stored: nothing is wrong with it"
    assert made.net == drawn.net, "it pays as if drawn, as it did"
    said = then(old, Correct(1, replace(other, giver=0)))
    with pytest.raises(EntryRefusedError):
        then(said, Correct(1, other))
    for given in (Enter(other), Insert(1, other)):
        with pytest.raises(EntryRefusedError):
            then(old, given)
