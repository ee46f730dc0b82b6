"""A condition that is met is said to be met by what is so in that position; its place reads as one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.core.actions import ClaimWin
from peling.core.notation import parse_hand, parse_tiles
from peling.core.tiles import Wind, tile
from peling.core.view import Offer
from peling.lessons.drills.positions import offered
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from peling_app.books.words.citations import citation, place_words, section_words, short_citation
from peling_app.books.words.findings import finding
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from tests.end2end.stage import application


@pytest.mark.parametrize(
    ("book", "hand", "discard", "condition", "says"),
    [
        (
            "fenghua",
            "B1 B1 B4 B7 C7 D2 D5 S S R G G N",
            "B9",
            "enough-points",
            "Points are not what forbids it.",
        ),
        (
            "four-winds",
            "B1 B2 B3 D2 D2 D4 D5 D6 C7 C8 C9 Wh Wh",
            "Wh",
            "no-honour-robbed",
            "No wind or dragon is robbed.",
        ),
    ],
)
def test_of_a_condition_that_is_met_nothing_untrue_is_said(
    book: str, hand: str, discard: str, condition: str, says: str
) -> None:
    rules = rule_set(book)
    wild = parse_tiles("D9") if book == "fenghua" else ()
    view = offered(
        rules, parse_hand(hand), Wind.SOUTH, Offer(tile(discard), Wind.EAST), round_wind=Wind.EAST, wild=wild
    )
    found = next(
        one for one in judge(replace(view), ClaimWin(), rules).findings if one.condition == condition
    )
    assert found.met
    assert finding(found) == says


def test_a_numbered_rule_is_named_in_the_present_language() -> None:
    """Headings are quoted as the book has them."""
    places = {entry.cite for entry in rule_set("how-to-play").entries}
    numbered = [place for place in places if place.section.startswith("Rule ")]
    assert numbered
    application()
    for place in numbered:
        assert section_words(place) == place.section.replace(" ", "\u00a0")
    translations = Translations(shipped.translations())
    translations.use(Language.GERMAN)
    says = (section_words, short_citation, citation, place_words)
    said = {say(place).rpartition(", ")[2].partition("\u00a0")[0] for place in numbered for say in says}
    translations.use(Language.ENGLISH)
    assert said == {"Regel"}


def test_the_letter_of_a_section_never_begins_a_line_alone() -> None:
    places = {entry.cite for entry in rule_set("four-winds").entries}
    lettered = [place for place in places if place.section.startswith("§3 ")]
    assert lettered
    for place in lettered:
        assert "§3\u00a0" in citation(place)
        assert "§3\u00a0" in short_citation(place)
