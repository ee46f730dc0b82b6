from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.core.actions import Action, ClaimPung, ClaimWin, ConcealedKong, Discard, GoOut, Pass
from peling.core.events import Event, TileDiscarded, TilesDealt
from peling.core.melds import MeldKind
from peling.core.tiles import TILES, Seat, Wind
from peling.core.view import Phase, PlayerView
from peling.rules.legality import Verdict, legal_actions
from peling.rules.ruleset import RuleSet
from peling.storage.entries import Draft, Kind
from peling.storage.journal import Journal
from peling.storage.saves import review
from peling_app.play.computers import Answers, Questions, all_pass
from peling_app.play.facts import NoGameError
from peling_app.play.session import Session
from peling_app.play.setup import GameSetup, Level, Opponent, Waiting


class Anything:
    """Does anything legal; goes out when possible, so that deals come to an end in every way."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do."""
        legal = legal_actions(view, rules)
        wins = (action for action in legal if isinstance(action, GoOut | ClaimWin))
        return next(wins, self._rng.choice(legal))


def anything(_: str, rng: random.Random) -> Anything:
    return Anything(rng)


def setup(players: int = 4, *, learning: bool = True, **options: str | bool) -> GameSetup:
    opponents = tuple(Opponent(name, Level.NOVICE) for name in ("Ann", "Bo", "Cy")[: players - 1])
    return GameSetup("pung-chow", tuple(options.items()), "", opponents, learning)


SEED = 1922
"""Of every game here, so that a failure can be looked at again."""

HOURS = 10_000_000
"""A pause in ms that no test waits for and no slow machine uses up."""

MakeSession = Callable[..., Session]


@pytest.fixture
def make(qapp: object, tmp_path: Path) -> Iterator[MakeSession]:
    """Make sessions on one folder that are closed at the end and leave no thread."""
    assert qapp is not None
    made: list[Session] = []

    def session(player: Callable[..., object] = anything) -> Session:
        made.append(Session(tmp_path, player, lambda: SEED))  # type: ignore[arg-type]  # any callable that gives a player
        made[-1].set_pause(0)
        return made[-1]

    yield session
    for one in made:
        one.finish()
    assert not {thread.name for thread in threading.enumerate() if thread.name.startswith("pe-ling")}


@pytest.fixture
def session(make: MakeSession) -> Session:
    return make()


def to_move(session: Session) -> bool:
    """Tell whether the human is to decide, or the deal is over."""
    return session.view is not None and (session.view.awaited or session.last_result is not None)


def open_game(qtbot: QtBot, session: Session, game: GameSetup | None = None) -> None:
    with qtbot.waitSignal(session.opened, timeout=30_000):
        session.new(game or setup())
    qtbot.waitUntil(lambda: to_move(session), timeout=30_000)


def play_on(qtbot: QtBot, session: Session, seed: int, until: Callable[[], bool]) -> None:
    """Let the human do anything legal, as an answer to each change, until something is so."""
    player = Anything(random.Random(seed))

    def answer() -> None:
        if not until() and session.view is not None and session.view.awaited:
            session.do(player.choose(session.view, session.rules))

    session.changed.connect(answer)
    answer()
    qtbot.waitUntil(until, timeout=30_000)
    session.changed.disconnect(answer)


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


def test_every_action_is_on_disk_before_it_is_told(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
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


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mandarins", ["off", "on"])
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
    told: list[Event] = []
    session.happened.connect(told.extend)
    open_game(qtbot, session)
    play_on(qtbot, session, 5, lambda: session.last_result is not None)
    assert tuple(told) == session.log


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


def test_nothing_is_taken_back_in_a_game_without_learning_aids(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session, setup(learning=False))
    play_on(qtbot, session, 1, lambda: len(session.log) > 30 and to_move(session))
    before = session.state
    assert not session.can_take_back
    session.take_back()
    assert session.state is before
    assert not session.assisted


def test_a_game_goes_on_where_it_was_left(qtbot: QtBot, make: MakeSession, tmp_path: Path) -> None:
    session = make()
    open_game(qtbot, session)
    play_on(qtbot, session, 2, lambda: len(session.log) > 30 and to_move(session))
    with qtbot.waitSignal(session.changed):
        session.take_back()
    left = (session.view, session.legal, session.log, session.totals, session.names, session.deal_number)
    session.finish()
    assert session.view is None
    assert [file.suffix for file in tmp_path.iterdir()] == [".peling"]
    again = make()
    (saved,) = again.saved_games()
    assert saved.deal == 1
    assert saved.wind is left[0].me if left[0] else False
    with qtbot.assertNotEmitted(again.happened), qtbot.waitSignals([again.opened, again.changed]):
        again.open(saved.path)
    assert left == (again.view, again.legal, again.log, again.totals, again.names, again.deal_number)
    assert again.assisted


def test_an_open_game_stands_in_the_list_as_when_it_is_closed(qtbot: QtBot, make: MakeSession) -> None:
    session = make()
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: session.can_take_back and to_move(session))
    (played,) = session.saved_games()
    with qtbot.waitSignal(session.changed):
        session.take_back()
    taken_back = session.saved_games()
    assert taken_back[0].when > played.when
    time.sleep(0.002)  # the clock goes on, the game does not
    assert session.saved_games() == taken_back
    session.finish()
    again = make()
    assert again.saved_games() == taken_back
    with qtbot.waitSignal(again.opened):
        again.open(taken_back[0].path)
    assert again.saved_games() == taken_back


def test_a_game_is_left_while_computers_think_and_goes_on(qtbot: QtBot, make: MakeSession) -> None:
    gate = threading.Event()

    class Slow(Anything):
        def choose(self, view: PlayerView, rules: RuleSet) -> Action:
            gate.wait()
            return super().choose(view, rules)

    session = make(lambda _, rng: Slow(rng))
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

    session = make(lambda _, rng: Held(rng))
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
    with qtbot.waitSignal(session.advice, timeout=10_000) as told:
        session.hint()
    best = (told.args or [()])[0][0]
    assert best.action in session.legal
    session.hint()
    with qtbot.assertNotEmitted(session.advice, wait=100), qtbot.waitSignal(session.changed):
        session.do(best.action)


def test_thinking_is_told_for_turns_and_never_for_claims(qtbot: QtBot, session: Session) -> None:
    told: list[tuple[Wind, bool]] = []

    def note(wind: Wind, on: bool) -> None:
        assert session.view is not None
        if on:
            assert session.view.phase is Phase.TURN
            assert session.view.turn is wind is not session.me
        told.append((wind, on))

    session.thinking.connect(note)
    open_game(qtbot, session)
    play_on(qtbot, session, 4, lambda: session.last_result is not None)
    assert told
    assert [on for _, on in told] == [True, False] * (len(told) // 2)
    assert all(told[place][0] is told[place + 1][0] for place in range(0, len(told), 2))


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

    session = make(lambda _, rng: Broken(rng))
    failed: list[str] = []
    session.failed.connect(lambda message, _: failed.append(message))
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: len(session.log) > 40)
    assert set(failed) == {"computer"}


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

    session.changed.connect(pass_on)
    pass_on()
    qtbot.waitUntil(late_pung, timeout=30_000)
    session.changed.disconnect(pass_on)
    thinks = session._thinks
    assert thinks is not None
    with qtbot.waitSignal(session.thinking) as told, qtbot.waitSignal(session.changed):
        session.do(ClaimPung())
    assert told.args == [thinks, False]
    assert session.view is not None
    assert session.view.turn is session.me
    assert session.view.hand.melds[-1].kind is MeldKind.PUNG


def test_a_second_action_before_the_first_is_written_is_dropped(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: any(isinstance(a, Discard) for a in session.legal))
    discards = [action for action in session.legal if isinstance(action, Discard)]
    with qtbot.assertNotEmitted(session.refused), qtbot.waitSignal(session.changed):
        session.do(discards[0])
        session.do(discards[-1])
    thrown = [e.tile for e in session.log if isinstance(e, TileDiscarded) and e.wind is session.me]
    assert thrown[-1] is discards[0].tile


def test_a_full_disk_is_told_once_and_the_position_stays(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: to_move(session))
    journal = session._journal._journal
    assert journal is not None
    pages = journal._connection.execute("PRAGMA page_count").fetchone()[0]
    journal._connection.execute(f"PRAGMA max_page_count = {pages}")
    before = session.view
    failed: list[tuple[str, str]] = []
    session.failed.connect(lambda *args: failed.append(args))
    told: list[int] = []
    session.changed.connect(lambda: told.append(1))
    with qtbot.waitSignal(session.failed, timeout=20_000):
        play_on(qtbot, session, 1, lambda: bool(failed))
    assert failed == [("disk-full", session.saved_games()[0].path.name)]
    stuck = session.view
    assert len(told) > 0
    assert stuck != before or stuck is not None
    journal._connection.execute("PRAGMA max_page_count = 100000")
    session.pause.hurry()
    play_on(qtbot, session, 1, lambda: session.view != stuck)
    assert len(failed) == 1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "damaged"),
        (b"Dear diary", "not-a-journal"),
        (b"SQLite format 3\0" + bytes(4080), "not-a-journal"),
    ],
)
def test_a_spoiled_file_is_listed_as_such_and_told_when_it_is_opened(
    qtbot: QtBot, session: Session, tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "old.peling"
    path.write_bytes(content)
    assert session.saved_games() == []
    assert [(one.path, one.kind.value) for one in session.unreadable_games] == [(path, message)]
    with qtbot.waitSignal(session.failed) as failed:
        session.open(path)
    assert failed.args == [message, "old.peling"]
    assert path.read_bytes() == content
    open_game(qtbot, session)


def test_damage_found_on_opening_is_told_and_known_from_then_on(
    qtbot: QtBot, make: MakeSession, tmp_path: Path
) -> None:
    session = make()
    open_game(qtbot, session)
    play_on(qtbot, session, 1, lambda: len(session.log) > 40)
    session.finish()
    path = next(tmp_path.glob("*.peling"))
    content = path.read_bytes()
    spot = content.index(b'"act"')
    damaged = content[:spot] + b'"bad"' + content[spot + 5 :]
    path.write_bytes(damaged)
    (saved,) = session.saved_games()
    with qtbot.waitSignal(session.failed) as failed:
        session.open(saved.path)
    assert failed.args == ["damaged", path.name]
    assert session.view is None
    assert session.saved_games() == []
    assert [(one.path, one.kind.value) for one in session.unreadable_games] == [(path, "damaged")]
    assert path.read_bytes() == damaged
    open_game(qtbot, session)


def test_a_game_that_is_open_elsewhere_is_told_and_left_alone(
    qtbot: QtBot, make: MakeSession, tmp_path: Path
) -> None:
    first, second = make(), make()
    open_game(qtbot, first)
    (saved,) = first.saved_games()
    assert second.saved_games() == []
    assert [one.kind.value for one in second.unreadable_games] == ["in-use"]
    with qtbot.waitSignal(second.failed) as failed:
        second.open(saved.path)
    assert failed.args == ["in-use", saved.path.name]
    assert saved.path.exists()
    assert not list(tmp_path.glob("*damaged*"))


def test_opening_another_game_closes_the_first(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    open_game(qtbot, session)
    (first,) = session.saved_games()
    open_game(qtbot, session, setup(2))
    assert len(session.names) == 2
    Journal.open(first.path).close()
    assert {game.players for game in session.saved_games()} == {2, 4}
    with qtbot.waitSignal(session.opened):
        session.open(first.path)
    assert len(session.names) == 4
    assert len(list(tmp_path.glob("*.peling"))) == 2


def test_a_game_with_unknown_rules_is_told_and_left_alone(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    open_game(qtbot, session)
    session.finish()
    (saved,) = session.saved_games()
    with Journal.open(saved.path) as old:
        setups = dict(old.setup)
        rest = [Draft(entry.kind, entry.body, entry.place) for entry in old.entries[1:]]
        place = old.entries[0].place
    setups["options"] = {**setups["options"], "hopping": True}
    other = tmp_path / "other.peling"
    Journal.create(other, Draft(Kind.SETUP, setups, place), *rest).close()
    with qtbot.waitSignal(session.failed) as failed:
        session.open(other)
    assert failed.args == ["unknown-rules", other.name]
    assert other.exists()


def test_an_unknown_option_of_a_new_game_is_told(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    with qtbot.waitSignal(session.failed) as failed:
        session.new(setup(hopping=True))
    assert (failed.args or [""])[0] == "setup"
    assert session.view is None
    assert not list(tmp_path.glob("*.peling"))


def test_computer_players_think_but_do_not_act_while_held(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session)
    play_on(
        qtbot,
        session,
        3,
        lambda: bool(session.view and session.view.awaited and session.view.turn is session.me),
    )
    session.hold(True)
    with qtbot.waitSignal(session.changed):
        session.do(next(action for action in session.legal if isinstance(action, Discard)))
    held = session.view
    qtbot.waitUntil(lambda: session.pause.is_due)
    assert session.view == held
    session.hold(False)
    qtbot.waitUntil(lambda: session.view != held and to_move(session))


def test_a_game_asked_for_twice_is_begun_once(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    with qtbot.waitSignal(session.opened):
        session.new(setup())
        session.new(setup())
    session.finish()
    assert len(list(tmp_path.rglob("*.peling"))) == 1


def test_no_pause_tells_that_somebody_could_have_claimed(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When all computers pass, play goes on at once, as if nobody had been asked; else there is a pause."""
    waits: list[tuple[int, bool]] = []
    wait, decided = session.pause.wait, session._decided
    passing: list[bool] = []

    def note(questions: Questions, pause: int, answers: Answers) -> None:
        passing.append(all(isinstance(action, Pass) for _, action in answers))
        decided(questions, pause, answers)

    def at_once(milliseconds: int, then: Callable[[], None]) -> None:
        waits.append((milliseconds, passing[-1]))
        wait(0, then)

    monkeypatch.setattr(session, "_decided", note)
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
