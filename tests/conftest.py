"""Keep every test off the screen, off the user's folders and in one language.

The variables are set while this file is read, since Qt and platformdirs look at them only once.
"""

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QApplication

from peling_app.platform import resources
from tests.by_day import left_out
from tests.clearing import clear_away, delete_now, let_go
from tests.speaking import back_to_english

SHOWING = frozenset({"qapp", "qtbot"})
"""The fixtures of tests that have a Qt application."""
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
"""Which of the processes that share the tests this one is; 0: the first, or there is one alone."""
BETWEEN_COLLECTIONS = 20_000
"""So many new objects, not Python's 700, before garbage is looked for: games and reviews make millions."""
COACHS_ROUNDS = 4
"""So many rounds of the coach's ever sharper answers are worked out in a test."""
EXAMPLE = b">>>"
"""What an example in a docstring begins with."""
HOME = Path(tempfile.mkdtemp(prefix="pe-ling-tests-"))
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

os.environ.update(
    {
        "HOME": str(HOME),
        "XDG_CACHE_HOME": str(HOME / "cache"),
        "XDG_CONFIG_HOME": str(HOME / "config"),
        "XDG_DATA_HOME": str(HOME / "data"),
        "XDG_STATE_HOME": str(HOME / "state"),
        "XDG_RUNTIME_DIR": str(HOME / "run"),
        "APPDATA": str(HOME / "roaming"),
        "LOCALAPPDATA": str(HOME / "local"),
        "LANG": "C.UTF-8",
        "LANGUAGE": "en",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "QT_ENABLE_HIGHDPI_SCALING": "0",
        "QT_QUICK_BACKEND": "software",
        "QT_QUICK_CONTROLS_STYLE": "Basic",
    }
)
# A whole run on a real or virtual screen stays possible: QT_QPA_PLATFORM=xcb pytest ...
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
(HOME / "run").mkdir(mode=0o700)

# Speed is measured in `make bench`; on a busy machine a deadline would fail tests that are right.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture
def user_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give one test user folders of its own, empty, and return the folder that holds them."""
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    return tmp_path


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Leave cases to thorough runs before tests are chosen by marks; begin with the slow ones of the rest.

    A slow one that begins last lets all processors but its own wait for it. The others come by their files,
    in whatever order this process has found them.
    """
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("cases_by_day"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for several in cases.values():
        (number,) = next(several[0].iter_markers("cases_by_day")).args
        for case in left_out(len(several), min(number, len(several))):
            several[case].add_marker("thorough")
    yield
    items.sort(key=lambda item: (item.get_closest_marker("slow") is None, item.path))


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples in docstrings only where a file has any: that takes as long as to find its tests."""
    found = yield
    if EXAMPLE in file_path.read_bytes():
        return found
    return [one for one in found if type(one).__name__ != "DoctestModule"]


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Begin in each process elsewhere: what one has made ready of a module, the others need only read."""
    report = yield
    if isinstance(collector, pytest.Directory) and WORKER:
        found, half = report.result, len(report.result) // 2
        found[:] = found[::-1] if WORKER % 2 else found[half:] + found[:half]
    return report


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while modules and tests come, for all of it stays; and later leave it out."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.set_threshold(BETWEEN_COLLECTIONS, *gc.get_threshold()[1:])
        gc.enable()
        gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Keep workers from collecting widgets in their thread, as the program's `Collector` does.

    What a test made is cleared away here, when it has let go of the values of its fixtures; after the last
    test of a module also the windows that its tests had in common, and the language that it left.
    """
    shows = bool(SHOWING.intersection(getattr(item, "fixturenames", ())))
    if shows:
        gc.disable()
    try:
        return (yield)
    finally:
        is_last = nextitem is None or nextitem.path != item.path
        if (is_last and let_go(QApplication.topLevelWidgets())) or shows:
            clear_away()
        if is_last:
            back_to_english()
        gc.enable()


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Return the application with the program's style and fonts, whichever test comes first in its process.

    A page is laid out by them; with those of the machine it would fit in one order of tests only.
    """
    qapp.setStyle("Fusion")
    resources.load_fonts()
    return qapp


@pytest.fixture(autouse=True)
def windows_go(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the windows of a test go: each one that stays makes the next one slower, as Qt styles them all.

    Every test is watched: what is left by one that asks for no application is not cleared away with the rest.
    """
    stay = set(QApplication.topLevelWidgets())
    yield
    if let_go(set(QApplication.topLevelWidgets()) - stay):
        delete_now()
        assert SHOWING.intersection(request.fixturenames), "a test that makes windows asks for qapp or qtbot"


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach look no longer than two seconds at a position: he would take half a minute for each.

    Of a test that is the first to import him nothing is asked.
    """
    if coaching := sys.modules.get("peling_app.play.coaching"):
        monkeypatch.setattr(coaching, "ROUNDS", coaching.ROUNDS[:COACHS_ROUNDS])
