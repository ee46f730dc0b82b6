"""Show the tool tip of what the focus was moved to by keys, as it is shown where the mouse rests."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStyle, QToolTip, QWidget
from shiboken6 import isValid

from peling_app.kit.view.keys import is_enter

BELOW: Final = QPoint(0, -12)
"""Pixels: a tip comes that much nearer to its widget than to a mouse, which it must not lie under."""


BESIDE: Final = 6
"""Pixels that stay free between a tip and the end of the screen."""

ABOVE: Final = "tipAbove"
"""A property of a widget whose tip stands above it, since what is asked stands below."""


class KeyTips(QObject):
    """The tips of one window for keys: what is said of a thing, or of the widget it stands in."""

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing to say."""
        super().__init__(parent)
        self._bearer: QWidget | None = None
        self._is_shown = self._is_over = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show)

    def tell(self, widget: QWidget) -> None:
        """Show the tip of a widget to which the focus was moved, if it stays there for a while.

        Another tip that it gets meanwhile, since something else is chosen in it, is shown as well.
        """
        if self._bearer is not None and isValid(self._bearer):
            self._bearer.removeEventFilter(self)
        self._is_over = False
        self._bearer = _bearer(widget)
        if self._bearer is None:
            self._timer.stop()
            return
        self._bearer.installEventFilter(self)
        self._wait(self._bearer)

    def put_away(self, key: QKeyEvent) -> None:
        """Show nothing over what the next key is for; where it gives a thing another tip, that comes.

        Behind Enter none comes: what follows is read elsewhere, and what became of the thing lay over it.
        """
        self._is_over = is_enter(key)
        self._timer.stop()
        if self._is_shown:
            self._is_shown = False
            QToolTip.hideText()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say it again when it is another tip."""
        if event.type() == QEvent.Type.ToolTipChange and watched is self._bearer and not self._is_over:
            self._wait(self._bearer)
        return super().eventFilter(watched, event)

    def _wait(self, bearer: QWidget) -> None:
        self._timer.start(bearer.style().styleHint(QStyle.StyleHint.SH_ToolTip_WakeUpDelay, None, bearer))

    def _show(self) -> None:
        bearer, focus = self._bearer, QApplication.focusWidget()
        if bearer is None or not isValid(bearer) or focus is None:
            return
        if focus is bearer or bearer.isAncestorOf(focus):
            self._is_shown = True
            foot = bearer.mapToGlobal(QPoint(0, bearer.height()))
            QToolTip.showText(foot + BELOW, bearer.toolTip(), bearer)
            place = QRect(bearer.mapToGlobal(QPoint()), bearer.size())
            _leave_in_sight(place, above=bool(bearer.property(ABOVE)))


def _leave_in_sight(bearer: QRect, *, above: bool) -> None:
    """Let a tip stand as near as there is room: above, or no further left than the screen ends.

    Qt lays one without room below over what has the focus, and one without room at the right as far left as
    it is wide, over whatever stands there.
    """
    tips = (one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label")
    for tip in tips:
        if not tip.isVisible():
            continue
        if tip.x() < bearer.left():
            most = tip.screen().availableGeometry().right() - BESIDE - tip.width()
            tip.move(max(tip.x(), min(bearer.left(), most)), tip.y())
        if above or tip.geometry().intersects(bearer):
            tip.move(tip.x(), max(0, bearer.top() - tip.height() - 4))


def _bearer(widget: QWidget) -> QWidget | None:
    """Return the widget itself or the next around it that has a tip, as the mouse would find it."""
    one: QWidget | None = widget
    while one is not None and not one.toolTip():
        one = None if one.isWindow() else one.parentWidget()
    return one
