"""`advise` answers every position in its place, the same each time, and says in a sentence what cannot be."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from peling.__main__ import main

POSITION: dict[str, Any] = {
    "id": "one",
    "rules": "pung-chow",
    "me": "S",
    "round": None,
    "concealed": ["B2", "B3", "B4", "B5", "B6", "B7", "C3", "C4", "D7", "D8", "D9", "E", "E", "N"],
    "drawn": "N",
    "discards": [["E", "W"], ["S", "G"]],
    "offer": None,
    "wall": 60,
}
WRONG = {**POSITION, "id": "two", "concealed": ["B1"]}
SMALL = ["--budget", "200"]


def advise(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[dict[str, Any]], str]:
    code = main(["advise", *words])
    said = capsys.readouterr()
    return code, json.loads(said.out) if said.out else [], said.err


def written(folder: Path, text: str) -> str:
    path = folder / "positions.json"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_positions_are_answered_in_their_order_the_best_action_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, json.dumps([WRONG, POSITION, 7]))
    code, (wrong, right, odd), _ = advise(capsys, file, *SMALL)
    assert code == 0
    assert wrong == {
        "id": "two",
        "valid": False,
        "reason": "tile-count",
        "message": "concealed: 1 tiles; in the own turn there are 14",
    }
    assert right["id"] == "one"
    assert right["choices"][0]["action"] == "discard N"
    assert {choice["action"] for choice in right["choices"]} == {
        f"discard {code}" for code in POSITION["concealed"]
    }
    assert all(set(choice) == {"action", "points", "se", "win", "value"} for choice in right["choices"])
    assert odd == {"valid": False, "reason": "bad-record", "message": "record: an object is needed, not 7"}


@pytest.mark.parametrize("text", [json.dumps(POSITION), f"{json.dumps(POSITION)}\n{json.dumps(POSITION)}\n"])
def test_one_position_and_json_lines_are_read_as_by_score(
    text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    code, answers, _ = advise(capsys, "-", *SMALL)
    assert code == 0
    assert len(answers) == text.count('"id"')
    assert all(answer == answers[0] for answer in answers)


def test_equal_seeds_give_equal_answers_and_the_formula_needs_no_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, json.dumps([POSITION]))
    asked = [advise(capsys, file, *SMALL, "--seed", seed) for seed in ("1", "1", "2")]
    assert asked[0] == asked[1]
    formula = [advise(capsys, file, "--budget", "0", "--seed", seed) for seed in ("1", "2")]
    assert formula[0] == formula[1]
    by_formula, played_out = formula[0][1][0]["choices"][0], asked[0][1][0]["choices"][0]
    assert by_formula == {"action": "discard N", "points": -3.32, "se": 37.29, "win": 0.5186, "value": 23.1}
    assert played_out == {"action": "discard N", "points": 50.8, "se": 14.64, "win": 0.6296, "value": 27.2}


@pytest.mark.parametrize(
    ("text", "words", "says"),
    [
        ("[", (), "no JSON"),
        ("[]", ("--budget", "-1"), "--budget: the number must be from 0"),
        ("[]", ("--budget", "many"), "--budget"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(
    text: str, words: tuple[str, ...], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, text)
    try:
        code = main(["advise", file, *words])
    except SystemExit as left:
        code = int(str(left.code))
    said = capsys.readouterr()
    assert code == 2
    assert says in said.err
    assert "Traceback" not in said.err
    assert not said.out
