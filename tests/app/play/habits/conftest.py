from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.platform.preferences import Preferences
from peling_app.play.habits.catch_up import CatchUp
from peling_app.play.habits.store import HabitsStore
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from tests.app.play.replay.conftest import a_played_deal, play_deal
from tests.app.play.review.conftest import BUDGET


@pytest.fixture
def session(qapp: object, qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    """Give a game of which two deals are over and were never reviewed."""
    assert qapp is not None
    made = a_played_deal(qtbot, tmp_path)
    made.next_deal()
    qtbot.waitUntil(lambda: made.deal_number == 2, timeout=60_000)
    play_deal(qtbot, made)
    yield made
    made.finish()


@pytest.fixture
def reviews(session: Session) -> Iterator[ReviewStore]:
    made = ReviewStore(session, BUDGET)
    yield made
    made.finish()


@pytest.fixture
def habits(session: Session) -> Iterator[HabitsStore]:
    made = HabitsStore(session, session.folder, Preferences(None))
    yield made
    made.finish()


@pytest.fixture
def catch_up(session: Session, reviews: ReviewStore) -> CatchUp:
    return CatchUp(session, reviews)
