"""What is written before the field that it is meant for is there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from peling_app.kit.view.keys import is_enter

COMMANDS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
STEPS: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Down})
"""Keys that lead from field to field."""


def writes(event: QKeyEvent) -> bool:
    """Return whether a key changes the text of a field."""
    written = event.text().isprintable() and bool(event.text()) and not event.modifiers() & COMMANDS
    return written or event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}


def is_field(widget: QWidget | None) -> bool:
    """Return whether text is written into a widget."""
    return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


class TypedAhead:
    """Keeps what is written while a page is coming, and writes it into the field that gets the focus there.

    It begins with a key that writes; Enter and what leads to other fields are kept behind that, so that
    numbers of several fields do not come together. Any other key acts on something that is not yet seen: it
    and all that comes after it are left.
    """

    def __init__(self, window: QWidget) -> None:
        """Write into the fields of a window."""
        self._window = window
        self._keys: list[QKeyEvent] = []
        self._is_over = False

    def __bool__(self) -> bool:
        """Return whether there is something that was written."""
        return bool(self._keys)

    def keep(self, event: QKeyEvent) -> None:
        """Keep a key that was pressed."""
        begins = writes(event) and bool(event.text().strip())
        follows = bool(self._keys) and (writes(event) or event.key() in STEPS or is_enter(event))
        if not begins and not follows:
            self._is_over = self._is_over or bool(self._keys)
        elif not self._is_over:
            self._keys.append(event.clone())

    def forget(self) -> None:
        """Leave what was written: no field has come for it."""
        self._keys.clear()
        self._is_over = False

    def give(self) -> bool:
        """Write what is kept if the focus is in a field; return whether it was."""
        if not self._keys or not is_field(self._window.focusWidget()):
            return False
        keys = self._keys
        self._keys, self._is_over = [], False
        for key in keys:
            focus: QWidget | None = self._window.focusWidget()
            if focus is not None:
                QApplication.sendEvent(focus, key)
        return True
