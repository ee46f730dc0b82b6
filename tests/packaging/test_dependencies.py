"""What is used comes with what is asked for: nothing stands on a part of Qt that the installation lacks."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import files
from pathlib import Path

import pytest

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
