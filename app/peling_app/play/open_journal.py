"""Hold the journal that is open. Everything here runs in the writer's thread, one call after the other."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from peling.play import inputs
from peling.play.inputs import HUMAN, GameInputError, PlayerSpec
from peling.rulebooks import UnknownRulesError
from peling.rules.ruleset import UnknownOptionError
from peling.storage.branches import is_untouched, origin_of
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.journal import Journal, JournalError, copy_in, glance, goes_on_from
from peling.storage.records import Kept, kept_in
from peling.storage.saves import SavedPlay, Step, branch, played, resume, start
from peling_app.platform.journal_folder import JournalFolder, Message
from peling_app.play.open_game import OpenGame
from peling_app.play.setup import NewGame, SavedGame
from peling_app.play.store import game_name, sweep


class OpenJournal:
    """The place for one open journal; opening another closes it."""

    def __init__(self, store: JournalFolder[SavedGame]) -> None:
        """Put new games in this folder."""
        self._store = store
        self._journal: Journal | None = None

    def start(self, setup: inputs.GameSetup) -> tuple[Path, OpenGame]:
        """Begin a game.

        Raises:
            as `peling.storage.saves.start`.
        """
        self.close()
        now = datetime.now(UTC).astimezone()
        return self._opened(
            self._store.begin(game_name(setup.rules_id, now), lambda path: start(path, setup))
        )

    def resume(self, path: Path) -> tuple[Path, OpenGame]:
        """Go on with a game; one that lies elsewhere is copied into the folder, and stays as it is.

        Where the folder has all of it already, that game is gone on with, if it can be read.

        Raises:
            JournalError: as `peling.storage.saves.resume`.
        """
        self.close()
        if path.resolve().parent == self._store.folder.resolve():
            return self._opened(resume(path))
        for here in self._store.paths():
            with suppress(JournalError):
                if goes_on_from(here, path):
                    return self._opened(resume(here))
        return self._opened(resume(self._store.begin(path.stem, partial(copy_in, path))))

    def branch(self, of: Path, steps: tuple[Step, ...], seed: int) -> tuple[Path, OpenGame]:
        """Begin a learning game that repeats the first steps of another, kept in the file `of`.

        Raises:
            as `peling.storage.saves.branch`.
        """
        name, began = self._source(of)
        self.close()
        now = datetime.now(UTC).astimezone()
        rules_id = steps[0].state.setup.rules_id
        return self._opened(
            self._store.begin(game_name(rules_id, now), lambda path: branch(path, steps, seed, name, began))
        )

    def played(self) -> tuple[Step, ...]:
        """Return every step of the open game, from the throws for the seats on.

        Raises:
            JournalError: as `peling.storage.saves.played`.
        """
        assert self._journal is not None, "nothing is looked at without a game"  # noqa: S101 - for the type checker
        return played(self._journal)

    def kept(self) -> Kept | None:
        """Return what the journal holds now; None: none is open."""
        return None if self._journal is None else kept_in(self._journal)

    def append(self, entries: tuple[NewEntry, ...]) -> tuple[Entry, ...]:
        """Write entries, all or none, and return them when they are on the disk.

        Raises:
            JournalError: as `Journal.append`.
        """
        assert self._journal is not None, "nothing is written without a game"  # noqa: S101 - for the type checker
        written = self._journal.append(*entries)
        if any(entry.kind is Kind.SETTLED for entry in written):
            # Who takes a copy of the file while the settlement is read has the deal in it.
            self._journal.take_in()
        return written

    def close(self) -> None:
        """Close the journal, if one is open; a game taken from another that was only looked at goes away."""
        if self._journal is not None:
            path, untouched = self._journal.path, is_untouched(self._journal)
            self._journal.close()
            self._journal = None
            if untouched:
                sweep(path)

    def _opened(self, play: SavedPlay) -> tuple[Path, OpenGame]:
        self._journal = play.journal
        journal = play.journal
        at = journal.entries[-1].at
        origin, had = origin_of(journal.setup), journal.help_noted
        return journal.path, OpenGame(play.steps, journal.assisted, origin, at, had)

    def _source(self, path: Path) -> tuple[str, datetime | None]:
        """Return which game is branched from, by its file and its begin.

        What goes on from a moment that is itself only tried out goes on from the game behind it.
        """
        journal = self._journal
        if journal is not None and path == journal.path:
            origin = origin_of(journal.setup)
            if origin is not None and is_untouched(journal):
                return origin.name, origin.began
            return path.name, journal.entries[0].at
        try:
            return path.name, glance(path).began
        except JournalError:
            return path.name, None


def random_seed() -> int:
    """Return a seed that nobody can guess, small enough for every reader of JSON."""
    return secrets.randbits(53)


def agreement(setup: NewGame, seed: int) -> inputs.GameSetup:
    """Return what the start page asks for as the engine knows it."""
    opponents = (
        PlayerSpec(one.name, one.level.value, one.bird.value if one.bird else "") for one in setup.opponents
    )
    return inputs.GameSetup(
        setup.rule_set,
        dict(setup.options),
        (PlayerSpec(setup.player_name, HUMAN), *opponents),
        setup.learning_aids,
        seed,
        setup.house_name,
        setup.length,
    )


def trouble(what: str, path: Path | None, error: Exception) -> Message:
    """Return the message for what went wrong with a game, of a file if it has one already."""
    match error:
        case JournalError(kind=kind):
            return kind.value, error.detail if path is None else path.name
        case UnknownRulesError() | UnknownOptionError() | GameInputError():
            return "setup", str(error)
        case _:
            return what, f"{type(error).__name__}: {error}"


def trouble_of_review(path: Path, error: Exception) -> Message:
    """Return the message for a game that cannot be looked at."""
    match error:
        case JournalError(kind=kind) if kind.spoils_file:
            return "review-damaged", path.name
        case JournalError(kind=kind):
            return kind.value, path.name
        case _:
            return "review", f"{type(error).__name__}: {error}"
