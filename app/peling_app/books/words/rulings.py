"""Give the words of a rule book's entries and rulings in the language of the program.

They stand in the engine, in English; the translation context is that of the page that shows a whole book.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.rules.ruleset import BookEntry, Ruling


def entry_words(entry: BookEntry) -> tuple[str, str]:
    """Return the title and the text of a rule."""
    return _said(entry.title), _said(entry.text)


def ruling_words(ruling: Ruling) -> tuple[str, str, str]:
    """Return what is asked where a book is silent, how we decide, and why."""
    return _said(ruling.question), _said(ruling.decision), _said(ruling.why)


def _said(text: str) -> str:
    return QCoreApplication.translate("Rule book", text)
