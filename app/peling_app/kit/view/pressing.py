"""What every button has that paints itself: the keys that press it, and that it knows of the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
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


class Pressing(Base):
    """To stand before a button class: Enter presses it too, as Space does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter."""
        if not take_enter(event, self.click):
            super().keyPressEvent(event)
