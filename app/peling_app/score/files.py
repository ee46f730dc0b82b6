"""Sheets that come from elsewhere, and what is said when a file cannot be used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from peling.ledger.files.exchange import LONGEST, ImportFailedError, ImportTrouble, from_json
from peling.ledger.files.from_game import from_game
from peling.ledger.history import SheetHistory
from peling.ledger.inputs import SheetInputError
from peling.play.game import GameState
from peling.rulebooks import UnknownRulesError
from peling.rules.ruleset import UnknownOptionError
from peling.storage.journal import JournalError, JournalTrouble
from peling.storage.journal_file import system_trouble
from peling_app.platform.journal_folder import Message
from peling_app.platform.whole_file import read_whole

_SAID: Final = {
    ImportTrouble.FOREIGN: "import",
    ImportTrouble.NEWER: "import-newer",
    ImportTrouble.DAMAGED: "import-damaged",
    ImportTrouble.CHANGED: "import-changed",
    ImportTrouble.UNKNOWN_RULES: "unknown-rules",
}
"""The ids of the sentences for what is wrong with a copy."""
_OF_DISK: Final = frozenset({JournalTrouble.DISK_FULL, JournalTrouble.READ_ONLY})


def history_of_copy(file: Path) -> SheetHistory | Message:
    """Return the sheet of a copy that was saved as JSON, or why there is none."""
    try:
        return from_json(read_whole(file, LONGEST).decode("utf-8-sig"))
    except ImportFailedError as error:
        return _SAID[error.kind], file.name
    except OSError as error:
        return "import", f"{file.name}: {error.strerror or error}"
    except UnicodeDecodeError:
        return "import-no-text", file.name
    except ValueError:
        return "import", file.name


def history_of_game(state: GameState, at: str, title: str, players: Sequence[str]) -> SheetHistory:
    """Return the finished deals of a game as a sheet; `players` are the names of all, the user's first."""
    specs = zip(state.setup.players, players, strict=True)
    named = replace(
        state, setup=replace(state.setup, players=tuple(replace(spec, name=name) for spec, name in specs))
    )
    return from_game(named, at, title)


def trouble(what: str, name: str, error: Exception) -> Message:
    """Return the message for what went wrong while a sheet of this name was opened, set up or written."""
    match error:
        case JournalError():
            return error.kind.value, name
        case UnknownRulesError() | UnknownOptionError():
            return "unknown-rules", name
        case SheetInputError():
            return ("setup" if what == "opening" else what), str(error)
        case OSError():
            # What lies beside a sheet is written without its journal.
            kind = system_trouble(error).kind
            return (kind.value, name) if kind in _OF_DISK else (what, error.strerror or str(error))
        case _:
            return what, f"{type(error).__name__}: {error}"
