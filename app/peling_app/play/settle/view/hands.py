"""The hands laid open on baize, one row for each player; a row can be chosen to see its score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.parts import Scale
from peling_app.play.settle.model.hands import OpenHand
from peling_app.play.settle.view.hand_row import BOX, SIDE, HandRow, RowLook
from peling_app.play.table.view.felt import table_of

FRAME: Final = 14
MARGIN: Final = 10
"""From the frame to the rows, in pixels."""
SPACE: Final = 6
"""Between two rows."""
TILE: Final = 40
"""The width of the winner's tiles in the design, in pixels; more where the table is larger."""
OTHERS: Final = 0.85
"""The tiles of the others, in parts of that."""
GAPS: Final = (0.55, 0.2)
"""The room between the sets of the winner and of the others, in widths of a tile."""
ROOM: Final = (868, 480)
"""The felt of the design: where there is more, tiles grow."""
NARROW: Final = 760
"""Hands narrower than this have a smaller plate and total, so that the tiles keep their size."""
WIDEST_PLATE: Final = 0.25
"""The most of the width that the names of players take; they are cut then."""
GOOD: Final = 30
FAIR: Final = 24
LEAST: Final = 16


class Hands(QWidget):
    """The table with the hands; a click or the arrows choose one.

    Signals:
        chosen: the hand with this number is to be looked at.
    """

    chosen = Signal(int)

    def __init__(self, scale: Scale, parent: QWidget | None = None) -> None:
        """Lay nothing open yet."""
        super().__init__(parent)
        self._scale = scale
        self._rows: list[HandRow] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def rows(self) -> tuple[HandRow, ...]:
        """Return the rows, for tests and for Tab."""
        return tuple(self._rows)

    def show_hands(self, hands: tuple[OpenHand, ...], chosen: int) -> None:
        """Lay these hands open, one of them chosen; where they lie already they are only laid out again."""
        if hands and hands == tuple(row.hand for row in self._rows):
            self.mark(chosen)
            self._fit()
            return
        make_anew(partial(self._make, hands), lambda: self._rows)
        self.mark(chosen)
        self._fit()

    def _make(self, hands: tuple[OpenHand, ...]) -> None:
        for old in self._rows:
            old.hide()
            old.deleteLater()
        self._rows = []
        for number, hand in enumerate(hands):
            row = HandRow(hand, self._scale, followed=number < len(hands) - 1)
            row.setParent(self)
            row.chosen.connect(lambda place=number: self.chosen.emit(place))
            row.stepped.connect(self._step)
            self._rows.append(row)
            row.show()

    def mark(self, chosen: int) -> None:
        """Mark the hand that is looked at."""
        for number, row in enumerate(self._rows):
            row.set_marked(number == chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tiles grow and shrink with the room."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return room for rows of small tiles."""
        return QSize(420, 2 * (FRAME + MARGIN) + max(1, len(self._rows)) * 56)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame and baize."""
        painter = paint.smooth_painter(self)
        table_of(painter, QRectF(self.rect()), FRAME, self._scale.theme.table_look)

    def _fit(self) -> None:
        """Give the rows the largest tiles for which there is room, and share what is left between them."""
        if not self._rows:
            return
        room = self.rect().adjusted(FRAME + MARGIN, FRAME + MARGIN, -FRAME - MARGIN, -FRAME - MARGIN)
        high = room.height() - SPACE * (len(self._rows) - 1)
        for looks in self._looks():
            needed = [row.needed(look) for row, look in zip(self._rows, looks, strict=True)]
            if sum(needed) <= high:
                break
        else:
            looks = [self._beside(LEAST)] * len(self._rows)
            needed = [high // len(self._rows)] * len(self._rows)
        spare = max(0, high - sum(needed)) // len(self._rows)
        top = room.top()
        for row, look, own in zip(self._rows, looks, needed, strict=True):
            row.setGeometry(room.left(), top, room.width(), own + spare)
            row.lay_out(look)
            top += own + spare + SPACE

    def _looks(self) -> Iterator[list[RowLook]]:
        """Yield how the rows may look, the best first; where nobody won all are as large as the winner."""
        grown = min((self.width() - 2 * FRAME) / ROOM[0], (self.height() - 2 * FRAME) / ROOM[1])
        largest = round(TILE * max(1.0, grown))
        share = OTHERS if self._rows[0].hand.winner else 1.0
        others = self._rows[self._rows[0].hand.winner :]
        widest = next(
            (tile for tile in range(largest, LEAST, -1) if self._wide_enough(others, self._beside(tile))),
            LEAST,
        )
        for lines, labels, least in ((2, 2, GOOD), (2, 1, GOOD), (2, 1, FAIR), (2, 0, FAIR), (1, 0, LEAST)):
            for tile in range(largest, least - 1, -1):
                beside = self._beside(min(round(tile * share), widest))
                won = self._beside(tile) if lines == 1 else RowLook(tile, _gap(tile, 0), 0, 0, 2, labels)
                if others is self._rows or self._wide_enough(self._rows[:1], won):
                    yield [won if row.hand.winner else beside for row in self._rows]

    def _wide_enough(self, rows: Sequence[HandRow], look: RowLook) -> bool:
        """Return whether the tiles of rows, and what stands under them, have room."""
        taken = 2 * SIDE + (8 if look.lines > 1 else look.plate + look.total)
        room = self.width() - 2 * (FRAME + MARGIN) - taken
        return all(row.length(look.tile, look.gap) <= room and row.label_fits(look) for row in rows)

    def _beside(self, tile: int) -> RowLook:
        """Return the look of a hand in one line, with tiles of this width."""
        plate, total = (108, 84) if self.width() < NARROW else (142, 112)
        sides = [row.sides() for row in self._rows]
        total = max(total, *(own for _, own in sides))
        plate = max(plate, min(round(self.width() * WIDEST_PLATE), max(own for own, _ in sides)))
        # Names give way to the tiles.
        taken = 2 * (FRAME + MARGIN + SIDE) + total
        spare = self.width() - taken - max(row.length(LEAST, _gap(LEAST, 1)) for row in self._rows)
        return RowLook(tile, _gap(tile, 1), max(BOX + 8, min(plate, spare)), total)

    def _step(self, row: object, by: int) -> None:
        place = next(number for number, known in enumerate(self._rows) if known is row)
        target = max(0, min(len(self._rows) - 1, place + by))
        self._rows[target].setFocus(Qt.FocusReason.TabFocusReason)
        self.chosen.emit(target)


def _gap(tile: int, kind: int) -> int:
    return max(5, round(tile * GAPS[kind]))
