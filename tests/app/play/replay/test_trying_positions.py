"""Positions that are only tried out leave no games behind; what was played stays and says so."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.storage.journal import glance
from peling_app.kit.words.times import now
from peling_app.play import marks
from peling_app.play.replay.model.replay import ReplayModel
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from peling_app.play.store import GameStore
from peling_app.play.words import games as words
from tests.app.play.replay.conftest import a_played_deal
from tests.app.play.review.conftest import BUDGET


@pytest.fixture
def first(session: Session) -> Path:
    """Give the file of the game that is looked at."""
    assert session.path is not None
    return session.path


@pytest.fixture
def model(session: Session, first: Path, qtbot: QtBot) -> Iterator[ReplayModel]:
    """Look at it."""
    store = ReviewStore(session, BUDGET)
    made = ReplayModel(session, store)
    made.open(first)
    qtbot.waitUntil(lambda: made.deal is not None, timeout=60_000)
    yield made
    store.finish()


def try_out(qtbot: QtBot, session: Session, model: ReplayModel, place: int) -> Path:
    """Begin a game at another moment."""
    model.go(3 * place + 2)
    with qtbot.waitSignal(session.opened, timeout=60_000):
        model.play_on()
    assert session.path is not None
    return session.path


def listed(folder: Path) -> set[Path]:
    """Return what another window lists."""
    store = GameStore(folder)
    found = {game.path for game in store.all()}
    return found | {one.path for one in store.unreadable}


def games_in(folder: Path) -> set[Path]:
    """Return the games of whose files any are left; what was judged meanwhile is kept beside its game.

    It may just be written, under a name of its own until it is whole.
    """
    return {path.with_name(path.name.removesuffix(marks.REVIEWS)) for path in folder.iterdir()}


def act(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited, timeout=60_000)
    with qtbot.waitSignal(session.changed, timeout=60_000):
        session.do(session.legal[0])


def test_trying_many_positions_leaves_the_list_as_it_was(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    view = session.view
    tried = set()
    for place in range(3):
        model.open(first)
        qtbot.waitUntil(lambda: model.deal is not None, timeout=60_000)
        tried.add(try_out(qtbot, session, model, place))
    assert first not in tried
    with qtbot.waitSignal(session.opened, timeout=60_000):
        session.open(first)
    assert session.view == view
    assert {game.path for game in session.saved_games()} == {first}
    session.finish()
    assert listed(first.parent) == {first}
    qtbot.waitUntil(lambda: games_in(first.parent) == {first}, timeout=60_000)


def test_ending_the_program_leaves_nothing_of_a_position_that_was_tried(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    try_out(qtbot, session, model, 1)
    session.finish()
    qtbot.waitUntil(lambda: games_in(first.parent) == {first}, timeout=60_000)


def test_what_was_played_stays_and_says_where_it_is_from(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    tried = try_out(qtbot, session, model, 1)
    act(qtbot, session)
    session.finish()
    (game,) = (game for game in GameStore(first.parent).all() if game.path == tried)
    began = glance(first).began
    assert began is not None
    assert (game.from_deal, game.from_began) == (1, began)
    assert "Goes on from deal 1" in words.origin_words(game, now())
    (other,) = (game for game in GameStore(first.parent).all() if game.path == first)
    assert words.origin_words(other, now()) == ""


def test_taking_back_all_that_was_done_does_not_undo_that_it_was(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    tried = try_out(qtbot, session, model, 1)
    act(qtbot, session)
    if session.can_take_back:
        with qtbot.waitSignal(session.changed, timeout=60_000):
            session.take_back()
    session.finish()
    assert listed(first.parent) == {first, tried}


def test_what_a_crash_leaves_of_a_position_is_swept_at_the_next_look_and_nothing_else(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path, tmp_path: Path
) -> None:
    tried = try_out(qtbot, session, model, 1)
    assert tried in listed(first.parent), "it is open here: it stays where it is"
    assert tried.exists()
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for path in (first, tried, Path(f"{tried}-wal")):
        if path.exists():
            shutil.copy(path, crashed)
    marked = crashed / "marked.peling"
    for end in ("", "-wal"):
        shutil.copy(f"{tried}{end}", f"{marked}{end}")
    marks.marks_file(marked).replace({3: "here"})
    assert listed(crashed) == {crashed / first.name, marked}
    assert not (crashed / tried.name).exists()
    assert not Path(f"{crashed / tried.name}-wal").exists()


def test_a_position_tried_from_a_tried_one_says_the_game_behind_it(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    steps = model.steps[:4]
    tried = try_out(qtbot, session, model, 1)
    with qtbot.waitSignal(session.opened, timeout=60_000):
        session.play_on(tried, steps)
    again = session.path
    act(qtbot, session)
    session.finish()
    assert again is not None
    assert listed(first.parent) == {first, again}
    assert glance(again).setup["branch"]["of"] == first.name


def test_a_position_that_is_tried_twice_at_once_is_begun_once(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    """As by Ctrl+Enter and Enter just behind it."""
    model.go(5)
    with qtbot.waitSignal(session.opened, timeout=60_000):
        model.play_on()
        model.play_on()
    path = session.path
    assert path is not None
    act(qtbot, session)
    session.finish()
    assert listed(first.parent) == {first, path}


def test_a_tried_position_that_is_put_away_is_gone(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    tried = try_out(qtbot, session, model, 1)
    failed: list[str] = []
    session.failed.connect(lambda message, _: failed.append(message))
    assert session.put_away(tried) is None
    assert (failed, listed(first.parent)) == ([], {first})


def test_a_tried_position_stays_when_the_game_behind_it_is_put_away(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    tried = try_out(qtbot, session, model, 1)
    away = session.put_away(first)
    assert away is not None
    session.finish()
    assert listed(first.parent) == {tried}, "it is all that the list still has of that game"
    session.bring_back(away)
    assert listed(first.parent) == {first}


@pytest.mark.thorough
def test_two_sessions_keep_out_of_each_other(
    qtbot: QtBot, session: Session, model: ReplayModel, first: Path
) -> None:
    other = a_played_deal(qtbot, first.parent)
    tried = try_out(qtbot, session, model, 1)
    other.saved_games()
    assert tried.exists()
    act(qtbot, session)
    session.finish()
    other.finish()
    assert tried in listed(first.parent)
