"""What every button has that paints itself: the keys that press it, and that it knows of the mouse.

A screen reader presses by a click that Qt gives a tenth of a second later. By then a page may have gone:
without `Seen`, two presses of *Start* would begin two games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


FOLLOWED: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.Wheel,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
    }
)
"""What a window hears that may light something up, or move what is lit.

Of a key that is a shortcut it hears only that it may be one, and that it is let go.
"""


class Lit(QObject):
    """What the mouse lights up: it goes out where it is moved away from the mouse, by a key or the wheel.

    Qt hears of that only when the mouse moves, and not always then: two rows of a list that was scrolled
    would be lit. It is to filter the events of the windows.
    """

    def __init__(self, parent: QObject) -> None:
        """Know of nothing that is lit."""
        super().__init__(parent)
        self._lit: list[QWidget] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._put_out)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the mouse, and what may move things away from it; take nothing."""
        if event.type() in FOLLOWED:
            self._follow()
        return False

    def _follow(self) -> None:
        """Note before an event acts what is lit, and look again when it has acted."""
        self._note()
        self._later.start()

    def _note(self) -> None:
        window = QApplication.activeWindow()
        part = None if window is None else window.childAt(window.mapFromGlobal(QCursor.pos()))
        while part is not None:
            if part.underMouse() and part not in self._lit:
                self._lit.append(part)
            part = part.parentWidget()

    def _put_out(self) -> None:
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return  # what is pressed stays lit while the mouse is dragged off it
        place = QCursor.pos()
        self._lit = [part for part in self._lit if isValid(part) and part.underMouse()]
        for part in self._lit:
            if not part.rect().contains(part.mapFromGlobal(place)):
                QApplication.sendEvent(part, QEvent(QEvent.Type.Leave))
        self._note()


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
