"""A field for a whole number between two bounds, to be typed or stepped through."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from peling.core.typed import narrow
from peling_app.kit.view.keys import HELD, is_enter
from peling_app.kit.view.style import mark_refused
from peling_app.kit.view.text.limited import say_below
from peling_app.kit.view.text.scrolled_over import ScrolledOver
from peling_app.kit.words.messages import nearest
from peling_app.kit.words.numbers import number

LONGEST: Final = 12
"""So many digits can be typed: more are no number that somebody means."""
COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these a key that the field does not take is one of a command."""


class NumberBox(ScrolledOver, QSpinBox):
    """Takes digits of full width, as some input methods write them, for the usual ones.

    A number beyond the bounds can be typed as well: a key that does nothing tells nobody why. One that is too
    high is marked. When the field is left or Enter is pressed it becomes the nearest that can be taken; so it
    does before a key of a command does anything, which finds here what was typed. So does one that is no
    multiple of what it has to be.

    Signals:
        weighed: another text stands here, so that `is_beyond` may be another.
    """

    weighed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with the bounds of Qt."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._multiple = 1
        self.lineEdit().textChanged.connect(self._weigh)
        self.editingFinished.connect(self._weigh)

    def set_multiple(self, of: int) -> None:
        """Take no number but multiples of this one; the bounds are such."""
        self._multiple = of

    @property
    def is_beyond(self) -> bool:
        """Return whether a number stands here that cannot be taken."""
        number = self._number(self.text())
        return number is not None and self._nearest(number) != number

    def event(self, event: QEvent) -> bool:
        """Take what is typed before a key of a command; beyond the bounds show the nearest, and no more."""
        done = super().event(event)
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
            and not self.lineEdit().isUndoAvailable()
        ):
            # Nothing was typed here that could be taken back: the page has something to undo, or says so.
            event.ignore()
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not event.isAccepted()
            and event.key() not in HELD
            and event.modifiers() & COMMANDS
        ):
            event.setAccepted(self._settle())
            self.editingFinished.emit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter show the nearest number first where there is none such: it does nothing else then."""
        if not (is_enter(event) and self._settle()):
            super().keyPressEvent(event)

    def _settle(self) -> bool:
        """Take what is typed, as the nearest number that can be; return whether that is another."""
        was_beyond = self.is_beyond
        self.interpretText()
        if was_beyond:
            self._weigh()
            self.selectAll()
            say_below(self, nearest(number=number(self.value())))
        return was_beyond

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return how a text stands, with digits that can be read."""
        state, text, place = super().validate(narrow(text), place)
        number = self._number(text)
        if number is not None and (state is QValidator.State.Invalid or number % self._multiple):
            state = QValidator.State.Intermediate
        return state, text, place

    def fixup(self, text: str) -> str:
        """Return the nearest number that can be taken; a text without a number gives back the one before."""
        number = self._number(text)
        known = self.value() if number is None else self._nearest(number)
        return f"{self.prefix()}{self.textFromValue(known)}{self.suffix()}"

    def _weigh(self) -> None:
        # Of 300 the 3 comes first: less than the least is still being typed.
        number = self._number(self.text())
        mark_refused(self, number is not None and number > self.maximum())
        self.weighed.emit()

    def _nearest(self, number: int) -> int:
        within = max(self.minimum(), min(self.maximum(), number))
        return (within + self._multiple // 2) // self._multiple * self._multiple

    def _number(self, text: str) -> int | None:
        """Return the number that a text is; None if it is none."""
        bare = narrow(text).removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        digits = bare.replace(self.locale().groupSeparator(), "")
        sign, plain = (-1, digits[1:]) if digits[:1] in {"-", "−"} else (1, digits)
        return sign * int(plain) if plain.isdecimal() and len(plain) <= LONGEST else None
