"""Keep every test off the screen, off the user's folders and in one language.

The variables are set while this file is read, since Qt and platformdirs look at them only once.
"""

import atexit
import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

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


@pytest.fixture
def user_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give one test user folders of its own, empty, and return the folder that holds them."""
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    return tmp_path


@pytest.fixture(scope="session")
def what_stays() -> None:
    """Leave out of every collection what was there before the first window: modules and collected tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def collection_in_the_main_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep workers from collecting widgets in their thread, as the program's `Collector` does.

    After the test its windows go: each one that stays makes the next one slower, as Qt styles them all again.
    No event loop runs between tests, so what is to be deleted later is deleted here. What outlives the test
    is kept by something and left out of the next collections.
    """
    if not {"qapp", "qtbot"}.intersection(request.fixturenames):
        yield
        return
    request.getfixturevalue("what_stays")
    stay = set(QApplication.topLevelWidgets())
    gc.disable()
    yield
    for window in set(QApplication.topLevelWidgets()) - stay:
        window.deleteLater()
    stay.clear()
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.freeze()
    gc.enable()
