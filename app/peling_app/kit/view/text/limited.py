"""Give a field room for so many letters in one line: it cuts nothing, and says why it takes no more."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional, category

from PySide6.QtCore import QPoint
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

from peling_app.kit.view.announce import announce
from peling_app.kit.words.messages import room_for
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tips import tip

BREAKS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of letters that break a line, steer something, or are half a letter."""
TURNS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Marks that turn the direction of what comes after them, also in a sentence around a name."""


def in_one_line(text: str) -> str:
    r"""Return a text with a blank for each letter that cannot stand in one line; it is as long as before.

    >>> in_one_line("Anna\nBert")
    'Anna Bert'
    """
    return "".join(
        " " if category(letter) in BREAKS or bidirectional(letter) in TURNS else letter for letter in text
    )


def limit(field: QLineEdit, longest: int) -> None:
    """Let nothing be typed or pasted into a field that is longer than so many letters, and say so then.

    What is pasted comes in one line: a break in a name would stand in every table and sentence.

    What stands in it already, or is put in by the program, stays whole and can be made shorter.
    """
    field.setValidator(_Room(field, longest))
    field.inputRejected.connect(lambda: _say(field, longest))


class _Room(QValidator):
    """Accept what is no longer than there is room, or than what stood there before."""

    def __init__(self, field: QLineEdit, longest: int) -> None:
        """Begin with what stands in the field."""
        super().__init__(field)
        self._field = field
        self._longest = longest
        self._before = len(field.text())
        self._fitted = True
        field.textChanged.connect(self._note)

    def _note(self, text: str) -> None:
        self._before = len(text)
        if not self._fitted:
            # Qt keeps what the program puts in, and then any letter; it has to hear that this is in order.
            self._field.insert("")

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text has room, and the text as it can stand there."""
        self._fitted = len(text) <= max(self._longest, self._before)
        return (
            QValidator.State.Acceptable if self._fitted else QValidator.State.Invalid,
            in_one_line(text),
            place,
        )


def _say(field: QLineEdit, longest: int) -> None:
    """Say how much a field takes."""
    say_below(field, room_for(number=number(longest)))


def say_below(field: QWidget, said: str) -> None:
    """Say something below a field, for a while, and to a screen reader too."""
    QToolTip.showText(field.mapToGlobal(QPoint(0, field.height())), tip(said), field)
    announce(field, said)
