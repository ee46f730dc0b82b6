"""Learn as a screen reader would: a lesson's task, a drill, and the deal of a saved game looked at again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from peling.core.tiles import KINDS, Tile
from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage.saves import start as start_game
from peling_app.kit.words.tiles import tile_name
from tests.end2end.processes.screen_reader import Reader, Thing
from tests.end2end.processes.virtual_screen import PATIENCE, Window, needs, wait_until
from tests.engine.storage.test_saves import play

pytestmark = [
    pytest.mark.slow,
    needs("Xvfb", "xdotool", "dbus-daemon", "/usr/libexec/at-spi-bus-launcher"),
]

PLAYERS = (PlayerSpec("", "human"), *(PlayerSpec(name, "novice") for name in ("Ann", "Bo", "Cy")))
BY_NAME = {tile_name(kind): kind for kind in KINDS}


def a_saved_game(data: Path) -> Path:
    """Save a game whose first deal is over."""
    path = data / "games" / "one.peling"
    path.parent.mkdir(parents=True)
    begun = start_game(path, GameSetup("pung-chow", {}, PLAYERS, seed=1922))
    with begun.journal as journal:
        play(journal, begun.steps, random.Random(3), lambda state: state.result is not None)
    return path


def heard(name: str) -> list[Tile]:
    """Return the tiles of a hand by what is said of it: "1 of circles; red dragon and west wind. Hand 1".

    A kong is a set, whatever else there is: it is left out.
    """
    groups = [re.split(r", | and ", group) for group in name.partition(". ")[0].split("; ")]
    return [BY_NAME[word] for group in groups if len(group) != 4 or len(set(group)) > 1 for word in group]


def is_complete(tiles: Sequence[Tile], *, has_pair: bool = False) -> bool:
    """Return whether tiles make sets and one pair, as a learner tries it: the lowest tile goes first."""
    if not tiles:
        return has_pair
    first, *rest = sorted(tiles, key=lambda kind: kind.index)
    if not has_pair and rest[:1] == [first] and is_complete(rest[1:], has_pair=True):
        return True
    if rest[:2] == [first, first] and is_complete(rest[2:], has_pair=has_pair):
        return True
    if first.suit is None:
        return False
    run = [kind for kind in set(rest) if kind.suit is first.suit and 0 < kind.rank - first.rank < 3]
    if len(run) < 2:
        return False
    for kind in run:
        rest.remove(kind)
    return is_complete(rest, has_pair=has_pair)


def boxes(reader: Reader) -> list[Thing]:
    """Return what can be marked."""
    return [thing for thing in reader.window() if thing.role == "check box"]


def hands(reader: Reader) -> list[Thing]:
    """Return the hands of a question."""
    return [box for box in boxes(reader) if re.split(r",|;| and |\. ", box.name)[0] in BY_NAME]


@pytest.mark.nightly  # by day a game and a sheet are heard
def test_today_and_the_tiles_to_read_are_heard_and_answered(
    start: Callable[..., Window], reader: Reader
) -> None:
    window = start(**reader.needed)

    def press(begins: str) -> bool:
        found = reader.find("push button", begins)
        return found is not None and found.press()

    def says(begins: str) -> bool:
        return any(name.startswith(begins) for name in reader.names())

    wait_until("Learn", lambda: window.title.startswith("Learn"), lambda: press("Learn"))
    wait_until("the five minutes", lambda: reader.find("push button", "Begin. New here?"))
    wait_until("the tiles", lambda: says("Reading tiles: 0 of 34 firm") and says("Minutes of practice: "))

    # The hand of the day: its tiles are buttons, one of them is chosen and given.
    wait_until("the hand", lambda: says("Hand of the day. You are "))
    wait_until("its tiles", lambda: len(hand_of_day(reader)) == 14)
    wait_until(
        "the chosen tile",
        lambda: any(one.name.endswith(", chosen") for one in reader.window()),
        lambda: any(tile.press() for tile in hand_of_day(reader)),
    )
    wait_until(
        "the verdict",
        lambda: any(one.name.endswith(", the best discard") for one in reader.window()),
        lambda: press("Answer"),
    )

    # A tile to read is described, not named; the names are buttons.
    wait_until("a tile", lambda: says("A box with two short legs"), lambda: press("Reading tiles."))
    names = {"4 of characters", "6 of characters", "8 of characters"}
    wait_until("its names", lambda: names <= set(reader.names()))
    wait_until("what came of it", lambda: says("Right: 4 of characters"), lambda: press("4 of characters"))
    # A page that has just come to the front takes no key yet.
    wait_until("the end", lambda: window.process.poll() is not None, lambda: window.key("ctrl+q"))
    assert window.process.returncode == 0


def hand_of_day(reader: Reader) -> list[Thing]:
    """Return the tiles of the hand of the day."""
    known = {name.lower() for name in BY_NAME}
    return [thing for thing in reader.window() if thing.role == "push button" and thing.name.lower() in known]


@pytest.mark.nightly  # the longest way by far
def test_a_lesson_a_drill_and_a_replay_are_read_and_answered(
    start: Callable[..., Window], reader: Reader, tmp_path: Path
) -> None:
    game = a_saved_game(tmp_path / "data")
    window = start(**reader.needed)

    def press(begins: str, role: str = "push button", action: str = "Press") -> bool:
        found = reader.find(role, begins)
        return found is not None and found.press(action)

    def says(begins: str) -> bool:
        return any(name.startswith(begins) for name in reader.names())

    # The task of a lesson: three tiles of the nine are characters.
    wait_until("Learn", lambda: window.title.startswith("Learn"), lambda: press("Learn"))
    wait_until("a course", lambda: says("Lesson 1"), lambda: press("Pung Chow, without a limit."))
    # A page that has just come takes no key for a moment, so it is pressed until it is heard.
    wait_until(
        "the next page",
        lambda: says("Which of these are characters?"),
        lambda: window.key("Next") if says("Two sets and a pair: find them") else None,
    )
    for box in boxes(reader):
        if "of characters" in box.name:
            assert box.press("Toggle"), box.name
    wait_until("the answer", lambda: says("Right: the 3, the 7 and the 9"), lambda: press("Check"))
    assert [box.name for box in boxes(reader) if box.name.endswith("of characters. Right")]

    # A drill: the hands are complete or they are not.
    wait_until("the start of Learn", lambda: says("Drills. "), lambda: press("All of Learn"))
    wait_until("the drills", lambda: says("Your answer"), lambda: press("Drills. "))
    # Pressed once at most: every press asks a new question, in its own time.
    if not says("Which of these hands"):
        press("Is it complete?", "check box")
    wait_until("both hands", lambda: says("Which of these hands") and len(hands(reader)) == 2)
    shown = hands(reader)
    right = [is_complete(heard(hand.name)) for hand in shown]
    for hand, complete in zip(shown, right, strict=True):
        if complete:
            assert hand.press("Toggle"), hand.name
    wait_until("the explanation", lambda: says("Next question"), lambda: press("Check"))
    assert says("Right")
    said = [hand.name.split(". ")[2] for hand, complete in zip(shown, right, strict=True) if complete]
    assert {word.lower() for word in said} <= {"right"}

    # A finished deal, from the list of saved games: its hands tile by tile, its moments one by one.
    before = game.read_bytes()
    window.key("ctrl+shift+o")
    wait_until("the saved games", lambda: reader.find("list item", "Pung Chow, without a limit"))
    wait_until(
        "the replay",
        lambda: says("Deal 1, step 1 of"),
        lambda: window.key("ctrl+r") if reader.find("list item", "Pung Chow, without a limit") else None,
    )
    window.key("Right", "Right")
    slider = reader.find("slider", "Moment of the deal")
    assert slider is not None
    wait_until("the third step", lambda: slider.description.startswith("Deal 1, step 3 of"))
    for name in ("Ann", "Bo", "Cy"):
        rack = reader.find("panel", f"Hand of {name}")
        assert rack is not None
        tiles = [tile.name for tile in rack.children()]
        assert len(tiles) in {13, 14}
        assert set(tiles) <= BY_NAME.keys()
    window.key("F2", "m", "e", "Return")
    wait_until("a bookmark with a name", lambda: reader.find("list item", "3  me"))
    window.key("ctrl+3")
    wait_until("the decisions", lambda: reader.find("list item", "Step "))
    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
    assert game.read_bytes() == before
