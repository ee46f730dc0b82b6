"""A program in a window on a virtual X screen, with that server's keys, mouse and pixels."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

import dev

PATIENCE: Final = 60.0
"""Seconds until something that should happen is given up; nothing waits as long as this otherwise."""
INSTALLED: Final = frozenset(need.name for need in dev.PROGRAMS_OF_TESTS)
"""What the set-up of a developer installs, so that no test has to do without it."""


def needs(*tools: str) -> pytest.MarkDecorator:
    """Skip where tools are missing; a build fails for want of what the set-up installs, of nothing else."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    at_fault = "CI" in os.environ and INSTALLED.issuperset(missing)
    return pytest.mark.skipif(
        bool(missing) and not at_fault, reason=f"not installed here: {', '.join(missing)}"
    )


def wait_until(what: str, condition: Callable[[], object], poke: Callable[[], object] = lambda: None) -> None:
    """Look again and again, poking before each look, until something is so."""
    end = time.monotonic() + PATIENCE
    poke()
    while not condition():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.1)
        poke()


@contextmanager
def x_server(folder: Path, size: str) -> Iterator[str]:
    """Run an X server on a free display, with a picture of its screen in a folder; give the display."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-fbdir", str(folder)],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as numbers:
        number = numbers.readline().strip()
    assert number, "the X server did not start"
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


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
            try:
                found = self.tool("search", "--onlyvisible", "--sync", "--name", "Pe-Ling")
            except subprocess.CalledProcessError:
                return False  # another window went while they were searched
            self.number = found.split()[-1]
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
