"""The gentle stop before a grave mistake: a sheet of paper in the place of the claim bar, without a sound."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.faces import Faces
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import SHEET, Button, Kind, Over
from peling_app.kit.view.layouts import STRETCH, fill, make_ready
from peling_app.kit.view.page import go_round
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.style import dress
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.tutor.model.coach import StopPage
from peling_app.play.tutor.view.marks import GradeMark
from peling_app.play.tutor.words import coach as words

WIDE = 644
FOOT = 0.17
"""The share of the table's height below the sheet: there the own hand is."""
TILE = 42
RIGHT = Qt.AlignmentFlag.AlignRight


class StopSheet(QFrame):
    """Says what a choice loses and why; nothing else on the table moves.

    Signals:
        played: it is to be done all the same.
        asked: the table of the coach is wanted.
        silenced: no more of this in this deal.
        closed: the user thinks again.
        shown: it came into sight (True) or went.
    """

    played = Signal()
    asked = Signal()
    silenced = Signal()
    closed = Signal()
    shown = Signal(bool)

    def __init__(self, theme: Theme, table: QWidget, parent: QWidget) -> None:
        """Make a hidden sheet over a table."""
        super().__init__(parent)
        self._theme = theme
        self._table = table
        self._ask: Callable[[], StopPage] | None = None
        self._tile = TileRow(theme, TILE)
        self._mark = QHBoxLayout()
        self._title, self._why, self._figure = label("heading", wrap=True), label(wrap=True), label("small")
        self.play = Button(theme)
        self.show_me = Button(theme, icon="eye")
        self.think = Button(theme, Kind.PRIMARY, key="Esc")
        self.silence = QuietLink(Scale(theme), "")
        head = fill(QHBoxLayout(), self._mark, (self._title, 1), spacing=10)
        small = fill(QVBoxLayout(), STRETCH, (self._figure, 0, RIGHT), (self.silence, 0, RIGHT), spacing=0)
        buttons = QWidget()
        flow = Flow(buttons, spacing=0, leading=0)
        for button in (self.play, self.show_me, self.think):
            flow.addWidget(button)
        foot = fill(QHBoxLayout(), (buttons, 1), small, spacing=8)
        right = fill(QVBoxLayout(), head, self._why, spacing=4)
        above = fill(QHBoxLayout(), (self._tile, 0, Qt.AlignmentFlag.AlignTop), (right, 1), spacing=18)
        fill(QVBoxLayout(self), above, foot, margins=(22, 14, 18, 10), spacing=6)
        self.play.clicked.connect(self._play)
        self.show_me.clicked.connect(self._show_me)
        self.think.clicked.connect(self.close_and_return)
        Over(self, SHEET)
        self.silence.clicked.connect(self._silence)
        dress(self, theme)
        self.hide()
        theme.changed.connect(self._place)

    def open(self, ask: Callable[[], StopPage], faces: Faces) -> None:
        """Stop the user; the focus goes to the button that does nothing. Another language asks again."""
        self._ask = ask
        self._tile.show_as(faces)
        self._show_words(ask())
        self._place()
        self.show()
        self.raise_()
        self.think.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit(True)

    def _show_words(self, page: StopPage) -> None:
        while (item := self._mark.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._mark.addWidget(GradeMark(self._theme, page.grade))
        self._tile.show_tiles(*(() if page.tile is None else (page.tile,)))
        self._tile.setVisible(page.tile is not None)
        self._title.setText(page.title)
        self._why.setText(page.why)
        self._figure.setText(page.figure)
        for button, name in (
            (self.play, "play-it"),
            (self.show_me, "show-me"),
            (self.think, "think"),
            (self.silence, "not-again"),
        ):
            button.setText(words.fixed(name))
        self.setAccessibleName(f"{page.title}. {page.why}")
        self.think.setAccessibleDescription(f"{page.title}. {page.why}")

    def changeEvent(self, event: QEvent) -> None:
        """Say the same in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._ask is not None and not self.isHidden():
            self._show_words(self._ask())
            self._place()

    def close_and_return(self) -> None:
        """Put the sheet away; the focus goes back to the table."""
        self.put_away()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def put_away(self) -> None:
        """Put the sheet away: what it speaks of is over."""
        if not self.isHidden():
            self.hide()
            self.shown.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Think again with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_and_return()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Let Tab go round on the sheet."""
        return go_round(self, following=following) or super().focusNextPrevChild(following)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint paper with a brass edge."""
        painter = paint.smooth_painter(self)
        area, paper = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self._theme.paper
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.setBrush(paint.vertical_gradient(area, paper.top, paper.foot))
        painter.drawRoundedRect(area, 8, 8)

    def _place(self) -> None:
        """Lie above the own hand, in the middle of the table."""
        parent = self.parentWidget()
        if parent is None:
            return
        zoom = max(1.0, self._theme.zoom() / 100)
        width = round(min(WIDE * zoom, self._table.width() - 40))
        layout = self.layout()
        make_ready(self)
        # In its own width: wrapped words that are asked for their size think themselves narrow, and so high.
        high = self.sizeHint().height() if layout is None else layout.totalHeightForWidth(width)
        corner = self._table.mapTo(parent, QPoint())
        top = corner.y() + round(self._table.height() * (1 - FOOT)) - high
        left = corner.x() + (self._table.width() - width) // 2
        self.setGeometry(left, max(corner.y(), top), width, high)

    def _play(self) -> None:
        self.put_away()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.played.emit()

    def _show_me(self) -> None:
        self.close_and_return()
        self.asked.emit()

    def _silence(self) -> None:
        self.close_and_return()
        self.silenced.emit()
