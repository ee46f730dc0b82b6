"""The board of play beside a question: the position that it is about, with nothing that can be done."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from peling.core.view import PlayerView
from peling_app.kit.model.services import Services
from peling_app.kit.view.layouts import fill
from peling_app.learn.view.answers.room import SMALL_BOARD
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.view.page import TablePage

CLOSE: Final = 820
"""On a page lower than this everything is set closer."""
BOARD, HIGHEST_BOARD, LOW_BOARD = 430, 680, 388
"""The height of the board in the design, in a large window, and in one where everything is set closer."""
USUALLY_SAID: Final = 150
"""So many pixels are kept free below a board and its question for what is said of a try."""
READABLE: Final = 320
"""Pixels of height from which the tiles of a board are easily read."""
STILL = {"teaching": False, "still": True, "watched": True}


class QuestionBoard(QWidget):
    """A position on the board, as high as the page has room for.

    Attributes:
        table: the board of play; it is made when the first position is shown.
    """

    def __init__(self, services: Services) -> None:
        """Show nothing yet."""
        super().__init__()
        self._services = services
        self._model = BoardViewModel(self)
        self._column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        self._height = 0
        self._asks = self._rest = 0
        self.table: TablePage | None = None
        self.hide()

    def begin(self) -> None:
        """Forget the order of the hand: another question is asked."""
        self._model.begin_hand()

    def show_position(self, view: PlayerView | None) -> None:
        """Show what a player sees; None: the question has no position."""
        self.setVisible(view is not None)
        if view is None:
            return
        if self.table is None:
            self.table = TablePage(self._model)
            self.fit(self._height)
            self._column.addWidget(self.table)
        self._model.set_up(**self._services.of_boards() | STILL)
        self._model.follow_hand(view.hand.concealed, view.drawn)
        picture = board_picture(view, (), self._model.order, Table({}, {}))
        self._model.show(replace(picture, claims=()))

    def leave(self, height: int, rest: int, below: int, *, is_open: bool) -> None:
        """Leave room for what else stands on a page of this height.

        What is said of an answer covers none of it: where the room that is kept for that is not enough, the
        board is lower while it is said.

        Args:
            height: that of the page, in pixels.
            rest: how many pixels question and answer need.
            below: how many what stands below them needs.
            is_open: nothing is said of the answer yet.
        """
        if is_open:
            # For what may never be said no board gets so low that its tiles are hard to read.
            self._asks = rest + max(below, min(USUALLY_SAID, height - rest - READABLE))
        self._rest = max(self._asks, rest + below)

    def fit(self, height: int) -> None:
        """Be higher on a page of this height, and lower where what else stands there needs so much of it."""
        self._height = height
        if self.table is not None:
            usual = BOARD if height > CLOSE else LOW_BOARD
            most = HIGHEST_BOARD if height >= 2 * HIGHEST_BOARD else usual
            self.table.setFixedHeight(max(SMALL_BOARD, min(most, height - self._rest)))

    def reword(self) -> None:
        """Say everything in the present language."""
        self._model.reword()

    def unload(self) -> None:
        """Let the board go before its model, at the end of the program."""
        if self.table is not None:
            self.table.unload()
