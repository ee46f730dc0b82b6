"""Slips of the books as riddles: what is right is what the engine counts, and each set asks its own rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from peling.core.melds import KongForm, Meld, chow, kong, pair, pung
from peling.core.tiles import tile
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.drills.makers.score_questions import topic_of_set
from peling.lessons.drills.question import Choose, FillSheet, Stated, Summed
from peling.lessons.faults.answers import of_question
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.counting import as_counted
from peling.rules.rulebook import Slip

SLIPS = [slip for book in RULE_SETS for slip in rule_book(book).slips]
HOW = {"left-out", "wrong-value", "wrong-sum", "wrong-players"}


def hands() -> dict[str, dict[str, Any]]:
    """Return the hands of all examples."""
    files = [json.loads(rule_book(book).examples.read_text(encoding="utf-8")) for book in RULE_SETS]
    return {hand["id"]: hand for file in files for hand in file["hands"]}


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.example)
def test_what_is_right_is_what_the_example_comes_to(slip: Slip) -> None:
    assert slip.right == hands()[slip.example]["expected"]["total"]
    assert (slip.printed == slip.right) is (slip.how == "wrong-players") is (slip.fault == "payers")
    assert (slip.how == "wrong-sum") is (slip.fault == "points")
    assert slip.how in HOW


def test_a_line_that_is_right_is_proved_by_its_points_and_its_place_in_the_book() -> None:
    for book in RULE_SETS:
        for one in exercises(book):
            if one.slip is None:
                continue
            lines = [id_ for id_, _ in one.question.parts if id_ not in {"points", "payers"}]
            right = one.question.solutions[0]
            assert isinstance(right, list)
            wrong = [id_ for id_ in lines if id_ not in right]
            for id_ in wrong[:1]:
                fault = of_question(one.question, [id_], rule_set(book))[0]
                assert [why.topic for why in fault.why if isinstance(why, Stated)] == ["not-slip-line"], (
                    one.id
                )
                assert fault.cite is not None


def test_every_slip_is_a_riddle_in_one_book_with_its_figures() -> None:
    found = [exercise for book in RULE_SETS for exercise in exercises(book) if exercise.slip is not None]
    assert sorted(exercise.id for exercise in found) == sorted(f"{slip.example}/slip" for slip in SLIPS)
    for exercise in found:
        assert exercise.slip is not None
        assert ("printed", exercise.slip.printed) in exercise.question.facts
        assert exercise.question.solutions == ([exercise.slip.fault],)
        assert [hint.id for hint in exercise.question.hints] == ["add-up-yourself"]


def test_the_list_of_the_book_is_shown_and_comes_to_its_figure() -> None:
    """Without the list a slip can only be guessed: three items of 2 points could each be the one left out."""
    for exercise in (one for book in RULE_SETS for one in exercises(book) if one.slip is not None):
        assert exercise.slip is not None
        facts = dict(exercise.question.facts)
        items = [id_ for id_, _ in exercise.question.parts if id_ not in {"points", "payers"}]
        assert all(facts[f"title-{item}"] for item in items), exercise.id
        figures = [(facts.get(f"points-{item}", 0), facts.get(f"doubles-{item}", 0)) for item in items]
        points = sum(one for one, _ in figures if isinstance(one, int))
        doubles = sum(one for _, one in figures if isinstance(one, int))
        listed = exercise.slip.right if exercise.slip.how == "wrong-sum" else exercise.slip.printed
        assert points << doubles == listed, exercise.id


R = tile("R")


@pytest.mark.parametrize(
    ("meld", "rules"),
    [
        (pung(R, concealed=True), ("FW-THREE-HIDDEN",)),
        (pung(R), ("FW-THREE-VISIBLE",)),
        (kong(R, KongForm.DRAWN), ("FW-FOUR-HIDDEN", "FH-KONG-CLOSED")),
        (kong(R, KongForm.ADDED), ("FW-FOUR-VISIBLE",)),
        (pair(R), ("FW-HEAD",)),
        (chow((tile("B1"), tile("B2"), tile("B3"))), ()),
    ],
)
def test_a_set_asks_the_rules_of_sets_like_it(meld: Meld, rules: tuple[str, ...]) -> None:
    asked = [rule_book(book).asked.get(topic_of_set(meld), ()) for book in RULE_SETS]
    assert tuple(id_ for found in asked for id_ in found) == rules


@pytest.mark.parametrize("book", RULE_SETS)
def test_lines_stand_as_they_are_counted_and_not_by_their_ids(book: str) -> None:
    for one in exercises(book):
        form, hands_ = one.question.form, one.question.shown.hands
        if not hands_ or not isinstance(form, Choose | FillSheet):
            continue
        reasons = [why for _, every in one.question.parts for why in every]
        summed = [why.sheet for why in reasons if isinstance(why, Summed)]
        rules = rule_set(book, dict(one.question.key.options))
        counted = as_counted(rules.score(hands_[0]).sheet, rules)
        items = list(dict.fromkeys(line.item for line in counted.lines))
        if isinstance(form, Choose):
            assert [choice.id for choice in form.choices][: len(items)] == items, one.id
        assert all(sheet == counted for sheet in summed), one.id


def test_sets_are_counted_first_as_they_lie_then_what_the_winner_is_given() -> None:
    riddle = next(one for one in exercises("pung-chow") if one.id == "PC1-EX-03/slip").question
    assert isinstance(riddle.form, Choose)
    parts = [choice.id.split("-")[1] for choice in riddle.form.choices if "-" in choice.id]
    assert parts == sorted(parts, key=["SCORE", "BONUS", "DBL"].index)
