"""`pe-ling --self-test` plays in what is installed, and says what is missing there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QObject

from peling.storage.journal import Journal
from peling_app import self_test
from peling_app.__main__ import SELF_TEST_SEED
from tests.by_day import by_day

if TYPE_CHECKING:
    from peling_app.play.session import Session
    from peling_app.play.view.play_page import PlayPage

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program until it ends by itself."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    return subprocess.run(
        [sys.executable, "-m", "peling_app", "--self-test", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_game_is_played_and_saved_and_settings_stay_as_they_are(tmp_path: Path) -> None:
    ended = run("--data-dir", str(tmp_path))
    assert (ended.returncode, ended.stderr) == (0, "")
    said = re.fullmatch(r"Pe-Ling is whole: (\d+) modules, 5 books, 3 discards, saved (.*)\.\n", ended.stdout)
    assert said is not None, ended.stdout
    assert int(said[1]) > 900
    game = tmp_path / "games" / said[2]
    assert game.stat().st_size > 0
    with Journal.open(game) as played:
        assert played.setup["seed"] == SELF_TEST_SEED, "by chance somebody may win before three are discarded"
    kept = (tmp_path / "settings.json").read_text(encoding="utf-8")
    assert '"quick_deal": false' in kept
    assert '"computer_pause": 700' in kept
    assert '"sound": true' in kept


@pytest.mark.parametrize(
    ("module", "named"),
    by_day(
        [("fsrs", "the schedule")],
        [("wasmtime", "the kernel"), ("miniaudio", "the sounds"), ("fsrs", "the schedule")],
        several=True,
    ),
)
def test_a_package_that_is_missing_is_named(tmp_path: Path, module: str, named: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        f"import sys; sys.modules[{module!r}] = None\n", encoding="utf-8"
    )
    ended = run(path=tmp_path)
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.startswith("Pe-Ling is not whole: ")
    assert named in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_deal_that_never_begins_is_not_waited_for_without_end(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    monkeypatch.setattr(self_test, "PATIENCE", 0)
    board = SimpleNamespace(beginning=SimpleNamespace(opening=object()))
    page = SimpleNamespace(table_model=SimpleNamespace(board=board), table=SimpleNamespace(quick=QObject()))
    session = SimpleNamespace(last_result=None, view=SimpleNamespace(awaited=True), legal=(1,))
    with pytest.raises(self_test.NotWholeError, match="did not come"):
        self_test._play(cast("PlayPage", page), cast("Session", session))  # noqa: SLF001 -- a part of the test
