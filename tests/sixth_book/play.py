"""The course of play: a turn, three claims, no fours."""

from peling.core.actions import ClaimChow, ClaimPung, ClaimWin, Discard, GoOut, Pass
from peling.core.rules import Rule
from peling.rules import conditions
from peling.rules.conditions import (
    ANOTHERS,
    ASKED,
    BOTH_HELD,
    DISCARD_HELD,
    DISCARDED,
    DREW_OR_WAS_DEALT,
    FOUR_SETS,
    FROM_LEFT,
    NOT_ANSWERED,
    OFFERED,
    SUIT_TILE,
    TWO_HELD,
    at,
)
from peling.rules.course import CourseOfPlay
from peling.rules.defaults import break_wall, next_east, no_reserve, rank, seats_opposite, sets_out_all
from tests.sixth_book.citations import CLAIMS, TURNS, WINNING

OWN_TURN = at(conditions.OWN_TURN, TURNS)
ALIVE = at(conditions.ALIVE, WINNING)
CLAIM = (DISCARDED, ANOTHERS, NOT_ANSWERED, ALIVE)


def course() -> CourseOfPlay:
    """Return the course of play."""
    return CourseOfPlay(
        players=(4,),
        bonus_tiles=False,
        stacks=17,
        seats=seats_opposite,
        break_wall=break_wall,
        reserve=no_reserve,
        set_out=sets_out_all,
        rules={
            Discard: Rule("CY-TURN", TURNS, (OWN_TURN, DISCARD_HELD)),
            GoOut: Rule("CY-HAND", WINNING, (OWN_TURN, ALIVE, DREW_OR_WAS_DEALT, FOUR_SETS.own)),
            ClaimWin: Rule("CY-HAND", WINNING, (OFFERED, ANOTHERS, NOT_ANSWERED, ALIVE, FOUR_SETS.claimed)),
            ClaimPung: Rule("CY-PUNG", CLAIMS, (*CLAIM, TWO_HELD)),
            ClaimChow: Rule(
                "CY-CHOW",
                CLAIMS,
                (*CLAIM, FROM_LEFT, SUIT_TILE, at(conditions.IN_SEQUENCE, CLAIMS), BOTH_HELD),
            ),
            Pass: Rule("CY-ORDER", CLAIMS, (ASKED,)),
        },
        rank=rank,
        late_claims=False,
        robbing=False,
        next_east=next_east,
    )
