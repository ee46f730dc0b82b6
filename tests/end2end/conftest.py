"""Start the program on a virtual screen."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.end2end import own_bus
from tests.end2end.processes.dbus_wire import Bus
from tests.end2end.processes.screen_reader import Reader
from tests.end2end.processes.virtual_screen import PATIENCE, Window, x_server

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
"""What starts the bus for screen readers."""


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """Start an X server on a display that is free; it keeps a picture of its screen in `tmp_path`."""
    with x_server(tmp_path, "1440x900") as shown:
        yield shown


@pytest.fixture
def start(display: str, tmp_path: Path) -> Iterator[Callable[..., Window]]:
    """Start the program on the virtual screen; whatever still runs at the end is killed.

    Computer players do not pause before they act: who waits for them looks again and again.
    """
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software"}
    running: list[subprocess.Popen[bytes]] = []
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_text(json.dumps({"computer_pause": 0}), encoding="utf-8")

    def started(**more: str) -> Window:
        program = [
            sys.executable,
            "-m",
            "peling_app",
            "--reduced-motion",
            "--data-dir",
            str(data),
        ]
        running.append(subprocess.Popen(program, env={**environment, **more}))
        window = Window(running[-1], {**environment, **more}, tmp_path / "Xvfb_screen0")
        window.find()
        return window

    yield started
    for process in running:
        if process.poll() is None:
            process.kill()
            process.wait()


@pytest.fixture
def reader(display: str, tmp_path: Path) -> Iterator[Reader]:
    """Start a session bus; the bus for screen readers starts on it when it is asked for."""
    environment = {**os.environ, "DISPLAY": display}
    daemon, address = own_bus.started(tmp_path, environment, {"org.a11y.Bus": LAUNCHER})
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    session = Bus(address)
    found = session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    bus = Bus(found[0])
    yield Reader(environment, bus)
    bus.close()
    session.close()
    os.killpg(daemon.pid, signal.SIGTERM)
    daemon.communicate(timeout=PATIENCE)
