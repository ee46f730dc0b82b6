"""The words of the game, and the words of the guided deal."""

from __future__ import annotations

import re

import pytest

from peling.lessons.courses import TAUGHT, guided_deal
from peling.lessons.drills.books import ids
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.faces import book_ids, face
from peling_app.kit.words import glossary
from peling_app.learn.words.prose import words

pytestmark = pytest.mark.usefixtures("english")
EVERY_ID = frozenset().union(*(ids(rule_set(book)) for book in RULE_SETS))
LINK = re.compile(r"\[\[([^\]]+)\]\]")


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("term_id", glossary.terms())
def test_a_word_has_a_meaning_and_a_place_in_a_book(term_id: str) -> None:
    term = glossary.term(term_id)
    assert term.title
    assert term.text.endswith(".")
    assert len(term.text) < 160
    cites = {rule for book in book_ids() for rule in face(book).terms.get(term_id, ())}
    assert cites
    assert cites <= EVERY_ID


def test_a_word_is_found_by_its_id_and_by_itself() -> None:
    for term_id in glossary.terms():
        assert glossary.find(term_id) == term_id
        assert glossary.find(f" {glossary.term(term_id).title.upper()} ") is not None
    assert glossary.find("riichi") is None
    with pytest.raises(KeyError):
        glossary.term("riichi")


STEPS = [step for book in TAUGHT for step in guided_deal(book).steps]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_a_step_of_the_guide_has_its_words(step: object) -> None:
    step_id, action = getattr(step, "id", ""), getattr(step, "action", None)
    said = words(step_id)
    assert said.title
    assert said.paragraphs
    assert (action is not None) is bool(said.ask) is bool(said.todo) is ("other" in said.wrong)
    for text in (*said.paragraphs, said.right, *said.wrong.values()):
        for link in LINK.findall(text):
            assert glossary.find(link.split("|")[-1]) is not None, link
