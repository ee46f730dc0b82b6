"""A choice between a few looks, each shown by a picture of itself over its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER, table_look
from peling_app.kit.view import paint
from peling_app.kit.view.controls import RING
from peling_app.kit.view.text.flow import Flow, follow_width
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.view.toggling import OneOfSeveral
from peling_app.kit.words.tips import tip
from peling_app.platform.settings import Cloth, TileSet
from peling_app.play.table.view.felt import table_of

TICK: Final = 22
"""Pixels kept for the tick before the name, so that nothing moves when the choice changes."""
SHOWN: Final = ("C5", "B7", "D3", "E", "Fl3")
TILE: Final = 0.5
"""Which tiles the pictures of tiles and cloths show, and how wide, in heights of a picture."""
ROUND: Final = 7
"""Pixels of the radius of a card's corners."""

Painted: TypeAlias = Callable[[QPainter, QRectF, str], None]
"""Paints the picture of a value into a place, which is clipped."""


class PictureChoice(QWidget):
    """Cards side by side, line below line, of which one is chosen; arrows move, the chosen card has a tick.

    Signals:
        chosen: the user chose the card of this value.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, values: Sequence[str], picture: QSize, painted: Painted) -> None:
        """Make one card for each value, with a picture so large; give the names with `set_words`."""
        super().__init__()
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        row = Flow(self, spacing=8, leading=8)
        follow_width(self)
        self._cards: list[_Card] = []
        for number, value in enumerate(self._values):
            card = _Card(theme, value, picture, painted, self)
            self._group.addButton(card, number)
            self._cards.append(card)
            row.addWidget(card)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    def set_words(self, name: str, words: Sequence[str], said: Sequence[str]) -> None:
        """Set the name of the choice, the names of its cards, and what each means."""
        self.setAccessibleName(name)
        for card, text, meant in zip(self._cards, words, said, strict=True):
            card.setText(text)
            card.setAccessibleName(f"{name}: {text}")
            card.setToolTip(tip(meant))
            card.setAccessibleDescription(meant)
            card.updateGeometry()

    def value(self) -> str:
        """Return the value of the chosen card; the first when none is chosen."""
        return self._values[max(0, self._group.checkedId())]

    def set_value(self, value: str) -> None:
        """Choose a card without telling anybody."""
        self.card(value).setChecked(True)

    def card(self, value: str) -> OneOfSeveral:
        """Return the card of a value."""
        return self._cards[self._values.index(value)]


class _Card(OneOfSeveral):
    """A picture over its name; the chosen one has a frame, a dark foot and a tick."""

    def __init__(self, theme: Theme, value: str, picture: QSize, painted: Painted, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._value = value
        self._picture = picture
        self._painted = painted

    def sizeHint(self) -> QSize:
        """Return the room for the picture, or for a longer name, and the ring of the focus."""
        wide = QFontMetricsF(self._font()).horizontalAdvance(self.text()) + TICK + 20
        return QSize(
            max(self._picture.width(), round(wide)) + 2 * RING,
            self._picture.height() + self._foot() + 2 * RING,
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint picture and name."""
        painter = paint.smooth_painter(self, pictures=True)
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        paper, chosen = self._theme.paper, self.isChecked()
        outline = QPainterPath()
        outline.addRoundedRect(area, ROUND, ROUND)
        painter.save()
        painter.setClipPath(outline)
        top = QRectF(area.left(), area.top(), area.width(), area.height() - self._foot())
        painter.save()
        self._painted(painter, top, self._value)
        painter.restore()
        foot = QRectF(area.left(), top.bottom(), area.width(), self._foot())
        rest = paper.panel if self.underMouse() else paper.top
        painter.fillRect(foot, QColor(paper.chosen if chosen else rest))
        painter.restore()
        self._paint_name(painter, foot)
        strong = chosen or self._theme.is_high_contrast()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(paper.chosen if chosen else paper.border), 2 if strong else 1))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND)
        if self.hasFocus():
            ring = LACQUER.highlight if chosen and not self._theme.is_night() else paper.gold
            paint.focus_ring(painter, QRectF(self.rect()), ring, ROUND + RING)

    def _foot(self) -> int:
        return self._font().pixelSize() + 18

    def _paint_name(self, painter: QPainter, foot: QRectF) -> None:
        paper, font = self._theme.paper, self._font()
        ink = QColor(paper.chosen_text if self.isChecked() else paper.ink2)
        wide = QFontMetricsF(font).horizontalAdvance(self.text())
        begin = foot.center().x() - wide / 2 + (TICK / 2 if self.isChecked() else 0)
        if self.isChecked():
            picture = paint.icon("check", ink.name(), 14, self.devicePixelRatioF())
            painter.drawImage(QPointF(round(begin - TICK), round(foot.center().y() - 7)), picture)
        painter.setFont(font)
        painter.setPen(ink)
        place = QRectF(begin, foot.top(), wide + 2, foot.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())


def paint_tiles(theme: Theme, painter: QPainter, place: QRectF, value: str) -> None:
    """Show a tile of each kind with these faces on the cloth."""
    paint.baize_ground(painter, place, theme.felt)
    tile = round(place.height() * TILE)
    left, top = place.center().x() - len(SHOWN) * (tile + 2) / 2, place.center().y() - tile * 0.75
    for number, face in enumerate(SHOWN):
        draw_tile(painter, TileSet(value), face, left + number * (tile + 2), top, tile)


def paint_cloth(theme: Theme, painter: QPainter, place: QRectF, value: str) -> None:
    """Show a corner of a table with this cloth, and two tiles on it."""
    look = table_look(Cloth(value), flat=theme.is_high_contrast(), night=theme.is_night())
    table_of(painter, place, 8, look)
    tile = round(place.height() * TILE * 0.8)
    left, top = place.center().x() - tile, place.center().y() - tile * 0.75
    for number, face in enumerate(SHOWN[1:3]):
        draw_tile(painter, theme.tiles, face, left + number * tile, top, tile)
