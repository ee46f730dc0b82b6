"""The rule set of the leaflet "Directions of Playing Mah-Jongg, Chinese Game of Four Winds"."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from peling.rulebooks.four_winds import play
from peling.rulebooks.four_winds.asked import ASKED
from peling.rulebooks.four_winds.citations import BOOK
from peling.rulebooks.four_winds.entries import ENTRIES
from peling.rulebooks.four_winds.options import OPTIONS, by_key, score_house
from peling.rulebooks.four_winds.rulings import NOT_MODELLED, RULINGS
from peling.rulebooks.four_winds.scoring import Scorer, items_in_order
from peling.rulebooks.four_winds.settlement import STICKS, Payments, liable_for
from peling.rulebooks.four_winds.validity import checker
from peling.rules.defaults import short_with_thirteen_majors
from peling.rules.rulebook import RuleBook, Slip
from peling.rules.ruleset import RuleSet, house_rules

ID: Final = "four-winds"
REVISION: Final = 3


def rule_set(options: Mapping[str, object]) -> RuleSet:
    """Return the rule set for these house rules.

    Raises:
        UnknownOptionError: an option or a value that the leaflet does not have.
    """
    house = house_rules(OPTIONS, by_key(options))
    card = score_house(house)
    losers_settle = house["losers_settle"] is True
    scorer = Scorer(card, checker(house), losers_count=losers_settle)
    payments = Payments(
        card.full,
        capped=card.capped,
        doubling_full=house["banker_double_on_full"] is True,
        losers_settle=losers_settle,
    )
    return RuleSet(
        id=ID,
        title="Mah-Jongg, Chinese Game of Four Winds",
        book=BOOK,
        revision=REVISION,
        house=house,
        options=OPTIONS,
        course=play.course(house),
        items=items_in_order(card),
        score=scorer.score,
        near_misses=scorer.near_misses,
        settle=payments.settle,
        entries=ENTRIES,
        rulings=RULINGS,
        not_modelled=NOT_MODELLED,
        liable=liable_for(discarder_pays_all=house["discarder_pays_all"] is True),
        estimate=None if losers_settle else scorer.estimate,
        sticks=STICKS,
        short=short_with_thirteen_majors,
    )


RULE_BOOKS: Final = (
    RuleBook(
        id=ID,
        build=rule_set,
        examples=files(__package__) / "examples.json",
        asked=ASKED,
        slips=(Slip("FW-T3", 24, 28, "FW-HEAD-SELF", "wrong-value"),),
        special=("FW-NATURAL", "FW-UNNATURAL", "FW-THIRTEEN", "FW-FOUR-DIRECTIONS"),
    ),
)
"""The rule set of this book."""
