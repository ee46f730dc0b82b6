"""Who pays for all, found at the table from what the discarder held (Part II of Pung Chow)."""

from dataclasses import replace

import pytest

from peling.core.actions import ClaimWin, Discard
from peling.core.tiles import tile
from peling.play.table import DealResult, apply, result
from peling.rulebooks import rule_set
from tests.engine.positions import E, N, S, W, position

RULES = rule_set("pung-chow-limit")
DOTS = "D2 D3 D8 D8 | (D4* D5 D6)<E (D7* D7 D7)<N (D9* D9 D9)<N"
IDLE = "B2 B5 B8 C2 C5 C8 E S W N R G Wh"
WAITING_WITH_TWO = "R R R W W W B2 B3 C4 C5 C6 B9 B9"
WAITING_WITH_ONE = "R R R B6 B7 B8 B2 B3 C4 C5 C6 B9 B9"
WOULD_HAVE_THREE = "R R R G G W W W C4 C5 C6 B9 B9"
EAST = "B1 B4 B7 C1 C3 C7 C9 E S N Wh B6 C8"
NORTH = "B1 B5 B7 C1 C3 C7 C9 E S N Wh G B8"
ONLY_DOTS = "D1 D2 D3 D3 D5 D5 D6 D6 D8 D4 D4 D5 D2"


def won(west: str) -> DealResult:
    """Return the deal in which West holds these tiles and discards the 1 of dots, on which South goes out."""
    state = position({E: EAST, S: DOTS, W: west, N: NORTH}, rules=RULES, turn=W, drawn="D1")
    state = replace(state, round_wind=E)
    state, _ = apply(state, W, Discard(tile("D1")), RULES)
    for wind in state.asked:
        state, _ = apply(state, wind, ClaimWin(), RULES)
    finished = result(state, RULES)
    assert finished is not None
    assert finished.winner is S
    return finished


def test_the_discarder_pays_for_all_and_nothing_else_is_settled() -> None:
    finished = won(IDLE)
    assert finished.outcome.liable is W
    assert finished.scores[S].total == 128
    assert finished.settlement.net(finished.winds) == {E: 0, S: 512, W: -512, N: 0}


@pytest.mark.parametrize(
    ("west", "flag"),
    [
        (WAITING_WITH_TWO, "discarder-excused"),
        (WOULD_HAVE_THREE, "discarder-excused"),
        (ONLY_DOTS, "discarder-no-choice"),
    ],
)
def test_what_he_held_frees_him(west: str, flag: str) -> None:
    finished = won(west)
    assert flag in finished.records[S].circumstances
    assert finished.outcome.liable is None
    paid = {
        transfer.payer: transfer.amount for transfer in finished.settlement.transfers if transfer.payee is S
    }
    assert paid == {E: 256, W: 128, N: 128}


def test_waiting_with_one_double_frees_nobody() -> None:
    assert won(WAITING_WITH_ONE).outcome.liable is W
