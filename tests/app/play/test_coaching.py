"""The coach at the table: figures that sharpen, the gentle stop, and silence where it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.advice.equities import Equity
from peling.advice.helpful import Helpful
from peling.advice.reasons import Reason
from peling.coach.counsel import Counsel
from peling.coach.grades import Grade
from peling.core.actions import Action, Discard, GoOut, Pass
from peling.core.rules import evidence
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling_app.books.words.findings import finding
from peling_app.platform.settings import Coaching
from peling_app.play import coaching
from peling_app.play.coaching import Answer
from peling_app.play.session import Session
from peling_app.play.table.model.asked import NOTHING
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.sessions import HOURS, open_game
from tests.app.play.table.conftest import Hands
from tests.end2end.stage import make_context, make_window


def discards(session: Session) -> list[Discard]:
    return [action for action in session.legal if isinstance(action, Discard) and not action.standing]


def worst_last(view: PlayerView, rules: RuleSet, _budget: int, _seed: int) -> tuple[Counsel, ...]:
    """Say of the last discard that it is a grave mistake, of all others that they are about equal."""
    legal = list(legal_actions(view, rules))
    worst = [action for action in legal if isinstance(action, Discard)][-1:]

    def given(action: Action, place: int) -> Counsel:
        is_worst = action in worst and place > 0
        behind = 20.0 if is_worst else 0.0
        grade = Grade.BEST if not place else Grade.GRAVE if is_worst else Grade.EQUAL
        reason = Reason("comes-out", evidence(worlds=50)) if place else None
        equity = Equity(action, 5.0 - behind, 1.0, 0.2, 30.0, 0.0, behind, 1.0 if place else 0.0, 50)
        return Counsel(equity, grade, Helpful(2, (), 10), reason)

    return tuple(given(action, place) for place, action in enumerate(legal))


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    made = Session(tmp_path, new_seed=lambda: 7)
    made.set_pause(0)
    open_game(qtbot, made)

    def may_discard() -> bool:
        if made.legal and not discards(made):
            made.do(Pass())
        return bool(discards(made))

    qtbot.waitUntil(may_discard, timeout=30_000)
    made.set_pause(HOURS)
    yield made
    made.finish()


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "counsel", worst_last)


def test_answers_grow_sharper_and_the_last_is_settled(qtbot: QtBot, session: Session) -> None:
    answers: list[Answer] = []
    session.advice.connect(answers.append)
    session.hint()
    qtbot.waitUntil(lambda: bool(answers) and answers[-1].settled, timeout=60_000)
    assert not any(one.settled for one in answers[:-1])
    tried = [sum(choice.equity.worlds for choice in one.choices) for one in answers]
    assert tried == sorted(tried)
    assert {choice.action for choice in answers[-1].choices} == set(session.legal)


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

    def slow(view: PlayerView, rules: RuleSet, budget: int, seed: int) -> tuple[Counsel, ...]:
        begun.set()
        go_on.wait(60)
        return worst_last(view, rules, budget, seed)

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

    def noted(view: PlayerView, rules: RuleSet, budget: int, seed: int) -> tuple[Counsel, ...]:
        budgets.append(budget)
        return worst_last(view, rules, budget, seed)

    monkeypatch.setattr(coaching, "counsel", noted)
    return budgets


def test_figures_are_not_called_settled_before_a_stop_could_be_judged_by_them(
    qtbot: QtBot, session: Session, asked: list[int]
) -> None:
    session.coach.patience = 0
    answers: list[Answer] = []
    session.advice.connect(answers.append)
    session.hint()
    qtbot.waitUntil(lambda: bool(answers) and answers[-1].settled, timeout=10_000)
    assert asked == [budget for budget in coaching.ROUNDS if budget <= coaching.WATCHED]


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


@pytest.fixture
def window(qtbot: QtBot, session: Session) -> Iterator[MainWindow]:
    context = make_context(session=session, settings={"sound": False, "coaching": Coaching.STOP})
    shown = make_window(context)
    qtbot.addWidget(shown)
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.show_page(PageId.TABLE)
    yield shown
    shown.close()


@pytest.fixture
def page(window: MainWindow) -> PlayPage:
    made = window.page(PageId.TABLE)
    assert isinstance(made, PlayPage)
    return made


def stop(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000):
        session.do(discards(session)[-1])
    assert page.coaching.sheet.isVisible()


@pytest.mark.usefixtures("strict")
def test_enter_and_escape_both_think_again(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    view = session.view
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        session.coach.set_manner(Coaching.REQUEST)
        session.coach.set_manner(Coaching.STOP)
        stop(qtbot, session, page)
        assert page.coaching.sheet.think.hasFocus()
        assert page.table_model.board.meant.property("held")
        QTest.keyClick(page.coaching.sheet.think, key)
        assert not page.coaching.sheet.isVisible()
        assert not page.table_model.board.meant.property("held")
        assert session.view is view


def wrong_key(session: Session, page: PlayPage) -> int:
    """Return the key of the last tile of the kind that is a mistake."""
    wrong = discards(session)[-1].tile
    return [key for key, kind in page.table_model.board.order.tiles if kind is wrong][-1]


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    ("decided", "dragged"),
    [
        ("play", False),
        ("think", True),
        ("show_me", False),
        ("silence", True),
        *(
            pytest.param(*more, marks=pytest.mark.nightly)
            for more in (("play", True), ("think", False), ("show_me", True), ("silence", False))
        ),
    ],
)
def test_the_tile_hovers_until_the_user_has_decided(
    qtbot: QtBot, session: Session, page: PlayPage, decided: str, *, dragged: bool
) -> None:
    board, key = page.table_model.board, wrong_key(session, page)
    assert not board.meant.property("held")
    with qtbot.waitSignal(session.coach.stopped, timeout=10_000):
        if dragged:
            board.drop(key, "table")
        else:
            board.tapTile(key)
            board.tapTile(key)
    assert board.meant.property("held") == key
    hands = Hands(page.table, qtbot)
    assert [item.objectName() for item in hands.items("place-")] == [f"place-{key}"], "its place is below it"
    getattr(page.coaching.sheet, decided).click()
    assert not board.meant.property("held")
    assert not hands.items("place-")
    assert not board.property("selected"), "one more press discards nothing"


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("still", [False, True])
def test_without_motion_the_tile_hovers_at_once(
    qtbot: QtBot, session: Session, page: PlayPage, *, still: bool
) -> None:
    board, key = page.table_model.board, wrong_key(session, page)
    board.set_up(still=still)
    (body,) = [
        item
        for item in Hands(page.table, qtbot).item(f"hand-{key}").childItems()
        if item.property("lift") is not None
    ]
    lifted = body.childItems()[0]
    rests = lifted.y()
    board.meant.hold(key)
    assert (lifted.y() == -body.property("lift") != rests) is still
    qtbot.waitUntil(lambda: lifted.y() == -body.property("lift") and lifted.rotation() < 0)
    board.meant.hold(NOTHING)
    assert (lifted.y() == rests and lifted.rotation() == 0) is still
    qtbot.waitUntil(lambda: lifted.y() == rests and lifted.rotation() == 0)


@pytest.mark.usefixtures("strict")
def test_it_can_be_played_all_the_same(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    stop(qtbot, session, page)
    view = session.view
    with qtbot.waitSignal(session.changed, timeout=10_000):
        page.coaching.sheet.play.click()
    assert session.view is not view
    assert not page.coaching.sheet.isVisible()


@pytest.mark.usefixtures("strict")
def test_show_me_opens_the_table_with_the_choice_in_it(
    qtbot: QtBot, session: Session, page: PlayPage
) -> None:
    stop(qtbot, session, page)
    wrong = discards(session)[-1]
    with qtbot.waitSignal(session.advice, timeout=10_000):
        page.coaching.sheet.show_me.click()
    rows = page.tutor_model.advice.coach.rows
    assert [row.tile for row in rows if row.is_pointed] == [wrong.tile]


@pytest.mark.usefixtures("strict")
def test_not_again_is_for_this_deal(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    stop(qtbot, session, page)
    page.coaching.sheet.silence.click()
    with qtbot.assertNotEmitted(session.coach.stopped), qtbot.waitSignal(session.changed, timeout=10_000):
        session.do(discards(session)[-1])


def test_the_switch_sets_how_the_coach_helps(qtbot: QtBot, session: Session, page: PlayPage) -> None:
    switch = page.tutor.panel.coaching
    with qtbot.waitSignal(page.titleChanged, timeout=1000):
        switch.switch.side(Coaching.EXAM.value).click()
    assert session.coach.manner is Coaching.EXAM
    assert page.services.preferences.current.coaching is Coaching.EXAM
    assert not page.tutor_model.may_advise
    assert not page.tutor_model.now.distance
    assert "Exam" in page.titles
    assert "not complete" in [place.line for place in page.table_model.board.picture.claims]
    switch.list.activated.emit(list(Coaching).index(Coaching.QUIET))
    assert not page.tutor_model.may_advise
    page.tutor_model.ask_advice()
    assert not page.tutor_model.advice.thinking
    switch.list.activated.emit(list(Coaching).index(Coaching.REQUEST))
    assert page.tutor_model.may_advise
    assert "Exam" not in page.titles
