"""Play a deal in the whole program and print the most memory it used, in MB. Argument: a folder for files."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from peling.commands.simulate import peak_memory
from peling.core.actions import Discard, Pass
from peling_app.__main__ import arguments, make_application, make_context, make_window
from peling_app.platform.collector import Collector
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow

OPPONENTS = tuple(Opponent(name, Level.CLUB) for name in ("Ann", "Bo", "Cy"))


def play_a_deal(app: QApplication, window: MainWindow, session: Session) -> None:
    """Play the simplest way: pass, or discard a tile."""

    def leave_the_dice() -> None:
        page = window.findChild(PlayPage)
        assert isinstance(page, PlayPage)
        page.table_model.board.hurry()

    def answer() -> None:
        if session.view is not None and session.view.awaited:
            session.do(next(action for action in session.legal if isinstance(action, Pass | Discard)))

    session.opened.connect(lambda: QTimer.singleShot(0, leave_the_dice))
    session.changed.connect(answer)
    session.deal_ended.connect(app.quit)
    session.new(NewGame("pung-chow", (), "", OPPONENTS, learning_aids=True))
    session.set_pause(0)
    app.exec()


def main(folder: str) -> None:
    """Measure."""
    app = make_application()
    context = make_context(app, arguments(["--data-dir", folder, "--reduced-motion"]))
    window = make_window(context)
    window.show()
    collector = Collector(app)
    assert context.session is not None
    play_a_deal(app, window, context.session)
    window.grab()
    app.processEvents()
    print(peak_memory())
    collector.finish()
    window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    main(sys.argv[1])
