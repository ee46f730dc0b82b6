"""Word the titles of the rule books as they stand on their covers and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from peling_app.books.face import Cover
from peling_app.books.faces import face

translate = QCoreApplication.translate


def cover(book: str) -> Cover:
    """Return the words on the cover of a rule book.

    Raises:
        KeyError: there is no such book.
    """
    words = face(book).cover
    return Cover(
        translate("Books", words.title),
        translate("Books", words.subtitle),
        translate("Books", words.origin),
    )


def apart_titles(books: Sequence[str]) -> tuple[str, ...]:
    """Return what tells some books apart, where there is little room: the subtitle only of equal titles."""
    titles = [cover(book).title for book in books]
    return tuple(
        title if titles.count(title) == 1 else short_title(book)
        for book, title in zip(books, titles, strict=True)
    )


def short_title(book: str) -> str:
    """Return the title of a rule set in one line, for example "Pung Chow, without a limit"."""
    words = cover(book)
    return translate("Books", "{title}, {subtitle}").format(
        title=words.title, subtitle=words.subtitle.replace("\n", " ")
    )
