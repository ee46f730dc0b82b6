"""Draw the pictures on the three doors: a corner of a table, an open lesson, a page of a score sheet.

They are illustration only; the words beside them say the same. Each fills the room it is given with its
ground and fits its drawing into the middle; the drawing is 326 x 168 units.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen

from peling_app.kit.theme import DAY
from peling_app.kit.view import paint
from peling_app.kit.view.style import SERIFS
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.platform.resources import SANS
from peling_app.platform.settings import TileSet

WIDTH = 326
HEIGHT = 168
SHEET = (
    ("1", "−52", "−26", "+104", "−26"),
    ("2", "−416", "+832", "−208", "−208"),
    ("3", "+72", "−24", "−24", "−24"),
    ("4", "−64", "−32", "+128", "−32"),
)
TOTALS = ("−460", "+750", "0", "−290")


def fit(painter: QPainter, room: QRectF) -> None:
    """Turn the painter's units into those of the design, fitted into the middle of a room."""
    zoom = min(room.width() / WIDTH, room.height() / HEIGHT)
    painter.translate(room.center().x() - WIDTH * zoom / 2, room.center().y() - HEIGHT * zoom / 2)
    painter.scale(zoom, zoom)


def draw_table(painter: QPainter, room: QRectF, tiles: TileSet, felt: Sequence[str]) -> None:
    """Draw four tiles of a wall, two discards and a hand with one tile picked up."""
    paint.baize_ground(painter, room, felt)
    fit(painter, room)
    for number in range(4):
        draw_tile(painter, tiles, "back", 26 + number * 31, 22, 30)
    for number, code in enumerate(("D1", "E")):
        draw_tile(painter, tiles, code, 239 + number * 31, 22, 30)
    for number, code in enumerate(("B1", "B2", "B3", "R", "R")):
        draw_tile(painter, tiles, code, 24 + number * 46, 88, 44)
    draw_tile(painter, tiles, "G", 264, 80, 44, turned=6)


def draw_lesson(painter: QPainter, room: QRectF, words: dict[str, str], tiles: TileSet) -> None:
    """Draw an open book: text at the left, three tiles and two answers at the right."""
    ground = QLinearGradient(room.topLeft(), room.topRight())
    for place, colour in (
        (0, "#F6EFDE"),
        (0.4, "#FBF6E8"),
        (0.496, "#E6DABD"),
        (0.5, "#CDBF9E"),
        (0.504, "#E6DABD"),
        (0.6, "#FBF6E8"),
        (1, "#F6EFDE"),
    ):
        ground.setColorAt(place, QColor(colour))
    painter.fillRect(room, ground)
    fit(painter, room)
    _text(painter, QRectF(18, 12, 140, 20), words["lesson"], _serif(14, italic=True), DAY.ink3)
    _text(painter, QRectF(18, 28, 140, 30), words["title"], _serif(23), DAY.ink)
    for number, length in enumerate((132, 124, 129, 79, 0, 128, 132, 95)):
        painter.fillRect(QRectF(18, 64 + number * 9, length, 2), QColor("#CBBC98"))
    for number, code in enumerate(("B2", "B3", "B4")):
        draw_tile(painter, tiles, code, 192 + number * 37, 12, 36)
    centre = Qt.AlignmentFlag.AlignCenter
    _text(painter, QRectF(170, 71, 150, 22), words["set"], _serif(14, italic=True), DAY.ink3, centre)
    _answer(painter, 97, "check", words["right"], DAY.green)
    _answer(painter, 122, "cross", words["wrong"], DAY.red)


def draw_sheet(painter: QPainter, room: QRectF, winds: tuple[str, ...]) -> None:
    """Draw four deals of a score sheet and their sum."""
    painter.fillRect(room, paint.vertical_gradient(room, "#FCF8EC", "#F3EAD5"))
    fit(painter, room)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for column, wind in enumerate(winds):
        _text(painter, QRectF(44 + column * 66, 12, 66, 24), wind, _serif(17), DAY.ink, right)
    for row, (deal, *amounts) in enumerate(SHEET):
        top = 38 + row * 24
        painter.fillRect(QRectF(18, top, WIDTH - 36, 1), QColor(DAY.line))
        _text(painter, QRectF(18, top, 30, 24), deal, _sans(13.5), DAY.ink3)
        for column, amount in enumerate(amounts):
            colour = DAY.green if amount.startswith("+") else DAY.red
            _text(painter, QRectF(44 + column * 66, top, 66, 24), amount, _sans(13.5), colour, right)
    paint.double_rule(painter, 18, 134, WIDTH - 36, DAY.border)
    for column, amount in enumerate(TOTALS):
        place = QRectF(44 + column * 66, 138, 66, 22)
        _text(painter, place, amount, _sans(13.5, bold=True), DAY.ink, right)


def _answer(painter: QPainter, top: float, icon: str, words: str, colour: str) -> None:
    box = QRectF(188, top, 118, 20)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(DAY.border), 1))
    painter.setBrush(QColor(DAY.top))
    painter.drawRoundedRect(box, 3, 3)
    painter.drawImage(QPointF(196, top + 4), paint.icon(icon, colour, 12, 2.0))
    _text(painter, QRectF(217, top, 92, 20), words, _sans(12), colour)


def _text(
    painter: QPainter,
    place: QRectF,
    words: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(place, align, words)


def _serif(pixels: int, *, italic: bool = False) -> QFont:
    font = QFont()
    font.setFamilies(SERIFS)
    font.setPixelSize(pixels)
    font.setItalic(italic)
    return font


def _sans(pixels: float, *, bold: bool = False) -> QFont:
    font = QFont(SANS)
    font.setPixelSize(round(pixels))
    font.setBold(bold)
    return font
