"""Start the program twice on a virtual screen: one window, the file of the second start is open in it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from peling_app.platform.system.identity import APP_ID
from tests.end2end.processes.virtual_screen import PATIENCE, Window, needs, wait_until, x_server

pytestmark = [pytest.mark.slow, needs("Xvfb", "xdotool")]


def again(window: Window, tmp_path: Path, *words: str) -> int:
    """Start the program once more on the same profile; return its exit code."""
    program = [sys.executable, "-m", "peling_app", "--data-dir", str(tmp_path / "data"), *words]
    return subprocess.run(
        program, env=window.environment, cwd=tmp_path, check=False, timeout=PATIENCE
    ).returncode


def windows(window: Window) -> set[str]:
    return set(window.tool("search", "--onlyvisible", "--class", APP_ID).split())


def test_a_second_start_opens_its_file_in_the_first_window_and_after_a_crash_has_its_own(
    start: Callable[[], Window], tmp_path: Path
) -> None:
    window = start()
    wait_until("the start page", lambda: "Pe-Ling" in window.title)
    assert windows(window) == {window.number}, "the window is known by the id of the menu entry"
    (tmp_path / "hand.txt").write_text("B3 B4 B5 R R R C1 C2 C3 D9 D9 D9 E E", encoding="utf-8")
    assert again(window, tmp_path, "hand.txt") == 0, "a relative path is one of the folder it was typed in"
    wait_until("the hand in the first window", lambda: window.title.startswith("Judge this hand"))
    assert windows(window) == {window.number}
    window.process.kill()
    window.process.wait()
    after = start()
    wait_until("a window after a crash", lambda: "Pe-Ling" in after.title)
    assert windows(after) == {after.number}
    assert again(after, tmp_path) == 0
    after.key("ctrl+q")
    assert after.process.wait(PATIENCE) == 0


@pytest.mark.nightly  # by day tests/app/shell/desktop/test_window_state.py
def test_the_window_comes_back_where_there_is_room_for_it(
    start: Callable[..., Window], tmp_path: Path
) -> None:
    window = start()
    window.tool("windowsize", "--sync", window.number, "1300", "840")
    window.tool("windowmove", "--sync", window.number, "130", "50")
    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
    again_there = start()
    geometry = again_there.tool("getwindowgeometry", "--shell", again_there.number).split()
    assert {"WIDTH=1300", "HEIGHT=840"} <= set(geometry)
    again_there.key("ctrl+q")
    assert again_there.process.wait(PATIENCE) == 0
    kept = json.loads((tmp_path / "data" / "settings.json").read_text(encoding="utf-8"))
    screen = tmp_path / "small"
    screen.mkdir()
    with x_server(screen, "1024x700") as display:
        smaller = start(DISPLAY=display)
        shown = smaller.tool("getwindowgeometry", "--shell", smaller.number)
        numbers = {key: int(value) for key, value in (line.split("=") for line in shown.split())}
        assert kept["geometry"]
        assert 0 <= numbers["X"] <= 1024 - 100, "its title and its left edge are seen"
        assert 0 <= numbers["Y"] <= 700 - 100
        assert numbers["WIDTH"] <= 1024
        assert numbers["HEIGHT"] <= 700
        smaller.process.kill()
        smaller.process.wait()


@needs("weston")
def test_wayland_knows_the_window_by_the_same_id(tmp_path: Path) -> None:
    room = Path(f"/tmp/pe-ling-wayland-{os.getpid()}")  # noqa: S108 - the path of a socket has 107 letters at most
    room.mkdir(mode=0o700)
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(room), "QT_QUICK_BACKEND": "software"}
    server = subprocess.Popen(
        ["weston", "--backend=headless-backend.so", "--socket=test", "--idle-time=0"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until("the server", (room / "test").exists)
        program = [sys.executable, "-m", "peling_app", "--measure-start", "--data-dir", str(tmp_path)]
        more = {"WAYLAND_DISPLAY": "test", "QT_QPA_PLATFORM": "wayland", "WAYLAND_DEBUG": "1"}
        ended = subprocess.run(
            program, env=environment | more, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(room)
    assert f'set_app_id("{APP_ID}")' in ended.stderr
