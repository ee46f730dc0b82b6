"""The best hand of a game, laid on baize."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.tiles.pictures import Group, TileRow
from peling_app.play.result.model.page import BestHand
from peling_app.play.result.words import result as words
from peling_app.play.table.view.felt import table_of

FRAME: Final = 10
TILE: Final = 34
"""Pixels of a tile's width, where there is room."""
SUM: Final = 230
"""Pixels of the width of a sum at most, at the usual size of text; then it is shortened, or goes on below."""


class BestHandBox(QWidget):
    """The tiles of the best hand in their sets, whose it was and what it counted."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._best: BestHand | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.heading, self.said = label(), label(wrap=True)
        self.tiles = TileRow(theme, TILE, gap=10, each=True)
        self.total, self.sum = label(), label(wrap=True)
        self.counted = label(wrap=True)
        whose = fill(QVBoxLayout(), self.heading, self.said, spacing=2)
        self._head = fill(QHBoxLayout(), (whose, 1), spacing=14)
        self._figures = fill(QVBoxLayout(), STRETCH, self.total, self.sum, STRETCH, spacing=0)
        self._hand = fill(QHBoxLayout(), (self.tiles, 1), self._figures, spacing=14)
        fill(
            QVBoxLayout(self),
            self._head,
            6,
            self._hand,
            4,
            self.counted,
            spacing=2,
            margins=(FRAME + 18, FRAME + 10, FRAME + 18, FRAME + 10),
        )
        for figure in (self.total, self.sum):
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_hand(self, best: BestHand | None) -> None:
        """Show a hand; None: nobody has won one."""
        self._best = best
        self.heading.setText(words.best())
        self.said.setText(words.no_best() if best is None else best.said)
        sets = () if best is None else best.hand.sets
        self.tiles.show_groups([Group(one.tiles, one.name, one.last, one.begins) for one in sets])
        if best is not None:
            self.tiles.show_as(best.hand.faces)
        self.tiles.setVisible(bool(sets))
        self._place_figures(self._hand if sets else self._head)
        self.total.setText("" if best is None else best.hand.total)
        self._fit_sum()
        self.sum.setVisible(bool(self.sum.text()))
        self.counted.setText("" if best is None else best.counted)
        self.counted.setVisible(bool(self.counted.text()))
        self.setAccessibleName(
            f"{self.heading.text()}: {self.said.text()} {self.total.text()} {self.counted.text()}".strip()
        )

    def _place_figures(self, row: QHBoxLayout) -> None:
        """Let the figures stand beside the tiles; where none were laid, beside whose hand it was."""
        other = self._head if row is self._hand else self._hand
        if row.indexOf(self._figures) < 0:
            other.removeItem(self._figures)
            nest(row, self._figures)

    def set_scale(self, scale: float) -> None:
        """Show the tiles so many times as large as in the design."""
        self.tiles.set_tile_width(round(TILE * scale))

    def _restyle(self) -> None:
        set_look(self.heading, display_font(self._theme, 21), LACQUER.title)
        set_look(self.said, text_font(self._theme, 13.5), LACQUER.text)
        set_look(self.total, text_font(self._theme, 28, QFont.Weight.Bold), LACQUER.title)
        set_look(self.counted, text_font(self._theme, 13.5), LACQUER.text)
        set_look(self.sum, text_font(self._theme, 13.5), LACQUER.text)
        self._fit_sum()

    def _fit_sum(self) -> None:
        """Give a sum its width, as far as it may be; Qt would break a short one too.

        One that is too long says what it comes to alone, where that is not the total: tiles need the room.
        """
        hand, most = None if self._best is None else self._best.hand, self._theme.sized(SUM)
        wide = self.sum.fontMetrics().horizontalAdvance
        said = "" if hand is None else hand.arithmetic
        if hand is not None and wide(said) + 2 > most:
            said = hand.short_sum or said
        self.sum.setText(said)
        self.sum.setFixedWidth(min(wide(said) + 2, most))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame and baize."""
        painter = paint.smooth_painter(self)
        table_of(painter, QRectF(self.rect()), FRAME, self._theme.table_look)
