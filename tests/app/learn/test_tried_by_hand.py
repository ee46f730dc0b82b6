"""What was found by going through the lessons as a new learner."""

from __future__ import annotations

import pytest

from peling.lessons import courses
from peling.lessons.drills.question import Choose
from peling.lessons.model import AskTask
from peling.rulebooks import rule_set
from peling_app.kit.model.lesson_rows import PictureLine
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.task import TaskModel
from peling_app.learn.session import LearnSession


@pytest.fixture
def course(english: object) -> CourseModel:  # noqa: ARG001 - the language comes first
    """Return the first course."""
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open("pung-chow")
    return model


def _hand(task: TaskModel) -> list[str]:
    return [kind.code for _, kind in task.board.order.tiles]


def test_a_hand_is_sorted_anew_on_each_page_and_the_drawn_tile_stands_apart(course: CourseModel) -> None:
    course.open_page("pc-turn/1")
    course.open_page("pc-turn/3")
    hand = _hand(course.task)
    assert hand[-1] == "D7"
    assert course.task.board.order.drawn == course.task.board.order.tiles[-1][0]
    course.open_page("pc-mahjongg/2")
    assert _hand(course.task) == ["B2", "B3", "B4", "D1", "D1", "C5", "C6", "C7", "R", "R"]


@pytest.mark.parametrize(
    ("book", "first"),
    [
        ("pung-chow", "pc-points/1"),
        ("how-to-play", "hp-sets/1"),
        ("four-winds", "fw-points/1"),
        ("fenghua", "fh-small/1"),
    ],
)
def test_what_a_hand_counts_is_asked_only_from_the_lesson_of_the_points_on(book: str, first: str) -> None:
    ids = [page.id for page in courses.course(book).pages]
    for page in courses.course(book).pages[: ids.index(first)]:
        if isinstance(page.task, AskTask):
            kind = page.task.question(rule_set(book)).key.kind
            assert kind not in {"score", "exposing", "pays", "limit"}, page.id


def test_the_course_begins_with_what_the_game_is_about(course: CourseModel) -> None:
    assert course.pages[0].id == "pc-game/1"


def test_a_wrong_choice_of_one_says_why_and_names_the_right_one_on_request(course: CourseModel) -> None:
    course.open_page("pc-seats/4")
    task = course.task
    assert task.asked is not None
    form = task.asked.question.form
    assert isinstance(form, Choose)
    assert not form.several
    task.solve(["dice"])
    task.check()
    cards = {card.id: card for card in task.cards}
    assert (cards["dice"].mark, cards["dice"].verdict) == (Mark.WRONG, "Not this")
    assert cards["stays"].mark is Mark.NONE
    task.show_solution()
    cards = {card.id: card for card in task.cards}
    assert (cards["stays"].mark, cards["stays"].verdict) == (Mark.MISSED, "This is right")


def test_what_is_wrong_in_a_sheet_is_said_in_sentences(course: CourseModel) -> None:
    course.open_page("pc-bonuses/3")
    task = course.task
    task.solve({"PC1-BONUS-MAHJONGG:20": 2, "points": 40, "total": 40})
    task.check()
    notes = {field.id: field.note for field in task.fields}
    assert notes["PC1-BONUS-MAHJONGG:20"] == "Mah-Jongg: it counts, but not so often."
    assert not notes["points"]
    task.show_solution()
    notes = {field.id: field.note for field in task.fields}
    assert notes["PC1-BONUS-MAHJONGG:20"] == "It counts once. You gave 2."
    assert notes["points"] == "2 + 20 + 2 + 2 = 26. You gave 40."


def test_what_is_wrong_in_a_payment_names_who_pays_whom(course: CourseModel) -> None:
    course.open_page("pc-settling/1")
    task = course.task
    task.solve({"E>S": 24})
    task.check()
    notes = {field.id: field.note for field in task.fields}
    assert "the winner is paid his full score" in notes["E>S"]
    assert "24 is the payment before doubling" in notes["E>S"]
    assert not notes["W>S"]
    task.show_solution()
    notes = {field.id: field.note for field in task.fields}
    assert notes["E>S"] == "East pays to South: The winner is paid the full score. 24 × 2 = 48. You gave 24."
    assert "Right is 24." in notes["W>S"]
    assert "24 = 24" not in notes["W>S"]


def test_a_chow_from_the_wrong_player_is_refused_and_that_is_the_lesson(course: CourseModel) -> None:
    course.open_page("pc-chow/3")
    task = course.task
    task.table.press("chow")
    assert task.is_done
    assert "North sits opposite" in task.message
    assert "left" in task.message


def test_short_groups_of_a_picture_stand_beside_one_another(course: CourseModel) -> None:
    def lines(page_id: str) -> list[int]:
        course.open_page(page_id)
        assert course.page is not None
        return [len(block.pieces) for block in course.page.blocks if isinstance(block, PictureLine)]

    assert lines("pc-tiles/1") == [1, 1, 1]
    assert lines("pc-tiles/2") == [2]
    assert lines("pc-chow/1") == [5]
    course.open("pung-chow-limit")
    assert lines("pc2-doubles/1") == [2, 2]
