"""Look after the folder of saved games: list them, name new ones, set aside what cannot be read."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from peling.game import GameState
from peling.inputs import GameInputError, setup_from_json, setup_to_json
from peling.journal import SUFFIX, Glance, JournalError, Trouble, glance, set_aside
from peling.saves import place_of
from peling.tiles import Wind, tile
from peling_app.setup import SavedGame, Waiting

Message = tuple[str, str]
"""The id of a message to the user, and the name of the file it is about."""


class Shelf:
    """The folder of saved games. A file is read again only when it was changed."""

    def __init__(self, folder: Path) -> None:
        """Look at this folder; it need not exist."""
        self.folder = folder
        self._known: dict[Path, tuple[object, SavedGame]] = {}
        self._left: dict[Path, object] = {}

    def games(self, leave_out: Path | None = None) -> tuple[list[SavedGame], list[Message]]:
        """Return the games, and a message for each file that had to be set aside.

        Games that another process has open or a newer version wrote are left out, and so is `leave_out`.
        """
        found: list[SavedGame] = []
        messages: list[Message] = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            if path == leave_out or not path.is_file():
                continue
            try:
                game = self._looked_at(path)
            except JournalError as error:
                stamp = _stamp(path)
                if error.kind.spoils_file and self._left.get(path) != stamp:
                    messages.append(spoiled(path, error))
                    # Where it could not be moved away, it is told once.
                    self._left[path] = stamp
            else:
                found.append(game)
        return found, messages

    def free_path(self, rules_id: str, now: datetime) -> Path:
        """Return a path for a new game that is not taken."""
        name = f"{rules_id} {now:%Y-%m-%d %H-%M-%S}"
        path = self.folder / f"{name}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"{name} ({number}){SUFFIX}"
        return path

    def _looked_at(self, path: Path) -> SavedGame:
        known = self._known.get(path)
        if known is not None and known[0] == _stamp(path):
            return known[1]
        game = saved_game(path, glance(path))
        # Looking at a game after a crash takes in its log, so the stamp is taken afterwards.
        self._known[path] = (_stamp(path), game)
        return game


def saved_game(path: Path, seen: Glance) -> SavedGame:
    """Return a journal's first and last entry as the start page shows them.

    Raises:
        JournalError: they say nothing that makes sense.
    """
    try:
        setup = setup_from_json(seen.setup)
        place = seen.place
        return SavedGame(
            path=path,
            rule_set=setup.rules_id,
            deal=int(place["deal"]),
            wind=Wind(place["wind"]),
            waiting=Waiting(place["waiting"]),
            when=seen.at.astimezone(),
            discarder=Wind(place["discarder"]) if "discarder" in place else None,
            tile=tile(place["tile"]) if "tile" in place else None,
            players=len(setup.players),
        )
    except (GameInputError, KeyError, ValueError, TypeError) as error:
        raise JournalError(Trouble.DAMAGED, f"{type(error).__name__}: {error}") from error


def saved_game_of(path: Path, state: GameState, now: datetime) -> SavedGame:
    """Return an open game as the start page shows it."""
    return saved_game(path, Glance(setup_to_json(state.setup), place_of(state), now))


def spoiled(path: Path, error: JournalError) -> Message:
    """Set a file aside and return what to tell the user; where even that is refused, the file stays."""
    aside = set_aside(path)
    if aside is None:
        return f"{error.kind.value}-left", path.name
    return error.kind.value, aside.name


def _stamp(path: Path) -> object:
    """Return something that differs when the file or SQLite's log beside it has changed."""
    stamps: list[Any] = []
    for file in (path, Path(f"{path}-wal")):
        try:
            seen = file.stat()
        except OSError:
            stamps.append(None)
        else:
            stamps.append((seen.st_mtime_ns, seen.st_size))
    return stamps
