"""Name the kinds of drill: the page of drills shows them, and play leads to them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


KINDS: Final = {
    "complete": QT_TRANSLATE_NOOP("Drills", "Is it complete?"),
    "waits": QT_TRANSLATE_NOOP("Drills", "Which tiles win?"),
    "away": QT_TRANSLATE_NOOP("Drills", "How far is it?"),
    "claim": QT_TRANSLATE_NOOP("Drills", "May I claim this?"),
    "why-not": QT_TRANSLATE_NOOP("Drills", "Why not?"),
    "first": QT_TRANSLATE_NOOP("Drills", "Who comes first?"),
    "exposing": QT_TRANSLATE_NOOP("Drills", "What does exposing cost?"),
    "score": QT_TRANSLATE_NOOP("Drills", "Score this hand"),
    "limit": QT_TRANSLATE_NOOP("Drills", "Great hands"),
    "pays": QT_TRANSLATE_NOOP("Drills", "Who pays whom?"),
    "liable": QT_TRANSLATE_NOOP("Drills", "Who pays for all?"),
    "wind": QT_TRANSLATE_NOOP("Drills", "Which wind?"),
    "wild": QT_TRANSLATE_NOOP("Drills", "What can it stand for?"),
    "rule": QT_TRANSLATE_NOOP("Drills", "Rules of the book"),
    "example": QT_TRANSLATE_NOOP("Drills", "Examples of the book"),
}
"""What a kind of drill is called."""


def kind_name(kind: str) -> str:
    """Return what a kind of drill is called."""
    return translate("Drills", KINDS[kind])
