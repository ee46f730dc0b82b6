"""When something new is explained: once, one thing in a turn, known no more, and true to the house rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from peling.core.hand import Hand
from peling.core.melds import chow
from peling.core.scoring import Win, WinBy
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded, Phase, PlayerView
from peling.lessons.learnt import Known
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import OptionValue
from peling_app.kit.words.cards import Deck
from peling_app.learn.session import LearnSession
from peling_app.platform.settings import TutorDepth
from peling_app.play.tutor.model.first_meetings import met_in_play
from peling_app.play.tutor.model.first_times import DEALS, FirstTimes
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.words.first_times import first_words, house_rules_of, said_alike
from tests.app.play.settle.deals import PICTURE, finish, picture
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn, tiles

BOOK = "pung-chow"


@pytest.fixture
def learn() -> LearnSession:
    return LearnSession()


def tutor(learn: LearnSession, view: PlayerView, book: str = BOOK) -> tuple[TutorModel, StillSession]:
    session = StillSession(view, rules=rule_set(book))
    return TutorModel(session, None, FirstTimes(lambda: learn)), session


def topic_of(model: TutorModel) -> str:
    return "" if model.now.first is None else model.now.first.topic


def turn_after(view: PlayerView, turns: int) -> PlayerView:
    """Return the same position so many turns later."""
    return replace(view, discards=(Discarded(Wind.NORTH, tile("N")),) * turns + view.discards)


def test_one_thing_is_explained_in_a_turn_until_it_is_known(learn: LearnSession) -> None:
    model, session = tutor(learn, discard_of_west())
    shown = []
    for turn in range(5):
        session.view = turn_after(discard_of_west(), turn)
        session.changed.emit()
        shown.append(topic_of(model))
        session.changed.emit()
        assert topic_of(model) == shown[-1], "it stays through the turn"
        model.first_known()
        assert topic_of(model) == "", "one thing in a turn"
        session.changed.emit()
        assert topic_of(model) == ""
    assert shown == ["claim", "pung", "turn", "", ""]
    again, _ = tutor(learn, discard_of_west())
    assert again.now.first is None


def test_a_turn_is_one_with_the_tile_discarded_in_it(learn: LearnSession) -> None:
    drawn = replace(discard_of_west(), phase=Phase.TURN, turn=Wind.WEST, offer=None, awaited=False)
    drawn = replace(drawn, discards=drawn.discards[:5])
    offered = replace(discard_of_west(), discards=(*drawn.discards, Discarded(Wind.WEST, tile("C5"))))
    model, session = tutor(learn, drawn)
    assert topic_of(model) == "turn"
    model.first_known()
    session.view = offered
    session.changed.emit()
    assert topic_of(model) == ""
    session.view = turn_after(offered, 1)
    session.changed.emit()
    assert topic_of(model) == "claim"


@pytest.mark.thorough
def test_what_was_learnt_in_one_book_is_new_in_the_next_only_where_it_says_otherwise(
    learn: LearnSession,
) -> None:
    model, session = tutor(learn, discard_of_west())
    for turn in range(3):
        session.view = turn_after(discard_of_west(), turn)
        session.changed.emit()
        model.first_known()
    for book in RULE_SETS[1:]:
        other, session = tutor(learn, replace(discard_of_west(), round_wind=Wind.EAST), book)
        shown = set()
        for turn in range(8):
            session.view = turn_after(replace(discard_of_west(), round_wind=Wind.EAST), turn)
            session.changed.emit()
            shown.add(topic_of(other))
            other.first_known()
        own = {topic for topic in shown - {""} if not said_alike(topic, BOOK, book)}
        assert shown - {"", "round-wind"} == own - {"round-wind"}
        assert ("pung" in shown) is (book == "fenghua")
        assert "claim" not in shown


def test_deals_in_which_it_was_in_sight_count_in_all_books_that_tell_it_alike(learn: LearnSession) -> None:
    for deal in range(1, DEALS + 1):
        model, session = tutor(learn, discard_of_west(), BOOK if deal % 2 else "pung-chow-limit")
        session.deal_number = deal
        session.changed.emit()
        assert topic_of(model) == "claim"
        model.first_seen()
    model, session = tutor(learn, discard_of_west())
    session.deal_number = DEALS + 1
    session.changed.emit()
    assert topic_of(model) != "claim"


def test_what_was_in_sight_in_three_deals_is_known(learn: LearnSession) -> None:
    model, session = tutor(learn, own_turn())
    for deal in range(1, DEALS + 1):
        session.deal_number = deal
        session.changed.emit()
        assert topic_of(model) == "turn"
        model.first_seen()
        model.first_seen()
        session.changed.emit()
        assert topic_of(model) == "turn"
    session.deal_number = DEALS + 1
    session.changed.emit()
    assert model.now.first is None


def test_a_deal_that_is_gone_on_with_counts_once_and_keeps_what_is_shown_in_it(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    for deal in range(1, DEALS + 1):
        for _ in range(DEALS + 1):
            learn = LearnSession(path)
            model, session = tutor(learn, replace(own_turn(), dealt=own_turn().hand.concealed[:13]))
            session.deal_number = deal
            session.changed.emit()
            assert topic_of(model) == "turn", "the program was only begun again"
            model.first_seen()
    model, session = tutor(LearnSession(path), own_turn())
    session.deal_number = DEALS + 1
    session.changed.emit()
    assert model.now.first is None


def test_what_was_never_in_sight_is_not_known(learn: LearnSession) -> None:
    model, session = tutor(learn, own_turn())
    for deal in range(1, DEALS + 2):
        session.deal_number = deal
        session.changed.emit()
    assert topic_of(model) == "turn"


def test_explanations_come_back_on_request(learn: LearnSession) -> None:
    other, _ = tutor(learn, replace(own_turn(), round_wind=Wind.EAST), "pung-chow-limit")
    other.first_known()
    model, _ = tutor(learn, own_turn())
    assert model.now.first is None
    model.show_firsts_again()
    assert topic_of(model) == "turn"
    assert learn.progress.known == frozenset()


def test_the_quiet_tutor_explains_nothing_as_new(learn: LearnSession) -> None:
    model, _ = tutor(learn, own_turn())
    model.set_depth(TutorDepth.QUIET)
    assert model.now.first is None
    assert model.now.practise == ""
    model.set_depth(TutorDepth.TEACH)
    assert topic_of(model) == "turn"


def test_what_is_known_is_kept_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    model, _ = tutor(LearnSession(path), own_turn())
    model.first_known()
    model, _ = tutor(LearnSession(path), own_turn())
    assert model.now.first is None


def test_after_the_deal_the_settlement_explains_itself(learn: LearnSession) -> None:
    model, session = tutor(learn, own_turn())
    session.last_result = picture()
    session.changed.emit()
    assert model.now.first is None
    first = FirstTimes(lambda: learn).settled(picture(), session.rules)
    assert first is not None
    assert (first.topic, first.rule) == ("settlement", "PC1-SETTLE")
    assert first.cite
    assert any(page.id == first.lesson for page in learn.course(BOOK).pages)


def test_a_claimed_chow_leads_to_the_rule_and_the_page_that_teaches_it(learn: LearnSession) -> None:
    learn.do(Known("first/pung-chow/claim"))
    learn.do(Known("first/pung-chow/pung"))
    model, _ = tutor(learn, discard_of_east())
    first = model.now.first
    assert first is not None
    assert (first.topic, first.rule) == ("chow", "PC-CHOW")
    page = next(page for page in learn.course(BOOK).pages if page.id == first.lesson)
    assert "PC-CHOW" in page.teaches
    assert model.rule(first.rule).title


def test_a_chow_laid_down_is_nothing_new() -> None:
    laid = chow((tile("B3"), tile("B4"), tile("B5")), tile("B4"), Wind.NORTH)
    view = replace(own_turn(), hand=Hand.of(tiles("C4 C5 C5 C6 B8 B8 D3 D3 S S R"), [laid]))
    session = StillSession(view)
    assert met_in_play(view, session.verdicts(), session.rules) == ("turn",)


UNTRUE: dict[tuple[str, str, OptionValue, str], str] = {
    ("four-winds", "drawn_game_bank", "passes", "east"): "until another player wins",
    ("four-winds", "banker_double_on_full", False, "east"): "Whatever you pay or receive",
    ("four-winds", "banker_double_on_full", False, "east-double"): "whatever East pays or receives",
    ("four-winds", "reserve", "14", "loose"): "one heap more stays in the reserve",
    ("four-winds", "losers_settle", True, "settlement"): "they pay nothing to each other",
    ("four-winds", "discarder_pays_all", True, "settlement"): "Each of the others pays him",
    ("four-winds", "cap_at_full", False, "limit"): "no hand counts more",
    ("fenghua", "forced_flowers", True, "flower"): "may be set out",
    ("fenghua", "forced_flowers", True, "meld-flower"): "You need not do it at once",
    ("fenghua", "min_claim_points", 3, "four-points"): "by a discard needs four points",
    ("fenghua", "rob_minimum", 4, "four-points"): "The discard would complete",
    ("fenghua", "honour_pung", "exposed_only", "round-wind"): "for a set of it, as",
    ("fenghua", "liability_conflict", "split", "liability"): "all three losers would have paid.",
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
    book: str, option: str, value: OptionValue, topic: str
) -> None:
    rules, said = rule_set(book, {option: value}), UNTRUE[book, option, value, topic]
    assert said in first_words(topic, book).text
    words = first_words(topic, book, rules.house.changed(rules.options))
    assert said not in words.text
    assert "house rule of this game" in words.text
    assert words.title
    assert len(words.text) < 300


PAIRS = [
    (one, other)
    for one, other in combinations(UNTRUE, 2)
    if (one[0], one[3]) == (other[0], other[3]) and one[1] != other[1]
]


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda case: "-".join(map(str, case)))
def test_no_card_says_what_one_of_two_house_rules_has_changed(
    one: tuple[str, str, OptionValue, str], other: tuple[str, str, OptionValue, str]
) -> None:
    book, topic = one[0], one[3]
    rules = rule_set(book, {one[1]: one[2], other[1]: other[2]})
    text = first_words(topic, book, rules.house.changed(rules.options)).text
    assert UNTRUE[one] not in text
    assert UNTRUE[other] not in text
    assert len(text) < 300


def test_each_card_for_a_house_rule_is_one_of_these() -> None:
    cards = {
        (book, option, card.partition("/")[0])
        for book in RULE_SETS
        for card in Deck(f"first-times-{book}")()
        for option in house_rules_of(card)
    }
    assert cards == {(book, option, topic) for book, option, _, topic in UNTRUE}


def test_a_card_that_is_met_where_a_tile_is_robbed_speaks_of_no_discard_alone() -> None:
    for changed in ((), ("rob_minimum",)):
        assert "discard" not in first_words("lone-wild", "fenghua", changed).text
    assert "rob" in first_words("four-points", "fenghua", ("rob_minimum",)).text


def test_the_card_for_most_house_rules_is_shown() -> None:
    changed = ("drawn_game_bank", "banker_double_on_full", "reserve")
    said = first_words("east", "four-winds", changed).text
    assert "house rules of this game" in said
    assert "full points" in said
    assert "drawn deal" in said


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
