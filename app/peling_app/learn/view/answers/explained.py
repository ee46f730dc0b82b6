"""The explanation of an answer: a row for each part, with tiles laid out and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import clear, rule
from peling_app.kit.view.tiles.pictures import Group, TileRow
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import Row
from peling_app.learn.view.answers.cards import SIGNS, inks
from peling_app.learn.words import learn as words

TILE, APART = 23, 10
"""Pixels: the width of a tile, and the room between groups, which a long word beside them may need."""


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

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self._rows = tuple(rows)
        clear(self._column)
        if rows:
            self._column.addWidget(rule(self._theme.paper.line))
        for row in rows:
            fill(self._column, self._made(row), rule(self._theme.paper.line))

    def _made(self, row: Row) -> QWidget:
        theme = self._theme
        holder = QFrame()
        ink, _, _ = inks(theme, row.mark)
        line = fill(QHBoxLayout(holder), margins=(0, 4, 0, 4), spacing=10)
        sign = QLabel()
        sign.setFixedWidth(20)
        if row.mark is not Mark.NONE:
            icon = paint.icon(SIGNS[row.mark], ink, 16, self.devicePixelRatioF())
            sign.setPixmap(QPixmap.fromImage(icon))
        line.addWidget(
            sign, 0, Qt.AlignmentFlag.AlignTop if len(row.lines) > 2 else Qt.AlignmentFlag.AlignVCenter
        )
        if row.tile is not None:
            head = TileRow(theme, TILE + 4)
            head.show_tiles(row.tile)
            head.setFixedWidth(head.sizeHint().width())
            line.addWidget(head)
        elif row.label:
            label = QLabel(row.label)
            label.setWordWrap(True)
            label.setStyleSheet(f"font-weight: 700; color: {theme.paper.ink}; background: none;")
            label.setMinimumWidth(90)
            line.addWidget(label, 2)
        if row.groups or row.left:
            tiles = TileRow(theme, TILE, gap=APART, index=False)
            groups = [Group(group) for group in row.groups]
            if row.left:
                groups.append(Group(row.left, words.left_over()))
            tiles.show_groups(groups)
            line.addWidget(tiles, 2)
        elif row.mark is Mark.NONE and any(other.groups for other in self._rows):
            # Lines that only tell stand one below the other, with tiles or without.
            line.addWidget(QWidget(), 2)
        why = QLabel("\n".join(row.lines))
        why.setWordWrap(True)
        why.setTextFormat(Qt.TextFormat.PlainText)
        why.setStyleSheet(f"color: {theme.paper.ink2}; font-size: {theme.sized(14)}px; background: none;")
        line.addWidget(why, 3)
        holder.setAccessibleName(in_sentences(row.label, *row.lines))
        return holder
