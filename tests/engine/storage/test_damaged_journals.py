"""What is damaged, foreign, newer or not there is refused by name, and nothing of it is changed."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from peling.storage import journal_file
from peling.storage.journal import Journal, JournalError, JournalTrouble, glance
from tests.by_day import by_day
from tests.damaged_files import damaged_journals
from tests.engine.storage.journal_files import SETUP, play, trouble, written


@pytest.fixture
def common_user(tmp_path: Path) -> Iterator[None]:
    """Let the test meet the permissions of a common user even where root runs it."""
    if os.geteuid() != 0:
        yield
        return
    for folder in (tmp_path, *tmp_path.parents):
        if folder.stat().st_uid == 0 and str(folder).startswith(str(tmp_path.parents[2])):
            folder.chmod(0o755)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_full_disk_is_reported_and_costs_nothing(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        pages = made.connection.execute("PRAGMA page_count").fetchone()[0]
        made.connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(JournalError) as caught:
            made.append(*(play(number) for number in range(1000)))
        assert caught.value.kind is JournalTrouble.DISK_FULL
        made.connection.execute("PRAGMA max_page_count = 100000")
        made.append(play(5000))
    with Journal.open(path) as again:
        assert again.inputs() == (play(5000).body,)


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody remove a file that is open")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_is_entered_after_the_file_is_gone_is_not_taken_as_written(tmp_path: Path, what: str) -> None:
    path = tmp_path / "games" / "one.peling"
    with Journal.create(path, SETUP) as made:
        made.append(play(1))
        moved = path.parent if what == "folder" else path
        kept = moved.rename(tmp_path / "elsewhere")
        with pytest.raises(JournalError) as caught:
            made.append(play(2))
        assert caught.value.kind is JournalTrouble.MISSING
        assert len(made.inputs()) == 1
        kept.rename(moved)
        made.append(play(3))
    with Journal.open(path) as again:
        assert again.inputs() == (play(1).body, play(3).body)


@pytest.mark.usefixtures("common_user")
@pytest.mark.skipif(os.name != "posix", reason="permissions of another system")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    if os.geteuid() != os.getuid():
        os.seteuid(0)
        folder.mkdir(mode=0o777)
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    else:
        folder.mkdir()
    written(folder / "game.peling")
    folder.chmod(0o555)
    with pytest.raises(JournalError) as caught:
        Journal.create(folder / "new.peling", SETUP)
    assert caught.value.kind is JournalTrouble.READ_ONLY
    assert trouble(folder / "game.peling") is JournalTrouble.READ_ONLY
    assert glance(folder / "game.peling").setup == SETUP.body, "to look leaves nothing there"
    folder.chmod(0o755)
    Journal.open(folder / "game.peling").close()


def test_a_disk_that_only_reads_is_not_said_to_be_broken(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(path)
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert trouble(path) is JournalTrouble.READ_ONLY


def test_a_file_that_is_not_there(path: Path) -> None:
    assert trouble(path) is JournalTrouble.MISSING
    assert not path.exists()


def test_a_folder_is_no_journal(path: Path) -> None:
    path.mkdir()
    assert trouble(path) is JournalTrouble.NOT_A_JOURNAL


def test_a_text_is_no_journal(path: Path) -> None:
    path.write_text("Dear diary, today I drew the red dragon.\n" * 50)
    assert trouble(path) is JournalTrouble.NOT_A_JOURNAL


def test_a_foreign_database_is_no_journal_and_is_not_touched(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    assert trouble(path) is JournalTrouble.NOT_A_JOURNAL
    assert path.read_bytes() == before


def test_an_empty_file_is_damaged(path: Path) -> None:
    path.touch()
    assert trouble(path) is JournalTrouble.DAMAGED


@pytest.mark.parametrize(
    ("end", "longest", "found"),
    [
        ("", journal_file.LONGEST, JournalTrouble.NOT_A_JOURNAL),
        ("-wal", journal_file.LONGEST_LOG, JournalTrouble.DAMAGED),
    ],
)
def test_what_is_longer_than_any_of_ours_is_refused_unread(
    path: Path, end: str, longest: int, found: JournalTrouble
) -> None:
    """A log without end beside a sound game was copied whole, on each look at the list of games."""
    written(path)
    long = Path(f"{path}{end}")
    long.touch()
    os.truncate(long, longest + 1)
    kept = path.stat().st_size
    for look in (Journal.open, glance):
        with pytest.raises(JournalError) as caught:
            look(path)
        assert caught.value.kind is found
    assert (path.stat().st_size, long.stat().st_size) == (kept, longest + 1)


def test_a_look_reads_no_text_without_end(path: Path) -> None:
    sound = path.with_name("sound.peling")
    written(sound)
    dict(damaged_journals(sound))["place of the last entry: longer than any text"](path)
    with pytest.raises(JournalError):
        glance(path)


def test_a_look_does_not_go_through_rows_without_end(path: Path) -> None:
    written(path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("ALTER TABLE entry RENAME TO kept")
    rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000000) SELECT i FROM n"
    connection.execute(f"CREATE VIEW entry AS SELECT kept.* FROM ({rows}) CROSS JOIN kept ON number = 1")  # noqa: S608
    connection.close()
    with pytest.raises(JournalError):
        glance(path)


def test_a_log_that_is_no_file_is_not_waited_for(path: Path) -> None:
    written(path)
    os.mkfifo(f"{path}-wal")
    assert glance(path).setup == SETUP.body


def test_a_newer_format_is_refused(path: Path) -> None:
    written(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {journal_file.FORMAT + 1}")
    connection.commit()
    connection.close()
    assert trouble(path) is JournalTrouble.NEWER_FORMAT


@pytest.mark.parametrize("part", range(20))
def test_a_truncated_file_is_damaged(path: Path, part: int) -> None:
    written(path, 200)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) * part // 20])
    assert trouble(path) in {JournalTrouble.DAMAGED, JournalTrouble.NOT_A_JOURNAL}


@pytest.mark.parametrize("seed", by_day(range(20), range(60)))
def test_overwritten_bytes_are_noticed_or_harmless(path: Path, seed: int) -> None:
    inputs = written(path, 200)
    rng = random.Random(seed)
    content = bytearray(path.read_bytes())
    for _ in range(rng.choice([1, 4, 50])):
        place = rng.randrange(len(content))
        length = rng.choice([1, 8, 300])
        content[place : place + length] = rng.randbytes(len(content[place : place + length]))
    path.write_bytes(content)
    with suppress(JournalError):
        assert isinstance(glance(path).setup, dict)
    with suppress(JournalError), Journal.open(path) as again:
        assert list(again.inputs()) == inputs


@pytest.mark.parametrize("number", [1, 2, 21])
def test_one_changed_letter_breaks_the_seal(path: Path, number: int) -> None:
    written(path)
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER entry_is_not_changed")
    connection.execute("UPDATE entry SET body = replace(body, 'u', 'v') WHERE number = ?", (number,))
    connection.commit()
    connection.close()
    assert trouble(path) is JournalTrouble.DAMAGED


def test_a_missing_last_entry_is_not_noticed_but_one_in_between_is(path: Path) -> None:
    inputs = written(path)
    for number, expected in ((21, inputs[:-1]), (10, None)):
        connection = sqlite3.connect(path)
        connection.execute("DROP TRIGGER IF EXISTS entry_is_not_removed")
        connection.execute("DELETE FROM entry WHERE number = ?", (number,))
        connection.commit()
        connection.close()
        if expected is None:
            assert trouble(path) is JournalTrouble.DAMAGED
        else:
            with Journal.open(path) as again:
                assert list(again.inputs()) == expected


def test_a_journal_without_entries_is_damaged(path: Path) -> None:
    written(path)
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER entry_is_not_removed")
    connection.execute("DELETE FROM entry")
    connection.commit()
    connection.close()
    assert trouble(path) is JournalTrouble.DAMAGED
    with pytest.raises(JournalError):
        glance(path)
