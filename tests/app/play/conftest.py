"""Sessions on a folder of their own, and a window with one."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.play.session import Session
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.play.sessions import SEED, MakeSession, anything
from tests.app.play.windows import SHORT
from tests.end2end.stage import make_context, make_window


@pytest.fixture
def make(qapp: object, tmp_path: Path) -> Iterator[MakeSession]:
    """Make sessions on one folder that are closed at the end and leave no thread.

    The thread of what an earlier test left to be collected ends by itself, on a busy machine some time later.
    """
    assert qapp is not None
    made: list[Session] = []
    before = set(threading.enumerate())

    def session(player: Callable[..., object] = anything) -> Session:
        made.append(Session(tmp_path, player, lambda: SEED))  # type: ignore[arg-type]  # any callable that gives a player
        made[-1].set_pause(0)
        return made[-1]

    yield session
    for one in made:
        one.finish()
    left = set(threading.enumerate()) - before
    assert not {thread.name for thread in left if thread.name.startswith("pe-ling")}


@pytest.fixture
def session(make: MakeSession) -> Session:
    return make()


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[MainWindow, AppContext, Session]]:
    session = Session(tmp_path / "games", new_seed=lambda: SHORT)
    context = make_context(session=session, settings={"computer_pause": 0, "sound": False})
    window = make_window(context)
    qtbot.addWidget(window)
    yield window, context, session
    window.close()
    context.translations.use(Language.ENGLISH)
