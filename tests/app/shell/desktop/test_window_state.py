"""The window comes back as it was left, also when its screen is gone; damaged notes of it do no harm."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.shell.view.main_window import LEAST, MainWindow
from tests.by_day import by_day
from tests.end2end.stage import make_context

ROOT = Path(__file__).resolve().parents[4]
SCRIPT = """
import json, sys
from PySide6.QtWidgets import QApplication
from peling_app.shell.view.main_window import MainWindow
from tests.end2end.stage import make_context
geometry, todo = sys.argv[1:]
window = MainWindow(make_context(settings={"geometry": geometry}))
window.show()
QApplication.processEvents()
exec(todo)
QApplication.processEvents()
place = window.frameGeometry()
seen = any(screen.availableGeometry().contains(place.center()) for screen in QApplication.screens())
found = {
    "full": window.isFullScreen(),
    "maximised": window.isMaximized(),
    "marked": window.context.commands.is_checked("view.full-screen"),
    "place": list(window.geometry().getRect()),
    "seen": seen,
}
window.close()
print(json.dumps({**found, "geometry": window.context.preferences.current.geometry}))
"""
ONE, TWO = ["1920x1080+0+0"], ["1920x1080+0+0", "1920x1080+1920+0"]
SMALL = ["1024x700+0+0"]


def start(folder: Path, screens: list[str], geometry: str = "", todo: str = "") -> dict[str, object]:
    """Start a program on these screens, do something with its window, close it; return what was found."""
    made = []
    for number, screen in enumerate(screens):
        size, x, y = screen.split("+")
        width, height = size.split("x")
        made.append(
            {"name": f"s{number}", "x": int(x), "y": int(y), "width": int(width), "height": int(height)}
        )
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": made}), encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT, geometry, todo],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr
    found: dict[str, object] = json.loads(ended.stdout.splitlines()[-1])
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("todo", "full", "maximised"),
    [
        pytest.param("", False, False, marks=pytest.mark.nightly),
        pytest.param("window.showMaximized()", False, True, marks=pytest.mark.nightly),
        ("window.context.commands.trigger('view.full-screen')", True, False),
    ],
)
def test_place_size_and_state_come_back(tmp_path: Path, todo: str, *, full: bool, maximised: bool) -> None:
    first = start(tmp_path, ONE, todo=f"window.setGeometry(60, 70, 1100, 720); {todo}")
    second = start(tmp_path, ONE, str(first["geometry"]))
    assert (second["full"], second["marked"], second["maximised"]) == (full, full, maximised)
    third = start(tmp_path, ONE, str(second["geometry"]), "window.showNormal()")
    assert third["place"] == [60, 70, 1100, 720], "what it was before it filled the screen"


@pytest.mark.slow
@pytest.mark.parametrize("screens", by_day([SMALL], [ONE, SMALL]))
@pytest.mark.parametrize("todo", by_day([""], ["", "window.showMaximized()"]))
def test_a_window_of_a_screen_that_is_gone_is_seen(tmp_path: Path, screens: list[str], todo: str) -> None:
    there = start(tmp_path, TWO, todo=f"window.setGeometry(2400, 100, 1300, 900); {todo}")
    assert there["seen"]
    after = start(tmp_path, screens, str(there["geometry"]))
    assert after["seen"]
    place = after["place"]
    assert isinstance(place, list)
    assert min(place[:2]) >= 0


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("geometry", ["ü/=", "AdnQywAD", "A" * 10_000, "\0"])
def test_damaged_notes_give_a_window_of_the_usual_size(qtbot: QtBot, geometry: str) -> None:
    window = MainWindow(make_context(settings={"geometry": geometry}))
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    assert window.width() >= LEAST.width()
    assert window.height() >= LEAST.height()
    assert window.screen().availableGeometry().intersects(window.frameGeometry())
