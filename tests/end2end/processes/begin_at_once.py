"""Begin a game or a sheet, but wait before its file gets its name until the other process is there too.

For `test_two_processes.py`: prints a line when it is about to name the file, goes on at a
line from standard input, and prints the name that the file got in the end.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from peling.ledger.files.sheet_file import SheetFile
from peling.ledger.inputs import SheetSetup
from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage import journal, names
from peling.storage.saves import start
from peling_app.play.store import GameStore, game_name
from peling_app.score.store import SheetStore

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(what: str, folder: Path, me: str) -> None:
    """Begin it and print its name."""
    name_it = names.give_name
    waited: list[Path] = []

    def wait_first(unnamed: Path, path: Path) -> None:
        if not waited:
            waited.append(path)
            say("ready")
            sys.stdin.readline()
        name_it(unnamed, path)

    vars(journal)["give_name"] = wait_first
    if what == "game":
        game = GameSetup("pung-chow", {}, (PlayerSpec(me, "human"), PlayerSpec("Ann", "novice")), seed=1)
        begun = GameStore(folder).begin(game_name("pung-chow", NOW), lambda path: start(path, game).journal)
        begun.close()
        say(begun.path.name)
    else:
        setup = SheetSetup("Thursday", "pung-chow", {}, (me, "Bert"), created=NOW.isoformat())
        with SheetStore(folder).begin("Thursday", lambda path: SheetFile.create(path, setup)) as file:
            say(file.path.name)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3])
