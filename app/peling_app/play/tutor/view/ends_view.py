"""Show what the dice say while a deal begins, and when it is over the hand that has won, set by set."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.dice import draw_die
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Cut, Scale, Words, column, rule
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.tutor.model.pages import BeginningPage, Named, NowPage, Thrown
from peling_app.play.tutor.view.tile_flow import TileFlow
from peling_app.play.tutor.words import beginning as words

PLACES: Final = ((2, 1), (1, 2), (0, 1), (1, 0))
"""Where the seats stand in three rows of three: below, at the right, above, at the left."""
DIE: Final = 22
TABLE: Final = QSize(112, 84)
"""The room of the small table, whatever the size of text: larger words need the rest."""
RING: Final = 23
"""The room of a sum, and of the ring round the one that was thrown."""

TILE = 28
"""The width of the tiles of a hand that has won."""
BESIDE = 5
"""More tiles than these have their name below them."""


class BeginningView(QWidget):
    """The seats round a table with their sums, and below the throws in order."""

    def __init__(self, page: BeginningPage, scale: Scale) -> None:
        """Show what lies."""
        super().__init__()
        paper = scale.theme.paper
        layout = column(self)
        if page.seats:
            layout.addWidget(Words(scale.text(14), paper.ink2, page.rule))
            layout.addSpacing(scale.px(12))
            nest(layout, _round_the_table(page.seats, scale))
        for number, thrown in enumerate(page.throws):
            if number or page.seats:
                layout.addSpacing(scale.px(10))
                layout.addWidget(rule(paper.line))
                layout.addSpacing(scale.px(10))
            nest(layout, _throw(thrown, scale))


class WonView(QWidget):
    """The sets one below the other."""

    def __init__(self, page: NowPage, scale: Scale) -> None:
        """Show the sets of a page."""
        super().__init__()
        paper = scale.theme.paper
        layout = column(self)
        for place, (tiles, name) in enumerate(page.sets):
            if place:
                layout.addSpacing(scale.px(8))
                layout.addWidget(rule(paper.line))
                layout.addSpacing(scale.px(8))
            called = Words(scale.text(14), paper.ink, name)
            if len(tiles) > BESIDE:
                layout.addWidget(TileFlow([(tile,) for tile in tiles], page.faces, scale, name))
                layout.addSpacing(scale.px(4))
                layout.addWidget(called)
                continue
            shown = TileRow(scale.theme, TILE)
            shown.show_tiles(*tiles)
            shown.show_as(page.faces)
            shown.setFixedSize(shown.sizeHint())
            line = fill(QHBoxLayout(), shown, (called, 1), margins=(0, 0, 0, 0), spacing=14)
            line.setAlignment(shown, Qt.AlignmentFlag.AlignVCenter)
            nest(layout, line)


def _round_the_table(seats: tuple[Named, ...], scale: Scale) -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(6)
    grid.setVerticalSpacing(scale.px(8))
    grid.addWidget(_Table(scale), 1, 1, Qt.AlignmentFlag.AlignCenter)
    for seat, place in zip(seats, PLACES, strict=True):
        grid.addWidget(_Seat(seat, scale), *place, Qt.AlignmentFlag.AlignVCenter)
    for outer in (0, 2):
        grid.setColumnStretch(outer, 1)
    return grid


def _throw(thrown: Thrown, scale: Scale) -> QHBoxLayout:
    """Return a line with the two dice, who threw how many, and what that decides."""
    paper = scale.theme.paper
    said = fill(
        column(spacing=scale.px(1)),
        Words(scale.text(15, QFont.Weight.Bold), paper.ink, thrown.title),
        Words(scale.text(14), paper.ink2, thrown.said),
    )
    line = fill(QHBoxLayout(), margins=(0, 0, 0, 0), spacing=scale.px(14))
    line.addWidget(_Dice(thrown.dice, scale), 0, Qt.AlignmentFlag.AlignTop)
    nest(line, said, 1)
    return line


class _Seat(QWidget):
    """The name of a seat, its player, and the sums that name it; the one that was thrown has a ring."""

    def __init__(self, seat: Named, scale: Scale) -> None:
        super().__init__()
        paper = scale.theme.paper
        layout = column(self)
        for font, ink, said in (
            (scale.display(19), paper.ink, seat.wind),
            (scale.text(13), paper.ink2, seat.name),
        ):
            name = Cut(font, ink, said)
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(name)
        layout.addSpacing(scale.px(3))
        fill(layout, fill(QHBoxLayout(), STRETCH, _Sums(seat, scale), STRETCH, margins=(0, 0, 0, 0)))
        self.setAccessibleName(words.sums(seat.wind, seat.name, seat.sums, seat.thrown))


class _Sums(QWidget):
    """The sums that name a seat, side by side."""

    def __init__(self, seat: Named, scale: Scale) -> None:
        super().__init__()
        self._seat = seat
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room for all of them."""
        side = self._scale.px(RING)
        return QSize(side * len(self._seat.sums), side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint them; the ring is gold, so that it is found at a glance."""
        painter = paint.smooth_painter(self)
        paper, side = self._scale.theme.paper, float(self.height())
        for place, number in enumerate(self._seat.sums):
            box = QRectF(place * side, 0, side, side)
            thrown = number == self._seat.thrown
            if thrown:
                painter.setPen(QPen(QColor(paper.gold), max(1.6, side / 15)))
                painter.setBrush(QColor(paper.top))
                painter.drawEllipse(box.adjusted(2, 2, -2, -2))
            waits = self._seat.thrown and not thrown
            painter.setFont(self._scale.text(14, QFont.Weight.Bold if thrown else QFont.Weight.Normal))
            painter.setPen(QColor(paper.ink3 if waits else paper.ink))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


class _Dice(QWidget):
    """Two dice side by side."""

    def __init__(self, dice: tuple[int, int], scale: Scale) -> None:
        super().__init__()
        self._dice = dice
        self._side = scale.px(DIE)
        self.setFixedSize(2 * self._side + self._side // 4 + 2, self._side + 2)
        self.setAccessibleName(words.dice(one=dice[0], other=dice[1]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint them."""
        painter = paint.smooth_painter(self)
        middle = self.height() / 2
        for centre, eyes in zip((middle, self.width() - middle), self._dice, strict=True):
            draw_die(painter, QPointF(centre, middle), eyes, self._side)


class _Table(QWidget):
    """A small table seen from above, and which way round it is counted."""

    def __init__(self, scale: Scale) -> None:
        super().__init__()
        self._scale = scale
        self.setFixedSize(TABLE * scale.factor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the edge of the table, the wall on it, and the four arrows."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        table = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(paper.border), 1.2))
        painter.drawRoundedRect(table, 3, 3)
        wall = table.adjusted(*[10 * side * self._scale.factor for side in (1, 1, -1, -1)])
        painter.setPen(QPen(QColor(paper.line), 1, Qt.PenStyle.DashLine))
        painter.drawRect(wall)
        middle, inset = wall.center(), 9 * self._scale.factor
        wide, tall = wall.width() / 2 - inset, wall.height() / 2 - inset
        below, right = middle + QPointF(0, tall), middle + QPointF(wide, 0)
        above, left = middle - QPointF(0, tall), middle - QPointF(wide, 0)
        corners = [middle + QPointF(x * wide, y * tall) for x, y in ((1, 1), (1, -1), (-1, -1), (-1, 1))]
        ends = ((below, right), (right, above), (above, left), (left, below))
        for (start, end), corner in zip(ends, corners, strict=True):
            _arrow(painter, start, corner, end, paper.gold)


def _arrow(painter: QPainter, start: QPointF, corner: QPointF, end: QPointF, ink: str) -> None:
    """Paint an arrow from one side to the next, bent towards the corner between them."""
    path = QPainterPath(start)
    path.quadTo(corner, end)
    first, last = path.pointAtPercent(0.16), path.pointAtPercent(0.84)
    shown = QPainterPath(first)
    for step in range(1, 13):
        shown.lineTo(path.pointAtPercent(0.16 + 0.68 * step / 12))
    painter.setPen(QPen(QColor(ink), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shown)
    way = last - path.pointAtPercent(0.74)
    way /= max(0.1, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    side = QPointF(-way.y(), way.x())
    head = QPainterPath(last + way * 3)
    head.lineTo(last - way * 3.5 + side * 3.4)
    head.lineTo(last - way * 3.5 - side * 3.4)
    head.closeSubpath()
    painter.fillPath(head, QColor(ink))
