"""Note in the open game what help the player has had: a game played without any bears a mark.

A note is written at once, beside whatever else is written, and where that is refused with the next that is
not: what was shown is never forgotten because the program ended before the next move.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.storage.entries import NewEntry
from peling.storage.help import Help, help_entry
from peling.storage.saves import place_of
from peling_app.platform.tasks import Worker, ignore
from peling_app.play.coaching import Coach
from peling_app.play.facts import GameFacts
from peling_app.play.open_journal import OpenJournal


class HelpNotes(QObject):
    """What is noted in the game that is open."""

    def __init__(self, game: GameFacts, coach: Coach, writer: Worker, journal: OpenJournal) -> None:
        """Follow a game and its coach; the journal is written in the writer's thread."""
        super().__init__(game)
        self._game, self._coach = game, coach
        self._writer, self._journal = writer, journal
        self._owed: tuple[NewEntry, ...] = ()
        self._rests: tuple[PlayerView | None, tuple[Action, ...]] = (None, ())
        coach.stopped.connect(lambda _stop: self.note(Help.STOP))

    def begin(self, had: frozenset[Help] | None) -> None:
        """Take over what is noted in a game that has been opened; None: nothing is noted in it."""
        self._game.help_noted, self._owed = had, ()

    def note(self, had: Help) -> None:
        """Note what help the player has, unless that is noted."""
        game, known = self._game.game, self._game.help_noted
        if game is not None and known is not None and had not in known:
            self._game.help_noted = known | {had}
            self._owed = (*self._owed, help_entry(had, place_of(game.state)))
            self.catch_up()

    def note_rest(self) -> None:
        """Note that it is said what would come of what the user rests on.

        Not before his first move: the focus rests on a tile by itself, and an exam can still be chosen.
        """
        if self._game.is_under_way:
            self.note(Help.WHAT_IF)

    def look_closer(self, *looked: Action) -> None:
        """Let the coach weigh by itself what the human looks at, see `Coach.look_closer`.

        It is help to look at other things than the one on which the focus rests by itself.
        """
        self._coach.look_closer(*looked)
        game = self._game.game
        view = None if game is None else game.view
        if self._rests[0] is not view:
            self._rests = (view, looked)
        elif looked != self._rests[1]:
            self.note(Help.WHAT_IF)

    def catch_up(self) -> None:
        """Write what could not be written before."""
        entries, self._owed = self._owed, ()
        if entries:
            job = partial(self._journal.append, entries)
            self._writer.ask(job, ignore, lambda _error: self._owe(entries))

    def _owe(self, entries: tuple[NewEntry, ...]) -> None:
        self._owed = (*entries, *self._owed)
