"""The command line answers everything in its place and never with a traceback."""

import io
import json
import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peling.__main__ import main
from peling.commands.score import answer
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


def test_a_hand_is_answered_with_its_id_and_nothing_else() -> None:
    assert list(answer(HAND)) == ["id", "valid", "lines", "points", "doubles", "total", "payments"]
    assert answer(HAND)["total"] == 22
    assert answer(LOSER)["payments"] is None
    assert "id" not in answer({key: value for key, value in HAND.items() if key != "id"})


@pytest.mark.parametrize(
    ("record", "reason", "field"),
    [
        (changed(options={"nonsense": 1}), "unknown-option", "options"),
        (changed(options={"only_place": "by_luck"}), "unknown-option", "options"),
        (changed(options={"only_place": [1]}), "unknown-option", "options"),
        (changed(options={"p1_reserve": True}), "unknown-option", "options"),
        (changed(options=None), "bad-record", "options"),
        (changed(rules="bridge"), "bad-record", "rules"),
        (changed(rules="four-winds"), "bad-record", "round"),
        (changed(rules=None), "bad-record", "rules"),
        (changed(seat="X"), "bad-record", "seat"),
        (changed(seat=3), "bad-record", "seat"),
        (changed(round="X"), "bad-record", "round"),
        (changed(role="dealer"), "bad-record", "role"),
        (changed(role="loser"), "bad-win", "win"),
        (changed(win=None), "bad-win", "win"),
        (changed(win=7), "bad-record", "win"),
        (changed(win={"by": "wall"}), "bad-win", "win"),
        (changed(win={"tile": "C1"}), "bad-record", "win.by"),
        (changed(win={"tile": "C1", "by": "magic"}), "bad-win", "win.by"),
        (changed(win={"tile": "C1", "by": "wall", "from": "E"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "discard"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "discard", "from": "S"}), "bad-win", "win"),
        (changed(win={"tile": "Fl1", "by": "wall"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "first-discard", "from": "E"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "eight-flowers"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "dealt"}), "bad-win", "win"),
        (changed(win={"tile": "C1", "by": "loose"}), "no-loose-draw", "win"),
        (changed(win={"tile": "C1", "by": "robbed-kong", "from": "E"}), "robbing-not-allowed", "win"),
        (changed(win={"tile": "C5", "by": "wall"}), "not-complete", "concealed"),
        (changed(circumstances=["supply-of-flower"]), "bad-win", "circumstances"),
        (changed(circumstances=["standing"]), "bad-record", "circumstances"),
        (changed(circumstances=["thunder"]), "bad-record", "circumstances"),
        (changed(circumstances="supply-of-flower"), "bad-record", "circumstances"),
        (changed(concealed=None), "bad-record", "concealed"),
        (changed(concealed="C2 C3"), "bad-record", "concealed"),
        (changed(concealed=[1, 2, 3]), "bad-record", "concealed[0]"),
        (changed(concealed=["C2", "X9"]), "bad-record", "concealed[1]"),
        (changed(concealed=["C2", "C3", "B6", "B7", "B8", "D9"]), "tile-count", "concealed"),
        (changed(concealed=["C2", "C3", "D5", "D5", "D5", "D9", "D9"]), "impossible-tiles", "concealed"),
        (changed(concealed=["C2", "C3", "B6", "B7", "B8", "D9", "Fl1"]), "unmelded-flower", "concealed"),
        (changed(bonus=["Fl1", "Fl1"]), "impossible-tiles", "bonus"),
        (changed(bonus=["B1"]), "bad-record", "bonus"),
        (changed(bonus=None), "bad-record", "bonus"),
        (changed(wild=["D1"]), "bad-record", "wild"),
        (melded("chow", ["B2", "B3", "B5"]), "bad-meld", "melds[0]"),
        (melded("pung", ["B2", "B2"]), "bad-meld", "melds[0]"),
        (melded("pung", ["B2", "B2", "B3"]), "bad-meld", "melds[0]"),
        (melded("pung", ["B2"] * 3, concealed=True), "bad-meld", "melds[0]"),
        (melded("pung", ["B2"] * 3, formed="added"), "bad-meld", "melds[0]"),
        (melded("pung", ["Fl2"] * 3), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4, concealed=True, formed="claimed"), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4, concealed=True, formed="drawn", **{"from": "E"}), "bad-meld", "melds[0]"),
        (melded("kong", ["B2"] * 4, formed="found"), "bad-meld", "melds[0].formed"),
        (melded("pair", ["B2"] * 2), "bad-meld", "melds[0]"),
        (melded("straight", ["B2"]), "bad-meld", "melds[0].kind"),
        (melded("pung", []), "bad-meld", "melds[0].tiles"),
        (melded("pung", ["B2"] * 3, concealed=0), "bad-record", "melds[0].concealed"),
        (changed(melds=[{"kind": "pung", "tiles": ["B2"] * 3}]), "bad-record", "melds[0].concealed"),
        (melded("chow", ["B2", "B3", "B4"], **{"from": "W"}), "bad-meld", "melds[0]"),
        (melded("pung", ["B2"] * 3, **{"from": "S"}), "bad-meld", "melds[0]"),
        ({**melded("chow", ["B2", "B3", "B4"], **{"from": "E"}), "seat": "W"}, "bad-meld", "melds[0]"),
        (changed(melds=[None]), "bad-record", "melds[0]"),
        (changed(melds={}), "bad-record", "melds"),
        ([], "bad-record", "record"),
        (7, "bad-record", "record"),
        (None, "bad-record", "record"),
        ({}, "bad-record", "rules"),
        ({**CASE, "kind": "haiku"}, "bad-record", "kind"),
        ({**CASE, "kind": 3}, "bad-record", "kind"),
        ({**CASE, "given": None}, "bad-record", "given"),
        ({**CASE, "given": {"winner": "N", "scores": {"E": 1.5}}}, "bad-record", "given.scores.E"),
        ({**CASE, "given": {"winner": "N", "scores": {"E": 10**30, "N": 2}}}, "bad-record", "given.scores.E"),
        ({**CASE, "given": {"winner": "N", "scores": {"E": 2, "W": 2}}}, "bad-record", "given.winner"),
        ({**CASE, "given": {"winner": "E", "scores": {"E": 2}}}, "bad-record", "given.scores"),
        ({**CASE, "kind": "dice-seat", "given": {"thrower": "E", "throw": 13}}, "bad-record", "given.throw"),
        ({**CASE, "kind": "break", "given": {"throws": [7]}}, "bad-record", "given.throws"),
    ],
)
def test_what_is_wrong_is_said_with_its_field(record: object, reason: str, field: str) -> None:
    got = answer(record)
    assert (got["valid"], got["reason"]) == (False, reason)
    assert str(got["message"]).startswith(f"{field}: ")
    assert "\n" not in str(got["message"])


def test_a_loser_may_hold_the_mandarins_of_others_if_they_are_discarded() -> None:
    tiles = ["C2", "C3", "B6", "B7", "B8", "D9", "Fl1"]
    assert answer({**LOSER, "concealed": tiles})["reason"] == "unmelded-flower"
    assert answer({**LOSER, "concealed": tiles, "options": {"foreign_mandarin": "discard"}})["valid"] is True


def test_options_of_the_other_part_are_taken_and_change_nothing() -> None:
    other = {"limit": 600, "mah_jongg_points": 20, "winner_pair": False, "last_tile_loose": "both"}
    assert answer(changed(options=other)) == answer(HAND)


def test_a_robbed_tile_is_one_that_the_robbed_player_holds_three_of() -> None:
    robbed = changed(options={"robbing_kong": True}, win={"tile": "C1", "by": "robbed-kong", "from": "E"})
    assert answer(robbed)["total"] == 22
    concealed = ["C2", "C3", "C1", "C1", "B7", "B8", "B9"]
    assert answer({**robbed, "concealed": concealed})["reason"] == "impossible-tiles"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (json.dumps(HAND), 1),
        (json.dumps([HAND, LOSER, CASE]), 3),
        (json.dumps(HAND) + "\n\n" + json.dumps(LOSER) + "\n", 2),
        (json.dumps({"rules": "pung-chow", "hands": [HAND], "cases": [CASE]}), 2),
        (json.dumps({"rules": "pung-chow", "hands": [{k: v for k, v in HAND.items() if k != "rules"}]}), 1),
        ("\ufeff" + json.dumps([HAND]), 1),
        ("[]", 0),
    ],
)
def test_every_form_of_input_is_answered_in_order(
    text: str, number: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = run(text, capsys, monkeypatch)
    assert (code, err) == (0, "")
    answers = json.loads(out)
    assert len(answers) == number
    assert all("reason" not in got for got in answers)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "it is empty"),
        ("  \n ", "it is empty"),
        ("{", "standard input:1:2"),
        ('[\n {"a": 1,}\n]', "standard input:2:10"),
        (json.dumps(HAND) + "\n{bad\n", "standard input:2:2"),
        (b"[1,\n \xff]", "standard input:2:2"),
        ("7", "not 7"),
        ('"hand"', "not 'hand'"),
        ("null", "not null"),
        ("[NaN]", "NaN is no JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"hands": 3}', "'hands' must be a list"),
        ('{"rules": 3, "hands": []}', "'rules' must be a text"),
    ],
)
def test_what_is_no_such_json_ends_with_one_sentence(
    text: str | bytes, place: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = run(text, capsys, monkeypatch)
    assert (code, out) == (2, "")
    assert place in err
    assert err.count("\n") == 1


def test_a_record_with_a_key_twice_is_answered_in_its_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[{"rules": "pung-chow", "seat": "E", "seat": "S"}, ' + json.dumps(HAND) + "]"
    _, out, _ = run(text, capsys, monkeypatch)
    first, second = json.loads(out)
    assert first["message"] == "seat: the key stands twice"
    assert second["valid"] is True


def test_a_number_of_absurd_length_is_answered_in_its_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps({**CASE, "given": {"winner": "N", "scores": {"E": 0, "N": 0}}}).replace(
        "0", "9" * 5000, 1
    )
    code, out, _ = run(f"[{text}]", capsys, monkeypatch)
    assert code == 0
    assert json.loads(out)[0]["reason"] == "bad-record"


@pytest.mark.parametrize("path", ["no-such-file.json", "."])
def test_a_file_that_cannot_be_read_is_named(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", path]) == 2
    assert path in capsys.readouterr().err


def test_a_name_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "a\0b"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["juggle"], ["score"], ["score", "a", "b"], ["books", "a", "b"]])
def test_wrong_arguments_end_with_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_example_file_is_answered_from_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "peling", "score", str(EXAMPLE)],
        cwd=ENGINE,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    examples = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    answers = json.loads(done.stdout)
    assert [got["id"] for got in answers] == [r["id"] for r in examples["hands"] + examples["cases"]]


def test_a_reader_who_has_enough_is_left_in_peace() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "peling", "books", "pung-chow"],
            cwd=ENGINE,
            stdout=closed,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("shell", "code", "error"),
    [
        ("books pung-chow > /dev/full", 1, "cannot write"),
        ("books pung-chow >&-", 1, ""),
        ("score - <&-", 2, "it is closed"),
        ("score . < /dev/null", 2, "cannot read"),
    ],
)
def test_files_that_fail_end_with_one_sentence_at_most(shell: str, code: int, error: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m peling {shell}"],
        cwd=ENGINE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code
    assert error in done.stderr
    assert done.stderr.count("\n") <= 1


def test_a_terminal_of_an_old_encoding_gets_the_book_all_the_same() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "peling", "books", "pung-chow"],
        cwd=ENGINE,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
words = st.sampled_from(
    [
        "B1",
        "D5",
        "C9",
        "E",
        "R",
        "Fl1",
        "Se4",
        "pung",
        "chow",
        "kong",
        "drawn",
        "added",
        "wall",
        "discard",
        "dealt",
    ]
)
values = json_values | words | st.lists(words, max_size=14)


def paths(value: object, here: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Return the path to every part of a JSON value."""
    found = [here]
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*here, key))
    if isinstance(value, list):
        for place, item in enumerate(value):
            found += paths(item, (*here, place))
    return found


@given(st.sampled_from((HAND, LOSER, CASE)), st.data())
@settings(max_examples=300)
def test_any_change_of_a_record_is_answered(record: dict[str, Any], data: st.DataObject) -> None:
    made: Any = deepcopy(record)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(paths(made)))
        if not path:
            made = data.draw(values)
            break
        part = made
        for step in path[:-1]:
            part = part[step]
        if data.draw(st.booleans()):
            part[path[-1]] = data.draw(values)
        elif isinstance(part, dict):
            del part[path[-1]]
    got = answer(made)
    json.dumps(got)
    assert ("reason" in got) is ("message" in got)


@given(json_values)
def test_any_json_value_is_answered(value: object) -> None:
    assert answer(value)["valid"] is False


@given(st.binary(max_size=60))
def test_any_bytes_end_well(data: bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        patch.setattr("sys.stdout", io.StringIO())
        patch.setattr("sys.stderr", io.StringIO())
        assert main(["score", "-"]) in (0, 2)
