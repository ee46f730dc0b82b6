"""What is said of an act on the board that is refused or leads elsewhere: it, its tiles, what was asked."""

from __future__ import annotations

import pytest

from peling.core import actions as act
from peling.core.actions import Action
from peling.core.tiles import Wind, tile
from peling.lessons import faults
from peling.lessons.drills.question import Judged, State, Stated, Why
from peling.lessons.model import BoardTask
from peling.lessons.position import Position
from peling.play.inputs import action_to_json
from peling.rulebooks import rule_set

RULES = rule_set("pung-chow")
OFFERED = Position(
    (("S", "B3 B4 B6 B7 B5 B5 D3 D4 D9 D9 D9 W W"), ("E", "B5 B1 B1 C1 C2 D1 D2 D7 E S N R G")),
    drawn="C9",
    left=60,
)
OWN = Position((("S", "B3 B4 C7 C7 C7 C7 D1 D2 D3 R R R W"),), turn=Wind.SOUTH, drawn="N", left=60)
OTHER = act.ClaimChow((tile("B3"), tile("B4")))


def discard(code: str, *, standing: bool = False) -> Action:
    """Return the discard of a tile."""
    return act.Discard(tile(code), standing=standing)


def offered(wanted: Action, goal: str) -> BoardTask:
    """Return a board on which South is offered 5 of Bamboos by East."""
    return BoardTask(OFFERED, Wind.SOUTH, goal, (wanted,), others=((Wind.EAST, discard("B5")),))


def own(wanted: Action, goal: str) -> BoardTask:
    """Return a board on which it is South's turn."""
    return BoardTask(OWN, Wind.SOUTH, goal, (wanted,))


CHOW = offered(act.ClaimChow((tile("B4"), tile("B6"))), "chow B4 B5 B6")
LET_GO = offered(act.Pass(), "decline")
NORTH = own(discard("N"), "discard N")
FOUR = own(act.ConcealedKong(tile("C7")), "own-kong")
STAND = own(discard("N", standing=True), "stand")


def brief(why: Why) -> str:
    """Return what is said in one line: a topic with its facts, or a verdict on an act."""
    match why:
        case Stated(topic, facts):
            return " ".join(
                (topic, *(str(getattr(value, "value", value)) for name, value in facts if name != "text"))
            )
        case Judged(verdict):
            return f"{'allows' if verdict.legal else 'forbids'} {type(verdict.action).__name__}"
        case _:
            raise AssertionError(why)


@pytest.mark.parametrize(
    ("task", "done", "why", "more", "tiles"),
    [
        (CHOW, OTHER, "did-claim-chow B5 E, asked-other-chow B5 E", "allows ClaimChow, ", "B3 B4 B5"),
        (CHOW, act.Pass(), "did-pass B5 E, asked-chow B5 E", "allows ClaimChow, ", "B5 B4 B6"),
        (CHOW, act.ClaimPung(), "did-claim-pung B5 E, asked-chow B5 E", "allows ClaimChow, ", "B5 B4 B6"),
        (CHOW, act.ClaimKong(), "forbids ClaimKong", "", "B5-"),
        (LET_GO, OTHER, "did-claim-chow B5 E, asked-decline B5 E", "", "B3 B4 B5"),
        (LET_GO, act.ClaimPung(), "did-claim-pung B5 E, asked-decline B5 E", "", "B5"),
        (LET_GO, act.ClaimWin(), "forbids ClaimWin", "", "B5-"),
        (LET_GO, act.ClaimChow((tile("B3"), tile("D4"))), "forbids ClaimChow", "", "B3- B5- D4-"),
        (NORTH, discard("W"), "did-discard W, asked-discard", "", "W"),
        (NORTH, discard("R"), "did-discard R, discard-costs R 3 2", "", "R"),
        (NORTH, act.ConcealedKong(tile("C7")), "did-concealed-kong C7, asked-discard C7", "", "N C7"),
        (NORTH, act.AddedKong(tile("C7")), "forbids AddedKong", "", "C7-"),
        (NORTH, act.GoOut(), "forbids GoOut", "", "B3- B4- D1- D2- D3- C7- C7- C7- C7- W- N- R- R- R-"),
        (FOUR, discard("N"), "did-discard N, asked-own-kong N", "allows ConcealedKong, ", "C7 N"),
        (STAND, discard("N"), "did-discard N, asked-stand", "", "N"),
    ],
)
def test_an_act_that_leads_elsewhere_is_named_with_its_tiles_and_what_was_asked(
    task: BoardTask, done: Action, why: str, more: str, tiles: str
) -> None:
    """Of a claim the tile that was offered is named, never one that was held."""
    (fault,) = faults.of_acts(task, (done,), RULES, ("PC-CHOW",))
    assert (fault.part, fault.state) == (action_to_json(done)[0], State.WRONG)
    assert ", ".join(map(brief, fault.why)) == why
    assert ", ".join(map(brief, fault.more)) == f"{more}rule-text"
    assert " ".join(f"{noted.tile}{'-' if noted.good is False else ''}" for noted in fault.tiles) == tiles
    assert fault.cite is not None


def test_nothing_is_wrong_with_what_is_asked_or_not_yet_done() -> None:
    for task in (CHOW, LET_GO, NORTH, FOUR, STAND):
        assert faults.of_acts(task, (), RULES, ()) == ()
        assert faults.of_acts(task, task.solution, RULES, ()) == ()
