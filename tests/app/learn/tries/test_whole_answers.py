"""In a small window an answer and the text beside it are seen whole, in each state of a try."""

from __future__ import annotations

from collections.abc import Container, Iterator

import pytest
from PySide6.QtCore import QPoint

from peling.lessons.courses import COURSES, course
from peling_app.learn.view.course_page import CoursePage
from peling_app.platform.settings import LANGUAGES, Language
from tests.app.learn.tries.in_sight import out_of_sight, scrolled, states
from tests.by_day import by_day
from tests.end2end.pictures.shots_lessons import opened
from tests.end2end.stage import SMALL

KINDS = {
    "pung-chow": {
        "pc-tiles/1",
        "pc-sets/1",
        "pc-sets/2",
        "pc-kong/4",
        "pc-points/1",
        "pc-settling/2",
        "pc-examples/4",
        "pc-examples/5",
        "pc-layouts/1",
    },
    "pung-chow-limit": {"pc2-limit/1"},
    "how-to-play": {"hp-first/2", "hp-doubles/2"},
    "four-winds": {"fw-words/2", "fw-calls/1"},
    "fenghua": {"fh-shapes/2", "fh-big/4"},
    "pung-chow-well": {"pung-chow-well-suit/2"},
}
"""A page of each kind of which the answer or the text was partly below what is seen.

Tiles to choose, cards with tiles and with reasons, sets to lay, a position with cards, numbers, payments,
sheets, a hand that is worked out, whole hands, pictures of many tiles.
"""
NIGHTS = {"fenghua": (False, True)}
"""Courses of which the pages are looked at by night, too: the look must not decide on what is seen."""
CASES = [
    (one, night, language) for one in KINDS for night in NIGHTS.get(one, (False,)) for language in LANGUAGES
]
BY_DAY = {(one, one in NIGHTS, Language.GERMAN) for one in ("pung-chow", "how-to-play", "fenghua")}
"""The longer words: the course with most kinds of answers, the longest sheet, and one looked at by night.

In English `test_all_in_sight.py` asks the same of the pages with least room.
"""
LONG = {"fh-wild/2", "hp-turns/5", "pc2-examples/4"}
"""Pages of which up to 60 pixels of the answer are below what is seen when it is shown after a wrong try."""


def unseen(page: CoursePage, ids: Container[str]) -> Iterator[tuple[str, str]]:
    """Go through pages of a course in each state, and yield their ids with what is not seen at once."""
    model = page.model
    assert model.rules is not None
    for one in [one for one in model.pages if one.id in ids and one.task is not None]:
        for state in states(model, one, model.rules):
            yield from ((one.id, f"{state}: {gone}") for gone in out_of_sight(page.task))
            yield from ((one.id, f"{state}: {gone}") for gone in scrolled(page))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("course_id", "night", "language"), by_day(BY_DAY, CASES, several=True))
def test_an_answer_and_its_text_are_seen_whole(course_id: str, language: Language, *, night: bool) -> None:
    """On some fifty pages the answer was partly out of sight after a second miss, on two before any try."""
    with opened(SMALL, language=language, night=night, book=course(course_id).rules) as (_, page):
        page.open(f"course:{course_id}")
        assert list(unseen(page.course, KINDS[course_id])) == []


@pytest.mark.nightly  # by day other cards and tiles keep theirs
@pytest.mark.usefixtures("qapp")
def test_cards_below_a_hand_keep_their_place_when_they_are_judged() -> None:
    """The hand got smaller with the verdict, and the cards below it went up by some fifty pixels."""
    with opened(SMALL) as (_, page):
        page.open("course:pung-chow")
        model, panel = page.course.model, page.course.task
        one = next(one for one in model.pages if one.id == "pc-examples/5")
        assert model.rules is not None
        tops = set()
        for _state in states(model, one, model.rules):
            assert list(scrolled(page.course)) == []
            tops.add(panel.area.choice.cards[0].mapTo(panel, QPoint(0, 0)).y())
    assert len(tops) == 1, tops


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES, ids=str)
@pytest.mark.parametrize("course_id", COURSES)
def test_all_answers_but_the_longest_are_seen_whole(course_id: str, language: Language) -> None:
    with opened(SMALL, language=language, book=course(course_id).rules) as (_, page):
        page.open(f"course:{course_id}")
        found = list(unseen(page.course, {one.id for one in page.course.model.pages}))
    assert [one for one in found if one[0] not in LONG or not one[1].startswith("answer shown")] == []
