"""*Playing well*: its positions are legal, every act is judged with a reason, its figures come out again."""

from __future__ import annotations

import re
from math import hypot

import pytest

from peling.advice.equities import CERTAIN, equities
from peling.coach.why import WHYS
from peling.core import actions
from peling.lessons import tasks
from peling.lessons.courses import TAUGHT, beside, course
from peling.lessons.courses.well import SUBJECT, playing_well
from peling.lessons.courses.well.measured import figures, measured_books
from peling.lessons.courses.well.shape import LESSONS, SECTIONS
from peling.lessons.model import BoardTask, Course, Figure, Page
from peling.lessons.tasks import Outcome
from peling.play.deal import view_of
from peling.play.invariants import problems
from peling.rulebooks import rule_set
from peling.rules.legality import legal_actions
from tests.benchmarks.strategy import measure
from tests.benchmarks.strategy.dilemmas import DILEMMAS
from tests.benchmarks.strategy.from_play import collected, dilemmas_of
from tests.by_day import by_day
from tests.every_case import every

COURSES = [one for book in TAUGHT for one in beside(book)]
PAGES = [
    pytest.param(one.rules, page, id=page.id)
    for one in COURSES
    for page in one.pages
    if page.task is not None
]
SOME = [one for one in PAGES if one.values[0] in {"four-winds", "fenghua"}]
"""By day; the acts of the others are weighed and tried in the same way."""
PLAYED = [one for one in COURSES if any(page.task is not None for page in one.pages)]
FEWEST_LESSONS = 7
DEALT = re.compile(r"([a-z]+)-(\d+)")
"""The id of what was measured of hands that are dealt so many tiles or pairs of a kind."""
IN_PAIRS = frozenset({"pungs", "pairs"})
"""Of these a figure counts pairs, of the others tiles."""
AGAIN = ("chow-near", "dragon-early", "chow-far", "idle-claim")
"""Dilemmas that are played again, and with how few positions and worlds."""
POSITIONS, FEW_POSITIONS, WORLDS, WALLS = 16, 8, 40, 250
RARE, RARE_DEALS = "calling-last", 500
BY_DAY = frozenset({"four-winds"})
"""Books of which what was measured is played again by day; at night that of all."""
FAR = 4.0
"""So many standard errors two measurements of the same may lie apart: once in 16,000 times they do."""


def board(page: Page) -> BoardTask:
    """Return the task of a page: a board on which every act was weighed."""
    assert isinstance(page.task, BoardTask)
    assert page.task.weighed
    return page.task


def test_a_book_that_was_measured_has_the_course_beside_its_own() -> None:
    assert measured_books()
    assert set(measured_books()) <= set(TAUGHT)
    for book in measured_books():
        (one,) = beside(book)
        assert one.id == f"{book}-{SUBJECT}"
        assert course(one.id) is one
        assert len(one.lessons) >= FEWEST_LESSONS


def test_what_was_not_measured_has_no_course() -> None:
    with pytest.raises(KeyError):
        playing_well("canasta")


@pytest.mark.parametrize("one", COURSES, ids=[one.id for one in COURSES])
def test_lessons_stand_in_the_order_of_the_shape_and_no_page_is_without_a_figure(one: Course) -> None:
    order = [f"{one.id}-{lesson}" for lessons in SECTIONS.values() for lesson in lessons]
    made = [lesson.id for lesson in one.lessons]
    assert made == [lesson for lesson in order if lesson in made]
    assert [page.id for page in one.pages if not page.measured] == []


def test_the_shape_names_dilemmas_and_manners_that_are_measured() -> None:
    for lesson in LESSONS.values():
        for page in lesson:
            assert page.dilemma in DILEMMAS
            assert set(page.figures.split()) <= {*DILEMMAS, *measure.MANNERS}, page.id


@pytest.mark.parametrize("one", COURSES, ids=[one.id for one in COURSES])
def test_a_picture_shows_as_many_tiles_as_its_page_has_a_figure_for(one: Course) -> None:
    """Eleven tiles stood beside a figure for ten, ten beside one for eight, five pairs beside four."""
    looked = 0
    for page in one.pages:
        dealt = [found for figure in page.measured if (found := DEALT.fullmatch(figure.id))]
        for picture in page.pictures if dealt else ():
            tiles = sum(len(piece.tiles) for row in picture.rows for piece in row)
            shown = tiles // 2 if dealt[0][1] in IN_PAIRS else tiles
            assert shown in {int(found[2]) for found in dealt}, page.id
            looked += 1
    assert looked


@every("book, page", PAGES)
def test_a_position_from_play_is_whole_and_every_legal_act_was_weighed(book: str, page: Page) -> None:
    rules, task = rule_set(book), board(page)
    deal, _, _ = tasks.begin(task, rules)
    assert list(problems(deal, rules)) == []
    legal = legal_actions(view_of(deal, task.me, rules), rules)
    assert {one.action for one in task.weighed} == set(legal)
    assert tasks.weighed(task, actions.Wash(), rules) is None, "nobody may do so here"


@pytest.mark.thorough
@every("book, page", PAGES, by_day=SOME)
def test_what_is_as_good_reaches_the_goal_and_all_else_has_a_reason(book: str, page: Page) -> None:
    rules, task = rule_set(book), board(page)
    assert task.weighed[0].behind == 0
    for one in task.weighed:
        tried = tasks.try_on_board(task, (one.action,), rules)
        found = tasks.weighed(task, one.action, rules)
        assert found is not None
        if one.action in task.as_good:
            assert tried.outcome is Outcome.REACHED, one.action
            assert found.why is None
        else:
            assert tried.outcome is Outcome.MISSED, one.action
            assert found.why is not None
            assert found.why.id in WHYS
            assert one.behind > CERTAIN * one.behind_se


@every("book, page", PAGES)
def test_most_acts_are_clearly_worse(book: str, page: Page) -> None:  # noqa: ARG001 -- it names the case
    task = board(page)
    assert 1 <= len(task.as_good) <= 3
    assert len(task.as_good) < len(task.weighed)


@pytest.mark.parametrize("book", measured_books())
def test_figures_are_of_what_the_book_knows_and_of_enough_positions(book: str) -> None:
    known = {*dilemmas_of(rule_set(book)), *measure.MANNERS}
    for name, one in figures(book).items():
        assert name in known
        assert one.number >= measure.FEWEST
        assert one.se > 0


def agree(one: Figure, points: float, error: float) -> bool:
    """Return whether another measurement may be one of the same."""
    return abs(one.points - points) <= FAR * hypot(one.se, error)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("most", "positions"),
    by_day([(1, FEW_POSITIONS)], [(1, FEW_POSITIONS), (2, POSITIONS)], several=True),
)
@pytest.mark.parametrize("book", by_day(BY_DAY, measured_books()))
def test_a_dilemma_that_is_played_again_comes_out_the_same(book: str, most: int, positions: int) -> None:
    """With another seed, so that these are other positions."""
    again = [name for name in AGAIN if name in figures(book)][:most]
    assert again
    kept = collected(book, measure.SEED + 1, positions, 120, *again)
    for name in again:
        found = measure.dilemma(name, kept[name], WORLDS)
        assert agree(figures(book)[name], found["points"], found["se"]), found


@pytest.mark.nightly
@pytest.mark.parametrize("book", [book for book in measured_books() if RARE in figures(book)])
def test_what_was_measured_of_the_last_turns_comes_out_the_same(book: str) -> None:
    """Deals between good players seldom last so long: a position comes up in every twentieth of them."""
    kept = collected(book, measure.SEED + 1, POSITIONS, RARE_DEALS, RARE)
    found = measure.dilemma(RARE, kept[RARE], WORLDS)
    assert agree(figures(book)[RARE], found["points"], found["se"]), found


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day(BY_DAY, measured_books()))
def test_a_manner_that_is_played_again_comes_out_the_same(book: str) -> None:
    for name in ("closed", "nearest"):
        found = measure.manner(book, name, WALLS, measure.SEED + 1)
        assert agree(figures(book)[name], found["points"], found["se"]), found


@pytest.mark.thorough
@pytest.mark.parametrize("one", PLAYED, ids=[one.id for one in PLAYED])
def test_a_position_that_is_weighed_again_has_the_same_best(one: Course) -> None:
    rules = rule_set(one.rules)
    task = board([page for page in one.pages if page.task is not None][-1])
    deal, _, _ = tasks.begin(task, rules)
    again = {each.action: each for each in equities(view_of(deal, task.me, rules), rules, 3000, seed=5)}
    best = again[task.weighed[0].action]
    for known in task.weighed:
        found = again[known.action]
        apart = (found.behind - best.behind) - known.behind
        assert abs(apart) <= FAR * hypot(found.behind_se, best.behind_se, known.behind_se), known.action
