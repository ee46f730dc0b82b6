"""Play in one real window on a virtual screen, with the keys and the mouse of the X server."""

from __future__ import annotations

import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from peling.core.actions import Discard
from peling.storage.saves import Step, place_of, review
from peling_app.platform.system.identity import APP_ID
from tests.end2end.processes.crash import on_disk, own
from tests.end2end.processes.virtual_screen import PATIENCE, Window, needs, wait_until

pytestmark = [pytest.mark.slow, needs("Xvfb", "xdotool")]


@dataclass
class Hands:
    """What a person does in a window, and what is on the disk of it."""

    window: Window
    folder: Path

    def game(self) -> tuple[Step, ...]:
        """Return the game as it stands on the disk; empty: there is none yet."""
        return on_disk(self.folder, self.folder / "copy.peling")

    def games(self) -> list[Path]:
        """Return the files of all games."""
        return list((self.folder / "data" / "games").glob("*.peling"))

    def press_on(self, page: str, key: str) -> None:
        """Press a key while a page is in front."""
        if self.window.title.startswith(page):
            self.window.key(key)

    def answer(self) -> None:
        """Press what a person would: Space for a claim, Return for the dice, a tile and its discard."""
        waiting = place_of(self.game()[-1].state)["waiting"]
        self.window.key("space" if waiting == "claim" else "Return")

    def is_to_discard(self) -> bool:
        """Return whether a tile of the own hand is waited for."""
        return bool(place_of(self.game()[-1].state)["waiting"] == "turn")

    def come_to_turn(self, name: str) -> None:
        """Answer until a tile of the own hand is waited for."""
        wait_until(name, self.is_to_discard, lambda: None if self.is_to_discard() else self.answer())

    def begin(self, moves: int) -> None:
        """Begin a game and make so many moves."""
        wait_until(
            "the page of a new game",
            lambda: self.window.title.startswith("New game"),
            lambda: self.press_on("Pe-Ling", "p"),
        )
        wait_until("a game on the disk", self.game, lambda: self.press_on("New game", "ctrl+Return"))
        wait_until("the table", lambda: self.window.title.startswith("Pung Chow"))
        wait_until("moves by keys", lambda: len(own(self.game())) >= moves, self.answer)
        self.come_to_turn("the own turn")


@pytest.mark.parametrize("moves", [1, pytest.param(3, marks=pytest.mark.nightly)], ids=["short", "long"])
def test_a_game_is_played_closed_and_gone_on_with(
    start: Callable[[], Window], tmp_path: Path, moves: int
) -> None:
    """By day it is not gone on with: `test_kill` does after a kill, `test_continue_last` by the key."""
    window = start()
    hands = Hands(window, tmp_path)
    game = hands.game
    hands.begin(moves)
    before = len(own(game()))
    window.key("F10")  # the menu takes the keys from the hand and gives them back
    window.key("Escape")
    wait_until("a discard by keys", lambda: len(own(game())) > before, lambda: window.key("Return"))

    hands.come_to_turn("the own turn again")
    before = len(own(game()))

    def drag_to_the_table() -> None:
        tile = window.own_tile()
        if tile is not None and len(own(game())) == before:
            window.drag(tile, (520, 400))

    wait_until("a discard by dragging", lambda: len(own(game())) > before, drag_to_the_table)
    assert isinstance(own(game())[before].action, Discard)

    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
    games = hands.games()
    assert len(games) == 1, games
    left = review(games[0])
    assert isinstance(own(left)[-1].action, Discard)
    if moves == 1:
        return

    hands.window = window = start()
    wait_until(
        "the table again",
        lambda: window.title.startswith("Pung Chow"),
        lambda: hands.press_on("Pe-Ling", "ctrl+o"),
    )
    assert game()[: len(left)] == left
    wait_until(
        "a move after going on", lambda: len(own(game())) > len(own(left)), Hands(window, tmp_path).answer
    )
    window.process.kill()
    window.process.wait()
    assert review(games[0])[: len(left)] == left


@pytest.mark.thorough
def test_what_is_pressed_behind_a_menu_is_for_the_table_however_slow_the_program_is(
    start: Callable[[], Window], tmp_path: Path
) -> None:
    """Keys that were pressed before a menu was closed chose New game in it, unseen, and began one."""
    window = start()
    hands = Hands(window, tmp_path)
    hands.begin(1)
    before = len(own(hands.game()))

    def is_open() -> bool:
        return len(window.tool("search", "--onlyvisible", "--class", APP_ID).split()) > 1

    window.key("F10")
    wait_until("the menu", is_open)
    window.process.send_signal(signal.SIGSTOP)
    window.key("Escape", *["Return"] * 8)
    window.process.send_signal(signal.SIGCONT)
    wait_until(
        "a discard by keys",
        lambda: len(own(hands.game())) > before,
        lambda: hands.press_on("Pung Chow", "Return"),
    )
    wait_until("no menu", lambda: not is_open())
    assert window.title.startswith("Pung Chow")
    assert len(hands.games()) == 1
