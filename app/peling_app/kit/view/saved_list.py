"""A list of what is saved, games or score sheets: two lines each, with the cloth of its rule book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from peling_app.kit.model.tables import Index
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.words import unreadable as words
from peling_app.platform.journal_folder import Unreadable

TALL = 64
MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SavedRow:
    """What a row shows.

    `cloth` is the colour of the binding of its book, empty where that is not known. `mark` stands behind the
    title in small type, `right` at the right of the first and of the second line, `below` at the left of the
    second, `third` on a third line of its own. A `faded` title is of something that was put by, or cannot be
    read.
    """

    cloth: str
    title: str
    mark: str
    below: str
    right: tuple[str, str]
    faded: bool = False
    third: str = ""


def unreadable_row(one: Unreadable) -> SavedRow:
    """Return what the row of a file shows that cannot be read."""
    return SavedRow("", one.title, words.mark(one), words.reason(one), (words.when(one), ""), faded=True)


class SavedList(QListView):
    """A list whose rows are painted from `SavedRow`s."""

    def __init__(
        self,
        model: QAbstractItemModel,
        theme: Theme,
        row: Callable[[Index], SavedRow | None],
        *,
        lines: int = 2,
    ) -> None:
        """Show the rows of a model, so many lines each; `row` tells what is shown for one of its places."""
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_Rows(self, theme, row, lines))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: none; }")
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        theme.changed.connect(self.scheduleDelayedItemsLayout)


class _Rows(QStyledItemDelegate):
    """Paints a row."""

    def __init__(
        self, view: SavedList, theme: Theme, row: Callable[[Index], SavedRow | None], lines: int
    ) -> None:
        super().__init__(view)
        self._lines = lines
        self._view = view
        self._theme = theme
        self._row = row

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the height of the lines."""
        two = max(TALL, self._theme.sized(19) + self._theme.sized(14) + 28)
        return QSize(300, round(two * (1 if self._lines == 2 else 1.4)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        row = self._row(index)
        if row is None:
            return
        paper = self._theme.paper
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or over:
            painter.fillRect(area.adjusted(0, 1, 0, -1), QColor(paper.gold_ground if chosen else paper.panel))
        painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), QColor(paper.line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(row.cloth or paper.border))
        painter.drawRoundedRect(QRectF(area.left() + 8, area.top() + 10, 10, area.height() - 20), 2, 2)
        self._paint_words(painter, area.adjusted(32, 8, -12, -8), row)
        if chosen and self._view.hasFocus():
            paint.focus_ring(painter, area.adjusted(1, 1, -1, -1), paper.gold, 5)
        painter.restore()

    def _paint_words(self, painter: QPainter, area: QRectF, row: SavedRow) -> None:
        paper = self._theme.paper
        small, name = text_font(self._theme, 14), display_font(self._theme, 19)
        half = area.height() / self._lines
        top = QRectF(area.left(), area.top(), area.width(), half)
        foot = top.translated(0, half)
        right = max(QFontMetricsF(small).horizontalAdvance(text) for text in row.right) + 8
        right = min(right, area.width() * 0.5)
        painter.setFont(small)
        painter.setPen(QColor(paper.ink3))
        for line, text in zip((top, foot), row.right, strict=True):
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | MIDDLE, _cut(small, text, right))
        painter.setPen(QColor(paper.ink2))
        painter.drawText(foot, MIDDLE, _cut(small, row.below, area.width() - right - 12))
        if row.third:
            painter.drawText(foot.translated(0, half), MIDDLE, _cut(small, row.third, area.width()))
        painter.setFont(name)
        painter.setPen(QColor(paper.ink3 if row.faded else paper.ink))
        title = _cut(name, row.title, area.width() - right - 110)
        painter.drawText(top, MIDDLE, title)
        if row.mark:
            left = QFontMetricsF(name).horizontalAdvance(title) + 14
            painter.setFont(text_font(self._theme, 12.5, QFont.Weight.DemiBold))
            painter.setPen(QColor(paper.ink3))
            painter.drawText(top.adjusted(left, 2, 0, 0), MIDDLE, row.mark)


def _cut(font: QFont, text: str, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
