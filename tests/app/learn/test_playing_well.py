"""*Playing well* in the app: its card, its pages, what is said of a try, where the figures stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from peling.advice.consequences import worth_of
from peling.coach.grades import CERTAIN
from peling.core.actions import Action, Discard
from peling.core.melds import pung
from peling.core.notation import parse_tiles
from peling.core.tiles import WINDS, Tile, Wind, tile
from peling.lessons.courses import TAUGHT, beside
from peling.lessons.learnt import PageDone
from peling.lessons.model import BoardTask
from peling.rulebooks import rule_set
from peling_app.kit.words.actions import action_words
from peling_app.kit.words.numbers import decimal
from peling_app.kit.words.tiles import NO_BREAK
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lessons import MEASURED, CourseModel
from peling_app.learn.model.start import LearnStart, course_of
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.learn.words import prose, well
from tests.app.play.tutor.positions import own_turn
from tests.by_day import by_day
from tests.end2end.stage import make_context

MEASURED_BOOKS = [book for book in TAUGHT if beside(book)]
pytestmark = pytest.mark.usefixtures("english")


def opened(book: str) -> CourseModel:
    """Return the course of a book, open."""
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    (course,) = beside(book)
    model.open(course.id)
    return model


def act(model: CourseModel, action: Action) -> None:
    """Let the learner do something on the board."""
    model.task.lesson_table.do(action)


@pytest.mark.parametrize("book", by_day({"pung-chow"}, MEASURED_BOOKS))
def test_a_try_that_is_worse_is_said_its_points_and_why(book: str) -> None:
    model = opened(book)
    for page in model.pages:
        if page.task is None:
            continue
        assert isinstance(page.task, BoardTask)
        worse = [one for one in page.task.weighed if one.action not in page.task.as_good]
        for one in (worse[0], worse[-1]):
            model.open_page(page.id)
            act(model, one.action)
            task = model.task
            assert task.mark is Mark.WRONG, page.id
            points, *why = task.message.split("<br>")
            assert decimal(one.behind) in points
            assert decimal(CERTAIN * one.behind_se) in points
            assert all(why), page.id
            assert len(why) == 1
            assert words.see_why() not in task.message
            best = [action_words(good) for good in page.task.as_good]
            assert not [name for name in best if name in task.message], "it is shown when it is asked for"
            task.retry()
            assert not task.is_checked


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", MEASURED_BOOKS)
def test_whatever_is_as_good_is_right_and_the_best_is_named(book: str) -> None:
    model = opened(book)
    for page in model.pages:
        if page.task is None:
            continue
        assert isinstance(page.task, BoardTask)
        for action in page.task.as_good:
            model.open_page(page.id)
            act(model, action)
            assert model.task.is_done, (page.id, action)
            assert model.task.mark is Mark.RIGHT
            assert len(model.task.message.split("<br>")) == 2


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", MEASURED_BOOKS)
def test_the_figures_of_a_page_stand_behind_the_line_below_its_title(book: str) -> None:
    model = opened(book)
    for page in model.pages:
        model.open_page(page.id)
        assert model.page is not None
        assert MEASURED in model.page.cite
        said = model.link(MEASURED)
        assert said is not None
        assert said.title == well.measured()
        assert not said.rule
        for figure in page.measured:
            assert well.NAMES[figure.id]() in said.html
            assert f"± {decimal(CERTAIN * figure.se)}" in said.html


def test_a_page_of_the_book_has_no_figures() -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open("four-winds")
    assert model.page is not None
    assert MEASURED not in model.page.cite


@pytest.mark.parametrize("book", MEASURED_BOOKS)
def test_the_chosen_book_has_a_card_for_it_that_counts_its_lessons(book: str) -> None:
    context = make_context()
    context.rules.choose_book(book)
    start = LearnStart(context.learn, context.rules)
    (course,) = beside(book)
    card = start.courses[-1]
    assert course_of(card.id) == course.id
    assert card.cloth == book
    assert card.title == well.title()
    assert card.part == 0
    for page in course.lessons[0].pages:
        context.learn.do(PageDone(page.id))
    card = start.courses[-1]
    assert card.part == pytest.approx(1 / len(course.lessons))
    own = next(one for one in start.courses if course_of(one.id) == book)
    assert own.part == 0


def test_each_course_of_a_book_goes_on_where_it_was_left() -> None:
    learn = LearnSession(new_seed=lambda: 1)
    model = CourseModel(learn)
    book = MEASURED_BOOKS[0]
    (course,) = beside(book)
    model.open(book)
    model.open_page(model.pages[3].id)
    model.open(course.id)
    assert model.current is course.pages[0]
    model.open_page(course.pages[2].id)
    model.open(book)
    assert model.current is model.pages[3]
    model.open(course.id)
    assert model.current is course.pages[2]
    assert model.title[-1] == well.title()


@pytest.mark.parametrize("book", MEASURED_BOOKS)
def test_what_is_said_of_robbing_and_of_guest_winds_is_so_in_the_book(book: str) -> None:
    rules = rule_set(book)
    view = replace(own_turn(), round_wind=Wind.EAST if rules.course.rounds else None)
    guest = next(wind for wind in WINDS if wind not in {view.me, view.round_wind})
    points = worth_of(pung(tile(guest.value), Wind.WEST), view, rules).points
    (course,) = beside(book)
    for page in course.pages:
        said = " ".join(prose.words(page.id).paragraphs)
        assert rules.course.robbing or "rob" not in said.split(), page.id
        assert not points or "it counts nothing" not in said, page.id
        assert ("no point" in said) is (not points and "guest wind is" in said), page.id


@pytest.mark.thorough
@pytest.mark.parametrize("book", MEASURED_BOOKS)
def test_a_figure_and_its_error_stay_in_one_line(book: str) -> None:
    model = opened(book)
    seen = 0
    for page in model.pages:
        model.open_page(page.id)
        shown = repr(model.page).replace(r"\xa0", NO_BREAK)
        seen += shown.count("±")
        assert "± " not in shown
        assert " ±" not in shown
    assert seen


def _open_ends(held: Sequence[Tile]) -> bool:
    return any(
        one.suit is not None and one.suit is other.suit and other.rank - one.rank == 1 and 1 < one.rank < 8
        for one in held
        for other in held
    )


def _is_near(one: Tile, other: Tile) -> bool:
    return one.suit is not None and one.suit is other.suit and 0 < abs(one.rank - other.rank) < 3


def _run(one: Tile, held: Sequence[Tile]) -> bool:
    """Return whether a tile is in a whole sequence."""
    near = {other.rank - one.rank for other in held if _is_near(one, other)}
    return any(pair <= near for pair in ({-2, -1}, {-1, 1}, {1, 2}))


STAYS: dict[str, Callable[[Tile, Sequence[Tile]], bool]] = {
    "fresh honour stays": lambda _, rest: any(one.suit is None for one in rest),
    "dragon stays": lambda _, rest: any(one.dragon is not None for one in rest),
    "open sequence stays": lambda _, rest: _open_ends(rest),
    "pairs are kept": lambda gone, rest: gone not in rest,
    "closed sequence goes": lambda gone, rest: any(
        _is_near(gone, one) for one in rest if not _run(one, rest)
    ),
    "not belong to the suit": lambda gone, _: gone.suit is not None,
    "Everything else goes": lambda gone, _: not gone.is_major,
}
"""What praise says of the discard, and whether that is so of one and of what is left."""


def test_praise_for_a_discard_is_true_of_every_one_that_is_as_good() -> None:
    found = set()
    for page in (page for book in MEASURED_BOOKS for one in beside(book) for page in one.pages):
        task = page.task
        said = [words for words in STAYS if words in prose.words(page.id).right]
        if not isinstance(task, BoardTask) or not said:
            continue
        hand = parse_tiles(dict(task.position.hands)[task.me.value].split("|")[0])
        for action in task.as_good:
            assert isinstance(action, Discard)
            rest = list((Counter([*hand, tile(task.position.drawn)]) - Counter([action.tile])).elements())
            assert all(STAYS[words](action.tile, rest) for words in said), (page.id, action)
        found.update(said)
    assert len(found) >= 5
