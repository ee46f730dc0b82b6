"""What is used comes with what is asked for: nothing stands on a part of Qt that the installation lacks."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import files
from pathlib import Path
from typing import Final

import PySide6
import pytest

import dev

ROOT = Path(__file__).resolve().parent.parent.parent
OURS = ("app", "engine", "packaging", "tests")
FALLBACK = "app/peling_app/platform/loudspeaker.py"
"""Where a part of Qt is tried that few have, and done without where it is missing."""


@pytest.fixture(scope="module")
def shipped() -> set[str]:
    """Return the paths of all files of the essential parts of Qt for Python."""
    return {path.as_posix() for path in files("PySide6-Essentials") or ()}


def imported(path: Path, known: set[str]) -> Iterator[str]:
    """Yield the modules of Qt that a file imports, tests' own strings left out.

    A file that names none but known ones is not taken apart, for that takes long.
    """
    source = path.read_text(encoding="utf-8")
    if "from PySide6 import" not in source and known.issuperset(re.findall(r"PySide6\.(\w+)", source)):
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module="PySide6", names=names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module=str(module)) if module.startswith("PySide6."):
                yield module.split(".")[1]
            case ast.Import(names=names):
                yield from (one.name.split(".")[1] for one in names if one.name.startswith("PySide6."))


def test_only_the_essential_parts_of_qt_are_asked_for() -> None:
    """All of Qt is three times as large a download, and what came with it would all count as essential."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [
        *project["dependencies"],
        *(one for more in project["optional-dependencies"].values() for one in more),
    ]
    names = {re.split(r"[^\w.-]", one, maxsplit=1)[0] for one in asked}
    assert {name for name in names if name.lower().startswith(("pyside6", "shiboken6"))} == {
        "PySide6-Essentials"
    }


def test_every_part_of_qt_that_is_imported_is_essential(shipped: set[str]) -> None:
    # Stubs for the type checker come for all parts; machine code for the essential ones.
    code = re.compile(r"PySide6/(Qt\w+)\..*(so|pyd|dylib)")
    there = {found[1] for name in shipped if (found := code.fullmatch(name))}
    assert {"QtCore", "QtWidgets", "QtQuick"} <= there
    assert "QtMultimedia" not in there
    used = {
        (part, path.relative_to(ROOT).as_posix())
        for folder in OURS
        for path in (ROOT / folder).rglob("*.py")
        for part in imported(path, there)
    }
    assert {(part, path) for part, path in used if part not in there and part != "__version__"} == {
        ("QtMultimedia", FALLBACK)
    }


def test_every_module_of_qml_that_is_imported_is_essential(shipped: set[str]) -> None:
    used = {
        (found[1], path.name)
        for path in (ROOT / "app").rglob("*.qml")
        for found in re.finditer(r"^import (Qt\w*(?:\.\w+)*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert any(module == "QtQuick" for module, _ in used)
    missing = {
        (module, path)
        for module, path in used
        if f"PySide6/Qt/qml/{module.replace('.', '/')}/qmldir" not in shipped
    }
    assert missing == set()


COME_ALONG: Final = frozenset(
    [
        # What Debian's own apt and Python need, and other parts of the C library.
        *("libstdc++.so.6", "libgcc_s.so.1", "libz.so.1", "libzstd.so.1", "libdl.so.2", "libresolv.so.2"),
        # Of the package libglib2.0-0, and what the drivers need that libgl1 brings.
        *(
            "libgthread-2.0.so.0",
            "libX11-xcb.so.1",
            "libxcb-randr.so.0",
            "libxcb-sync.so.1",
            "libxcb-xfixes.so.0",
        ),
    ]
)
"""What no library of the set-up names, but its packages bring, or every system has."""


def wanted(loaded: Iterable[Path]) -> dict[str, str]:
    """Return the libraries that files need, those needed by them as well, with where each was found."""
    said = subprocess.run(
        ["ldd", *map(str, loaded)], capture_output=True, text=True, check=False, timeout=60
    ).stdout
    return dict(re.findall(r"^\s+(\S+) => (\S+|not found)", said, re.MULTILINE))


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("ldd") is None,
    reason="only Linux has system packages",
)
def test_what_qt_needs_of_the_system_is_installed_by_the_set_up(shipped: set[str]) -> None:
    """A machine that was used for long has it all by chance; a bare one has what the set-up names."""
    parts = {
        part
        for path in (ROOT / "app").rglob("*.py")
        for part in re.findall(r"PySide6\.(Qt\w+)", path.read_text(encoding="utf-8"))
    }
    folder = Path(PySide6.__file__).parent
    machine = re.compile(
        rf"PySide6/({'|'.join(parts)})\.\w+\.so|.*/platforms/libq(xcb|wayland[\w-]*|offscreen)\.so"
    )
    loaded = [folder.parent / name for name in sorted(shipped) if machine.fullmatch(name)]
    assert len(loaded) > len(parts)
    needed = {name: place for name, place in wanted(loaded).items() if str(folder.parent) not in place}
    named = [place for need in dev.LIBRARIES if (place := needed.get(need.name, "")).startswith("/")]
    come = wanted([Path(place) for place in (*named, sys.executable)])
    known = {*come, *(need.name for need in dev.LIBRARIES), *COME_ALONG}
    assert sorted(set(needed) - known) == []
