import pytest

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, MeldKind, chow, kong, pair, pung, sequence_from
from peling.core.tiles import KINDS, Tile, Wind, tile


def tiles(text: str) -> list[Tile]:
    return [tile(code) for code in text.split()]


def test_a_claimed_pung_is_exposed_and_knows_who_gave_it() -> None:
    made = pung(tile("R"), Wind.WEST)
    assert made.exposure is Exposure.EXPOSED
    assert (made.claimed, made.claimed_from) == (tile("R"), Wind.WEST)
    assert not made.concealed


def test_only_a_drawn_kong_is_concealed() -> None:
    assert {form: kong(tile("B2"), form).concealed for form in KongForm} == {
        KongForm.DRAWN: True,
        KongForm.CLAIMED: False,
        KongForm.ADDED: False,
    }


def test_a_chow_is_concealed_until_a_tile_was_claimed() -> None:
    run = sequence_from(tile("D3"))
    assert run is not None
    assert chow(run).concealed
    assert not chow(run, tile("D4"), Wind.EAST).concealed


def test_sequences_begin_with_1_to_7_of_a_suit() -> None:
    starts = [kind.code for kind in KINDS if sequence_from(kind) is not None]
    assert starts == [f"{suit}{rank}" for suit in "BDC" for rank in range(1, 8)]


def test_pairs_are_no_triplets() -> None:
    assert pair(tile("E")).kind is MeldKind.PAIR
    assert not pair(tile("E")).is_triplet
    assert pung(tile("E")).is_triplet


def test_hand_keeps_its_tiles_sorted_and_changes_give_new_hands() -> None:
    hand = Hand.of(tiles("R B3 B1"))
    more = hand.add(tile("B2"))
    assert [held.code for held in more.concealed] == ["B1", "B2", "B3", "R"]
    assert [held.code for held in hand.concealed] == ["B1", "B3", "R"]
    assert more.remove(tile("B2")) == hand


def test_a_tile_that_is_not_held_cannot_be_removed() -> None:
    with pytest.raises(ValueError, match="G is not in the hand"):
        Hand.of(tiles("R B3 B1")).remove(tile("G"))


def test_a_kong_counts_three_for_the_size_and_bonus_tiles_nothing() -> None:
    hand = Hand.of(
        tiles("B1 B2 B3 C4 C4 C4 D7"), [kong(tile("E"), KongForm.ADDED), pung(tile("S"))], tiles("Fl1")
    )
    assert hand.size == 13
    assert hand.sets_to_make == 2
    assert hand.kongs == 1
    assert len(hand.all_tiles()) == 14


def test_counts_leave_bonus_tiles_out() -> None:
    hand = Hand.of(tiles("B1 B1 Se4"))
    assert hand.counts() == [2] + [0] * 33
    assert hand.kinds() == (tile("B1"), tile("Se4"))
