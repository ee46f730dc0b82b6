"""Let the end of a deal be seen on the board, and know whose hands lie open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from PySide6.QtCore import QObject

from peling.core.events import DealDrawn, Event, Washed, WentOut
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView
from peling.play.deal import DealResult
from peling_app.play.game import Game
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.ended import Ended, ended
from peling_app.play.table.model.ending import groups_of

ENDS = (WentOut, DealDrawn, Washed)
"""The events with which a deal is over."""


class TableEnd(QObject):
    """The end of the deal that is on the table."""

    def __init__(
        self, session: Game, board: BoardViewModel, refresh: Callable[[], None], *, in_time: bool
    ) -> None:
        """Follow a game; `refresh` shows the table again, `in_time`: the end is seen, not only its result."""
        super().__init__(board)
        self._session = session
        self._board = board
        self._in_time = in_time
        board.end.opened.connect(refresh)
        board.end.landing.connect(lambda *way: board.moved.emit("win", *way))

    def expect(self, events: tuple[Event, ...]) -> None:
        """Keep hands closed if these events end the deal: what comes before is seen first."""
        if self._in_time and self._result is not None and any(isinstance(event, ENDS) for event in events):
            self._board.end.wait()
        elif not events or self._result is None:
            self._board.end.put_away()

    def begin(self, view: PlayerView, face: Callable[[Tile], str]) -> None:
        """Let the end be seen; `face` names the pictures of tiles."""
        over = self._ended(view)
        if over is not None and self._in_time:
            self._board.end.begin(over, face, still=self._board.is_still)

    def held(self, view: PlayerView) -> tuple[Tile, ...]:
        """Return the user's standing tiles, with the one he won with where no end lays it to his sets."""
        result = self._session.last_result
        win = None if result is None or result.winner is not view.me else result.win
        is_seen = self._in_time and self._result is not None
        if win is None or win.giver is None or win.tile is None or is_seen:
            return view.hand.concealed
        return (*view.hand.concealed, win.tile)

    def totals(self) -> Mapping[Wind, int]:
        """Return what the players have won or lost: without this deal as long as its end is seen."""
        result, totals = self._result, self._session.totals
        if result is None or not self._board.end.runs:
            return totals
        net = result.settlement.net(result.winds)
        return {wind: total - net.get(wind, 0) for wind, total in totals.items()}

    def hands(
        self, view: PlayerView
    ) -> tuple[Mapping[Wind, tuple[Tile, ...]], Mapping[Wind, tuple[int, ...]]]:
        """Return the standing tiles that lie open, and how many of each hand lie together."""
        over = self._ended(view)
        if over is None:
            return {}, {}
        shown = groups_of(over, self._board.end.closed() | {view.me})
        tiles = {wind: tuple(chain.from_iterable(groups)) for wind, groups in shown.items()}
        return tiles, {wind: tuple(map(len, groups)) for wind, groups in shown.items()}

    def _ended(self, view: PlayerView) -> Ended | None:
        state = self._session.state
        if state is None or state.result is None:
            return None
        return ended(state.result, view, state.rules.id)

    @property
    def _result(self) -> DealResult | None:
        state = self._session.state
        return None if state is None else state.result
