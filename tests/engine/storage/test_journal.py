from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peling.storage import entries, journal_file
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal, JournalError, JournalTrouble, glance

OLD_FORMATS = Path(__file__).parent / "journals"
SETUP = NewEntry(Kind.SETUP, {"rules": "pung-chow", "revision": 1, "options": {}}, {"deal": 0})

OTHER_PROCESS = """
import sys
from pathlib import Path
from peling.storage.journal import Journal
with Journal.open(Path(sys.argv[1])):
    print("open", flush=True)
    sys.stdin.read()
"""


def play(number: int) -> NewEntry:
    return NewEntry(Kind.INPUT, {"do": "act", "tile": "B3", "number": number}, {"deal": 1, "number": number})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.peling"


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


def written(path: Path, number: int = 20) -> list[dict[str, object]]:
    """Make a journal with so many inputs, close it and return them."""
    with Journal.create(path, SETUP) as made:
        made.append(*(play(n) for n in range(number)))
        return list(made.inputs())


def trouble(path: Path) -> JournalTrouble:
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert caught.value.detail
    return caught.value.kind


def test_what_was_appended_is_read_again(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        entries = made.append(play(1), play(2))
        assert [entry.number for entry in entries] == [2, 3]
        seen = made.entries
    with Journal.open(path) as again:
        assert again.entries == seen
        assert again.setup == SETUP.body
        assert again.inputs() == (play(1).body, play(2).body)
        assert not again.assisted


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@settings(max_examples=25)
@given(bodies=st.lists(st.dictionaries(st.text(), values), max_size=5))
def test_any_json_survives(tmp_path_factory: pytest.TempPathFactory, bodies: list[dict[str, object]]) -> None:
    path = tmp_path_factory.mktemp("journal") / "any.peling"
    with Journal.create(path, SETUP) as made:
        made.append(*(NewEntry(Kind.INPUT, body, {}) for body in bodies))
    with Journal.open(path) as again:
        assert list(again.inputs()) == bodies


@settings(max_examples=25)
@given(moves=st.lists(st.one_of(st.none(), st.integers(0, 30)), max_size=30))
def test_taking_back_leaves_the_same_as_never_having_played(
    tmp_path_factory: pytest.TempPathFactory, moves: list[int | None]
) -> None:
    path = tmp_path_factory.mktemp("journal") / "undo.peling"
    kept: list[tuple[int, int]] = []
    with Journal.create(path, SETUP) as made:
        for count, move in enumerate(moves):
            if move is None:
                kept.append((made.append(play(count))[0].number, count))
            else:
                del kept[move:]
                to = kept[-1][0] if kept else 1
                made.append(NewEntry(Kind.UNDO, {"to": to}, {}))
        assert [body["number"] for body in made.inputs()] == [count for _, count in kept]
        before, entries = made.inputs(), len(made.entries)
    with Journal.open(path) as again:
        assert again.inputs() == before
        assert len(again.entries) == entries == len(moves) + 1
        assert again.assisted == any(move is not None for move in moves)


@pytest.mark.parametrize("to", [0, 3, 5, 99])
def test_only_what_is_in_effect_can_be_returned_to(path: Path, to: int) -> None:
    with Journal.create(path, SETUP) as made:
        made.append(play(1), play(2), NewEntry(Kind.UNDO, {"to": 2}, {}))
        with pytest.raises(ValueError, match="not in effect"):
            made.append(NewEntry(Kind.UNDO, {"to": to}, {}))
        assert made.inputs() == (play(1).body,)


def test_there_is_one_setup(path: Path) -> None:
    with Journal.create(path, SETUP) as made, pytest.raises(ValueError, match="cannot stand"):
        made.append(SETUP)


def test_nothing_is_changed_or_removed(path: Path) -> None:
    written(path)
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in (
        "UPDATE entry SET body = '{}' WHERE number = 3",
        "DELETE FROM entry WHERE number = 21",
        "INSERT INTO entry VALUES (23, '', 'input', '{}', '{}', '')",
        "INSERT OR REPLACE INTO entry VALUES (21, '', 'input', '{}', '{}', '')",
    ):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute(statement)
    connection.close()


def test_entries_are_on_disk_when_append_returns(path: Path) -> None:
    made = Journal.create(path, SETUP)
    made.append(play(1))
    copy = path.with_name("copy.peling")
    shutil.copy(path, copy)
    shutil.copy(f"{path}-wal", f"{copy}-wal")
    made.append(play(2))
    with Journal.open(copy) as found:
        assert found.inputs() == (play(1).body,)
    made.close()


def test_every_commit_waits_for_the_disk(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        assert made._connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert made._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_nothing_stays_beside_a_closed_journal(path: Path) -> None:
    written(path)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_several_entries_are_written_together_or_not_at_all(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        with pytest.raises(ValueError, match="JSON"):
            made.append(play(1), NewEntry(Kind.INPUT, {"number": float("nan")}, {}))
        assert made.inputs() == ()
    with Journal.open(path) as again:
        assert again.inputs() == ()


@pytest.mark.parametrize("name", ["a b?c=1#d%41.peling", "雀.peling", "mode=memory&x.peling"])
def test_any_name_will_do(tmp_path: Path, name: str) -> None:
    inputs = written(tmp_path / name)
    with Journal.open(tmp_path / name) as again:
        assert list(again.inputs()) == inputs
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_name_is_not_taken_twice(path: Path) -> None:
    inputs = written(path)
    with pytest.raises(JournalError) as caught:
        Journal.create(path, SETUP)
    assert caught.value.kind is JournalTrouble.EXISTS
    with Journal.open(path) as again:
        assert list(again.inputs()) == inputs


def test_an_open_journal_is_in_use_in_this_process(path: Path) -> None:
    with Journal.create(path, SETUP):
        assert trouble(path) is JournalTrouble.IN_USE
        with pytest.raises(JournalError):
            glance(path)
    Journal.open(path).close()


@pytest.mark.skipif(not hasattr(os, "O_NONBLOCK"), reason="nothing is waited for there")
def test_nothing_waits_for_a_file_that_has_just_become_a_pipe(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path)
    opened: list[int] = []
    really = os.open

    def noted(name: Path, flags: int) -> int:
        opened.append(flags)
        return really(name, flags)

    monkeypatch.setattr("peling.storage.journal_file.os.open", noted)
    assert not journal_file.in_use(path)
    assert opened
    assert all(flags & os.O_NONBLOCK for flags in opened)


def test_an_open_journal_is_in_use_in_another_process(path: Path) -> None:
    written(path)
    other = subprocess.Popen(
        [
            sys.executable,
            "-c",
            OTHER_PROCESS,
            str(path),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert trouble(path) is JournalTrouble.IN_USE
    assert other.returncode == 0
    Journal.open(path).close()


def test_looking_at_an_open_journal_does_not_unlock_it_for_others(path: Path) -> None:
    with Journal.create(path, SETUP):
        # In POSIX a process loses its locks on a file when it closes any handle on it.
        for look in (glance, Journal.open):
            with pytest.raises(JournalError):
                look(path)
        other = subprocess.run(
            [sys.executable, "-c", OTHER_PROCESS, str(path)],
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
    assert other.stdout == ""
    assert JournalTrouble.IN_USE in other.stderr


def test_a_full_disk_is_told_and_costs_nothing(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        pages = made._connection.execute("PRAGMA page_count").fetchone()[0]
        made._connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(JournalError) as caught:
            made.append(*(play(number) for number in range(1000)))
        assert caught.value.kind is JournalTrouble.DISK_FULL
        made._connection.execute("PRAGMA max_page_count = 100000")
        made.append(play(5000))
    with Journal.open(path) as again:
        assert again.inputs() == (play(5000).body,)


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
    folder.chmod(0o755)
    Journal.open(folder / "game.peling").close()


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


@pytest.mark.parametrize("seed", range(60))
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


def test_a_glance_shows_setup_and_last_place(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        last = made.append(play(1), play(2))[-1]
    seen = glance(path)
    assert (seen.setup, seen.place, seen.at) == (SETUP.body, play(2).place, last.at)


def test_each_step_of_migration_is_one_transaction(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inputs = written(path)

    def step(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE later (x)")

    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE never (x)")
        connection.execute("no such statement")

    monkeypatch.setattr(journal_file, "FORMAT", journal_file.FORMAT + 2)
    monkeypatch.setattr(journal_file, "MIGRATIONS", (*journal_file.MIGRATIONS, step, broken))
    with pytest.raises(JournalError):
        Journal.open(path)
    monkeypatch.setattr(journal_file, "MIGRATIONS", (*journal_file.MIGRATIONS[:-1], lambda _: None))
    with Journal.open(path) as again:
        tables = {row[0] for row in again._connection.execute("SELECT name FROM sqlite_master")}
        assert again._connection.execute("PRAGMA user_version").fetchone() == (journal_file.FORMAT,)
        assert list(again.inputs()) == inputs
    assert "later" in tables
    assert "never" not in tables


@pytest.mark.parametrize("number", range(1, journal_file.FORMAT + 1))
def test_every_old_format_can_be_read(path: Path, number: int) -> None:
    shutil.copy(OLD_FORMATS / f"format-{number}.peling", path)
    path.chmod(0o644)
    expected = json.loads((OLD_FORMATS / f"format-{number}.json").read_text(encoding="utf-8"))
    with Journal.open(path) as old:
        found = [{"kind": entry.kind, "body": entry.body, "place": entry.place} for entry in old.in_effect()]
        assert old.assisted
        assert old._connection.execute("PRAGMA user_version").fetchone() == (journal_file.FORMAT,)
    assert found == expected


@pytest.mark.parametrize("every", [1, 3, 1000])
def test_opening_reads_each_entry_a_few_times_however_long_the_log_is(
    path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    read: list[str] = []
    parse = entries.json_object

    def counted(text: str) -> dict[str, object]:
        read.append(text)
        return parse(text)

    def reads(number: int) -> int:
        drafts: list[NewEntry] = []
        for count in range(number):
            drafts.append(play(count))
            if count % every == 0:
                drafts.append(NewEntry(Kind.UNDO, {"to": 1 if every == 1000 else len(drafts) + 1}, {}))
        with Journal.create(path, SETUP) as made:
            made.append(*drafts)
        read.clear()
        monkeypatch.setattr(entries, "json_object", counted)
        with Journal.open(path) as again:
            assert len(again.entries) == len(drafts) + 1
            found = len(read)
            again.inputs()
        monkeypatch.setattr(entries, "json_object", parse)
        path.unlink()
        return found

    few, many = reads(100), reads(800)
    assert many <= 8 * few + 8
    assert many <= 2 * 800
