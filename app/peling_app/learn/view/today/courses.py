"""The courses, one in a row: cloth, name, what comes next, a disc for every lesson."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from peling_app.books.faces import face
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tips import tip
from peling_app.learn.model.start import WayRow
from peling_app.learn.words import learn
from peling_app.learn.words import today as words

DISC, BETWEEN = 10, 2.7
LEFT, RIGHT = 28, 6
MOST_LESSONS = 24
"""So many discs have room beside the words."""


class CourseRow(Pressing, QAbstractButton):
    """A course that can be opened."""

    def __init__(self, theme: Theme, row: WayRow, parent: QWidget | None = None) -> None:
        """Show a course."""
        super().__init__(parent)
        self._theme = theme
        self.row = row
        self._heights: dict[int, int] = {}
        self._key_width = self._count_width = 0.0
        take_presses(self)
        follow_width(self)
        theme.changed.connect(self._measure)
        self.show_row(row)

    def show_row(self, row: WayRow) -> None:
        """Show how the course stands now."""
        self.row = row
        parts = (row.title, row.line, row.state, row.under, row.action)
        self.setAccessibleName(in_sentences(*(dict.fromkeys(part for part in parts if part))))
        # What stands in the row is not said over it again.
        self.setToolTip(tip(row.line if row.line != row.under else ""))
        self._measure()
        self.update()

    def _measure(self) -> None:
        """Measure what stands in all rows alike, and forget how high this one was at any width.

        Its words, their language or their size are others now.
        """
        _, small, key = (QFontMetricsF(font) for font in self._fonts())
        self._key_width = max(key.horizontalAdvance(said()) for said in words.open_course.values()) + 24
        self._count_width = small.horizontalAdvance(learn.of(88, 88)) + 8
        self._heights.clear()
        self.updateGeometry()

    # Sizes

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        return (
            display_font(self._theme, 17.5),
            text_font(self._theme, 13.5),
            text_font(self._theme, 14, QFont.Weight.DemiBold),
        )

    def _scale(self) -> float:
        return max(1.0, self._theme.sized(15) / 15)

    def _discs_width(self) -> float:
        return len(self.row.lessons) * (DISC * self._scale() + BETWEEN)

    def _is_narrow(self, width: float) -> bool:
        discs = max(self._discs_width(), MOST_LESSONS * (DISC * self._scale() + BETWEEN))
        left = width - LEFT - RIGHT - self._key_width - self._count_width - discs - 22
        return left < 190 * self._scale()

    def _words_width(self, width: float) -> float:
        left = width - LEFT - RIGHT - self._key_width - 12
        if not self._is_narrow(width):
            # The discs of all courses begin in one column.
            left -= self._count_width + 10
            left -= max(self._discs_width(), MOST_LESSONS * (DISC * self._scale() + BETWEEN))
        return max(120.0, left)

    def hasHeightForWidth(self) -> bool:
        """Say that long words make it higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that its words need; a layout asks many times for the same few widths."""
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def _height(self, width: int) -> int:
        name, small, _ = self._fonts()
        room = QRectF(0, 0, self._words_width(width), 0)
        tall = paint.paragraph(None, room, self.row.title, name, 1.15)
        tall += paint.paragraph(None, room, self.row.under, small, 1.3)
        if self._is_narrow(width):
            tall += DISC * self._scale() + 8
        return max(70 if self._theme.is_large() else 54, round(tall + 14))

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return QSize(600, self.heightForWidth(600))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow row."""
        return QSize(300, 54)

    # Paint

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint cloth, words, discs and what opening it is."""
        painter = paint.smooth_painter(self)
        paper, area = self._theme.paper, QRectF(self.rect())
        if self.underMouse() or self.isDown():
            painter.fillRect(area, QColor(paper.panel))
        painter.fillRect(QRectF(0, area.bottom() - 1, area.width(), 1), QColor(paper.line))
        self._paint_cloth(painter, area)
        name, small, _ = self._fonts()
        wide = self._words_width(area.width())
        narrow = self._is_narrow(area.width())
        place = QRectF(LEFT, 6, wide, 0)
        tall = paint.paragraph(None, place, self.row.title, name, 1.15)
        under = paint.paragraph(None, place, self.row.under, small, 1.3)
        discs = DISC * self._scale() + 8 if narrow else 0
        place.moveTop((area.height() - tall - under - discs) / 2)
        painter.setPen(QColor(paper.ink))
        paint.paragraph(painter, place, self.row.title, name, 1.15)
        place.translate(0, tall)
        painter.setPen(QColor(paper.ink3))
        paint.paragraph(painter, place, self.row.under, small, 1.3)
        if narrow:
            self._paint_discs(painter, LEFT, place.top() + under + 6 + DISC * self._scale() / 2, wide)
        else:
            self._paint_discs(painter, LEFT + wide + 10, area.center().y(), self._discs_width())
            painter.setFont(small)
            painter.setPen(QColor(paper.ink2))
            key = area.right() - RIGHT - self._key_width - 12
            count = QRectF(key - self._count_width, 0, self._count_width, area.height())
            painter.drawText(
                count, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.row.count
            )
        self._paint_key(painter, area)
        if self.hasFocus():
            paint.focus_ring(painter, area, paper.gold, 6)

    def _paint_cloth(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.mark(face(self.row.cloth).cloth)))
        back = QRectF(RIGHT, area.center().y() - 19, 10, 38)
        painter.drawRoundedRect(back, 2, 2)
        for y in (back.top() + 4, back.bottom() - 5):
            painter.fillRect(QRectF(back.left(), y, back.width(), 1), QColor(LACQUER.brass_text))

    def _paint_discs(self, painter: QPainter, left: float, middle: float, room: float) -> None:
        """Paint a disc for every lesson: full when done, gold where the course goes on."""
        paper = self._theme.paper
        lessons = self.row.lessons
        step = min(DISC * self._scale() + BETWEEN, room / max(1, len(lessons)))
        wide = step - BETWEEN
        for number, done in enumerate(lessons):
            here = number == self.row.here
            line = 2.0 if here else 1.4
            tint = paper.gold if here else paper.ink2 if done else paper.border
            painter.setPen(QPen(QColor(tint), line))
            painter.setBrush(QColor(paper.ink2) if done and not here else Qt.BrushStyle.NoBrush)
            centre = QPointF(left + number * step + wide / 2, middle)
            painter.drawEllipse(centre, (wide - line) / 2, (wide - line) / 2)
            if here:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(paper.gold))
                painter.drawEllipse(centre, wide / 4, wide / 4)

    def _paint_key(self, painter: QPainter, area: QRectF) -> None:
        """Paint at the right what opening it is, as on a button."""
        paper = self._theme.paper
        wide = self._key_width
        tall = QFontMetricsF(self._fonts()[2]).height() + 14
        box = QRectF(area.right() - RIGHT - wide, area.center().y() - tall / 2, wide, tall)
        over = self.underMouse()
        painter.setPen(
            QPen(QColor(paper.ink3 if over else paper.border), 2 if self._theme.is_high_contrast() else 1)
        )
        painter.setBrush(QColor(paper.top))
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(self._fonts()[2])
        painter.setPen(QColor(paper.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.row.action)
