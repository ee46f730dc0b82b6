"""What every button has that paints itself: the keys that press it, and that it knows of the mouse.

A screen reader presses by a click that Qt gives a tenth of a second later. By then a page may have gone:
without `Seen`, two presses of *Start* would begin two games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimerEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from peling_app.kit.view.keys import take_enter

# Only the type checker may take the mixin for a class of Qt: two of these cannot be bases of one.
if TYPE_CHECKING:
    Base = QAbstractButton
else:
    Base = object


def take_presses(button: QAbstractButton) -> None:
    """Let Tab and clicks reach a button, and let it be painted anew when the mouse comes and goes."""
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setAttribute(Qt.WidgetAttribute.WA_Hover)


class Seen(Base):
    """To stand before a button class: a click that comes late, when the button is seen no more, is none."""

    def timerEvent(self, event: QTimerEvent) -> None:
        """Click for a screen reader, if whoever pressed still has the button before him."""
        if self.isVisible():
            super().timerEvent(event)
        else:
            with QSignalBlocker(self):
                super().timerEvent(event)


class Pressing(Seen):
    """To stand before a button class: Enter presses it too, as Space does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter."""
        if not take_enter(event, self.click):
            super().keyPressEvent(event)
