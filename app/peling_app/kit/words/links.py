"""Word the links and buttons with which a page explains itself: words, rules, drills."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Sentence

translate = QCoreApplication.translate

open_book = Sentence("Learn", "Open the book")
close = Sentence("Learn", "Close")
open_rule = Sentence("Tutor", "Open the rule")
practise = Sentence("Tutor", "Practise this")
compare_books = Sentence("Compare", "Compare books")
compare_short = Sentence("Compare", "Compare")
practise_spoken = Sentence("Tutor", "Practise this: {drill}")


def explained(terms: list[str]) -> str:
    """Return what a screen reader says of a sentence with words of the glossary in it."""
    return translate("Tutor", "Explained here: {terms}").format(terms=", ".join(terms))
