"""A number beside the name of many things: "1 tiles" is never said, since such words are counted words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from peling.core.tiles import tile
from peling_app.kit.words.plurals import points_alone
from peling_app.kit.words.tiles import several
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from tests.app.play.tutor.conftest import english

__all__ = ["english"]

TRANSLATIONS: Final = Path(__file__).parents[2] / "translations"
SOURCES: Final = TRANSLATIONS / "peling_de.ts"
BESIDE: Final = re.compile(
    r"\{\w+\} (?:tiles|times|evenings|deals|games|sheets|rounds|stacks|kinds|payments|decisions"
    r"|doubles|fours|minutes|seconds|lessons|mistakes)\b|\{(?:total|figure|value)\} points\b"
)
BESIDE_IN_GERMAN: Final = re.compile(
    r"\{\w+\} (?:[a-zäöüß]+ )?(?:Steine|Abende|Spiele|Partien|Blätter|Runden|Arten|Zahlungen|Entscheidungen"
    r"|Verdopplungen|Vierlinge|Minuten|Sekunden|Lektionen|fehlen|helfen|warten)\b"
)
"""The same in German, where the English may have said it with care: "Tiles of {name}: {number}"."""
OF_A_KIND: Final = re.compile(
    r"\b(?:two|three|four|pair of|pung of|kong of|all four)(?: of)? \{tile\}"
    r"|\b(?:two|three|four) of \{(?:tiles|kinds)\}",
    re.IGNORECASE,
)
"""Several tiles called by the name of one, "all four of white dragon", or by that of several in a way in
which they are not counted, "all four of white dragons"; such a name is `several`."""
OF_MANY: Final = {
    "en": re.compile(r"\b(?:are|were|have|help|others|last %n|each of|running|in a row)\b"),
    "de": re.compile(r"\b(?:sind|wurden|konnten|folgten|helfen|letzten|jedem von|hintereinander)\b"),
}
"""What is only said of several things, by language."""
NEVER_ONE: Final = (
    "{number} times {tile}: there are only four.",  # five at least
    "{number} tiles are too many",
    "{number} times {tile} on the table",
    "There are {number} times {tile}; so many there are not.",
    "{number} tiles in one place",
    "A level is said from {number} deals on",  # a number of the program
    "your {number} tiles",  # what is dealt
    "{near} and {far} stacks",  # the farther one is no less than two away
    "{stacks} stacks",  # of a side of the wall
    "{tiles} tiles",  # of the whole wall
    "It counts {times} times.",  # two at least
    "the hand earns it {times} times",
    "pays it {times} times",  # once has words of its own
    "pays the shares of all: {times} times",  # three at least
    "three shares: {times} times {score}.",  # two at least
    "{number} tiles to go: so many",  # one has words of its own
    "{rounds} rounds",  # as well
    "You have named each of the {total} tiles at once.",  # ten
    "{deals} deals; who has it",  # a measurement
    "{costly} of {whole} decisions",
    "{done} of {whole} deals reviewed",  # so many of so many
    "{kongs} fours of a kind",  # none and one have words of their own
    "{kongs} fours were made",
    "About {minutes} minutes",  # ten
    "{seconds} seconds",  # to a tenth: "1.0 seconds"
    "{total} lessons",  # of a course
    "{chain} = {total} points",  # a sum that was doubled
    "cut to {total} points",  # as well
    "{worlds} times",  # a measurement
    "{total} points are rounded up",  # to ten, from more than one
)
"""Words whose number cannot be one, or is one of two that are compared."""
NEVER: Final = re.compile("|".join(map(re.escape, sorted(NEVER_ONE, key=len, reverse=True))))
"""These words wherever they stand; the rest of their sentence may still name a number that is one."""


def test_no_number_that_may_be_one_stands_beside_the_name_of_many() -> None:
    texts = {
        message.findtext("source") or "": message.findtext("translation") or ""
        for message in ET.parse(SOURCES).iter("message")  # noqa: S314 - a file of our own
        if message.get("numerus") != "yes"
    }
    assert len(texts) > 1000
    assert {text for text in texts if BESIDE.search(NEVER.sub("", text))} == set()
    german = {words for text, words in texts.items() if not NEVER.search(text)}
    assert {words for words in german if BESIDE_IN_GERMAN.search(words)} == set()


@pytest.mark.parametrize("language", OF_MANY)
def test_the_form_of_one_thing_says_nothing_of_several(language: str) -> None:
    ones = {
        message.findtext("translation/numerusform") or ""
        for message in ET.parse(TRANSLATIONS / f"peling_{language}.ts").iter("message")  # noqa: S314 - our own
        if message.get("numerus") == "yes"
    }
    assert len(ones) > 50
    found = {one for one in ones if OF_MANY[language].search(one)}
    assert {one for one in found if not one.startswith(("The levels are", "Die Stufen sind"))} == set()


@pytest.mark.parametrize(
    ("language", "said"), [(Language.GERMAN, ["Punkt", "Punkte"]), (Language.ENGLISH, ["point", "points"])]
)
def test_a_word_beside_a_number_that_stands_by_itself_is_in_its_form(
    english: Translations, language: Language, said: list[str]
) -> None:
    """Below a large 1 stood "evenings", and "points" on the way from points to a score."""
    english.use(language)
    assert [points_alone(number) for number in (1, 1234)] == said


def test_several_tiles_of_a_kind_are_not_called_as_one() -> None:
    sources = [one.text or "" for one in ET.parse(SOURCES).iter("source")]  # noqa: S314 - our own file
    assert [text for text in sources if OF_A_KIND.search(text)] == []
    assert OF_A_KIND.search("You hold all four of {tile}.")
    assert several(tile("Wh")) == "white dragons"
    assert several(tile("B6")) == "6s of bamboos"
