"""How the coach helps in the open game: each game keeps its own way, a new one begins with that chosen last.

What goes on from a moment of another game is there to learn from: it begins as no exam.

It is kept in a small file beside the game, and only when something has been done in that or another way was
chosen: a game that was only looked at leaves nothing behind.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.storage.help import Help
from peling_app.platform.json_text import JsonTextError, read_json, write_json
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Coaching
from peling_app.platform.whole_file import read_whole, write_whole
from peling_app.play.marks import MANNER
from peling_app.play.session import Session

LONGEST: Final = 1000
"""Bytes; the file has thirty."""


class Manners(QObject):
    """The way of coaching in the open game.

    Signals:
        changed: it is another one.
    """

    changed = Signal()

    def __init__(self, session: Session, preferences: Preferences, parent: QObject | None = None) -> None:
        """Follow the games that are opened."""
        super().__init__(parent)
        self._session = session
        self._preferences = preferences
        self._last = preferences.current.coaching
        self._kept: Coaching | None = None
        session.opened.connect(self._take)
        session.saved.connect(self._keep)
        preferences.changed.connect(self._follow)
        self._take()

    @property
    def manner(self) -> Coaching:
        """Return the way of coaching in the open game."""
        return self._session.coach.manner

    def choose(self, manner: Coaching) -> None:
        """Coach so in the open game from now on, and in new ones."""
        self._last = manner
        self._change(manner)
        self._keep()
        self._preferences.update(coaching=manner)

    # Inside

    def _take(self) -> None:
        """Coach in the game that has been opened as before, in a new one as chosen last."""
        path = self._session.path
        self._kept = None if path is None else kept_manner(path)
        self._use(self._begun if self._kept is None else self._kept)

    @property
    def _begun(self) -> Coaching:
        """Return how a game begins that keeps no way of its own yet."""
        chosen, game = self._preferences.current.coaching, self._session.game
        goes_on = game is not None and game.origin is not None
        return Coaching.REQUEST if goes_on and chosen is Coaching.EXAM else chosen

    def _follow(self) -> None:
        """Follow the settings where another way has been chosen there."""
        manner = self._preferences.current.coaching
        if manner is not self._last:
            self._last = manner
            self._change(manner)

    def _change(self, manner: Coaching) -> None:
        """Coach in another way: whoever leaves an exam that is under way has help from then on."""
        if self._session.in_exam and manner is not Coaching.EXAM and self._session.is_under_way:
            self._session.helped.note(Help.LEFT_EXAM)
        self._use(manner)

    def _use(self, manner: Coaching) -> None:
        self._session.coach.set_manner(manner)
        self.changed.emit()

    def _keep(self) -> None:
        path = self._session.path
        if path is not None and path.exists() and self.manner is not self._kept:
            self._kept = self.manner
            # Where that is refused, the game begins with the way chosen last when it is opened again.
            with suppress(OSError):
                write_whole(_file(path), write_json({"coaching": self.manner.value}))


def kept_manner(game: Path) -> Coaching | None:
    """Return the way of coaching that a game keeps; None: none that can be read."""
    with suppress(OSError, JsonTextError, ValueError):
        raw = read_json(read_whole(_file(game), LONGEST), LONGEST)
        if isinstance(raw, dict):
            return Coaching(raw.get("coaching", ""))
    return None


def _file(game: Path) -> Path:
    return game.with_name(game.name + MANNER)
