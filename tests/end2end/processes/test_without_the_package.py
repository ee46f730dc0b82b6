"""Without the package that runs the kernel, and with one that does not work, everything plays on.

Each test is a process of its own, in which the package cannot be imported from the very beginning.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from peling.rulebooks import RULE_SETS

ROOT = Path(__file__).resolve().parents[3]
POSITIONS = ROOT / "tests" / "engine" / "advice" / "positions.json"
PLAY = Path(__file__).with_name("play_a_deal.py")

Run = Callable[..., str]


@pytest.fixture(params=["missing", "broken"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Return what runs Python without the package, or with one whose machine code cannot be loaded."""
    if request.param == "missing":
        (tmp_path / "sitecustomize.py").write_text(
            "import sys; sys.modules['wasmtime'] = None\n", encoding="utf-8"
        )
    else:
        (tmp_path / "wasmtime").mkdir()
        broken = 'raise OSError("the library is made for another machine")\n'
        (tmp_path / "wasmtime" / "__init__.py").write_text(broken, encoding="utf-8")
    path = os.pathsep.join((str(tmp_path), str(ROOT)))

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    return run


def entrants(run: Run, book: str, *seats: str) -> list[dict[str, Any]]:
    """Return what a match of one wall tells of each entrant."""
    told = json.loads(
        run("-m", "peling", "match", "--rules", book, "--seats", ",".join(seats), "--walls", "1", "--json")
    )
    assert isinstance(told["entrants"], list)
    return told["entrants"]


def test_the_package_is_not_there(run: Run) -> None:
    code = "try:\n    import wasmtime\nexcept (ImportError, OSError):\n    print('not there')"
    assert run("-c", code) == "not there\n"


@pytest.mark.parametrize("book", RULE_SETS)
def test_all_levels_play(run: Run, book: str) -> None:
    assert [one["id"] for one in entrants(run, book, "master", "expert", "club", "novice")] == [
        "master",
        "expert",
        "club",
        "novice",
    ]


def test_a_master_plays_as_an_expert(run: Run) -> None:
    master, expert = (
        entrants(run, "four-winds", level, "club", "club", "club")[0] for level in ("master", "expert")
    )
    assert master["points"] == expert["points"]


def test_every_position_gets_advice(run: Run) -> None:
    told = json.loads(run("-m", "peling", "advise", str(POSITIONS)))
    positions = json.loads(POSITIONS.read_text(encoding="utf-8"))
    assert [one["id"] for one in told] == [one["id"] for one in positions]
    for one in told:
        assert one["choices"]
        assert all(choice["se"] >= 0 for choice in one["choices"])


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_deal_is_played_in_the_program_with_advice_at_every_turn(
    run: Run, tmp_path: Path, level: str
) -> None:
    told = json.loads(run(str(PLAY), str(tmp_path / "games"), level))
    assert told["advised"] > 3
    assert told["weighed"] > 3
    assert not told["failed"]
