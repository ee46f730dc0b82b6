"""Word where something stands in a book."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.rules import Citation
from peling_app.books.faces import face_of_book

translate = QCoreApplication.translate

NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""


def citation(cite: Citation) -> str:
    """Return a place in a book in full: "Pung Chow (Harr 1922), Part I, Chow, p. 18"."""
    parts = [book_words(cite.book), part_words(cite.part), _section(cite)]
    if cite.page:
        parts.append(_together(translate("Citations", "p. {page}").format(page=cite.page)))
    return ", ".join(part for part in parts if part)


def short_citation(cite: Citation) -> str:
    """Return a place in the book in use: "Part I, Score Card"."""
    return ", ".join(part for part in (part_words(cite.part), _section(cite)) if part)


def place_words(cite: Citation) -> str:
    """Return a place in the book in use with its page: "Part I, Procedure of Play, F: Pung, p. 19"."""
    words = short_citation(cite)
    if not cite.page:
        return words
    return _together(translate("Citations", "{place}, p. {page}").format(place=words, page=cite.page))


def _section(cite: Citation) -> str:
    """Return a section in which a letter never stands on another line than its number: "§3 b".

    A heading is quoted as the book has it; "Rule 6A" is none, but a number, as that of a part is.
    """
    numbered = re.fullmatch(r"Rule (\w+)", cite.section)
    if numbered:
        return _together(translate("Citations", "Rule {number}").format(number=numbered[1]))
    return re.sub(r"(?<=§\d) (?=\w\b)", NO_BREAK, cite.section)


def _together(words: str) -> str:
    """Return a place whose last word, the page, never begins a line alone: "p. 19" stays together."""
    return NO_BREAK.join(words.rsplit(" ", 1))


def section_words(cite: Citation) -> str:
    """Return the section alone, as it is quoted in passing: "F: Pung"."""
    return _section(cite).removeprefix("Procedure of Play, ")


def book_words(book: str) -> str:
    """Return the name of a book as it is quoted.

    Raises:
        KeyError: there is no such book.
    """
    return translate("Citations", face_of_book(book).quoted)


def part_words(part: str) -> str:
    """Return the name of a book's part; empty if it has none."""
    match part:
        case "Part I":
            return translate("Citations", "Part I")
        case "Part II":
            return translate("Citations", "Part II")
        case _:
            return part
