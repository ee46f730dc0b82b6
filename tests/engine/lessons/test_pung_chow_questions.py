"""The questions that pages of Pung Chow take from drills are those that their words speak of."""

from __future__ import annotations

from itertools import pairwise

import pytest

from peling.core.tiles import Wind
from peling.lessons import tasks
from peling.lessons.courses import course
from peling.lessons.drills.question import Question
from peling.lessons.model import AskTask
from peling.rulebooks import rule_set

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH


def question_of(rules_id: str, page_id: str) -> Question:
    """Return the question of a page."""
    task = course(rules_id).page(page_id).task
    assert isinstance(task, AskTask)
    return task.question(rule_set(rules_id))


@pytest.mark.parametrize(
    ("page_id", "topic", "facts"),
    [
        ("pc-seats/2", "turn-next", {"from": S}),
        ("pc-deal/3", "hand-size", {"kongs": 1}),
        ("pc-mandarins/2", "set-out", {}),
        ("pc-layouts/4", "pays", {"winner": N}),
    ],
)
def test_part_one(page_id: str, topic: str, facts: dict[str, object]) -> None:
    question = question_of("pung-chow", page_id)
    assert question.topic == topic
    assert facts.items() <= dict(question.facts).items()


@pytest.mark.parametrize(
    ("page_id", "claims"), [("pc-first/1", ["chow", "pung"]), ("pc-first/2", ["win", "win"])]
)
def test_who_comes_first_is_asked_in_the_order_of_the_pages(page_id: str, claims: list[str]) -> None:
    question = question_of("pung-chow", page_id)
    assert sorted(str(value) for name, value in question.facts if name.startswith("claim-")) == claims


@pytest.mark.parametrize(
    ("page_id", "topic", "facts"),
    [
        ("pc2-box/2", "box-goes-to", {}),
        ("pc2-box/3", "box-east", {}),
        ("pc2-rounds/1", "next-east", {"winner": S}),
        ("pc2-rounds/2", "round", {}),
        ("pc2-limit/2", "pays", {"winner": E, "limit": 300}),
        ("pc2-limit/3", "pays", {"winner": E, "limit": 300}),
        ("pc2-wash/2", "washing", {"heads": 10}),
        ("pc2-wash/3", "pays-washed", {"claimer": E, "heads": 13}),
        ("pc2-wash/4", "first-wash", {}),
        ("pc2-penalties/4", "liable-two-hands", {}),
        ("pc2-penalties/5", "pays-liable", {"limit": 300}),
    ],
)
def test_part_two(page_id: str, topic: str, facts: dict[str, object]) -> None:
    question = question_of("pung-chow-limit", page_id)
    assert question.topic == topic
    assert facts.items() <= dict(question.facts).items()


def test_a_difference_above_the_limit_is_cut() -> None:
    question = question_of("pung-chow-limit", "pc2-limit/3")
    scores = {wind: points for wind, points in question.shown.scores if wind is not E}
    assert sorted(scores.values()) == [2, 80, 340]
    payments = question.solutions[0]
    assert isinstance(payments, dict)
    assert {300, 260, 78} <= set(payments.values())


def test_the_other_tile_of_a_hand_with_three_open_winds_costs_nothing() -> None:
    assert question_of("pung-chow-limit", "pc2-penalties/3").solutions == (["none"],)
    assert question_of("pung-chow-limit", "pc2-penalties/2").solutions != (["none"],)


def test_another_hand_is_another_of_the_same_sort() -> None:
    task = course("pung-chow").page("pc-seats/3").task
    assert isinstance(task, AskTask)
    assert task.again is not None
    rules = rule_set("pung-chow")
    others = [task.again(rules, number) for number in range(1, 4)]
    assert {question.topic for question in others} == {"next-east"}
    assert all(isinstance(question.fact("winner"), Wind) for question in others)
    assert len({question.key.seed for question in (*others, task.question(rules))}) == 4


@pytest.mark.parametrize(
    ("page_id", "others"),
    [("pc-seats/3", 3), ("pc-mandarins/2", 3), ("pc-seats/2", 0), ("pc-wall/1", 0)],
)
def test_another_question_is_never_the_same_again_nor_by_other_rules(page_id: str, others: int) -> None:
    """A press on the button asked the same, or asked by a house rule that was not said."""
    task, rules = course("pung-chow").page(page_id).task, rule_set("pung-chow")
    assert isinstance(task, AskTask)
    numbers = [0]
    while len(numbers) < 4 and (number := tasks.next_number(task, rules, numbers[-1])):
        numbers.append(number)
    assert len(numbers) == 1 + others
    asked = [tasks.question_of(task, rules, number) for number in numbers]
    assert all((one.facts, one.form) != (other.facts, other.form) for one, other in pairwise(asked))
    assert {question.under for question in asked} == {asked[0].under}
