"""A list of what is saved, games or score sheets: two lines each, with the cloth of its rule book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from peling_app.kit.model.saved_rows import Saved, SavedRows
from peling_app.kit.model.tables import Index
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.words import unreadable as words
from peling_app.platform.journal_folder import Unreadable

TALL = 64
WIDE = 80
"""The width, in sizes of its letters, in which a third line has room on one line; else it has two."""
LEFT, BESIDE = 32, 44
"""Pixels at the left of the words of a row, and at both sides together."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter
T = TypeVar("T", bound=Saved)


@dataclass(frozen=True, slots=True)
class SavedRow:
    """What a row shows.

    `cloth` is the colour of the binding of its book, empty where that is not known. `mark` stands behind the
    title in small type, `right` at the right of the first and of the second line, `below` at the left of the
    second, `third` below on a line of its own, or on two where there is little room. A `faded` title is of
    something that was put by, or cannot be read.
    """

    cloth: str
    title: str
    mark: str
    below: str
    right: tuple[str, str]
    faded: bool = False
    third: str = ""


def _unreadable_row(one: Unreadable) -> SavedRow:
    """Return what the row of a file shows that cannot be read."""
    return SavedRow("", one.title, words.mark(one), words.reason(one), (words.when(one), ""), faded=True)


class SavedList(QListView, Generic[T]):
    """A list whose rows are painted from `SavedRow`s; Enter or a double click opens, Delete puts away.

    Signals:
        opened: open what is chosen, also a file that cannot be read.
        delete_asked: put it away.
    """

    opened = Signal()
    delete_asked = Signal()

    def __init__(
        self, rows: SavedRows[T], theme: Theme, row: Callable[[T], SavedRow], *, lines: int = 2
    ) -> None:
        """Show rows, so many lines each; `row` tells what is shown of one that can be read."""
        super().__init__()
        self.rows = rows
        self.setModel(rows)
        self.setItemDelegate(_Rows(self, theme, row, lines))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: none; }")
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        self._chosen: tuple[Path | None, int] = (None, 0)
        self._begins_anew = True
        rows.modelAboutToBeReset.connect(self._remember)
        rows.modelReset.connect(self._choose_again)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    @property
    def current(self) -> T | None:
        """Return what is chosen; None for none and for a file that cannot be read."""
        return self.rows.readable(self.currentIndex())

    @property
    def unreadable(self) -> Unreadable | None:
        """Return the file that is chosen if it cannot be read."""
        return self.rows.unreadable(self.currentIndex())

    @property
    def path(self) -> Path | None:
        """Return the file of the row that is chosen."""
        one = self.current or self.unreadable
        return None if one is None else one.path

    def choose(self, path: Path | None) -> None:
        """Choose the row of a file, if there is one."""
        if path in self.rows.paths:
            self.setCurrentIndex(self.rows.index(self.rows.paths.index(path)))

    def hideEvent(self, event: QHideEvent) -> None:
        """Begin with the first row again the next time if that is chosen now, whatever is first then."""
        if not event.spontaneous():
            self._begins_anew = self.currentIndex().row() <= 0
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what is chosen in sight, if it was: below the list a row may have come that says something."""
        chosen = self.visualRect(self.currentIndex())
        was_seen = chosen.intersects(QRect(QPoint(), event.oldSize()))
        super().resizeEvent(event)
        if was_seen:
            self.scrollTo(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """From now on what is chosen stays so."""
        self._begins_anew = False
        super().focusInEvent(event)

    def _remember(self) -> None:
        path = None if self._begins_anew else self.path
        self._chosen = (path, max(0, self.currentIndex().row()))

    def _choose_again(self) -> None:
        """Choose what was chosen before the rows were looked for again, or what follows where it has gone."""
        path, row = self._chosen
        if self.rows.paths:
            self.setCurrentIndex(self.rows.index(min(row, len(self.rows.paths) - 1)))
        self.choose(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter, put away with Delete."""
        if take_enter(event, self._open):
            return
        if event.key() == Qt.Key.Key_Delete and self.path is not None:
            self.delete_asked.emit()
        else:
            super().keyPressEvent(event)

    def _open(self) -> None:
        if self.path is not None:
            self.opened.emit()


class _Rows(QStyledItemDelegate):
    """Paints a row."""

    def __init__(
        self, view: SavedList[Any], theme: Theme, row: Callable[[Any], SavedRow], lines: int
    ) -> None:
        super().__init__(view)
        self._lines = lines
        self._view = view
        self._theme = theme
        self._row = row

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the height of the lines."""
        two = max(TALL, self._theme.sized(19) + self._theme.sized(14) + 28)
        return QSize(300, round(two * (1 + (self._lines_in(self._view.viewport().width()) - 2) * 0.4)))

    def _lines_in(self, width: float) -> int:
        """Return how many lines a row of this width has."""
        narrow = self._lines > 2 and width < WIDE * self._theme.sized(14)
        return self._lines + narrow

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        row = self._shown(index)
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
        paint.rule_below(painter, area, paper.line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.mark(row.cloth or paper.border)))
        painter.drawRoundedRect(QRectF(area.left() + 8, area.top() + 10, 10, area.height() - 20), 2, 2)
        self._paint_words(painter, area.adjusted(LEFT, 8, LEFT - BESIDE, -8), row)
        if chosen and self._view.hasFocus():
            paint.focus_ring(painter, area.adjusted(1, 1, -1, -1), paper.gold, 5)
        painter.restore()

    def _shown(self, index: Index) -> SavedRow | None:
        bad = self._view.rows.unreadable(index)
        if bad is not None:
            return _unreadable_row(bad)
        one = self._view.rows.readable(index)
        return None if one is None else self._row(one)

    def _paint_words(self, painter: QPainter, area: QRectF, row: SavedRow) -> None:
        paper = self._theme.paper
        small, name = text_font(self._theme, 14), display_font(self._theme, 19)
        half = area.height() / self._lines_in(area.width() + BESIDE)
        top = QRectF(area.left(), area.top(), area.width(), half)
        foot = top.translated(0, half)
        tiny = text_font(self._theme, 12.5, QFont.Weight.DemiBold)
        mark = QFontMetricsF(tiny).horizontalAdvance(row.mark) + 14 if row.mark else 0
        wide = QFontMetricsF(small).horizontalAdvance
        right, both = row.right, " · ".join(filter(None, reversed(row.right)))
        title = QFontMetricsF(name).horizontalAdvance(row.title) + mark
        # Where the second line has no room beside its end, that stands above, if it has room there.
        if wide(row.below) + wide(right[1]) + 20 > area.width() >= title + wide(both) + 20:
            right = both, ""
        rights = [min(wide(text) + 8, area.width() / 2) for text in right]
        painter.setFont(small)
        painter.setPen(QColor(paper.ink3))
        for line, text, room in zip((top, foot), right, rights, strict=True):
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | MIDDLE, cut(small, text, room))
        painter.setPen(QColor(paper.ink2))
        painter.drawText(foot, MIDDLE, cut(small, row.below, area.width() - rights[1] - 12))
        if row.third:
            below = foot.translated(0, half)
            for part in _broken(small, row.third, area.width(), round((area.bottom() - below.top()) / half)):
                painter.drawText(below, int(MIDDLE), part)
                below.translate(0, half)
        painter.setFont(name)
        painter.setPen(QColor(paper.ink3 if row.faded else paper.ink))
        called = cut(name, row.title, area.width() - rights[0] - 12 - mark)
        painter.drawText(top, MIDDLE, called)
        if row.mark:
            left = QFontMetricsF(name).horizontalAdvance(called) + 14
            painter.setFont(tiny)
            painter.setPen(QColor(paper.ink3))
            painter.drawText(top.adjusted(left, 2, 0, 0), MIDDLE, row.mark)


def _broken(font: QFont, text: str, room: float, lines: int) -> list[str]:
    """Return a text on so many lines at most, broken between words; what has no room ends in dots."""
    metrics, broken, words = QFontMetricsF(font), [""], text.split(" ")
    while words:
        longer = f"{broken[-1]} {words[0]}".lstrip()
        if broken[-1] and len(broken) < lines and metrics.horizontalAdvance(longer) > room:
            broken.append("")
        else:
            broken[-1] = longer
            del words[0]
    return [cut(font, line, room) for line in broken]


def cut(font: QFont, text: str, room: float) -> str:
    """Return a text as it has room in so many pixels, with dots at its end where that is not whole."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
