"""The story of a deal as a curve, and under it what was drawn in each turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
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
from peling_app.play.review.view.curve_labels import BESIDE_START, GAP, Labelled
from peling_app.play.review.words import review as words
from peling_app.play.tutor.view.marks import draw_mark

STEP: Final = 78.0
"""Pixels between two turns, where there is room."""
SPREAD: Final = 16.0
"""Pixels between two decisions of one turn."""
TILE: Final = 21
SHOWN: Final = 0.05
"""Points of luck that are shown as more than nought; below that no arrow says which way."""
BEYOND: Final = 7
"""Pixels to the right of the plot that a label may use: beyond runs the ring of the focus."""
USUAL_HEIGHT: Final = 300
LEAST_PLOT, STRIP = 82, 72
"""Pixels of the least height of the curve, and of the strip under it at the usual size of text."""
WEIGHTS: Final = (QFont.Weight.Normal, QFont.Weight.Bold)
"""How the name and the value of a label are written."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignCenter


@dataclass
class CurveRun:
    """Where the curve runs.

    Attributes:
        marks: the decisions.
        lines: what came between them, from the deal to the result.
        losses: what they cost.
        uprights: what was drawn: from where to where.
        all: every line, in the order of the deal.
    """

    marks: list[QPointF] = field(default_factory=list)
    lines: list[QLineF] = field(default_factory=list)
    losses: list[QLineF] = field(default_factory=list)
    uprights: list[QLineF] = field(default_factory=list)
    all: list[QLineF] = field(default_factory=list)

    def run(self, lines: list[QLineF], start: QPointF, end: QPointF) -> None:
        """Go on from here to there by a line of this kind."""
        lines.append(QLineF(start, end))
        self.all.append(lines[-1])


@dataclass(frozen=True)
class Label:
    """A name and a value beside a mark.

    Attributes:
        box: where they stand.
        leader: the line that leads there from a mark that is far; None: the mark is near.
        name, value: what is said.
        good: whether it is for the player.
    """

    box: QRectF
    leader: QLineF | None
    name: str
    value: str
    good: bool


class StoryCurve(QWidget):
    """The curve; the arrows lead from decision to decision, a click to the one it meets.

    Signals:
        chosen: a decision was clicked: its place.

    Attributes:
        labels: what is labelled, as it was painted.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._page = ReviewPage()
        self._faces = AS_DRAWN
        self._place = -1
        self.labels: list[Label] = []
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

        course, end = self._course(plot, story, y), QPointF(self._end(plot), y(story.result))
        self.labels = self._labels(plot, course, end)
        self._paint_band(painter, plot, story)
        self._paint_rules(painter, plot, [(mark, y(mark)) for mark in marks])
        self._paint_strip(painter, plot, story)
        self._paint_line(painter, course)
        for dot, point in zip(story.dots, course.marks, strict=True):
            draw_mark(painter, point, dot.grade, self._theme.paper)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.paper.green if story.result >= 0 else self._theme.paper.red))
        painter.drawEllipse(end, 5, 5)
        for label in self.labels:
            self._paint_label(painter, label)
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
        free = [label.box.adjusted(-GAP, 0, GAP, 0) for label in self.labels]
        with paint.spared(painter, QRectF(self.rect()), free):
            for value, height in rules:
                painter.fillRect(
                    QRectF(plot.left() - 4, round(height), plot.width() + 8, 1),
                    QColor(paper.border if value == 0 else paper.line),
                )
        painter.setFont(self._font())
        painter.setPen(QColor(paper.ink2))
        for value, height in rules:
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

    def _course(self, plot: QRectF, story: Story, y: Callable[[float], float]) -> CurveRun:
        """Return where the curve runs: between the decisions, up or down with each draw and loss."""
        course, last = CurveRun(), QPointF(plot.left(), y(story.deal))
        course.run(course.uprights, QPointF(plot.left(), y(0.0)), last)
        for dot in story.dots:
            x = self._x(plot, dot)
            drawn, mark = QPointF(x, y(dot.drawn)), QPointF(x, y(dot.before))
            course.run(course.lines, last, drawn)
            if dot.drawn != dot.before:
                course.run(course.uprights, drawn, mark)
            course.marks.append(mark)
            last = QPointF(x, y(dot.before - dot.lost))
            if dot.lost:
                course.run(course.losses, mark, last)
        course.run(course.lines, last, QPointF(self._end(plot), y(story.result)))
        return course

    def _paint_line(self, painter: QPainter, course: CurveRun) -> None:
        paper = self._theme.paper
        painter.setPen(QPen(QColor(paper.ink), 1.6))
        painter.drawLines(course.lines)
        for line in course.uprights:
            painter.setPen(QPen(QColor(paper.green if line.dy() <= 0 else paper.red), 3))
            painter.drawLine(line)
        painter.setPen(QPen(QColor(paper.red), 1.6, Qt.PenStyle.DashLine))
        painter.drawLines(course.losses)

    # Labels

    def _labels(self, plot: QRectF, course: CurveRun, end: QPointF) -> list[Label]:
        """Label what cost something, the deal and the end, where there is room."""
        story, marks = self._page.story, course.marks
        there = Labelled([QRectF(one.x() - 8, one.y() - 8, 16, 16) for one in (*marks, end)], course.all)
        name, value = self._page.ended
        found = [self._label(plot, end, (name, value, story.result >= 0), there)]
        for place, text, lost in self._page.labels:
            found.append(self._label(plot, marks[place], (text, lost, False), there))
        # The curve begins at the edge of the plot: there is room to the right of it alone.
        deal = (words.fixed("deal"), signed_tenths(story.deal), story.deal >= 0)
        found.append(self._label(plot, course.uprights[0].p2(), deal, there, BESIDE_START))
        return [one for one in found if one is not None]

    def _label(
        self,
        plot: QRectF,
        at: QPointF,
        said: tuple[str, str, bool],
        there: Labelled,
        places: Sequence[tuple[float, float]] = (),
    ) -> Label | None:
        """Label a mark by a name and a value, which is good or not; None: there is no room."""
        plain, bold = (QFontMetricsF(self._font(13.5, weight)) for weight in WEIGHTS)
        wide = plain.horizontalAdvance(f"{said[0]} ") + bold.horizontalAdvance(said[1])
        found = there.place(at, QSizeF(wide, plain.height()), plot.adjusted(0, -8, BEYOND, 4), places)
        return None if found is None else Label(found[0], found[1], *said)

    def _paint_label(self, painter: QPainter, label: Label) -> None:
        paper = self._theme.paper
        if label.leader is not None:
            painter.setPen(QPen(QColor(paper.ink3), 1))
            painter.drawLine(label.leader)
        plain, bold = (self._font(13.5, weight) for weight in WEIGHTS)
        metrics = QFontMetricsF(plain)
        at = QPointF(label.box.left(), label.box.top() + metrics.ascent())
        painter.setFont(plain)
        painter.setPen(QColor(paper.ink))
        painter.drawText(at, label.name)
        painter.setFont(bold)
        painter.setPen(QColor(paper.green if label.good else paper.red))
        painter.drawText(at + QPointF(metrics.horizontalAdvance(f"{label.name} "), 0), label.value)


def _beside() -> tuple[str, str]:
    """Return what stands at the left of the strip."""
    return words.fixed("turn"), words.fixed("drew")
