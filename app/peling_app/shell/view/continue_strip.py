"""The strip of the start page that goes on with an unfinished game."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.controls import ENTER, RING, Button, Kind
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.times import now, when_words
from peling_app.play.replay.words import replay as replay_words
from peling_app.play.setup import SavedGame
from peling_app.play.words.games import saved_words

MOST_RULES: Final = 320
"""Pixels for the names of book and house rules."""
SMALLER: Final = (1.0, 0.94, 0.88, 0.82, 0.76)
"""Parts of their usual size that the words may have where they take more lines than there is room for."""
CLEAR: Final = 8
"""Pixels that are left clear of words at the frame, above and below together."""


class ContinueStrip(Worded):
    """Where the last game stands, a button to go on, and one that leads to the other games.

    Where there is no other game, the second button leads to the replay of this one, if a deal of it is over.

    Signals:
        chosen: go on with the game of this journal.
        others_asked: show all saved games.
        replay_asked: look at the deals of the game of this journal that are over.
    """

    chosen = Signal(object)
    others_asked = Signal()
    replay_asked = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty strip; give it games with `set_games`."""
        super().__init__(parent)
        self._theme = theme
        self._scale = 1.0
        self._house = ""
        self._games: tuple[SavedGame, ...] = ()
        self._button = Button(theme, Kind.BRASS, key=ENTER, height=42, parent=self)
        self._others = Button(theme, Kind.LACQUER, height=42, parent=self)
        self._button.clicked.connect(self._continue)
        self._others.clicked.connect(self._show_others)
        for button in (self._button, self._others):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._place)

    @property
    def go_on(self) -> Button:
        """Return the button that goes on with the last game."""
        return self._button

    @property
    def game(self) -> Path | None:
        """Return the journal of the game that is gone on with."""
        return self._games[0].path if self._games else None

    @property
    def least_height(self) -> int:
        """Return the pixels that the buttons need, and book, house rules and time one below the other."""
        if not self._games:
            return 0
        lines = ceil(self._step() * len(self._lines(self._games[0])))
        return max(lines, self._button.sizeHint().height()) + CLEAR

    def set_games(self, games: Sequence[SavedGame], house: str = "") -> None:
        """Show the first of these games, with the name of its house rules, and offer the others."""
        self._games = tuple(games)
        self._house = house
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Draw everything so many times as large as in the design."""
        self._scale = scale
        for button in (self._button, self._others):
            button.set_scale(scale)
        self._place()

    def retranslate(self) -> None:
        """Word the strip again."""
        if not self._games:
            return
        self._button.setText(self.tr("Continue"))
        self._button.setAccessibleName(self.tr("Continue the last game"))
        first = self._games[0]
        self._button.setAccessibleDescription(
            f"{'. '.join(self._rules(first))}. {saved_words(first)} {when_words(first.when, now())}"
        )
        others = len(self._games) - 1
        self._others.setVisible(others > 0 or first.finished > 0)
        text = self.tr("%n other game(s)", "", others) if others else replay_words.fixed("page")
        self._others.setText(text)
        self._others.setAccessibleName(text)
        self._place()

    def _continue(self) -> None:
        self.chosen.emit(self._games[0].path)

    def _show_others(self) -> None:
        if len(self._games) > 1:
            self.others_asked.emit()
        else:
            self.replay_asked.emit(self._games[0].path)

    def _place(self) -> None:
        right = self.width() - round(22 * self._scale) + RING
        for button in (self._button, self._others):
            size = button.sizeHint()
            if button.isHidden():
                continue
            button.setGeometry(
                right - size.width(), (self.height() - size.height()) // 2, size.width(), size.height()
            )
            right -= size.width() + 4
        self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the buttons at the right."""
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame, three tiles and the words."""
        if not self._games:
            return
        game, scale = self._games[0], self._scale
        painter = paint.smooth_painter(self, pictures=True)
        painter.setPen(QPen(QColor(LACQUER.brass_dark), 1))
        painter.setBrush(paint.colour("#000000", 0.22))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        left = 22 * scale
        width = round(30 * scale)
        code = game.tile.code if game.tile is not None else game.wind.value
        draw_tile(painter, self._theme.tiles, code, left, (self.height() - width * 1.5) / 2, width)
        left += width + 22 * scale
        right = (
            min(b.geometry().left() for b in (self._button, self._others) if not b.isHidden()) - 16 * scale
        )
        side = right - self._width_of_when(game)
        words = QRectF(left, 0, side - left - 20 * scale, self.height())
        part = 1.0
        if self._has_room(game, words, part):
            self._paint_when(painter, game, right)
        else:
            words.setRight(right)
            part = next((one for one in SMALLER if self._has_room(game, words, one)), SMALLER[-1])
        self._paint_words(painter, game, words, part)

    def _fonts(self, part: float = 1.0) -> tuple[QFont, QFont]:
        """Return the fonts of the title and of the words in a part of their size, 1 for all of it."""
        room = min(1.0, 120 / self._theme.zoom()) * part
        return (
            display_font(self._theme, 21 * self._scale * room),
            text_font(self._theme, 14 * self._scale * room),
        )

    def _width_of_when(self, game: SavedGame) -> float:
        metrics = QFontMetricsF(self._fonts()[1])
        return max(metrics.horizontalAdvance(line) for line in self._lines(game)) + 2

    def _rules(self, game: SavedGame) -> tuple[str, ...]:
        """Return the book, and the name of the house rules if they have one."""
        return tuple(filter(None, (short_title(game.rule_set), self._house)))

    def _lines(self, game: SavedGame) -> tuple[str, ...]:
        """Return what stands at the right: book, house rules, time."""
        room = MOST_RULES * self._scale
        metrics = QFontMetricsF(self._fonts()[1])
        rules = [metrics.elidedText(one, Qt.TextElideMode.ElideRight, room) for one in self._rules(game)]
        return (*rules, when_words(game.when, now()))

    def _step(self) -> float:
        """Return how far below one another the lines at the right stand."""
        return self._fonts()[1].pixelSize() * 1.4

    def _has_room(self, game: SavedGame, place: QRectF, part: float) -> bool:
        """Return whether the words have room in a part of their size."""
        title, font = self._fonts(part)
        high = title.pixelSize() * 1.2 + 2 + paint.paragraph(None, place, saved_words(game), font, 1.4)
        return high <= self.height() - CLEAR

    def _paint_when(self, painter: QPainter, game: SavedGame, right: float) -> None:
        """Write book and time at the right."""
        font = self._fonts()[1]
        painter.setPen(QColor("#D3C5A8"))
        painter.setFont(font)
        words = self._lines(game)
        width = self._width_of_when(game)
        step = self._step()
        place = QRectF(right - width, self.height() / 2 - step * len(words) / 2, width, step)
        for line in words:
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, line)
            place.translate(0, step)

    def _paint_words(self, painter: QPainter, game: SavedGame, place: QRectF, part: float) -> None:
        title_font, words_font = self._fonts(part)
        words = saved_words(game)
        lines = paint.paragraph(None, place, words, words_font, 1.4)
        title_tall = title_font.pixelSize() * 1.2
        top = (place.height() - title_tall - lines - 2) / 2
        painter.setFont(title_font)
        painter.setPen(QColor(LACQUER.title))
        painter.drawText(
            QRectF(place.left(), top, place.width(), title_tall),
            Qt.AlignmentFlag.AlignVCenter,
            self.tr("Continue the last game"),
        )
        painter.setPen(QColor("#D3C5A8"))
        below = QRectF(place.left(), top + title_tall + 2, place.width(), lines)
        paint.paragraph(painter, below, words, words_font, 1.4)
