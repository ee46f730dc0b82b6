"""The course of play of Part II: that of Part I with rounds, a reserve, single heads and washing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.core.actions import Action, Wash
from peling.core.rules import Condition, Evidence, Rule
from peling.core.tiles import Wind
from peling.core.view import Phase, PlayerView, Source
from peling.rulebooks.pung_chow.citations import WASHING
from peling.rulebooks.pung_chow.play import common_course
from peling.rulebooks.pung_chow.settlement import WASH_VALUES, different_heads, wash_value
from peling.rules.conditions import ALIVE, NOT_ANSWERED, WITH_THIRTEEN_MAJORS, PlayCondition, show_phase
from peling.rules.course import CourseOfPlay, PlayFacts, Seating, Washing
from peling.rules.defaults import last_fourteen, rank
from peling.rules.ruleset import HouseRules


def limit_course(house: HouseRules) -> CourseOfPlay:
    """Return the course of play of Part II for these house rules."""
    common = common_course(house, last_fourteen, WITH_THIRTEEN_MAJORS)
    window = UNTIL_OWN_DRAW if house["wash_window"] == "until_own_draw" else BEFORE_FIRST_DRAW
    wash = Rule("PC2-WASH", WASHING, (window, NOT_ANSWERED, ALIVE, ENOUGH_HEADS))
    return replace(
        common,
        rounds=True,
        seating=Seating.WIND_BOX,
        reseat=house["reseat_each_set"] is True,
        rules={**common.rules, Wash: wash},
        rank=rank_with_washing,
        order=washing_from_east,
        washing=Washing(different_heads, wash_value, all_collect=house["wash_two"] == "both"),
    )


def rank_with_washing(action: Action) -> int:
    """Return the precedence of an answer; washing goes before a win on the first tile (PC2-WASH-ORDER)."""
    return 4 if isinstance(action, Wash) else rank(action)


def washing_from_east(claim: Action, giver: Wind, claimer: Wind) -> int:
    """Return the place in which equal claims are served: to wash, the nearest to East in turn (A47)."""
    return claimer.number if isinstance(claim, Wash) else giver.steps_to(claimer)


def _may_show(view: PlayerView) -> bool:
    """Return whether the player is asked about a discard, or is East and has not discarded yet."""
    if view.phase is Phase.TURN:
        return view.turn is view.me and view.source is Source.DEAL and view.untouched
    return view.phase is Phase.CLAIMS and view.turn is not view.me


def _before_first_draw(f: PlayFacts) -> bool:
    """Return whether nobody has drawn or claimed since East's first discard, or East has not made it (A47).

    A kong that East laid down before, with its loose tile, ends his own washing, not that of the others.
    """
    view = f.view
    opened = view.phase is Phase.CLAIMS and view.offer is not None and view.offer.first
    return _may_show(view) and (view.untouched or opened) and not _has_discarded(view)


def _until_own_draw(f: PlayFacts) -> bool:
    view = f.view
    return _may_show(view) and not view.hand.melds and not _has_discarded(view)


def _has_discarded(view: PlayerView) -> bool:
    return any(discard.wind is view.me for discard in view.discards)


def _enough_heads(f: PlayFacts) -> bool:
    return bool(wash_value(different_heads(f.view.dealt)))


def _show_heads(f: PlayFacts) -> Evidence:
    dealt = f.view.dealt
    heads = tuple(sorted({held for held in dealt if held.is_major}))
    facts = (("needs", min(WASH_VALUES)), ("held", len(heads)), ("value", wash_value(len(heads))))
    return Evidence(heads, facts)


BEFORE_FIRST_DRAW: Final[PlayCondition] = Condition("as-dealt", _before_first_draw, show_phase)
UNTIL_OWN_DRAW: Final[PlayCondition] = Condition("undrawn", _until_own_draw, show_phase)
ENOUGH_HEADS: Final[PlayCondition] = Condition("enough-heads", _enough_heads, _show_heads)
