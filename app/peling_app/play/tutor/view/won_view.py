"""Show the hand that has won in its sets, each with its name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import Scale, Words, column, rule
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.tutor.model.pages import NowPage

TILE = 28
"""The width of its tiles."""


class WonView(QWidget):
    """The sets one below the other."""

    def __init__(self, page: NowPage, scale: Scale) -> None:
        """Show the sets of a page."""
        super().__init__()
        paper = scale.theme.paper
        layout = column(self)
        for place, (tiles, name) in enumerate(page.sets):
            if place:
                layout.addSpacing(scale.px(8))
                layout.addWidget(rule(paper.line))
                layout.addSpacing(scale.px(8))
            shown = TileRow(scale.theme, TILE)
            shown.show_tiles(*tiles)
            shown.show_as(page.faces)
            shown.setFixedSize(shown.sizeHint())
            called = Words(scale.text(14), paper.ink, name)
            line = fill(QHBoxLayout(), shown, (called, 1), margins=(0, 0, 0, 0), spacing=14)
            line.setAlignment(shown, Qt.AlignmentFlag.AlignVCenter)
            layout.addLayout(line)
