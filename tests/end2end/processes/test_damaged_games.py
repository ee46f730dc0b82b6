"""What the user meets when saved games are damaged: a sentence, a program that works, nothing lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage.saves import start
from peling_app.__main__ import arguments, make_context, make_window
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId

PLAYERS = (PlayerSpec("", "human"), PlayerSpec("Ann", "novice"), PlayerSpec("Bo", "novice"))
Open = Callable[[], tuple[MainWindow, AppContext]]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    (tmp_path / "settings.json").write_text(json.dumps({"sound": False, "computer_pause": 0}))
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


@pytest.fixture
def open_program(qapp: QApplication, games: Path) -> Iterator[Open]:
    """Start the program on the folder of games, any number of times; all windows are closed at the end."""
    shown: list[MainWindow] = []

    def opened() -> tuple[MainWindow, AppContext]:
        context = make_context(qapp, arguments(["--data-dir", str(games.parent), "--reduced-motion"]))
        shown.append(make_window(context))
        shown[-1].show()
        return shown[-1], context

    yield opened
    for window in shown:
        window.close()


def saved(path: Path) -> Path:
    start(path, GameSetup("pung-chow", {}, PLAYERS, seed=1922)).journal.close()
    return path


def test_a_foreign_file_is_listed_as_such_and_left(qtbot: QtBot, games: Path, open_program: Open) -> None:
    saved(games / "good.peling")
    (games / "diary.peling").write_text("Dear diary")
    window, context = open_program()
    assert [game.path.name for game in context.games.games] == ["good.peling"]
    assert [one.title for one in context.games.unreadable] == ["diary.peling"]
    assert context.session is not None
    with qtbot.waitSignal(context.session.failed):
        window.ways.continue_game(games / "diary.peling")
    assert "diary.peling" in window.notice.text()
    assert (games / "diary.peling").read_text() == "Dear diary"


def test_damage_found_while_opening_leaves_the_start_page_working(
    qtbot: QtBot, games: Path, open_program: Open
) -> None:
    path = saved(games / "bad.peling")
    damaged = path.read_bytes().replace(b'"start-deal"', b'"stare-deal"')
    path.write_bytes(damaged)
    window, context = open_program()
    (game,) = context.games.games
    assert context.session is not None
    with qtbot.waitSignal(context.session.failed):
        window.ways.continue_game(game.path)
    assert window.current is PageId.HOME
    assert "bad.peling" in window.notice.text()
    assert not context.games.games
    assert [one.title for one in context.games.unreadable] == ["bad.peling"]
    assert [file.name for file in games.iterdir()] == ["bad.peling"]
    assert path.read_bytes() == damaged


def test_a_second_window_is_said_that_the_game_is_open(qtbot: QtBot, games: Path, open_program: Open) -> None:
    path = saved(games / "one.peling")
    first, first_context = open_program()
    second, second_context = open_program()
    assert first_context.session is not None
    assert second_context.session is not None
    with qtbot.waitSignal(first_context.session.opened):
        first.ways.continue_game(path)
    with qtbot.waitSignal(second_context.session.failed):
        second.ways.continue_game(path)
    assert second.current is PageId.HOME
    assert "one.peling" in second.notice.text()
    assert path.exists()
