"""Play a game by itself until killed: the process that `test_kill` kills."""

from __future__ import annotations

import random
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QTimer

from peling.storage.journal import Journal
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent

OPPONENTS = tuple(Opponent(name, Level.NOVICE) for name in ("Ann", "Bo", "Cy"))


def play(shown: Connection, folder: Path, seed: int, journal: Path | None) -> None:
    """Go on with the game of a journal, or begin one in a folder, and show every position that is shown.

    What is shown: how many entries the journal has then, and the player's view.
    """
    app = QCoreApplication([])
    session = Session(folder, new_seed=lambda: seed)
    session.set_pause(0)
    rng = random.Random(seed)

    def move() -> None:
        if session.last_result is not None:
            session.next_deal()
        elif session.can_take_back and rng.random() < 0.1:
            session.take_back()
        elif session.legal:
            session.do(rng.choice(session.legal))

    opened: list[Journal] = []
    begin = Journal.__init__

    def noted(one: Journal, *given: Any) -> None:  # noqa: ANN401 - whatever a journal is made of
        begin(one, *given)
        opened.append(one)

    def show() -> None:
        if session.view is not None:
            shown.send((len(opened[-1].entries), repr(session.view)))
            QTimer.singleShot(0, session, move)

    patch.object(Journal, "__init__", noted).start()

    session.changed.connect(show)
    if journal is not None:
        session.open(journal)
    else:
        session.new(NewGame("pung-chow", (), "", OPPONENTS, learning_aids=True))
    app.exec()
