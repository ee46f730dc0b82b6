"""Where a book doubles nothing, nothing that teaches it speaks of doubling, as it does of other books."""

from __future__ import annotations

import random
import re

import pytest

from peling.core.scoring import Doubles
from peling.lessons import drills, faults
from peling.lessons.courses import guided_deal
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.learn.words import drills as words
from peling_app.learn.words import faults as fault_words
from peling_app.learn.words import prose
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.app.learn.words.test_drill_words import spoken

pytestmark = pytest.mark.usefixtures("english")
ADDING = [
    book for book in RULE_SETS if not any(isinstance(one.award, Doubles) for one in rule_set(book).items)
]
SAYS_SO = re.compile("doubles nothing|Nothing is doubled")


def of_doubling(said: list[str]) -> list[str]:
    return [line for line in said if "doubl" in line.lower() and not SAYS_SO.search(line)]


def lines_of(page: str) -> list[str]:
    said = prose.words(page)
    return [*said.paragraphs, said.ask, said.todo, *said.hints, said.right, *said.wrong.values()]


def test_there_is_a_book_that_only_adds() -> None:
    assert ADDING == ["fenghua"]


@pytest.mark.parametrize("book", ADDING)
def test_the_guide_does_not_speak_of_doubling(book: str) -> None:
    said = [line for step in guided_deal(book).steps for line in lines_of(step.id)]
    assert of_doubling(said) == []


@pytest.mark.parametrize("book", ADDING)
def test_no_question_speaks_of_doubling_nor_what_is_said_of_a_wrong_answer(book: str) -> None:
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        said = [words.kind_line(kind)]
        for seed in range(6):
            question = drills.question(kind, rules, seed % 5 + 1, random.Random(seed))
            said += spoken(question)
            for answer in wrong_answers(question, 6):
                for fault in faults.of_question(question, answer, rules):
                    said += fault_words.said(fault, question, more=True)
        assert of_doubling(said) == [], kind
