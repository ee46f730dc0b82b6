"""Every rule that a player can meet is taught by a page of the course of its book."""

from __future__ import annotations

import pytest

from peling.lessons import coverage as lessons_coverage
from peling.lessons.courses import TAUGHT, course
from peling.lessons.coverage import coverage
from peling.lessons.model import Course, Section
from peling.rulebooks import RULE_SETS


def test_every_book_that_scores_has_a_course() -> None:
    assert set(TAUGHT) == set(RULE_SETS)


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_rule_that_a_player_can_meet_is_taught(book: str) -> None:
    found = coverage(book)
    rules = len(found.taught) + len(found.missing)
    print(f"{book}: {found.percent:.0f} % of {rules} rules are taught, on {len(course(book).pages)} pages")  # noqa: T201
    assert found.missing == ()
    assert found.unknown == ()
    assert found.percent == 100


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_rule_that_no_page_teaches_is_missed(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = course(book)
    only = whole.lessons[0].pages[0]
    sections = (Section("one", (type(whole.lessons[0])(whole.lessons[0].id, (only,)),)),)
    monkeypatch.setattr(lessons_coverage, "course", lambda rules_id: Course(rules_id, sections))
    found = coverage(book)
    assert set(found.taught) == set(only.teaches)
    assert found.percent < 10
