from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from tests.app.play.replay.conftest import a_played_deal

BUDGET = 40
"""So few rollouts take no time; what is done with the figures is the same."""


@pytest.fixture
def session(qapp: object, qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    """Give a game whose first deal is over."""
    assert qapp is not None
    made = a_played_deal(qtbot, tmp_path)
    yield made
    made.finish()


@pytest.fixture
def store(session: Session) -> Iterator[ReviewStore]:
    made = ReviewStore(session, BUDGET)
    yield made
    made.finish()


@pytest.fixture
def model(qtbot: QtBot, session: Session, store: ReviewStore) -> ReviewModel:
    """Give the review of that deal, worked out."""
    made = ReviewModel(session, store)
    made.open()
    qtbot.waitUntil(lambda: made.is_known, timeout=60_000)
    return made
