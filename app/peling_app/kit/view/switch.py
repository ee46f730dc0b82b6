"""A switch between a few values, as one row of segments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.controls import RING
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.toggling import OneOfSeveral
from peling_app.kit.words.tips import in_lines, tip

ROOM, CLOSE_ROOM = 54, 32
"""What is left beside the words of a side, the tick included."""


class _Side(OneOfSeveral):
    """One side of a switch: the chosen one is filled and has a tick."""

    def __init__(self, theme: Theme, ends: tuple[bool, bool], room: int, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._room = room
        self._ends = ends
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Leave room for the tick, so that nothing moves when the choice changes."""
        width = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        height = self._font().pixelSize() + 22 + 2 * RING
        return QSize(round(width) + self._room + RING * sum(self._ends), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the side with its tick."""
        painter = paint.smooth_painter(self)
        left, right = (RING if end else 0 for end in self._ends)
        area = QRectF(self.rect()).adjusted(left, RING, -right, -RING)
        paper = self._theme.paper
        chosen = self.isChecked()
        pen = QPen(QColor(paper.border), 2 if self._theme.is_high_contrast() else 1)
        if not self.isEnabled():
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        rest = paper.panel if self.underMouse() and self.isEnabled() else paper.top
        painter.setBrush(QColor(paper.chosen if chosen else rest))
        painter.drawPath(_segment(area.adjusted(0.5, 0.5, 0.5 - self._ends[1], -0.5), self._ends))
        ink = QColor(paper.chosen_text if chosen else paper.ink2 if self.isEnabled() else paper.ink3)
        font = self._font()
        width = QFontMetricsF(font).horizontalAdvance(self.text())
        # Where the sides are close the ring runs close to their edges, and the tick close to the words.
        is_close = self._room <= CLOSE_ROOM
        tick = 18 if is_close else 22
        begin = area.center().x() - width / 2 + (tick / 2 if chosen else 0)
        if chosen:
            picture = paint.icon("check", ink.name(), 14, self.devicePixelRatioF())
            painter.drawImage(QPointF(round(begin - tick), round(area.center().y() - 7)), picture)
        painter.setFont(font)
        painter.setPen(ink)
        place = QRectF(begin, area.top(), width + 2, area.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            ring = LACQUER.highlight if chosen and not self._theme.is_night() else paper.gold
            ring = paper.chosen_text if chosen and self._theme.is_night() else ring
            inset = 1 if is_close else 3
            paint.focus_ring(painter, area.adjusted(inset, inset, -inset, -inset), ring, 4)


def _segment(area: QRectF, ends: tuple[bool, bool]) -> QPainterPath:
    """Return a rectangle that is round at the ends of the switch and straight between its sides."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(area, 6, 6)
    half = area.width() / 2
    if not ends[0]:
        path.addRect(area.adjusted(0, 0, -half, 0))
    if not ends[1]:
        path.addRect(area.adjusted(half, 0, 0, 0))
    return path.simplified()


class Switch(QWidget):
    """One choice out of a few, side by side; arrows move, the chosen side has a tick.

    Signals:
        chosen: the user chose the side of this value.
    """

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, values: Sequence[str], parent: QWidget | None = None, *, room: int = ROOM
    ) -> None:
        """Make one side for each value; give the words with `set_words`.

        `room` is what is left beside the words of a side, the tick included: `CLOSE_ROOM` for many sides.
        """
        super().__init__(parent)
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = fill(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        self._sides: list[_Side] = []
        for number in range(len(self._values)):
            side = _Side(theme, (number == 0, number == len(self._values) - 1), room, self)
            self._group.addButton(side, number)
            self._sides.append(side)
            row.addWidget(side)
        row.addStretch(1)
        self._meanings: tuple[str, ...] = ()
        self._said_beside = False
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        self._group.idToggled.connect(self._say_in_tips)

    def set_words(
        self, name: str, words: Sequence[str], descriptions: Sequence[str] = (), *, said_beside: bool = False
    ) -> None:
        """Set the name of the choice, the words of its sides, and what each means if that needs saying.

        `said_beside`: what the chosen side means stands on the page, so that no tip says it again.
        """
        self._meanings, self._said_beside = tuple(descriptions), said_beside
        self.setAccessibleName(name)
        for number, (side, text) in enumerate(zip(self._sides, words, strict=True)):
            side.setText(text)
            side.setAccessibleName(f"{name}: {text}")
            if descriptions:
                side.setAccessibleDescription(descriptions[number])
            side.updateGeometry()
        self._say_in_tips()

    def _say_in_tips(self) -> None:
        for side, means in zip(self._sides, self._meanings, strict=False):
            is_said = self._said_beside and side.isChecked()
            side.setToolTip(tip("" if is_said else in_lines(means)))

    def value(self) -> str:
        """Return the value of the chosen side; the first when none is chosen."""
        return self._values[max(0, self._group.checkedId())]

    def set_value(self, value: str) -> None:
        """Choose a side without telling anybody."""
        self._sides[self._values.index(value)].setChecked(True)

    def focus(self) -> None:
        """Put the focus on the chosen side."""
        self.side(self.value()).setFocus(Qt.FocusReason.TabFocusReason)

    def side(self, value: str) -> QAbstractButton:
        """Return the button of a value."""
        return self._sides[self._values.index(value)]
