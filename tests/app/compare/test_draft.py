import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling.commands.hand_json import read_hand
from peling.core.melds import KongForm, MeldKind
from peling.core.notation import parse_tiles
from peling.core.scoring import HandRecord, WinBy
from peling.core.tiles import TILES, Tile, Wind, tile
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.checks import SUPPLIES
from peling.rules.draft import (
    FaultKind,
    HandDraft,
    Place,
    draft_of,
    faults,
    left,
    put,
    record_of,
    take,
)
from peling.rules.records import FIRST_TURN
from peling_app.compare.model.compare_rows import what_else
from peling_app.kit.model.tiles_entry import EnteredHand, read_typed


def example_hands(book: str) -> list[HandRecord]:
    """Return the hands of a book's examples that can be counted."""
    file = rule_book(book).examples
    hands = json.loads(file.read_text(encoding="utf-8"))["hands"]
    return [read_hand(Fields(hand)) for hand in hands if hand["expected"].get("valid", True)]


def filled(codes: str, place: Place = Place.CONCEALED, draft: HandDraft | None = None) -> HandDraft:
    made = draft or HandDraft()
    for code in codes.split():
        made = put(made, place, tile(code))
    return made


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_example_can_be_entered_and_comes_back_as_it_was(book: str) -> None:
    for record in example_hands(book):
        back = record_of(draft_of(record))
        assert (back.seat, back.win, back.circumstances) == (record.seat, record.win, record.circumstances)
        assert back.hand.concealed == record.hand.concealed
        assert sorted(back.hand.bonus) == sorted(record.hand.bonus)
        made = [(meld.kind, meld.tiles, meld.exposure, meld.form) for meld in back.hand.melds]
        given_melds = [(meld.kind, meld.tiles, meld.exposure, meld.form) for meld in record.hand.melds]
        assert sorted(made, key=str) == sorted(given_melds, key=str)


def test_tiles_laid_one_after_the_other_make_sets() -> None:
    draft = filled("B3 B4 B5 R R R R C1 C1 C1", Place.EXPOSED)
    assert [laid.kind for laid in draft.exposed] == [MeldKind.CHOW, MeldKind.KONG, MeldKind.PUNG]
    assert draft.due == 4
    assert faults(draft) == ()


def test_the_fourteenth_tile_is_the_winning_tile_and_a_losers_is_one_too_many() -> None:
    codes = "B1 B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B9 B9"
    draft = filled(f"{codes} E")
    assert draft.winning is tile("E")
    assert draft.missing == 0
    assert [fault.kind for fault in faults(filled("E", draft=draft))] == [FaultKind.TOO_MANY]
    other = filled(f"{codes} E", draft=HandDraft(won=False))
    assert [(fault.kind, fault.number) for fault in faults(other)] == [(FaultKind.TOO_MANY, 14)]


def test_tiles_that_are_no_set_yet_are_counted_as_they_lie() -> None:
    ten = filled("B1 B1 B1 B2 B3 B4 B5 B6 B7 B8")
    begun = filled("R R", Place.EXPOSED, draft=ten)
    assert (begun.size, begun.missing) == (12, 2)
    assert [fault.kind for fault in faults(begun)] == [FaultKind.NO_SET]
    thirteen = filled("B1 B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B9 B9")
    many = filled("R R", Place.EXPOSED, draft=thirteen)
    assert [(fault.kind, fault.number) for fault in faults(many)][1:] == [(FaultKind.TOO_MANY, 15)]


def test_the_winning_tile_is_taken_out_of_a_hand_that_was_laid_with_it() -> None:
    laid = filled("B1 B2 B3 B4 B5 B6 D2 D3 D4 C7 C8 C9 E E", draft=HandDraft(won=False))
    named = put(replace(laid, won=True), Place.WINNING, tile("C9"))
    assert named.winning is tile("C9")
    assert named.concealed == tuple(sorted(parse_tiles("B1 B2 B3 B4 B5 B6 D2 D3 D4 C7 C8 E E")))
    clicked = put(replace(laid, won=True), Place.CONCEALED, tile("E"))
    assert (clicked.winning, clicked.size) == (tile("E"), 14)
    few = filled("E E E", draft=HandDraft(won=False))
    assert put(few, Place.WINNING, tile("E")).concealed == parse_tiles("E E E")


def test_impossible_hands_are_named_by_what_is_wrong() -> None:
    assert [(f.kind, f.number) for f in faults(filled("B1 B1 B1 B1 B1"))] == [(FaultKind.COPIES, 5)]
    assert [f.kind for f in faults(filled("Fl1 Fl1"))] == [FaultKind.COPIES]
    assert [f.kind for f in faults(filled("B1 B4 B7", Place.EXPOSED))] == [FaultKind.NO_SET]
    assert [f.kind for f in faults(filled("B1 B2 B3 B4 B5", Place.KONGS))] == [FaultKind.TOO_MANY_SETS]
    assert faults(filled("B1 B1 B1 B1")) == ()


def test_a_flower_goes_to_the_flowers_and_one_tile_makes_a_concealed_four() -> None:
    draft = filled("Fl2 Se1", Place.CONCEALED)
    assert draft.bonus == parse_tiles("Fl2 Se1")
    four = filled("G", Place.KONGS)
    assert four.tiles(Place.KONGS) == (tile("G"),) * 4
    assert left(four)[tile("G")] == 0
    assert take(four, Place.KONGS, 2).kongs == ()
    assert record_of(four).hand.melds[0].form is KongForm.DRAWN


def test_who_gives_the_winning_tile_is_never_the_winner() -> None:
    draft = HandDraft(seat=Wind.WEST, by=WinBy.DISCARD, giver=Wind.WEST)
    assert draft.giving is Wind.SOUTH
    assert HandDraft(by=WinBy.WALL, giver=Wind.WEST).giving is None
    assert HandDraft(seat=Wind.WEST, by=WinBy.FIRST_DISCARD).giving is Wind.EAST


@pytest.mark.parametrize("book", RULE_SETS)
@pytest.mark.parametrize("kept", sorted(SUPPLIES))
def test_what_a_loose_tile_replaced_means_nothing_of_another_hand(book: str, kept: str) -> None:
    """Of a hand that was taken back as the winner's it was said that it contradicts itself."""
    draft = replace(
        filled("B1 B2 B3 B4 B5 B6 C7 C8 C9 E"), kongs=(tile("D3"),), circumstances=frozenset({kept})
    )
    for other in (replace(draft, won=False, by=WinBy.LOOSE), replace(draft, by=WinBy.WALL)):
        record = record_of(other)
        assert kept not in record.circumstances
    assert rule_set(book).score(record_of(replace(draft, won=False, by=WinBy.LOOSE))).sheet.total >= 0
    assert kept in record_of(replace(draft, by=WinBy.LOOSE)).circumstances


def test_what_else_is_offered_where_it_can_be() -> None:
    """Of a drawn tile it could be said that its discarder is excused, of a loose one no standing hand."""
    drawn = set(what_else(HandDraft(by=WinBy.WALL)))
    assert drawn == {"", FIRST_TURN, "standing"}
    assert set(what_else(HandDraft(by=WinBy.DISCARD, giver=Wind.EAST))) - drawn == {
        "discarder-excused",
        "discarder-no-choice",
    }
    assert set(what_else(HandDraft(by=WinBy.WALL, seat=Wind.EAST))) - drawn == {"thirteenth-win"}
    assert set(what_else(HandDraft(by=WinBy.LOOSE))) == {"", "standing", *SUPPLIES}
    played = HandDraft(by=WinBy.LOOSE, circumstances=frozenset({"thirteenth-win"}))
    assert "thirteenth-win" in what_else(played), "a hand of the game keeps what it has"


def test_three_wild_flowers_may_stand_together_and_another_tile_takes_their_place() -> None:
    draft = filled("Fl1 Fl2 Fl3", Place.WILD)
    assert draft.wild == parse_tiles("Fl1 Fl2 Fl3")
    assert filled("B5", Place.WILD, draft).wild == (tile("B5"),)


@given(st.lists(st.sampled_from(TILES), max_size=20), st.sampled_from(Place))
def test_what_is_laid_can_be_taken_out_again(tiles: list[Tile], place: Place) -> None:
    draft = HandDraft()
    for held in tiles:
        draft = put(draft, place, held)
    for where in Place:
        while draft.tiles(where):
            draft = take(draft, where, len(draft.tiles(where)) - 1)
    assert draft.is_empty


@given(st.lists(st.sampled_from(TILES), max_size=20))
def test_codes_are_read_with_blanks_and_without_capitals(tiles: list[Tile]) -> None:
    text = " ".join(held.code.lower() for held in tiles)
    typed = EnteredHand()
    typed.set_way(won=False)
    typed.type(f"{text} ")
    assert sorted(typed.draft.tiles(Place.CONCEALED) + typed.draft.tiles(Place.BONUS)) == sorted(tiles)


def test_codes_without_blanks_are_read_as_far_as_they_are_clear() -> None:
    assert read_typed("b3b4b5rwh") == (parse_tiles("B3 B4 B5 R Wh"), "")
    assert read_typed("xb3") == (parse_tiles("B3"), "")
    assert read_typed("sw") == ((tile("S"),), "w")


def test_a_plus_adds_the_fourth_tile_later() -> None:
    entry = EnteredHand()
    entry.go_to(Place.EXPOSED)
    entry.type("RRR+")
    assert [(laid.kind, laid.added) for laid in entry.draft.exposed] == [(MeldKind.KONG, True)]
    assert entry.record.hand.melds[0].form is KongForm.ADDED


def test_every_step_can_be_undone() -> None:
    entry = EnteredHand()
    entry.type("B3B4")
    entry.move(Place.CONCEALED, 0, Place.WINNING)
    entry.set_way(seat=Wind.NORTH)
    entry.clear()
    assert entry.draft.seat is Wind.NORTH
    for expected in (parse_tiles("B4"), parse_tiles("B4"), parse_tiles("B3 B4"), parse_tiles("B3"), ()):
        entry.undo()
        assert entry.draft.concealed == expected
    assert not entry.can_undo


def test_letters_of_full_width_are_read_like_others() -> None:
    """So an input method for Chinese or Japanese writes them."""
    entered = EnteredHand()
    entered.type("Ｂ３ ｅ＋")
    other = EnteredHand()
    other.type("B3 e+")
    assert entered.draft == other.draft
    assert entered.draft.tiles(Place.CONCEALED)
