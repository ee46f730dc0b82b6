"""The prose of the lessons: for each page a title, some sentences, what to do, and what is said of a try.

It stands in ``translations/lessons/<language>/<course>.md``, which a writer edits without Python; the form of
these files stands in ``translations/README.md``. What a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from peling_app.kit.words.cards import FIRST_LANGUAGE, prose_language
from peling_app.kit.words.prose_file import PageWords, read_prose
from peling_app.platform.shipped import translations

Said = TypeVar("Said", str, PageWords)


def page_ids() -> tuple[str, ...]:
    """Return the ids of all pages that have words, course by course."""
    return tuple(_pages(FIRST_LANGUAGE))


def words(page_id: str) -> PageWords:
    """Return the words of a page.

    Raises:
        KeyError: there is no such page.
    """
    return _said(_pages, page_id)


def lesson_title(lesson_id: str) -> str:
    """Return the title of a lesson.

    Raises:
        KeyError: there is no such lesson.
    """
    return _said(_lessons, lesson_id)


def section_title(section_id: str) -> str:
    """Return the heading of a section.

    Raises:
        KeyError: there is no such section.
    """
    return _said(_sections, section_id)


def _said(table: Callable[[str], Mapping[str, Said]], key: str) -> Said:
    return table(prose_language()).get(key) or table(FIRST_LANGUAGE)[key]


@cache
def headings(language: str) -> tuple[dict[str, str], dict[str, str], dict[str, PageWords]]:
    """Return the sections, lessons and pages of a language; what cannot be read is left out."""
    sections: dict[str, str] = {}
    lessons: dict[str, str] = {}
    pages: dict[str, PageWords] = {}
    for path in sorted((translations() / "lessons" / language).glob("*.md")):
        for heading in read_prose(path).headings:
            if heading.page is not None:
                pages[heading.id] = heading.page.words
            else:
                (sections if heading.level == 1 else lessons)[heading.id] = heading.title
    return sections, lessons, pages


def _sections(language: str) -> Mapping[str, str]:
    return headings(language)[0]


def _lessons(language: str) -> Mapping[str, str]:
    return headings(language)[1]


def _pages(language: str) -> Mapping[str, PageWords]:
    return headings(language)[2]
