"""Play a deal in the program by taking the first advice at every turn, and print how it went, as JSON.

Usage: python play_a_deal.py FOLDER LEVEL
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from peling.core.actions import Action
from peling_app.play.coaching import Answer
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent

SEED = 1922


def main(folder: Path, level: str) -> None:
    """Play against three computer players of a level."""
    app = QCoreApplication([])
    session = Session(folder, new_seed=lambda: SEED)
    session.set_pause(0)
    advised: list[Action] = []
    weighed: list[object] = []
    failed: list[tuple[str, ...]] = []

    def act(answer: Answer) -> None:
        if answer.settled:
            advised.append(answer.choices[0].action)
            session.do(answer.choices[0].action)

    def go_on() -> None:
        if session.last_result is not None:
            session.finish()
            app.quit()
        elif session.view is not None and session.view.awaited:
            session.weigh()

    def ask(outlooks: object) -> None:
        weighed.append(outlooks)
        session.hint()

    session.weighed.connect(ask)
    session.advice.connect(act)
    session.failed.connect(lambda *words: failed.append(words))
    session.changed.connect(lambda: QTimer.singleShot(0, session, go_on))
    opponents = tuple(Opponent(name, Level(level)) for name in ("Ann", "Bo", "Cy"))
    session.new(NewGame("pung-chow", (), "", opponents, learning_aids=True))
    app.exec()
    said = {"advised": len(advised), "weighed": len(weighed), "failed": failed}
    sys.stdout.write(json.dumps(said) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
