"""A file can be read at one sitting: no more than 400 lines of Python or QML, tests included."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST = 400


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
