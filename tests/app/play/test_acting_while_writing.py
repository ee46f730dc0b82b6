"""Whatever is done while a move is being written: the save stays one that can be gone on with.

The writer's thread is held before or after it has written, things are done in random order, and it goes on.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.core.actions import Action
from peling.core.tiles import Wind, tile
from peling.core.view import Phase
from peling.storage.saves import review_copy
from peling_app.platform.settings import ClaimsAsked
from peling_app.play.open_game import OpenGame
from peling_app.play.session import Session
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.sessions import MakeSession, open_game, play_on, setup, to_move
from tests.app.play.table.fake_game import FakeGame
from tests.by_day import by_day
from tests.engine.positions import position
from tests.held_writer import HeldWriter


def begin_a_write(qtbot: QtBot, session: Session, held: HeldWriter, rng: random.Random) -> None:
    """Let the human do something, and stop the writer at it."""
    qtbot.waitUntil(lambda: to_move(session) and not session.is_writing, timeout=30_000)
    held.holding, held.afterwards = True, rng.random() < 0.5
    if session.last_result is not None:
        session.next_deal()
    else:
        session.do(rng.choice(session.legal))
    qtbot.waitUntil(lambda: held.is_stopped, timeout=30_000)


def check_disk(session: Session) -> None:
    """Look whether what is on the disk is a game, and the one that is shown."""
    path = session.path
    assert path is not None
    shown = session.view
    session.finish()
    assert OpenGame(review_copy(path)[-1:]).view == shown


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("afterwards", [False, True])
def test_nothing_is_written_of_what_is_done_while_something_is(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch, *, afterwards: bool
) -> None:
    open_game(qtbot, session)
    held = HeldWriter(monkeypatch)
    rng = random.Random(4)
    begin_a_write(qtbot, session, held, rng)
    held.let_go()
    for _ in range(12):
        begin_a_write(qtbot, session, held, rng)
        assert held.is_stopped
        shown, writes = session.view, held.writes
        held.afterwards = afterwards
        for action in session.legal:
            session.do(action)
        session.next_deal()
        assert session.view is shown, "what is shown is on the disk"
        assert session.is_writing
        with qtbot.waitSignal(session.changed, timeout=30_000):
            held.let_go()
        assert held.writes == writes or session.view is not shown
    qtbot.waitUntil(lambda: to_move(session), timeout=30_000)
    check_disk(session)


def test_taking_back_while_a_move_is_written_takes_back_that_move(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(qtbot, session)
    held = HeldWriter(monkeypatch)
    rng = random.Random(5)
    for _ in range(6):
        begin_a_write(qtbot, session, held, rng)
        held.let_go()
        qtbot.waitUntil(lambda: to_move(session) and not session.is_writing, timeout=30_000)
        if session.last_result is not None or not session.can_take_back:
            continue
        before = session.view
        begin_a_write(qtbot, session, held, rng)
        writes = held.writes
        session.take_back()
        session.take_back()
        assert held.writes == writes
        assert session.view == before
        held.let_go()
        qtbot.waitUntil(lambda seen=writes: held.writes > seen and not session.is_writing, timeout=30_000)  # type: ignore[misc]  # bound here
        assert session.view == before, "the move that was being written is taken back, and no other"
    check_disk(session)


def test_the_first_own_action_of_a_deal_can_be_taken_back_while_it_is_written(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(qtbot, session)
    held = HeldWriter(monkeypatch)
    before = session.view
    assert not session.can_take_back
    begin_a_write(qtbot, session, held, random.Random(5))
    session.take_back()
    held.let_go()
    qtbot.waitUntil(lambda: session.assisted and not session.is_writing, timeout=30_000)
    assert session.view == before
    check_disk(session)


def test_wishing_to_take_back_what_cannot_be_stops_nobody(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(qtbot, session)
    play_on(qtbot, session, 3, lambda: session.last_result is not None)
    held = HeldWriter(monkeypatch)
    begin_a_write(qtbot, session, held, random.Random(5))
    session.take_back()
    session.next_deal()
    held.let_go()
    qtbot.waitUntil(lambda: session.last_result is None and to_move(session), timeout=30_000)
    assert not session.assisted
    assert session.deal_number == 2, "a deal that was asked for twice is dealt once"
    check_disk(session)


def test_what_was_to_be_taken_back_and_could_not_be_written_takes_back_nothing_later(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(qtbot, session)
    held = HeldWriter(monkeypatch)
    rng = random.Random(5)  # With it the first write is held before it, where it can fail.
    held.fails = True
    begin_a_write(qtbot, session, held, rng)
    session.take_back()
    with qtbot.waitSignal(session.failed, timeout=30_000):
        held.let_go()
    held.fails = False
    begin_a_write(qtbot, session, held, rng)
    with qtbot.waitSignal(session.changed, timeout=30_000):
        held.let_go()
    qtbot.waitUntil(lambda: to_move(session) and not session.is_writing, timeout=30_000)
    assert not session.assisted
    check_disk(session)


def test_asking_for_less_while_an_answer_is_written_answers_no_second_time(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_asked() -> bool:
        view = session.view
        return to_move(session) and view is not None and view.phase is Phase.CLAIMS

    session.prompts.set_lasting(ClaimsAsked.EVERY, chows=True, learners=True)
    open_game(qtbot, session)
    play_on(qtbot, session, 3, is_asked)
    held = HeldWriter(monkeypatch)
    begin_a_write(qtbot, session, held, random.Random(5))
    writes = held.writes
    session.prompts.rest(on=True)
    session.pause.hold(True)
    with qtbot.waitSignal(session.changed, timeout=30_000):
        held.let_go()
    assert held.writes <= writes + 1
    check_disk(session)


def test_nothing_is_advised_or_weighed_of_a_position_that_is_being_left(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(qtbot, session)
    held = HeldWriter(monkeypatch)
    begin_a_write(qtbot, session, held, random.Random(5))
    left = session.view
    asked: list[object] = []
    monkeypatch.setattr(session.coach, "ask", lambda view, _rules: asked.append(view))
    monkeypatch.setattr("peling_app.play.session.outlooks", lambda view, _rules: asked.append(view))
    session.hint()
    session.weigh()
    held.let_go()
    qtbot.waitUntil(lambda: to_move(session) and session.view is not left, timeout=30_000)
    session.finish()
    assert left not in asked


def test_what_is_taken_back_as_soon_as_it_is_shown_is_answered_by_nobody(
    qtbot: QtBot, session: Session
) -> None:
    open_game(qtbot, session)
    before = session.view
    shown: list[object] = []

    def take_back() -> None:
        shown.append(session.view)
        if len(shown) == 1:
            session.take_back()

    session.changed.connect(take_back)
    session.do(session.legal[0])
    qtbot.waitUntil(lambda: session.assisted and not session.is_writing, timeout=30_000)
    assert shown[0] != before == session.view
    with qtbot.assertNotEmitted(session.changed, wait=50):
        session.ask_kept(shown.append)
    assert session.view == before
    check_disk(session)


def test_what_lets_one_write_go_lets_no_later_one_go(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(qtbot, session)
    held = HeldWriter(monkeypatch)
    held.let_go_soon()
    begin_a_write(qtbot, session, held, random.Random(5))
    qtbot.wait(50)
    assert held.is_stopped
    held.let_go()


def things_to_do(session: Session, held: HeldWriter, others: list[Path]) -> dict[str, Callable[[], object]]:
    """Return what can be done at any moment, by its name."""

    def act() -> None:
        for action in session.legal[:3]:
            session.do(action)

    def close() -> None:
        held.let_go_soon()
        session.finish()

    return {
        "act": act,
        "take back": session.take_back,
        "next deal": session.next_deal,
        "hint": session.hint,
        "weigh": session.weigh,
        "review": lambda: session.review(session.path or others[0]),
        "look at the list": session.saved_games,
        "hold": lambda: session.pause.hold(True),
        "release": lambda: session.pause.hold(False),
        "continue it": lambda: session.open(session.path or others[0]),
        "continue another": lambda: session.open(others[0]),
        "new game": lambda: session.new(setup(3)),
        "close": close,
    }


def play_wildly(
    qtbot: QtBot, make: MakeSession, monkeypatch: pytest.MonkeyPatch, folder: Path, seed: int
) -> None:
    rng = random.Random(seed)
    other = make()
    open_game(qtbot, other, setup(2))
    assert other.path is not None
    others = [other.path]
    other.finish()
    session = make()
    open_game(qtbot, session)
    held = HeldWriter(monkeypatch)
    said: list[str] = []
    session.failed.connect(lambda message, name: said.append(f"{message}: {name}"))
    things = things_to_do(session, held, others)
    for _ in range(10):
        if session.path is None:
            session.open(rng.choice(sorted(folder.glob("*.peling"))))
            qtbot.waitUntil(lambda: session.path is not None, timeout=30_000)
        session.pause.hold(False)
        begin_a_write(qtbot, session, held, rng)
        for name in rng.choices(sorted(things), k=rng.randint(1, 5)):
            things[name]()
        if rng.random() < 0.5:
            qtbot.wait(1)
        held.let_go()
        with qtbot.waitCallback(timeout=30_000) as answered:
            session.ask_kept(answered)
        qtbot.waitUntil(lambda: not session.is_writing, timeout=30_000)
    session.finish()
    assert said == []
    for path in folder.glob("*.peling"):
        steps = review_copy(path)
        assert steps[-1].state.deal is not None
        assert all(step.number for step in steps)


@pytest.mark.parametrize("seed", by_day([1], range(3)))
def test_the_saves_survive_whatever_is_done_at_any_moment_of_a_write(
    qtbot: QtBot, make: MakeSession, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    play_wildly(qtbot, make, monkeypatch, tmp_path, seed)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(100, 200))
def test_the_saves_survive_it_in_many_orders(
    qtbot: QtBot, make: MakeSession, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    play_wildly(qtbot, make, monkeypatch, tmp_path, seed)


def test_which_of_two_equal_tiles_goes_is_said_by_the_wish_that_is_written(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot  # only the application is needed
    own = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
    game = FakeGame(position({Wind.SOUTH: own}, turn=Wind.SOUTH, drawn="B7"))
    table = TableViewModel(game)
    wished: list[Action] = []

    def write(action: Action) -> None:
        wished.append(action)
        game.is_writing = True

    monkeypatch.setattr(game, "do", write)
    first, second = [key for key, kind in table.board.order.tiles if kind == tile("R")]
    table.board.discardWished.emit(first)
    table.board.discardWished.emit(second)
    assert wished
    assert table.gone == first
