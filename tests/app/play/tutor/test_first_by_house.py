"""An explanation of what is new stays true in a game with house rules."""

from __future__ import annotations

import pytest

from peling.core.scoring import Win, WinBy
from peling.core.tiles import Wind, tile
from peling.rulebooks import rule_set, rule_set_ids
from peling_app.kit.words.cards import Deck
from peling_app.learn.session import LearnSession
from peling_app.play.tutor.model.first_times import FirstTimes
from peling_app.play.tutor.words.first_times import first_words
from tests.app.play.settle.deals import PICTURE, finish

pytestmark = pytest.mark.usefixtures("english")

UNTRUE = {
    ("four-winds", "drawn_game_bank", "passes", "east"): "until another player wins",
    ("four-winds", "reserve", "14", "loose"): "one heap more stays in the reserve",
    ("four-winds", "losers_settle", True, "settlement"): "they pay nothing to each other",
    ("four-winds", "discarder_pays_all", True, "settlement"): "Each of the others pays him",
    ("four-winds", "cap_at_full", False, "limit"): "no hand counts more",
    ("fenghua", "forced_flowers", True, "flower"): "may be melded",
    ("fenghua", "forced_flowers", True, "meld-flower"): "You need not do it at once",
    ("fenghua", "min_claim_points", 3, "four-points"): "four points",
    ("fenghua", "value_table", "custom", "rounding"): "full tens",
    ("pung-chow", "foreign_mandarin", "discard", "flower"): "one of another wind counts nothing",
    ("pung-chow-limit", "foreign_mandarin", "discard", "flower"): "one of another wind counts nothing",
    (
        "pung-chow-limit",
        "wash_window",
        "until_own_draw",
        "washing",
    ): "Once tiles have been drawn, it is too late",
}
"""What a card says of a book that a house rule makes untrue: by book, house rule, its value, the card."""


@pytest.mark.parametrize(("book", "option", "value", "topic"), UNTRUE)
def test_no_card_says_what_a_house_rule_has_changed(
    book: str, option: str, value: str | int | bool, topic: str
) -> None:
    rules, said = rule_set(book, {option: value}), UNTRUE[book, option, value, topic]
    assert said in first_words(topic, book).text
    words = first_words(topic, book, rules.house.changed(rules.options))
    assert said not in words.text
    assert "house rule of this game" in words.text
    assert words.title
    assert len(words.text) < 300


def test_each_card_for_a_house_rule_is_one_of_these() -> None:
    cards = {
        (book, *reversed(card.split("/")))
        for book in rule_set_ids()
        for card in Deck(f"first-times-{book}")()
        if "/" in card
    }
    assert cards == {(book, option, topic) for book, option, _, topic in UNTRUE}


def test_the_settlement_is_explained_as_the_game_settles() -> None:
    for option, said in (
        ("losers_settle", "settle with each other too"),
        ("discarder_pays_all", "pays for all"),
    ):
        rules = rule_set("four-winds", {option: True})
        result = finish(PICTURE, Wind.SOUTH, Win(tile("B8"), WinBy.WALL), rules=rules, round_wind=Wind.EAST)
        card = FirstTimes(LearnSession).settled(result, rules)
        assert card is not None
        assert said in card.text
