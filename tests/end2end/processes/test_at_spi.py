"""Be a screen reader: find and press things in the running program over AT-SPI, the way Orca does."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from peling.core.actions import Discard
from peling.storage.saves import Step, place_of
from tests.end2end.processes.crash import on_disk, own
from tests.end2end.processes.screen_reader import Reader
from tests.end2end.processes.virtual_screen import PATIENCE, Window, needs, wait_until

pytestmark = [
    pytest.mark.nightly,  # by day a sheet is filled in over this bus, and a game played by presses inside
    pytest.mark.slow,
    needs("Xvfb", "xdotool", "dbus-daemon", "/usr/libexec/at-spi-bus-launcher"),
]

CLAIMS = ["Mah-Jongg", "Kong", "Pung", "Chow", "Pass"]


def tells_claims_and_hand(reader: Reader) -> bool:
    """Return whether the five places of the claim bar are there in order, and at least thirteen tiles."""
    buttons = [thing.name for thing in reader.window() if thing.role == "push button"]
    claims = [claim for name in buttons for claim in CLAIMS if re.match(rf"{claim}\b", name)]
    tiles = [name for name in buttons if " of " in name or "wind" in name or "dragon" in name]
    return claims == CLAIMS and len(tiles) >= 13


def test_a_screen_reader_starts_a_game_and_discards(
    start: Callable[..., Window], reader: Reader, tmp_path: Path
) -> None:
    window = start(**reader.needed)

    def game() -> tuple[Step, ...]:
        return on_disk(tmp_path, tmp_path / "copy.peling")

    def press(begins: str) -> None:
        """Press a button when it is there; a tile once more, since the first press selects it."""
        found = reader.find("push button", begins)
        if found is not None:
            found.press()

    def answer() -> None:
        waiting = place_of(game()[-1].state)["waiting"]
        if waiting == "claim":
            press("Pass")
        elif waiting == "turn":
            hand = reader.find("panel", "Your hand")
            if hand is not None:
                any(tile.press() for tile in hand.children())

    wait_until("the page of a new game", lambda: window.title.startswith("New game"), lambda: press("Play"))
    wait_until("a game on the disk", game, lambda: press("Start"))
    wait_until("the own hand", lambda: reader.find("panel", "Your hand"), lambda: press("Click or press"))
    wait_until(
        "the own decision",
        lambda: place_of(game()[-1].state)["waiting"] in {"turn", "claim"},
        # The hand can be found before the throws are read; until then nobody plays.
        lambda: press("Click or press"),
    )
    wait_until("every claim and every tile", lambda: tells_claims_and_hand(reader))
    wait_until("a discard", lambda: any(isinstance(act.action, Discard) for act in own(game())), answer)
    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
