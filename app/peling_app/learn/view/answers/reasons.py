"""Why a try was wrong, tile by tile, beside what is said of it; always in sight, below the answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import ceil, inf
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.paper_page import EN_SPACE, label, say_named
from peling_app.kit.view.parts import Bare, clear
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_width, follow_window
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.view.text.reader import Reader
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import tile_name
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import Reason, Seen
from peling_app.learn.view.answers.cards import SIGNS, inks
from peling_app.learn.view.answers.columns import Columns
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.view.answers.message import Message

TILE: Final = 38
LOW_TILE: Final = 28
"""Pixels of width of a tile, and in a low window."""
LEAST_TILE: Final = 24
GAP: Final = 12
"""Between tiles with other words below them."""
USUAL: Final = 560
"""Pixels of width for which a height is named before the real one is known."""


class TriedTiles(QWidget):
    """The tiles of a wrong try, each with a sign and a word below it."""

    def __init__(self, theme: Theme, tiles: Sequence[Seen]) -> None:
        """Show these tiles."""
        super().__init__()
        self._theme = theme
        self._tiles = tuple(tiles)
        self._plain = len({(seen.word, seen.mark) for seen in tiles}) == 1 and tiles[0].mark is Mark.NONE
        spoken = [": ".join(part for part in (tile_name(seen.tile), seen.word) if part) for seen in tiles]
        self.setAccessibleName("; ".join(spoken))
        follow_width(self)
        follow_window(self)

    def _font(self) -> QFont:
        return text_font(self._theme, 12.5, QFont.Weight.Bold)

    def _tile(self) -> int:
        if len(self._tiles) > 6:
            return LEAST_TILE
        return LOW_TILE if is_low(self) else TILE

    @property
    def _has_words(self) -> bool:
        """Return whether words stand below; under a whole hand there is no room for them."""
        return len(self._tiles) <= 6 and not self._plain

    def _runs(self) -> list[list[Seen]]:
        """Return the tiles, those together that share a word: it stands once below them."""
        if not self._has_words:
            return [[seen] for seen in self._tiles]
        return [list(run) for _, run in groupby(self._tiles, key=lambda seen: (seen.word, seen.mark))]

    def _wide(self, run: Sequence[Seen]) -> float:
        """Return the width of tiles that share a word."""
        tiles = len(run) * (self._tile() + 1)
        return max(tiles, self._word_wide(run[0])) if self._has_words else tiles

    def _word_wide(self, seen: Seen) -> float:
        sign = 0 if seen.mark is Mark.NONE else 16
        return QFontMetricsF(self._font()).horizontalAdvance(seen.word) + sign

    def _places(self, width: float) -> list[tuple[list[Seen], float, int]]:
        """Return which tiles stand where in a place so wide: their left edge and the number of their line."""
        places: list[tuple[list[Seen], float, int]] = []
        left, line, gap = 0.0, 0, GAP if self._has_words else 0
        for run in self._runs():
            wide = self._wide(run)
            if left and left + wide > width:
                left, line = 0.0, line + 1
            places.append((run, left, line))
            left += wide + gap
        return places

    def _line(self) -> float:
        return self._tile() * 1.5 + (self._font().pixelSize() + 6 if self._has_words else 4)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow row has more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines."""
        places = self._places(width)
        return round((places[-1][2] + 1 if places else 0) * self._line()) + 4

    def sizeHint(self) -> QSize:
        """Return the room for one line."""
        places = self._places(inf)
        wide = ceil(places[-1][1] + self._wide(places[-1][0])) if places else 0
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow size: the row wraps."""
        return QSize(ceil(max(map(self._wide, self._runs()), default=0)), 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint tiles, signs and words."""
        painter = paint.smooth_painter(self, pictures=True)
        tile = self._tile()
        for run, left, line in self._places(self.width()):
            wide, top = self._wide(run), line * self._line() + 2
            first = left + (wide - len(run) * (tile + 1) + 1) / 2
            for number, seen in enumerate(run):
                draw_tile(painter, self._theme.tiles, seen.tile.code, first + number * (tile + 1), top, tile)
            if self._has_words:
                self._paint_word(painter, run[0], left + wide / 2, top + tile * 1.5 + 2)

    def _paint_word(self, painter: QPainter, seen: Seen, middle: float, top: float) -> None:
        """Paint the word of tiles below their middle, behind its sign."""
        ink, _, _ = inks(self._theme, seen.mark)
        x = middle - self._word_wide(seen) / 2
        if seen.mark is not Mark.NONE:
            sign = paint.icon(SIGNS[seen.mark], ink, 13, self.devicePixelRatioF())
            painter.drawImage(QPointF(x, top + 1), sign)
            x += 16
        metrics = QFontMetricsF(self._font())
        painter.setFont(self._font())
        painter.setPen(QColor(ink))
        place = QRectF(x, top, metrics.horizontalAdvance(seen.word) + 2, metrics.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, seen.word)


class Closing(QWidget):
    """What came of a try: at the left the errors that are named, at the right what is said, with the place.

    It stands below the answer and outside of what scrolls, so that it is always in sight.

    Signals:
        link_asked: a link in it: its target, and the widget it stands in.
    """

    link_asked = Signal(str, object)

    def __init__(self, theme: Theme) -> None:
        """Show nothing."""
        super().__init__()
        self._theme = theme
        self._shown: tuple[object, ...] = ()
        self._reasons: tuple[Reason, ...] = ()
        self.message = Message(theme)
        self.message.link_asked.connect(self.link_asked)
        self._left = QWidget()
        self._errors = fill(QVBoxLayout(self._left), margins=(0, 0, 0, 0), spacing=0)
        self._right = QWidget()
        self._cite = Bare()
        self._cite.setProperty("role", "cite")
        self._cite.setWordWrap(True)
        self._right.setLayout(Columns(self.message, self._cite, above=0))
        self._sides = Columns(self._left, self._right)
        self.setLayout(self._sides)

    def show_try(self, reasons: Sequence[Reason], html: str, mark: Mark, cite: str = "") -> None:
        """Show what came of a try; of errors the place of the first, else `cite`."""
        place = reasons[0].cite if reasons else cite
        shown = (tuple(reasons), html, mark, place, self._theme.paper, self._theme.zoom())
        if shown == self._shown:
            return
        self._shown, self._reasons = shown, tuple(reasons)
        self.message.say(html, mark)
        self._cite.setText(place)
        self._cite.setVisible(bool(place))
        clear(self._errors)
        if reasons:
            made = QWidget()
            column = fill(QVBoxLayout(made), margins=(0, 0, 0, 0), spacing=4 if is_low(self) else 8)
            for reason in reasons:
                self._add(column, reason)
            self._errors.addWidget(made)
            # At once, not with the next layout: the page asks now how high it is.
            made.show()
        self._left.setVisible(bool(reasons))
        self._right.setVisible(bool(html or place))
        self.setVisible(bool(reasons or html or place))
        for part in (self._left, self._right):
            part.updateGeometry()

    def _add(self, column: QVBoxLayout, reason: Reason) -> None:
        """Show an error: its tiles beside its words, or above them where that takes less height."""
        theme = self._theme
        low = is_low(self)
        lines = fill(QVBoxLayout(), spacing=2 if low else 4)
        title, rest = reason.named
        if reason.title and not title and not (low and reason.lines):
            head = Bare(reason.title)
            head.setProperty("role", "lead")
            head.setWordWrap(True)
            lines.addWidget(head)
        style = f"font-size: {theme.sized(15)}px; color: {theme.paper.ink}; background: none;"
        for number, line in enumerate(reason.lines):
            words = label(wrap=True)
            words.setText(line)
            if title and not number:
                say_named(words, title, rest)
                words.setAccessibleName(line)
            elif reason.title and low and not number:
                say_named(words, reason.title, EN_SPACE + line)
                words.setAccessibleName(in_sentences(reason.title, line))
            words.setStyleSheet(style if not number else style.replace(theme.paper.ink, theme.paper.ink2))
            lines.addWidget(words)
        if not reason.tiles:
            nest(column, lines)
            return
        tiles, words_of = TriedTiles(theme, reason.tiles), QWidget()
        words_of.setLayout(lines)
        lines.setContentsMargins(0, 0, 0, 0)
        both = QWidget()
        both.setLayout(Columns(tiles, words_of, above=0, hugs=True))
        column.addWidget(both)

    @property
    def errors(self) -> QWidget:
        """Return the part with the errors that are named."""
        return self._left

    @property
    def said_of_all(self) -> QWidget:
        """Return the part with what is said of the whole try, and the place in the book."""
        return self._right

    def give(self, part: QWidget, column: QVBoxLayout) -> None:
        """Let one of the two parts stand in another column."""
        self._sides.removeWidget(part)
        column.addWidget(part)

    def take_back(self) -> None:
        """Hold both parts again, the errors at the left."""
        self._sides.removeWidget(self._left)
        self._sides.removeWidget(self._right)
        self._sides.addWidget(self._left)
        self._sides.addWidget(self._right)

    @property
    def spoken(self) -> str:
        """Return everything for screen readers."""
        # Not of what is shown: the words of the try before are there until the program has time to drop them.
        words = [part for reason in self._reasons for part in reason.spoken]
        said = self.message.accessibleName() if self.message.text else ""
        return in_sentences(said, *words, self._cite.text())

    @property
    def links(self) -> list[Linked]:
        """Return the texts that may hold links."""
        return self.findChildren(Linked)


class Pinned(Reader):
    """Something that is as high as it needs to be, up to a part of the page; beyond that it scrolls."""

    def __init__(self, inner: QWidget) -> None:
        """Hold a widget."""
        super().__init__(inner)
        self._limit = 0
        self._usual = USUAL
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        inner.installEventFilter(self)

    def fit(self, most: int, width: int = USUAL) -> None:
        """Be no higher than so many pixels, in a place of about this width."""
        if (most, width) != (self._limit, self._usual):
            self._limit, self._usual = most, width
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Say that words in a narrow column need more lines."""
        return True

    def needed(self, width: int | None = None) -> int:
        """Return the height that is needed in a width, else the present one; 0 while nothing is shown."""
        return self._needed(self.width() if width is None else width)

    def heightForWidth(self, width: int) -> int:
        """Return the height that is needed in a width, but no more than is allowed."""
        return min(self._limit, self._needed(width))

    def _needed(self, width: int) -> int:
        return self.needed_by(self._inner, width)

    def needed_by(self, part: QWidget, width: int) -> int:
        """Return the height that a part would need in a place of this width; 0 while it is hidden."""
        # Room for the scroll bar is left free whether or not it is there: it must not decide on the width.
        layout = part.layout()
        if part.isHidden() or layout is None:
            return 0
        free = max(120, width - 2 * self.frameWidth() - 14)
        wanted = (
            layout.totalHeightForWidth(free)
            if layout.hasHeightForWidth()
            else layout.totalSizeHint().height()
        )
        return wanted + 2 * self.frameWidth() + 2 if wanted > 0 else 0

    def sizeHint(self) -> QSize:
        """Return the room in a place of this width: no layout gives it more height."""
        return QSize(self._usual, self.heightForWidth(self._usual))

    def minimumSizeHint(self) -> QSize:
        """Return no height: what is needed depends on the width."""
        return QSize(super().minimumSizeHint().width(), 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height when what is shown has another; what is new has its size only later."""
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self.updateGeometry()
        return super().eventFilter(watched, event)
