from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.platform.preferences import Preferences
from peling_app.play.habits.catch_up import CatchUp
from peling_app.play.habits.store import HabitsStore
from peling_app.play.marks import REVIEWS
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from tests.app.play.replay.conftest import a_played_deal, play_deal, resumed
from tests.app.play.review.conftest import BUDGET


@pytest.fixture(scope="session")
def two_deals(qapp: object, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of a game of which two deals are over and were reviewed; tests take copies of it."""
    assert qapp is not None
    folder, qtbot = tmp_path_factory.mktemp("two-deals"), QtBot(request)
    played = a_played_deal(qtbot, folder)
    played.next_deal()
    qtbot.waitUntil(lambda: played.deal_number == 2, timeout=60_000)
    play_deal(qtbot, played)
    store = ReviewStore(played, BUDGET)
    catch_up = CatchUp(played, store)
    habits = HabitsStore(played, folder, Preferences(None))
    with qtbot.waitSignal(habits.changed, timeout=60_000):
        habits.refresh()
    catch_up.begin(habits.missing)
    qtbot.waitUntil(lambda: catch_up.done == 2, timeout=120_000)
    for one in (store, habits, played):
        one.finish()
    return folder


@pytest.fixture
def session(qtbot: QtBot, two_deals: Path, tmp_path: Path) -> Iterator[Session]:
    """Give a game of which two deals are over and were never reviewed."""
    made = resumed(qtbot, two_deals, tmp_path)
    file_of_reviews(made).unlink()
    yield made
    made.finish()


@pytest.fixture
def known(session: Session, two_deals: Path) -> None:
    """Have both deals of the game been reviewed before."""
    kept = file_of_reviews(session)
    shutil.copy(two_deals / kept.name, kept)


def file_of_reviews(session: Session) -> Path:
    """Return where reviews of a game are kept."""
    assert session.path is not None
    return session.path.with_name(session.path.name + REVIEWS)


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
