"""The look that the system asks for: what a portal tells on a bus of its own, and what it tells wrongly."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from peling_app.platform.system import hints, look
from peling_app.platform.system.hints import has_bus
from peling_app.platform.system.look import SystemLook, looked_up
from tests.end2end import own_bus

FAKE = Path(__file__).with_name("fake_portal.py")
LISTENER = """
import sys
from PySide6.QtWidgets import QApplication
from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.platform.system.hints import SystemHints
app = QApplication([])
hints = SystemHints(app)
hints.wait(60_000)
theme = Theme(Preferences(), system=lambda: hints.now)
hints.changed.connect(theme.refresh)
def tell():
    print(theme.is_night(), theme.is_high_contrast(), theme.zoom(), theme.is_still(), flush=True)
theme.changed.connect(tell)
tell()
app.exec()
"""
PLAIN, ALL = SystemLook(), SystemLook(night=True, contrast=True, text=120, still=True)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ({}, ALL),
        ({look.COLOR_SCHEME: 0}, ALL),
        ({look.COLOR_SCHEME: 2}, SystemLook(contrast=True, text=120, still=True)),
        ({look.CONTRAST: 0}, SystemLook(night=True, text=120, still=True)),
        ({look.GNOME_TEXT: 1.5}, SystemLook(night=True, contrast=True, text=150, still=True)),
        ({look.GNOME_MOTION: True}, SystemLook(night=True, contrast=True, text=120)),
        ({look.REDUCED_MOTION: 0, look.GNOME_MOTION: False}, ALL),
        ({look.KDE_MOTION: "1"}, SystemLook(night=True, contrast=True, text=120)),
        *[({key: odd}, ALL) for key in (look.COLOR_SCHEME, look.GNOME_TEXT) for odd in ("x", None, -3, [1])],
        *[({look.GNOME_TEXT: odd}, ALL) for odd in (0, 1000, float("nan"), float("inf"), True)],
    ],
)
def test_what_the_portal_tells_goes_first_and_nonsense_counts_as_nothing(
    said: dict[look.Key, object], found: SystemLook
) -> None:
    assert looked_up(said, ALL) == found


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ({look.COLOR_SCHEME: 1}, SystemLook(night=True)),
        ({look.CONTRAST: 1}, SystemLook(contrast=True)),
        ({look.CONTRAST: 0, look.GNOME_CONTRAST: True}, SystemLook(contrast=True)),
        ({look.REDUCED_MOTION: 1, look.GNOME_MOTION: True}, SystemLook(still=True)),
        ({look.KDE_MOTION: "0"}, SystemLook(still=True)),
    ],
)
def test_each_desktop_is_understood(said: dict[look.Key, object], found: SystemLook) -> None:
    assert looked_up(said, PLAIN) == found


@pytest.mark.parametrize(
    ("scale", "factor", "text"),
    [
        (None, 0.5, 50),
        (None, 2, 200),
        (1, 1.25, 125),
        (2, 1.25, 125),
        (1.25, 1.25, 100),
        (2.5, 1.25, 100),
        (1.5, 1.25, 125),
        (1, 0.8, 80),
    ],
)
def test_text_is_not_made_larger_twice(scale: float | None, factor: float, text: int) -> None:
    assert looked_up({look.GNOME_TEXT: factor}, PLAIN, scale).text == text


class Said(QObject):
    """A portal that has announced settings."""

    changed = Signal()
    is_waiting = False

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[look.Key, object] = {}

    def tell(self, key: look.Key, value: object) -> None:
        """Answer one more question."""
        self.values[key] = value
        self.changed.emit()


def test_files_of_desktops_are_read_once_and_not_for_each_answer(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bool] = []

    def motion() -> bool:
        read.append(True)
        return False

    monkeypatch.setattr(hints, "system_reduced_motion", motion)
    portal = Said()
    system = hints.SystemHints(qapp, lambda: portal)  # type: ignore[arg-type,return-value]  # it does as one
    try:
        for key, value in ((look.COLOR_SCHEME, 1), (look.CONTRAST, 1), (look.REDUCED_MOTION, 1)):
            portal.tell(key, value)
        assert (system.now.night, system.now.contrast, system.now.still) == (True, True, True)
        assert len(read) == 1
        system.refresh()
        assert len(read) == 2, "when the user comes back they are looked up again"
    finally:
        system.setParent(None)
        system.deleteLater()


def test_no_bus_is_started_where_there_is_none(tmp_path: Path) -> None:
    assert not has_bus({})
    assert not has_bus({"XDG_RUNTIME_DIR": str(tmp_path)})
    (tmp_path / "bus").touch()
    assert has_bus({"XDG_RUNTIME_DIR": str(tmp_path)})
    assert has_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"})


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Start a bus and return the environment in which it is found."""
    if shutil.which(own_bus.PROGRAM) is None:
        pytest.skip(f"not installed here: {own_bus.PROGRAM}")
    daemon, address = own_bus.started(tmp_path)
    yield {**os.environ, "DBUS_SESSION_BUS_ADDRESS": address}
    daemon.terminate()
    daemon.communicate()


def begin(environment: dict[str, str], *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *words], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_the_program_follows_the_desktop_live(bus: dict[str, str]) -> None:
    desktop = begin(bus, str(FAKE), *look.COLOR_SCHEME, "1")
    assert desktop.stdout is not None
    assert desktop.stdin is not None
    assert desktop.stdout.readline() == "ready\n"
    program = begin(bus, "-c", LISTENER)
    assert program.stdout is not None
    try:
        assert program.stdout.readline() == "True False 100 False\n", "night from the first picture on"
        for setting, value, seen in (
            (look.CONTRAST, "1", "True True 100 False"),
            (look.GNOME_TEXT, "1.25", "True True 125 False"),
            (look.GNOME_MOTION, "false", "True True 125 True"),
            (look.COLOR_SCHEME, "2", "False True 125 True"),
            (look.GNOME_TEXT, "1.0", "False True 100 True"),
        ):
            desktop.stdin.write(f"{' '.join(setting)} {value}\n")
            desktop.stdin.flush()
            assert program.stdout.readline().strip() == seen
    finally:
        for process in (program, desktop):
            process.kill()
            process.communicate()


@pytest.mark.thorough
def test_a_portal_that_comes_later_is_heard(bus: dict[str, str]) -> None:
    program = begin(bus, "-c", LISTENER)
    assert program.stdout is not None
    desktop = None
    try:
        assert program.stdout.readline() == "False False 100 False\n"
        desktop = begin(bus, str(FAKE), *look.COLOR_SCHEME, "1")
        assert program.stdout.readline() == "True False 100 False\n"
    finally:
        for process in filter(None, (program, desktop)):
            process.kill()
            process.communicate()
