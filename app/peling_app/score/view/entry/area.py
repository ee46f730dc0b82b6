"""The place of score or payments: it scrolls, or it is as high as what it shows and the panel scrolls."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from peling_app.kit.view.layouts import NO_LIMIT
from peling_app.kit.view.parts import bare


class ShareArea(QScrollArea):
    """Shows a widget on the paper; never narrower than that, whose words would be cut.

    Signals:
        seen: so many pixels of height can be seen without scrolling; `NO_LIMIT` where all can.
    """

    seen = Signal(int)

    def __init__(self, shown: QWidget) -> None:
        """Show a widget; be as high as it is."""
        super().__init__()
        self._shown = shown
        self._scrolls = True
        bare(self, shown)
        self.set_scrolls(on=False)

    def set_scrolls(self, *, on: bool) -> None:
        """Scroll in the room that is left, and ask for none; or be as high as what is shown."""
        if on == self._scrolls:
            return
        self._scrolls = on
        down = QSizePolicy.Policy.Ignored if on else QSizePolicy.Policy.Preferred
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, down)
        policy.setHeightForWidth(not on)
        self.setSizePolicy(policy)
        self._say_seen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say how much can be seen now."""
        super().resizeEvent(event)
        self._say_seen()

    def _say_seen(self) -> None:
        self.seen.emit(self.viewport().height() if self._scrolls else NO_LIMIT)

    def hasHeightForWidth(self) -> bool:
        """Return whether its height follows from its width."""
        return not self._scrolls

    def heightForWidth(self, width: int) -> int:
        """Return the height of what is shown in this width."""
        return max(self._whole().height(), self._shown.heightForWidth(width))

    def sizeHint(self) -> QSize:
        """Return the size of what is shown."""
        return self._shown.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the width that is needed, with the bar where it scrolls, and the height if it does not."""
        least = self._whole()
        return QSize(least.width() + self._bar(), 0) if self._scrolls else least

    def _whole(self) -> QSize:
        return self._shown.minimumSizeHint()

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another place when what is shown needs more or less."""
        if watched is self._shown and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def height_together(widgets: Iterable[QWidget], width: int, spacing: int) -> int:
    """Return the height that those of these need that are shown, with the space below each but the last."""
    shown = [height_of(widget, width) for widget in widgets if not widget.isHidden()]
    return sum(shown) + spacing * max(0, len(shown) - 1)


def height_of(widget: QWidget, width: int) -> int:
    """Return the height that a widget needs in this width."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
