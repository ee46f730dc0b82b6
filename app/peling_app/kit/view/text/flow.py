"""What is as high as its width makes it: a layout in lines, as of words, and widgets that say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QLayoutItem, QSizePolicy, QWidget

from peling_app.kit.view.layouts import Listed


def follow_width(widget: QWidget, across: QSizePolicy.Policy = QSizePolicy.Policy.Expanding) -> None:
    """Let layouts ask a widget for its height in the width that it is to have (`heightForWidth`).

    That is the only way for a height to follow from a width. A widget that gives itself a height when it got
    a width may make a scroll bar come, which takes from the width, and so on for ever. The policy is
    *Preferred* because a *Fixed* height would be that of `sizeHint`, whatever the width.
    """
    policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


def follow_window(widget: QWidget, then: Callable[[], None] | None = None) -> None:
    """Call `then` when the window gets another size; without it, layouts ask again for the widget's height.

    Layouts keep the answer of `heightForWidth`; where it depends on the window too, they must ask again.
    """
    _WindowWatch(widget, then or widget.updateGeometry)


class _WindowWatch(QObject):
    """Watches the window of a widget, wherever that is shown."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._then = then
        self._window = widget
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Call what waits for it when the window is another one, or has another size."""
        if event.type() is QEvent.Type.Show and watched is self._widget:
            window = self._widget.window()
            if window is not self._window:
                if self._window is not self._widget:
                    self._window.removeEventFilter(self)
                self._window = window
                window.installEventFilter(self)
                self._then()
        elif event.type() is QEvent.Type.Resize and watched is self._window:
            self._then()
        return False


def follow_least(area: QAbstractScrollArea, content: QWidget) -> None:
    """Let what lies round a place that scrolls share out the room anew when its content needs another width.

    A scroll area asks for the same room whatever it holds: who gives it a width by its content, as with
    `Divided`, hears nothing when words come later than the page. The least width follows from no width that
    is given, so the room is shared out once for each one.
    """
    _LeastWatch(area, content)


class _LeastWatch(QObject):
    """Watches the least width of what scrolls."""

    def __init__(self, area: QAbstractScrollArea, content: QWidget) -> None:
        super().__init__(area)
        self._area = area
        self._content = content
        self._least = -1
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for other room round the place when its content does."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._content:
            least = self._content.minimumSizeHint().width()
            if least != self._least:
                self._least = least
                self._area.updateGeometry()
        return False


ALONE: Final = 3
"""A line of so many widgets gives its last one to a widget that would else stand alone in the line below."""


class Flow(Listed):
    """Widgets from left to right, line below line; hidden ones take no room.

    The last one is not left alone in its line, unless they are read on from line to line (`hang`).
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        spacing: int = 10,
        leading: int = 2,
        at_right: bool = False,
        hang: int = 0,
    ) -> None:
        """Lay out nothing yet; `leading` is the room between lines, which begin left or end `at_right`.

        `hang`: how many pixels further right all lines but the first begin.
        """
        super().__init__(parent)
        self._leading = leading
        self._at_right = at_right
        self._hang = hang
        self._heights: dict[int, int] = {}
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def expandingDirections(self) -> Qt.Orientation:
        """Say that it wants no more room than it has."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines for a width; layouts ask for it again and again."""
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Forget the heights: a widget came, went or wants another size."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Lay the widgets out."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the room of one line."""
        width = sum(item.sizeHint().width() + self.spacing() for item in self._shown())
        return QSize(width, self.heightForWidth(max(width, 1)))

    def minimumSize(self) -> QSize:
        """Return the room of the widest widget."""
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(
            max((size.width() for size in sizes), default=0) + self._hang,
            max((size.height() for size in sizes), default=0),
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, move: bool) -> int:
        lines: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        left = 0
        for item in self._shown():
            # Asked once: to measure words takes most of the time of laying them out.
            size = item.sizeHint()
            if left and left + size.width() > rect.width():
                lines.append([])
                left = self._hang
            lines[-1].append((item, size))
            left += size.width() + self.spacing()
        if len(lines[-1]) == 1 and len(lines) > 1 and len(lines[-2]) >= ALONE and not self._hang:
            beside = lines[-2][-1]
            if beside[1].width() + left <= rect.width():
                lines[-1].insert(0, lines[-2].pop())
        top = rect.y()
        for line in lines:
            high = max((size.height() for _, size in line), default=0)
            left = rect.x() + (0 if line is lines[0] else self._hang)
            if self._at_right:
                wide = sum(size.width() + self.spacing() for _, size in line) - self.spacing()
                left += max(0, rect.width() - wide)
            for item, size in line:
                if move:
                    place = QPoint(left, top + (high - size.height()) // 2)
                    room = rect.x() + rect.width() - left
                    item.setGeometry(QRect(place, QSize(min(size.width(), room), size.height())))
                left += size.width() + self.spacing()
            top += high + (self._leading if line is not lines[-1] else 0)
        return top - rect.y()
