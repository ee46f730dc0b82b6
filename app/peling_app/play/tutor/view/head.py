"""The head of the page "Now": what has happened, what is to be done now, and how."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QWidget
from shiboken6 import isValid

from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill, laid_out, nest
from peling_app.kit.view.parts import Scale, Words, column, rule, small_capitals
from peling_app.kit.view.text.terms import Terms, said
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.tutor.model.pages import NowPage

TILE = 50
"""The width of the tile in question."""
TEXT = 24
"""Where the words of the panel begin."""
SHADE = 8
"""The width of the shadow at the edge of the panel, on which nothing is laid."""
MOST = 4
"""How often the area is to be as high as what is pinned to its top."""


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
        nest(line, happened, 1)
        self.lead = said(terms, scale.text(15.5), paper.ink, begun_bold(page.lead), rich=True)
        self.how = Words(scale.text(14), paper.ink2, "")
        fill(layout, line, scale.px(8), self.lead, scale.px(2), self.how)
        self.use_keys(on=paint.RINGS.keys)

    def use_keys(self, *, on: bool) -> None:
        """Say how it is done by keys, or by the mouse."""
        words = self._how[on]
        self.how.setText(words)
        self.how.setAccessibleName(words)
        self.how.setVisible(bool(words))


class Pinned(QWidget):
    """What is to be done now, over the top of what scrolls while the head that says it is out of sight.

    It is there for who looks on from the table: in the page itself it would lie over what Tab comes to.
    """

    def __init__(self, head: Head, page: NowPage, scale: Scale, area: QScrollArea) -> None:
        """Repeat the lead of a head in the area that scrolls it."""
        super().__init__(area)
        self._head = head
        self._area = area
        paper = scale.theme.paper
        self._how = Words(scale.text(14), paper.ink2, "")
        first, _, _ = begun_bold(page.lead).partition("</b>")
        lead = Words(scale.text(15.5), paper.ink, f"{first}</b>", rich=True)
        line = rule(paper.line)
        side = TEXT - SHADE
        margins = (side, scale.px(6), side, scale.px(6))
        fill(column(self), fill(column(), lead, self._how, margins=margins), line)
        self.setAutoFillBackground(True)
        ground = self.palette()
        ground.setColor(self.backgroundRole(), QColor(paper.top))
        self.setPalette(ground)
        self.hide()
        area.verticalScrollBar().valueChanged.connect(self.follow)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.follow)

    def fit(self) -> int:
        """Take the place at the top of the area, with how it is done unless that would cover too much.

        Return the height.
        """
        port = self._area.viewport()
        room = QSize(port.width() - 2 * SHADE, 0)
        self._how.setText(self._head.how.text())
        self._how.setAccessibleName(self._how.text())
        self._how.setVisible(bool(self._how.text()))
        height = laid_out(self, room, self._how)
        if height > port.height() / MOST:
            self._how.hide()
            height = laid_out(self, room, self._how)
        self.move(port.x() + SHADE, port.y())
        return height

    def is_due(self, value: int) -> bool:
        """Return whether the words it repeats are out of sight when the page is scrolled so far."""
        page = self._area.widget()
        return page is not None and self._head.lead.mapTo(page, QPoint()).y() < value

    def follow(self) -> None:
        """Come where the head has gone, and go where it is seen."""
        if not isValid(self._head.lead):
            return  # its page is going, and this with it
        focus, gone = QApplication.focusWidget(), self.is_due(self._area.verticalScrollBar().value())
        if gone:
            self.fit()
        within = focus is not None and self._area.isAncestorOf(focus)
        self.setVisible(gone and not within)
        self.raise_()


def begun_bold(text: str) -> str:
    """Return words as rich text with their first sentence bold.

    >>> begun_bold("Pung it or pass. There is no hurry.")
    '<b>Pung it or pass.</b> There is no hurry.'
    >>> begun_bold("Discard a tile.")
    '<b>Discard a tile.</b>'
    """
    first, stop, rest = escape(text, quote=False).partition(". ")
    return f"<b>{first}{stop.strip()}</b> {rest}".strip()
