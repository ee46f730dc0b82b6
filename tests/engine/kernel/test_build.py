"""The built kernel is that of its sources, and nobody waits for it who does not ask for it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from pydoc import locate
from types import ModuleType

import pytest

from peling.advice.kernel import machine as kernel

ROOT = Path(__file__).resolve().parents[3]


def build_script() -> ModuleType:
    spec = spec_from_file_location("build_kernel", ROOT / "engine" / "kernel" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.skipif(find_spec("ziglang") is None, reason="the compiler, the package ziglang, is not there")
def test_the_sources_build_the_same_bytes(tmp_path: Path) -> None:
    built = tmp_path / "kernel.wasm"
    build_script().build(built)
    assert built.read_bytes() == kernel.FILE.read_bytes()


ROOMS = ("core", "nets", "shapes", "rulebooks", "play", "formula", "rollouts", "learning")
"""The rooms of the kernel from the ground up, as its README has them."""
C_FILES = sorted((ROOT / "engine" / "kernel").rglob("*.[ch]"))


def height(path: str) -> int:
    """Return how high a file stands, by the path in which it is named; what Python calls stands on top."""
    room, _, name = path.rpartition("/")
    return ROOMS.index(room) if name and room else len(ROOMS)


@pytest.mark.parametrize("file", C_FILES, ids=lambda path: path.name)
def test_a_room_of_the_kernel_knows_only_the_rooms_below_it(file: Path) -> None:
    own = file.relative_to(ROOT / "engine" / "kernel").as_posix()
    included = re.findall(r'#include "(.+)"', file.read_text(encoding="utf-8"))
    assert [name for name in included if height(name) > height(own)] == []
    assert [name for name in included if not (ROOT / "engine" / "kernel" / name).is_file()] == []


@pytest.mark.parametrize("file", C_FILES, ids=lambda path: path.name)
def test_what_the_kernel_names_of_the_engine_is_there(file: Path) -> None:
    for name in re.findall(r"`(peling[.\w]*)`", file.read_text(encoding="utf-8")):
        assert locate(name) is not None, name


def test_no_room_of_the_kernel_is_too_full() -> None:
    rooms = Counter(path.parent for path in C_FILES)
    assert {path.name for path in rooms} == {*ROOMS, "kernel"}
    assert max(rooms.values()) <= 20


def test_the_package_is_not_imported_before_a_kernel_is_made() -> None:
    code = (
        "import sys; from peling.advice.kernel.machine import available; available(); "
        "print('wasmtime' in sys.modules)"
    )
    done = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_without_the_package_there_is_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert not kernel.available()
