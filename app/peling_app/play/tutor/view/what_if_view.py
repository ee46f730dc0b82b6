"""*What if?*: what would come of what the user only looks at, two discards side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.model.faces import Faces
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Scale, Words, column
from peling_app.kit.view.text.terms import Terms, said
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words.numbers import number, strong
from peling_app.kit.words.tiles import tile_name
from peling_app.play.tutor.model.pages import Compared, WhatIfPage
from peling_app.play.tutor.view.cards import Facts, side_by_side
from peling_app.play.tutor.view.tile_flow import TileFlow
from peling_app.play.tutor.words import what_if as words

TILE: Final = 29
"""The width of the discard over its column."""
BAR: Final = 4
"""The height of the bar, in pixels."""


class WhatIfView(QWidget):
    """The heading, and below it how to ask, or what would come of it.

    Signals:
        laid_out: it has another size, and so has everything round it.
    """

    laid_out = Signal()

    def __init__(self, page: WhatIfPage, scale: Scale, terms: Terms | None) -> None:
        """Show a page."""
        super().__init__()
        paper = scale.theme.paper
        layout = column(self, spacing=scale.px(5))
        self.columns = tuple(_Column(one, page.faces, scale) for one in page.columns)
        self._hint: tuple[QWidget, QWidget] | None = None
        if not page.tries:
            heading = Words(scale.display(21), paper.ink, words.heading())
            beside = Words(scale.text(13), paper.ink3, page.hint_in_short)
            beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            beside.setAccessibleName(page.hint)
            whole = Words(scale.text(13.5), paper.ink2, page.hint)
            nest(layout, fill(QHBoxLayout(), heading, (beside, 1), margins=(0, 0, 0, 0), spacing=12))
            layout.addWidget(whole)
            self._hint = whole, beside
            self.shorten(on=False)
            return
        layout.addWidget(Words(scale.display(21), paper.ink, words.heading() if self.columns else page.title))
        if self.columns:
            line = side_by_side(scale)
            for one in self.columns:
                line.addWidget(one, 1)
            fill(layout, line, scale.px(2))
            if any(tried.facts for tried in page.tries):
                layout.addWidget(said(terms, scale.text(14), paper.ink2, page.title))
        for tried in page.tries:
            if tried.way:
                fill(layout, scale.px(4), Words(scale.display(17), paper.ink, tried.way))
            layout.addWidget(Facts(tried.facts, scale, terms, page.faces))

    @property
    def answers(self) -> bool:
        """Return whether it shows what would come of something, not how to ask."""
        return self._hint is None

    def shorten(self, *, on: bool) -> None:
        """Say in a few words beside the heading how to ask, or again at length; what was asked stays."""
        if self._hint is not None:
            whole, beside = self._hint
            whole.setVisible(not on)
            beside.setVisible(on)

    def leave_out(self, *, on: bool) -> None:
        """Leave out how to ask, or say it again; what was asked stays."""
        if self._hint is not None:
            self.setVisible(not on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask to come into sight, once everything round it has its place too."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.laid_out.emit)


class _Column(QWidget):
    """A discard: its tile, what counts most, which tiles help, figures; the better one has an edge."""

    def __init__(self, one: Compared, faces: Faces, scale: Scale) -> None:
        super().__init__()
        self._one = one
        self._scale = scale
        paper = scale.theme.paper
        tile = TileRow(scale.theme, TILE)
        tile.show_tiles(one.tile)
        tile.show_as(faces)
        tile.setFixedSize(tile.sizeHint())
        name = Words(scale.text(13), paper.ink2, tile_name(one.tile))
        first = Words(scale.text(14, QFont.Weight.DemiBold), paper.ink, strong(one.head), rich=True)
        titles = fill(column(), STRETCH, name, first, STRETCH)
        head = fill(QHBoxLayout(), tile, (titles, 1), margins=(0, 0, 0, 0), spacing=8)
        layout = fill(column(self), head, margins=(10, 7, 10, 9), spacing=4)
        if one.share is not None:
            layout.addWidget(_Bar(one.share, scale))
        if one.kinds:
            groups = [(kind,) for kind, _ in one.kinds]
            live = [number(left) for _, left in one.kinds]
            layout.addWidget(TileFlow(groups, faces, scale, one.spoken, live))
        for line in one.lines:
            layout.addWidget(Words(scale.text(13), paper.ink2, strong(line), rich=True))
        layout.addStretch(1)
        self.setAccessibleName(one.spoken)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the edge."""
        painter = paint.smooth_painter(self)
        paper, high = self._scale.theme.paper, self._scale.theme.is_high_contrast()
        wide = 2.0 if self._one.better else 1.0
        edge = paper.gold if self._one.better else paper.ink if high else paper.line
        painter.setPen(QPen(QColor(edge), wide))
        painter.setBrush(QColor(paper.gold_ground if self._one.better and not high else paper.top))
        inside = wide / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inside, inside, -inside, -inside), 7, 7)


class _Bar(QWidget):
    """How many tiles help, against the larger number of two."""

    def __init__(self, share: float, scale: Scale) -> None:
        super().__init__()
        self._share = share
        self._scale = scale
        self.setFixedHeight(BAR + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the track and the bar on it."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        track = QRectF(0, 1, self.width(), BAR)
        painter.fillRect(track, QColor(paper.line))
        painter.fillRect(QRectF(0, 1, self.width() * self._share, BAR), QColor(paper.gold))
