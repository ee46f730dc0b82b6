"""The parts of an evening: how one player came out, the table of all deals, who owes whom."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.words.numbers import number
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tips import tip
from peling_app.score.model.evenings.evening import (
    Debt,
    EveningCell,
    EveningPage,
    EveningRow,
    EveningStanding,
)
from peling_app.score.view.legend import draw_seal
from peling_app.score.words import evening as words

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LINE: Final = 25
"""Pixels of a row of the table in the usual size of text."""
LEADING: Final = (44, 76)
"""Widths of the columns before those of the players."""
EDGE: Final = 6
"""Pixels that stay empty at both sides of what is painted: there runs the ring of the focus."""
GAP: Final = 8
"""Pixels between the name of a player and what stands at its left."""
PLAYER: Final = 82
"""The least width of the column of a player."""


def write(painter: QPainter, room: QRectF, text: str, font: QFont, flags: Qt.AlignmentFlag) -> None:
    """Write a text in one line; what has no room is written smaller, and only then ends in dots."""
    painter.setFont(paint.fitted(font, text, room.width()))
    shown = paint.cut(painter, text, room.width() + 1)
    painter.drawText(room, int(flags.value) | int(Qt.TextFlag.TextSingleLine.value), shown)


def inks(theme: Theme) -> dict[int, QColor]:
    """Return the ink of a loss, of nothing, and of a gain."""
    paper = theme.paper
    return {-1: QColor(paper.red), 0: QColor(paper.ink), 1: QColor(paper.green)}


class StandingCard(QWidget):
    """How one player came out; the first one lies on brass."""

    def __init__(self, theme: Theme, standing: EveningStanding) -> None:
        """Show a player."""
        super().__init__()
        self._theme = theme
        self._standing = standing
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(
            words.standing(
                rank=number(standing.rank), name=standing.name, total=standing.total, said=standing.said
            )
        )

    def sizeHint(self) -> QSize:
        """Return room for name and deals won in two lines."""
        return QSize(220, max(72, self._theme.sized(86)))

    def minimumSizeHint(self) -> QSize:
        """Return the least room: a name is cut before a figure is."""
        return QSize(self._theme.sized(170), self.sizeHint().height())

    @property
    def needed(self) -> int:
        """Return the width in which nothing is cut, in pixels; never less than is asked for."""
        theme, one = self._theme, self._standing
        total = QFontMetricsF(text_font(theme, 22, QFont.Weight.Bold)).horizontalAdvance(one.total)
        name = QFontMetricsF(display_font(theme, 21)).horizontalAdvance(one.name)
        said = QFontMetricsF(text_font(theme, 13.5)).horizontalAdvance(one.said)
        rank = QFontMetricsF(display_font(theme, 36)).horizontalAdvance("0")
        whole = ceil(18 + rank + 16 + max(said, name + 12 + total + 4) + 16)
        return max(whole, self.minimumSizeHint().width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint rank, name, deals won and the balance."""
        painter = paint.smooth_painter(self)
        theme, paper, one = self._theme, self._theme.paper, self._standing
        first = one.rank == 1
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QColor(paper.gold if first else paper.border))
        painter.setBrush(QColor(paper.gold_ground if first else paper.top))
        painter.drawRoundedRect(area, 6, 6)
        rank_font = display_font(theme, 36)
        painter.setPen(QColor(paper.gold if first else paper.ink3))
        write(painter, QRectF(18, 0, 30, self.height()), number(one.rank), rank_font, LEFT)
        left = 18 + QFontMetricsF(rank_font).horizontalAdvance("0") + 16
        below = text_font(theme, 13.5)
        total_font = text_font(theme, 28, QFont.Weight.Bold)
        wide = QFontMetricsF(total_font).horizontalAdvance(one.total) + 4
        right, middle = self.width() - 16, self.height() / 2
        # In a narrow card the figure stands beside the name, so that what was won is never cut for it.
        rest = right - wide - 12 - left
        beside = any(
            QFontMetricsF(font).horizontalAdvance(text) > rest
            for text, font in ((one.said, below), (one.name, display_font(theme, 21)))
        )
        if beside:
            total_font = text_font(theme, 22, QFont.Weight.Bold)
            wide = QFontMetricsF(total_font).horizontalAdvance(one.total) + 4
        painter.setPen(inks(theme)[one.sign])
        top, high = (middle - 30, 34) if beside else (0, self.height())
        write(painter, QRectF(right - wide, top, wide, high), one.total, total_font, RIGHT)
        room = right - wide - 12 - left
        painter.setPen(QColor(paper.ink))
        write(painter, QRectF(left, middle - 30, room, 34), one.name, display_font(theme, 21), LEFT)
        painter.setPen(QColor(paper.ink2))
        write(painter, QRectF(left, middle + 2, right - left if beside else room, 24), one.said, below, LEFT)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold)


class DealsTable(QWidget):
    """Every deal in a row: what the winner's hand counted, and what everybody gained."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._theme = theme
        self._page = EveningPage()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_page(self, page: EveningPage) -> None:
        """Show the deals of an evening."""
        self._page = page
        names = page.heads[len(LEADING) :]
        said = [
            words.row_spoken(
                deal=row.leading[0],
                score=", ".join(row.leading[1:]),
                cells=", ".join(f"{name} {cell.amount}" for name, cell in zip(names, row.cells, strict=True)),
            )
            for row in page.rows
        ]
        self.setAccessibleName(words.deals())
        self.setAccessibleDescription("\n".join(said))
        self.updateGeometry()
        self.update()

    @property
    def line(self) -> int:
        """Return the height of a row, in pixels."""
        return max(LINE, self._theme.sized(LINE))

    def sizeHint(self) -> QSize:
        """Return room for all deals, their heads and the totals."""
        return QSize(self._least, self.line * (len(self._page.rows) + 2) + 14)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, in the least width."""
        return QSize(self._least, self.sizeHint().height())

    @property
    def _least(self) -> int:
        return 2 * EDGE + self._theme.sized(
            sum(LEADING) + PLAYER * max(2, len(self._page.heads) - len(LEADING))
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint heads, rows and totals; nothing while one sheet gives way to another."""
        if not self._page.heads:
            return
        painter = paint.smooth_painter(self)
        theme, paper, page = self._theme, self._theme.paper, self._page
        small, name = text_font(theme, 13), display_font(theme, 17)
        columns = self._columns()
        painter.setPen(QColor(paper.ink2))
        for place, (head, (left, wide)) in enumerate(zip(page.heads, columns, strict=True)):
            font = name if place >= len(LEADING) else small
            room = QRectF(left, 0, wide, self.line).adjusted(GAP if place >= len(LEADING) else 0, 0, 0, 0)
            write(painter, room, head, font, LEFT if not place else RIGHT)
        top = float(self.line) + 4
        painter.fillRect(QRectF(0, top - 2, self.width(), 1), QColor(paper.border))
        for row in page.rows:
            self._paint_row(painter, row, top, columns)
            top += self.line
            painter.fillRect(QRectF(0, top - 1, self.width(), 1), QColor(paper.line))
        paint.double_rule(painter, 0, top - 1, self.width(), paper.border)
        painter.setPen(QColor(paper.ink))
        write(painter, QRectF(EDGE, top + 4, columns[1][0] + 40, self.line), page.total_word, name, LEFT)
        for (total, sign), (left, wide) in zip(page.totals, columns[len(LEADING) :], strict=True):
            painter.setPen(inks(theme)[sign])
            strong = text_font(theme, 16, QFont.Weight.Bold)
            write(painter, QRectF(left, top + 4, wide, self.line), total, strong, RIGHT)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold)

    def _columns(self) -> list[tuple[float, float]]:
        """Return where each column begins, and how wide it is."""
        before = [float(self._theme.sized(wide)) for wide in LEADING]
        players = len(self._page.heads) - len(before)
        each = (self.width() - 2 * EDGE - sum(before)) / max(1, players)
        widths = [*before, *[each] * players]
        return [(EDGE + sum(widths[:place]), wide) for place, wide in enumerate(widths)]

    def _paint_row(
        self, painter: QPainter, row: EveningRow, top: float, columns: list[tuple[float, float]]
    ) -> None:
        theme, paper = self._theme, self._theme.paper
        plain = text_font(theme, 14)
        for place, (said, (left, wide)) in enumerate(zip(row.leading, columns[: len(LEADING)], strict=True)):
            painter.setPen(QColor(paper.ink2 if place else paper.ink))
            write(painter, QRectF(left, top, wide, self.line), said, plain, RIGHT if place else LEFT)
        for cell, (left, wide) in zip(row.cells, columns[len(LEADING) :], strict=True):
            self._paint_cell(painter, cell, QRectF(left, top, wide, self.line))

    def _paint_cell(self, painter: QPainter, cell: EveningCell, room: QRectF) -> None:
        theme = self._theme
        font = text_font(theme, 14, QFont.Weight.Bold if cell.won else QFont.Weight.Normal)
        wide = QFontMetricsF(font).horizontalAdvance(cell.amount)
        if cell.east:
            side = min(16.0, room.height() - 8)
            left = room.right() - wide - side - 8
            draw_seal(painter, QRectF(left, room.center().y() - side / 2, side, side), theme.paper.red)
        painter.setPen(inks(theme)[cell.sign])
        write(painter, room, cell.amount, font, RIGHT)


class Debts(QWidget):
    """The fewest payments that make all even."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._theme = theme
        self._debts: tuple[Debt, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_debts(self, debts: tuple[Debt, ...]) -> None:
        """Show who pays whom."""
        self._debts = debts
        said = [words.pays(payer=one.payer, payee=one.payee, amount=one.amount) for one in debts]
        self.setAccessibleName(in_sentences(*said) or words.all_even())
        self.setToolTip(tip("\n".join(said)))
        self.setVisible(bool(debts))
        self.updateGeometry()
        self.update()

    @property
    def _line(self) -> int:
        return max(40, self._theme.sized(44))

    def sizeHint(self) -> QSize:
        """Return room for a line for each payment."""
        return QSize(self._theme.sized(260), self._line * len(self._debts))

    def minimumSizeHint(self) -> QSize:
        """Return the same: no name is cut that has room in it."""
        return QSize(self._theme.sized(230), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a line for each payment."""
        painter = paint.smooth_painter(self)
        theme, paper, line = self._theme, self._theme.paper, float(self._line)
        strong, name = text_font(theme, 19, QFont.Weight.Bold), display_font(theme, 19)
        for place, debt in enumerate(self._debts):
            room = QRectF(EDGE, place * line, self.width() - 2 * EDGE, line - 1)
            painter.fillRect(QRectF(0, room.bottom(), self.width(), 1), QColor(paper.line))
            wide = QFontMetricsF(strong).horizontalAdvance(debt.amount) + 4
            painter.setPen(QColor(paper.ink))
            amount = QRectF(room.right() - wide, room.top(), wide, line)
            write(painter, amount, debt.amount, strong, RIGHT)
            names = room.adjusted(0, 0, -wide - 12, 0)
            metrics = QFontMetricsF(name)
            behind = metrics.horizontalAdvance(debt.payer) + 11
            if behind + metrics.horizontalAdvance(f"→{debt.payee}") + 11 <= names.width():
                write(painter, names, debt.payer, name, LEFT)
                self._write_payee(painter, names.adjusted(behind, 0, 0, 0), debt.payee, name)
            else:
                # One below the other both are read in full.
                small, half = display_font(theme, 17), line / 2
                write(painter, names.adjusted(0, 0, 0, -half), debt.payer, small, LEFT)
                self._write_payee(painter, names.adjusted(0, half, 0, 0), debt.payee, small)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold)

    def _write_payee(self, painter: QPainter, room: QRectF, payee: str, font: QFont) -> None:
        paper, arrow = self._theme.paper, QFontMetricsF(font).horizontalAdvance("→") + 10
        painter.setPen(QColor(paper.ink3))
        write(painter, room, "→", font, LEFT)
        painter.setPen(QColor(paper.ink))
        write(painter, room.adjusted(arrow, 0, 0, 0), payee, font, LEFT)
