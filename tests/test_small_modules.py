"""A file can be read at one sitting, a folder seen at once: 400 lines, 20 modules, tests included."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST = 400
MOST_MODULES = 20


def test_no_file_is_longer() -> None:
    files = [
        path
        for folder in ("app", "engine", "packaging", "tests")
        for kind in ("*.py", "*.qml")
        for path in (ROOT / folder).rglob(kind)
    ]
    assert len(files) > 700
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in files}
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}


def test_no_folder_holds_more_than_can_be_seen_at_once() -> None:
    """Twenty modules, the marks of packages left out."""
    folders = {
        path.parent
        for folder in ("app", "engine", "packaging", "tests")
        for kind in ("*.py", "*.qml")
        for path in (ROOT / folder).rglob(kind)
    }
    assert len(folders) > 100
    held = {
        str(folder.relative_to(ROOT)): sum(
            path.suffix in {".py", ".qml"} and path.name not in {"__init__.py", "__main__.py", "conftest.py"}
            for path in folder.iterdir()
        )
        for folder in folders
    }
    assert {name: number for name, number in held.items() if number > MOST_MODULES} == {}
