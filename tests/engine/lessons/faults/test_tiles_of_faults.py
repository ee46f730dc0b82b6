"""Which tiles are shown beside what is said of a wrong try: always some, and each is as it is said."""

from __future__ import annotations

from random import Random

import pytest

from peling.core.actions import TakeLast
from peling.core.notation import parse_tiles
from peling.lessons import drills, faults
from peling.lessons.courses import course
from peling.lessons.drills.question import Arranged, Choose, Stated
from peling.lessons.model import AskTask, BoardTask, LayTask
from peling.lessons.tasks import try_on_board
from peling.play.deal import view_of
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.lessons.drills.kept_questions import wrong_answers


def test_a_wild_tile_alone_is_a_single_tile() -> None:
    rules = rule_set("fenghua")
    page = course("fenghua").page("fh-shapes/5")
    assert isinstance(page.task, LayTask)
    wild = next(iter(page.task.wild))
    others = [held for held in page.task.tiles if held is not wild]
    threes = (others[at : at + 3] for at in range(0, len(others), 3))
    laid = [wild.code, *(" ".join(held.code for held in three) for three in threes)]
    found = faults.of_laying(page.task, laid, rules, page.teaches)
    (alone,) = [fault for fault in found if fault.part == "0"]
    assert [why.topic for why in alone.why if isinstance(why, Stated)] == ["set-single"]
    assert [noted.tile for noted in alone.tiles] == [wild]


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_wrong_distance_is_explained_with_tiles_whatever_shape_is_near(book: str) -> None:
    rules = rule_set(book)
    for seed in range(12):
        question = drills.question("away", rules, seed % 5 + 1, Random(seed))
        (right, *_) = question.solutions
        assert isinstance(right, int)
        for given in (right - 1, right + 1):
            assert all(fault.tiles for fault in faults.of_question(question, given, rules)), (seed, given)


def test_tiles_are_marked_as_left_over_that_are_left_over() -> None:
    """A wrong tile was marked so where a set had taken it, beside words that named others."""
    rules = rule_set("four-winds")
    page = course("four-winds").page("fw-words/2")
    assert isinstance(page.task, AskTask)
    question = page.task.question(rules)
    for code in ("B2", "B3", "E"):
        (fault,) = [one for one in faults.of_question(question, [code], rules) if one.part == code]
        (laid,) = [why for why in fault.why if isinstance(why, Arranged)]
        assert sorted(noted.tile for noted in fault.tiles) == sorted(laid.left), code


def test_of_tiles_that_a_claim_would_need_it_is_said_whether_they_are_held() -> None:
    rules = rule_set("pung-chow")
    (page,) = [page for page in course("pung-chow").pages if page.id == "pc-kong/4"]
    assert isinstance(page.task, AskTask)
    question = page.task.question(rules)
    view = question.shown.view
    assert isinstance(question.form, Choose)
    assert view is not None
    (fault,) = faults.of_question(question, ["chow"], rules)
    assert [noted.tile for noted in fault.tiles] == list(parse_tiles("B6 B7"))
    assert {noted.what for noted in fault.tiles} == {"not-held"}
    assert not set(view.hand.concealed) & {noted.tile for noted in fault.tiles}


def test_of_a_last_tile_that_was_taken_the_tile_is_shown() -> None:
    rules = rule_set("fenghua")
    page = course("fenghua").page("fh-winning/5")
    assert isinstance(page.task, BoardTask)
    done = try_on_board(page.task, [TakeLast()], rules)
    drawn = view_of(done.deal, page.task.me, rules).drawn
    (fault,) = faults.of_acts(page.task, [TakeLast()], rules, page.teaches)
    assert drawn is not None
    assert [noted.tile for noted in fault.tiles] == [drawn]


SORTS = {"bamboos", "circles", "characters", "wind", "dragon", "bonus"}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_what_a_tile_is_stands_below_it_only_where_that_is_the_reason(book: str) -> None:
    """Below a tile that was barred, or that would have won too, stood its suit with a cross."""
    rules = rule_set(book)
    for seed in range(24):
        question = drills.question("claim", rules, seed % 5 + 1, Random(seed))
        assert isinstance(question.form, Choose)
        for choice in question.form.choices:
            for fault in faults.of_question(question, [choice.id], rules):
                crossed = {noted for noted in fault.tiles if noted.good is False and noted.what in SORTS}
                assert all(noted.tile.suit is None for noted in crossed), (seed, choice.id)


SUITS = {"bamboos", "circles", "characters"}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_below_a_tile_alone_stands_its_suit_only_where_that_is_the_reason(book: str) -> None:
    """Below a tile of which all four were held stood its suit, with a cross."""
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        for seed in range(6):
            question = drills.question(kind, rules, seed % 5 + 1, Random(seed))
            for answer in wrong_answers(question):
                for fault in faults.of_question(question, answer, rules):
                    of_suit = len(fault.tiles) == 1 and fault.tiles[0].what in SUITS
                    topics = {why.topic for why in fault.why if isinstance(why, Stated)}
                    is_why = topics and all(topic.startswith(("is-", "set-out-")) for topic in topics)
                    assert not of_suit or is_why or fault.part == "suit-tile", (kind, answer, topics)


def test_tiles_that_would_have_won_too_are_not_crossed_out() -> None:
    rules = rule_set("how-to-play")
    page = course("how-to-play").page("hp-bonuses/5")
    assert isinstance(page.task, AskTask)
    question = page.task.question(rules)
    (fault,) = [one for one in faults.of_question(question, {"HP-B-ONLY:2": 1}, rules) if "ONLY" in one.part]
    assert {(noted.tile.code, noted.good, noted.what) for noted in fault.tiles} == {
        ("D3", None, ""),
        ("D9", None, ""),
    }
