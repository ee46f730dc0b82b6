"""What the player is asked when a tile may be claimed, and the passes that are made for him."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

import pytest
from pytestqt.qtbot import QtBot

from peling.advice.claims import Use, uses
from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, Discard, Pass
from peling.core.events import Drawn, Event, TileDiscarded
from peling.core.view import Phase, PlayerView
from peling.play.deal import awaited, view_of
from peling.play.inputs import Act
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling.storage.entries import NewEntry
from peling_app.platform.settings import ClaimsAsked
from peling_app.play.open_game import HUMAN, OpenGame
from peling_app.play.prompts import ALL, SEVERAL, Asking, Prompts, lets_pass
from peling_app.play.session import Session
from tests.app.play.sessions import HOURS, MakeSession, open_game, play_on, setup, to_move
from tests.by_day import by_day
from tests.properties.random_play import Setting

SETS = (ClaimChow, ClaimPung, ClaimKong)
EVERY, USEFUL, NEARER = ClaimsAsked
RESTING = Asking(resting=True)
WAYS = (
    Asking(chows=False),
    Asking(USEFUL),
    Asking(NEARER),
    Asking(NEARER, chows=False),
    RESTING,
)
TABLES = by_day(
    [("pung-chow", 2), ("fenghua", 4)],
    [(book, number) for book in RULE_SETS for number in rule_set(book).course.players],
    several=True,
)


def offers(book: str, players: int, deals: int) -> Iterator[tuple[PlayerView, RuleSet]]:
    """Yield what players see who are asked for a claim, in random deals."""
    setting = Setting(book, (), players)
    for seed in range(deals):
        for moment in setting.deal(seed):
            state = moment.state
            if state.phase in {Phase.CLAIMS, Phase.ROBBING}:
                yield from ((view_of(state, wind, setting.rules), setting.rules) for wind in awaited(state))


@pytest.mark.thorough
@pytest.mark.parametrize("deals", by_day([4], [4, 20]))
@pytest.mark.parametrize(("book", "players"), TABLES)
def test_what_the_player_does_not_want_passes_and_nothing_else(book: str, players: int, deals: int) -> None:
    passed = dict.fromkeys(WAYS, 0)
    wins = 0
    for view, rules in offers(book, players, deals):
        claims = [action for action in legal_actions(view, rules) if not isinstance(action, Pass)]
        use = uses(view, rules)
        assert not lets_pass(ALL, view, rules)
        if not all(isinstance(action, SETS) for action in claims):
            wins += 1
            assert not any(lets_pass(asking, view, rules) for asking in WAYS)
            continue
        for asking in WAYS:
            passed[asking] += lets_pass(asking, view, rules)
        others = [action for action in claims if not isinstance(action, ClaimChow)]
        assert lets_pass(Asking(chows=False), view, rules) is not bool(others)
        assert lets_pass(Asking(USEFUL), view, rules) is (max(use.values()) is Use.NONE)
        assert lets_pass(Asking(NEARER), view, rules) is (max(use.values()) < Use.NEARER)
        least = max((use[action] for action in others), default=Use.NONE)
        assert lets_pass(Asking(NEARER, chows=False), view, rules) is (least < Use.NEARER)
        assert lets_pass(RESTING, view, rules)
        assert not lets_pass(RESTING, replace(view, awaited=False), rules)
    assert wins
    assert all(passed.values()), passed


# -- in a game -----------------------------------------------------------------------------------------------


def ask(session: Session, asking: Asking) -> None:
    session.prompts.set_lasting(asking.least, chows=asking.chows, learners=True)
    session.prompts.rest(on=asking.resting)


def own_passes(session: Session) -> list[tuple[PlayerView, RuleSet]]:
    """Return what the player saw in this deal before each of his passes."""
    game = session.game
    assert game is not None
    return [
        (OpenGame(game.steps[:place]).view, game.rules)
        for place, made in enumerate(game.steps)
        if made.given == Act(HUMAN, Pass())
    ]


def is_asked(session: Session) -> bool:
    """Return whether the player is asked for a tile, and could claim nothing but sets."""
    return session.game is not None and is_asked_in(session.game)


def is_asked_in(game: OpenGame) -> bool:
    return any(isinstance(action, SETS) for action in game.legal) and ClaimWin() not in game.legal


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("asking", by_day(WAYS[:4:2], WAYS[:4]))
def test_only_what_is_wanted_is_asked_and_what_passes_is_a_pass(
    qtbot: QtBot, session: Session, asking: Asking
) -> None:
    asked: list[PlayerView] = []

    def note() -> None:
        view = session.view
        if view is not None and view.awaited and view.phase is Phase.CLAIMS:
            assert not lets_pass(asking, view, session.rules)
            asked.append(view)

    ask(session, asking)
    session.changed.connect(note)
    open_game(qtbot, session, setup(2))
    play_on(qtbot, session, 3, lambda: session.last_result is not None)
    by_program = [view for view, rules in own_passes(session) if lets_pass(asking, view, rules)]
    assert by_program
    assert not [view for view in by_program if view in asked]


def test_a_rest_ends_with_the_own_turn_and_with_the_deal(qtbot: QtBot, session: Session) -> None:
    def own() -> bool:
        return bool(session.view and session.view.phase is Phase.TURN and session.view.turn is session.me)

    open_game(qtbot, session, setup(2, learning=False))
    play_on(qtbot, session, 3, own)
    session.prompts.rest(on=True)
    assert session.prompts.asking.resting
    with qtbot.waitSignal(session.changed):
        session.do(next(action for action in session.legal if isinstance(action, Discard)))
    assert session.prompts.asking.resting
    qtbot.waitUntil(own)
    assert session.prompts.asking == ALL
    view = session.view
    assert view is not None
    session.prompts.rest(on=True)
    session.prompts.follow(view, learning=False)
    assert session.prompts.asking.resting, "a kong of the own does not end what was wished in this turn"
    session.prompts.follow(replace(view, phase=Phase.CLAIMS), learning=False)
    session.prompts.follow(replace(view, phase=Phase.OVER), learning=False)
    assert session.prompts.asking == ALL


def test_a_rest_lasts_into_no_other_deal_or_game(qtbot: QtBot, session: Session) -> None:
    def own() -> bool:
        return bool(session.view and session.view.phase is Phase.TURN and session.view.turn is session.me)

    open_game(qtbot, session, setup(2, learning=False))
    play_on(qtbot, session, 3, own)
    view = session.view
    assert view is not None
    session.prompts.rest(on=True)
    open_game(qtbot, session, setup(2, learning=False))
    assert session.prompts.asking == ALL, "it was wished in the game before, in a turn of the player"
    over = replace(view, phase=Phase.OVER)
    session.prompts.follow(over, learning=False)
    session.prompts.rest(on=True)
    session.prompts.follow(over, learning=False)
    assert session.prompts.asking == ALL, "it was wished when the deal was over"


def test_what_is_on_the_table_passes_as_soon_as_it_is_not_wanted(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session, setup(2, learning=False))
    play_on(qtbot, session, 3, lambda: is_asked(session))
    before = len(own_passes(session))
    with qtbot.waitSignal(session.changed):
        session.prompts.rest(on=True)
    assert len(own_passes(session)) == before + 1


@pytest.mark.thorough
def test_a_pass_for_the_player_looks_as_if_nobody_could_claim(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What happens between two pauses, and how long they are, is the same with his claim and without it."""
    said: list[tuple[Event, ...]] = []
    waits: list[int] = []
    seen: dict[bool, set[tuple[object, ...]]] = {True: set(), False: set()}
    wait = session.pause.wait

    def at_once(milliseconds: int, then: Callable[[], None]) -> None:
        waits.append(milliseconds)
        wait(0, then)

    def look() -> None:
        """Note a discard after which only the player, or nobody, could claim, as it looks from outside."""
        game = session.game
        discard, *after = said[-1] if said else (None,)
        if game is None or not isinstance(discard, TileDiscarded):
            return
        given = [made for made in game.steps if discard in made.events][-1]
        deal = given.state.deal
        assert deal is not None
        asked = deal.asked if deal.phase is Phase.CLAIMS else ()
        if discard.wind is session.me or set(asked) - {session.me}:
            return
        seen[bool(asked)].add((type(after[0]) if after else None, *(left > HOURS // 2 for left in waits)))

    def end() -> None:
        look()
        said.clear()
        waits.clear()

    monkeypatch.setattr(session.pause, "wait", at_once)
    session.happened.connect(said.append)
    session.changed.connect(end)
    session.set_pause(HOURS)
    ask(session, RESTING)
    monkeypatch.setattr(session.prompts, "follow", lambda _view, **_: None)  # he rests for ever
    open_game(qtbot, session)
    for deal in range(3):
        play_on(qtbot, session, deal, lambda: session.last_result is not None)
        with qtbot.waitSignal(session.happened):
            session.next_deal()
    assert (Drawn, True) in seen[True]
    assert seen[True] <= seen[False]


def test_after_taking_back_he_is_asked_and_can_ask_for_all_again(qtbot: QtBot, session: Session) -> None:
    ask(session, Asking(NEARER, chows=False))
    open_game(qtbot, session, setup(2))
    far = Asking(NEARER)
    play_on(
        qtbot,
        session,
        3,
        lambda: to_move(session) and any(lets_pass(far, *own) for own in own_passes(session)),
    )
    while session.view is None or not lets_pass(far, session.view, session.rules):
        with qtbot.waitSignal(session.changed):
            session.take_back()
    here = session.view
    with qtbot.assertNotEmitted(session.changed, wait=50):
        ask(session, Asking(NEARER))
        ask(session, ALL)
    assert session.view == here
    with qtbot.waitSignal(session.changed):
        session.do(next(action for action in session.legal if isinstance(action, SETS)))


def test_taking_back_ends_a_rest(qtbot: QtBot, session: Session) -> None:
    def is_asked_by_another() -> bool:
        view = session.view
        return is_asked(session) and view is not None and view.turn is not view.left_neighbour

    ask(session, ALL)
    open_game(qtbot, session)
    play_on(qtbot, session, 3, is_asked_by_another)
    session.set_pause(HOURS)
    with qtbot.waitSignal(session.changed):
        session.prompts.rest(on=True)
    assert session.prompts.asking.resting
    with qtbot.waitSignal(session.changed):
        session.take_back()
    assert is_asked_by_another()
    assert session.prompts.asking == ALL


def test_a_game_that_is_opened_asks_first(qtbot: QtBot, session: Session, make: MakeSession) -> None:
    open_game(qtbot, session, setup(2, learning=False))
    play_on(qtbot, session, 3, lambda: is_asked(session))
    here, path = session.view, session.path
    assert path is not None
    session.finish()
    again = make()
    ask(again, RESTING)
    with qtbot.waitSignal(again.opened):
        again.open(path)
    assert again.view == here
    assert is_asked(again)


def test_a_wish_while_the_question_is_written_answers_it(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = session.write
    asked: list[int] = []

    def late(entries: tuple[NewEntry, ...], then: partial[None]) -> None:
        write(entries, then)
        game = session.game
        assert game is not None
        if not asked and is_asked_in(OpenGame((*game.steps, *then.args[0]))):
            asked.append(len(game.steps) + len(then.args[0]))
            ask(session, RESTING)

    monkeypatch.setattr(session, "write", late)
    session.prompts.set_lasting(EVERY, chows=True, learners=True)
    open_game(qtbot, session, setup(2))
    play_on(qtbot, session, 3, lambda: bool(asked) and not session.is_writing)
    game = session.game
    assert game is not None
    assert game.steps[asked[0]].given == Act(HUMAN, Pass())
    assert game.steps[asked[0] - 1].given != Act(HUMAN, Pass())


# -- learners ------------------------------------------------------------------------------------------------


def test_a_learner_is_asked_for_all_until_it_was_offered(qtbot: QtBot, session: Session) -> None:
    open_game(qtbot, session, setup(2))
    session.prompts.set_lasting(NEARER, chows=False, learners=False)
    assert session.prompts.asking == ALL
    session.prompts.set_lasting(NEARER, chows=False, learners=True)
    assert session.prompts.asking == Asking(NEARER, chows=False)


def test_in_other_games_what_was_set_holds_at_once(qtbot: QtBot, session: Session) -> None:
    session.prompts.set_lasting(NEARER, chows=False, learners=False)
    open_game(qtbot, session, setup(2, learning=False))
    assert session.prompts.asking == Asking(NEARER, chows=False)


@cache
def views_of_no_use() -> tuple[tuple[bool, PlayerView, RuleSet], ...]:
    return tuple(
        (all(use is Use.NONE for use in uses(view, rules).values()), view, rules)
        for view, rules in offers("pung-chow", 4, 10)
        if view.phase is Phase.CLAIMS
    )


def test_a_learner_is_offered_less_after_several_tiles_of_no_use(qtbot: QtBot) -> None:
    prompts = Prompts()
    useless = 0
    for idle, view, rules in views_of_no_use():
        prompts.follow(view, learning=True)
        useless += idle
        if idle and useless == SEVERAL:
            with qtbot.waitSignal(prompts.less_wanted):
                prompts.note_pass(view, rules)
            break
        with qtbot.assertNotEmitted(prompts.less_wanted):
            prompts.note_pass(view, rules)
    assert useless == SEVERAL


@pytest.mark.parametrize(
    ("learning", "learners", "offered"), [(False, False, False), (True, True, False), (True, False, True)]
)
def test_nothing_is_offered_to_others(qtbot: QtBot, *, learning: bool, learners: bool, offered: bool) -> None:
    prompts = Prompts()
    prompts.set_lasting(EVERY, chows=True, learners=learners, offered=offered)
    with qtbot.assertNotEmitted(prompts.less_wanted):
        for _, view, rules in views_of_no_use():
            prompts.follow(view, learning=learning)
            prompts.note_pass(view, rules)
