"""The table when a decision was taken: every hand open on baize, with what was played and what was better."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import BAIZE, LACQUER, WIND_FONT
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.play.review.model.scene import Mark, Scene, SeatRow, spoken
from peling_app.play.review.words import review as words

FRAME: Final = 12
OWN, OTHER, SMALL = 38, 30, 22
"""Pixels of a tile's width: of the own hand, of the others', of discards."""
OWN_SHARE: Final = 1.5
"""How much higher the own row is than one of the others; more where the words below its tiles are large."""
LEAST_DISCARD: Final = 16
"""Discards are called so where they are at least so wide below the word: smaller they have its room."""
PLAYED, BETTER = "#E08A74", "#9AD0AE"
"""The rings on felt."""
GAP: Final = 10
BETWEEN: Final = 18.0
"""Pixels between the words under two tiles."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class Position(QWidget):
    """Four hands, one below the other."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._scene = Scene()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def show_scene(self, scene: Scene) -> None:
        """Show another moment."""
        self._scene = scene
        self.setAccessibleName(words.fixed("position"))
        self.setAccessibleDescription(spoken(scene))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return QSize(900, 400)

    def minimumSizeHint(self) -> QSize:
        """Return a size in which every tile can still be read."""
        zoom = max(1.0, self._theme.zoom() / 100)
        return QSize(420, round(60 + 34 * zoom + 3 * max(32.0, 26 * zoom)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, felt and rows."""
        painter = paint.smooth_painter(self, pictures=True)
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, BAIZE.rosewood, BAIZE.rosewood_dark))
        felt = area.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        paint.baize_ground(painter, felt, self._theme.felt)
        scene = self._scene
        if not scene.rows:
            return
        inside = felt.adjusted(12, 6, -12, -8)
        head = QFontMetricsF(display_font(self._theme, 20)).height() + 6
        self._paint_head(painter, QRectF(inside.left(), inside.top(), inside.width(), head), scene)
        rows = QRectF(inside.left(), inside.top() + head, inside.width(), inside.height() - head)
        count, marks = len(scene.rows), self._below()
        unit = min(rows.height() / (OWN_SHARE + count - 1), (rows.height() - marks) / count)
        plate = self._plate_width(scene)
        top = rows.top()
        for place, row in enumerate(scene.rows):
            high = rows.height() - (count - 1) * unit if place == 0 else unit
            self._paint_row(painter, QRectF(rows.left(), top, rows.width(), high), row, plate, place)
            top += high

    def _below(self) -> float:
        """Return the height of the words below the own tiles."""
        return QFontMetricsF(text_font(self._theme, 13)).height() + 6

    def _plate_width(self, scene: Scene) -> float:
        names = QFontMetricsF(display_font(self._theme, 17))
        winds = QFontMetricsF(text_font(self._theme, 13))
        wide = max(
            max(names.horizontalAdvance(row.name), winds.horizontalAdvance(row.wind)) for row in scene.rows
        )
        return min(46 + wide, self.width() * 0.26)

    def _paint_head(self, painter: QPainter, area: QRectF, scene: Scene) -> None:
        painter.setFont(text_font(self._theme, 13.5))
        painter.setPen(QColor(BAIZE.small_text))
        note = painter.fontMetrics().horizontalAdvance(scene.note)
        title = QFontMetricsF(display_font(self._theme, 20)).horizontalAdvance(scene.title)
        has_room = title + note + 40 <= area.width()
        if has_room:
            painter.drawText(area.adjusted(0, 0, -6, 0), Qt.AlignmentFlag.AlignRight | MIDDLE, scene.note)
        painter.setFont(display_font(self._theme, 20))
        painter.setPen(QColor(BAIZE.text))
        painter.drawText(
            area.adjusted(6, 0, -6, 0), MIDDLE, paint.cut(painter, scene.title, area.width() - 12)
        )

    def _paint_row(self, painter: QPainter, area: QRectF, row: SeatRow, plate: float, place: int) -> None:
        own = place == 0
        if own:
            painter.setPen(QPen(QColor(LACQUER.brass), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(0.5, 2.5, -0.5, -2.5), 6, 6)
        elif place > 1:
            painter.fillRect(QRectF(area.left(), area.top(), area.width(), 1), paint.colour(BAIZE.text, 0.25))
        self._paint_plate(painter, QRectF(area.left() + 12, area.top(), plate, area.height()), row)
        below = self._below() if own else 0
        edge = min(6.0, area.height() / 10)
        left = area.left() + 12 + plate + 14
        river = max(96.0, area.width() * 0.17)
        wide = area.right() - left - river - 20
        hand = QRectF(left, area.top() + edge, wide, area.height() - 2 * edge - below)
        boxes = self._paint_hand(painter, hand, row, OWN if own else OTHER, offered=own)
        self._paint_river(
            painter,
            QRectF(area.right() - river - 10, area.top() + 4, river, area.height() - 8),
            row,
            headed=own,
        )
        if own:
            self._paint_marks(painter, boxes, hand, below)

    def _paint_plate(self, painter: QPainter, area: QRectF, row: SeatRow) -> None:
        box = QRectF(area.left(), area.center().y() - 15, 30, 30)
        painter.setPen(QPen(QColor(LACQUER.brass), 1))
        painter.setBrush(QColor(LACQUER.ground8))
        painter.drawRoundedRect(box, 3, 3)
        glyph = QFont(WIND_FONT)
        glyph.setPixelSize(18)
        painter.setFont(glyph)
        painter.setPen(QColor(LACQUER.cream))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.glyph)
        lines = self.plate_lines(row, area.height())
        top = area.center().y() - sum(line[3] for line in lines) / 2
        room = area.right() - box.right() - 8
        for said, font, ink, tall in lines:
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(
                QRectF(box.right() + 10, top, room, tall), MIDDLE, paint.cut(painter, said, room)
            )
            top += tall

    def plate_lines(self, row: SeatRow, high: float) -> list[tuple[str, QFont, str, float]]:
        """Return the words beside the sign of the wind, with font, ink, height: in a low row the name.

        The sign says the wind too.
        """
        name, wind = display_font(self._theme, 17), text_font(self._theme, 13)
        lines = [
            (row.name, name, BAIZE.text, QFontMetricsF(name).height()),
            (row.wind, wind, BAIZE.small_text, QFontMetricsF(wind).height()),
        ]
        return lines if sum(line[3] for line in lines) <= high else lines[:1]

    def _paint_hand(
        self, painter: QPainter, area: QRectF, row: SeatRow, most: int, *, offered: bool
    ) -> list[QRectF]:
        """Paint sets and standing tiles; return the places of the standing ones, and of the tile offered."""
        groups: list[tuple[Tile, ...]] = [*row.sets, row.standing]
        offer = self._scene.offered if offered else None
        if offer is not None:
            groups.append((offer,))
        tiles = sum(map(len, groups))
        gaps = GAP * (len(groups) - 1)
        most = round(most * max(1.0, self.width() / 900))
        width = int(min(most, (area.width() - gaps) / max(1, tiles) - 1, area.height() / 1.55))
        x, y = area.left(), area.center().y() - width * 0.75
        boxes: list[QRectF] = []
        for place, group in enumerate(groups):
            for tile in group:
                if place >= len(row.sets):
                    boxes.append(QRectF(x, y, width, width * 1.5))
                self._tile(painter, tile, x, y, width)
                x += width + 1
            x += GAP
        if offer is not None:
            painter.setPen(QPen(QColor(LACQUER.highlight), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(boxes[-1].adjusted(-4, -4, 4, 4), 5, 5)
        return boxes

    def _paint_river(self, painter: QPainter, area: QRectF, row: SeatRow, *, headed: bool) -> None:
        word, boxes = self.river(len(row.discards), area, headed=headed)
        if word is not None:
            painter.setFont(text_font(self._theme, 13))
            painter.setPen(QColor(BAIZE.small_text))
            painter.drawText(word, Qt.AlignmentFlag.AlignRight | MIDDLE, words.fixed("discards"))
        for tile, box in zip(row.discards, boxes, strict=True):
            self._tile(painter, tile, box.x(), box.y(), int(box.width()))

    def river(self, count: int, area: QRectF, *, headed: bool) -> tuple[QRectF | None, list[QRectF]]:
        """Return where the word for discards stands, and each of so many of them; no word: it has no room."""
        if headed:
            high = QFontMetricsF(text_font(self._theme, 13)).height()
            word = QRectF(area.left(), area.top() + 2, area.width(), high)
            boxes = self._rows_of(count, area.adjusted(0, high + 4, 0, 0))
            if all(box.width() >= LEAST_DISCARD for box in boxes):
                return word, boxes
        return None, self._rows_of(count, area)

    def _rows_of(self, count: int, room: QRectF) -> list[QRectF]:
        """Return the places of discards in rows that end at the right, as large as they have room."""
        width = round(SMALL * max(1.0, self.width() / 900))
        in_row, lines = _rows(count, room, width)
        while width > 1 and lines * (width * 1.5 + 1) > room.height():
            width -= 1
            in_row, lines = _rows(count, room, width)
        top = room.center().y() - lines * (width * 1.5 + 1) / 2
        boxes = []
        for place in range(count):
            line, column = divmod(place, in_row)
            short = min(in_row, count - line * in_row)
            left = room.right() - (short - column) * (width + 1)
            boxes.append(QRectF(left, top + line * (width * 1.5 + 1), width, width * 1.5))
        return boxes

    def _tile(self, painter: QPainter, tile: Tile, x: float, y: float, width: int) -> None:
        code = self._scene.faces.of(tile)
        draw_tile(painter, self._theme.tiles, code, x, y, width, index=width >= 18)

    def _paint_marks(self, painter: QPainter, boxes: list[QRectF], hand: QRectF, below: float) -> None:
        """Ring what was played and what was better, and say so under it, without words over words."""
        painter.setFont(text_font(self._theme, 13, QFont.Weight.DemiBold))
        metrics = QFontMetricsF(painter.font())
        ordered = sorted(self._scene.marks, key=lambda mark: boxes[mark.places[0]].left() if boxes else 0)
        texts = [f"▲ {mark.words}" for mark in ordered]
        wide = [metrics.horizontalAdvance(text) + BETWEEN for text in texts]
        if sum(wide) > hand.width():
            texts = [f"▲ {mark.short}" for mark in ordered]
            wide = [metrics.horizontalAdvance(text) + BETWEEN for text in texts]
        free = hand.left()
        for place, (mark, text) in enumerate(zip(ordered, texts, strict=True)):
            box = boxes[mark.places[0]]
            ink = QColor(BETTER if mark.good else PLAYED)
            painter.setPen(QPen(ink, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ringed in self._ringed(mark):
                painter.drawRoundedRect(boxes[ringed].adjusted(-1.5, -1.5, 1.5, 1.5), 5, 5)
            left = max(free, min(box.left(), hand.right() - sum(wide[place:]) + BETWEEN))
            painter.setPen(ink)
            painter.drawText(QRectF(left, box.bottom() + 5, wide[place], below), MIDDLE, text)
            free = left + wide[place]

    def _ringed(self, mark: Mark) -> list[int]:
        """Return the tiles of a mark; those that the better choice takes as well have its ring alone."""
        taken = {place for one in self._scene.marks if one.good and not mark.good for place in one.places}
        return [place for place in mark.places if place not in taken]


def _rows(count: int, room: QRectF, width: int) -> tuple[int, int]:
    """Return how many tiles of this width lie in a row, and in how many rows so many of them."""
    in_row = max(1, int(room.width() / (width + 1)))
    return in_row, -(-count // in_row)
