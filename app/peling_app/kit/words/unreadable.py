"""Word why a file in a list of games or sheets cannot be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.storage.journal import JournalTrouble
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.times import now, when_words
from peling_app.platform.journal_folder import Unreadable

translate = QCoreApplication.translate

REASONS: Final = {
    JournalTrouble.NOT_A_JOURNAL: QT_TRANSLATE_NOOP("Unreadable files", "This is no file of Pe-Ling."),
    JournalTrouble.DAMAGED: QT_TRANSLATE_NOOP("Unreadable files", "The file is damaged."),
    JournalTrouble.NEWER_FORMAT: QT_TRANSLATE_NOOP(
        "Unreadable files", "A newer version of Pe-Ling wrote it."
    ),
    JournalTrouble.IN_USE: QT_TRANSLATE_NOOP("Unreadable files", "It is open in another window of Pe-Ling."),
    JournalTrouble.UNKNOWN_RULES: QT_TRANSLATE_NOOP(
        "Unreadable files", "This version does not know its rules."
    ),
    JournalTrouble.OTHER_RULES: QT_TRANSLATE_NOOP(
        "Unreadable files", "By the rules of this version it could not have been played so."
    ),
}
"""A sentence for what can be said of a file; of all else only that it cannot be read."""

_CANNOT: Final = QT_TRANSLATE_NOOP("Unreadable files", "The file cannot be read.")


def reason(one: Unreadable) -> str:
    """Say why a file cannot be read."""
    return translate("Unreadable files", REASONS.get(one.kind, _CANNOT))


def mark(one: Unreadable) -> str:
    """Return the mark behind its name: a file that another window has open is no bad one."""
    if one.kind is JournalTrouble.IN_USE:
        return translate("Unreadable files", "in use")
    return translate("Unreadable files", "cannot be read")


def when(one: Unreadable) -> str:
    """Return when a file was last written; empty where that is not known."""
    return "" if one.when is None else when_words(one.when, now())


def row(one: Unreadable) -> str:
    """Return a row of a list for screen readers."""
    return in_sentences(one.title, mark(one), reason(one), when(one))
