"""Games in sessions: a player who does anything legal, and ways to open a game and play on."""

from __future__ import annotations

import random
from collections.abc import Callable

from pytestqt.qtbot import QtBot

from peling.core.actions import Action, ClaimWin, GoOut
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent


class Anything:
    """Does anything legal; goes out when possible, so that deals come to an end in every way."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do."""
        legal = legal_actions(view, rules)
        wins = (action for action in legal if isinstance(action, GoOut | ClaimWin))
        return next(wins, self._rng.choice(legal))


def anything(_level: str, rng: random.Random, _taste: str = "") -> Anything:
    return Anything(rng)


def setup(players: int = 4, *, learning: bool = True, **options: str | bool) -> NewGame:
    opponents = tuple(Opponent(name, Level.NOVICE) for name in ("Ann", "Bo", "Cy")[: players - 1])
    return NewGame("pung-chow", tuple(options.items()), "", opponents, learning)


SEED = 1922
"""Of every game here, so that a failure can be looked at again."""

HOURS = 10_000_000
"""A pause in ms that no test waits for and no slow machine uses up."""

MakeSession = Callable[..., Session]


def to_move(session: Session) -> bool:
    """Return whether the human is to decide, or the deal is over."""
    return session.view is not None and (session.view.awaited or session.last_result is not None)


def open_game(qtbot: QtBot, session: Session, game: NewGame | None = None) -> None:
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.new(game or setup())
    qtbot.waitUntil(lambda: to_move(session), timeout=30_000)


def play_on(qtbot: QtBot, session: Session, seed: int, until: Callable[[], bool]) -> None:
    """Let the human do anything legal, as an answer to each change, until something is so."""
    player = Anything(random.Random(seed))

    def answer() -> None:
        if not until() and session.view is not None and session.view.awaited:
            session.do(player.choose(session.view, session.rules))

    session.changed.connect(answer)
    answer()
    qtbot.waitUntil(until, timeout=30_000)
    session.changed.disconnect(answer)
