"""The story of a deal as a curve, and under it what was drawn in each turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.balance import ticks
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.numbers import number, signed, signed_tenths
from peling_app.play.review.model.page import ReviewPage
from peling_app.play.review.model.story import Dot, Story
from peling_app.play.review.words import review as words
from peling_app.play.tutor.view.marks import draw_mark

STEP: Final = 78.0
"""Pixels between two turns, where there is room."""
SPREAD: Final = 16.0
"""Pixels between two decisions of one turn."""
TILE: Final = 21
SHOWN: Final = 0.05
"""Points of luck that are shown as more than nought; below that no arrow says which way."""
GAP: Final = 3.0
"""Pixels between a label and a line beside it."""
APART: Final = 10
"""Pixels between two labels side by side."""
BEYOND: Final = 7
"""Pixels to the right of the plot that a label may use: beyond runs the ring of the focus."""
FAR: Final = 40
"""Pixels up or down from which a line leads from a mark to its label."""
BESIDE_START: Final = tuple(
    (6.0, down) for far in (12.0, 16.0, 24.0, 36.0, 50.0, 64.0) for down in (-far, far)
)
"""Where the label of the deal may stand: how far right of the start of the curve, and how far down."""
USUAL_HEIGHT: Final = 300
LEAST_PLOT, STRIP = 82, 72
"""Pixels of the least height of the curve, and of the strip under it at the usual size of text."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignCenter


class StoryCurve(QWidget):
    """The curve; the arrows lead from decision to decision, a click to the one it meets.

    Signals:
        chosen: a decision was clicked: its place.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._page = ReviewPage()
        self._faces = AS_DRAWN
        self._place = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def show_page(self, page: ReviewPage, faces: Faces) -> None:
        """Show the curve of a deal, with tiles as they look in it."""
        self._page, self._faces = page, faces
        self.setAccessibleName(words.fixed("curve"))
        self.update()

    def show_place(self, place: int) -> None:
        """Mark the turn of a decision."""
        self._place = place
        dots = self._page.dots
        self.setAccessibleDescription(dots[place] if 0 <= place < len(dots) else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return QSize(860, USUAL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return a size in which the curve can still be read."""
        return QSize(320, LEAST_PLOT + round(STRIP * max(1.0, self._theme.zoom() / 100)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the decision that is nearest to a click."""
        dots = self._page.story.dots
        if dots:
            plot = self._plot()
            near = [abs(self._x(plot, dot) - event.position().x()) for dot in dots]
            self.chosen.emit(near.index(min(near)))

    # Where things are

    def _font(self, pixels: float = 13.5, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return text_font(self._theme, pixels, weight)

    def _plot(self) -> QRectF:
        """Return where the curve is, without the strip below."""
        figures = QFontMetricsF(self._font())
        left = max(figures.horizontalAdvance("+888"), *(figures.horizontalAdvance(one) for one in _beside()))
        strip = 2 * figures.height() + TILE * 1.5 + 26
        return QRectF(left + 20, 14, self.width() - left - 36, self.height() - strip - 18)

    def _step(self, plot: QRectF) -> float:
        columns = len(self._page.story.columns)
        return min(STEP * max(1.0, self.width() / 900), plot.width() / (columns + 2)) if columns else STEP

    def _x(self, plot: QRectF, dot: Dot) -> float:
        step = self._step(plot)
        apart = min(SPREAD, step * 0.8 / dot.of)
        return plot.left() + (dot.column + 1) * step + (dot.place - (dot.of - 1) / 2) * apart

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint rules, band, strip, curve, marks and labels."""
        painter = paint.smooth_painter(self, pictures=True)
        story, plot = self._page.story, self._plot()
        if not story.dots:
            return
        most = max(3, int(plot.height() / (QFontMetricsF(self._font()).height() * 2.2)))
        marks = ticks([round(value) for value in story.values], min(7, most))
        low, high = marks[0], marks[-1]

        def y(value: float) -> float:
            return plot.bottom() - (value - low) / (high - low) * plot.height()

        self._paint_band(painter, plot, story)
        self._paint_rules(painter, plot, [(mark, y(mark)) for mark in marks])
        self._paint_strip(painter, plot, story)
        points, line = self._paint_line(painter, plot, story, y)
        for dot, point in zip(story.dots, points, strict=True):
            draw_mark(painter, point, dot.grade, self._theme.paper)
        self._paint_labels(painter, plot, points, QPointF(self._end(plot), y(story.result)), line)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), self._theme.paper.gold, 6)

    def _end(self, plot: QRectF) -> float:
        return plot.left() + (len(self._page.story.columns) + 1) * self._step(plot) - 12

    def _paint_band(self, painter: QPainter, plot: QRectF, story: Story) -> None:
        if 0 <= self._place < len(story.dots):
            step = self._step(plot)
            middle = plot.left() + (story.dots[self._place].column + 1) * step
            wide = min(52.0, step * 0.9)
            band = QRectF(middle - wide / 2, 4, wide, self.height() - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.paper.gold_ground))
            painter.drawRoundedRect(band, 4, 4)

    def _paint_rules(self, painter: QPainter, plot: QRectF, rules: Sequence[tuple[int, float]]) -> None:
        paper = self._theme.paper
        painter.setFont(self._font())
        for value, height in rules:
            painter.fillRect(
                QRectF(plot.left() - 4, round(height), plot.width() + 8, 1),
                QColor(paper.border if value == 0 else paper.line),
            )
            painter.setPen(QColor(paper.ink2))
            painter.drawText(QRectF(4, height - 12, plot.left() - 14, 24), LEFT, signed(value))

    def _paint_strip(self, painter: QPainter, plot: QRectF, story: Story) -> None:
        paper, step = self._theme.paper, self._step(plot)
        high = QFontMetricsF(self._font()).height()
        top = plot.bottom() + 16
        painter.setFont(self._font())
        painter.setPen(QColor(paper.ink2))
        names = _beside()
        painter.drawText(QRectF(4, top, plot.left() - 14, high), LEFT, names[0])
        painter.drawText(QRectF(4, top + high, plot.left() - 14, TILE * 1.5 + 4), LEFT, names[1])
        wide = QFontMetricsF(self._font(12.5)).horizontalAdvance("+88.8") + 6
        every = max(1, -(-int(wide) // max(1, int(step))))
        first = story.dots[self._place].column % every if 0 <= self._place < len(story.dots) else 0
        for place, column in enumerate(story.columns):
            middle = plot.left() + (place + 1) * step
            here = 0 <= self._place < len(story.dots) and story.dots[self._place].column == place
            painter.setFont(self._font(13.5, QFont.Weight.Bold if here else QFont.Weight.Normal))
            painter.setPen(QColor(paper.ink))
            if place % every == first:
                painter.drawText(QRectF(middle - 20, top, 40, high), RIGHT, number(column.turn))
            if column.tile is None:
                continue
            size = min(TILE, int(step * 0.7))
            left, above = middle - size / 2 - 5, top + high + 2
            if column.claimed:
                painter.setPen(QPen(QColor(paper.ink3), 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(left - 4, above - 2, size + 18, size * 1.5 + 4), 3, 3)
            code = self._faces.of(column.tile)
            draw_tile(painter, self._theme.tiles, code, left, above, size, index=size > 18)
            ink = QColor(paper.green if column.luck >= 0 else paper.red)
            if abs(column.luck) >= SHOWN:
                self._paint_arrow(painter, QPointF(left + size + 7, above + size), ink, up=column.luck > 0)
            if place % every == first:
                painter.setFont(self._font(12.5))
                painter.setPen(ink)
                value = QRectF(middle - wide, above + TILE * 1.5 + 4, 2 * wide, high)
                painter.drawText(value, RIGHT, signed_tenths(column.luck))

    @staticmethod
    def _paint_arrow(painter: QPainter, tip: QPointF, ink: QColor, *, up: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        way = -1 if up else 1
        painter.drawPolygon(
            [
                QPointF(tip.x() - 3.5, tip.y()),
                QPointF(tip.x() + 3.5, tip.y()),
                QPointF(tip.x(), tip.y() + 6 * way),
            ]
        )

    def _paint_line(
        self, painter: QPainter, plot: QRectF, story: Story, y: Callable[[float], float]
    ) -> tuple[list[QPointF], list[QLineF]]:
        """Paint what came between the decisions, draws and losses; return where those are, and the lines."""
        paper = self._theme.paper
        line, loss = QPen(QColor(paper.ink), 1.6), QPen(QColor(paper.red), 1.6, Qt.PenStyle.DashLine)
        last = QPointF(plot.left(), y(story.deal))
        self._upright(painter, last.x(), y(0.0), last.y())
        found, lines = [], [QLineF(last.x(), y(0.0), last.x(), last.y())]
        for dot in story.dots:
            x = self._x(plot, dot)
            painter.setPen(line)
            lines += [QLineF(last, QPointF(x, y(dot.drawn))), QLineF(x, y(dot.drawn), x, y(dot.before))]
            painter.drawLine(lines[-2])
            if dot.drawn != dot.before:
                self._upright(painter, x, y(dot.drawn), y(dot.before))
            found.append(QPointF(x, y(dot.before)))
            last = QPointF(x, y(dot.before - dot.lost))
            lines.append(QLineF(found[-1], last))
            if dot.lost:
                painter.setPen(loss)
                painter.drawLine(found[-1], last)
        painter.setPen(line)
        lines.append(QLineF(last, QPointF(self._end(plot), y(story.result))))
        painter.drawLine(lines[-1])
        return found, lines

    def _upright(self, painter: QPainter, x: float, start: float, end: float) -> None:
        paper = self._theme.paper
        painter.setPen(QPen(QColor(paper.green if end <= start else paper.red), 3))
        painter.drawLine(QPointF(x, start), QPointF(x, end))

    def _paint_labels(
        self, painter: QPainter, plot: QRectF, points: Sequence[QPointF], end: QPointF, lines: list[QLineF]
    ) -> None:
        """Label what cost something, the deal and the end, where there is room."""
        paper, story = self._theme.paper, self._page.story
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paper.green if story.result >= 0 else paper.red))
        painter.drawEllipse(end, 5, 5)
        there = Labelled([QRectF(point.x() - 8, point.y() - 8, 16, 16) for point in (*points, end)], lines)
        name, value = self._page.ended
        self._label(painter, plot, end, (name, value, story.result >= 0), there)
        for place, text, lost in self._page.labels:
            self._label(painter, plot, points[place], (text, lost, False), there)
        # The curve begins at the edge of the plot: there is room to the right of it alone.
        start = QPointF(plot.left(), lines[0].y2())
        deal = (words.fixed("deal"), signed_tenths(story.deal), story.deal >= 0)
        self._label(painter, plot, start, deal, there, BESIDE_START)

    def _label(
        self,
        painter: QPainter,
        plot: QRectF,
        at: QPointF,
        said: tuple[str, str, bool],
        there: Labelled,
        places: Sequence[tuple[float, float]] = (),
    ) -> None:
        """Label a mark by a name and a value, which is good or not, where there is room."""
        plain, bold = self._font(), self._font(13.5, QFont.Weight.Bold)
        first = QFontMetricsF(plain).horizontalAdvance(f"{said[0]} ")
        wide = first + QFontMetricsF(bold).horizontalAdvance(said[1])
        high = QFontMetricsF(plain).height()
        found = there.place(at, QSizeF(wide, high), plot.adjusted(0, -8, BEYOND, 4), places)
        if found is None:
            return
        place, leader = found
        paper = self._theme.paper
        if leader is not None:
            painter.setPen(QPen(QColor(paper.ink3), 1))
            painter.drawLine(leader)
        painter.setFont(plain)
        painter.setPen(QColor(paper.ink))
        painter.drawText(QPointF(place.left(), place.top() + QFontMetricsF(plain).ascent()), said[0])
        painter.setFont(bold)
        painter.setPen(QColor(paper.green if said[2] else paper.red))
        painter.drawText(QPointF(place.left() + first, place.top() + QFontMetricsF(plain).ascent()), said[1])


class Labelled:
    """Where labels stand already, and what they must keep free.

    Attributes:
        marks: the marks of what is labelled.
        lines: the lines of the curve, and those that lead from marks to labels.
        labels: the labels.
    """

    def __init__(self, marks: list[QRectF], lines: list[QLineF]) -> None:
        """Begin without a label."""
        self.marks = marks
        self.lines = list(lines)
        self.labels: list[QRectF] = []

    def place(
        self, at: QPointF, size: QSizeF, room: QRectF, places: Sequence[tuple[float, float]] = ()
    ) -> tuple[QRectF, QLineF | None] | None:
        """Take a place for a label of the mark `at`; return it, and the line that leads there if it is far.

        None: there is no place that covers nothing, and that no line crosses. Without `places` of its own a
        label may stand all round its mark.
        """
        for right, down in places or _places(size.width()):
            place = QRectF(QPointF(at.x() + right, at.y() + down - size.height() / 2), size)
            # Two values side by side would be read as one.
            apart = place.adjusted(-APART, -1, APART, 1)
            covers = any(place.intersects(one) for one in self.marks)
            if covers or not room.contains(place) or any(apart.intersects(one) for one in self.labels):
                continue
            edge = QPointF(place.center().x(), place.top() if down > 0 else place.bottom())
            leader = QLineF(at, edge) if abs(down) > FAR else None
            crossed = leader is not None and any(crosses(leader, label) for label in self.labels)
            free = place.adjusted(-GAP, 0, GAP, 0)
            if crossed or any(crosses(line, free) for line in self.lines):
                continue
            self.labels.append(place)
            if leader is not None:
                self.lines.append(leader)
            return place, leader
        return None


def _places(wide: float) -> list[tuple[float, float]]:
    """Return where a label may stand beside its mark, the best first: how far right, and how far down."""
    near = [(12.0, 0.0), (-12 - wide, 0.0)]
    rings = [
        (right, down)
        for far in (26.0, 44.0, 62.0)
        for down in (far, -far)
        for right in (-14.0, -wide / 2, 14 - wide)
    ]
    return [*rings[:6], *near, *rings[6:]]


def crosses(line: QLineF, box: QRectF) -> bool:
    """Return whether a line goes through a box, or ends in it."""
    if box.contains(line.p1()) or box.contains(line.p2()):
        return True
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    sides = (QLineF(one, corners[(place + 1) % 4]) for place, one in enumerate(corners))
    meets = QLineF.IntersectionType.BoundedIntersection
    return any(line.intersects(side)[0] == meets for side in sides)


def _beside() -> tuple[str, str]:
    """Return what stands at the left of the strip."""
    return words.fixed("turn"), words.fixed("drew")
