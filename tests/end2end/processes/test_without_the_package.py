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
from tests.by_day import by_day

ROOT = Path(__file__).resolve().parents[3]
POSITIONS = ROOT / "tests" / "engine" / "advice" / "positions.json"
PLAY = Path(__file__).with_name("play_a_deal.py")

Run = Callable[..., str]


MATCHES = "import sys, peling.__main__ as it; sys.exit(max(it.main(one.split()) for one in sys.argv[1:]))"
"""A program that plays one match after the other; starting it takes longer than a match."""


@pytest.fixture(params=by_day({"broken"}, ["missing", "broken"]))
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Return what runs Python without the package, or with one whose machine code cannot be loaded."""
    return runner(request.param, tmp_path)


@pytest.fixture(params=["missing", pytest.param("broken", marks=pytest.mark.nightly)])
def without(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Return the same; by day the package that does not work is tried by a deal in the program alone."""
    return runner(request.param, tmp_path)


def runner(how: str, tmp_path: Path) -> Run:
    """Return what runs Python with the package in this state."""
    if how == "missing":
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


def entrants(run: Run, *matches: tuple[str, str]) -> list[list[dict[str, Any]]]:
    """Return what matches of one wall tell of each entrant; a match is a book and its seats."""
    said = run(
        "-c", MATCHES, *(f"match --rules {book} --seats {seats} --walls 1 --json" for book, seats in matches)
    )
    decoder, found = json.JSONDecoder(), []
    while said := said.lstrip():
        one, end = decoder.raw_decode(said)
        found.append(one["entrants"])
        said = said[end:]
    assert len(found) == len(matches)
    return found


def test_the_package_is_not_there(run: Run) -> None:
    code = "try:\n    import wasmtime\nexcept (ImportError, OSError):\n    print('not there')"
    assert run("-c", code) == "not there\n"


@pytest.mark.parametrize(
    "books", by_day([("pung-chow", "fenghua")], [("pung-chow", "fenghua"), tuple(RULE_SETS)]), ids=len
)
def test_all_levels_play(without: Run, books: tuple[str, ...]) -> None:
    levels = ["master", "expert", "club", "novice"]
    for book, played in zip(
        books, entrants(without, *((book, ",".join(levels)) for book in books)), strict=True
    ):
        assert [one["id"] for one in played] == levels, book


def test_a_master_plays_as_an_expert(without: Run) -> None:
    (master, *_), (expert, *_) = entrants(
        without, *(("four-winds", f"{level},club,club,club") for level in ("master", "expert"))
    )
    assert (master["id"], expert["id"]) == ("master", "expert")
    assert master["points"] == expert["points"]


def test_every_position_gets_advice(without: Run) -> None:
    said = json.loads(without("-m", "peling", "advise", str(POSITIONS)))
    positions = json.loads(POSITIONS.read_text(encoding="utf-8"))
    assert [one["id"] for one in said] == [one["id"] for one in positions]
    for one in said:
        assert one["choices"]
        assert all(choice["se"] >= 0 for choice in one["choices"])


@pytest.mark.thorough
@pytest.mark.parametrize("level", [pytest.param("expert", marks=pytest.mark.nightly), "master"])
def test_a_deal_is_played_in_the_program_with_advice_at_every_turn(
    run: Run, tmp_path: Path, level: str
) -> None:
    said = json.loads(run(str(PLAY), str(tmp_path / "games"), level))
    assert said["advised"] > 3
    assert said["weighed"] > 3
    assert not said["failed"]
