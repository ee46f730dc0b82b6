from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from tests.app.play.sessions import Anything


def play_deal(qtbot: QtBot, session: Session) -> None:
    """Play the deal to its end."""
    player = Anything(random.Random(session.deal_number))

    def answer() -> None:
        if session.view is not None and session.view.awaited:
            session.do(player.choose(session.view, session.rules))

    session.changed.connect(answer)
    answer()
    qtbot.waitUntil(lambda: session.last_result is not None, timeout=60_000)
    session.changed.disconnect(answer)


def a_session(folder: Path) -> Session:
    """Return a session in which all but the user play anything, at once."""
    made = Session(folder, lambda _level, rng, _taste: Anything(rng), lambda: 1922)
    made.set_pause(0)
    return made


def a_played_deal(qtbot: QtBot, folder: Path) -> Session:
    """Return a game without learning aids whose first deal is over."""
    made = a_session(folder)
    opponents = tuple(Opponent(name, Level.NOVICE) for name in ("Ann", "Bo", "Cy"))
    with qtbot.waitSignal(made.opened, timeout=60_000):
        made.new(NewGame("pung-chow", (), "", opponents, learning_aids=False))
    play_deal(qtbot, made)
    return made


@pytest.fixture
def session(qapp: object, qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    """Give a game without learning aids whose first deal is over."""
    assert qapp is not None
    made = a_played_deal(qtbot, tmp_path)
    yield made
    made.finish()
