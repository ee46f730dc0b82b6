"""The file of progress: written whole, damaged ones put aside, newer ones left alone."""

import json
from pathlib import Path

import pytest

from peling.lessons.progress import Progress
from peling.lessons.progress_json import FORMAT, from_json
from peling_app.learn import progress as files
from peling_app.learn.progress import ProgressFileError, ProgressFileTrouble
from peling_app.platform.user_file import State

SOME = Progress().with_page("pc-chow/1").with_known("first-pung")


def test_what_was_saved_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / files.FILE_NAME
    files.progress_file(path).replace(SOME)
    assert files.progress_file(path).load().value == SOME
    assert files.read_file(path) == SOME


OLD = Path(__file__).parents[2] / "engine" / "lessons" / "formats" / "progress-1.json"


def test_a_file_of_the_first_format_opens_unchanged_and_is_written_in_the_present_one(tmp_path: Path) -> None:
    path = tmp_path / files.FILE_NAME
    path.write_bytes(OLD.read_bytes())
    found = files.progress_file(path).load()
    assert found.state is State.SOUND
    assert path.read_bytes() == OLD.read_bytes(), "reading changes nothing"
    held = from_json(json.loads(OLD.read_text(encoding="utf-8")))
    assert found.value == held == files.read_file(path)
    more = held.with_page("pc-pung/1")
    assert files.progress_file(path).save(held, more).value == more
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == FORMAT
    assert files.progress_file(path).load().value == more


def test_a_missing_file_is_empty(tmp_path: Path) -> None:
    found = files.progress_file(tmp_path / files.FILE_NAME).load()
    assert (found.value, found.state, found.message) == (Progress(), State.MISSING, None)


@pytest.mark.parametrize("content", ["", "{", '{"pe-ling": "house-rules"}', '{"pe-ling": "progress"}', "[]"])
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / files.FILE_NAME
    path.write_text(content, encoding="utf-8")
    found = files.progress_file(path).load()
    assert found.value == Progress()
    assert found.message == ("progress-damaged", "progress.damaged-1.json")
    assert (tmp_path / found.name).read_text(encoding="utf-8") == content
    assert not path.exists()


def test_a_newer_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / files.FILE_NAME
    text = json.dumps({**json.loads(files.written(SOME)), "format": 99})
    path.write_text(text, encoding="utf-8")
    found = files.progress_file(path).load()
    assert (found.value, found.message) == (Progress(), ("progress-newer", files.FILE_NAME))
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (b"\xff\xfe", ProgressFileTrouble.NOT_TEXT),
        (b"{", ProgressFileTrouble.NOT_JSON),
        (b"[]", ProgressFileTrouble.FOREIGN),
        (b"[" * 100_000, ProgressFileTrouble.FOREIGN),
        (b" " * (files.LONGEST_FILE + 1), ProgressFileTrouble.TOO_LONG),
        (b'{"pe-ling": "progress", "format": 7}', ProgressFileTrouble.NEWER),
        (b'{"pe-ling": "progress", "format": 1}', ProgressFileTrouble.DAMAGED),
    ],
)
def test_a_foreign_file_says_what_is_wrong(
    tmp_path: Path, content: bytes, trouble: ProgressFileTrouble
) -> None:
    path = tmp_path / "given.json"
    path.write_bytes(content)
    with pytest.raises(ProgressFileError) as refused:
        files.read_file(path)
    assert refused.value.trouble is trouble


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(ProgressFileError) as refused:
        files.read_file(tmp_path)
    assert refused.value.trouble is ProgressFileTrouble.UNREADABLE
