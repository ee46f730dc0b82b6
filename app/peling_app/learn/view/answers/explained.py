"""The explanation of an answer: a row for each part, with tiles laid out and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.paper_page import EN_SPACE, label, say_named
from peling_app.kit.view.parts import clear, rule
from peling_app.kit.view.style import text_font
from peling_app.kit.view.tiles.pictures import Group, TileRow
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import Row
from peling_app.learn.view.answers.cards import SIGNS, inks
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.words import learn as words

TILE, LOW_TILE, APART = 23, 19, 10
"""Pixels: the width of a tile, and in a low window; the room between groups, which a long word may need."""
WIDEST_LABEL = 150
"""Pixels of width of the name of a row, where a reason alone stands beside it."""


class Explained(QWidget):
    """The rows of an explanation."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[Row, ...] = ()
        self._column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return what is shown."""
        return self._rows

    @property
    def _words_only(self) -> bool:
        return not any(row.groups or row.left for row in self._rows)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self._rows = tuple(rows)
        clear(self._column)
        if rows:
            self._column.addWidget(rule(self._theme.paper.line))
        for row in rows:
            fill(self._column, self._made(row), rule(self._theme.paper.line))

    def _label_width(self) -> int:
        """Return the width in which all names stand in one line, up to a part of the page."""
        bold = text_font(self._theme, 15, QFont.Weight.Bold)
        words = (QFontMetricsF(bold).horizontalAdvance(row.label) for row in self._rows)
        return min(self._theme.sized(WIDEST_LABEL), ceil(max(words, default=0)) + 8)

    def _made(self, row: Row) -> QWidget:
        theme = self._theme
        holder = QFrame()
        ink, _, _ = inks(theme, row.mark)
        low = is_low(self)
        # Without tiles beside them reasons get the room, for fewer lines.
        words_only = self._words_only
        run_in = low and words_only and row.tile is None and bool(row.label)
        line = fill(QHBoxLayout(holder), margins=(0, 1, 0, 1) if low else (0, 4, 0, 4), spacing=10)
        sign = QLabel()
        sign.setFixedWidth(20)
        if row.mark is not Mark.NONE:
            icon = paint.icon(SIGNS[row.mark], ink, 16, self.devicePixelRatioF())
            sign.setPixmap(QPixmap.fromImage(icon))
        line.addWidget(
            sign, 0, Qt.AlignmentFlag.AlignTop if len(row.lines) > 2 else Qt.AlignmentFlag.AlignVCenter
        )
        if row.tile is not None:
            head = TileRow(theme, (LOW_TILE if low else TILE) + 4)
            head.show_tiles(row.tile)
            head.setFixedWidth(head.sizeHint().width())
            line.addWidget(head)
        elif row.label and not run_in:
            name = label(wrap=True)
            name.setText(row.label)
            name.setStyleSheet(f"font-weight: 700; color: {theme.paper.ink}; background: none;")
            name.setMinimumWidth(90)
            if words_only:
                name.setFixedWidth(self._label_width())
            line.addWidget(name, 0 if words_only else 2)
        if row.groups or row.left:
            tiles = TileRow(theme, LOW_TILE if low else TILE, gap=APART, index=False)
            groups = [Group(group) for group in row.groups]
            if row.left:
                groups.append(Group(row.left, words.left_over()))
            tiles.show_groups(groups)
            line.addWidget(tiles, 2)
        elif row.mark is Mark.NONE and any(other.groups for other in self._rows):
            # Lines that only tell stand one below the other, with tiles or without.
            line.addWidget(QWidget(), 2)
        why = label(wrap=True)
        why.setText("\n".join(row.reasons))
        if run_in:
            say_named(why, row.label, EN_SPACE + in_sentences(*row.reasons), theme.paper.ink)
        why.setStyleSheet(f"color: {theme.paper.ink2}; font-size: {theme.sized(14)}px; background: none;")
        line.addWidget(why, 3)
        holder.setAccessibleName(in_sentences(row.label, *row.reasons))
        return holder
