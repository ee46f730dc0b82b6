"""Say why a file that somebody wants to open cannot be opened."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Sentence
from peling_app.platform.own_file import Trouble

translate = QCoreApplication.translate

others_left = Sentence(
    "Opened file", "Files are opened one at a time: {name} was taken, the others were left."
)


def trouble_words(trouble: Trouble, name: str, where: str = "") -> str:
    """Say what is wrong with a file of this name, and `where`; it was left as it is."""
    match trouble:
        case Trouble.MISSING:
            return translate("Opened file", "There is no file {name}.").format(name=name)
        case Trouble.FOLDER:
            return translate("Opened file", "{name} is a folder and no file.").format(name=name)
        case Trouble.UNREADABLE:
            return translate("Opened file", "The file {name} cannot be read ({reason}).").format(
                name=name, reason=where
            )
        case Trouble.EMPTY:
            return translate("Opened file", "The file {name} is empty.").format(name=name)
        case Trouble.FOREIGN:
            return translate(
                "Opened file",
                "Pe-Ling cannot open {name}: it is no game, no score sheet, no house rules and no hand.",
            ).format(name=name)
        case Trouble.NO_JSON:
            line, _, column = where.partition(":")
            return translate(
                "Opened file",
                "The file {name} is damaged or no JSON; it cannot be understood in line {line} at column "
                "{column}.",
            ).format(name=name, line=line, column=column)
        case Trouble.OF_PROFILE:
            return translate(
                "Opened file",
                "In {name} Pe-Ling keeps something for itself; it is no game, no score sheet, no house rules "
                "and no hand.",
            ).format(name=name)
    assert_never(trouble)


def hand_trouble(name: str, what: str) -> str:
    """Say what is wrong with the hand in a file of this name."""
    return translate("Opened file", "{name} holds no hand. {what}").format(name=name, what=what)
