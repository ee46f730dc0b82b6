"""Follow a game to its end, and read then how everybody came out."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from peling.play.game import GameState
from peling.storage.saves import Step
from peling_app.play.result.model.page import BestHand, ResultPage, best_hand, result_page


class FinishedGame(Protocol):
    """What the page of the result asks of whoever plays the game."""

    changed: SignalInstance
    reviewed: SignalInstance

    @property
    def path(self) -> Path | None:
        """Return the file of the game; None: none is open."""

    @property
    def state(self) -> GameState | None:
        """Return the game; None: none is open."""

    @property
    def unassisted(self) -> bool:
        """Return whether it is known that the player had no help of any kind."""

    def review(self, path: Path) -> None:
        """Ask for every step of a saved game; `reviewed` brings them."""


class ResultModel(QObject):
    """What the page of the result shows.

    Signals:
        changed: something of it is another.

    Attributes:
        page: standings, balance, payments.
        best: the best hand; None as long as it is looked for, and where nobody has won.
    """

    changed = Signal()

    def __init__(self, session: FinishedGame, parent: QObject | None = None) -> None:
        """Follow a session."""
        super().__init__(parent)
        self._session = session
        self._asked: Path | None = None
        self.page = ResultPage()
        self.best: BestHand | None = None
        self._end: GameState | None = None
        session.reviewed.connect(self._take)
        session.changed.connect(self._follow)
        self._follow()

    @property
    def is_over(self) -> bool:
        """Return whether the game that is open has come to its end."""
        state = self._session.state
        return state is not None and state.is_over

    def refresh(self) -> None:
        """Say everything again, in the language of the day; the deals are not computed again."""
        state = self._session.state
        alone = self._session.unassisted
        page = result_page(state, unassisted=alone) if state is not None and state.is_over else ResultPage()
        best = None if self._end is None else best_hand(self._end)
        if (page, best) != (self.page, self.best):
            self.page, self.best = page, best
            self.changed.emit()

    def _follow(self) -> None:
        """Look for the best hand, once, when the game has come to its end."""
        path = self._session.path if self.is_over else None
        if path != self._asked:
            self._asked, self._end = path, None
            if path is not None:
                self._session.review(path)
        self.refresh()

    def _take(self, path: Path, steps: tuple[Step, ...]) -> None:
        if path == self._asked:
            self._end = steps[-1].state
            self.refresh()
