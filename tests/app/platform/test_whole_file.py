"""Reading a small file whole: whatever is under its name, bytes or an OSError come at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from peling_app.platform.json_text import read_json
from peling_app.platform.system.motion import system_reduced_motion
from peling_app.platform.whole_file import read_whole

APP = Path(__file__).resolve().parents[3] / "app" / "peling_app"
OWN_FILES = {
    "__main__.py",  # of the kernel, when this process began
    "kit/view/tiles/painting.py",
    "kit/words/prose_file.py",
    "platform/resources.py",
    "platform/whole_file.py",
    "play/table/view/images.py",
    "shell/words/manual.py",
}
"""What reads without a limit: it reads what is shipped with the program."""


def test_a_file_is_read_whole_or_one_byte_beyond_the_longest(tmp_path: Path) -> None:
    path = tmp_path / "one"
    path.write_bytes(b"12345")
    assert read_whole(path, 5) == b"12345"
    assert read_whole(path, 3) == b"1234"
    os.truncate(path, 3 * 2**29)
    assert len(read_whole(path, 1000)) == 1001


def test_what_is_no_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "to a pipe").symlink_to(tmp_path / "pipe")
    for name in ("folder", "loop", "pipe", "to a pipe", "nothing"):
        with pytest.raises(OSError, match=r".") as caught:
            read_whole(tmp_path / name, 10)
        assert caught.value.strerror


def test_no_module_reads_a_file_of_somebody_else_in_another_way() -> None:
    found = {
        str(path.relative_to(APP))
        for path in APP.rglob("*.py")
        for text in (path.read_text(encoding="utf-8"),)
        if any(
            way in text for way in (".read_text(encoding", ".read_bytes(", ".read()", "QFile(", "json.load(")
        )
    }
    assert found - OWN_FILES == set()


def test_a_desktop_whose_file_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "gtk-3.0").mkdir()
    os.mkfifo(tmp_path / "gtk-3.0" / "settings.ini")
    (tmp_path / "kdeglobals").symlink_to("/dev/zero")
    assert not system_reduced_motion({"XDG_CONFIG_HOME": str(tmp_path)})


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b"[" * 100_000,
        b'{"name": "\\ud800"}',
        b'{"\\uDfff": 1}',
        b"9" * 5000,
    ],
)
def test_whatever_is_no_json_of_whole_characters_is_a_value_error(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_json(content, 1_000_000)


def test_json_is_read_with_and_without_a_mark_of_its_order() -> None:
    assert read_json('\ufeff{"a": "ä\\ud83c\\udc00"}'.encode(), 1_000_000) == {"a": "ä🀀"}
