"""Word the titles of the rule books as they stand on their covers and cards."""

from __future__ import annotations

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


def short_title(book: str) -> str:
    """Return the title of a rule set in one line, for example "Pung Chow, without a limit"."""
    words = cover(book)
    return translate("Books", "{title}, {subtitle}").format(
        title=words.title, subtitle=words.subtitle.replace("\n", " ")
    )
