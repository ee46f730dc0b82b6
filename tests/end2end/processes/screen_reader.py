"""Be a screen reader: find and press things in a running program over AT-SPI, as Orca does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.end2end.processes.dbus_wire import Bus

ACCESSIBLE = "org.a11y.atspi.Accessible"
SHOWING = 1 << 25
"""The bit of a state that says: this is on the screen."""


@dataclass(frozen=True)
class Thing:
    """Something a screen reader can speak of."""

    reader: Reader
    program: str
    path: str

    def ask(self, interface: str, member: str, *arguments: str | int) -> list[Any]:
        """Call a method of it."""
        return self.reader.bus.call(
            self.program, self.path, f"org.a11y.atspi.{interface}", member, *arguments
        )

    def _property(self, name: str) -> str:
        found = self.reader.bus.call(
            self.program, self.path, "org.freedesktop.DBus.Properties", "Get", ACCESSIBLE, name
        )
        return str(found[0]) if found else ""

    @property
    def name(self) -> str:
        """Return its name."""
        return self._property("Name")

    @property
    def description(self) -> str:
        """Return what else is said of it."""
        return self._property("Description")

    @property
    def role(self) -> str:
        """Return its role in English."""
        return str(next(iter(self.ask("Accessible", "GetRoleName")), ""))

    @property
    def showing(self) -> bool:
        """Return whether it is on the screen."""
        states = next(iter(self.ask("Accessible", "GetState")), [0])
        return bool(states[0] & SHOWING)

    @property
    def actions(self) -> list[str]:
        """Return the names of what can be done with it."""
        return [action[0] for action in next(iter(self.ask("Action", "GetActions")), [])]

    def press(self, action: str = "Press") -> bool:
        """Do what it is there for, and return whether that could be done: not if it is gone or disabled.

        What can be done is asked once: a slow program may change between two questions.
        """
        actions = self.actions
        if action in actions:
            self.ask("Action", "DoAction", actions.index(action))
        return action in actions

    def children(self) -> list[Thing]:
        """Return what lies in it."""
        return [Thing(self.reader, *found) for found in next(iter(self.ask("Accessible", "GetChildren")), [])]

    def below(self) -> Iterator[Thing]:
        """Yield what lies in it on the screen, and what lies in that."""
        for child in self.children():
            if child.showing:
                yield child
                yield from child.below()


@dataclass(frozen=True)
class Reader:
    """A screen reader on a bus of its own.

    Attributes:
        environment: that of its bus.
        bus: the bus for screen readers.
    """

    environment: dict[str, str]
    bus: Bus

    @property
    def needed(self) -> dict[str, str]:
        """Return what a program must be given, so that this reader finds it."""
        return {
            "DBUS_SESSION_BUS_ADDRESS": self.environment["DBUS_SESSION_BUS_ADDRESS"],
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }

    def window(self) -> Iterator[Thing]:
        """Yield what is on the screen in the program's window; nothing before the program has registered.

        Whoever looks for one thing stops there, as each step is a question to the program. Qt shows the board
        a second time, as the hidden window a QQuickWidget paints in; that is left out.
        """
        registry = Thing(self, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        for program in registry.children():
            for frame in program.children():
                if frame.role == "frame":
                    yield from frame.below()

    def find(self, role: str, begins: str) -> Thing | None:
        """Return the first thing on the screen with a role whose name begins so."""
        return next((t for t in self.window() if t.name.startswith(begins) and t.role == role), None)

    def names(self) -> Iterator[str]:
        """Yield the names of all that is on the screen."""
        return filter(None, (thing.name for thing in self.window()))
