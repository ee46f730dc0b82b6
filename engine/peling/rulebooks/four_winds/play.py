"""The course of play of the leaflet (§2 to §4 and the extras).

Every action has one rule with all its conditions. What the leaflet leaves open is decided as in the rulings
A-1 to A-8, A-14, A-21, A-28 and A-29; a house rule chooses a value or a condition here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from peling.core import actions as act
from peling.core.rules import NOTHING, Condition, Evidence, Rule, evidence
from peling.core.tiles import Tile, Wind
from peling.rulebooks.four_winds import citations
from peling.rulebooks.four_winds.options import may_rob
from peling.rules import conditions as given
from peling.rules.course import CourseOfPlay, PlayFacts, Seating, every_kind_robbed
from peling.rules.defaults import break_wall, last_fourteen, next_east, rank, seats_adjacent, sets_out_all
from peling.rules.ruleset import HouseRules


def course(house: HouseRules) -> CourseOfPlay:
    """Return the course of play for these house rules."""
    return CourseOfPlay(
        players=(4,),
        bonus_tiles=False,
        stacks=17,
        seats=seats_adjacent,
        break_wall=break_wall,
        reserve=RESERVES[str(house["reserve"])],
        set_out=sets_out_all,
        rules=play_rules(house),
        rank=rank,
        late_claims=False,
        robbing=house["rob_form"] == "added_fourth" and may_rob(house),
        robbed=is_suit if house["rob_suits_only"] is True else every_kind_robbed,
        next_east=next_east if house["drawn_game_bank"] == "stays" else passing_when_drawn,
        rounds=True,
        seating=Seating.BY_THROW,
        first_east=one_less if house["banker_subtract_one"] is True else as_thrown,
        passes_over=True,
        covered=ALL_BUT_ONE,
        leaps=True,
    )


def play_rules(house: HouseRules) -> dict[type[act.Action], given.PlayRule]:
    """Return the rule for each kind of action; each has its place in the leaflet (`citations`)."""
    reserve = RESERVES[str(house["reserve"])]
    card_left = rear_card_left(1 + reserve(1) - reserve(0))
    robbable = (NO_HONOUR_ROBBED,) if house["rob_suits_only"] is True else ()
    extended = house["extend_visible_three"] is True
    claim = (given.DISCARDED, given.ANOTHERS, given.NOT_ANSWERED, given.ALIVE)
    rules: dict[type[act.Action], given.PlayRule] = {
        act.Discard: Rule("FW-TURN", citations.CALLS, (given.OWN_TURN, given.DISCARD_HELD)),
        act.ConcealedKong: Rule(
            "FW-FOUR-HIDDEN", citations.HIDDEN_FOUR, (given.OWN_TURN, given.ALIVE, given.FOUR_HELD, card_left)
        ),
        act.GoOut: Rule(
            "FW-WIN",
            citations.HEAD,
            (given.OWN_TURN, given.ALIVE, given.DREW_OR_WAS_DEALT, given.WITH_THIRTEEN_MAJORS.own),
        ),
        act.ClaimWin: Rule(
            "FW-WIN",
            citations.CALLS,
            (
                given.OFFERED,
                given.ANOTHERS,
                given.NOT_ANSWERED,
                given.ALIVE,
                *robbable,
                given.WITH_THIRTEEN_MAJORS.claimed,
            ),
        ),
        act.ClaimKong: Rule(
            "FW-FOUR-VISIBLE",
            citations.VISIBLE_FOUR,
            (*claim, given.NOT_FOR_EXPOSED if extended else THREE_STAYS, given.THREE_HELD, card_left),
        ),
        act.ClaimPung: Rule(
            "FW-THREE-VISIBLE",
            citations.VISIBLE_THREE,
            (*claim, given.TWO_HELD, given.LAST_DISCARD_ONLY_TO_WIN),
        ),
        act.ClaimChow: Rule(
            "FW-CHOW",
            citations.SEQUENCE,
            (
                given.DISCARDED,
                given.ANOTHERS,
                given.FROM_LEFT,
                given.NOT_ANSWERED,
                given.ALIVE,
                given.SUIT_TILE,
                given.IN_SEQUENCE,
                given.BOTH_HELD,
                given.LAST_DISCARD_ONLY_TO_WIN,
            ),
        ),
        act.Pass: Rule("FW-CLAIM-ORDER", citations.CALLS, (given.ASKED,)),
    }
    if extended:
        rules[act.AddedKong] = Rule(
            "FW-FOUR-VISIBLE",
            citations.ROBBING,
            (given.OWN_TURN, given.ALIVE, given.OWN_PUNG, given.FOURTH_HELD, card_left),
        )
    return rules


def rear_card_left(needed: int) -> given.PlayCondition:
    """Return the condition that a four can be made: its additional card must not come from the reserve (A-8).

    Args:
        needed: how many cards must still be drawable: that card, and by how much the reserve then grows.
    """
    return Condition(
        "rear-card-left",
        lambda f: given.drawable(f.view) >= needed,
        lambda f: evidence(drawable=max(0, given.drawable(f.view) - needed + 1), left=f.view.wall.left),
        citations.MOON,
    )


def two_for_each_four(fours: int) -> int:
    """Return the cards that are never drawn: seven heaps, and one heap more for each four (FW-RESERVE)."""
    return 14 + 2 * fours


def one_for_each_four(fours: int) -> int:
    """Return the cards that are never drawn if seven heaps are counted from the old end of the wall (A-8)."""
    return 14 + fours


def passing_when_drawn(winner: Wind | None, winds: tuple[Wind, ...]) -> Wind:
    """Return who is banker next if a drawn game passes the bank too (A-4)."""
    return winds[1] if winner is None else next_east(winner, winds)


def one_less(throw: int) -> int:
    """Return how far to the right the first banker sits, by the custom that one is subtracted (A-3).

    >>> one_less(12)
    2
    """
    return (throw - 2) % 4


def as_thrown(throw: int) -> int:
    """Return how far to the right the first banker sits if the throw counts as it is (A-3)."""
    return (throw - 1) % 4


def is_suit(added: Tile) -> bool:
    """Return whether a fourth card may be robbed: one of a suit may, an honour may not (A-14)."""
    return added.is_suit


def _is_robbable(f: PlayFacts) -> bool:
    offer = f.view.offer
    return offer is None or not offer.robbing or is_suit(offer.tile)


def _show_robbed(f: PlayFacts) -> Evidence:
    offered = given.offered_tile(f.view)
    return NOTHING if offered is None else evidence(offered)


RESERVES: Final[dict[str, Callable[[int], int]]] = {
    "14+2k": two_for_each_four,
    "14+k": one_for_each_four,
    "14": last_fourteen,
}
"""How the reserve grows, by the value of the house rule (A-8)."""
ALL_BUT_ONE: Final = frozenset({0, 2, 3})
"""Which cards of a hidden four lie face down: all but the second (FW-FOUR-HIDDEN, A-24)."""
THREE_STAYS: Final[given.PlayCondition] = replace(given.NOT_FOR_EXPOSED, id="three-stays")
"""The same of a visible three where no fourth card may be added to it (A-6): what is said of it differs."""
NO_HONOUR_ROBBED: Final[given.PlayCondition] = given.at(
    Condition("no-honour-robbed", _is_robbable, _show_robbed), citations.ROBBING
)
