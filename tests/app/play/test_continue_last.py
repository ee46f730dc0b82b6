"""*Continue the last game* means the game that was played last, whatever the list held when it was made."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.rules.course import Length
from peling_app.kit.commands import Flag
from peling_app.play.session import Session
from peling_app.play.setup import SavedGame
from peling_app.shell.model.context import AppContext
from peling_app.shell.view import ways
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.ways import SLICE
from tests.app.play.windows import SETUP, at_table, play_to_the_end

Game = tuple[MainWindow, AppContext, Session]


def continue_last(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    """Do it from a page that shows no list of games."""
    window.show_page(PageId.LEARN)
    assert context.commands.is_enabled("game.continue")
    assert context.commands.trigger("game.continue")
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)


def test_the_game_that_is_open_is_gone_on_with_and_not_the_one_the_list_has(game: Game, qtbot: QtBot) -> None:
    window, context, session = game
    at_table(qtbot, window)
    window.show_page(PageId.HOME)
    older = session.path
    with qtbot.waitSignal(session.opened):
        window.ways.start_game(SETUP)
    assert session.path != older
    newer = session.path
    assert older is not None
    assert newer is not None
    for path in (older, newer):
        with qtbot.waitSignal(session.opened):
            window.ways.continue_game(path)
            busy = QApplication.overrideCursor()
            assert busy is not None, "over the button that was pressed, which has a hand, too"
            assert busy.shape() is Qt.CursorShape.BusyCursor
        assert QApplication.overrideCursor() is None
    continue_last(qtbot, window, context)
    assert session.path == newer


def test_the_first_game_of_all_can_be_gone_on_with_from_every_page(game: Game, qtbot: QtBot) -> None:
    window, context, _session = game
    assert not context.commands.is_enabled("game.continue")
    at_table(qtbot, window)
    continue_last(qtbot, window, context)


@pytest.mark.nightly  # by day that there is nothing to go on with when the only game is over
def test_a_game_that_is_over_is_not_gone_on_with(game: Game, qtbot: QtBot) -> None:
    window, context, session = game
    at_table(qtbot, window)
    older = session.path
    with qtbot.waitSignal(session.opened):
        window.ways.start_game(replace(SETUP, length=Length.DEAL))
    window.show_page(PageId.HOME)
    window.show_page(PageId.TABLE)
    play_to_the_end(qtbot, session)
    assert session.state is not None
    assert session.state.is_over
    continue_last(qtbot, window, context)
    qtbot.waitUntil(lambda: session.path == older)


def test_there_is_nothing_to_go_on_with_when_the_only_game_is_over(game: Game, qtbot: QtBot) -> None:
    window, context, session = game
    with qtbot.waitSignal(session.opened):
        window.ways.start_game(replace(SETUP, length=Length.DEAL))
    window.show_page(PageId.HOME)
    window.show_page(PageId.TABLE)
    commands = context.commands
    assert commands.has(Flag.SAVED_GAME)
    assert not commands.is_enabled("game.continue"), "it is in front"
    play_to_the_end(qtbot, session)
    assert not commands.has(Flag.SAVED_GAME)
    with qtbot.waitSignal(session.changed):
        session.take_back()
    assert commands.has(Flag.SAVED_GAME)
    window.show_page(PageId.HOME)
    assert commands.is_enabled("game.continue")


def test_a_window_that_closes_while_a_game_opens_leaves_no_busy_mouse(game: Game) -> None:
    """The mouse belongs to the program: nobody said that it waits for nothing any more."""
    window, _context, _session = game
    window.ways.start_game(SETUP)
    assert QApplication.overrideCursor() is not None
    window.close()
    assert QApplication.overrideCursor() is None


def test_games_put_away_are_looked_into_in_what_is_left_of_a_slice(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window rested for two slices, and at every start for games that nothing on it speaks of."""
    window, _context, session = game
    now, asked, put_away = 100.0, list[float](), list[float]()
    took = SLICE / 4

    def saved_games(within: float) -> list[SavedGame]:
        nonlocal now
        asked.append(within)
        now += took
        return []

    def games_put_away(within: float) -> list[SavedGame]:
        put_away.append(within)
        return []

    monkeypatch.setattr(ways, "monotonic", lambda: now)
    monkeypatch.setattr(session, "saved_games", saved_games)
    monkeypatch.setattr(session, "games_put_away", games_put_away)
    window.show_page(PageId.HOME)
    assert (asked, put_away) == ([SLICE], [])
    window.show_page(PageId.SETUP)
    assert put_away == [pytest.approx(SLICE - took)]
    took = 2 * SLICE
    window.ways.find_games()
    assert put_away[1:] == [0]
