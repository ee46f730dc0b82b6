"""Be a screen reader: find and press things in the running program over AT-SPI, the way Orca does."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from peling.actions import Discard
from peling.saves import Step, place_of
from tests.end2end.crash import on_disk, own
from tests.end2end.virtual_screen import PATIENCE, Window, needs, wait_until

pytestmark = [
    pytest.mark.slow,
    needs("Xvfb", "xdotool", "dbus-daemon", "dbus-send", "/usr/libexec/at-spi-bus-launcher"),
]

REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
A11Y_BUS = ("--dest=org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
CHILD = re.compile(r'string "([^"]*)"\s+object path "([^"]*)"')
ACTION = re.compile(r'struct \{\s+string "([^"]*)"')
CLAIMS = ["Mah-Jongg", "Kong", "Pung", "Chow", "Pass"]
SHOWING = 1 << 25
"""The bit of a state that says: this is on the screen."""


@dataclass(frozen=True)
class Thing:
    """Something a screen reader can speak of."""

    reader: Reader
    program: str
    path: str

    def ask(self, member: str, *arguments: str) -> str:
        """Call a method of it."""
        return self.reader.send(self.program, self.path, f"org.a11y.atspi.{member}", *arguments)

    @property
    def name(self) -> str:
        """Return its name."""
        answer = self.reader.send(
            self.program,
            self.path,
            "org.freedesktop.DBus.Properties.Get",
            "string:org.a11y.atspi.Accessible",
            "string:Name",
        )
        return re.sub(r'^.*?variant\s+string "(.*)"\s*$', r"\1", answer, flags=re.DOTALL)

    @property
    def role(self) -> str:
        """Return its role in English."""
        found = re.search(r'string "(.*)"', self.ask("Accessible.GetRoleName"))
        return found[1] if found else ""

    @property
    def showing(self) -> bool:
        """Tell whether it is on the screen."""
        found = re.search(r"uint32 (\d+)", self.ask("Accessible.GetState"))
        return found is not None and bool(int(found[1]) & SHOWING)

    @property
    def actions(self) -> list[str]:
        """Return the names of what can be done with it."""
        return ACTION.findall(self.ask("Action.GetActions"))

    def press(self) -> None:
        """Do what it is there for."""
        self.ask("Action.DoAction", f"int32:{self.actions.index('Press')}")

    def children(self) -> list[Thing]:
        """Return what lies in it."""
        return [Thing(self.reader, *found) for found in CHILD.findall(self.ask("Accessible.GetChildren"))]

    def below(self) -> Iterator[Thing]:
        """Yield what lies in it on the screen, and what lies in that."""
        for child in self.children():
            if child.showing:
                yield child
                yield from child.below()


@dataclass(frozen=True)
class Reader:
    """A screen reader on a bus of its own."""

    environment: dict[str, str]
    bus: str

    def send(self, destination: str, path: str, member: str, *arguments: str) -> str:
        """Send a message and return the answer as dbus-send prints it; empty when the receiver is gone."""
        done = subprocess.run(
            [
                "dbus-send",
                f"--bus={self.bus}",
                "--print-reply",
                f"--dest={destination}",
                path,
                member,
                *arguments,
            ],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        return done.stdout.partition("\n")[2]

    def window(self) -> list[Thing]:
        """Return what is on the screen in the program's window; nothing before the program has registered.

        Qt shows the board a second time, as the hidden window a QQuickWidget paints in; that is left out.
        """
        return [
            thing
            for program in Thing(self, *REGISTRY).children()
            for frame in program.children()
            if frame.role == "frame"
            for thing in frame.below()
        ]

    def find(self, role: str, begins: str) -> Thing | None:
        """Return the first thing on the screen with a role whose name begins so."""
        return next((t for t in self.window() if t.name.startswith(begins) and t.role == role), None)


@pytest.fixture
def reader(display: str) -> Iterator[Reader]:
    """Start a session bus; the bus for screen readers starts on it when it is asked for."""
    environment = {**os.environ, "DISPLAY": display}
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert daemon.stdout is not None
    environment["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
    asked = subprocess.run(
        ["dbus-send", "--session", "--print-reply=literal", *A11Y_BUS],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    yield Reader(environment, asked.stdout.strip())
    os.killpg(daemon.pid, signal.SIGTERM)
    daemon.wait(PATIENCE)
    daemon.stdout.close()


def tells_claims_and_hand(reader: Reader) -> bool:
    """Tell whether the five places of the claim bar are there in order, and at least thirteen tiles."""
    buttons = [thing.name for thing in reader.window() if thing.role == "push button"]
    claims = [claim for name in buttons for claim in CLAIMS if re.match(rf"{claim}\b", name)]
    tiles = [name for name in buttons if " of " in name or "wind" in name or "dragon" in name]
    return claims == CLAIMS and len(tiles) >= 13


def test_a_screen_reader_starts_a_game_and_discards(
    start: Callable[..., Window], reader: Reader, tmp_path: Path
) -> None:
    window = start(
        DBUS_SESSION_BUS_ADDRESS=reader.environment["DBUS_SESSION_BUS_ADDRESS"],
        QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
    )

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
                hand.children()[0].press()

    wait_until("the page of a new game", lambda: window.title.startswith("New game"), lambda: press("Play"))
    wait_until("a game on the disk", game, lambda: press("Start"))
    wait_until("the own hand", lambda: reader.find("panel", "Your hand"), lambda: press("Click or press"))
    wait_until("the own decision", lambda: place_of(game()[-1].state)["waiting"] in {"turn", "claim"})
    wait_until("every claim and every tile", lambda: tells_claims_and_hand(reader))
    wait_until("a discard", lambda: any(isinstance(act.action, Discard) for act in own(game())), answer)
    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
