"""What the command is called with: files, names, pipes, terminals, and input of any kind."""

import io
import json
import os
import subprocess
import sys
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peling.__main__ import main
from peling.commands.score import answer
from tests.engine.commands.score_records import CASE, ENGINE, EXAMPLE, HAND, LOSER


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
        pytest.param("books pung-chow >&-", 1, "", marks=pytest.mark.nightly),
        ("score - <&-", 2, "it is closed"),
        pytest.param("score . < /dev/null", 2, "cannot read", marks=pytest.mark.nightly),
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
