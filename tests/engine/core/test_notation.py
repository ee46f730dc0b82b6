import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind, chow, kong, pair, pung, sequence_from
from peling.core.notation import (
    NotationError,
    format_hand,
    format_meld,
    format_tiles,
    parse_hand,
    parse_meld,
    parse_tiles,
)
from peling.core.tiles import BONUS_TILES, KINDS, TILES, Wind, tile

winds = st.none() | st.sampled_from(Wind)
kinds = st.sampled_from(KINDS)


@st.composite
def melds(draw: st.DrawFn) -> Meld:
    kind = draw(kinds)
    giver = draw(winds)
    run = sequence_from(kind)
    choices = ["pung", "kong", "pair", *(["chow"] if run else [])]
    match draw(st.sampled_from(choices)):
        case "pung":
            concealed = draw(st.booleans())
            return pung(kind, None if concealed else giver, concealed=concealed)
        case "kong":
            form = draw(st.sampled_from(KongForm))
            return kong(kind, form, None if form is KongForm.DRAWN else giver)
        case "pair":
            return pair(kind, concealed=draw(st.booleans()))
        case _:
            assert run is not None
            return chow(run, draw(st.none() | st.sampled_from(run)), giver)


@given(st.lists(st.sampled_from(TILES)))
def test_tiles_come_back(held: list) -> None:  # type: ignore[type-arg]
    assert parse_tiles(format_tiles(held)) == tuple(held)


@given(melds())
def test_melds_come_back(meld: Meld) -> None:
    assert parse_meld(format_meld(meld)) == meld


@given(
    st.lists(kinds, max_size=14),
    st.lists(melds(), max_size=4),
    st.lists(st.sampled_from(BONUS_TILES), max_size=3),
)
def test_hands_come_back(concealed: list, laid: list, bonus: list) -> None:  # type: ignore[type-arg]
    hand = Hand.of(concealed, laid, bonus)
    assert parse_hand(format_hand(hand)) == hand


def test_a_meld_says_what_was_claimed_from_whom() -> None:
    meld = parse_meld("(B3 B4* B5)<E")
    assert (meld.kind, meld.claimed, meld.claimed_from) == (MeldKind.CHOW, tile("B4"), Wind.EAST)
    assert parse_meld("[D9 D9 D9 D9]").exposure is Exposure.CONCEALED


@pytest.mark.parametrize(
    "text",
    ["", "B3 B4 B5", "(B3 B4 B6)", "(B3)", "(B3 B3", "[B3 B3)", "(B3 B3 X)", "(* B3 B3)", "(B3 B3 B3)<X"],
)
def test_what_is_no_meld_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_meld(text)


@pytest.mark.parametrize("text", ["X1", "B3 | nothing", "B3 | (E E E) | Fl1 | Fl2", "B3 | (E E E) and more"])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_hand(text)
