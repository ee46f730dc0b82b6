"""While figures sharpen nothing is graded for what lies within the error said of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.coach.grades import Grade
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.words.numbers import decimal
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.coach import coach_page, tried_page
from tests.app.play.tutor.conftest import english
from tests.app.play.tutor.test_coach_page import made

__all__ = ["english"]


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("settled", "goes_on"), [(False, True), (True, True), (True, False)])
def test_what_lies_within_the_error_said_is_not_graded_while_figures_sharpen(
    settled: bool, goes_on: bool
) -> None:
    """Beside "sharpening, ± 76" stood 26 points lost, as a grave mistake; five seconds later they were 5."""
    best, equal, _, _, grave = Grade
    early, rough, sure = made(2, grave, 26.4, 9), made(3, equal, 20, 38), made(4, grave, 115, 9)
    answer = Answer((made(1, best), rough, early, sure), settled, goes_on)
    seen = [one.action for one in answer.choices]
    for page in (coach_page(answer, [early.action], AS_DRAWN), tried_page(answer, seen[2:3], seen, AS_DRAWN)):
        assert decimal(76.0) in page.note
        row, clear = page.rows[2:]
        assert (row.word, row.is_dear) == (("still open", False) if goes_on else ("grave mistake", True))
        assert (row.grade is Grade.EQUAL) is goes_on
        assert row.word in row.spoken
        assert clear.word == "grave mistake", "what is more than the error is graded at once"
    nearly = replace(answer, choices=(*answer.choices[:2], made(3, grave, 90, 9)))
    assert (coach_page(nearly, [], AS_DRAWN).rows[2].word == "still open") is goes_on, "the error is a guess"
    known = replace(answer, known=frozenset({early.action}))
    assert coach_page(known, [], AS_DRAWN).rows[2].word == "grave mistake", "it was looked at by itself"
    page = coach_page(answer, [early.action], AS_DRAWN)
    assert page.why.startswith("It is still open: 26.4 points were lost") is goes_on
    assert coach_page(answer, [], AS_DRAWN).why_title.endswith("4 of bamboos" if goes_on else "2 of bamboos")


@pytest.mark.usefixtures("english")
def test_figures_that_are_called_settled_are_graded_though_they_sharpen_further() -> None:
    slip = made(2, Grade.SLIP, 1.5, 0.6)
    answer = Answer((made(1, Grade.BEST), made(3, Grade.EQUAL, 1, 0.9), slip), settled=True, goes_on=True)
    page = coach_page(answer, [], AS_DRAWN)
    assert (page.note, page.rows[2].word) == ("sharpening, ± 1.8", "small slip")
    page = coach_page(replace(answer, goes_on=False), [], AS_DRAWN)
    assert page.note == "losses settled", "nothing changes any more"


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("settled", "word"), [(False, "looking"), (True, "losses settled")])
def test_what_if_says_the_error_of_what_it_shows(settled: bool, word: str) -> None:
    """Of the best alone it said that of choices nobody had looked at: "settled, ± 32.3"."""
    best = made(1, Grade.BEST)
    best = replace(best, equity=replace(best.equity, se=4))
    answer = Answer((best, made(3, Grade.EQUAL, 2, 16), made(4, Grade.EQUAL, 2, 6)), settled)
    seen = [one.action for one in answer.choices]
    for looked_at, error in ((seen[:1], 8), ([seen[0], seen[2]], 12), (seen, 32), (seen[1:], 32)):
        page = tried_page(answer, looked_at[:1], looked_at, AS_DRAWN)
        assert page.note == f"{word}, ± {decimal(error)}"


@pytest.mark.usefixtures("english")
def test_a_first_glance_of_worlds_that_came_out_alike_claims_no_error() -> None:
    """After eight worlds without a difference it said "looking, ± 0.0"."""
    answer = Answer((made(1, Grade.BEST), made(2, Grade.EQUAL), made(3, Grade.EQUAL)))
    seen = [one.action for one in answer.choices]
    for page in (coach_page(answer, [], AS_DRAWN), tried_page(answer, seen[:1], seen, AS_DRAWN)):
        assert page.note == "looking"
    assert coach_page(replace(answer, settled=True), [], AS_DRAWN).note == "losses settled"
