"""The table of the coach: a row for each choice, with its expected points as a bar and how sure that is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling.coach.grades import Grade
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.play.tutor.model.coach import CoachPage, CoachRow
from peling_app.play.tutor.view.marks import draw_mark, ink_of
from peling_app.play.tutor.words import coach as words

ROW: Final = 60
TILE: Final = 29
KEY: Final = 54
LEAST_KEY: Final = 0.5
"""The name of a claim is written smaller, down to this part of its size, where a word has no room."""
MARK: Final = 22
CAP: Final = 9
"""Pixels of a whisker's ends."""
BAR: Final = 14
EDGE: Final = 6
"""Pixels at the right of the figures: the ground of the row that is pointed at goes on behind them."""
LEAST_BARS: Final = 70
"""Pixels of width that bars need; before they are narrower, a column of figures goes."""
ERRORS: Final = 2.0
"""A whisker reaches so many standard errors to each side."""
RIGHT, LEFT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter


def head_of_bars(metrics: QFontMetricsF, room: float) -> str:
    """Return the head of the column of bars, in one word where it is narrow."""
    said = words.fixed("expected")
    return said if metrics.horizontalAdvance(said) <= room else words.fixed("expected-short")


def key_font(font: QFont, name: str, room: float) -> QFont:
    """Return a font in which each word has room in a line, as small as it need be: none ends at a hyphen."""
    widest = max(name.split(), key=QFontMetricsF(font).horizontalAdvance)
    return paint.fitted(font, widest, room, LEAST_KEY)


class CoachTable(QWidget):
    """The rows under their heads."""

    def __init__(self, page: CoachPage, scale: Scale) -> None:
        """Show the choices."""
        super().__init__()
        self._page = page
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("; ".join(row.spoken for row in page.rows))

    def show_page(self, page: CoachPage) -> None:
        """Show other figures."""
        resized = len(page.rows) != len(self._page.rows)
        self._page = page
        self.setAccessibleName("; ".join(row.spoken for row in page.rows))
        if resized:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the heads and all rows."""
        return QSize(self._scale.px(344), self._head() + len(self._page.rows) * self._row())

    def minimumSizeHint(self) -> QSize:
        """Return room for the figures; the bars take what is left."""
        return QSize(250, self.sizeHint().height())

    def _row(self) -> int:
        return max(ROW, round(2 * QFontMetricsF(self._scale.text(14)).height() + 16))

    def _head(self) -> int:
        return round(QFontMetricsF(self._scale.text(12.5)).height()) + 6

    def _columns(self) -> dict[str, float]:
        """Return the right edges of the columns of figures, as far as there is room for them."""
        fonts = QFontMetricsF(self._scale.text(14.5)), QFontMetricsF(self._scale.text(12.5))
        shown = ["risk", "worth", "win", "lost"]
        for spared in ("worth", "win"):
            found = self._right_edges(shown, fonts)
            if found["bars"] - self._left() >= LEAST_BARS:
                return found
            shown.remove(spared)
        return self._right_edges(shown, fonts)

    def _right_edges(self, shown: list[str], fonts: tuple[QFontMetricsF, QFontMetricsF]) -> dict[str, float]:
        rows, right, found = self._page.rows, float(self.width() - EDGE), {}
        for name in shown:
            head = fonts[1].horizontalAdvance(words.fixed("wins" if name == "win" else name))
            wide = max((fonts[0].horizontalAdvance(getattr(row, name)) for row in rows), default=0.0)
            found[name] = right
            right -= max(head, wide) + self._scale.px(11)
        found["bars"] = right
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint heads, rows, bars."""
        painter = paint.smooth_painter(self, pictures=True)
        paper, columns, high = self._scale.theme.paper, self._columns(), self._row()
        left = self._left()
        painter.setFont(self._scale.text(12.5))
        painter.setPen(QColor(paper.ink3))
        head = self._head()
        bars = columns.pop("bars")
        painter.drawText(QRectF(0, 0, left, head - 4), LEFT, words.fixed("choice"))
        metrics = QFontMetricsF(painter.font())
        said = head_of_bars(metrics, bars - left)
        # Where the bars are narrower than their head, it begins before them, over the tiles.
        begin = min(left, bars - metrics.horizontalAdvance(said))
        painter.drawText(QRectF(begin, 0, bars - begin, head - 4), LEFT, said)
        for name, right in columns.items():
            said = words.fixed("wins" if name == "win" else name)
            painter.drawText(QRectF(0, 0, right, head - 4), RIGHT, said)
        painter.fillRect(QRectF(0, head - 2, self.width(), 1), QColor(paper.border))
        for place, row in enumerate(self._page.rows):
            area = QRectF(0, head + place * high, self.width(), high)
            self._paint_row(painter, area, row, columns)
            self._paint_bar(painter, QRectF(left, area.top(), bars - left, high), row)

    def _left(self) -> float:
        """Return where the bars begin: right of the tiles, or of the names of claims."""
        is_named = any(row.tile is None for row in self._page.rows)
        return (KEY if is_named else TILE) + MARK + 18

    def _paint_row(self, painter: QPainter, area: QRectF, row: CoachRow, columns: dict[str, float]) -> None:
        paper, scale = self._scale.theme.paper, self._scale
        if row.is_pointed:
            painter.fillRect(area, QColor(paper.gold_ground))
            painter.fillRect(QRectF(0, area.top(), 3, area.height()), QColor(paper.gold))
        painter.fillRect(QRectF(0, area.bottom() - 1, area.width(), 1), QColor(paper.line))
        middle = area.center().y()
        mark = KEY if self._left() > TILE + MARK + 18 else TILE
        if row.tile is not None:
            code = self._page.faces.of(row.tile)
            place = 6 + (mark - TILE) / 2
            draw_tile(painter, scale.theme.tiles, code, place, middle - TILE * 0.75, TILE)
        else:
            self._paint_key(painter, QRectF(5, middle - 20, KEY, 40), row.name)
        draw_mark(painter, QPointF(mark + MARK / 2 + 8, middle), row.grade, paper)
        top = QRectF(0, area.top() + 4, 0, area.height() / 2 - 3)
        inks = {
            "lost": paper.red if row.is_dear else paper.ink,
            "risk": paper.red if row.is_risky else paper.ink,
        }
        for name, right in columns.items():
            bold = (name == "lost" and row.is_dear) or (name == "risk" and row.is_risky)
            painter.setFont(scale.text(14.5, QFont.Weight.Bold if bold else QFont.Weight.Normal))
            painter.setPen(QColor(inks.get(name, paper.ink)))
            painter.drawText(QRectF(0, top.top(), right, top.height()), RIGHT, getattr(row, name))
        left, lower = self._left(), area.center().y() - 1
        below = QRectF(left, lower, area.width() - EDGE - left, area.height() / 2 - 3)
        painter.setFont(scale.text(12.5, QFont.Weight.Bold))
        painter.setPen(QColor(paper.ink))
        painter.drawText(below, LEFT, row.expected)
        after = QFontMetricsF(painter.font()).horizontalAdvance(row.expected) + 8
        painter.setFont(scale.text(12.5, QFont.Weight.Bold if row.is_dear else QFont.Weight.Normal))
        painter.setPen(QColor(ink_of(row.grade, paper)))
        painter.drawText(below.adjusted(after, 0, 0, 0), LEFT, row.word)
        after += QFontMetricsF(painter.font()).horizontalAdvance(row.word) + 10
        painter.setFont(scale.text(12.5))
        painter.setPen(QColor(paper.ink2))
        metrics, room = QFontMetricsF(painter.font()), below.width() - after
        painter.drawText(
            below, RIGHT, next((said for said in row.helps if metrics.horizontalAdvance(said) <= room), "")
        )

    def _paint_key(self, painter: QPainter, area: QRectF, name: str) -> None:
        paper = self._scale.theme.paper
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.setBrush(QColor(paper.top))
        painter.drawRoundedRect(area, 5, 5)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
        painter.setFont(key_font(self._scale.text(12.5), name, area.width() - 4))
        painter.setPen(QColor(paper.ink))
        painter.drawText(area.adjusted(2, 0, -2, 0), flags, name)

    def _paint_bar(self, painter: QPainter, area: QRectF, row: CoachRow) -> None:
        """Paint the bar from the common axis, and the whisker at its end."""
        paper = self._scale.theme.paper
        rows = self._page.rows
        low = min(0.0, *(one.value - ERRORS * one.error for one in rows))
        high = max(0.0, *(one.value + ERRORS * one.error for one in rows))
        if len(rows) > 1 and low > -1e-9 and high <= 0:
            return
        unit = (area.width() - 10) / max(1e-9, high - low)
        axis = area.left() + 2 - low * unit
        middle = area.top() + area.height() * 0.28
        end = axis + row.value * unit
        painter.setPen(Qt.PenStyle.NoPen)
        ink = QColor(paper.green) if row.grade is Grade.BEST else paint.colour(paper.ink3, 0.62)
        painter.setBrush(ink)
        painter.drawRect(QRectF(min(axis, end), middle - BAR / 2, abs(end - axis), BAR))
        painter.fillRect(QRectF(axis - 0.5, area.top() + 4, 1, area.height() * 0.5), QColor(paper.border))
        if row.error:
            reach = ERRORS * row.error * unit
            painter.setPen(QPen(QColor(paper.ink), 1.6))
            painter.drawLine(QPointF(end - reach, middle), QPointF(end + reach, middle))
            for x in (end - reach, end + reach):
                painter.drawLine(QPointF(x, middle - CAP / 2), QPointF(x, middle + CAP / 2))
