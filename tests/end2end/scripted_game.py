"""Play a game by itself and print every position that is shown: the process that `test_kill` kills.

Arguments: the folder of games, a seed, and the journal to go on with (none: a new game).
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from peling_app.session import Session
from peling_app.setup import GameSetup, Level, Opponent

OPPONENTS = tuple(Opponent(name, Level.NOVICE) for name in ("Ann", "Bo", "Cy"))


def main(folder: str, seed: str, *journal: str) -> None:
    """Play until killed."""
    app = QCoreApplication([])
    session = Session(Path(folder), new_seed=lambda: int(seed))
    session.set_pause(0)
    rng = random.Random(seed)

    def move() -> None:
        if session.last_result is not None:
            session.next_deal()
        elif session.can_take_back and rng.random() < 0.1:
            session.take_back()
        elif session.legal:
            session.act(rng.choice(session.legal))

    def show() -> None:
        written = session._desk._journal
        if session.view is not None and written is not None:
            line = json.dumps({"entries": len(written.entries), "view": repr(session.view)})
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
            QTimer.singleShot(0, session, move)

    session.changed.connect(show)
    if journal:
        session.continue_game(Path(journal[0]))
    else:
        session.new_game(GameSetup("pung-chow", (), "", OPPONENTS, learning_aids=True))
    app.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
