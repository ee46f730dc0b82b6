"""What every button has that paints itself: the keys that press it, and that it knows of the mouse.

A screen reader presses by a click that Qt gives a tenth of a second later. By then a page may have gone:
without `Seen`, two presses of *Start* would begin two games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, QTimerEvent
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

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


class Lit(QObject):
    """What the mouse lights up, while keys do the work: it goes out where a key moves it away from the mouse.

    Qt hears of that only when the mouse moves. Until then two rows of a list that was scrolled would be lit.
    """

    def __init__(self, parent: QObject) -> None:
        """Know of nothing that is lit."""
        super().__init__(parent)
        self._lit: list[QWidget] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._put_out)

    def follow(self) -> None:
        """Note before a key acts what is lit, and look again when it has acted."""
        window = QApplication.activeWindow()
        part = None if window is None else window.childAt(window.mapFromGlobal(QCursor.pos()))
        while part is not None:
            if part.underMouse() and part not in self._lit:
                self._lit.append(part)
            part = part.parentWidget()
        self._later.start()

    def _put_out(self) -> None:
        place = QCursor.pos()
        self._lit = [part for part in self._lit if isValid(part) and part.underMouse()]
        for part in self._lit:
            if not part.rect().contains(part.mapFromGlobal(place)):
                QApplication.sendEvent(part, QEvent(QEvent.Type.Leave))


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
