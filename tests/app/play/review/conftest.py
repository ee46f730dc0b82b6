from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from tests.app.play.replay.conftest import a_played_deal, played_folder, session

__all__ = ["played_folder", "session"]

BUDGET = 100
"""So few rollouts take no time; what is done with the figures is the same."""


@pytest.fixture(scope="session")
def reviewed_folder(
    qapp: object, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Give the folder of a game whose first deal is over and reviewed; tests take copies of it."""
    assert qapp is not None
    folder, qtbot = tmp_path_factory.mktemp("reviewed"), QtBot(request)
    played = a_played_deal(qtbot, folder)
    store = ReviewStore(played, BUDGET)
    model = ReviewModel(played, store)
    model.open()
    qtbot.waitUntil(lambda: model.is_known, timeout=60_000)
    store.finish()
    played.finish()
    return folder


@pytest.fixture
def store(session: Session) -> Iterator[ReviewStore]:
    made = ReviewStore(session, BUDGET)
    yield made
    made.finish()


@pytest.fixture
def model(qtbot: QtBot, session: Session, store: ReviewStore) -> ReviewModel:
    """Give the review of that deal."""
    made = ReviewModel(session, store)
    made.open()
    qtbot.waitUntil(lambda: made.is_known, timeout=60_000)
    return made
