"""Answer cards: tiles or a sentence to choose, and after the check what is right about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import ARROWS, is_enter_key
from peling_app.kit.view.pressing import take_presses
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_width, follow_window
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.view.toggling import Toggling
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import joined, tile_name, wild_tile
from peling_app.learn.model.cards import Card, Mark
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.words.learn import not_right

TILE: Final = 34
PAD: Final = 14
KEY: Final = 26
"""The width of the key at the right of a card."""
LOW_CARD: Final = 33
"""The height of a card with a line of words, in a low window."""
BESIDE_SIGN: Final = 22
"""Pixels from the left edge of the sign of a verdict to what stands beside it."""
BEHIND: Final = 36
"""Pixels between the words of a card and a verdict behind them, with its sign."""


def inks(theme: Theme, mark: Mark) -> tuple[str, str, str]:
    """Return ink, ground and border for a mark."""
    paper = theme.paper
    match mark:
        case Mark.RIGHT:
            return paper.green, paper.green_ground, paper.green
        case Mark.MISSED:
            return paper.gold, paper.gold_ground, paper.gold
        case Mark.WRONG:
            return paper.red, paper.red_ground, paper.red
        case Mark.NONE:
            return paper.ink, paper.top, paper.border


SIGNS: Final = {Mark.RIGHT: "check", Mark.MISSED: "pen", Mark.WRONG: "cross"}


class Markable(Toggling, QAbstractButton):
    """What can be chosen for an answer; `name` says it for screen readers, with how it stands."""

    def __init__(self, theme: Theme, card: Card, parent: QWidget | None = None) -> None:
        """Take a card; show it with `show_card` when there is all that it needs."""
        super().__init__(parent)
        self._theme = theme
        self.card = card
        self.setCheckable(True)
        take_presses(self)
        self.hear_toggle()

    def show_card(self, card: Card) -> None:
        """Show how the answer stands."""
        self.card = card
        self.setChecked(card.chosen)
        self.name()
        self.updateGeometry()
        self.update()

    def name(self) -> None:
        """Set the name by which a screen reader says the card."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter and the arrows to the page; Space chooses."""
        if event.key() in ARROWS or is_enter_key(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def painter(self) -> QPainter:
        """Return a painter that draws smooth edges on it."""
        return paint.smooth_painter(self, pictures=True)

    @property
    def ring(self) -> str:
        """Return the colour of the ring of the focus, which is seen against what the card lies on."""
        return self._theme.paper.gold

    @property
    def plate(self) -> QRectF:
        """Return the part of it that is painted, with the room of the ring."""
        return QRectF(self.rect())

    def paint_frame(self, painter: QPainter, border: QPen, ground: str, radius: float) -> None:
        """Paint ground and border, broken where the answer is right and was left out, and the ring."""
        if self.card.mark is Mark.MISSED:
            border.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(border)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(self.plate.adjusted(3, 3, -3, -3), radius, radius)
        if self.hasFocus():
            paint.focus_ring(painter, self.plate, self.ring, 8)


class AnswerCard(Markable):
    """An answer that can be chosen; after the check it says right, this is right or not possible, and why."""

    def __init__(self, theme: Theme, card: Card, parent: QWidget | None = None) -> None:
        """Show an answer."""
        super().__init__(theme, card, parent)
        self._key = ""
        follow_width(self)
        follow_window(self)
        theme.changed.connect(self.updateGeometry)
        self.show_card(card)

    def set_key(self, key: str) -> None:
        """Show the number key that chooses it."""
        self._key = key
        self.update()

    def name(self) -> None:
        """Say tiles, words, verdict and note."""
        card = self.card
        tiles = "; ".join(joined([self._called(tile) for tile in group]) for group in card.groups)
        words = [part for part in (tiles, card.text, card.verdict, card.note) if part]
        self.setText(in_sentences(*words))
        self.setAccessibleName(in_sentences(*words))

    def _called(self, tile: Tile) -> str:
        return wild_tile(tile_name(tile)) if tile in self.card.wild else tile_name(tile)

    # -- sizes ---------------------------------------------------------------------------------------------

    def _text_font(self) -> QFont:
        return text_font(self._theme, 15)

    def _tile_width(self, room: float) -> int:
        count = sum(len(group) for group in self.card.groups)
        if not count:
            return TILE
        gaps = count + 7 * (len(self.card.groups) - 1)
        return max(15, min(TILE, int((room - gaps) / count)))

    def _tiles_width(self, tile: int) -> float:
        groups = self.card.groups
        count = sum(len(group) for group in groups)
        return count * (tile + 1) + 7 * (len(groups) - 1) if count else 0.0

    def _beside(self, room: float, tile: int) -> bool:
        """Return whether the words stand beside the tiles rather than below them."""
        return not self.card.groups or room - self._tiles_width(tile) > 150

    def _words_height(self, width: float) -> float:
        place = QRectF(0, 0, width, 0)
        tall = paint.paragraph(None, place, self.card.text, self._text_font(), 1.4) if self.card.text else 0.0
        if self.card.mark is not Mark.NONE and not self._in_one_line(width):
            if not self._is_short:
                tall += self._verdict_font().pixelSize() * 1.5
            if self.card.note:
                place.setLeft(BESIDE_SIGN if self._is_short else 0)
                tall += paint.paragraph(None, place, self.card.note, text_font(self._theme, 14), 1.4)
        return tall

    @property
    def _is_short(self) -> bool:
        """Return whether the reason stands beside the sign of the verdict: in a low window it says enough."""
        return bool(self.card.note) and is_low(self)

    def _verdict_font(self) -> QFont:
        return text_font(self._theme, 14, QFont.Weight.Bold)

    def _in_one_line(self, width: float) -> bool:
        """Return whether the verdict stands behind the words: then a card that is judged does not grow."""
        if self.card.note or not self.card.text:
            return False
        words = QFontMetricsF(self._text_font()).horizontalAdvance(self.card.text)
        return (
            words + BEHIND + QFontMetricsF(self._verdict_font()).horizontalAdvance(self.card.verdict) <= width
        )

    @property
    def in_a_line(self) -> float:
        """Return the width in which the words and a verdict behind them stand in one line."""
        words = QFontMetricsF(self._text_font()).horizontalAdvance(self.card.text)
        verdict = QFontMetricsF(self._verdict_font()).horizontalAdvance(not_right())
        return words + BEHIND + verdict + 2 * PAD + KEY

    def _layout(self, width: int) -> tuple[int, bool, float, float]:
        """Return tile width, words beside, width and height of the words."""
        room = width - 2 * PAD - (KEY if self._key else 0)
        tile = self._tile_width(room)
        beside = self._beside(room, tile)
        tiles = self._tiles_width(tile)
        words = room - (tiles + 14 if tiles and beside else 0)
        return tile, beside, words, self._words_height(words)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow card is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for tiles and words."""
        tile, beside, _, words = self._layout(width)
        tiles = tile * 1.5 + 6 if self.card.groups else 0.0
        inner = max(tiles, words) if beside else tiles + words + (6 if words else 0)
        least, around = (LOW_CARD, 11) if is_low(self) else (44, 20)
        return max(least, round(inner + around))

    def sizeHint(self) -> QSize:
        """Return a size two of which fit side by side."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow card with all its words."""
        return QSize(170, LOW_CARD)

    # -- keys and paint ------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, tiles, words, sign and ring."""
        painter = self.painter()
        paper = self._theme.paper
        ink, ground, border = inks(self._theme, self.card.mark)
        chosen = self.isChecked()
        line = 2.0 if chosen or self._theme.is_high_contrast() else 1.2
        if self.card.mark is Mark.NONE:
            border = paper.ink if chosen else paper.ink3 if self.underMouse() else paper.border
            ground = paper.panel if chosen or (self.underMouse() and self.isEnabled()) else paper.top
        self.paint_frame(painter, QPen(QColor(border), line), ground, 7)
        self._paint_inner(painter, ink)
        if self._key:
            self._paint_key(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), chosen=chosen)

    def _paint_inner(self, painter: QPainter, ink: str) -> None:
        tile, beside, width, words = self._layout(self.width())
        tiles = tile * 1.5 + 6 if self.card.groups else 0.0
        inner = max(tiles, words) if beside else tiles + words + (6 if words else 0)
        top = (self.height() - inner) / 2
        left = float(PAD)
        x = left
        row = (self.height() - tiles) / 2 if beside else top
        for group in self.card.groups:
            for held in group:
                shows = tile >= 24 or held.is_bonus
                code = f"{held.code}-wild" if held in self.card.wild else held.code
                draw_tile(painter, self._theme.tiles, code, x, row, tile, index=shows)
                x += tile + 1
            x += 7
        if beside:
            left = left + (self._tiles_width(tile) + 14 if self.card.groups else 0)
            y = (self.height() - words) / 2
        else:
            y = top + tiles + 6
        self._paint_words(painter, QRectF(left, y, width, words), ink)

    def _paint_words(self, painter: QPainter, place: QRectF, ink: str) -> None:
        paper = self._theme.paper
        behind = self.card.mark is not Mark.NONE and self._in_one_line(place.width())
        font = self._verdict_font()
        step = font.pixelSize() * 1.5
        if self.card.text:
            painter.setPen(QColor(paper.ink))
            tall = paint.paragraph(painter, place, self.card.text, self._text_font(), 1.4)
            if behind:
                words = QFontMetricsF(self._text_font()).horizontalAdvance(self.card.text)
                place.adjust(words + BEHIND - 22, (tall - step) / 2, 0, 0)
            else:
                place.setTop(place.top() + tall)
        if self.card.mark is Mark.NONE:
            return
        sign = paint.icon(SIGNS[self.card.mark], ink, 15, self.devicePixelRatioF())
        painter.drawImage(QPointF(place.left(), place.top() + (step - 15) / 2), sign)
        if self._is_short:
            place.setLeft(place.left() + BESIDE_SIGN)
        else:
            painter.setFont(font)
            painter.setPen(QColor(ink))
            line = QRectF(place.left() + BESIDE_SIGN, place.top(), place.width() - BESIDE_SIGN, step)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.card.verdict)
            place.setTop(place.top() + step)
        if self.card.note:
            painter.setPen(QColor(paper.ink2))
            paint.paragraph(painter, place, self.card.note, text_font(self._theme, 14), 1.4)

    def _paint_key(self, painter: QPainter, area: QRectF, *, chosen: bool) -> None:
        """Write the key at the right, and a tick in its place when the card is chosen."""
        paper = self._theme.paper
        box = QRectF(area.right() - 30, area.center().y() - 10, 20, 20)
        painter.setPen(QPen(QColor(paper.ink if chosen else paper.border), 1))
        painter.setBrush(QColor(paper.chosen) if chosen else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if chosen:
            tick = paint.icon("check", paper.chosen_text, 13, self.devicePixelRatioF())
            painter.drawImage(box.center() - QPointF(6.5, 6.5), tick)
            return
        font = text_font(self._theme, 12, QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(paper.ink3))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
