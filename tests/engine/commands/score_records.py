"""Records of hands for the command that scores them."""

import io
from pathlib import Path
from typing import Any

import pytest

from peling.__main__ import main
from peling.rulebooks import rule_book

ENGINE = Path(__file__).resolve().parents[3] / "engine"
EXAMPLE = Path(str(rule_book("pung-chow").examples))
HAND: dict[str, Any] = {
    "id": "one",
    "rules": "pung-chow",
    "options": {},
    "seat": "S",
    "round": None,
    "role": "winner",
    "concealed": ["C2", "C3", "B6", "B7", "B8", "D9", "D9"],
    "melds": [
        {"kind": "chow", "tiles": ["B2", "B3", "B4"], "concealed": False},
        {"kind": "pung", "tiles": ["D5", "D5", "D5"], "concealed": False, "from": "W"},
    ],
    "bonus": [],
    "wild": [],
    "win": {"tile": "C1", "by": "discard", "from": "E"},
    "circumstances": [],
    "visible": [],
}
LOSER: dict[str, Any] = {**HAND, "role": "loser", "win": None}
CASE: dict[str, Any] = {
    "id": "case",
    "rules": "pung-chow",
    "kind": "settlement",
    "given": {"winner": "N", "scores": {"E": 16, "S": 0, "W": 8, "N": 40}, "dead": {"S": "wrong-count"}},
}


def changed(**fields: object) -> dict[str, Any]:
    return {**HAND, **fields}


def melded(kind: str, tiles: list[str], *, concealed: object = False, **others: object) -> dict[str, Any]:
    return changed(melds=[{"kind": kind, "tiles": tiles, "concealed": concealed, **others}])


def run(
    text: str | bytes, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[int, str, str]:
    """Run the command on standard input; return exit code, output and errors."""
    data = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    code = main(["score", "-"])
    seen = capsys.readouterr()
    return code, seen.out, seen.err
