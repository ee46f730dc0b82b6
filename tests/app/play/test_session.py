"""What is done in a game: on the disk before it is shown, refused, taken back, gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard, Pass
from peling.core.events import Event, TileDiscarded, TilesDealt
from peling.core.tiles import TILES
from peling.core.view import Phase
from peling.rules.legality import Verdict
from peling.storage.saves import review
from peling_app.platform.settings import Coaching
from peling_app.play.facts import NoGameError
from peling_app.play.session import Session
from tests.app.play.sessions import (
    open_game,
    play_on,
    setup,
    to_move,
)


def test_a_new_game_is_dealt_and_on_disk(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    happened: list[tuple[Event, ...]] = []
    session.happened.connect(happened.append)
    with qtbot.waitSignals([session.opened, session.happened, session.changed], order="strict"):
        session.new(setup())
    assert session.view is not None
    assert session.deal_number == 1
    assert session.me in session.totals
    assert session.names[session.me] == "You"
    assert set(session.names.values()) == {"You", "Ann", "Bo", "Cy"}
    assert set(session.totals.values()) == {0}
    dealt = [event for event in happened[0] if isinstance(event, TilesDealt)]
    assert {event.wind for event in dealt if event.tiles is not None} == {session.me}
    assert session.log[: len(happened[0])] == happened[0]
    assert len(list(tmp_path.glob("*.peling"))) == 1


def test_without_a_game_there_is_nothing(session: Session) -> None:
    assert (session.view, session.state, session.last_result) == (None, None, None)
    assert (session.legal, session.log, session.verdicts()) == ((), (), ())
    assert (session.names, session.totals) == ({}, {})
    assert not session.can_take_back
    assert session.deal_number == 0
    with pytest.raises(NoGameError):
        session.verdict(Pass())
    session.do(Pass())
    session.take_back()
    session.next_deal()
    session.hint()


@pytest.mark.thorough
def test_every_action_is_on_disk_before_it_is_said(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    open_game(qtbot, session)
    path = next(tmp_path.glob("*.peling"))
    checked: list[int] = []

    def written_first(*_: object) -> None:
        if session.state is None:
            return
        copy = tmp_path / f"copy-{len(checked)}"
        copy.write_bytes(path.read_bytes())
        Path(f"{copy}-wal").write_bytes(Path(f"{path}-wal").read_bytes())
        steps = review(copy)
        assert steps[-1].state == session.state
        checked.append(len(steps))

    session.happened.connect(written_first)
    session.changed.connect(written_first)
    play_on(qtbot, session, 1, lambda: len(checked) > 30)
    assert checked == sorted(checked)


def test_what_is_not_legal_is_refused_and_changes_nothing(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    assert session.view is not None
    missing = next(tile for tile in TILES if tile not in session.view.hand.concealed)
    before = session.state
    with qtbot.assertNotEmitted(session.changed), qtbot.waitSignal(session.refused) as refused:
        session.do(Discard(missing))
    (verdict,) = refused.args or []
    assert isinstance(verdict, Verdict)
    assert not verdict.legal
    assert session.state is before


def test_legal_actions_are_those_of_the_verdicts(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    assert session.legal == tuple(verdict.action for verdict in session.verdicts() if verdict.legal)
    assert session.legal


@pytest.mark.parametrize(
    ("players", "mandarins"),
    [
        (4, "on"),
        *(
            pytest.param(*other, marks=pytest.mark.nightly)
            for other in ((2, "off"), (2, "on"), (3, "off"), (3, "on"), (4, "off"))
        ),
    ],
)
def test_whole_deals_are_played(qtbot: QtBot, session: Session, players: int, mandarins: str) -> None:
    open_game(qtbot, session, setup(players, mandarins=mandarins))
    for deal in (1, 2, 3):
        assert session.deal_number == deal
        with qtbot.waitSignal(session.deal_ended, timeout=30_000):
            play_on(qtbot, session, deal, lambda: session.last_result is not None)
        assert sum(session.totals.values()) == 0
        assert len(session.totals) == players
        assert session.view is not None
        assert session.view.phase is Phase.OVER
        assert (session.legal, session.verdicts()) == ((), ())
        with qtbot.waitSignal(session.happened):
            session.next_deal()
    assert session.last_result is None
    assert [type(event) for event in session.log].count(TilesDealt) <= 5 * players


def test_the_events_of_a_deal_add_up_to_its_log(qtbot: QtBot, session: Session) -> None:
    said: list[Event] = []
    session.happened.connect(said.extend)
    open_game(qtbot, session)
    play_on(qtbot, session, 5, lambda: session.last_result is not None)
    assert tuple(said) == session.log


def test_taking_back_returns_to_the_own_decision_and_marks_the_game(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    if not any(isinstance(action, Discard) for action in session.legal):
        play_on(qtbot, session, 1, lambda: any(isinstance(a, Discard) for a in session.legal))
    position, own = session.view, session.legal
    assert not session.assisted
    with qtbot.waitSignal(session.changed):
        session.do(next(action for action in own if isinstance(action, Discard)))
    qtbot.waitUntil(lambda: to_move(session))
    assert session.can_take_back
    with qtbot.assertNotEmitted(session.happened), qtbot.waitSignal(session.changed):
        session.take_back()
    assert session.view == position
    assert session.legal == own
    assert session.assisted


def test_taking_back_again_and_again_ends_at_the_first_decision(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    first = session.view
    play_on(qtbot, session, 3, lambda: session.last_result is not None)
    totals = session.totals
    backs = 0
    while session.can_take_back:
        with qtbot.waitSignal(session.changed):
            session.take_back()
        assert session.last_result is None
        backs += 1
    assert backs > 3
    assert session.view == first
    assert totals == session.totals or set(session.totals.values()) == {0}


def test_after_taking_back_the_computers_answer_as_before(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    play_on(qtbot, session, 3, lambda: len(session.log) > 40 and to_move(session) and session.can_take_back)
    action = next(action for action in session.legal)
    with qtbot.waitSignal(session.changed):
        session.do(action)
    qtbot.waitUntil(lambda: to_move(session))
    after = session.log
    with qtbot.waitSignal(session.changed):
        session.take_back()
    with qtbot.waitSignal(session.changed):
        session.do(action)
    qtbot.waitUntil(lambda: to_move(session) and len(session.log) >= len(after))
    assert session.log == after


@pytest.mark.parametrize("why", ["no learning aids", "an exam", "nothing done yet"])
def test_nothing_is_taken_back_nor_written_where_it_may_not_be(
    qtbot: QtBot, session: Session, why: str
) -> None:
    open_game(qtbot, session, setup(learning=why != "no learning aids"))
    if why != "nothing done yet":
        play_on(qtbot, session, 1, lambda: len(session.log) > 30 and to_move(session))
    qtbot.waitUntil(lambda: not session.is_writing, timeout=30_000)
    if why == "an exam":
        session.coach.set_manner(Coaching.EXAM)
    before = session.state
    assert not session.can_take_back
    session.take_back()
    assert not session.is_writing
    assert session.state is before
    assert not session.assisted


def test_a_second_action_before_the_first_is_written_is_dropped(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: any(isinstance(a, Discard) for a in session.legal))
    discards = [action for action in session.legal if isinstance(action, Discard)]
    with qtbot.assertNotEmitted(session.refused), qtbot.waitSignal(session.changed):
        session.do(discards[0])
        session.do(discards[-1])
    discarded = [e.tile for e in session.log if isinstance(e, TileDiscarded) and e.wind is session.me]
    assert discarded[-1] is discards[0].tile
