"""What an answer was worth is explained once: a sentence that holds for all right tiles stands beside one."""

from __future__ import annotations

import random

import pytest

from peling.lessons import drills
from peling.lessons.drills import PickTiles, SettleUp
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.model.question.rows import Reason, said_once
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_no_sentence_that_tells_the_whole_answer_is_said_twice(book: str) -> None:
    rules = rule_set(book)
    asked = 0
    for kind in drills.kinds(rules):
        for seed in range(40 if kind == "rule" else 3):
            question = drills.question(kind, rules, seed % 5 + 1, random.Random(seed))
            right = question.solutions[0]
            if not isinstance(question.form, PickTiles) or not isinstance(right, list) or len(right) < 2:
                continue
            one = Asked(question)
            one.judge(drills.explain(question, []), ())
            one.tell()
            assert {row.mark for row in one.rows} <= {Mark.MISSED}
            if kind == "rule":
                said = [line for row in one.rows for line in row.lines]
                assert len(said) == len(set(said))
                asked += bool(said)
    assert asked


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_there_is_nothing_to_check_before_anything_was_chosen(book: str) -> None:
    """Enter on a question that had just come was taken for a miss; an answer of nothing is never right."""
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        for seed in range(20 if kind == "rule" else 3):
            question = drills.question(kind, rules, seed % 5 + 1, random.Random(seed))
            if isinstance(question.form, SettleUp):
                continue
            one = Asked(question)
            assert not one.can_check, kind
            one.solve(question.solutions[0])
            assert one.can_check, kind


def test_who_pays_nobody_has_nothing_to_write() -> None:
    question = drills.question("pays", rule_set("pung-chow"), 1, random.Random(1))
    assert isinstance(question.form, SettleUp)
    assert Asked(question).can_check


def test_a_reason_that_says_nothing_more_is_left_out_unless_it_names_its_part() -> None:
    """The side and the stack of a wall were missed for one reason, which stood there twice."""
    whole = Reason("side", "", (), ("East threw 7.", "Both throws count."), "p. 14")
    again = Reason("stack", "", (), ("East threw 7.",), "p. 14")
    named = Reason("total", "Total", (), ("East threw 7.",), "p. 14")
    assert said_once((whole, again)) == (whole,)
    assert said_once((whole, named)) == (whole, named)
    assert said_once((again, whole)) == (again, whole), "it has a sentence more"
