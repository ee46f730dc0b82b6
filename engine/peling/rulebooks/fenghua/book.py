"""The article "Mahjong rules in Fenghua, Zhejiang", 10 January 2016."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.resources import files
from typing import Final

from peling.core.scoring import HandRecord
from peling.core.tiles import Wind
from peling.rulebooks.fenghua import play, settlement
from peling.rulebooks.fenghua.asked import ASKED
from peling.rulebooks.fenghua.citations import BOOK
from peling.rulebooks.fenghua.distance import short
from peling.rulebooks.fenghua.entries import ENTRIES
from peling.rulebooks.fenghua.options import OPTIONS, scoring_house
from peling.rulebooks.fenghua.rulings import NOT_MODELLED, RULINGS
from peling.rulebooks.fenghua.scoring import Scorer
from peling.rulebooks.fenghua.validity import check
from peling.rules.rulebook import RuleBook
from peling.rules.ruleset import RuleSet, house_rules

ID: Final = "fenghua"
REVISION: Final = 1


def rule_set(options: Mapping[str, object]) -> RuleSet:
    """Return the rule set for these house rules.

    Raises:
        UnknownOptionError: an option or a value that the book does not have.
    """
    house = house_rules(OPTIONS, options)
    scoring = scoring_house(house)
    scorer = Scorer(scoring, check)
    who_pays = partial(settlement.liable, score=scorer.score, split=scoring.split)

    def liable(record: HandRecord) -> Wind | None:
        payers = who_pays(record)
        return payers[0] if len(payers) == 1 else None

    def sharing(record: HandRecord) -> tuple[Wind, ...]:
        payers = who_pays(record)
        return payers if len(payers) > 1 else ()

    return RuleSet(
        id=ID,
        title="Fenghua, Zhejiang",
        book=BOOK,
        revision=REVISION,
        house=house,
        options=OPTIONS,
        course=play.course(house, scoring, scorer),
        items=scorer.items,
        score=scorer.score,
        near_misses=scorer.near_misses,
        settle=settlement.settlement,
        entries=ENTRIES,
        rulings=RULINGS,
        not_modelled=NOT_MODELLED,
        liable=liable,
        sharing=sharing,
        rounded=settlement.rounded,
        estimate=scorer.estimate,
        short=short,
        claim_points=scoring.least_claim,
    )


RULE_BOOKS: Final = (
    RuleBook(
        id=ID,
        build=rule_set,
        examples=files(__package__) / "examples.json",
        asked=ASKED,
        variants=({}, {"value_table": "custom"}),
        special=(
            "FH-PATTERN-STARS-CLOSED",
            "FH-PATTERN-INDEPENDENT-NO-SUIT",
            "FH-PATTERN-SEVEN-PAIRS-STRAIGHT",
            "FH-PATTERN-PURE",
            "FH-PATTERN-HEAVEN",
            "FH-PATTERN-EARTH",
            "FH-PATTERN-HONOURS-UNCOMPLETED",
            "FH-PATTERN-HONOURS-COMPLETED",
            "FH-PATTERN-FLOWERS8-UNCOMPLETED",
            "FH-PATTERN-FLOWERS8-COMPLETED",
        ),
    ),
)
"""The rule set of this book."""
