from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind
from peling.play.inputs import setup_to_json
from peling.rules.course import Length
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal
from peling.storage.saves import new_entries, place_of
from peling_app.kit.pace import Pace
from peling_app.play.open_journal import agreement
from peling_app.play.result.model.page import best_hand
from peling_app.play.session import Session
from peling_app.play.tutor.model.pages import AdvicePage, ScorePage
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.games_page import GamesPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.result.games import finished
from tests.app.play.windows import SETUP, at_table, leave_the_dice, play_page, play_to_the_end
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window


@pytest.mark.thorough
def test_a_game_opens_the_table_and_says_what_is_played(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, session = game
    page = at_table(qtbot, window)
    assert page.titles[:2] == ("Pung Chow, without a limit", "deal 1")
    assert page.titles[2].endswith(" tiles in the wall")
    assert window.windowTitle() == "Pung Chow, without a limit — Pe-Ling"
    assert context.commands.is_enabled("claim.pung")
    assert not context.commands.is_enabled("game.next-deal")
    assert list(context.games.games) == []
    window.show_page(PageId.HOME)
    assert [saved.deal for saved in context.games.games] == [1]
    window.ways.continue_game(context.games.games[0].path)
    assert window.current is PageId.TABLE
    assert session.deal_number == 1


@pytest.mark.thorough
def test_the_tutor_says_what_happens_before_the_deal(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, session = game
    page = at_table(qtbot, window)
    assert page.table_model.board.beginning.opening is not None
    assert page.tutor_model.now.heading == "The deal begins"
    assert page.tutor_model.now.first is None
    assert page.tutor_model.score == ScorePage()
    assert page.tutor_model.log.texts() == ()
    assert page.titles[-1] == "136 tiles in the wall"
    for key in (Qt.Key.Key_A, Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_F1):
        shown, depth = page.tutor.isVisible(), context.preferences.current.tutor_depth
        QTest.keyClick(page.table.quick, key)
        assert (page.tutor.isVisible(), context.preferences.current.tutor_depth) == (shown, depth)
    assert not context.commands.trigger("tutor.advise")
    assert context.commands.trigger("tutor.practise")
    assert page.tutor_model.advice == AdvicePage()
    assert window.current is PageId.TABLE
    bar = page.table_model.board.property("claims")
    assert {row.line for row in bar.rows} == {"nothing to do"}, "the bar says nothing of the hand either"
    leave_the_dice(window)
    qtbot.waitUntil(lambda: page.tutor_model.now.heading != "The deal begins")
    assert page.tutor_model.now.first is not None
    assert {row.line for row in bar.rows} != {"nothing to do"}
    assert page.tutor_model.score.hands
    assert page.tutor_model.log.texts()
    assert session.view is not None
    assert page.titles[-1] == f"{session.view.wall.left} tiles in the wall"


@pytest.mark.thorough
def test_the_bar_says_how_many_tiles_the_wall_has_when_the_beginning_was_left(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, _, session = game
    page = at_table(qtbot, window)
    said = [page.titles]
    page.titleChanged.connect(lambda: said.append(page.titles))
    leave_the_dice(window)
    assert session.view is not None
    assert said[-1][-1] == f"{session.view.wall.left} tiles in the wall"
    assert said[-1] == page.titles


@pytest.mark.thorough
def test_a_deal_is_laid_at_once_where_the_user_wants_it_so(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, session = game
    context.preferences.update(quick_deal=True)
    page = at_table(qtbot, window)
    assert page.table_model.board.beginning.opening is None
    assert not session.pause.is_held
    assert page.table_model.board.picture.hand


@pytest.mark.thorough
def test_a_deal_that_nobody_looks_at_any_more_has_begun_and_does_not_begin_again(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, _, session = game
    board = at_table(qtbot, window).table_model.board
    assert board.beginning.opening is not None
    window.show_page(PageId.HOME)
    assert board.beginning.opening is None
    path = session.saved_games()[0].path
    session.finish()
    window.ways.continue_game(path)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE and session.view is not None)
    assert board.beginning.opening is None
    assert board.picture.hand


@pytest.mark.nightly  # by day test_end_in_window.py
@pytest.mark.slow
def test_the_settlement_follows_the_deal_and_the_next_deal_follows_it(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, session = game
    page = at_table(qtbot, window)
    leave_the_dice(window)
    play_to_the_end(qtbot, session)
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.titles == page.settle_model.page.title
    assert page.titles[0] == "Deal 1"
    assert context.commands.is_enabled("game.next-deal")
    page.show_table()
    assert not page.is_settled
    assert page.review_strip.isVisible()
    page.show_settlement()
    assert context.commands.trigger("game.next-deal")
    qtbot.waitUntil(lambda: session.deal_number == 2)
    qtbot.waitUntil(lambda: not page.is_settled)
    assert not page.review_strip.isVisible()


@pytest.mark.thorough
def test_a_game_of_one_deal_ends_with_its_result_and_can_be_played_again(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, session = game
    window.ways.start_game(replace(SETUP, length=Length.DEAL))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = play_page(window)
    leave_the_dice(window)
    play_to_the_end(qtbot, session)
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.settle is not None
    assert page.settle.next.text() == "To the result"
    page.show_table()
    assert page.review_strip.next_button.text() == "To the result"
    page.show_settlement()
    qtbot.waitUntil(page.settle.next.isEnabled)
    QTest.keyClick(page.settle, Qt.Key.Key_Return)
    assert page.result is not None
    assert page.titles[:2] == ("Pung Chow, without a limit", "The game is over")
    assert session.deal_number == 1
    first = session.path
    window.ways.find_games()
    assert [one.is_over for one in context.games.games] == [True]
    assert context.games.unfinished == ()
    assert not context.commands.is_enabled("game.continue")
    qtbot.waitUntil(page.result.again.hasFocus)
    with qtbot.waitSignal(session.opened):
        QTest.keyClick(page.result.again, Qt.Key.Key_Return)
    assert session.path != first
    assert session.state is not None
    assert session.state.setup.length is Length.DEAL
    assert not page.settle.isVisible()
    assert not page.result.isVisible()


@pytest.mark.thorough
@pytest.mark.parametrize("of_settlement", [False, True])
def test_nothing_that_explains_one_game_stays_over_the_next_one(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, *, of_settlement: bool
) -> None:
    window, _, session = game
    page = at_table(qtbot, window)
    leave_the_dice(window)
    page.show_settlement()
    assert page.settle is not None
    page.show_table()
    page.tutor.open(Tab.NOW)
    if of_settlement:
        page.settle.popover.open(partial(page.tutor_model.explain, "pung"), page.settle)
    else:
        page.tutor.panel.open_term("pung", page.tutor.panel)
    sheet = page.settle.popover if of_settlement else page.tutor.panel.popover
    assert not sheet.isHidden()
    with qtbot.waitSignal(session.opened):
        window.ways.start_game(replace(SETUP, rule_set="fenghua"))
    assert sheet.isHidden()


@pytest.mark.thorough
def test_a_game_that_is_over_opens_at_its_result(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, tmp_path: Path
) -> None:
    window, context, session = game
    steps = finished(length=Length.DEAL)
    path = tmp_path / "games" / "over.peling"
    path.parent.mkdir(exist_ok=True)
    begun, *entries = steps[0].state, *(entry for made in steps for entry in new_entries(made))
    body = {**setup_to_json(begun.setup), "revision": begun.rules.revision}
    Journal.create(path, NewEntry(Kind.SETUP, body, place_of(begun)), *entries).close()
    window.show_page(PageId.GAMES)
    games = window.page(PageId.GAMES)
    assert isinstance(games, GamesPage)
    assert games.continue_button.text() == "The result"
    context.pace = Pace(quiet=0, look=3_600_000, seen=False)
    games.continue_button.click()
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = play_page(window)
    assert page.result is not None
    qtbot.waitUntil(page.result.isVisible)
    assert not page.result.again.isEnabled(), "Enter struck twice on the list begins no other game"
    qtbot.waitUntil(lambda: page.result_model.best == best_hand(steps[-1].state))
    assert session.deal_number == 1


@pytest.mark.thorough
def test_a_game_goes_on_in_another_window_where_it_was(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, tmp_path: Path
) -> None:
    window, _, session = game
    window.ways.start_game(SETUP)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    leave_the_dice(window)
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited)
    before = session.view
    window.close()
    again = Session(tmp_path / "games")
    context = make_context(session=again, settings={"computer_pause": 0, "sound": False})
    other = make_window(context)
    qtbot.addWidget(other)
    assert len(context.games.games) == 1
    assert context.commands.trigger("game.continue")
    qtbot.waitUntil(lambda: other.current is PageId.TABLE)
    assert again.view == before
    other.close()


@pytest.mark.thorough
def test_f6_changes_between_table_and_tutor_and_t_puts_the_tutor_away(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, context, _ = game
    page = at_table(qtbot, window)
    page.table.setFocus()
    context.commands.trigger("view.other-part")
    qtbot.waitUntil(lambda: page.tutor.panel.isAncestorOf(window.focusWidget()))
    context.commands.trigger("view.other-part")
    qtbot.waitUntil(lambda: not page.tutor.panel.isAncestorOf(window.focusWidget()))
    assert page.tutor.is_open
    context.commands.trigger("tutor.toggle")
    assert not page.tutor.is_open
    context.commands.trigger("tutor.toggle")
    assert page.tutor.is_open


def test_the_board_follows_the_settings(game: tuple[MainWindow, AppContext, Session], qtbot: QtBot) -> None:
    window, context, _ = game
    board = at_table(qtbot, window).table_model.board
    assert board.property("indexed")
    assert board.property("teaching")
    context.preferences.update(tile_index=False, teaching_labels=False, turn_tiles=True)
    assert not board.property("indexed")
    assert not board.property("teaching")
    assert board.property("turned")


@pytest.mark.thorough
def test_escape_on_the_table_leaves_the_game_open(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    window, _, session = game
    window.ways.start_game(SETUP)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.current is PageId.TABLE
    assert session.view is not None


@pytest.fixture
def others_begin(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Session:
    """Open a game in which a computer player is East and to discard first."""
    window, _, session = game
    for seed in range(20):
        agreed = partial(agreement, seed=seed)
        monkeypatch.setattr("peling_app.play.session.agreement", lambda setup, _, made=agreed: made(setup))
        window.ways.start_game(SETUP)
        with qtbot.waitSignal(session.opened):
            pass
        qtbot.waitUntil(lambda: window.current is PageId.TABLE)
        if session.me is not Wind.EAST:
            return session
    pytest.fail("the user is East in every game")


@pytest.mark.thorough
def test_nobody_plays_while_the_dice_are_shown(
    game: tuple[MainWindow, AppContext, Session], others_begin: Session, qtbot: QtBot
) -> None:
    window, _, session = game
    assert session is others_begin
    before = session.view
    qtbot.waitUntil(lambda: session.pause.is_due)
    assert session.view == before
    leave_the_dice(window)
    qtbot.waitUntil(lambda: session.view != before)


@pytest.mark.thorough
@pytest.mark.parametrize("leaving", by_day({"the board goes"}, ["the board goes", "another game", "no game"]))
def test_nobody_waits_for_dice_that_are_gone(
    game: tuple[MainWindow, AppContext, Session], others_begin: Session, qtbot: QtBot, leaving: str
) -> None:
    window, _, session = game
    assert session is others_begin
    assert session.pause.is_held
    match leaving:
        case "the board goes":
            play_page(window).unload()
            qtbot.waitUntil(lambda: session.view is not None and session.view.awaited)
        case "another game":
            session.open(session.saved_games()[-1].path)
            qtbot.waitUntil(lambda: not session.pause.is_held)
        case _:
            session.finish()
    assert not session.pause.is_held
