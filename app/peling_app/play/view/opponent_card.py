"""A computer player at a new table: its portrait, its name, where it sits, how well it plays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.switch import CLOSE_ROOM, Switch
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.text.text_field import TextField
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.tips import tip
from peling_app.play.birds import Bird
from peling_app.play.setup import Level, Opponent
from peling_app.play.view.fence import bird_of
from peling_app.play.words.games import bird_name, level_name, level_words

LEVELS: Final = tuple(level.value for level in Level)
FELT, WIDE_FELT, GREAT_FELT = 78, 122, 156
"""The least width in pixels of the felt under the portrait, the greatest, and that on a very high page."""
ROOMY: Final = 200
"""A page with more pixels to spare than this is very high."""
TALLEST: Final = 240
"""A card grows so high in text of the usual size, where there is room."""
FILLS: Final = 0.82
"""The part of the height of the felt that the portrait takes at most."""
BESIDE: Final = 24
"""Pixels at both sides of the portrait together."""
STEPS: Final = 8
"""The felt grows by so many pixels at a time: cards of nearly the same height look the same."""
SHARING: Final = 3
"""So many cards at most share what a page has to spare."""
WORDS: Final = 7
"""The words begin so far from the edge that name and levels have, as those do within theirs."""
LONGEST_NAME: Final = 24
NAME_WIDTH: Final = 84
"""So wide a bird can be read."""
EDGE: Final = 12
"""Pixels between the words and the edge of the card, and between them and the felt."""
BETWEEN: Final = 12
"""Pixels between the levels and how often it has played."""


class OpponentCard(Worded):
    """One computer player; a bird of the fence can be laid on it.

    Signals:
        named: the user has entered a name.
        level_chosen: the user wants this level.
        swap_asked: another bird is to sit here.
        seated: this bird was laid here.
    """

    named = Signal()
    level_chosen = Signal(str)
    swap_asked = Signal()
    seated = Signal(object)

    def __init__(self, scale: Scale, number: int, parent: QWidget | None = None) -> None:
        """Make the card of a computer player, from 1."""
        super().__init__(parent)
        self._theme = scale.theme
        self._number = number
        self._bird = Bird.MAGPIE
        self._receives = False
        self._spare = 0
        self._felt = FELT
        self.setAcceptDrops(True)
        self.name = TextField()
        self.name.setProperty("role", "name")
        limit(self.name, LONGEST_NAME)
        self.name.setMinimumWidth(NAME_WIDTH)
        self.name.editingFinished.connect(self.named)
        self._place = label("small")
        self.swap = QuietLink(scale, "")
        self.swap.clicked.connect(self.swap_asked)
        self.level = Switch(self._theme, LEVELS, room=CLOSE_ROOM)
        self.level.chosen.connect(self.level_chosen)
        self._level_words = label("cite", wrap=True)
        self._together = label("small")
        # It is shown where there is room; the card must never keep that room because it is shown.
        self._together.setMinimumWidth(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        first = fill(QHBoxLayout(), (self.name, 1), self._place, self.swap, spacing=10)
        second = fill(QHBoxLayout(), (self.level, 1), self._together, spacing=BETWEEN)
        said = fill(QHBoxLayout(), self._level_words, margins=(WORDS, 0, 0, 0))
        self._column = fill(QVBoxLayout(self), STRETCH, first, second, said, STRETCH, spacing=1)
        self._theme.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    def show_opponent(self, opponent: Opponent, place: str, together: str) -> None:
        """Show a player, where it sits, empty where that is not known yet, and how often it has played."""
        self._bird = opponent.bird or self._bird
        if not self.name.hasFocus():
            self.name.setText(opponent.name)
        self.level.set_value(opponent.level.value)
        self._level_words.setText(level_words(opponent.level))
        self._place.setText(place)
        self._together.setText(together)
        self.name.setAccessibleDescription(together)
        self._place.setToolTip(tip(together))
        self._fit()
        self.name.setPlaceholderText(bird_name(self._bird))
        self.swap.setAccessibleDescription(bird_name(self._bird))

    def retranslate(self) -> None:
        """Word the card again."""
        number = self._number
        self.name.setAccessibleName(self.tr("Name of computer player {number}").format(number=number))
        self.level.set_words(
            self.tr("Level of computer player {number}").format(number=number),
            [level_name(level) for level in Level],
            [level_words(level) for level in Level],
            said_beside=True,
        )
        self.swap.setText(self.tr("Swap"))
        another = self.tr("Another bird for computer player {number}")
        self.swap.setAccessibleName(another.format(number=number))
        self.swap.updateGeometry()

    def give_room(self, spare: int) -> None:
        """Widen the felt if the page has height to spare; the page lets the card grow then.

        The felt follows the page, not the height of the card: its words need more height where it is wide.
        """
        self._spare = max(0, spare)
        self._fit()

    def _fit(self) -> None:
        column = self._column
        grown = 2 * (self._spare // SHARING) // STEPS * STEPS
        most = GREAT_FELT if self._spare > ROOMY else WIDE_FELT
        self._felt = min(max(FELT, self._theme.sized(most)), FELT + grown)
        column.setContentsMargins(self._felt + EDGE, 6, EDGE, 6)
        least = column.minimumSize()
        words = max(least.height(), column.heightForWidth(least.width()))
        self.setMaximumHeight(max(words, self._theme.sized(TALLEST)))
        self._say_together()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say how often it has played only where there is room for it."""
        super().resizeEvent(event)
        self._say_together()

    def _say_together(self) -> None:
        """Say how often it has played only where there is room for it beside the levels."""
        room = self.width() - self._felt - 2 * EDGE - self.level.sizeHint().width() - BETWEEN
        self._together.setVisible(self._together.sizeHint().width() <= room)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a bird of the fence, and nothing else."""
        if bird_of(event.mimeData()) is not None:
            self._receive(on=True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Be as before."""
        self._receive(on=False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Seat the bird that was laid here."""
        self._receive(on=False)
        bird = bird_of(event.mimeData())
        if bird is not None:
            event.acceptProposedAction()
            self.seated.emit(bird)

    def _receive(self, *, on: bool) -> None:
        self._receives = on
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint paper, felt and portrait."""
        painter = paint.smooth_painter(self, pictures=True)
        paper = self._theme.paper
        area = QRectF(self.rect()).adjusted(0.5, 2.5, -0.5, -2.5)
        line = 2 if self._receives or self._theme.is_high_contrast() else 1
        painter.setPen(QPen(QColor(paper.gold if self._receives else paper.border), line))
        painter.setBrush(QColor(paper.top))
        painter.drawRoundedRect(area, 6, 6)
        felt = QRectF(area.left() + 1, area.top() + 1, self._felt, area.height() - 2)
        paint.baize_ground(painter, felt, self._theme.felt)
        tile = round(min(felt.width() - BESIDE, felt.height() * FILLS / 1.5))
        draw_tile(
            painter,
            self._theme.tiles,
            self._bird.value,
            felt.center().x() - tile / 2,
            felt.center().y() - tile * 0.75,
            tile,
            index=False,
        )
        painter.setPen(Qt.PenStyle.NoPen)
