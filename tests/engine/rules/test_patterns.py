import pytest

from peling.core.notation import parse_hand, parse_tiles
from peling.core.tiles import Suit
from peling.rules.patterns import makeup, sequences, strays

MELDS = parse_hand("| (R* R R) [E E E E] (B1 B2 B3) [R R]").melds


@pytest.mark.parametrize(
    ("tiles", "suits", "kind"),
    [
        ("B1 B9", (Suit.BAMBOOS,), "one_suit"),
        ("D1 D9 E", (Suit.CIRCLES,), "suit_and_honours"),
        ("R E S", (), "only_honours"),
        ("B1 C1", (Suit.BAMBOOS, Suit.CHARACTERS), ""),
        ("B1 C1 R", (Suit.BAMBOOS, Suit.CHARACTERS), ""),
        ("", (), ""),
        ("C1 Se1", (Suit.CHARACTERS,), "one_suit"),
    ],
)
def test_a_hand_is_of_one_kind_at_most(tiles: str, suits: tuple[Suit, ...], kind: str) -> None:
    made = makeup(parse_tiles(tiles))
    assert made.suits == suits
    kinds = ("one_suit", "suit_and_honours", "only_honours")
    assert [name for name in kinds if getattr(made, name)] == ([kind] if kind else [])


def test_sequences_are_the_chows_among_the_sets() -> None:
    assert sequences(MELDS) == MELDS[2:3]


def test_strays_are_the_tiles_outside_the_suit_held_most() -> None:
    assert strays(parse_tiles("B1 B2 C9 D1 R")) == parse_tiles("D1 C9")
    assert strays(parse_tiles("B1 R")) == ()
    assert strays(parse_tiles("R E")) == ()
