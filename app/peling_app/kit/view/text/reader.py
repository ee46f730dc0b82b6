"""A page that scrolls: where there is more to read than is seen, Tab stops at it and the arrows move it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import QLayout, QScrollArea, QScrollBar, QStackedWidget, QWidget

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
        else:
            yield from stops_of(part)


def stops_of(widget: QWidget) -> Iterator[QWidget]:
    """Yield the stops of Tab in a widget, itself the first if it is one.

    Pages that lie one behind the other are asked themselves: their layout is Qt's own, and PySide may take it
    for gone when what once named it goes.
    """
    if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus or isinstance(widget, Reader):
        yield widget
    if isinstance(widget, QStackedWidget):
        pages = map(widget.widget, range(widget.count()))
        for page in filter(None, pages):
            yield from stops_of(page)
        return
    holder = widget.widget() if isinstance(widget, QScrollArea) else widget
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
            self.watch(self.verticalScrollBar())
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bare(self, inner)
        self.verticalScrollBar().rangeChanged.connect(self._stop)

    @property
    def beside(self) -> int:
        """Return the pixels that frame and scroll bar take at the side of what is read."""
        return self.verticalScrollBar().sizeHint().width() + 2 * self.viewport().x()

    def _stop(self, _least: int, most: int) -> None:
        # One that has no height, since there is nothing to show, has more to read than is seen as well.
        stops = most > 0 and self.viewport().height() > 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus)
