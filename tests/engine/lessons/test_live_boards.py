"""What a learner does himself: late claims and the lock on the board, wild tiles and readings laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from peling.core.actions import (
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
    RefuseLast,
    SetOutBonus,
    Wash,
)
from peling.core.notation import parse_tiles
from peling.core.tiles import Wind, tile
from peling.core.view import Phase
from peling.lessons import tasks
from peling.lessons.courses import TAUGHT, course
from peling.lessons.drills.question import Arranged, FillSheet, PickTiles, SettleUp, State, Stated
from peling.lessons.model import AskTask, BoardTask, LayTask, Page, WallTask
from peling.lessons.tasks import Outcome
from peling.rulebooks import rule_set

BOOKLET = rule_set("how-to-play")
FENGHUA = rule_set("fenghua")
LIVE = {
    "discard": Discard,
    "claim a chow": ClaimChow,
    "claim a pung": ClaimPung,
    "claim a kong": ClaimKong,
    "claim Mah-Jongg": ClaimWin,
    "decline": Pass,
    "declare a kong": ConcealedKong,
    "add to a pung": AddedKong,
    "declare Mah-Jongg": GoOut,
    "wash the tiles": Wash,
    "meld a flower": SetOutBonus,
    "refuse the bottom tile": RefuseLast,
    "count the wall": "side",
    "throw the dice and break the wall": "breach",
    "place loose tiles": "loose",
    "lay out a hand": LayTask,
    "choose the reading": "most",
    "give wild tiles a place": "wild",
    "fill in a score sheet": FillSheet,
    "settle among four": SettleUp,
    "name what wild tiles are": PickTiles,
}
"""What a learner does live, and how it is known in a task."""


def _done_live() -> Iterator[object]:
    """Yield what is done in any task of any course."""
    for book in TAUGHT:
        for page in course(book).pages:
            match page.task:
                case BoardTask(solution=acts):
                    yield from map(type, acts)
                case WallTask(asks=asks):
                    yield asks
                case LayTask(wild=wild, counts=counts):
                    yield from (LayTask, *(["wild"] if wild else []), *(["most"] if counts else []))
                case AskTask() as task:
                    yield type(task.question(rule_set(book)).form)


def board(page_id: str) -> BoardTask:
    """Return a board of the booklet's course."""
    task = course("how-to-play").page(page_id).task
    assert isinstance(task, BoardTask)
    return task


def laid(book: str, page_id: str) -> LayTask:
    """Return a hand that is to be laid out."""
    page: Page = course(book).page(page_id)
    assert isinstance(page.task, LayTask)
    return page.task


def test_every_kind_of_act_is_done_live_in_a_course() -> None:
    done = set(_done_live())
    assert [name for name, known in LIVE.items() if known not in done] == []


def test_a_player_who_has_drawn_waits_until_the_learner_has_acted() -> None:
    task = board("hp-late/1")
    before, _, _ = tasks.begin(task, BOOKLET)
    waiting = tasks.try_on_board(task, (Pass(),), BOOKLET)
    assert waiting.outcome is Outcome.OPEN
    assert (waiting.deal.phase, waiting.deal.turn) == (Phase.TURN, Wind.NORTH)
    assert waiting.deal.wall.left == before.wall.left - 1

    claimed = tasks.try_on_board(task, (Pass(), ClaimPung()), BOOKLET)
    assert claimed.outcome is Outcome.REACHED
    assert claimed.deal.turn is Wind.SOUTH
    assert claimed.deal.wall.left == before.wall.left


@pytest.mark.parametrize(
    ("page_id", "unmet"),
    [("hp-late/2", ["two-held"]), ("hp-late/3", ["before-drawing"]), ("hp-late/4", ["not-barred"])],
)
def test_what_is_tried_too_late_is_refused_with_its_reason(page_id: str, unmet: list[str]) -> None:
    task = board(page_id)
    tried = tasks.try_on_board(task, task.solution, BOOKLET)
    assert tried.outcome is Outcome.REACHED
    assert tried.verdict is not None
    assert [finding.condition for finding in tried.verdict.unmet] == unmet


def test_another_refusal_than_the_one_to_be_met_is_no_solution() -> None:
    task = board("hp-late/4")
    tried = tasks.try_on_board(task, (Pass(), ClaimKong()), BOOKLET)
    assert tried.outcome is Outcome.REFUSED


def test_the_lock_opens_with_the_own_discard_and_not_before() -> None:
    task = board("hp-late/5")
    passed, discarded, claimed = task.solution
    assert tasks.try_on_board(task, (passed,), BOOKLET).deal.holding(Wind.SOUTH).barred == {tile("R")}
    assert not tasks.try_on_board(task, (passed, discarded), BOOKLET).deal.holding(Wind.SOUTH).barred
    assert tasks.try_on_board(task, (passed, discarded, claimed), BOOKLET).outcome is Outcome.REACHED
    after = tasks.try_on_board(task, (passed, Discard(tile("R"))), BOOKLET)
    assert tasks.try_on_board(task, (passed, Discard(tile("R")), ClaimPung()), BOOKLET).outcome in {
        Outcome.REFUSED,
        Outcome.MISSED,
    }
    assert after.outcome is Outcome.OPEN


WILD = laid("fenghua", "fh-shapes/5")


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        (["B3 B4 D1", "B7 B7 D1", "C4 C5 C6", "E E E", "G G"], True),
        (["D1 B3 B4", "B7 B7", "C4 C5 C6", "E E E", "D1 G G"], True),
        (["B3 D1 D1", "B4 B7 B7", "C4 C5 C6", "E E E", "G G"], False),
        (["B4 B7 D1", "B3 B7 D1", "C4 C5 C6", "E E E", "G G"], False),
        (["B3 B4 D1", "B7 B7", "C4 C5 C6", "E E E", "G G"], False),
    ],
)
def test_a_wild_tile_completes_what_one_tile_would(answer: list[str], right: bool) -> None:
    assert tasks.check(WILD, answer, FENGHUA).right is right


def test_what_a_wild_tile_can_stand_for_is_said() -> None:
    answer = ["B3 B4 D1", "B7 B7 D1", "C4 C5 C6", "E E E", "G G"]
    said = [
        why.stands
        for part in tasks.check(WILD, answer, FENGHUA).parts
        for why in part.why
        if isinstance(why, Arranged)
    ]
    wild = tile("D1")
    assert said[:3] == [((wild, tile("B2")), (wild, tile("B5"))), ((wild, tile("B7")),), ()]


def test_two_wild_tiles_and_one_natural_make_a_set() -> None:
    task = LayTask(parse_tiles("D1 D1 E B2 B3 B4"), wild=(tile("D1"),))
    assert tasks.check(task, ["D1 D1 E", "B2 B3 B4"], FENGHUA).right
    assert not tasks.check(task, ["D1 D1 B2", "E B3 B4"], FENGHUA).right


MOST = laid("how-to-play", "hp-doubles/4")


@pytest.mark.parametrize(
    ("answer", "state", "points"),
    [
        (["C1 C2 C3", "C1 C2 C3", "C1 C2 C3", "D7 D8 D9", "B5 B5"], State.RIGHT, 60),
        (["C1 C1 C1", "C2 C2 C2", "C3 C3 C3", "D7 D8 D9", "B5 B5"], State.WRONG, 36),
    ],
)
def test_a_hand_is_laid_as_it_counts_most(answer: list[str], state: State, points: int) -> None:
    found = tasks.check(MOST, answer, BOOKLET)
    worth = found.parts[-1]
    assert (worth.id, worth.state) == ("worth", state)
    assert found.right is (state is State.RIGHT)
    assert worth.why == (Stated("laid-worth", (("points", points), ("most", 60))),)


def test_a_hand_that_is_not_laid_out_is_worth_nothing_yet() -> None:
    found = tasks.check(MOST, ["C1 C2 C3", "D7 D8 D9", "B5 B5"], BOOKLET)
    assert "worth" not in {part.id for part in found.parts}
    assert Counter(part.state for part in found.parts)[State.MISSED] == 1
