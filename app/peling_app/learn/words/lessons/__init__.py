"""The words of the lessons: for each page a title, some sentences, what to do, and what is said of a try.

The tables of the courses hold the English words, marked for the translators; what is asked for here comes in
the language of the app. Words in double brackets are links to the glossary: ``[[chow]]``, or
``[[sequences|chow]]`` where the sentence needs another form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.learn.words.lessons import (
    fenghua_big,
    fenghua_play,
    fenghua_small,
    fenghua_start,
    four_winds_play,
    four_winds_scores,
    four_winds_start,
    guided,
    how_to_play_late,
    how_to_play_limits,
    how_to_play_play,
    how_to_play_scores,
    how_to_play_start,
    part_one_claims,
    part_one_more,
    part_one_procedure,
    part_one_scores,
    part_one_set,
    part_two_hands,
    part_two_play,
    part_two_scores,
)
from peling_app.learn.words.lessons.raw import CONTEXT, Raw

TABLES: Final = (
    part_one_set,
    part_one_procedure,
    part_one_claims,
    part_one_scores,
    part_one_more,
    part_two_play,
    part_two_scores,
    part_two_hands,
    how_to_play_start,
    how_to_play_play,
    how_to_play_late,
    how_to_play_scores,
    how_to_play_limits,
    four_winds_start,
    four_winds_play,
    four_winds_scores,
    fenghua_start,
    fenghua_play,
    fenghua_small,
    fenghua_big,
)
_PAGES: Final[Mapping[str, Raw]] = MappingProxyType(
    {page: raw for table in (*TABLES, guided) for page, raw in table.PAGES.items()}
)
_LESSONS: Final[Mapping[str, str]] = MappingProxyType(
    {lesson: title for table in TABLES for lesson, title in table.LESSONS.items()}
)
_SECTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {section: title for table in TABLES for section, title in table.SECTIONS.items()}
)


@dataclass(frozen=True, slots=True)
class PageWords:
    """The words of a page, in the language of the app.

    Attributes:
        title: its heading.
        paragraphs: its text, with links in double brackets.
        remember: what to remember, one line each.
        ask: the heading of its task; empty: the task words itself, or there is none.
        todo: what to do, in one line.
        hints: what may help, from the first to the plainest.
        labels: words below tiles and on choices, by key.
        wrong: what is said of a typical wrong try, by key.
        right: what is said when it is done.
    """

    title: str
    paragraphs: tuple[str, ...]
    remember: tuple[str, ...] = ()
    ask: str = ""
    todo: str = ""
    hints: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    right: str = ""


def page_ids() -> tuple[str, ...]:
    """Return the ids of all pages that have words."""
    return tuple(_PAGES)


def words(page_id: str) -> PageWords:
    """Return the words of a page.

    Raises:
        KeyError: there is no such page.
    """
    raw = _PAGES[page_id]
    return PageWords(
        _said(raw.title),
        tuple(map(_said, raw.text)),
        tuple(map(_said, raw.remember)),
        _said(raw.ask),
        _said(raw.todo),
        tuple(map(_said, raw.hints)),
        {key: _said(text) for key, text in raw.labels.items()},
        {key: _said(text) for key, text in raw.wrong.items()},
        _said(raw.right),
    )


def lesson_title(lesson_id: str) -> str:
    """Return the title of a lesson.

    Raises:
        KeyError: there is no such lesson.
    """
    return _said(_LESSONS[lesson_id])


def section_title(section_id: str) -> str:
    """Return the heading of a section.

    Raises:
        KeyError: there is no such section.
    """
    return _said(_SECTIONS[section_id])


def _said(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text) if text else ""
