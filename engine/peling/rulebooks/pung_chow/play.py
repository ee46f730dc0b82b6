"""L. L. Harr, "Pung-Chow": the course of play (Part I, Procedure of Play; for two and three players, p. 76).

Every action has one rule with all its conditions. What the book leaves open is decided as in the rulings
A01-A17 and A52-A53; a house rule chooses a value or a condition here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.core import actions as act
from peling.core.rules import NOTHING, Condition, Evidence, Rule, evidence
from peling.core.tiles import Tile, Wind
from peling.rulebooks.pung_chow import citations
from peling.rules import conditions
from peling.rules import conditions as given
from peling.rules.course import CourseOfPlay, PlayFacts
from peling.rules.defaults import (
    break_wall,
    last_fourteen,
    next_east,
    no_reserve,
    rank,
    seats_adjacent,
    seats_opposite,
    sets_out_all,
)
from peling.rules.ruleset import HouseRules


def course(house: HouseRules) -> CourseOfPlay:
    """Return the course of play of Part I for these house rules."""
    return common_course(house, last_fourteen if house["p1_reserve"] == 14 else no_reserve)


def common_course(
    house: HouseRules, reserve: Callable[[int], int], shapes: given.Shapes | None = None
) -> CourseOfPlay:
    """Return what both parts have in common (Part I, p. 13–28).

    Args:
        house: the house rules in force.
        reserve: tiles at the end that are never drawn, from the number of kongs made.
        shapes: which hands are complete; None: four sets and a pair.
    """
    mandarins = house["mandarins"] == "on"
    return CourseOfPlay(
        players=(2, 3, 4),
        bonus_tiles=mandarins,
        stacks=18 if mandarins else 17,
        seats=seats_adjacent if house["two_hand_seats"] == "adjacent" else seats_opposite,
        break_wall=break_wall,
        reserve=reserve,
        set_out=_sets_out_own if house["foreign_mandarin"] == "discard" else sets_out_all,
        rules=play_rules(house, shapes),
        rank=rank,
        late_claims=house["late_claims"] == "until_next_discard",
        robbing=house["robbing_kong"] is True,
        next_east=next_east,
        false_call_passes=house["false_call_deal"] == "offender_east_passes",
    )


def play_rules(
    house: HouseRules, shapes: given.Shapes | None = None
) -> dict[type[act.Action], given.PlayRule]:
    """Return the rule for each kind of action; each has its place in the book (`citations`)."""
    shapes = shapes or given.FOUR_SETS
    last = () if house["last_discard_claims"] == "all" else (given.LAST_DISCARD_ONLY_TO_WIN,)
    late = () if house["late_claims"] == "off" else (BEFORE_DRAWING,)
    fresh = () if house["kong_after_claim"] is True else (given.DREW_A_TILE,)
    not_own = () if house["foreign_mandarin"] == "replace" else (OWN_MANDARIN_SET_OUT,)
    claim = (given.DISCARDED, given.ANOTHERS, given.NOT_ANSWERED, *late, ALIVE)
    return {
        act.Discard: Rule("PC-TURN", citations.PLAYING, (OWN_TURN, given.DISCARD_HELD, *not_own)),
        act.ConcealedKong: Rule(
            "PC-KONG-DRAWN", citations.KONG, (OWN_TURN, ALIVE, *fresh, given.FOUR_HELD, LOOSE_TILE_LEFT)
        ),
        act.AddedKong: Rule(
            "PC-KONG-ADD",
            citations.KONG,
            (OWN_TURN, ALIVE, *fresh, given.OWN_PUNG, given.FOURTH_HELD, LOOSE_TILE_LEFT),
        ),
        act.GoOut: Rule(
            "PC-WIN", citations.MAH_JONGG, (OWN_TURN, ALIVE, given.DREW_OR_WAS_DEALT, shapes.own)
        ),
        act.ClaimWin: Rule(
            "PC-WIN-CLAIM",
            citations.PUNG_RULES,
            (given.OFFERED, given.ANOTHERS, given.NOT_ANSWERED, *late, ALIVE, shapes.claimed),
        ),
        act.ClaimKong: Rule(
            "PC-KONG-CLAIM",
            citations.PUNG,
            (*claim, NOT_FOR_EXPOSED, given.THREE_HELD, LOOSE_TILE_LEFT),
        ),
        act.ClaimPung: Rule("PC-PUNG", citations.PUNG, (*claim, given.TWO_HELD, *last)),
        act.ClaimChow: Rule(
            "PC-CHOW",
            citations.CHOW,
            (
                given.DISCARDED,
                given.ANOTHERS,
                given.FROM_LEFT,
                given.NOT_ANSWERED,
                *late,
                ALIVE,
                given.SUIT_TILE,
                IN_SEQUENCE,
                given.BOTH_HELD,
                *last,
            ),
        ),
        act.Pass: Rule("PC-DEAD-DISCARD", citations.PUNG_RULES, (given.ASKED,)),
    }


def _sets_out_own(wind: Wind, bonus: Tile) -> bool:
    return bonus.is_bonus and bonus.wind is wind


def _show_mandarin(f: PlayFacts) -> Evidence:
    kind = given.action_tile(f)
    return NOTHING if kind is None else evidence(kind, me=f.view.me)


def _is_own_mandarin(f: PlayFacts) -> bool:
    kind = given.action_tile(f)
    return kind is not None and kind.is_bonus and kind.wind is f.view.me


OWN_TURN: Final = given.at(conditions.OWN_TURN, citations.PLAYING)
ALIVE: Final = given.at(conditions.ALIVE, citations.MAH_JONGG)
LOOSE_TILE_LEFT: Final = given.at(conditions.LOOSE_TILE_LEFT, citations.KONG)
NOT_FOR_EXPOSED: Final = given.at(conditions.NOT_FOR_EXPOSED, citations.KONG)
BEFORE_DRAWING: Final = given.at(conditions.BEFORE_DRAWING, citations.PUNG_RULES)
IN_SEQUENCE: Final = given.at(conditions.IN_SEQUENCE, citations.SUMMARY)
OWN_MANDARIN_SET_OUT: Final[given.PlayCondition] = Condition(
    "not-own-mandarin", lambda f: not _is_own_mandarin(f), _show_mandarin, citations.MANDARINS
)
