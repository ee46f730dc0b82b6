"""What the signs at the bars mean: the whisker, and the tick of earlier deals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import clear
from peling_app.kit.view.text.flow import Flow
from peling_app.play.habits.words import habits as words
from peling_app.play.review.view.sums import CAP, WHISKER, paint_before

WIDE: Final = 24


class Sign(QWidget):
    """One of the two signs."""

    def __init__(self, theme: Theme, *, is_tick: bool) -> None:
        """Show the tick, or the whisker."""
        super().__init__()
        self._theme = theme
        self._is_tick = is_tick
        zoom = max(1.0, theme.zoom() / 100)
        self.setFixedSize(round((10 if is_tick else WIDE) * zoom), round(20 * zoom))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        painter = paint.smooth_painter(self)
        area, ink = QRectF(self.rect()), QColor(self._theme.paper.ink)
        if self._is_tick:
            paint_before(painter, area.center().x(), area, ink)
            return
        middle = area.center().y()
        painter.setPen(QPen(ink, WHISKER))
        painter.drawLine(QPointF(2, middle), QPointF(area.right() - 2, middle))
        for end in (2.0, area.right() - 2):
            painter.drawLine(QPointF(end, middle - CAP / 2), QPointF(end, middle + CAP / 2))


class BarLegend(QWidget):
    """Both signs with their words."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._row = Flow(self)

    def show_kinds(self, *, compared: bool) -> None:
        """Say what the whisker means, and the tick where earlier deals are `compared`."""
        clear(self._row)
        for is_tick in (True, False) if compared else (False,):
            entry, said = QWidget(), label("small")
            said.setText(words.fixed("before" if is_tick else "uncertain"))
            sign = Sign(self._theme, is_tick=is_tick)
            fill(QHBoxLayout(entry), sign, said, margins=(0, 0, 10, 0), spacing=5)
            self._row.addWidget(entry)
