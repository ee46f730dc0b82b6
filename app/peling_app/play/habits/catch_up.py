"""Have the deals reviewed that never were, one game after the other, until there are none or it is enough."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.storage.saves import Step
from peling_app.play.deals import deals_of
from peling_app.play.game import Reviewed
from peling_app.play.habits.reader import DealAt
from peling_app.play.review.store import ReviewStore


class CatchUp(QObject):
    """Give the coach what was never reviewed, a game at a time.

    Signals:
        advanced: a deal has been reviewed, or cannot be; or the whole has begun or ended.

    Attributes:
        done, whole: how many deals are done, and how many there were when it began.
        left_out: how many of them cannot be reviewed.
    """

    advanced = Signal()

    def __init__(self, session: Reviewed, reviews: ReviewStore, parent: QObject | None = None) -> None:
        """Use the coach of a session's games."""
        super().__init__(parent)
        self._session = session
        self._reviews = reviews
        self._games: deque[Path] = deque()
        self._wanted: dict[Path, set[int]] = {}
        self._tried: set[tuple[Path, int]] = set()
        self.left_out = 0
        self.done = self.whole = 0
        session.reviewed.connect(self._take)
        session.not_reviewed.connect(self._skip)
        reviews.changed.connect(self._follow)
        reviews.broke.connect(self._give_up)

    @property
    def runs(self) -> bool:
        """Return whether something is being reviewed."""
        return bool(self._wanted)

    def left_of(self, missing: Iterable[DealAt]) -> tuple[DealAt, ...]:
        """Return those deals that were not tried; where nothing can be kept, once must be enough."""
        return tuple(one for one in missing if (one.game, one.number) not in self._tried)

    def begin(self, missing: Iterable[DealAt]) -> None:
        """Review these deals, the latest game first: it is what the user remembers."""
        if self.runs:
            return
        wanted = self.left_of(missing)
        for one in wanted:
            self._wanted.setdefault(one.game, set()).add(one.number)
        self._games = deque(reversed(self._wanted))
        self.done, self.whole = 0, len(wanted)
        self._next()

    def stop(self) -> None:
        """Stop reviewing; what has been reviewed is kept."""
        self._wanted.clear()
        self._games.clear()
        self._reviews.leave_spare()
        self.advanced.emit()

    def _next(self) -> None:
        if self._games:
            self._session.review(self._games[0])
        self.advanced.emit()

    def _take(self, path: Path, steps: tuple[Step, ...]) -> None:
        if not self._games or path != self._games[0]:
            return
        wanted = self._wanted[path]
        deals = [deal for deal in deals_of(steps) if deal.number in wanted]
        for number in wanted - {deal.number for deal in deals}:
            self._give_up(path, number)
        if deals:
            self._reviews.catch_up(path, deals)

    def _skip(self, path: Path, _message: str, _about: str) -> None:
        """Leave out a game that cannot be laid out again."""
        if self._games and path == self._games[0]:
            for number in tuple(self._wanted[path]):
                self._give_up(path, number)

    def _follow(self, path: Path, number: int) -> None:
        if self._reviews.found(path, number).known is not None:
            self._tick(path, number)

    def _give_up(self, path: Path, number: int) -> None:
        self.left_out += number in self._wanted.get(path, ())
        self._tick(path, number)

    def _tick(self, path: Path, number: int) -> None:
        wanted = self._wanted.get(path)
        if wanted is None or number not in wanted:
            return
        wanted.remove(number)
        self._tried.add((path, number))
        self.done += 1
        if wanted:
            self.advanced.emit()
            return
        del self._wanted[path]
        if self._games and self._games[0] == path:
            self._games.popleft()
        elif path in self._games:
            self._games.remove(path)
        self._next()
