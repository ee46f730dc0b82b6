"""Who pays whom in large letters, and what everybody gains, below the columns of the players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.view import paint
from peling_app.kit.words.numbers import MINUS
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tips import tip
from peling_app.play.settle.model.page import Payment
from peling_app.score.model.entry_rows import PaidShown
from peling_app.score.model.large import Person
from peling_app.score.view.large.measure import SMALLEST, Measure, lines_high, write, write_lines
from peling_app.score.words import large as words

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
ARROW = "→"
EDGE = 6
"""Pixels beside the words, where the ring of the focus runs."""
NORMAL, BOLD = QFont.Weight.Normal, QFont.Weight.Bold
LEGIBLE: Final = 0.85
"""Rather than that names are written smaller than this part, it is left out how an amount comes about."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """In which sizes payments are written.

    Attributes:
        figures: what is paid, in pixels of the design: never smaller because a name is long.
        names: who pays whom, as a part of that.
        worked: whether it is said how an amount comes about.
    """

    figures: float
    names: float
    worked: bool


class SettledView(QWidget):
    """The payments in two columns, what they leave unsaid, and a large sum for each player."""

    def __init__(self, measure: Measure, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._measure = measure
        self._paid = PaidShown()
        self._people: tuple[Person, ...] = ()
        self._totals = True
        self._said = ""
        self.gap = 14
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_deal(self, people: tuple[Person, ...], paid: PaidShown, said: str, *, totals: bool) -> None:
        """Show what a deal comes to; `totals`: the sums are those of the sheet; `said`: of the last deal."""
        self._people, self._paid, self._said, self._totals = people, paid, said, totals
        rows = [words.payment(payer=one.payer, payee=one.payee, amount=one.points) for one in paid.rows]
        kind = words.so_far() if totals else words.this_deal()
        sums = [words.column(name=one.name, amount=one.sum) for one in people]
        self.setAccessibleName(in_sentences(said, *rows, *paid.notes, kind, *sums).strip(". "))
        self.setToolTip(tip("\n".join(paid.notes)))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for the sums and a line of payments."""
        return QSize(300, 100)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the double rule, the payments, and the sums at the foot."""
        painter = paint.smooth_painter(self)
        measure, paper = self._measure, self._measure.theme.paper
        width, foot = float(self.width()), float(measure.px(112))
        paint.double_rule(painter, 0, 0, width, paper.border)
        room = QRectF(EDGE, measure.px(12), width - 2 * EDGE, self.height() - foot - measure.px(16))
        if self._said:
            painter.setPen(QColor(paper.ink2))
            line = QRectF(room.left(), room.top(), room.width(), measure.px(43))
            write(painter, line, self._said, measure.text(23), LEFT)
        else:
            self._paint_payments(painter, room)
        top = self.height() - foot
        painter.fillRect(QRectF(0, top, width, 1), QColor(paper.line))
        self._paint_sums(painter, QRectF(0, top + measure.px(6), width, foot - measure.px(6)))
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()).adjusted(0, 4, 0, 0), paper.gold)

    def _paint_payments(self, painter: QPainter, room: QRectF) -> None:
        measure, paper, rows, notes = (
            self._measure,
            self._measure.theme.paper,
            self._paid.rows,
            self._paid.notes,
        )
        note, font = " ".join(notes), measure.text(19 if rows else 27)
        half = (len(rows) + 1) // 2
        gap = measure.px(54) - 2 * EDGE
        wide = (room.width() - gap) / 2
        single = QFontMetricsF(font).horizontalAdvance(note)
        beside = len(rows) % 2 == 1 and single <= wide
        below = 0.0 if beside or not note else min(lines_high(note, font, room.width()), room.height() / 2)
        line = min(float(measure.px(43)), (room.height() - below) / max(1, half))
        sizes = self._sizes_of_payments(wide, line)
        for number, row in enumerate(rows):
            left = room.left() + (number // half) * (wide + gap)
            place = QRectF(left, room.top() + (number % half) * line, wide, line)
            self._paint_payment(painter, place, row, sizes)
        painter.setPen(QColor(paper.ink2))
        left = room.left() + wide + gap if beside else room.left()
        top = room.top() + (half - 1 if beside else half) * line
        if single <= room.right() - left:
            write(painter, QRectF(left, top, room.right() - left, line), note, font, LEFT)
        else:
            write_lines(painter, QRectF(left, top, room.right() - left, room.bottom() - top), note, font)

    def _sizes_of_payments(self, wide: float, line: float) -> Sizes:
        """Return in which sizes every payment has room in a line of `wide` x `line` pixels."""
        measure, rows = self._measure, self._paid.rows
        size = min(27.0, line / measure.factor * 0.68)
        plain, strong = (QFontMetricsF(measure.text(size, one)) for one in (NORMAL, BOLD))
        payer = max((plain.horizontalAdvance(one.payer) for one in rows), default=0.0)

        def part(*, worked: bool) -> float:
            """Return in which part of their size names have room; `worked`: beside how amounts come about."""
            taken = [self._taken_beside(one, strong, worked=worked) for one in rows]
            names = [payer + plain.horizontalAdvance(ARROW + one.payee) for one in rows]
            return min(((wide - one) / other for one, other in zip(taken, names, strict=True)), default=1.0)

        worked = part(worked=True) >= LEGIBLE
        return Sizes(size, max(SMALLEST, min(1.0, part(worked=worked))), worked)

    def _taken_beside(self, row: Payment, strong: QFontMetricsF, *, worked: bool) -> float:
        """Return the room in a line of payments that is not for names, in pixels."""
        measure = self._measure
        taken = strong.horizontalAdvance(row.points) + measure.px(42) + 12
        if worked and row.factor:
            small = QFontMetricsF(measure.text(18, BOLD))
            taken += small.horizontalAdvance(_worked(row)) + 4 + measure.px(10)
        return taken

    def _paint_payment(self, painter: QPainter, room: QRectF, row: Payment, sizes: Sizes) -> None:
        measure, paper = self._measure, self._measure.theme.paper
        plain, strong = (measure.text(sizes.figures, one) for one in (NORMAL, BOLD))
        plain.setPixelSize(int(plain.pixelSize() * sizes.names))
        amount = QFontMetricsF(strong).horizontalAdvance(row.points) + 4
        right = room.right() - amount
        painter.setPen(QColor(paper.ink))
        write(painter, QRectF(right, room.top(), amount, room.height()), row.points, strong, RIGHT)
        right -= measure.px(14)
        if row.factor and sizes.worked:
            said = _worked(row)
            small = measure.text(18, BOLD)
            wide = QFontMetricsF(small).horizontalAdvance(said) + 4
            painter.setPen(QColor(paper.gold))
            write(painter, QRectF(right - wide, room.top(), wide, room.height()), said, small, RIGHT)
            right -= wide + measure.px(10)
        arrow = QFontMetricsF(plain).horizontalAdvance(ARROW)
        first = max((QFontMetricsF(plain).horizontalAdvance(one.payer) for one in self._paid.rows), default=0)
        payee = QFontMetricsF(plain).horizontalAdvance(row.payee)
        free = right - room.left() - arrow - measure.px(28)
        first = min(first, max(free / 2, free - payee - 4))
        painter.setPen(QColor(paper.ink))
        write(painter, QRectF(room.left(), room.top(), first, room.height()), row.payer, plain, LEFT)
        left = room.left() + first + measure.px(14)
        painter.setPen(QColor(paper.ink3))
        write(painter, QRectF(left, room.top(), arrow + 2, room.height()), ARROW, plain, LEFT)
        left += arrow + measure.px(14)
        painter.setPen(QColor(paper.ink))
        write(painter, QRectF(left, room.top(), right - left, room.height()), row.payee, plain, LEFT)

    def _paint_sums(self, painter: QPainter, room: QRectF) -> None:
        measure, paper = self._measure, self._measure.theme.paper
        count = max(1, len(self._people))
        wide = (room.width() - self.gap * (count - 1)) / count
        inks = {0: paper.ink, 1: paper.green, -1: paper.red}
        kind = words.so_far() if self._totals else ""
        for number, person in enumerate(self._people):
            left = room.left() + number * (wide + self.gap)
            painter.setPen(QColor(paper.ink2))
            said = f"{person.name}, {kind.lower()}" if kind else person.name
            write(painter, QRectF(left, room.top(), wide, measure.px(28)), said, measure.display(23), MIDDLE)
            painter.setPen(QColor(inks[person.sign]))
            below = QRectF(left, room.top() + measure.px(26), wide, room.height() - measure.px(28))
            write(painter, below, person.sum, measure.text(62, BOLD), MIDDLE)


def _worked(row: Payment) -> str:
    """Return what is doubled and how often, as one sum: "52 × 2", or "(12 − 8) × 2"."""
    base = f"({row.difference})" if MINUS in row.difference else row.difference
    return f"{base} {row.factor}"
