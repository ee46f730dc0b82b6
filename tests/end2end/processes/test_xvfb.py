"""Play in one real window on a virtual screen, with the keys and the mouse of the X server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from peling.core.actions import Discard
from peling.storage.saves import Step, place_of, review
from tests.end2end.processes.crash import on_disk, own
from tests.end2end.processes.virtual_screen import PATIENCE, Window, needs, wait_until

pytestmark = [pytest.mark.slow, needs("Xvfb", "xdotool")]


@pytest.mark.parametrize("moves", [1, pytest.param(3, marks=pytest.mark.nightly)], ids=["short", "long"])
def test_a_game_is_played_closed_and_gone_on_with(
    start: Callable[[], Window], tmp_path: Path, moves: int
) -> None:
    """By day it is not gone on with: `test_kill` does after a kill, `test_continue_last` by the key."""
    copy = tmp_path / "copy.peling"

    def game() -> tuple[Step, ...]:
        return on_disk(tmp_path, copy)

    def press_on(page: str, key: str) -> None:
        """Press a key while a page is in front."""
        if window.title.startswith(page):
            window.key(key)

    def answer() -> None:
        """Press what a person would: Space for a claim, Return for the dice, a tile and its discard."""
        waiting = place_of(game()[-1].state)["waiting"]
        window.key("space" if waiting == "claim" else "Return")

    window = start()
    wait_until(
        "the page of a new game",
        lambda: window.title.startswith("New game"),
        lambda: press_on("Pe-Ling", "p"),
    )
    wait_until("a game on the disk", game, lambda: press_on("New game", "ctrl+Return"))
    wait_until("the table", lambda: window.title.startswith("Pung Chow"))
    wait_until("moves by keys", lambda: len(own(game())) >= moves, answer)

    def to_discard() -> bool:
        return bool(place_of(game()[-1].state)["waiting"] == "turn")

    wait_until("the own turn", to_discard, lambda: None if to_discard() else answer())
    before = len(own(game()))
    window.key("F10")  # the menu takes the keys from the hand and gives them back
    window.key("Escape")
    wait_until("a discard by keys", lambda: len(own(game())) > before, lambda: window.key("Return"))

    wait_until("the own turn again", to_discard, lambda: None if to_discard() else answer())
    before = len(own(game()))

    def drag_to_the_table() -> None:
        tile = window.own_tile()
        if tile is not None and len(own(game())) == before:
            window.drag(tile, (520, 400))

    wait_until("a discard by dragging", lambda: len(own(game())) > before, drag_to_the_table)
    assert isinstance(own(game())[before].action, Discard)

    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
    games = list((tmp_path / "data" / "games").glob("*.peling"))
    assert len(games) == 1, games
    left = review(games[0])
    assert isinstance(own(left)[-1].action, Discard)
    if moves == 1:
        return

    window = start()
    wait_until(
        "the table again",
        lambda: window.title.startswith("Pung Chow"),
        lambda: press_on("Pe-Ling", "ctrl+o"),
    )
    assert game()[: len(left)] == left
    wait_until("a move after going on", lambda: len(own(game())) > len(own(left)), answer)
    window.process.kill()
    window.process.wait()
    assert review(games[0])[: len(left)] == left
