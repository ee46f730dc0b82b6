"""A tiny sixth book, from tests alone: what somebody writes who adds one."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from peling.core.scoring import HandRecord, NearMiss, Score
from peling.rules.composer import Composer
from peling.rules.rulebook import RuleBook
from peling.rules.ruleset import RuleSet, house_rules
from tests.sixth_book import play
from tests.sixth_book.asked import ASKED
from tests.sixth_book.citations import BOOK
from tests.sixth_book.entries import ENTRIES
from tests.sixth_book.options import OPTIONS
from tests.sixth_book.rulings import RULINGS
from tests.sixth_book.scoring import score_card
from tests.sixth_book.settlement import settlement
from tests.sixth_book.validity import check

ID: Final = "courtyard"


def rule_set(options: Mapping[str, object]) -> RuleSet:
    """Return the rule set for these house rules."""
    house = house_rules(OPTIONS, options)
    card = score_card(20 if house["going_out"] == 20 else 10)
    composer = Composer(card)

    def score(record: HandRecord) -> Score:
        check(record)
        return composer.score(record)

    def near_misses(record: HandRecord) -> tuple[NearMiss, ...]:
        check(record)
        return composer.near_misses(record)

    return RuleSet(
        id=ID,
        title="Courtyard Rules",
        book=BOOK,
        revision=1,
        house=house,
        options=OPTIONS,
        course=play.course(),
        items=card.items,
        score=score,
        near_misses=near_misses,
        settle=settlement,
        entries=ENTRIES,
        rulings=RULINGS,
    )


RULE_BOOKS: Final = (RuleBook(ID, rule_set, Path(__file__).with_name("examples.json"), asked=ASKED),)
