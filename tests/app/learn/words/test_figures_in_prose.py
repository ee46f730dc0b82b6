"""The prose of *Playing well*: every number in it was measured, and the words say what the number says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from peling.advice.equities import CERTAIN
from peling.lessons.courses import TAUGHT, beside
from peling.lessons.model import Figure, Page
from peling_app.kit.words.prose_file import PageWords
from peling_app.learn.words.prose import words
from peling_app.learn.words.well import NAMES
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from tests.every_case import every

PAGES = [pytest.param(page, id=page.id) for book in TAUGHT for one in beside(book) for page in one.pages]
NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
OF_TILES = re.compile(r"\b1 (?:or|and|oder|und) (?:an |einer )?9\b|\b3 (?:to|bis) 7\b|\b3 4\b")
"""Numbers that are printed on tiles."""
MORE = {Language.ENGLISH: ("brought", "gains"), Language.GERMAN: ("brachte", "gewinnt in jedem Spiel")}
LESS = {Language.ENGLISH: ("cost", "loses"), Language.GERMAN: ("kostete", "verliert in jedem Spiel")}
NONE = {
    Language.ENGLISH: ("no difference", "neither gains nor loses"),
    Language.GERMAN: ("kein Unterschied", "gewinnt und verliert nichts Messbares"),
}


def tenth(value: float, language: Language) -> str:
    """Return a figure without its sign, as prose has it."""
    text = f"{abs(value):.1f}"
    return text if language is Language.ENGLISH else text.replace(".", ",")


def grouped(value: int, language: Language) -> str:
    """Return a whole number as prose has it."""
    text = f"{value:,}"
    return text if language is Language.ENGLISH else text.replace(",", ".")


def numbers_of(figure: Figure, language: Language) -> set[str]:
    """Return all numbers that prose may quote of a figure."""
    return {
        tenth(figure.points, language),
        tenth(CERTAIN * figure.se, language),
        *(grouped(number, language) for number in (figure.number, *figure.counts)),
        *(str(round(one)) for one in figure.won),
    }


def sentences(said: PageWords) -> Iterator[str]:
    """Yield all that is said on a page."""
    yield from (said.title, *said.paragraphs, *said.remember, said.ask, said.todo, *said.hints, said.right)
    yield from said.labels.values()


@every("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_prose_was_measured(
    english: Translations, language: Language, page: Page
) -> None:
    english.use(language)
    known = set[str]().union(*(numbers_of(one, language) for one in page.measured))
    for sentence in sentences(words(page.id)):
        quoted = NUMBER.findall(OF_TILES.sub("", sentence))
        assert [number for number in quoted if number not in known] == [], sentence


@every("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_said_and_its_words_say_what_it_says(
    english: Translations, language: Language, page: Page
) -> None:
    english.use(language)
    text = " ".join(words(page.id).paragraphs)
    for figure in page.measured:
        amount = f"{tenth(figure.points, language)} ± {tenth(CERTAIN * figure.se, language)}"
        points, error = amount.split(" ± ")
        certain = abs(figure.points) > CERTAIN * figure.se
        said = NONE if not certain else MORE if figure.points > 0 else LESS
        verbs = "|".join(said[language])
        quoted = rf"{points} \w+ \(± {error}\)" if certain else rf"\([+−]?{points} ± {error} "
        assert re.search(rf"(?:{verbs})[^.:]*?{quoted}", text), (figure, text)


def test_every_figure_has_a_name() -> None:
    named = {
        one.id for book in TAUGHT for course in beside(book) for page in course.pages for one in page.measured
    }
    assert [name for name in named if not NAMES[name]()] == []
