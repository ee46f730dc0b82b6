"""Sheets that come from elsewhere, and what is told when a file cannot be used."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from peling.game import GameState
from peling.journal import JournalError
from peling.ledger.book import Book
from peling.ledger.exchange import ImportFailedError, from_json
from peling.ledger.from_game import from_game
from peling.ledger.inputs import SheetInputError
from peling.rulebooks import UnknownRulesError
from peling.ruleset import UnknownOptionError
from peling_app.journal_folder import Message, spoiled


def book_of_copy(file: Path) -> Book | Message:
    """Return the sheet of a copy that was saved as JSON, or why there is none."""
    try:
        return from_json(file.read_text(encoding="utf-8"))
    except ImportFailedError as error:
        known = {"newer": "import-newer", "unknown-rules": "unknown-rules"}
        place = f"{file.name}: {error.place}" if error.place else file.name
        return known.get(error.kind, "import"), place
    except (OSError, ValueError) as error:
        return "import", f"{file.name}: {error}"


def book_of_game(state: GameState, at: str, title: str, you: str) -> Book:
    """Return the finished deals of a game as a sheet; `you` is what a player without a name is called."""
    players = tuple(replace(spec, name=spec.name or you) for spec in state.setup.players)
    named = replace(state, setup=replace(state.setup, players=players))
    return from_game(named, at, title)


def is_set_aside(what: str, error: Exception) -> bool:
    """Tell whether the file is put aside for this error, as it cannot be opened any more."""
    return what == "opening" and isinstance(error, JournalError) and error.kind.spoils_file


def trouble(what: str, path: Path, error: Exception) -> Message:
    """Return the message for what went wrong while a sheet was opened, set up or written.

    A file that is spoilt is set aside.
    """
    match error:
        case JournalError() if is_set_aside(what, error):
            return spoiled(path, error)
        case JournalError():
            return error.kind.value, path.name
        case UnknownRulesError() | UnknownOptionError():
            return "unknown-rules", path.name
        case SheetInputError():
            return "setup", str(error)
        case _:
            return what, f"{type(error).__name__}: {error}"
