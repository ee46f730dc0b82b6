"""The birds that do not play: each can be seated in the place of one that does."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.dialogs.menu import open_menu
from peling_app.kit.view.keys import letters, take_enter
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import hand_over
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.pressing import Seen
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.painting import draw_tile, tile_image
from peling_app.kit.words.tips import tip
from peling_app.play.birds import Bird
from peling_app.play.words.games import bird_name, manner

MIME: Final = "application/x-pe-ling-bird"
TILE: Final = 38
PAD: Final = 6
WORDS: Final = 92
"""Pixels for the words beside a portrait."""
LEADING: Final = 1.25


def bird_of(data: QMimeData) -> Bird | None:
    """Return the bird that is dragged; None: something else is."""
    name = bytes(data.data(MIME).data()).decode("ascii", "replace")
    return Bird(name) if name in set(Bird) else None


class FenceBird(Seen, QAbstractButton):
    """A bird on the fence: portrait, name, manner; it can be dragged to a place, or pressed for a menu."""

    def __init__(self, theme: Theme, bird: Bird, parent: QWidget | None = None) -> None:
        """Show a bird."""
        super().__init__(parent)
        self._theme = theme
        self.bird = bird
        self._pressed_at = QPoint()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.word()

    def word(self) -> None:
        """Say it again in the language of the day."""
        self.setText(bird_name(self.bird))
        self.setAccessibleName(f"{self.text()}: {manner(self.bird)}")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for the portrait beside name and manner."""
        name = QFontMetricsF(self._fonts()[0])
        wide = max(name.horizontalAdvance(self.text()), float(self._theme.sized(WORDS)))
        tall = max(TILE * 1.5, name.height() + self._said(None, QRectF(0, 0, wide, 0)))
        return QSize(round(wide) + TILE + 10 + 2 * PAD + 2, round(tall) + 2 * PAD)

    def _said(self, painter: QPainter | None, place: QRectF) -> float:
        """Write the manner, wrapped, and return its height; without a painter only that."""
        return paint.paragraph(painter, place, manner(self.bird), self._fonts()[1], LEADING)

    def minimumSizeHint(self) -> QSize:
        """Return room for the portrait: words are cut before that."""
        return QSize(TILE + 40, self.sizeHint().height())

    def _fonts(self) -> tuple[QFont, QFont]:
        return display_font(self._theme, 18), text_font(self._theme, 12.5)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a drag would begin."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the tile."""
        far = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if not event.buttons() & Qt.MouseButton.LeftButton or far < QApplication.startDragDistance():
            return
        self.setDown(False)
        drag = QDrag(self)
        data = QMimeData()
        data.setData(MIME, self.bird.value.encode("ascii"))
        drag.setMimeData(data)
        picture = tile_image(
            self._theme.tiles, self.bird.value, TILE + 20, self.devicePixelRatioF(), index=False
        )
        drag.setPixmap(QPixmap.fromImage(picture))
        drag.setHotSpot(QPoint(TILE // 2 + 10, TILE))
        drag.exec(Qt.DropAction.MoveAction)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter, as with Space."""
        if not take_enter(event, self.click):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint portrait and words."""
        painter = paint.smooth_painter(self, pictures=True)
        paper = self._theme.paper
        area = QRectF(self.rect())
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(paper.panel))
            painter.drawRoundedRect(area, 6, 6)
        draw_tile(
            painter,
            self._theme.tiles,
            self.bird.value,
            PAD,
            (area.height() - TILE * 1.5) / 2,
            TILE,
            index=False,
        )
        left = PAD + TILE + 10
        room = area.width() - left - PAD
        name = self._fonts()[0]
        metrics = QFontMetricsF(name)
        below = QRectF(left, 0, room, 0)
        top = (area.height() - metrics.height() - self._said(None, below)) / 2
        painter.setFont(name)
        painter.setPen(QColor(paper.ink))
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(left, top + metrics.ascent()), shown)
        painter.setPen(QColor(paper.ink2))
        below.moveTop(top + metrics.height())
        self._said(painter, below)
        if self.hasFocus():
            paint.focus_ring(painter, area, paper.gold, 6)


class Fence(Worded):
    """The birds that do not play.

    Signals:
        seat_asked: this bird is to sit on the chair of this number, from 0.
    """

    seat_asked = Signal(object, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Begin with nobody on it."""
        super().__init__(parent)
        self._seated: tuple[str, ...] = ()
        self._title = label("lead")
        self._words = label("small", wrap=True)
        self.birds = tuple(FenceBird(theme, bird, self) for bird in Bird)
        # With fewer players more birds are on it: they take another line.
        row = Flow(spacing=14, leading=4)
        for bird in self.birds:
            row.addWidget(bird)
        fill(QVBoxLayout(self), self._title, self._words, row, spacing=0, margins=(0, 0, 0, 0))
        for button in self.birds:
            button.clicked.connect(partial(self._offer, button))
        self.retranslate()

    def show_birds(self, absent: tuple[Bird, ...], seated: tuple[str, ...]) -> None:
        """Show the birds that do not play; `seated` says what those who do are called, chair by chair.

        Where one that has the focus takes a place, the one who gives it up has the focus.
        """
        self._seated = seated
        here = [button for button in self.birds if button.bird in absent]
        come = [button for button in here if button.isHidden()]
        for button in here:
            button.show()
        held = self.window().focusWidget()
        if held in self.birds and held not in here and come:
            hand_over(come[0])
        for button in self.birds:
            button.setVisible(button in here)

    def retranslate(self) -> None:
        """Word the fence again."""
        self._title.setText(self.tr("On the fence"))
        self._words.setText(self.tr("Lay one on a place to seat it."))
        for button in self.birds:
            button.word()
            button.setToolTip(tip(self.tr("Drag it to a place, or press it to choose one")))

    def _offer(self, button: FenceBird) -> None:
        """Ask in whose place a bird is to sit."""
        menu = QMenu(self)
        for number, name in enumerate(self._seated):
            choice = menu.addAction(self.tr("In place of {name}").format(name=letters(name)))
            choice.triggered.connect(partial(self.seat_asked.emit, button.bird, number))
        open_menu(menu, button.mapToGlobal(QPoint(0, button.height())), once=True)
