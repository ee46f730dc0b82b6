"""A hand goes from the deal to the entry panel and back, whatever winds the players hold."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import TILES, Wind, tile
from peling.ledger.course import overruled
from peling.ledger.entry import DealEntry, EastIs, Laid, Tiles, empty_deal, tiles_of
from peling.ledger.hands import draft_at, with_draft, with_hand
from peling.ledger.reckon import deal_reckoning
from peling.rulebooks import rule_set
from tests.engine.ledger.sheets import situation_of

RULES = rule_set("fenghua")
tiles = st.lists(st.sampled_from(TILES), max_size=14).map(lambda held: tuple(sorted(held)))
laid = st.builds(
    Laid, st.lists(st.sampled_from(TILES), min_size=1, max_size=4).map(tuple), st.booleans(), st.just(None)
)


@given(
    st.builds(Tiles, tiles, st.lists(laid, max_size=4).map(tuple), tiles, st.sampled_from(TILES), tiles),
    st.integers(0, 3),
    st.integers(0, 3),
    st.sampled_from(WinBy),
    st.integers(0, 3),
)
def test_a_hand_comes_back_as_it_went(hand: Tiles, place: int, east: int, by: WinBy, giver: int) -> None:
    here = overruled(situation_of(RULES), replace(empty_deal(4), east=EastIs(east, "so")), RULES)
    hand = replace(hand, exposed=tuple(replace(made, giver=giver) for made in hand.exposed))
    entry = DealEntry(winner=place, by=by, hands=(None,) * 4, wild=(tile("D1"),))
    if by.claimed:
        giver = here.east if by is WinBy.FIRST_DISCARD else (place + 1 + giver % 3) % 4
        entry = replace(entry, giver=giver)
    entry = with_hand(entry, place, hand)
    draft = draft_at(entry, place, here)
    assert (draft.seat, draft.won, draft.by, draft.wild) == (here.winds[place], True, by, entry.wild)
    assert with_draft(entry, place, draft, here) == entry


def test_who_gave_a_tile_stays_the_same_player_when_the_winds_change() -> None:
    hand = Tiles(parse_tiles("B1 B2"), (Laid(parse_tiles("C7 C8 C9"), giver=3),))
    entry = with_hand(empty_deal(4), 0, hand)
    before = situation_of(RULES)
    after = overruled(before, replace(entry, east=EastIs(2, "so")), RULES)
    assert draft_at(entry, 0, before).exposed[0].giver is Wind.NORTH
    assert draft_at(entry, 0, after).exposed[0].giver is Wind.SOUTH


def test_a_lost_draft_takes_the_win_from_its_place_and_from_nobody_else() -> None:
    here = situation_of(RULES)
    entry = DealEntry(winner=1, giver=2, by=WinBy.DISCARD, hands=(None,) * 4)
    lost = replace(draft_at(entry, 1, here), won=False)
    assert with_draft(entry, 1, lost, here).winner is None
    other = draft_at(entry, 3, here)
    assert with_draft(entry, 3, other, here).winner == 1


def test_points_are_no_tiles() -> None:
    here = situation_of(RULES)
    assert draft_at(empty_deal(4), 2, here).is_empty
    assert with_hand(DealEntry(), 2, Tiles()).hands == (None, None, Tiles())


def test_the_tile_that_wins_is_one_of_the_hand_and_counted_once() -> None:
    flower, other = tile("Fl1"), tile("Fl2")
    dots = parse_tiles("D1 D2")
    assert sorted(tiles_of(Tiles(dots, winning=tile("D1")))) == sorted((*dots, tile("D1")))
    assert list(tiles_of(Tiles(winning=flower, bonus=(other,)))) == [other, flower]
    assert list(tiles_of(Tiles(winning=flower, bonus=(other, flower)))) == [other, flower]


def test_what_the_hand_of_the_giver_shows_is_written_into_the_record_of_the_winner() -> None:
    """Whose own waiting hand counts enough is not liable for what he discards (Pung-Chow II, ruling A49b)."""
    rules = rule_set("pung-chow-limit")
    winner = Tiles(
        parse_tiles("D2 D3 D8 D8"),
        tuple(Laid(parse_tiles(made), giver=0) for made in ("D4 D5 D6", "D7 D7 D7", "D9 D9 D9")),
        winning=tile("D1"),
    )
    hands = (None, winner, Tiles(parse_tiles("R R R W W W B2 B3 C4 C5 C6 B9 B9")), None)
    entry = DealEntry(winner=1, by=WinBy.DISCARD, giver=2, hands=hands)
    found = deal_reckoning(entry, situation_of(rules), rules).hands[1].record
    assert found is not None
    assert found.circumstances, "what frees the giver"
