"""Seats and payments are drawn on a table, and a settlement is worked out before one is asked for."""

from __future__ import annotations

import random

import pytest

from peling.core.tiles import WINDS, Wind
from peling.lessons import drills
from peling.lessons.drills.question import Paid, SettleUp
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.model.question.sketch import seats_of
from peling_app.learn.model.question.worked import WorkedPayments
from peling_app.learn.session import LearnSession

pytestmark = pytest.mark.usefixtures("english")


def test_the_order_of_play_goes_from_each_to_his_right() -> None:
    question = drills.question("first", rule_set("pung-chow"), 1, random.Random(3))
    row = seats_of(question)
    assert row is not None
    assert [chair.wind for chair in row.chairs] == list(WINDS)
    assert [(arrow.start, arrow.end) for arrow in row.arrows] == [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert [chair.note for chair in row.chairs if chair.wind is question.fact("from")] == ["discards"]
    assert "East" in row.spoken


def test_a_seat_that_nobody_takes_is_drawn_empty() -> None:
    """Two and three play, and all four winds sat there."""
    rules, seen = rule_set("pung-chow"), set()
    for seed in range(250):
        question = drills.question("rule", rules, 5, random.Random(seed))
        players = dict(question.facts).get("players")
        row = seats_of(question)
        if row is not None and isinstance(players, int):
            empty = [chair.wind for chair in row.chairs if chair.note == "empty"]
            assert empty == [wind for wind in WINDS if wind not in rules.course.seats(players)]
            seen.add(players)
    assert seen == {2, 3, 4}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_a_settlement_worked_out_pays_what_the_book_says_the_winner_first(book: str) -> None:
    rules = rule_set(book)
    for seed in range(20):
        question = drills.question("pays", rules, 1 + seed % 5, random.Random(seed))
        right = question.solutions[0]
        assert isinstance(right, dict)
        if not right or question.shown.hands:
            continue
        worked = WorkedPayments(question)
        reasons = []
        while not worked.is_over:
            worked.go_on()
            arrow = next(arrow for arrow in worked.sketch.arrows if arrow.strong)
            pair = f"{WINDS[arrow.start].value}>{WINDS[arrow.end].value}"
            assert int(arrow.label.replace("\u202f", "").replace(",", "")) == right[pair]
            assert worked.line
            assert "You gave" not in worked.line
            reasons += [why.transfers[0].reason for why in question.why(pair) if isinstance(why, Paid)]
        assert len(worked.steps) == len(right)
        assert reasons == sorted(reasons, key=lambda reason: reason != "winner")


def test_what_is_to_be_found_is_not_drawn_before_it_is_said() -> None:
    question = drills.question("pays", rule_set("pung-chow"), 1, random.Random(2))
    asked = Asked(question)
    assert isinstance(question.form, SettleUp)
    assert asked.sketch is not None
    assert asked.sketch.arrows == ()
    asked.judge(drills.explain(question, question.solutions[0]), ())
    assert len(asked.sketch.arrows) == len(question.solutions[0])  # type: ignore[arg-type]  # by pairs
    assert {chair.wind for chair in asked.sketch.chairs} == set(Wind)


def test_the_first_grid_comes_after_an_example_that_can_be_seen_again() -> None:
    course = CourseModel(LearnSession(new_seed=lambda: 1))
    course.open("pung-chow")
    course.open_page("pc-settling/1")
    task = course.task
    assert task.is_worked
    assert not task.can_check
    while task.is_worked:
        task.go_on_with_example()
    assert task.has_example
    assert task.asked is not None
    assert task.question == task.asked.prompt
    task.work_again()
    assert task.is_worked
