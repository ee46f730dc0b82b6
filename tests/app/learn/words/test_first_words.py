"""A course explains a word of the game where it first uses it, and begins with all tiles and with sets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from peling.core.tiles import KINDS
from peling.lessons.courses import COURSES, course
from peling_app.kit.words import glossary
from peling_app.kit.words.glossary_forms import spans
from peling_app.learn.words.prose import words
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language

FIRST = [one for one in COURSES if not (course(one).subject or one.startswith("pung-chow-limit"))]
"""Courses that begin at the beginning: Part II is read after Part I."""
PLAIN = frozenset(
    {"East", "Mah-Jongg", "double", "hand", "meld", "points", "round", "set", "simple", "terminal"}
)
"""Words of the game that are plain words too, and stand in sentences about something else."""
EXPLAINING = frozenset(
    {
        *("sequence", "three of a kind", "four of a kind", "hidden", "visible", "laid open"),
        *("folge", "folgen", "drilling", "drillings", "drillinge", "drillingen"),
        *("vierling", "vierlings", "vierlinge", "vierlingen", "offen", "verdeckt", "warten", "wartet"),
    }
)
"""Forms that mean what they say."""
BEGINNING = frozenset({"suit", "wind", "dragon", "set", "pair", "wall", "discard", "deal"})
"""Words without which nothing that follows can be said."""
LINK = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]")
NAMED = re.compile(r"“[^”]*”|„[^“]*“")
"""What a book calls something."""


def sentences(page_id: str) -> str:
    """Return what a page says before anything is done there; its heading names what it explains."""
    said = words(page_id)
    return " ".join((*said.paragraphs, *said.remember, said.ask, said.todo))


def linked(text: str) -> set[str]:
    """Return the words of the game that a text links to their meaning."""
    return {found for shown, target in LINK.findall(text) if (found := glossary.find(target or shown))}


def used(text: str) -> Iterator[str]:
    """Yield the words of the game in a text."""
    plain = NAMED.sub("", LINK.sub(lambda found: found.group(1), text))
    for span in spans(plain, set()):
        if span.term and span.term not in PLAIN and span.text.lower() not in EXPLAINING:
            yield span.term


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("language", LANGUAGES, ids=str)
@pytest.mark.parametrize("book", FIRST)
def test_a_word_is_explained_where_it_is_first_used(
    book: str, language: Language, english: Translations
) -> None:
    english.use(language)
    known: set[str] = set()
    early = []
    for page in course(book).pages:
        text = sentences(page.id)
        known |= linked(text)
        early += [f"{page.id}: {term}" for term in used(text) if term not in known]
        known |= set(used(text))
    assert early == []


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("book", FIRST)
def test_a_course_begins_with_tiles_and_sets(book: str) -> None:
    first = [page for lesson in course(book).lessons[:2] for page in lesson.pages]
    pieces = [piece for page in first for shown in page.pictures for row in shown.rows for piece in row]
    assert {tile for piece in pieces for tile in piece.tiles} >= set(KINDS)
    assert set().union(*(linked(sentences(page.id)) for page in first)) >= BEGINNING
