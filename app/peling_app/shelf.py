"""Look after the folder of saved games: list them, name new ones, set aside what cannot be read."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from peling.game import GameState
from peling.inputs import GameInputError, setup_from_json, setup_to_json
from peling.journal import SUFFIX, Glance, JournalError, Trouble, glance
from peling.saves import place_of
from peling.tiles import Wind, tile
from peling_app.journal_folder import JournalFolder, Message
from peling_app.setup import SavedGame, Waiting


class Shelf:
    """The folder of saved games. A file is read again only when it was changed."""

    def __init__(self, folder: Path) -> None:
        """Look at this folder; it need not exist."""
        self._journals = JournalFolder(folder, SUFFIX, lambda path: saved_game(path, glance(path)))

    @property
    def folder(self) -> Path:
        """Return the folder."""
        return self._journals.folder

    def games(self, leave_out: Path | None = None) -> tuple[list[SavedGame], list[Message]]:
        """Return the games, and a message for each file that had to be set aside.

        Games that another process has open or a newer version wrote are left out, and so is `leave_out`.
        """
        return self._journals.all(leave_out)

    def free_path(self, rules_id: str, now: datetime) -> Path:
        """Return a path for a new game that is not taken."""
        return self._journals.free_path(f"{rules_id} {now:%Y-%m-%d %H-%M-%S}")


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
            assisted=seen.assisted,
            house=setup.options,
        )
    except (GameInputError, KeyError, ValueError, TypeError) as error:
        raise JournalError(Trouble.DAMAGED, f"{type(error).__name__}: {error}") from error


def saved_game_of(path: Path, state: GameState, now: datetime, *, assisted: bool) -> SavedGame:
    """Return an open game as the start page shows it."""
    return saved_game(path, Glance(setup_to_json(state.setup), place_of(state), now, assisted))
