"""The coach of a game: figures that sharpen, the gentle stop, and silence where it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from peling.advice.equities import StoppedError
from peling.coach.counsel import Counsel
from peling.core.actions import Action, GoOut
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet
from peling_app.books.words.findings import finding
from peling_app.platform.settings import Coaching
from peling_app.play import coaching
from peling_app.play.coaching import Answer
from peling_app.play.session import Session
from tests.app.play.coaching.coached import as_found, discards, worst_last

SHORT_ROUNDS = (100, coaching.WATCHED // 2, coaching.WATCHED, coaching.WATCHED + 100)
"""Rollouts of rounds, before and after figures are settled; those of the program take seconds."""


@pytest.mark.thorough
def test_answers_grow_sharper_and_the_last_is_settled(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "ROUNDS", SHORT_ROUNDS)
    answers: list[Answer] = []
    session.advice.connect(answers.append)
    session.hint()
    qtbot.waitUntil(lambda: bool(answers) and not answers[-1].goes_on, timeout=60_000)
    called = [one.settled for one in answers]
    assert called == sorted(called), "what is settled stays so"
    assert (called[0], called[-1]) == (False, True)
    tried = [sum(choice.equity.worlds for choice in one.choices) for one in answers]
    assert tried == sorted(tried)
    assert {choice.action for choice in answers[-1].choices} == set(session.legal)


@pytest.mark.thorough
def test_advice_can_be_asked_for_as_soon_as_a_position_is_there(qtbot: QtBot, session: Session) -> None:
    """Who asks while the position is announced gets his answer: it is looked at only afterwards."""
    session.coach.set_manner(Coaching.STOP)
    session.set_pause(0)

    def ask() -> None:
        if session.legal:
            session.hint()

    session.changed.connect(ask)
    with qtbot.waitSignal(session.advice, timeout=30_000) as said:
        session.do(discards(session)[0], sure=True)
    assert said.args is not None
    assert {one.action for one in said.args[0].choices} == set(session.legal)


def test_a_coach_that_thinks_long_holds_nobody_up(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The user acts, and the computer players after him, while the coach is still at his first figures."""
    begun, go_on = Event(), Event()

    def slow(view: PlayerView, rules: RuleSet, *_: object) -> tuple[Counsel, ...]:
        begun.set()
        go_on.wait(60)
        return worst_last(view, rules)

    monkeypatch.setattr(coaching, "counsel", slow)
    session.set_pause(0)
    session.hint()
    qtbot.waitUntil(begun.is_set, timeout=10_000)
    try:
        discarded = len(session.view.discards) if session.view is not None else 0
        session.do(discards(session)[0])
        qtbot.waitUntil(
            lambda: session.view is not None and len(session.view.discards) >= discarded + 2, timeout=30_000
        )
        assert not go_on.is_set()
    finally:
        go_on.set()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the rollouts of every round that the coach is asked for, in order; he answers at once."""
    budgets: list[int] = []

    def noted(view: PlayerView, rules: RuleSet, budget: int, *_: object) -> tuple[Counsel, ...]:
        budgets.append(budget)
        return worst_last(view, rules)

    monkeypatch.setattr(coaching, "counsel", noted)
    return budgets


def answered(qtbot: QtBot, session: Session, is_last: Callable[[Answer], bool]) -> list[Answer]:
    """Ask for advice without patience, and return what comes until an answer is the last one."""
    session.coach.patience = 0
    answers: list[Answer] = []
    session.advice.connect(answers.append)
    session.hint()
    qtbot.waitUntil(lambda: bool(answers) and is_last(answers[-1]), timeout=10_000)
    return answers


def test_figures_are_not_called_settled_before_a_stop_could_be_judged_by_them(
    qtbot: QtBot, session: Session, asked: list[int]
) -> None:
    answers = answered(qtbot, session, lambda last: last.settled)
    first = next(place for place, one in enumerate(answers) if one.settled)
    assert asked[: first + 1] == [budget for budget in coaching.ROUNDS if budget <= coaching.WATCHED]


def test_advice_gets_sharper_as_long_as_the_position_is_looked_at(
    qtbot: QtBot, session: Session, asked: list[int]
) -> None:
    """After two seconds nothing more came, though figures were off by tens of points where time was short."""
    answers = answered(qtbot, session, lambda last: not last.goes_on)
    assert asked == list(coaching.ROUNDS)
    assert [one.settled for one in answers] == [budget >= coaching.WATCHED for budget in asked]


def test_whoever_asks_again_is_answered_once(qtbot: QtBot, session: Session, asked: list[int]) -> None:
    """The rounds of both went on side by side."""
    answers: list[Answer] = []
    session.advice.connect(answers.append)
    session.hint()
    session.hint()
    qtbot.waitUntil(lambda: bool(answers) and not answers[-1].goes_on, timeout=10_000)
    assert len(answers) == len(coaching.ROUNDS)
    assert asked[-len(coaching.ROUNDS) :] == list(coaching.ROUNDS)


def test_whoever_asks_again_when_nothing_is_left_to_find_out_is_answered_again(
    qtbot: QtBot, session: Session, asked: list[int]
) -> None:
    """Another depth of the tutor puts its advice away; the next advice was *One moment* for ever."""
    last = answered(qtbot, session, lambda one: not one.goes_on)[-1]
    again: list[Answer] = []
    session.advice.connect(again.append)
    session.hint()
    assert [one.choices for one in again] == [last.choices]
    assert again[0].settled
    session.weigh()
    assert len(again) == 2
    assert asked == list(coaching.ROUNDS), "no figure is worked out twice"


def test_who_only_looks_gets_less_sharp_figures_and_advice_goes_on_from_them(
    qtbot: QtBot, session: Session, asked: list[int]
) -> None:
    answers: list[Answer] = []
    session.advice.connect(answers.append)
    session.weigh()
    session.weigh()
    qtbot.waitUntil(lambda: bool(answers) and not answers[-1].goes_on, timeout=10_000)
    assert asked == list(coaching.ROUNDS[: coaching.TRIED])
    assert answers[-1].settled
    session.hint()
    qtbot.waitUntil(lambda: len(answers) == len(coaching.ROUNDS), timeout=10_000)
    assert asked == list(coaching.ROUNDS), "no figure is worked out twice"


def test_a_coach_that_failed_can_be_asked_again(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as failing:
        failing.setattr(coaching, "counsel", broken)
        with qtbot.waitSignal(session.coach.failed, timeout=10_000):
            session.hint()
    with qtbot.waitSignal(session.advice, timeout=30_000):
        session.hint()


def test_what_is_no_longer_wanted_is_let_go(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sharp figures take seconds, in which the next answer or the end of the program would wait for them."""
    begun, left = Event(), Event()

    def long(view: PlayerView, rules: RuleSet, budget: int, seed: int, stopped: Callable[[], bool]) -> None:
        del view, rules, budget, seed
        begun.set()
        while not stopped():
            left.wait(0.01)
        left.set()
        raise StoppedError

    monkeypatch.setattr(coaching, "counsel", long)
    failed: list[object] = []
    session.coach.failed.connect(failed.append)
    session.hint()
    qtbot.waitUntil(begun.is_set, timeout=10_000)
    session.coach.finish()
    assert left.is_set()
    assert not failed


def test_whoever_acts_on_the_first_answer_gets_no_other(
    qtbot: QtBot, session: Session, asked: list[int]
) -> None:
    answers: list[Answer] = []

    def act(answer: Answer) -> None:
        answers.append(answer)
        session.do(discards(session)[0])

    session.advice.connect(act)
    with qtbot.waitSignal(session.changed, timeout=60_000):
        session.hint()
    session.coach.finish()
    assert asked == [coaching.ROUNDS[0]], "no other round is on its way"
    assert [one.settled for one in answers] == [False]


def sharper(
    view: PlayerView, rules: RuleSet, given: tuple[Counsel, ...], action: Action, seed: int
) -> Counsel:
    """Find in many more worlds that a grave mistake loses 24.6 points."""
    found = as_found(view, rules, given, action, seed)
    assert found is not None
    return replace(found, equity=replace(found.equity, behind=24.6, worlds=2000))


@pytest.mark.usefixtures("strict")
def test_who_was_stopped_and_asks_reads_the_same_loss(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop spoke of 24.6 points, the table that it opened of 32.4."""
    session.coach.set_manner(Coaching.STOP)
    wrong = discards(session)[-1]

    monkeypatch.setattr(coaching, "stop_before", sharper)
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000):
        session.do(wrong)
    with qtbot.waitSignal(session.advice, timeout=10_000) as said:
        session.hint()
    assert said.args is not None
    best, *others = said.args[0].choices
    shown = next(one for one in others if one.action == wrong)
    assert shown.lost == 24.6
    assert shown.equity.points == best.equity.points - 24.6


@pytest.mark.usefixtures("strict")
def test_what_was_asked_before_a_stop_says_the_same_loss_as_the_stop(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop spoke of 72 points, and the panel beside it went on to say 80."""
    session.coach.set_manner(Coaching.STOP)
    wrong = discards(session)[-1]
    monkeypatch.setattr(coaching, "stop_before", sharper)
    with qtbot.waitSignal(session.advice, timeout=10_000) as first:
        session.hint()
    said: list[Answer] = []
    session.coach.stopped.connect(lambda _stop: session.advice.connect(said.append))
    session.do(wrong)
    qtbot.waitUntil(lambda: bool(said), timeout=10_000)
    shown = next(one for one in said[0].choices if one.action == wrong)
    assert shown.lost == 24.6
    assert first.args is not None
    assert said[0].settled is first.args[0].settled is False, "it rests on as little as before"


@pytest.mark.usefixtures("strict")
def test_a_grave_mistake_is_held_until_the_user_is_sure(qtbot: QtBot, session: Session) -> None:
    session.coach.set_manner(Coaching.STOP)
    view, wrong = session.view, discards(session)[-1]
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000) as said:
        session.do(wrong)
    assert said.args is not None
    assert said.args[0].chosen.action == wrong
    assert session.view is view, "nothing was done"
    with qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(wrong, sure=True)
    assert session.view is not view


@pytest.mark.usefixtures("strict")
def test_the_user_is_stopped_once_for_a_decision(qtbot: QtBot, session: Session) -> None:
    session.coach.set_manner(Coaching.STOP)
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000):
        session.do(discards(session)[-1])
    with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[-1])


@pytest.mark.usefixtures("strict")
def test_other_choices_are_never_held(qtbot: QtBot, session: Session) -> None:
    session.coach.set_manner(Coaching.STOP)
    with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[0])


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("manner", [Coaching.REQUEST, Coaching.QUIET, Coaching.EXAM])
def test_nobody_is_stopped_who_does_not_want_it(qtbot: QtBot, session: Session, manner: Coaching) -> None:
    session.coach.set_manner(manner)
    with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[-1])


@pytest.mark.usefixtures("strict")
def test_not_again_in_this_deal(qtbot: QtBot, session: Session) -> None:
    session.coach.set_manner(Coaching.STOP)
    session.coach.leave_alone(session.deal_number)
    with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[-1])


def test_a_coach_that_fails_stops_nobody(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(coaching, "counsel", fails)
    session.coach.set_manner(Coaching.STOP)
    with qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[-1])


def test_an_exam_gives_no_help(qtbot: QtBot, session: Session) -> None:
    session.coach.set_manner(Coaching.EXAM)
    with qtbot.assertNotEmitted(session.advice, wait=300):
        session.hint()
    with qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[0])
    assert not session.can_take_back


def test_an_exam_keeps_back_what_the_hand_lacks(session: Session) -> None:
    assert "missing" in finding(session.verdict(GoOut()).unmet[-1])
    session.coach.set_manner(Coaching.EXAM)
    for verdict in (session.verdict(GoOut()), *session.verdicts()):
        assert not any(name == "away" for found in verdict.unmet for name, _ in found.evidence.facts)
    assert finding(session.verdict(GoOut()).unmet[-1]).endswith("Yours is not complete.")
