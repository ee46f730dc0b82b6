"""The computer players and the advisor of a session: when they think, wait and act, and when they fail."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from peling.advice.players import LEVELS
from peling.core.actions import Action, ClaimPung, ClaimWin, ConcealedKong, Discard, GoOut, Pass
from peling.core.melds import MeldKind
from peling.core.tiles import Seat, Wind
from peling.core.view import Phase, PlayerView
from peling.play.deal import view_of
from peling.play.game import GameState
from peling.play.inputs import Act, GameInputError, Input
from peling.rules.legality import IllegalActionError, judge
from peling.rules.ruleset import RuleSet
from peling.storage.saves import Step
from peling_app.play import session as session_module
from peling_app.play.computers import Answers, all_pass
from peling_app.play.open_game import HUMAN
from peling_app.play.pause import Pause
from peling_app.play.prompts import Asking, made_of
from peling_app.play.session import Session
from peling_app.play.setup import Level, Waiting
from peling_app.play.words.games import level_name, level_words
from tests.app.play.sessions import (
    HOURS,
    Anything,
    MakeSession,
    open_game,
    play_on,
    setup,
    to_move,
)


def test_every_level_of_play_can_be_chosen_and_has_words() -> None:
    assert [level.value for level in Level] == list(LEVELS)
    assert all(level_name(level) and level_words(level) for level in Level)


def test_a_game_is_left_while_computers_think_and_goes_on(qtbot: QtBot, make: MakeSession) -> None:
    gate = threading.Event()

    class Slow(Anything):
        def choose(self, view: PlayerView, rules: RuleSet) -> Action:
            gate.wait()
            return super().choose(view, rules)

    session = make(lambda _level, rng, _taste: Slow(rng))
    with qtbot.waitSignal(session.opened):
        session.new(setup())
    if to_move(session):
        with qtbot.waitSignal(session.changed):
            session.do(session.legal[-1])
    left = session.view
    assert left is not None
    assert not left.awaited
    gate.set()
    session.finish()
    again = make()
    assert again.saved_games()[0].waiting is Waiting.COMPUTER
    views: list[PlayerView | None] = []
    again.changed.connect(lambda: views.append(again.view))
    again.open(again.saved_games()[0].path)
    qtbot.waitUntil(lambda: to_move(again))
    assert views[0] == left


def test_answers_for_an_older_position_are_dropped(qtbot: QtBot, make: MakeSession) -> None:
    gates: list[threading.Event] = []

    class Held(Anything):
        def choose(self, view: PlayerView, rules: RuleSet) -> Action:
            gate = threading.Event()
            gates.append(gate)
            gate.wait()
            return super().choose(view, rules)

    session = make(lambda _level, rng, _taste: Held(rng))
    with qtbot.waitSignal(session.opened):
        session.new(setup())
    while not to_move(session):
        qtbot.waitUntil(lambda: bool(gates) or to_move(session))
        while gates:
            gates.pop().set()
    mine = session.view
    with qtbot.waitSignal(session.changed):
        session.do(session.legal[-1])
    qtbot.waitUntil(lambda: bool(gates))
    with qtbot.waitSignal(session.changed):
        session.take_back()
    with qtbot.assertNotEmitted(session.changed, wait=50):
        gates.pop().set()
    assert session.view == mine
    assert not gates


def test_advice_comes_for_this_position_only(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    with qtbot.waitSignal(session.advice, timeout=10_000) as said:
        session.hint()
    assert said.args is not None
    best = said.args[0].choices[0]
    assert best.action in session.legal
    session.hint()
    with qtbot.assertNotEmitted(session.advice, wait=100), qtbot.waitSignal(session.changed):
        session.do(best.action)


def test_advice_drops_nothing_that_was_to_be_weighed(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    with qtbot.waitSignals([session.weighed, session.advice], timeout=10_000):
        session.weigh()
        session.hint()


def test_what_may_be_done_without_being_asked_is_weighed_and_advised_too(
    qtbot: QtBot, session: Session
) -> None:
    open_game(qtbot, session)
    assert session.game is not None
    # As with a late claim: another player's turn has begun, and the discard may still be taken.
    vars(session.game)["view"] = replace(session.game.view, awaited=False)
    assert session.legal
    with qtbot.waitSignals([session.weighed, session.advice], timeout=10_000):
        session.weigh()
        session.hint()


def test_thinking_is_said_for_turns_and_never_for_claims(qtbot: QtBot, session: Session) -> None:
    said: list[tuple[Wind, bool]] = []

    def note(wind: Wind, on: bool) -> None:
        assert session.view is not None
        if on:
            assert session.view.phase is Phase.TURN
            assert session.view.turn is wind is not session.me
        said.append((wind, on))

    session.thinking.connect(note)
    open_game(qtbot, session)
    play_on(qtbot, session, 4, lambda: session.last_result is not None)
    assert said
    assert [on for _, on in said] == [True, False] * (len(said) // 2)
    assert all(said[place][0] is said[place + 1][0] for place in range(0, len(said), 2))


def test_a_computer_player_waits_before_it_acts(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    session.set_pause(60_000)
    play_on(qtbot, session, 4, lambda: session.pause.left >= 0)
    before = session.view
    assert session.legal == () or not to_move(session)
    left = session.pause.left
    assert 30_000 < left < 90_000
    session.pause.hurry()
    session.set_pause(0)
    qtbot.waitUntil(lambda: session.view != before)


@pytest.mark.parametrize("mistake", ["raises", "cheats"])
def test_a_computer_player_that_fails_does_the_least(qtbot: QtBot, make: MakeSession, mistake: str) -> None:
    class Broken(Anything):
        def choose(self, view: PlayerView, rules: RuleSet) -> Action:
            honest = super().choose(view, rules)
            if mistake == "raises":
                raise ZeroDivisionError(honest)
            return Discard(honest.tile) if isinstance(honest, ConcealedKong) else GoOut()

    session = make(lambda _level, rng, _taste: Broken(rng))
    failed: list[str] = []
    session.failed.connect(lambda message, _: failed.append(message))
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: len(session.log) > 40)
    assert set(failed) == {"computer"}


@pytest.mark.parametrize("what", ["input", "action"])
def test_where_not_even_the_least_can_be_done_it_is_said_and_not_tried_for_ever(
    qtbot: QtBot, make: MakeSession, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    asked: list[object] = []

    def refuse(state: GameState, given: tuple[Input, ...], asking: Asking) -> tuple[Step, ...]:
        if not isinstance(given[0], Act) or given[0].seat is HUMAN:
            return made_of(state, given, asking)
        asked.append(given)
        if what == "input":
            raise GameInputError("refused")
        assert state.deal is not None
        view = view_of(state.deal, state.wind_of(given[0].seat), state.rules)
        raise IllegalActionError(judge(view, GoOut(), state.rules))

    session = make(lambda _level, rng, _taste: Anything(rng))
    failed: list[str] = []
    session.failed.connect(lambda message, _: failed.append(message))
    open_game(qtbot, session)
    monkeypatch.setattr(session_module, "made_of", refuse)
    play_on(qtbot, session, 1, lambda: len(failed) > 1)
    assert failed == ["computer", "computer"]
    assert len(asked) == 2


def test_a_late_claim_interrupts_the_player_whose_turn_it_is(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session, setup(late_claims="until_next_discard"))

    def late_pung() -> bool:
        view = session.view
        return view is not None and not view.awaited and ClaimPung() in session.legal

    def pass_on() -> None:
        if session.view is None or late_pung():
            return
        if Pass() in session.legal and session.view.awaited:
            # Nobody shall go on before the claim that comes late.
            session.set_pause(60_000 if ClaimPung() in session.legal else 0)
            session.do(Pass())
        elif session.view.awaited:
            session.do(next(action for action in session.legal if isinstance(action, Discard)))
        elif session.last_result is not None:
            session.next_deal()

    thinking: list[Wind] = []
    session.thinking.connect(lambda wind, begins: thinking.append(wind) if begins else thinking.clear())
    session.changed.connect(pass_on)
    pass_on()
    qtbot.waitUntil(late_pung, timeout=30_000)
    session.changed.disconnect(pass_on)
    qtbot.waitUntil(lambda: session.pause.left >= 0, timeout=30_000)
    (thinks,) = thinking
    with qtbot.waitSignal(session.thinking) as said, qtbot.waitSignal(session.changed):
        session.do(ClaimPung())
    assert said.args == [thinks, False]
    assert session.view is not None
    assert session.view.turn is session.me
    assert session.view.hand.melds[-1].kind is MeldKind.PUNG
    assert session.pause.left == -1, "what was decided for the turn that is taken away is not done"


def test_computer_players_think_but_do_not_act_while_held(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    play_on(
        qtbot,
        session,
        3,
        lambda: bool(session.view and session.view.awaited and session.view.turn is session.me),
    )
    session.pause.hold(True)
    with qtbot.waitSignal(session.changed):
        session.do(next(action for action in session.legal if isinstance(action, Discard)))
    held = session.view
    qtbot.waitUntil(lambda: session.pause.is_due)
    assert session.view == held
    session.pause.hold(False)
    qtbot.waitUntil(lambda: session.view != held and to_move(session))


def test_no_pause_tells_that_somebody_could_have_claimed(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When all computers pass, play goes on at once, as if nobody had been asked; else there is a pause."""
    waits: list[tuple[int, bool]] = []
    wait = session.pause.wait
    passing: list[bool] = []

    def note(answers: Answers) -> bool:
        passing.append(all(isinstance(action, Pass) for _, action in answers))
        return all_pass(answers)

    def at_once(milliseconds: int, then: Callable[[], None]) -> None:
        waits.append((milliseconds, passing[-1]))
        wait(0, then)

    monkeypatch.setattr("peling_app.play.session.all_pass", note)
    monkeypatch.setattr(session.pause, "wait", at_once)
    session.set_pause(HOURS)
    open_game(qtbot, session)
    play_on(qtbot, session, 3, lambda: session.last_result is not None)
    assert {passed for _, passed in waits} == {True, False}
    assert all((milliseconds == 0) is passed for milliseconds, passed in waits)
    assert all(milliseconds > HOURS // 2 for milliseconds, passed in waits if not passed)


@pytest.mark.parametrize("said", [(Pass(),), (Pass(), Pass()), (Pass(), ClaimPung()), (ClaimWin(), Pass())])
def test_all_pass_when_nobody_wants_the_tile(said: tuple[Action, ...]) -> None:
    answers = tuple((Seat(place), action) for place, action in enumerate(said))
    assert all_pass(answers) is all(type(action) is Pass for action in said)


class Watch:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 0
        self._begun = 0

    def start(self) -> None:
        """Begin at nought."""
        self._begun = self.now

    def elapsed(self) -> int:
        """Return the milliseconds since then."""
        return self.now - self._begun


def next_move(*, claims: int, turn: int, shown: int, could_claim: bool) -> int:
    """Return when the next player moves after a discard, in ms, the pause being 700.

    `claims` and `turn` is how long computer players think about claims and about the turn, `shown` how long
    the discard is on its way; `could_claim`: somebody was asked, and passes.
    """
    watch, pause = Watch(), Pause()
    vars(pause)["_since"] = watch
    pause.hold(True)
    if could_claim:
        pause.begin()
        watch.now += claims
        pause.wait(pause.rest(700, passed=True), lambda: None)
        pause.timer.stop()
        watch.now = max(watch.now, shown)
        pause.hold(False)
        pause.timer.stop()
    pause.begin()
    watch.now += turn
    if could_claim:
        return watch.now + pause.rest(700, passed=False)
    rest = pause.rest(700, passed=False)
    return watch.now + rest if watch.now + rest > shown else shown + rest


@pytest.mark.parametrize("shown", [0, 300, 600, 1200])
@pytest.mark.parametrize("claims", [20, 250, 500])
def test_thinking_about_claims_is_part_of_the_pause(qapp: object, shown: int, claims: int) -> None:
    """The next move comes as late whether somebody could have claimed or not, but for the time to think."""
    del qapp
    asked = next_move(claims=claims, turn=60, shown=shown, could_claim=True)
    unasked = next_move(claims=claims, turn=60, shown=shown, could_claim=False)
    assert abs(asked - unasked) <= 60


def test_a_pause_is_measured_anew_after_what_waited_was_dropped(qapp: object) -> None:
    """The human has acted between: what was passed before is no part of the next pause."""
    del qapp
    watch, pause = Watch(), Pause()
    vars(pause)["_since"] = watch
    pause.begin()
    watch.now += 500
    pause.wait(pause.rest(700, passed=True), lambda: None)
    pause.drop()
    watch.now += 300
    pause.begin()
    watch.now += 60
    assert pause.rest(700, passed=False) == 640
