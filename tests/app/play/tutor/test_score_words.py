"""The reasons of score lines, and of near misses, of the older books say what is so."""

import pytest

from peling.core.scoring import HandRecord
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue
from peling_app.books.words.scores import line_reason, near_miss
from peling_app.play.tutor.model.score import arithmetic, hand_score
from tests.engine.rulebooks.how_to_play.items import CHOWS, ITEMS
from tests.engine.rulebooks.how_to_play.positions import HANDS as BOOKLET_HANDS
from tests.engine.rulebooks.pung_chow.positions import HANDS

pytestmark = pytest.mark.usefixtures("english")
BOOKLET = rule_set("how-to-play")
record = BOOKLET_HANDS.record


def near(hand: str, how: str, flags: str = "") -> dict[str, str]:
    made = record(hand, how, flags=flags)
    return {miss.item: near_miss(miss) for miss in BOOKLET.near_misses(made)}


def test_none_of_them_is_silent() -> None:
    for item, pair in ITEMS.earned_and_missed.items():
        rules = rule_set("how-to-play", ITEMS.house.get(item, {}))
        for place in pair:
            made = record(*place)
            silent = [miss.item for miss in rules.near_misses(made) if not near_miss(miss)]
            assert not silent


def test_the_third_dragon_is_the_one_of_the_pair() -> None:
    said = near("R R G G G B3 B4 B5 B5 B5 | (Wh Wh Wh)", "B2 discard W")
    assert said["HP-L-THREE-DRAGONS"] == "A pair is there; a third red dragon would make the set."


def test_the_set_in_the_way_of_four_concealed_ones_is_named() -> None:
    said = near("B2 B2 B2 D8 D8 D8 C1 C1 C5 C5 C5 S S", "S discard W")
    assert said["HP-L-CONCEALED"] == "All sets but south wind are concealed threes or fours."


def reasons(rules_id: str, hand: HandRecord, **house: OptionValue) -> dict[str, str]:
    sheet = rule_set(rules_id, house).score(hand).sheet
    return {line.item: line_reason(line, sheet, hand.win, hand.seat, me=True) for line in sheet.lines}


def test_thirteen_majors_are_not_called_four_sets_and_a_pair() -> None:
    hand = record("B1 B9 D1 D9 C1 C9 E S W N R G Wh", "E wall")
    assert not reasons("how-to-play", hand, limit="none")["HP-B-WIN"]
    assert reasons("how-to-play", record(CHOWS, "C1 wall"))["HP-B-WIN"] == "four sets and a pair"


def test_the_first_tile_played_is_easts_discard_or_the_one_drawn() -> None:
    item, chows = "PC2-BONUS-FIRSTCARD", CHOWS.split(" |")[0] + " B2 B3 B4 D5 D6 D7"
    by_discard = record(chows, "C1 first-discard E")
    drawn = record(chows, "C1 wall", flags="first-turn")
    house: dict[str, OptionValue] = {"first_card_scope": "any_first_turn"}
    assert reasons("pung-chow-limit", by_discard)[item] == "East’s first discard"
    assert reasons("pung-chow-limit", drawn, **house)[item] == "the first tile drawn"


def test_half_the_limit_is_added_after_the_doubles_and_shown_so() -> None:
    rules = rule_set("pung-chow-limit")
    plain = record("B2 B2 B2 B3 B4 B5 B5 B6 B7 B9 B9 R R", "R first-discard E")
    sheet = rules.score(plain).sheet
    assert (sheet.points, sheet.doubles, sheet.shares, sheet.total) == (20, 2, 150, 230)
    assert arithmetic(sheet, rules) == "20 × 2 × 2 + 150"
    shown = hand_score(sheet, plain.seat, rules, win=plain.win, me=True)
    assert [(step.factor, step.value) for step in shown.steps] == [
        ("", "20"),
        ("× 2", "40"),
        ("× 2", "80"),
        ("+ 150", "230"),
    ]
    assert "half the limit" in [row.value for row in shown.doubles]
    nothing = record(CHOWS.replace(" |", "").replace("(", "").replace(")", ""), "C4 first-discard E")
    assert arithmetic(rules.score(nothing).sheet, rules) == "10 + 10 + 150"


def test_an_original_hand_is_dealt_or_won_by_the_first_tile_drawn() -> None:
    item, hand = "PC1-DBL-ORIGINAL", "B1 B2 B3 D4 D5 D6 C7 C8 C9 D2 D2 C3 C4"
    dealt = HANDS.record(f"{hand} C5", "dealt", "E")
    drawn = HANDS.record(hand, "C5 wall", "S", "first-turn")
    assert reasons("pung-chow", dealt)[item] == "complete as dealt"
    assert reasons("pung-chow", drawn, original_hand="first_turn")[item] == "the first tile drawn"


def test_mandarins_of_others_are_named() -> None:
    rules = rule_set("pung-chow", {"mandarins": "on"})
    hand = HANDS.record("B1 B2 B3 D4 D5 D6 C7 C8 C9 D2 D2 C3 C4 | | Fl1 Se3", "C5 discard W")
    said = {miss.item: near_miss(miss) for miss in rules.near_misses(hand)}
    assert said["PCM-DBL-OWN"] == "Of other winds: flower 1 and season 3."
