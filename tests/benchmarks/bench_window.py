"""How long the whole window keeps the GUI thread busy at a stretch while a game is played in it.

Board, tutor, settlement and commands are in these figures, not only engine and advice; the bounds are what
a person notices as a stumble, not the 16 ms of the engine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QTimer  # noqa: E402 - the root is on the path only now

from peling_app.play.session import Session  # noqa: E402
from peling_app.play.setup import Level, NewGame, Opponent  # noqa: E402
from peling_app.play.view.play_page import PlayPage  # noqa: E402
from tests.benchmarks.figure import Figure  # noqa: E402
from tests.benchmarks.one_deal import choice  # noqa: E402
from tests.end2end.stage import application, make_context, make_window  # noqa: E402

DEALS = 2
SETUP = NewGame(
    "pung-chow", (), "", tuple(Opponent(name, Level.CLUB) for name in ("A", "B", "C")), learning_aids=True
)


@dataclass
class Times:
    """How long the slots of `changed` took together, in ms: while a deal is played, and at its end."""

    play: list[float] = field(default_factory=list)
    end: list[float] = field(default_factory=list)


def play(folder: Path) -> Times:
    """Play some deals in a shown window."""
    app = application()
    session = Session(folder, new_seed=lambda: 1922)
    context = make_context(session=session, settings={"computer_pause": 0, "sound": False}, fades=True)
    times = Times()
    begun = [0.0]
    # The first slot that is connected is called first, the last one last.
    session.changed.connect(lambda: begun.__setitem__(0, perf_counter()))
    window = make_window(context, painted=True)

    def note() -> None:
        taken = (perf_counter() - begun[0]) * 1e3
        (times.play if session.last_result is None else times.end).append(taken)
        QTimer.singleShot(0, go_on)

    def go_on() -> None:
        page = window.findChild(PlayPage)
        if isinstance(page, PlayPage):
            page.table_model.board.hurry()
        action = choice(session.legal)
        if session.last_result is not None and session.deal_number < DEALS:
            QTimer.singleShot(300, session.next_deal)
        elif session.last_result is not None:
            QTimer.singleShot(300, app.quit)
        elif action is not None:
            session.do(action)

    session.opened.connect(lambda: session.changed.connect(note))
    window.ways.start_game(SETUP)
    app.exec()
    window.close()
    return times


def run() -> list[Figure]:
    """Measure in a program of its own, since another benchmark has an application without windows."""
    printed = subprocess.run(
        [sys.executable, __file__], check=True, capture_output=True, text=True, timeout=300
    )
    often, longest, end = map(float, printed.stdout.split()[-3:])
    return [
        Figure("window: 95 of 100 changes", often, "ms", 33, "<="),
        Figure("window: longest change in play", longest, "ms", 100, "<="),
        Figure("window: change at the end of a deal", end, "ms", 100, "<="),
    ]


def main() -> None:
    """Print the three figures in ms."""
    with tempfile.TemporaryDirectory() as folder:
        times = play(Path(folder))
    print(quantiles(times.play, n=20)[-1], max(times.play), max(times.end))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    main()
