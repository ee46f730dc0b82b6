"""Games that are over, played by computer players, and a session that shows one."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.advice.players import LEVELS
from peling.play.deal import awaited, view_of
from peling.play.game import Act, GameSetup, GameState, PlayerSpec, advance, new_game, random_seats
from peling.rules.course import Length
from peling.storage.saves import Step, next_deal, step

FILE = Path("over.peling")


@cache
def finished(
    rules_id: str = "pung-chow", length: Length = Length.ROUND, players: int = 4, seed: int = 7
) -> tuple[Step, ...]:
    """Return the steps of a game that was played to its end."""
    specs = (PlayerSpec("", "human"), *(PlayerSpec("", "club") for _ in range(players - 1)))
    state = new_game(GameSetup(rules_id, {}, specs, seed=seed, length=length))
    rng = random.Random(seed)
    steps = [step(state, random_seats(rng, state.rules, players))]
    someone = LEVELS["novice"](rng, "")
    while not steps[-1].state.is_over:
        state = steps[-1].state
        if not state.deal_runs or state.deal is None:
            steps.append(step(state, next_deal(state)))
            continue
        wind = awaited(state.deal)[0]
        action = someone.choose(view_of(state.deal, wind, state.rules), state.rules)
        steps.append(step(state, Act(state.seat_of(wind), action)))
    return tuple(steps)


def replayed(state: GameState, steps: tuple[Step, ...]) -> GameState:
    """Return the same game once more, input for input."""
    for made in steps:
        state, _ = advance(state, made.given)
    return state


class OverSession(QObject):
    """A session in which a game has come to its end; `review` answers when `answer` is called."""

    changed = Signal()
    reviewed = Signal(object, object)

    def __init__(self, steps: tuple[Step, ...]) -> None:
        """Hold a game."""
        super().__init__()
        self.steps = steps
        self.path: Path | None = FILE
        self.unassisted = False
        self.asked: list[Path] = []

    @property
    def state(self) -> GameState | None:
        """Return the end of the game."""
        return self.steps[-1].state

    def review(self, path: Path) -> None:
        """Note that it was asked."""
        self.asked.append(path)

    def answer(self) -> None:
        """Bring what was asked for."""
        self.reviewed.emit(FILE, self.steps)
