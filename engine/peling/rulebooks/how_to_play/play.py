"""The course of play of the booklet (Start and Rules 1 to 14).

Every action has one rule with all its conditions. What the booklet leaves open is decided as in the rulings
A-1 to A-8 and A-25 to A-30; a house rule chooses a value or a condition here.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from peling.core import actions as act
from peling.core.rules import Condition, Evidence, Rule
from peling.core.tiles import Wind
from peling.rulebooks.how_to_play import citations
from peling.rulebooks.how_to_play.limits import THIRTEENTH_WIN
from peling.rules import conditions as given
from peling.rules.course import CourseOfPlay, PlayFacts, every_throw_counts
from peling.rules.defaults import break_wall, last_fourteen, next_east, rank, seats_adjacent, sets_out_all
from peling.rules.readings import places_for_thirteen_majors, places_to_win
from peling.rules.records import STANDING
from peling.rules.ruleset import HouseRules


def course(house: HouseRules) -> CourseOfPlay:
    """Return the course of play for these house rules."""
    flowers = house["flowers"] is True
    return CourseOfPlay(
        players=(4,),
        bonus_tiles=flowers,
        stacks=18 if flowers else 17,
        seats=seats_adjacent,
        break_wall=break_wall,
        reserve=last_fourteen,
        set_out=sets_out_all,
        rules=play_rules(house),
        rank=rank,
        late_claims=house["late_claim"] == "text",
        robbing=True,
        next_east=next_east,
        rounds=True,
        barred_by_passing=barred_by_passing(house),
        loose_on=(3, 1),
        standing=True,
        rethrown=_is_double_one if house["reroll_double_ones"] == "always" else every_throw_counts,
        noted=noted_of_east,
        notes=frozenset({THIRTEENTH_WIN}),
        leaps=True,
    )


def noted_of_east(winners: tuple[Wind | None, ...]) -> frozenset[str]:
    """Note that East's next win is the thirteenth in succession, after exactly twelve (HP-L-THIRTEENTH).

    East keeps his office as long as he wins, so that it is one and the same player.

    >>> noted_of_east((Wind.SOUTH, *[Wind.EAST] * 12)), noted_of_east((Wind.EAST,) * 11)
    (frozenset({'thirteenth-win'}), frozenset())
    """
    running = len(list(takewhile(lambda winner: winner is Wind.EAST, reversed(winners))))
    return frozenset({THIRTEENTH_WIN} if running == 12 else ())


def barred_by_passing(house: HouseRules) -> frozenset[type]:
    """Return the claims of a kind that are barred to a player who let a possible pung of it pass (A-4)."""
    return frozenset(
        (act.ClaimPung,) if house["pung_lock"] == "pung_only" else (act.ClaimPung, act.ClaimKong)
    )


def play_rules(house: HouseRules) -> dict[type[act.Action], given.PlayRule]:
    """Return the rule for each kind of action; each has its place in the booklet (`citations`)."""
    last = () if house["last_discard"] == "all_claims" else (LAST_DISCARD_ONLY_TO_WIN,)
    late = (BEFORE_DRAWING,) if house["late_claim"] == "text" else ()
    drawn = (JUST_DRAWN,) if house["add_fourth"] == "just_drawn" else ()
    first_turn = () if house["standing"] == "first_discard" else (STANDS_BY_A_DRAW,)
    stand = (FIRST_OWN_DISCARD, *first_turn, STANDS_CALLING, KEEPS_STANDING_HAND)
    claim = (given.DISCARDED, given.ANOTHERS, given.NOT_ANSWERED, *late, ALIVE, NOT_STANDING)
    kong_barred = (NOT_BARRED,) if act.ClaimKong in barred_by_passing(house) else ()
    chow = (
        given.DISCARDED,
        given.ANOTHERS,
        given.FROM_LEFT,
        given.NOT_ANSWERED,
        *late,
        ALIVE,
        NOT_STANDING,
        *SEQUENCE,
    )
    return {
        act.Discard: Rule("HP-DISCARD", citations.START, (given.OWN_TURN, given.DISCARD_HELD, *stand)),
        act.ConcealedKong: Rule(
            "HP-R6A-CONCEALED-KONG",
            citations.RULE_6A,
            (given.OWN_TURN, ALIVE, NOT_STANDING, given.FOUR_HELD, LOOSE_TILE_LEFT),
        ),
        act.AddedKong: Rule(
            "HP-R6A-ADD",
            citations.RULE_6A,
            (
                given.OWN_TURN,
                ALIVE,
                NOT_STANDING,
                given.DREW_A_TILE,
                given.OWN_PUNG,
                given.FOURTH_HELD,
                *drawn,
                LOOSE_TILE_LEFT,
            ),
        ),
        act.GoOut: Rule(
            "HP-WIN",
            citations.OBJECT,
            (given.OWN_TURN, ALIVE, given.DREW_OR_WAS_DEALT, given.WITH_THIRTEEN_MAJORS.own),
        ),
        act.ClaimWin: Rule(
            "HP-R9-CALLING",
            citations.RULE_9,
            (
                given.OFFERED,
                given.ANOTHERS,
                given.NOT_ANSWERED,
                *late,
                ALIVE,
                given.WITH_THIRTEEN_MAJORS.claimed,
            ),
        ),
        act.ClaimKong: Rule(
            "HP-R6-KONG",
            citations.RULE_6,
            (*claim, NOT_FOR_EXPOSED, given.THREE_HELD, *kong_barred, *last, LOOSE_TILE_LEFT),
        ),
        act.ClaimPung: Rule("HP-R4", citations.RULE_4, (*claim, given.TWO_HELD, NOT_BARRED, *last)),
        act.ClaimChow: Rule("HP-R5", citations.RULE_5, (*chow, *last)),
        act.Pass: Rule("HP-R8", citations.RULE_8, (given.ASKED,)),
    }


def _is_double_one(one: int, other: int) -> bool:
    return one == other == 1


def _stands(f: PlayFacts) -> bool:
    return STANDING in f.view.noted


def _declares(f: PlayFacts) -> bool:
    return isinstance(f.action, act.Discard) and f.action.standing


def _calls_without(f: PlayFacts) -> bool:
    """Return whether the hand lacks one tile when the discard has left it."""
    kind, hand = given.action_tile(f), f.view.hand
    if kind is None or kind not in hand.concealed:
        return False
    left = hand.remove(kind)
    return bool(places_to_win(left) or places_for_thirteen_majors(left))


def _is_just_drawn(f: PlayFacts) -> bool:
    return f.view.drawn is not None and f.view.drawn is given.action_tile(f)


def _show_drawn(f: PlayFacts) -> Evidence:
    return Evidence(() if f.view.drawn is None else (f.view.drawn,))


ALIVE: Final = given.at(given.ALIVE, citations.RULE_12)
BEFORE_DRAWING: Final = given.at(given.BEFORE_DRAWING, citations.RULE_8)
LOOSE_TILE_LEFT: Final = given.at(given.LOOSE_TILE_LEFT, citations.RULE_11)
NOT_FOR_EXPOSED: Final = given.at(given.NOT_FOR_EXPOSED, citations.RULE_6A)
NOT_BARRED: Final = given.at(given.NOT_BARRED, citations.RULE_4)
LAST_DISCARD_ONLY_TO_WIN: Final = given.at(given.LAST_DISCARD_ONLY_TO_WIN, citations.RULE_11)
SEQUENCE: Final = (given.SUIT_TILE, given.IN_SEQUENCE, given.BOTH_HELD)
NOT_STANDING: Final[given.PlayCondition] = Condition(
    "not-standing", lambda f: not _stands(f), cite=citations.RULE_10
)
KEEPS_STANDING_HAND: Final[given.PlayCondition] = Condition(
    "keeps-standing-hand",
    lambda f: not _stands(f) or _is_just_drawn(f),
    _show_drawn,
    citations.RULE_10,
)
FIRST_OWN_DISCARD: Final[given.PlayCondition] = Condition(
    "first-own-discard",
    lambda f: not _declares(f) or all(discard.wind is not f.view.me for discard in f.view.discards),
    cite=citations.RULE_10,
    asked=_declares,
)
STANDS_BY_A_DRAW: Final[given.PlayCondition] = Condition(
    "stands-by-a-draw",
    lambda f: not _declares(f) or not f.view.hand.melds,
    cite=citations.RULE_10,
    asked=_declares,
)
STANDS_CALLING: Final[given.PlayCondition] = Condition(
    "stands-calling",
    lambda f: not _declares(f) or _calls_without(f),
    cite=citations.RULE_10,
    asked=_declares,
)
JUST_DRAWN: Final[given.PlayCondition] = Condition("just-drawn", _is_just_drawn, _show_drawn)
