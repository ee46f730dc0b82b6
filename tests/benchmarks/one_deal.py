"""Play one deal in a shown window and print how much memory the program has used at its most, in MB.

A program of its own, so that nothing of the benchmark is measured with it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402 - the root is on the path only now

from peling.commands.simulate import peak_memory  # noqa: E402
from peling.core.actions import Action, ClaimWin, Discard, GoOut, Pass  # noqa: E402
from peling_app.play.session import Session  # noqa: E402
from peling_app.play.setup import Level, NewGame, Opponent  # noqa: E402
from peling_app.play.view.play_page import PlayPage  # noqa: E402
from tests.end2end.stage import make_context, make_window, picture  # noqa: E402

SETUP = NewGame(
    "pung-chow", (), "", tuple(Opponent(name, Level.CLUB) for name in ("A", "B", "C")), learning_aids=True
)
LONGEST = 120_000


def choice(legal: tuple[Action, ...]) -> Action | None:
    """Go out if that can be, else pass, else discard the first tile."""
    for kinds in ((GoOut, ClaimWin), (Pass,), (Discard,)):
        for action in legal:
            if isinstance(action, kinds):
                return action
    return None


def main() -> int:
    """Play the deal; return 1 if it did not end in time."""
    with tempfile.TemporaryDirectory() as folder:
        session = Session(Path(folder))
        context = make_context(session=session, settings={"computer_pause": 0}, fades=True)
        window = make_window(context, painted=True)
        loop = QEventLoop()
        ended = {"in-time": False}

        def go_on() -> None:
            page = window.findChild(PlayPage)
            if isinstance(page, PlayPage):
                page.table_model.board.hurry()
            action = choice(session.legal)
            if session.last_result is not None:
                ended["in-time"] = True
                QTimer.singleShot(500, loop.quit)
            elif action is not None:
                session.do(action)

        session.changed.connect(lambda: QTimer.singleShot(0, go_on))
        QTimer.singleShot(LONGEST, loop.quit)
        window.ways.start_game(SETUP)
        loop.exec()
        picture(window)
        print(peak_memory())
        window.close()
    return 0 if ended["in-time"] else 1


if __name__ == "__main__":
    sys.exit(main())
