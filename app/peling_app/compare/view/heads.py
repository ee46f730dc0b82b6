"""The heads of the books over their columns: title, total, how it comes about or why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from peling_app.books.faces import face
from peling_app.compare.model.compare import BookColumn
from peling_app.kit.view import paint
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale, set_look
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.toggling import lead_tab
from peling_app.kit.words.tips import tip

PAD = 8
SPINE = 4
LEAST_FIRST = 236
FIRST_SHARE = 0.36
LEAST_BOOK = 82
"""The width in which the longest word of a head has room, in usual text."""
USUAL = 600
"""Width where nothing says how wide the heads are to be."""
BAR = 14
"""Room for the bar of the table, kept free always, so that the columns stay under their heads."""


def columns_in(width: int, books: int, scale: Scale) -> tuple[int, float]:
    """Return the width of the first column and of each of the others, for heads and table alike.

    The first gives room away where a word over one of the others would be cut.
    """
    room = width - BAR
    first = max(LEAST_FIRST, min(round(room * FIRST_SHARE), room - books * scale.px(LEAST_BOOK)))
    return first, (room - first) / max(1, books)


class BookHead(Pressing, QAbstractButton):
    """What one book says in short; pressed, it shows the lines of this book."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        """Make an empty head."""
        super().__init__(parent)
        self._scale = scale
        self._theme = scale.theme
        self._column: BookColumn | None = None
        self._heights: dict[tuple[int, float], int] = {}
        self.setCheckable(True)
        self.setAutoExclusive(True)
        take_presses(self)
        lead_tab(self)

    def show_column(self, column: BookColumn) -> None:
        """Show what a book says."""
        self._column = column
        self._heights.clear()
        title = f"{column.cover.title}, {column.cover.subtitle}".replace("\n", " ")
        said = column.refusal or ", ".join(filter(None, (column.total, column.sum)))
        self.setAccessibleName(": ".join(filter(None, (title, said))))
        self.setAccessibleDescription(column.note)
        self.setToolTip(tip("\n".join(filter(None, (column.refusal, column.note)))))
        self.update()

    def wanted_height(self, width: int) -> int:
        """Return the height at which nothing is cut, for a width; layouts ask that many times over."""
        size = self._scale.text(100).pixelSize()
        if (width, size) not in self._heights:
            self._heights[width, size] = self.reckon(width)
        return self._heights[width, size]

    def reckon(self, width: int) -> int:
        """Return the height in this width."""
        room = width - SPINE - 2 * PAD - 3
        words = [self._title(), self._subtitle()]
        high = sum(paint.paragraph(None, QRectF(0, 0, room, 9), text, font, 1.25) for text, font in words)
        below = self._below()
        if below:
            high += paint.paragraph(None, QRectF(0, 0, room, 9), below, self._small(), 1.3)
        return round(high + self._big().pixelSize() * 1.3 + 2 * PAD + 4)

    def _title(self) -> tuple[str, QFont]:
        return "" if self._column is None else self._column.cover.title, self._scale.display(18)

    def _subtitle(self) -> tuple[str, QFont]:
        words = "" if self._column is None else self._column.cover.subtitle.replace("\n", " ")
        return words, self._scale.text(12.5)

    def _below(self) -> str:
        return "" if self._column is None else self._column.short or self._column.sum

    def _big(self) -> QFont:
        return self._scale.text(25, QFont.Weight.Bold)

    def _small(self) -> QFont:
        return self._scale.text(12.5)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card with the cloth of its book at the left."""
        column = self._column
        if column is None:
            return
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        line = 2 if chosen or self._theme.is_high_contrast() else 1
        painter.setPen(QPen(QColor(paper.ink3 if chosen else paper.line), line))
        painter.setBrush(
            QColor(paper.gold_ground if chosen else paper.panel if self.underMouse() else paper.top)
        )
        painter.drawRoundedRect(area, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.mark(face(column.book).cloth)))
        painter.drawRoundedRect(QRectF(5, 8, SPINE, self.height() - 16), 2, 2)
        room = QRectF(SPINE + PAD + 3, PAD - 1, self.width() - SPINE - 2 * PAD - 3, 9)
        for (text, font), ink in ((self._title(), paper.ink), (self._subtitle(), paper.ink3)):
            painter.setPen(QColor(ink))
            room.translate(0, paint.paragraph(painter, room, text, font, 1.25))
        self._paint_total(painter, column, room)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 7)

    def _paint_total(self, painter: QPainter, column: BookColumn, room: QRectF) -> None:
        paper = self._theme.paper
        high = self._big().pixelSize() * 1.3
        below = self._below()
        foot = paint.paragraph(None, room, below, self._small(), 1.3) if below else 0
        top = max(room.top(), self.height() - PAD - foot - high)
        place = QRectF(room.left(), top, room.width(), high)
        if column.refusal:
            side = 20
            picture = paint.icon("cross", paper.red, side, self.devicePixelRatioF())
            painter.drawImage(place.topLeft(), picture)
        else:
            painter.setFont(self._big())
            painter.setPen(QColor(paper.ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, column.total or "–")
        painter.setPen(QColor(paper.red if column.refusal else paper.ink2))
        under = QRectF(room.left(), top + high - 2, room.width(), foot)
        if below:
            paint.paragraph(painter, under, below, self._small(), 1.3)


class BookHeads(QWidget):
    """The heads in a row; arrows go from book to book, as Qt does it among buttons of which one is chosen.

    Signals:
        chosen: the lines of the book of this number are to be shown.
        pressed: the same, and they are to be looked at: no arrow has only come by.
    """

    chosen = Signal(int)
    pressed = Signal(int)

    def __init__(self, scale: Scale, parent: QWidget | None = None) -> None:
        """Make an empty row."""
        super().__init__(parent)
        self._scale = scale
        self._theme = scale.theme
        self.heads: list[BookHead] = []
        self.aside = label(wrap=True, parent=self)
        self.aside.setTextFormat(Qt.TextFormat.RichText)
        self.aside.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        follow_width(self)
        self._theme.changed.connect(self._change)

    def show_columns(self, columns: Sequence[BookColumn], chosen: int) -> None:
        """Show what the books say, one of them chosen."""
        while len(self.heads) < len(columns):
            head, number = BookHead(self._scale, self), len(self.heads)
            head.clicked.connect(partial(self._press, number))
            head.show()
            self.heads.append(head)
        for number, (head, column) in enumerate(zip(self.heads, columns, strict=True)):
            head.show_column(column)
            head.setChecked(number == chosen)
        self._change()

    def _press(self, number: int) -> None:
        # An arrow clicks the next head while the one before has the focus still, and then gives it on.
        by_arrow = any(head.hasFocus() for head in self.heads if head is not self.heads[number])
        self.chosen.emit(number)
        if not by_arrow:
            self.pressed.emit(number)

    def say(self, sentences: Sequence[tuple[str, str]]) -> None:
        """Write sentences beside the heads, each after the name of whom it is about."""
        parts = [
            f"<b>{escape(name)}:</b> {escape(text)}" if name else escape(text) for name, text in sentences
        ]
        self.aside.setText("<br>".join(parts))
        self.aside.setAccessibleName(
            " ".join(f"{name}: {text}" if name else text for name, text in sentences)
        )
        self._change()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the heads over their columns."""
        super().resizeEvent(event)
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Return a usual room for the heads."""
        return QSize(USUAL, self.heightForWidth(USUAL))

    def minimumSizeHint(self) -> QSize:
        """Return little room; the height follows from the width."""
        return QSize(200, 40)

    def hasHeightForWidth(self) -> bool:
        """Say that narrow heads are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that the words of the heads, and those beside them, need."""
        first, step = columns_in(width, len(self.heads), self._scale)
        high = max((head.wanted_height(int(step) - 7) for head in self.heads), default=40)
        return max(high, self.aside.heightForWidth(first - 12) if first > 12 else 0)

    def _change(self) -> None:
        """Ask for the room that the words need, and lay the heads out in what there is."""
        set_look(self.aside, self._scale.text(13), self._theme.paper.ink2)
        self.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        first, step = columns_in(self.width(), len(self.heads), self._scale)
        self.aside.setGeometry(0, 0, max(0, first - 12), self.height())
        for number, head in enumerate(self.heads):
            left = round(first + number * step)
            right = round(first + (number + 1) * step)
            head.setGeometry(QRect(left + 6, 0, right - left - 6, self.height()))
