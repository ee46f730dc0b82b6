"""Tasks are checked by the engine: boards, walls, hands to lay out."""

from __future__ import annotations

import pytest

from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ConcealedKong, Discard, Pass, Wash
from peling.core.events import TileDiscarded
from peling.core.notation import parse_tiles
from peling.core.tiles import Wind, tile
from peling.lessons import tasks
from peling.lessons.courses import COURSES, course
from peling.lessons.drills.question import Arranged, State, Stated
from peling.lessons.goals import GOALS, reached
from peling.lessons.model import BoardTask, LayTask, WallTask, WrongTry
from peling.lessons.position import Position, deal_of
from peling.lessons.tasks import Outcome
from peling.play.deal import awaited
from peling.play.wall import Place
from peling.rulebooks import rule_set

RULES = rule_set("pung-chow")
CHOW = BoardTask(
    Position(
        (("S", "B3 B4 B6 B7 C5 C7 D3 D4 D9 D9 D9 W W"), ("E", "B5 B1 B1 C1 C2 D1 D2 D7 E S N R G")),
        drawn="C9",
        left=60,
    ),
    Wind.SOUTH,
    "chow B4 B5 B6",
    (ClaimChow((tile("B4"), tile("B6"))),),
    others=((Wind.EAST, Discard(tile("B5"))),),
)


@pytest.mark.parametrize(
    ("acts", "outcome"),
    [
        ((), Outcome.OPEN),
        ((ClaimChow((tile("B4"), tile("B6"))),), Outcome.REACHED),
        ((ClaimChow((tile("B3"), tile("B4"))),), Outcome.MISSED),
        ((Pass(),), Outcome.MISSED),
        ((ClaimPung(),), Outcome.REFUSED),
        ((ClaimKong(),), Outcome.REFUSED),
    ],
)
def test_a_try_is_reached_missed_or_refused(acts: tuple[Action, ...], outcome: Outcome) -> None:
    tried = tasks.try_on_board(CHOW, acts, RULES)
    assert tried.outcome is outcome
    assert (tried.verdict is not None) is (outcome is Outcome.REFUSED)


def test_what_is_refused_leaves_the_position_and_says_why() -> None:
    before, _, _ = tasks.begin(CHOW, RULES)
    tried = tasks.try_on_board(CHOW, (ClaimPung(),), RULES)
    assert tried.deal == before
    assert tried.verdict is not None
    assert [finding.condition for finding in tried.verdict.unmet] == ["two-held"]


def test_others_pass_and_discard_what_they_drew_when_nothing_is_said_of_them() -> None:
    deal, events, reply = tasks.begin(CHOW, RULES)
    assert events
    assert reply(deal) is None
    tried = tasks.try_on_board(CHOW, (Pass(),), RULES)
    assert tried.deal.turn is Wind.SOUTH
    assert tried.deal.drawn is not None


@pytest.mark.parametrize("page_id", ["fw-threes/1", "fw-threes/2"])
def test_a_try_that_missed_leaves_the_table_as_the_act_left_it(page_id: str) -> None:
    """The others went on to the next claim, which was offered beside the words about what was missed."""
    rules = rule_set("four-winds")
    task = course("four-winds").page(page_id).task
    assert isinstance(task, BoardTask)
    tries = [(wrong, tasks.try_on_board(task, (wrong.action,), rules)) for wrong in task.wrong]
    for wrong, tried in tries:
        if tried.outcome is Outcome.REFUSED:
            continue
        discards = [event for event in tried.events if isinstance(event, TileDiscarded)]
        assert len(discards) == isinstance(wrong.action, Discard)
        assert task.me not in awaited(tried.deal)
    assert any(tried.outcome is Outcome.MISSED for _, tried in tries)


def test_every_goal_is_known_by_its_name_and_no_other() -> None:
    deal = deal_of(CHOW.position, RULES)
    assert [name for name in GOALS if reached(name, Wind.SOUTH, deal, ())] == ["decline"]
    with pytest.raises(KeyError):
        reached("jump", Wind.SOUTH, deal, ())


def test_every_goal_is_used_by_a_lesson_or_follows_from_its_action() -> None:
    used = {
        page.task.goal.split()[0]
        for course_id in COURSES
        for page in course(course_id).pages
        if isinstance(page.task, BoardTask)
    }
    assert used <= set(GOALS)
    assert {"discard", "chow", "pung", "kong", "own-kong", "added-kong", "win", "over"} <= used


def test_a_goal_looks_at_the_learner_alone() -> None:
    """West has three of the kind as well: his four is not the learner's."""
    task = BoardTask(
        Position((("S", "C7 C7 C7 B2 B3 B4 D5 D6 E E R S N"),), turn=Wind.SOUTH, drawn="C7", left=60),
        Wind.SOUTH,
        "own-kong",
        (ConcealedKong(tile("C7")),),
    )
    tried = tasks.try_on_board(task, task.solution, RULES)
    assert tried.outcome is Outcome.REACHED
    assert not reached("own-kong", Wind.WEST, tried.deal, tried.events)
    assert not reached("added-kong", Wind.SOUTH, tried.deal, tried.events)


def test_washing_ends_the_deal_only_where_the_book_has_it() -> None:
    task = next(
        page.task
        for page in course("pung-chow-limit").pages
        if isinstance(page.task, BoardTask) and page.task.solution == (Wash(),)
    )
    limit = rule_set("pung-chow-limit")
    assert tasks.try_on_board(task, (Wash(),), limit).outcome is Outcome.REACHED
    assert Wash not in RULES.course.rules


WALL = WallTask(((4, 3), (5, 2)), wrong=(WrongTry(["W", "7"], "second-alone"),))


def test_the_stack_is_counted_by_the_engine() -> None:
    assert tasks.wall_place(WALL, RULES) == Place(Wind.WEST, 14)
    assert tasks.solution(WALL, RULES) == ["W", "14"]


@pytest.mark.parametrize(
    ("answer", "states"),
    [
        (["W", "14"], [State.RIGHT, State.RIGHT]),
        (["W", "7"], [State.RIGHT, State.WRONG]),
        (["N", "14"], [State.WRONG, State.WRONG]),
        ([], [State.WRONG, State.WRONG]),
        (7, [State.WRONG, State.WRONG]),
    ],
)
def test_side_and_stack_are_marked_apart(answer: int | list[str], states: list[State]) -> None:
    found = tasks.check(WALL, answer, RULES)
    assert [part.state for part in found.parts] == states
    assert found.right is (states == [State.RIGHT, State.RIGHT])
    why = found.parts[1].why[0]
    assert isinstance(why, Stated)
    assert dict(why.facts)["both"] == 14


def test_any_stack_of_the_side_will_do_where_only_the_side_is_asked() -> None:
    task = WallTask(((4, 3), (5, 2)), "side")
    assert tasks.check(task, ["W", "1"], RULES).right
    assert not tasks.check(task, ["E", "14"], RULES).right


@pytest.mark.parametrize(("asks", "stack"), [("first-loose", 12), ("second-loose", 13)])
def test_loose_tiles_lie_right_of_the_gap(asks: str, stack: int) -> None:
    task = WallTask(((4, 3), (5, 2)), asks)
    assert tasks.wall_place(task, RULES) == Place(Wind.WEST, stack)


LOOSE = WallTask(((4, 3), (5, 2)), "loose", (WrongTry(["W", "14", "W", "13"], "nearer"),))


@pytest.mark.parametrize(
    ("answer", "states"),
    [
        (["W", "14", "W", "12", "W", "13"], [State.RIGHT] * 3),
        (["W", "14"], [State.RIGHT, State.MISSED, State.MISSED]),
        (["W", "14", "W", "15"], [State.RIGHT, State.WRONG, State.MISSED]),
        (["W", "14", "W", "13", "W", "12"], [State.RIGHT, State.WRONG, State.WRONG]),
        (["W", "7", "W", "12", "W", "13"], [State.WRONG, State.RIGHT, State.RIGHT]),
        (7, [State.MISSED] * 3),
    ],
)
def test_a_stack_is_lifted_and_its_tiles_are_laid_in_order(
    answer: int | list[str], states: list[State]
) -> None:
    found = tasks.check(LOOSE, answer, RULES)
    assert [part.state for part in found.parts] == states
    assert found.right is (set(states) == {State.RIGHT})


def test_no_fourth_place_is_right_where_three_are_asked() -> None:
    answer = tasks.solution(LOOSE, RULES)
    assert isinstance(answer, list)
    assert tasks.check(LOOSE, answer, RULES).right
    assert not tasks.check(LOOSE, [*answer, "E", "1"], RULES).right


def test_the_order_of_places_matters_to_the_words_of_a_wrong_try() -> None:
    assert tasks.wrong_words(LOOSE, ["W", "14", "W", "13"]) == "nearer"
    assert tasks.wrong_words(LOOSE, ["W", "13", "W", "14"]) == ""


@pytest.mark.parametrize(
    ("asks", "book", "throws"),
    [
        ("side", "pung-chow", 1),
        ("breach", "pung-chow", 2),
        ("loose", "pung-chow", 2),
        ("breach", "fenghua", 1),
    ],
)
def test_one_throw_is_needed_for_a_side_or_where_a_tile_is_turned_up(
    asks: str, book: str, throws: int
) -> None:
    assert tasks.throws_needed(WallTask(((4, 3), (5, 2)), asks), rule_set(book)) == throws


def test_counting_goes_on_at_the_side_of_the_left_neighbour() -> None:
    task = WallTask(((6, 5), (6, 4)))
    assert tasks.wall_place(task, RULES) == Place(Wind.SOUTH, 4)


LAY = LayTask(
    parse_tiles("B1 B1 B1 B2 B2 B2 B3 B3 B3 D7 D8 D9 R R"),
    (WrongTry(["B1 B1 B1", "B2 B2 B2", "B3 B3", "D7 D8 D9", "R R"], "two-pairs"),),
)


@pytest.mark.parametrize(
    "answer",
    [
        ["B1 B1 B1", "B2 B2 B2", "B3 B3 B3", "D7 D8 D9", "R R"],
        ["B1 B2 B3", "B1 B2 B3", "R R", "D9 D8 D7", "B3 B2 B1"],
    ],
)
def test_every_way_to_lay_a_hand_out_is_right(answer: list[str]) -> None:
    assert tasks.check(LAY, answer, RULES).right


@pytest.mark.parametrize(
    "answer",
    [
        ["B1 B1 B1", "B2 B2 B2", "B3 B3 B3", "D7 D8 D9"],
        ["B1 B1 B1", "B2 B2 B2", "B3 B3", "D7 D8 D9", "R R"],
        ["B1 B1 B1", "B2 B2 B2", "B3 B3 B3", "D7 D8 R", "D9 R"],
        ["B1 B1 B1 B1", "B2 B2 B2", "B3 B3 B3", "D7 D8 D9", "R R"],
        ["Q"],
        [],
    ],
)
def test_a_hand_laid_out_wrongly_is_not_right(answer: list[str]) -> None:
    assert not tasks.check(LAY, answer, RULES).right


def test_what_is_left_over_is_shown() -> None:
    found = tasks.check(LAY, ["B1 B1 B1", "B2 B2 B2", "B3 B3 B3", "D7 D8 D9"], RULES)
    left = found.parts[-1]
    assert (left.id, left.state) == ("left", State.MISSED)
    assert left.why == (Arranged((), parse_tiles("R R")),)


def test_the_words_of_a_typical_wrong_answer_are_found_in_any_order() -> None:
    answer = ["R R", "B3 B3", "D9 D8 D7", "B2 B2 B2", "B1 B1 B1"]
    assert tasks.wrong_words(LAY, answer) == "two-pairs"
    assert tasks.wrong_words(LAY, ["R R"]) == ""
    assert tasks.wrong_words(WALL, ["W", "7"]) == "second-alone"
