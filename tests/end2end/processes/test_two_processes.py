"""Two windows of the program that begin something in the same moment both have it afterwards."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from peling.ledger.files.sheet_file import sheet_glance
from peling.storage import names
from peling.storage.journal import JournalError, JournalTrouble, glance
from peling_app.play.store import GameStore, saved_game
from tests.by_day import by_day

SCRIPT = Path(__file__).with_name("begin_at_once.py")
NAMES = ("Anna", "Bert", "Carl")


@pytest.mark.parametrize("what", by_day(["game"], ["game", "sheet"]))
def test_what_two_processes_begin_under_one_name_is_there_twice(tmp_path: Path, what: str) -> None:
    running = [
        subprocess.Popen(
            [sys.executable, str(SCRIPT), what, str(tmp_path), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in NAMES
    ]
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in running:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    ended = [process.communicate(timeout=60)[0].strip() for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert len(set(ended)) == len(NAMES)
    assert {file.name for file in tmp_path.iterdir()} == set(ended)
    for name, file in zip(NAMES, ended, strict=True):
        path = tmp_path / file
        players = (
            [one for one, _, _ in saved_game(path, glance(path)).names]
            if what == "game"
            else list(sheet_glance(path).players)
        )
        assert players[0] == name, "the file is that of the process that got the name"
    if what == "game":
        assert len(GameStore(tmp_path).all()) == len(NAMES)


@pytest.mark.parametrize("can_link", [True, False])
def test_a_name_that_is_taken_is_not_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, can_link: bool
) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.EPERM, "this file system has no links")

    if not can_link:
        monkeypatch.setattr(os, "link", refused)
    new, taken, free = (tmp_path / name for name in ("new", "taken", "free"))
    new.write_text("new")
    taken.write_text("old")
    with pytest.raises(JournalError) as caught:
        names.give_name(new, taken)
    assert caught.value.kind is JournalTrouble.EXISTS
    assert taken.read_text() == "old"
    names.give_name(new, free)
    assert free.read_text() == "new"
