"""Look after the folder of saved games: list them, begin new ones, put away what is not wanted."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TypeVar

from peling.core.tiles import Wind, tile
from peling.play.inputs import GameInputError, setup_from_json, setup_to_json
from peling.rulebooks import rule_set_ids
from peling.storage.branches import origin_of, origin_to_json, remove_untouched
from peling.storage.journal import SUFFIX, Glance, JournalError, JournalTrouble, glance
from peling.storage.saves import place_of
from peling_app.platform.journal_folder import LARGEST, JournalFolder
from peling_app.play import marks
from peling_app.play.open_game import OpenGame
from peling_app.play.setup import SavedGame, Waiting

T = TypeVar("T")


class GameStore(JournalFolder[SavedGame]):
    """The folder of saved games."""

    def __init__(self, folder: Path) -> None:
        """Look at this folder; it need not exist."""
        super().__init__(
            folder,
            SUFFIX,
            _seen_game,
            (marks.ENDING, marks.REVIEWS, marks.MANNER),
            lambda path: saved_game(path, glance(path)),
        )


def game_name(rules_id: str, now: datetime) -> str:
    """Return how the file of a new game is called."""
    return f"{rules_id} {now:%Y-%m-%d %H-%M-%S}"


def _seen_game(path: Path) -> SavedGame:
    """Return a game for the list; one that a crash has left before anything was done in it is removed."""
    seen = glance(path)
    if origin_of(seen.setup) is not None and sweep(path):
        raise JournalError(JournalTrouble.MISSING, f"{path.name} was left before anything was done in it")
    return saved_game(path, seen)


def sweep(path: Path) -> bool:
    """Remove a game taken from another one in which the user has done nothing; return whether it is gone.

    Bookmarks are something that was done. While the game behind it is not in the list, it stays: nothing else
    leads to that deal then.
    """
    kept = marks.file_of(path).exists() or not _origin_is_listed(path)
    if kept or not remove_untouched(path):
        return False
    path.with_name(path.name + marks.MANNER).unlink(missing_ok=True)
    return True


def _origin_is_listed(path: Path) -> bool:
    """Return whether the game that another was taken from lies beside it."""
    try:
        origin = origin_of(glance(path).setup)
    except JournalError:
        return False
    return origin is not None and (path.parent / origin.name).is_file()


def saved_game(path: Path, seen: Glance) -> SavedGame:
    """Return a journal's first and last entry as the start page shows them.

    Raises:
        JournalError: they say nothing that makes sense, or the rules are not known.
    """
    try:
        setup = setup_from_json(seen.setup)
        if setup.rules_id not in rule_set_ids():
            raise JournalError(JournalTrouble.UNKNOWN_RULES, setup.rules_id)
        place, origin = seen.place, origin_of(seen.setup)
        return SavedGame(
            path=path,
            rule_set=setup.rules_id,
            deal=_number(place["deal"]),
            wind=Wind(place["wind"]),
            waiting=Waiting(place["waiting"]),
            when=seen.at.astimezone(),
            discarder=Wind(place["discarder"]) if "discarder" in place else None,
            robbing=place.get("robbing") is True,
            tile=tile(place["tile"]) if "tile" in place else None,
            players=len(setup.players),
            assisted=seen.assisted,
            unassisted=seen.unassisted,
            house=setup.options,
            house_name=setup.house_name,
            names=tuple((player.name, player.kind, player.character) for player in setup.players),
            from_deal=0 if origin is None else _number(origin.deal),
            from_began=None if origin is None or origin.began is None else origin.began.astimezone(),
            standings=tuple(_number(total) for total in place.get("standings", ())),
        )
    except (GameInputError, LookupError, ValueError, TypeError, OverflowError) as error:
        raise JournalError(JournalTrouble.DAMAGED, f"{type(error).__name__}: {error}") from error


def _number(value: object) -> int:
    """Return a whole number as a game has them.

    Raises:
        ValueError: it is none.
    """
    if type(value) is not int or abs(value) > LARGEST:
        raise ValueError(f"{value!r} is no number of a game")
    return value


def saved_game_of(path: Path, game: OpenGame, *, unassisted: bool) -> SavedGame:
    """Return an open game as the start page shows it: as it would if it were closed now."""
    assert game.at is not None, "an open game is on the disk"  # noqa: S101 - for the type checker
    setup = setup_to_json(game.state.setup) | ({} if game.origin is None else origin_to_json(game.origin))
    place = place_of(game.state)
    return saved_game(path, Glance(setup, place, game.at, game.assisted, unassisted=unassisted))
