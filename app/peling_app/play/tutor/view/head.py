"""The head of the page "Now": what has happened, what is to be done now, and how."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import Scale, Words, column, small_capitals
from peling_app.kit.view.text.terms import Terms, said
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.tutor.model.pages import NowPage

TILE = 50
"""The width of the tile in question."""


class Head(QWidget):
    """The tile in question with what was done with it; below what may be done, the first sentence bold.

    How it is done is said for the mouse or for keys, as they are used at the moment.
    """

    def __init__(self, page: NowPage, scale: Scale, terms: Terms | None) -> None:
        """Show the head of a page."""
        super().__init__()
        self._how = page.how
        paper = scale.theme.paper
        layout = column(self)
        line = fill(QHBoxLayout(), margins=(0, 0, 0, 0), spacing=scale.px(14))
        happened = fill(column(spacing=0 if page.tile is not None else scale.px(5)), STRETCH)
        if page.tile is not None:
            tile = TileRow(scale.theme, TILE)
            tile.show_tiles(page.tile)
            tile.show_as(page.faces)
            tile.setFixedSize(tile.sizeHint())
            line.addWidget(tile, 0, Qt.AlignmentFlag.AlignVCenter)
            happened.addWidget(Words(scale.display(25), paper.ink, page.kicker))
        else:
            happened.addWidget(small_capitals(scale, page.kicker))
        happened.addWidget(Words(scale.display(25), paper.ink, page.heading))
        happened.addStretch(1)
        line.addLayout(happened, 1)
        lead = said(terms, scale.text(15.5), paper.ink, begun_bold(page.lead), rich=True)
        self.how = Words(scale.text(14), paper.ink2, "")
        fill(layout, line, scale.px(8), lead, scale.px(2), self.how)
        self.use_keys(on=paint.RINGS.keys)

    def use_keys(self, *, on: bool) -> None:
        """Say how it is done by keys, or by the mouse."""
        words = self._how[on]
        self.how.setText(words)
        self.how.setAccessibleName(words)
        self.how.setVisible(bool(words))


def begun_bold(text: str) -> str:
    """Return words as rich text with their first sentence bold.

    >>> begun_bold("Pung it or pass. There is no hurry.")
    '<b>Pung it or pass.</b> There is no hurry.'
    >>> begun_bold("Discard a tile.")
    '<b>Discard a tile.</b>'
    """
    first, stop, rest = escape(text, quote=False).partition(". ")
    return f"<b>{first}{stop.strip()}</b> {rest}".strip()
