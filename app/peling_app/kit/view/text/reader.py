"""A page that scrolls: where there is more to read than is seen, Tab stops at it and the arrows move it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QScrollBar, QWidget
from shiboken6 import isValid

from peling_app.kit.view.layouts import parts_of
from peling_app.kit.view.parts import Scroller, bare

RING = 2
"""Width of the line that shows the focus; without focus there is the same room."""


def order_tabs(stops: Sequence[QWidget]) -> None:
    """Let Tab go from stop to stop, if they are in a window already.

    A board stays in its place behind the widget that holds it, which would send Tab back to it from anywhere
    else: what goes before it is put before that widget, what follows behind the board.
    """
    if len({stop.window() for stop in stops}) != 1:
        return
    # Qt orders no widget at which Tab does not stop now, though it may later.
    passed = [stop for stop in stops if stop.focusPolicy() is Qt.FocusPolicy.NoFocus]
    for stop in passed:
        stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    place = next((number for number, stop in enumerate(stops) if isinstance(stop, QQuickWidget)), 0)
    first = [_before(stops[place], stops)] if place else []
    for one, following in (*pairwise([*first, *stops[:place]]), *pairwise(stops[place:])):
        QWidget.setTabOrder(one, following)
    for stop in passed:
        stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def stops_in(layout: QLayout) -> Iterator[QWidget]:
    """Yield the stops of Tab in a layout as they stand in it, so that Tab can go as one reads.

    What scrolls is one at times, as its size has it; of several of which one is chosen, the chosen one is.
    """
    for part in parts_of(layout):
        if isinstance(part, QLayout):
            yield from stops_in(part)
            continue
        if part.focusPolicy() is not Qt.FocusPolicy.NoFocus or isinstance(part, Reader):
            yield part
        holder = part.widget() if isinstance(part, QScrollArea) else part
        inner = None if holder is None else holder.layout()
        if inner is not None:
            yield from stops_in(inner)


def _before(board: QWidget, stops: Sequence[QWidget]) -> QWidget:
    """Return the stop of Tab before the widget that holds a board, other than those that are ordered."""
    one = board.parentWidget()
    while one is not None and (one in stops or one.focusPolicy() is Qt.FocusPolicy.NoFocus):
        one = one.previousInFocusChain()
    return board if one is None else one


class SteadyBar(QScrollBar):
    """A scroll bar that keeps its room while there is nothing to scroll, and is not seen then."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar where there is something to scroll."""
        if self.maximum() > self.minimum():
            super().paintEvent(event)


class Reader(Scroller):
    """Something to read, as wide as its place; Tab does not stop at it while all of it is seen."""

    def __init__(self, inner: QWidget, *, steady: bool = False) -> None:
        """Show a widget that may be higher than its place.

        `steady`: the scroll bar has its room whether it is needed or not. Where the margins make up for a bar
        that comes and goes, what is shown could be laid out for ever.
        """
        super().__init__()
        self._inner = inner
        if steady:
            self.setVerticalScrollBar(SteadyBar(self))
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bare(self, inner)
        self.verticalScrollBar().rangeChanged.connect(self._stop)
        self._brought: tuple[QWidget, int] | None = None
        for moved in (self.verticalScrollBar().sliderPressed, self.verticalScrollBar().actionTriggered):
            moved.connect(self._leave)

    @property
    def beside(self) -> int:
        """Return the pixels that frame and scroll bar take at the side of what is read."""
        return self.verticalScrollBar().sizeHint().width() + 2 * self.viewport().x()

    def _stop(self, _least: int, most: int) -> None:
        # One that has no height, since there is nothing to show, has more to read than is seen as well.
        stops = most > 0 and self.viewport().height() > 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus)
        self._show_brought()

    def bring(self, part: QWidget, below: int = 0) -> None:
        """Bring a part into sight with so many pixels below it, and keep it there while the page is laid out.

        What has just been shown has its place only later, at times after several passes. When the reader
        scrolls, he has left the part; one that is gone by then is not looked for.
        """
        self._brought = (part, below)
        QTimer.singleShot(0, self, self._show_brought)

    def keep_focus(self) -> None:
        """Keep what has the focus in sight while there comes to be less room."""
        focus = QApplication.focusWidget()
        if focus is not None and self._inner.isAncestorOf(focus):
            self.bring(focus)

    def begin(self) -> None:
        """Show the beginning."""
        self._brought = None
        self.verticalScrollBar().setValue(0)

    def _show_brought(self) -> None:
        if self._brought is not None and isValid(self._brought[0]) and self._brought[0].isVisible():
            part, below = self._brought
            top = part.mapTo(self._inner, QPoint(0, 0)).y()
            # The last call wins where there is not room for both.
            for edge in (min(top + part.height() + below, self._inner.height()), top):
                self.ensureVisible(0, edge, 0, 0)

    def _leave(self) -> None:
        self._brought = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll: what was brought into sight is left now."""
        self._leave()
        super().wheelEvent(event)
