from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peling.storage import entries, journal_file
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal, JournalError, JournalTrouble, glance
from tests.by_day import by_day
from tests.engine.storage.journal_files import SETUP, play, trouble, written

OLD_FORMATS = Path(__file__).parent / "journals"

OTHER_PROCESS = """
import sys
from pathlib import Path
from peling.storage.journal import Journal
with Journal.open(Path(sys.argv[1])):
    print("open", flush=True)
    sys.stdin.read()
"""


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


@pytest.mark.parametrize("examples", by_day([6], [6, 100]))
def test_any_json_survives(tmp_path_factory: pytest.TempPathFactory, examples: int) -> None:
    @settings(max_examples=examples)
    @given(bodies=st.lists(st.dictionaries(st.text(), values), max_size=5))
    def survives(bodies: list[dict[str, object]]) -> None:
        path = tmp_path_factory.mktemp("journal") / "any.peling"
        with Journal.create(path, SETUP) as made:
            made.append(*(NewEntry(Kind.INPUT, body, {}) for body in bodies))
        with Journal.open(path) as again:
            assert list(again.inputs()) == bodies

    survives()


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
        assert made.connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert made.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


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


def test_a_glance_shows_setup_and_last_place(path: Path) -> None:
    with Journal.create(path, SETUP) as made:
        last = made.append(play(1), play(2))[-1]
        first = made.entries[0]
    seen = glance(path)
    assert (seen.setup, seen.place, seen.at) == (SETUP.body, play(2).place, last.at)
    assert seen.began == first.at, "a copy says by it of which game it is"


def test_each_step_of_migration_is_one_transaction(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inputs = written(path)

    def step(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE later (x)")

    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE never (x)")
        connection.execute("no such statement")

    first, last = journal_file.FORMAT + 1, journal_file.FORMAT + 2
    monkeypatch.setattr(journal_file, "FORMAT", last)
    monkeypatch.setattr(journal_file, "MIGRATIONS", {first: step, last: broken})
    with pytest.raises(JournalError):
        Journal.open(path)
    monkeypatch.setattr(journal_file, "MIGRATIONS", {first: step, last: lambda _: None})
    with Journal.open(path) as again:
        tables = {row[0] for row in again.connection.execute("SELECT name FROM sqlite_master")}
        assert again.connection.execute("PRAGMA user_version").fetchone() == (journal_file.FORMAT,)
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
        assert old.connection.execute("PRAGMA user_version").fetchone() == (number,), "nothing needs more"
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
        fresh: list[NewEntry] = []
        for count in range(number):
            fresh.append(play(count))
            if count % every == 0:
                fresh.append(NewEntry(Kind.UNDO, {"to": 1 if every == 1000 else len(fresh) + 1}, {}))
        with Journal.create(path, SETUP) as made:
            made.append(*fresh)
        read.clear()
        monkeypatch.setattr(entries, "json_object", counted)
        with Journal.open(path) as again:
            assert len(again.entries) == len(fresh) + 1
            found = len(read)
            again.inputs()
        monkeypatch.setattr(entries, "json_object", parse)
        path.unlink()
        return found

    few, many = reads(100), reads(800)
    assert many <= 8 * few + 8
    assert many <= 2 * 800
