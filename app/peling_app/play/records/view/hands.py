"""The best hands, with their tiles in sets."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.style import text_font
from peling_app.kit.view.tiles.pictures import Group, TileRow
from peling_app.play.records.model.page import BestHand
from peling_app.play.records.words import records as words

TILE: Final = 30
"""Pixels of a tile's width, where there is room."""


class HandRow(QWidget):
    """One of the best hands: its tiles, when and how it was won, what it counted."""

    def __init__(self, hand: BestHand, theme: Theme) -> None:
        """Show a hand."""
        super().__init__()
        self.tiles = TileRow(theme, theme.sized(TILE), gap=9, each=True)
        self.tiles.show_groups([Group(tiles) for tiles in hand.sets])
        self.tiles.show_as(hand.faces)
        when, said, points = label(), label("small", wrap=True), label()
        when.setText(hand.when)
        said.setText(hand.said)
        points.setText(hand.points)
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        set_look(when, text_font(theme, 13.5), theme.paper.ink)
        set_look(points, text_font(theme, 27, QFont.Weight.Bold), theme.paper.ink)
        line = fill(QHBoxLayout(), when, (said, 1), spacing=12)
        left = fill(QVBoxLayout(), self.tiles, line, spacing=2)
        fill(QHBoxLayout(self), (left, 1), points, margins=(0, 6, 0, 6), spacing=12)
        self.setAccessibleName(words.hand_said(hand.points, hand.when, hand.said))
