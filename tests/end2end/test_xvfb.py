"""Play in one real window on a virtual screen, with the keys and the mouse of the X server."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from peling.actions import Discard
from peling.inputs import Act
from peling.journal import JournalError
from peling.saves import Step, place_of, review
from peling.tiles import Seat

TOOLS = ("Xvfb", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
PATIENCE = 60.0
"""Seconds until something that should happen is given up; nothing waits as long as this otherwise."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        bool(MISSING) and "CI" not in os.environ, reason=f"not installed here: {', '.join(MISSING)}"
    ),
]


def wait_until(what: str, condition: Callable[[], object], poke: Callable[[], object] = lambda: None) -> None:
    """Look again and again, poking before each look, until something is so."""
    end = time.monotonic() + PATIENCE
    poke()
    while not condition():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.1)
        poke()


@dataclass
class Window:
    """The window of a running program, and the X server's keys and mouse."""

    process: subprocess.Popen[bytes]
    environment: dict[str, str]
    screen: Path
    number: str = ""

    def tool(self, *arguments: str) -> str:
        """Run xdotool and return what it prints."""
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout.strip()

    def find(self) -> None:
        """Wait for the window and give it the keys."""

        def found() -> bool:
            assert self.process.poll() is None, "the program ended by itself"
            self.number = self.tool("search", "--onlyvisible", "--sync", "--name", "Pe-Ling").split()[-1]
            return bool(self.number)

        wait_until("the window", found)
        self.tool("windowfocus", "--sync", self.number)

    @property
    def title(self) -> str:
        """Return what stands in the window's title."""
        return self.tool("getwindowname", self.number)

    def key(self, *keys: str) -> None:
        """Press keys."""
        self.tool("key", "--clearmodifiers", *keys)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag with the left button, in steps as a hand does."""
        (x1, y1), (x2, y2) = start, end
        self.tool("mousemove", "--sync", str(x1), str(y1), "mousedown", "1")
        for step in range(1, 9):
            self.tool("mousemove", "--sync", str(x1 + (x2 - x1) * step // 8), str(y1 + (y2 - y1) * step // 8))
        self.tool("mouseup", "1")

    def own_tile(self) -> tuple[int, int] | None:
        """Return a point on an ivory tile in the lowest fifth of the screen, as a person would find it."""
        content = self.screen.read_bytes()
        # The X window dump that Xvfb keeps of its screen: big-endian numbers, a colour map, lines of pixels.
        head = struct.unpack(">25I", content[:100])
        width, height, bits, line, begin = head[4], head[5], head[11], head[12], head[0] + 12 * head[19]
        assert bits == 32, "the screen has another depth than it was given"
        for y in range(height * 4 // 5, height, 4):
            run = 0
            for x in range(width * 2 // 3):
                blue, green, red = content[begin + y * line + 4 * x :][:3]
                run = run + 1 if red > 235 and green > 225 and 190 < blue < 245 else 0
                if run == 24:
                    return x - 6, y + 12
        return None


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """Start an X server on a display that is free; it keeps a picture of its screen in `tmp_path`."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1440x900x24", "-fbdir", str(tmp_path)],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as numbers:
        number = numbers.readline().strip()
    assert number, "the X server did not start"
    yield f":{number}"
    server.terminate()
    server.wait(PATIENCE)


@pytest.fixture
def start(display: str, tmp_path: Path) -> Iterator[Callable[[], Window]]:
    """Start the program on the virtual screen; whatever still runs at the end is killed."""
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software"}
    running: list[subprocess.Popen[bytes]] = []

    def started() -> Window:
        program = [
            sys.executable,
            "-m",
            "peling_app",
            "--reduced-motion",
            "--data-dir",
            str(tmp_path / "data"),
        ]
        running.append(subprocess.Popen(program, env=environment))
        window = Window(running[-1], environment, tmp_path / "Xvfb_screen0")
        window.find()
        return window

    yield started
    for process in running:
        if process.poll() is None:
            process.kill()
            process.wait()


def on_disk(folder: Path, copy: Path) -> tuple[Step, ...]:
    """Return the game in a folder as a crash at this moment would leave it; empty: there is none yet."""
    for path in folder.glob("data/games/*.peling"):
        for end in ("", "-wal"):
            Path(f"{copy}{end}").unlink(missing_ok=True)
            if Path(f"{path}{end}").exists():
                shutil.copyfile(f"{path}{end}", f"{copy}{end}")
        try:
            return review(copy)
        except JournalError:
            # Copied in the middle of a write; the next look will see it whole.
            return ()
    return ()


def own(steps: tuple[Step, ...]) -> list[Act]:
    """Return what the person on the first chair has done."""
    return [made.given for made in steps if isinstance(made.given, Act) and made.given.seat is Seat.FIRST]


def test_a_game_is_played_closed_and_gone_on_with(start: Callable[[], Window], tmp_path: Path) -> None:
    copy = tmp_path / "copy.peling"

    def game() -> tuple[Step, ...]:
        return on_disk(tmp_path, copy)

    def answer() -> None:
        """Press what a person would: Space for a claim, Return for the dice, a tile and its discard."""
        waiting = place_of(game()[-1].state)["waiting"]
        window.key("space" if waiting == "claim" else "Return")

    window = start()
    window.key("p")
    wait_until("the page of a new game", lambda: window.title.startswith("New game"))
    window.key("ctrl+Return")
    wait_until("a game on the disk", game)
    wait_until("the table", lambda: window.title.startswith("Pung Chow"))
    wait_until("three moves by keys", lambda: len(own(game())) >= 3, answer)

    def to_discard() -> bool:
        return bool(place_of(game()[-1].state)["waiting"] == "turn")

    wait_until("the own turn", to_discard, lambda: None if to_discard() else answer())
    before = len(own(game()))

    def drag_to_the_table() -> None:
        tile = window.own_tile()
        if tile is not None and len(own(game())) == before:
            window.drag(tile, (520, 400))

    wait_until("a discard by dragging", lambda: len(own(game())) > before, drag_to_the_table)
    assert isinstance(own(game())[before].action, Discard)

    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
    games = list((tmp_path / "data" / "games").iterdir())
    assert [file.suffix for file in games] == [".peling"]
    left = review(games[0])

    window = start()
    window.key("ctrl+o")
    wait_until("the table again", lambda: window.title.startswith("Pung Chow"))
    assert game()[: len(left)] == left
    wait_until("a move after going on", lambda: len(own(game())) > len(own(left)), answer)
    window.process.kill()
    window.process.wait()
    assert review(games[0])[: len(left)] == left
