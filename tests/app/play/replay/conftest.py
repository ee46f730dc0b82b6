from __future__ import annotations

import random
import shutil
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


def resumed(qtbot: QtBot, played: Path, folder: Path) -> Session:
    """Return a copy of the game in a folder, open again where its last deal is over."""
    shutil.copytree(played, folder, dirs_exist_ok=True)
    (path,) = folder.glob("*.peling")
    made = a_session(folder)
    with qtbot.waitSignal(made.opened, timeout=60_000):
        made.open(path)
    assert made.last_result is not None
    return made


@pytest.fixture(scope="session")
def played_folder(
    qapp: object, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Give the folder of a game without learning aids whose first deal is over; tests take copies of it."""
    assert qapp is not None
    folder = tmp_path_factory.mktemp("played")
    a_played_deal(QtBot(request), folder).finish()
    return folder


@pytest.fixture
def session(qtbot: QtBot, played_folder: Path, tmp_path: Path) -> Iterator[Session]:
    """Give a game without learning aids whose first deal is over."""
    made = resumed(qtbot, played_folder, tmp_path)
    yield made
    made.finish()
