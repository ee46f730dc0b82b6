"""What may be a grave mistake is weighed before it is done, and nobody is held up for long."""

from __future__ import annotations

from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from peling.coach.counsel import Counsel
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet
from peling_app.platform.settings import Coaching
from peling_app.play import coaching
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from tests.app.play.coaching.coached import as_found, discards, worst_last, wrong_key


def test_a_closer_look_that_fails_stops_nobody(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(coaching, "counsel", worst_last)
    monkeypatch.setattr(coaching, "stop_before", fails)
    session.coach.set_manner(Coaching.STOP)
    with qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[-1])


def test_whoever_does_something_else_while_the_coach_weighs_is_taken_at_his_word(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second discard is done, and the first neither stops him afterwards nor is done as well."""
    weighing, go_on = Event(), Event()

    def slow(
        view: PlayerView, rules: RuleSet, given: tuple[Counsel, ...], action: Action, seed: int
    ) -> Counsel | None:
        weighing.set()
        go_on.wait(60)
        return as_found(view, rules, given, action, seed)

    monkeypatch.setattr(coaching, "counsel", worst_last)
    monkeypatch.setattr(coaching, "stop_before", slow)
    session.coach.set_manner(Coaching.STOP)
    first, wrong = discards(session)[0], discards(session)[-1]
    try:
        session.do(wrong)
        qtbot.waitUntil(weighing.is_set, timeout=10_000)
        with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
            session.do(first)
    finally:
        go_on.set()
    assert session.view is not None
    assert session.view.discards[-1].tile is first.tile
    with qtbot.assertNotEmitted(session.coach.stopped):
        session.coach.finish()
        qtbot.wait(1)


@pytest.mark.parametrize("when", ["before the choice", "while it is weighed"])
def test_whoever_wants_no_coach_any_more_is_not_stopped(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """In an exam a stop would be help; what the coach had found before is of no use then."""
    looked, weighing, go_on = Event(), Event(), Event()

    def looks(view: PlayerView, rules: RuleSet, *_: object) -> tuple[Counsel, ...]:
        looked.set()
        return worst_last(view, rules)

    def weighs(
        view: PlayerView, rules: RuleSet, given: tuple[Counsel, ...], action: Action, seed: int
    ) -> Counsel | None:
        weighing.set()
        go_on.wait(60)
        return as_found(view, rules, given, action, seed)

    monkeypatch.setattr(coaching, "counsel", looks)
    monkeypatch.setattr(coaching, "stop_before", weighs)
    session.coach.set_manner(Coaching.STOP)
    wrong = discards(session)[-1]
    with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
        if when == "while it is weighed":
            session.do(wrong)
            qtbot.waitUntil(weighing.is_set, timeout=10_000)
        else:
            qtbot.waitUntil(looked.is_set, timeout=10_000)
            qtbot.wait(1)
        session.coach.set_manner(Coaching.EXAM)
        go_on.set()
        if when == "before the choice":
            session.do(wrong)


def test_the_tile_hovers_while_the_coach_weighs_and_goes_when_he_lets_it(
    qtbot: QtBot, session: Session, page: PlayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed, go_on = list[Action](), Event()

    def lets_go(_view: PlayerView, _rules: RuleSet, _given: object, action: Action, _seed: int) -> None:
        weighed.append(action)
        go_on.wait(60)

    monkeypatch.setattr(coaching, "counsel", worst_last)
    monkeypatch.setattr(coaching, "stop_before", lets_go)
    session.coach.set_manner(Coaching.REQUEST)
    session.coach.set_manner(Coaching.STOP)
    board, key, wrong = page.table_model.board, wrong_key(session, page), discards(session)[-1]
    view = session.view
    try:
        board.drop(key, "table")
        qtbot.waitUntil(lambda: bool(weighed), timeout=10_000)
        assert board.meant.property("held") == key
        board.drop(key, "table")
        assert session.view is view
        assert board.meant.property("held") == key
    finally:
        go_on.set()
    qtbot.waitUntil(lambda: session.view is not view, timeout=10_000)
    session.coach.finish()
    assert weighed == [wrong], "the same wish again is no other wish"
    assert not board.meant.property("held")
