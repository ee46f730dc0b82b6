"""Sessions on a folder of their own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from peling_app.play.session import Session
from tests.app.play.sessions import SEED, MakeSession, anything


@pytest.fixture
def make(qapp: object, tmp_path: Path) -> Iterator[MakeSession]:
    """Make sessions on one folder that are closed at the end and leave no thread."""
    assert qapp is not None
    made: list[Session] = []

    def session(player: Callable[..., object] = anything) -> Session:
        made.append(Session(tmp_path, player, lambda: SEED))  # type: ignore[arg-type]  # any callable that gives a player
        made[-1].set_pause(0)
        return made[-1]

    yield session
    for one in made:
        one.finish()
    assert not {thread.name for thread in threading.enumerate() if thread.name.startswith("pe-ling")}


@pytest.fixture
def session(make: MakeSession) -> Session:
    return make()
