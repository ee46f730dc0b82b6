"""Each page that asks something leads to a drill of its book, about its rules where that asks for them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from peling.lessons.courses import TAUGHT, course
from peling.lessons.drills import explain, kinds
from peling.lessons.model import BoardTask
from peling.lessons.practice import drill_of, question_of
from peling.lessons.subjects import Subject, of_shape, subjects
from peling.rulebooks import rule_set
from tests.by_day import by_day

every_book = pytest.mark.parametrize("book", TAUGHT)


@every_book
def test_a_page_has_a_drill_exactly_where_it_asks_something(book: str) -> None:
    rules = rule_set(book)
    for page in course(book).pages:
        kind = drill_of(page, rules)
        assert bool(kind) is (page.task is not None), page.id
        assert not kind or kind in kinds(rules)


@every_book
def test_a_page_that_teaches_nothing_may_have_no_drill(book: str) -> None:
    rules = rule_set(book)
    for page in course(book).pages:
        assert drill_of(replace(page, teaches=()), rules) in {"", *kinds(rules)}, page.id


@every_book
def test_claims_on_a_board_are_practised_by_claims(book: str) -> None:
    rules = rule_set(book)
    of = subjects(rules)
    for page in course(book).pages:
        if isinstance(page.task, BoardTask) and of.get(page.teaches[0]) is Subject.CLAIMS:
            assert drill_of(page, rules) == "claim", page.id


@every_book
def test_what_hand_wins_is_not_practised_by_claims(book: str) -> None:
    """Who has just learnt what a set is was asked what may be claimed, which no page had taught."""
    rules = rule_set(book)
    about = of_shape(rules)
    kinds_of = {drill_of(page, rules) for page in course(book).pages if set(page.teaches[:1]) & about}
    assert "claim" not in kinds_of


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, TAUGHT))
def test_most_questions_ask_for_what_the_page_teaches(book: str) -> None:
    rules, about, asked = rule_set(book), 0, 0
    for page in course(book).pages:
        if kind := drill_of(page, rules):
            question = question_of(page.teaches, kind, rules, 1, Random(page.id))
            assert explain(question, question.solutions[0]).right
            asked += 1
            about += bool(set(question.asks) & set(page.teaches))
    assert about * 2 > asked
