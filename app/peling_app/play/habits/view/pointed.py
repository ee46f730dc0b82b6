"""A chart whose points are read one by one: by the arrows, by the mouse, by a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import announce
from peling_app.kit.words.tips import tip


class PointedChart(QWidget):
    """Points from left to right, each with what it says.

    Attributes:
        at: the point that is pointed out, from 0; -1: none.
    """

    def __init__(self, theme: Theme, high: int) -> None:
        """Begin empty, so many pixels high at the usual size of text."""
        super().__init__()
        self.theme = theme
        self._high = high
        self.at = -1
        self.said: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return QSize(560, round(self._high * max(1.0, self.theme.zoom() / 100)))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which it can be read."""
        return QSize(280, self.sizeHint().height())

    def set_points(self, said: tuple[str, ...], described: str) -> None:
        """Show other points; `described` is said of the whole."""
        self.said = said
        self.at = -1
        self.setAccessibleDescription(f"{described} {'; '.join(said)}".strip())
        self.updateGeometry()
        self.update()

    def place_at(self, across: float) -> int:
        """Return the point at a place from the left, in pixels; -1: none."""
        raise NotImplementedError

    def point_out(self, place: int) -> None:
        """Point one out and say it; -1: no longer."""
        self.at = place
        self.update()
        if 0 <= place < len(self.said):
            announce(self, self.said[place])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a neighbouring point, to the first or to the last."""
        last = len(self.said) - 1
        match event.key():
            case Qt.Key.Key_Left:
                self.point_out(max(0, self.at - 1) if self.at >= 0 else last)
            case Qt.Key.Key_Right:
                self.point_out(min(last, self.at + 1))
            case Qt.Key.Key_Home:
                self.point_out(min(0, last))
            case Qt.Key.Key_End:
                self.point_out(last)
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point nothing out any more."""
        self.point_out(-1)
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say the point under the mouse as a tool tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.place_at(event.pos().x())
            if 0 <= place < len(self.said):
                QToolTip.showText(event.globalPos(), tip(self.said[place]), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)
