"""L. L. Harr, "Pung-Chow", Part I: the game without a limit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from peling.core.settlement import DealOutcome, Settlement
from peling.rulebooks.pung_chow import play
from peling.rulebooks.pung_chow.citations import BOOK
from peling.rulebooks.pung_chow.entries import PART_ONE_ENTRIES
from peling.rulebooks.pung_chow.options import PART_ONE, PART_TWO_ONLY
from peling.rulebooks.pung_chow.part_one_scoring import Part1House, items_in_order, score_card
from peling.rulebooks.pung_chow.rulings import NOT_MODELLED, PART_ONE_RULINGS
from peling.rulebooks.pung_chow.settlement import false_call, without_limit
from peling.rulebooks.pung_chow.validity import Dealt, checker
from peling.rules.composer import Composer
from peling.rules.readings import winner_readings
from peling.rules.ruleset import HouseRules, RuleSet, house_rules

ID: Final = "pung-chow"
REVISION: Final = 1
FALSE_CALL_LIMIT: Final = 300
"""The customary limit of Part II, which measures a false Mah-Jongg where its penalty is taken over (A56).

Another limit that was agreed on for it takes its place.
"""


def rule_set(options: Mapping[str, object]) -> RuleSet:
    """Return the rule set for these house rules.

    Raises:
        UnknownOptionError: an option or a value that neither part of the book has.
    """
    both = house_rules((*PART_ONE, *PART_TWO_ONLY), options)
    house = HouseRules(both.values[: len(PART_ONE)])
    card_house = Part1House(
        first_turn=house["original_hand"] == "first_turn",
        kong_original=house["original_allows_kong"] is True,
        by_shape=house["only_place"] == "by_shape",
    )
    readings = partial(winner_readings, every_place=card_house.by_shape)
    composer = Composer(score_card(card_house), readings=readings)
    check = checker(house, Dealt(card_house.first_turn, card_house.kong_original))
    score, near_misses = composer.checked(check)

    fixed_penalty = house["p1_false_call"] == "fixed_penalty"
    agreed = both["limit"]
    penal_limit = agreed if isinstance(agreed, int) else FALSE_CALL_LIMIT
    settle_drawn = house["draw_settlement"] == "differences"

    def settle(outcome: DealOutcome) -> Settlement:
        return without_limit(outcome, settle_drawn=settle_drawn)

    return RuleSet(
        id=ID,
        title="Pung Chow, without a limit",
        book=BOOK,
        revision=REVISION,
        house=house,
        options=PART_ONE,
        course=play.course(house),
        items=items_in_order(card_house),
        score=score,
        near_misses=near_misses,
        settle=settle,
        false_call=partial(false_call, limit=penal_limit) if fixed_penalty else None,
        entries=PART_ONE_ENTRIES,
        rulings=PART_ONE_RULINGS,
        not_modelled=NOT_MODELLED,
    )
