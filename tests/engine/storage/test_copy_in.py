"""A journal that lies elsewhere is copied whole, under a name that nobody has, or not at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from peling.storage.journal import Journal, JournalError, JournalTrouble, copy_in, goes_on_from
from tests.engine.storage.journal_files import SETUP, play


@pytest.fixture
def made(path: Path) -> Path:
    """Return a journal of three entries."""
    with Journal.create(path, SETUP) as journal:
        journal.append(play(1), play(2))
    return path


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "games" / "copy.peling"


def refused(made: Path, target: Path) -> JournalTrouble:
    with pytest.raises(JournalError) as caught:
        copy_in(made, target)
    return caught.value.kind


def test_the_copy_is_the_same_and_the_other_stays(made: Path, target: Path) -> None:
    before = made.read_bytes()
    assert copy_in(made, target) == target
    with Journal.open(made) as first, Journal.open(target) as second:
        assert first.entries == second.entries
    assert made.read_bytes() == before
    assert [file.name for file in target.parent.iterdir()] == [target.name]


def test_a_copy_goes_on_from_what_it_was_made_of_and_not_the_other_way(made: Path, target: Path) -> None:
    copy_in(made, target)
    assert goes_on_from(target, made)
    with Journal.open(target) as copy:
        copy.append(play(3))
    assert goes_on_from(target, made)
    assert not goes_on_from(made, target)
    with Journal.open(made) as journal:
        journal.append(play(3))
    assert not goes_on_from(target, made), "what was done on both was done at another time"
    with Journal.open(made), pytest.raises(JournalError):
        goes_on_from(target, made)


def test_what_a_crash_has_left_beside_it_comes_along(made: Path, target: Path, tmp_path: Path) -> None:
    crashed = tmp_path / "stick" / made.name
    crashed.parent.mkdir()
    with Journal.open(made) as journal:
        journal.append(play(3))
        # The file and its log, as they stand while a program that is killed had them open.
        shutil.copyfile(made, crashed)
        if Path(f"{made}-wal").exists():
            shutil.copyfile(f"{made}-wal", f"{crashed}-wal")
        entries = journal.entries
    left = {file.name: file.read_bytes() for file in crashed.parent.iterdir()}
    assert any(name.endswith("-wal") for name in left)
    copy_in(crashed, target)
    with Journal.open(target) as copy:
        assert copy.entries == entries
    assert {file.name: file.read_bytes() for file in crashed.parent.iterdir()} == left


def test_no_name_is_taken_twice(made: Path, target: Path) -> None:
    copy_in(made, target)
    before = target.read_bytes()
    assert refused(made, target) is JournalTrouble.EXISTS
    assert target.read_bytes() == before
    assert [file.name for file in target.parent.iterdir()] == [target.name]


def test_what_is_damaged_leaves_nothing(made: Path, target: Path) -> None:
    connection = sqlite3.connect(made)
    connection.execute("DROP TRIGGER entry_is_not_changed")
    connection.execute("UPDATE entry SET body = '{}' WHERE number = 2")
    connection.commit()
    connection.close()
    assert refused(made, target) is JournalTrouble.DAMAGED
    assert list(target.parent.iterdir()) == []


def test_what_is_open_elsewhere_or_not_there_is_not_copied(made: Path, target: Path) -> None:
    with Journal.open(made):
        assert refused(made, target) is JournalTrouble.IN_USE
    made.unlink()
    assert refused(made, target) is JournalTrouble.MISSING
    assert list(target.parent.iterdir()) == []


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_cannot_be_written_is_reported(made: Path, target: Path) -> None:
    target.parent.mkdir(mode=0o500)
    assert refused(made, target) is JournalTrouble.READ_ONLY
