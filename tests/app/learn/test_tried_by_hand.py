"""What was found by going through the lessons as a new learner."""

from __future__ import annotations

import pytest

from peling.core.actions import ClaimChow, Discard
from peling.core.notation import parse_tiles
from peling.core.tiles import tile
from peling.lessons import courses
from peling.lessons.drills.question import Answer, Choose
from peling.lessons.model import AskTask
from peling.rulebooks import rule_set
from peling_app.kit.model.lesson_rows import PictureLine
from peling_app.kit.words.tiles import tiles_joined
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
    assert "That makes 24." in notes["W>S"]
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


def _reasons(course: CourseModel, page_id: str, answer: Answer) -> list[str]:
    """Return what is said of a wrong answer at the first miss, beside the words of the page."""
    course.open_page(page_id)
    while course.task.is_worked:
        course.task.go_on_with_example()
    course.task.solve(answer)
    course.task.check()
    return [line for reason in course.task.reasons for line in reason.lines]


def test_past_the_corner_the_breaker_is_still_whom_the_first_throw_reached(course: CourseModel) -> None:
    course.open_page("pc-wall/4")
    course.task.show_solution()
    assert "11, counted from East to the right, is West" in course.task.message
    assert "West’s side is counted to its end" in course.task.message
    assert "South’s side: stack 4" in course.task.message


def test_a_wall_pointed_at_wrongly_does_not_tell_where_it_is_broken(course: CourseModel) -> None:
    assert _reasons(course, "pc-wall/3", ["E", "3"])
    assert "stack 14" not in course.task.message
    assert "West: that side" not in course.task.message


def test_of_two_pairs_that_one_is_wrong_whose_third_tile_is_left_over(course: CourseModel) -> None:
    said = _reasons(course, "pc-game/1", ["D3 D4 D5", "D8 D8", "B2 B2"])
    assert said == [
        "A hand has one pair, and it is there already. These need a third to be a set: 8 of circles."
    ]


def test_a_sequence_other_than_the_one_asked_for_is_named_by_the_tile_that_was_taken(
    course: CourseModel,
) -> None:
    course.open_page("pc-chow/2")
    course.task.lesson_table.do(ClaimChow((tile("B6"), tile("B7"))))
    (reason,) = course.task.reasons
    assert reason.lines[0] == "You took 5 of bamboos into a sequence."
    assert "another one is asked for" in reason.lines[1]
    assert [seen.tile.code for seen in reason.tiles] == ["B5", "B6", "B7"]


def test_who_discards_from_a_complete_hand_is_not_said_to_need_what_he_discarded(course: CourseModel) -> None:
    course.open_page("pc-mahjongg/3")
    course.task.lesson_table.do(Discard(tile("R")))
    assert "would be complete with it" not in course.task.reasons[0].lines[1]


def test_a_rule_is_said_without_the_number_that_is_asked_for(course: CourseModel) -> None:
    too_few, rule = _reasons(course, "pc-tiles/4", 34)
    assert too_few == "34 is too few."
    assert rule.startswith("[?] tiles, four each of 34 kinds")


def test_no_other_slip_is_guessed_beside_the_one_that_a_page_knows(course: CourseModel) -> None:
    course.open("pung-chow-limit")
    said = _reasons(course, "pc2-last/1", 16)
    assert "This one was drawn" in course.task.message
    assert not any("would be right without" in line for line in said)


def test_a_line_left_out_is_said_before_the_sum_that_rests_on_it(course: CourseModel) -> None:
    said = _reasons(course, "pc-bonuses/3", {"PC1-BONUS-MAHJONGG:20": 1, "points": 27})
    assert said == ["Something else counts here. Look at 3 of characters."]
    assert "1 right, 1 wrong, 4 missing." in course.task.message


def test_an_item_that_a_hand_has_not_is_explained_by_that_item(course: CourseModel) -> None:
    course.open("how-to-play")
    said = _reasons(course, "hp-limits/1", ["concealed"])
    (line,) = said
    assert line.startswith(
        "Four concealed pungs or kongs: these are no concealed threes or fours of a kind: "
    )
    assert "three 9s of circles (open)" in line
    assert line.endswith("three 1s of characters, open as the winning tile was claimed.")


def test_nothing_chosen_is_no_answer_where_nothing_is_allowed_either(course: CourseModel) -> None:
    """That nothing is allowed is a choice of its own."""
    course.open_page("pc-kong/4")
    course.task.solve([])
    assert not course.task.can_check
    course.task.solve(["nothing"])
    assert course.task.can_check


def test_equal_tiles_are_named_once_in_a_list_and_sentences_begin_with_a_capital(course: CourseModel) -> None:
    assert (
        tiles_joined(parse_tiles("B4 B4 D5 D5 R"))
        == "4 of bamboos ×\u00a02, 5 of circles ×\u00a02 and red dragon"
    )
    (said,) = _reasons(course, "pc-sets/4", ["hand-1", "hand-3", "hand-4"])
    assert said == "There is no set, nothing but pairs."
    (said,) = _reasons(course, "pc-mandarins/1", ["E"])
    assert ". flower" not in said
