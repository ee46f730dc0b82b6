"""Every near miss of the three older books is told in words, and the words name the right tiles."""

import pytest

from peling.rulebooks import rule_set
from peling_app import texts
from tests.rulebooks import positions
from tests.rulebooks.how_to_play_positions import record
from tests.rulebooks.test_how_to_play_items import EARNED_AND_MISSED

pytestmark = pytest.mark.usefixtures("english")
BOOKLET = rule_set("how-to-play")


def near(hand: str, how: str, flags: str = "") -> dict[str, str]:
    made = record(hand, how, flags=flags)
    return {miss.item: texts.near_miss(miss) for miss in BOOKLET.near_misses(made)}


def test_none_of_them_is_silent() -> None:
    for pair in EARNED_AND_MISSED.values():
        for at in pair:
            made = record(at.hand, at.how, at.seat, at.flags)
            rules = rule_set("how-to-play", {"limit": "none"} if at.no_limit else {})
            silent = [miss.item for miss in rules.near_misses(made) if not texts.near_miss(miss)]
            assert not silent


def test_the_third_dragon_is_the_one_of_the_pair() -> None:
    told = near("R R G G G B3 B4 B5 B5 B5 | (Wh Wh Wh)", "B2 discard W")
    assert told["HP-L-THREE-DRAGONS"] == "A pair is there; a third red dragon would make the set."


def test_the_set_in_the_way_of_four_concealed_ones_is_named() -> None:
    told = near("B2 B2 B2 D8 D8 D8 C1 C1 C5 C5 C5 S S", "S discard W")
    assert told["HP-L-CONCEALED"] == "All sets but south wind are concealed threes or fours."


def test_mandarins_of_others_are_named() -> None:
    rules = rule_set("pung-chow", {"mandarins": "on"})
    hand = positions.record("B1 B2 B3 D4 D5 D6 C7 C8 C9 D2 D2 C3 C4 | | Fl1 Se3", "C5 discard W")
    told = {miss.item: texts.near_miss(miss) for miss in rules.near_misses(hand)}
    assert told["PCM-DBL-OWN"] == "Of other winds: flower 1 and season 3."
