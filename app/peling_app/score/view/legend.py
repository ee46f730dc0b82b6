"""How large things on the sheet are, the mark of East, and the line that says what the marks mean."""

from __future__ import annotations

from collections.abc import Callable
from unicodedata import combining

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.words.spoken import in_sentences
from peling_app.platform.resources import WIND
from peling_app.score.words import sheet as words

SEAL = "東"
DASHES = 22
"""The width of the dashes in the legend."""
CORNER = 9
"""The sides of the mark of a deal to which something is noted."""
LEAST_OF_TWO = 0.8
"""A name in two lines is no smaller than this part of the smallest in one line."""
WITHIN = 1.5
"""So much wider than a name parted within a word may be one that is parted between words."""
RIGHT_BELOW = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom).value)
LEFT = int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value)


class Sizes:
    """How large things on the sheet are: as in the design, larger in a large window and with larger text."""

    def __init__(self, theme: Theme) -> None:
        """Begin with the sizes of the design."""
        self.theme = theme
        self.factor = 1.0

    def px(self, pixels: float) -> int:
        """Return a length that grows with the text."""
        return round(pixels * self.factor * max(1.0, self.theme.zoom() / 100))

    def text(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """Return the sans-serif in a size of the design."""
        return text_font(self.theme, pixels * self.factor, weight)

    def display(self, pixels: float) -> QFont:
        """Return the serif in a size of the design."""
        return display_font(self.theme, pixels * self.factor)


def draw_seal(painter: QPainter, area: QRectF, ink: str) -> None:
    """Draw the mark of East: its character in a frame."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.2))
    painter.drawRoundedRect(area, 3, 3)
    font = QFont(WIND)
    font.setPixelSize(round(area.height() * 0.74))
    painter.setFont(font)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter.value), SEAL)
    painter.restore()


def dashes(painter: QPainter, begin: QPointF, end: float, ink: str) -> None:
    """Draw the mark of a deal that was put in later: a dashed line to the right as far as `end`."""
    pen = QPen(QColor(ink), 2, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3, 2])
    # Beside each other pieces of the line are one line.
    pen.setDashOffset(begin.x() / 2)
    painter.save()
    painter.setPen(pen)
    painter.drawLine(begin, QPointF(end, begin.y()))
    painter.restore()


def draw_corner(painter: QPainter, corner: QPointF, side: float, ink: str) -> None:
    """Draw the mark of a deal to which something is noted: its corner at the top left is filled."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPolygon([corner, corner + QPointF(side, 0), corner + QPointF(0, side)])
    painter.restore()


def draw_name(painter: QPainter, room: QRectF, name: str, font: QFont) -> None:
    """Write a name at the right of the foot of its room: smaller, and in two lines, before it is cut."""
    font = paint.fitted(font, name, room.width())
    lines, wide = [name], QFontMetricsF(font).horizontalAdvance
    if wide(name) > room.width() + 1:
        lines = halves(name, wide)
        font = paint.fitted(font, max(lines, key=wide), room.width(), LEAST_OF_TWO)
    painter.setFont(font)
    for place, line in enumerate(lines, start=1):
        over = room.translated(0, (place - len(lines)) * room.height() / 2)
        painter.drawText(over, RIGHT_BELOW, paint.cut(painter, line, room.width() + 1))


def halves(name: str, wide: Callable[[str], float]) -> list[str]:
    """Return a name in two lines, the wider one as narrow as can be.

    It is parted at a space or behind a hyphen; within a word, with a hyphen, only for much less width.
    """
    found: list[tuple[float, list[str]]] = []
    for place in range(1, len(name)):
        between = name[place] == " " or name[place - 1] in " -"
        # No mark is parted from its letter.
        if between or not combining(name[place]):
            lines = [name[:place].strip() + ("" if between else "-"), name[place:].strip()]
            found.append((max(map(wide, lines)) * (1.0 if between else WITHIN), lines))
    return min(found)[1] if found else [name]


class Legend(QWidget):
    """What the marks of the sheet mean."""

    def __init__(self, sizes: Sizes, parent: QWidget | None = None) -> None:
        """Make the line."""
        super().__init__(parent)
        self._sizes = sizes
        self._has_put_in = self._has_notes = False
        follow_width(self, QSizePolicy.Policy.Ignored)
        sizes.theme.changed.connect(self.updateGeometry)

    @property
    def line(self) -> int:
        """Return the height of a line."""
        return self._sizes.px(24)

    def show_more(self, *, put_in: bool, noted: bool) -> None:
        """Say too how deals are marked that were put in later, or have notes, where there are such."""
        if (put_in, noted) != (self._has_put_in, self._has_notes):
            self._has_put_in, self._has_notes = put_in, noted
            self.retranslate()

    def retranslate(self) -> None:
        """Word it again."""
        east, *others = words.legend()
        self.setAccessibleName(in_sentences(east, *others, *self._more()))
        self.updateGeometry()
        self.update()

    def _more(self) -> list[str]:
        put_in = [words.put_in_later()] if self._has_put_in else []
        return put_in + ([words.with_note()] if self._has_notes else [])

    def sizeHint(self) -> QSize:
        """Return the room in one line."""
        return QSize(round(self._width()), self.line)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow legend has a second line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the room for a line, or for two where one is too narrow."""
        return self.line * (1 if self._width() <= width else 2)

    def _width(self) -> float:
        font = QFontMetricsF(self._sizes.text(13))
        east, bold, won, corrected = words.legend()
        more = self._more()
        texts = sum(font.horizontalAdvance(text) for text in (east, bold, " ", won, corrected, *more))
        return texts + self._sizes.px(100 + len(more) * (18 + DASHES + 6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the marks and their words."""
        painter = paint.smooth_painter(self)
        sizes, paper = self._sizes, self._sizes.theme.paper
        east, bold, won, corrected = words.legend()
        plain, strong = sizes.text(13), sizes.text(13, QFont.Weight.Bold)
        line = self.line
        side = sizes.px(17)
        x = 0.0

        def say(text: str, font: QFont, ink: str) -> None:
            nonlocal x
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(x, top, self.width(), line), LEFT, text)
            x += QFontMetricsF(font).horizontalAdvance(text)

        top = 0
        draw_seal(painter, QRectF(0.6, (line - side) / 2, side, side), paper.red)
        x = side + 6
        say(east, plain, paper.ink3)
        x += sizes.px(18)
        say(bold, strong, paper.ink2)
        x += QFontMetricsF(plain).horizontalAdvance(" ")
        say(won, plain, paper.ink3)
        x += sizes.px(18)
        if self._width() > self.width():
            x, top = 0.0, line
        pen = paint.icon("pen", paper.gold, sizes.px(14), self.devicePixelRatioF())
        painter.drawImage(QPointF(x, top + (line - sizes.px(14)) / 2), pen)
        x += sizes.px(14) + 5
        say(corrected, plain, paper.ink3)
        if self._has_put_in:
            x += sizes.px(18)
            dashes(painter, QPointF(x, top + line / 2), x + sizes.px(DASHES), paper.gold)
            x += sizes.px(DASHES) + 6
            say(words.put_in_later(), plain, paper.ink3)
        if self._has_notes:
            x += sizes.px(18)
            side = sizes.px(CORNER)
            draw_corner(painter, QPointF(x, top + (line - side) / 2), side, paper.gold)
            x += side + 6
            say(words.with_note(), plain, paper.ink3)
