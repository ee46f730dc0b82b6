"""A game played as an exam from the first move on is marked so, and loses the mark by any help."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard
from peling.storage.entries import Kind
from peling.storage.help import Help
from peling.storage.journal import Journal, JournalError, JournalTrouble, glance
from peling.storage.records import deals_in_file
from peling_app.platform.settings import Coaching
from peling_app.play.coaching import Stop
from peling_app.play.open_journal import OpenJournal
from peling_app.play.session import Session
from peling_app.play.setup import SavedGame
from tests.app.play.sessions import MakeSession, open_game, play_on, to_move


@pytest.fixture
def session(qtbot: QtBot, make: MakeSession) -> Session:
    made: Session = make()
    made.coach.set_manner(Coaching.EXAM)
    open_game(qtbot, made)
    return made


def end_deal(qtbot: QtBot, session: Session) -> None:
    play_on(qtbot, session, 5, lambda: session.last_result is not None)


def listed(session: Session) -> SavedGame:
    (game,) = session.saved_games()
    return game


def on_disk(session: Session) -> frozenset[Help] | None:
    """Close the game and return what help is noted in its file."""
    path = session.path
    assert path is not None
    session.finish()
    with Journal.open(path) as journal:
        return journal.help_noted


def test_an_exam_is_marked_when_a_deal_is_over(qtbot: QtBot, session: Session) -> None:
    assert session.unassisted
    assert not listed(session).bears_unassisted, "nothing was played"
    end_deal(qtbot, session)
    assert session.unassisted
    assert listed(session).bears_unassisted
    path = session.path
    assert path is not None
    assert on_disk(session) == frozenset()
    assert all(deal.unassisted for deal in deals_in_file(path))


def test_a_game_in_which_help_was_at_hand_is_none_though_none_was_asked(
    qtbot: QtBot, session: Session
) -> None:
    session.coach.set_manner(Coaching.QUIET)
    end_deal(qtbot, session)
    assert not session.unassisted
    path = session.path
    assert path is not None
    assert on_disk(session) == frozenset({Help.AT_HAND})
    assert not any(deal.unassisted or deal.assisted for deal in deals_in_file(path))


def test_before_the_first_move_an_exam_can_still_be_chosen(qtbot: QtBot, make: MakeSession) -> None:
    """A game begins as it was chosen last, and what that is is seen at the table."""
    session = make()
    open_game(qtbot, session)
    session.coach.set_manner(Coaching.EXAM)
    end_deal(qtbot, session)
    assert session.unassisted


def test_whoever_looks_at_one_tile_after_the_other_before_his_first_move_has_asked(
    qtbot: QtBot, make: MakeSession
) -> None:
    """He could read what would come of every tile, choose the exam then, and the game bore the mark."""
    session = make()
    open_game(qtbot, session)
    first, second, *_ = session.legal
    for looked in ((first,), (first,)):
        session.look_closer(*looked)
    assert session.unassisted, "the focus rests on the first tile by itself"
    session.look_closer(second)
    assert not session.unassisted
    session.coach.set_manner(Coaching.EXAM)
    end_deal(qtbot, session)
    assert not session.unassisted


def stopped(session: Session) -> None:
    session.coach.stopped.emit(Stop)


ASKED: dict[Help, Callable[[Session], None]] = {
    Help.ADVICE: Session.hint,
    Help.WHAT_IF: Session.weigh,
    Help.STOP: stopped,
}


@pytest.mark.thorough
@pytest.mark.parametrize("had", list(ASKED))
def test_what_is_asked_is_noted_at_once_and_lasts(qtbot: QtBot, session: Session, had: Help) -> None:
    """Whoever asks, closes the program and goes on in an exam has asked."""
    if had is Help.WHAT_IF:
        session.weigh()
        session.coach.set_manner(Coaching.REQUEST)
        session.weigh()
        assert session.unassisted, "the focus rests on the first tile by itself"
        session.coach.set_manner(Coaching.EXAM)
        session.do(session.legal[-1])
        qtbot.waitUntil(lambda: to_move(session) and not session.is_writing, timeout=30_000)
    session.coach.set_manner(Coaching.REQUEST)
    assert session.unassisted
    ASKED[had](session)
    assert not session.unassisted
    session.coach.set_manner(Coaching.EXAM)
    end_deal(qtbot, session)
    path = session.path
    assert path is not None
    assert on_disk(session) == frozenset({had})
    assert not glance(path).unassisted
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.open(path)
    assert not session.unassisted
    assert not listed(session).bears_unassisted


def test_in_an_exam_nothing_can_be_asked(session: Session) -> None:
    session.hint()
    session.weigh()
    assert session.unassisted
    assert on_disk(session) == frozenset()


def test_each_sort_of_help_is_noted_once(qtbot: QtBot, session: Session) -> None:
    session.coach.set_manner(Coaching.REQUEST)
    for _ in range(2):
        session.hint()
    end_deal(qtbot, session)
    path = session.path
    assert path is not None
    session.finish()
    with Journal.open(path) as journal:
        notes = [entry for entry in journal.entries if entry.kind is Kind.HELP]
    assert len(notes) == 2


def test_a_note_that_is_refused_is_written_with_the_next_move(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise JournalError(JournalTrouble.DISK_FULL, "no room")

    session.coach.set_manner(Coaching.REQUEST)
    with monkeypatch.context() as full:
        full.setattr(OpenJournal, "append", refuse)
        session.hint()
        qtbot.waitUntil(lambda: not session._writer.busy, timeout=30_000)  # noqa: SLF001 - nothing else tells
    assert not session.unassisted
    session.coach.set_manner(Coaching.EXAM)
    end_deal(qtbot, session)
    assert on_disk(session) == frozenset({Help.ADVICE})


def test_a_game_of_an_older_version_bears_no_mark(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    old = Path(__file__).parents[2] / "engine" / "storage" / "journals" / "format-1-game.peling"
    copy = tmp_path / "old.peling"
    copy.write_bytes(old.read_bytes())
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.open(copy)
    qtbot.waitUntil(lambda: to_move(session), timeout=30_000)
    assert session.help_noted is None
    session.coach.set_manner(Coaching.REQUEST)
    if any(isinstance(action, Discard) for action in session.legal):
        session.hint()
    assert not session.unassisted
    assert on_disk(session) is None
