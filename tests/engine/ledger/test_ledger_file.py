"""A sheet on disk: nothing that was accepted is lost, and what is not a sheet is reported and left alone."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from peling.ledger import history as history_module
from peling.ledger.codec import write
from peling.ledger.files.sheet_file import SUFFIX, SheetFile, sheet_glance
from peling.ledger.history import EntryRefusedError
from peling.ledger.inputs import (
    Archive,
    Correct,
    Logged,
    Redo,
    Rename,
    SaveDraft,
    SheetInput,
    SheetInputError,
    SheetSetup,
    Undo,
)
from peling.ledger.reckon import deal_reckoning
from peling.ledger.sheet import Sheet
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal, JournalError, JournalTrouble
from peling.storage.journal_file import SHEET_ID
from tests.engine.ledger.sheets import AT, NAMES, entered, points, setup, sheet

INPUTS: tuple[SheetInput, ...] = (
    SaveDraft(points(0, "8")),
    SaveDraft(points(0, "80")),
    entered(0, 80, 12, 48, 112),
    entered(3, 80, 12, 48, 112),
    Correct(1, points(1, 80, 12, 48, 112), "it was Bert"),
    Undo(),
    Redo(),
    Rename(2, "Carla"),
    SaveDraft(points(2, "7")),
)


def file_at(folder: Path) -> Path:
    """Return where the sheet of a test is."""
    return folder / f"friday{SUFFIX}"


def written(path: Path, *given: SheetInput, **options: Any) -> Sheet:  # noqa: ANN401
    """Make a file with these inputs and return the sheet."""
    with SheetFile.create(path, setup(**options)) as opened:
        for one in given:
            opened.append(one, AT)
        return opened.sheet


def trouble(path: Path) -> JournalTrouble:
    """Return what is wrong with a file."""
    with pytest.raises(JournalError) as raised:
        SheetFile.open(path)
    return raised.value.kind


def test_a_sheet_is_opened_as_it_was_left(tmp_path: Path) -> None:
    left = written(file_at(tmp_path), *INPUTS)
    with SheetFile.open(file_at(tmp_path)) as opened:
        assert opened.sheet == left
        assert opened.sheet == sheet(*INPUTS).sheet
        opened.append(entered(2, 8, 8, 8, 8), AT)
        more = opened.sheet
    with SheetFile.open(file_at(tmp_path)) as opened:
        assert opened.sheet == more
        assert opened.path == file_at(tmp_path)


def test_a_copy_of_an_open_file_alone_has_all_that_was_written(tmp_path: Path) -> None:
    """What SQLite's log held was not in it: who took the file away in mid-evening took an older one."""
    copy = file_at(tmp_path / "stick")
    copy.parent.mkdir()
    with SheetFile.create(file_at(tmp_path), setup()) as opened:
        for one in INPUTS:
            opened.append(one, AT)
            copy.write_bytes(opened.path.read_bytes())
            with SheetFile.open(copy) as taken:
                assert taken.sheet == opened.sheet


def test_what_is_refused_is_not_written(tmp_path: Path) -> None:
    with SheetFile.create(file_at(tmp_path), setup()) as opened:
        with pytest.raises(EntryRefusedError):
            opened.append(entered(None, 1, 2, 3, 4))
        with pytest.raises(SheetInputError):
            opened.append(Undo())
        assert opened.sheet.log == ()
    with SheetFile.open(file_at(tmp_path)) as opened:
        assert opened.sheet.log == ()


def test_a_sheet_made_elsewhere_gets_a_file(tmp_path: Path) -> None:
    book = sheet(*INPUTS)
    SheetFile.adopt(file_at(tmp_path), book).close()
    with SheetFile.open(file_at(tmp_path)) as opened:
        assert opened.sheet == book.sheet
        assert opened.sheet.setup.players[2] == "Carla"


def test_a_glance_shows_where_a_sheet_stands(tmp_path: Path) -> None:
    left = written(file_at(tmp_path), *INPUTS, Archive(away=True))
    seen = sheet_glance(file_at(tmp_path))
    assert (seen.title, seen.rules_id, seen.deals) == ("Friday", "pung-chow", 2)
    assert seen.players == ("Anna", "Bert", "Carla", "Dora")
    assert (seen.totals, seen.archived, seen.created) == (left.totals, True, AT)


def test_a_missing_and_an_existing_file_are_reported(tmp_path: Path) -> None:
    assert trouble(file_at(tmp_path)) is JournalTrouble.MISSING
    written(file_at(tmp_path))
    with pytest.raises(JournalError) as raised:
        SheetFile.create(file_at(tmp_path), setup())
    assert raised.value.kind is JournalTrouble.EXISTS


def test_a_sheet_that_is_open_is_in_use(tmp_path: Path) -> None:
    with SheetFile.create(file_at(tmp_path), setup()):
        assert trouble(file_at(tmp_path)) is JournalTrouble.IN_USE


def test_a_game_is_no_sheet_and_a_sheet_no_game(tmp_path: Path) -> None:
    game = tmp_path / "game.peling"
    Journal.create(game, NewEntry(Kind.SETUP, {}, {})).close()
    before = game.read_bytes()
    assert trouble(game) is JournalTrouble.NOT_A_JOURNAL
    assert game.read_bytes() == before
    written(file_at(tmp_path))
    with pytest.raises(JournalError) as raised:
        Journal.open(file_at(tmp_path))
    assert raised.value.kind is JournalTrouble.NOT_A_JOURNAL


@pytest.mark.parametrize(
    ("contents", "kind"),
    [(b"", JournalTrouble.DAMAGED), (b"deal,time\r\n1,2\r\n" * 99, JournalTrouble.NOT_A_JOURNAL)],
)
def test_foreign_files_are_reported_and_left_alone(
    tmp_path: Path, contents: bytes, kind: JournalTrouble
) -> None:
    file_at(tmp_path).write_bytes(contents)
    assert trouble(file_at(tmp_path)) is kind
    assert file_at(tmp_path).read_bytes() == contents


def test_a_newer_format_is_said(tmp_path: Path) -> None:
    written(file_at(tmp_path), *INPUTS)
    with sqlite3.connect(file_at(tmp_path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert trouble(file_at(tmp_path)) is JournalTrouble.NEWER_FORMAT


def test_every_changed_byte_is_said_or_changes_nothing(tmp_path: Path) -> None:
    path = file_at(tmp_path)
    left = written(path, *INPUTS)
    whole = path.read_bytes()
    said = 0
    for place in range(0, len(whole), 61):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x41]) + whole[place + 1 :])
        try:
            with SheetFile.open(path) as opened:
                found = opened.sheet
        except JournalError:
            said += 1
            found = left
        assert found == left
    assert said > 20


def test_unknown_rules_are_reported(tmp_path: Path) -> None:
    body = write(replace(setup(), rules_id="bridge"), SheetSetup)
    Journal.create(file_at(tmp_path), NewEntry(Kind.SETUP, body, {}), mark=SHEET_ID).close()
    assert trouble(file_at(tmp_path)) is JournalTrouble.UNKNOWN_RULES


@pytest.mark.parametrize(
    "body",
    [
        {"at": AT},
        {"at": AT, "given": {"is": "dance"}},
        {"at": AT, "given": {"is": "undo"}},
        {"at": AT, "given": {"is": "enter", "entry": {"winner": "Anna"}}},
        {"at": AT, "given": {"is": "enter", "entry": {"winner": 9, "hands": []}}},
    ],
)
def test_an_entry_that_makes_no_sense_is_damage(tmp_path: Path, body: dict[str, Any]) -> None:
    first = NewEntry(Kind.SETUP, write(setup(), SheetSetup), {})
    Journal.create(file_at(tmp_path), first, NewEntry(Kind.INPUT, body, {}), mark=SHEET_ID).close()
    assert trouble(file_at(tmp_path)) is JournalTrouble.DAMAGED


def test_a_later_mend_of_a_rule_does_not_change_a_finished_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file_at(tmp_path)
    left, before = written(path, *INPUTS), sheet(*INPUTS[:4]).sheet
    mended = deal_reckoning

    def other(*arguments: Any) -> Any:  # noqa: ANN401
        reckoning = mended(*arguments)
        return replace(reckoning, figures=replace(reckoning.figures, payments=()))

    monkeypatch.setattr(history_module, "deal_reckoning", other)
    with SheetFile.open(path) as opened:
        assert opened.sheet == left
        opened.append(Undo(), AT)
        assert opened.append(Undo(), AT).deals == before.deals
        opened.append(Correct(2, points(1, 2, 20, 2, 2)), AT)
        assert opened.sheet.deals[0].net == before.deals[0].net
        assert opened.sheet.deals[1].net == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "figures",
    [
        {"scores": [1, 2], "payments": [], "penalties": [], "adjustments": [0, 0]},
        {"scores": [80, 12, 48, 112], "payments": [{"payer": 0, "payee": 0, "amount": 5, "reason": ""}],
         "penalties": [], "adjustments": [0, 0, 0, 0]},
        {"scores": [80, 12, 48, 112], "payments": [{"payer": 0, "payee": 7, "amount": 5, "reason": ""}],
         "penalties": [], "adjustments": [0, 0, 0, 0]},
        {"scores": "none"},
    ],
)  # fmt: skip
def test_figures_that_make_no_sense_are_reckoned_again(tmp_path: Path, figures: dict[str, Any]) -> None:
    book = sheet(INPUTS[2])
    row = book.sheet.deals[0]
    log = NewEntry(Kind.INPUT, write(Logged(AT, INPUTS[2]), Logged), {})
    facts = NewEntry(Kind.SETTLED, {"facts": [{"of": row.key, "figures": figures}]}, {})
    first = NewEntry(Kind.SETUP, write(book.sheet.agreed, SheetSetup), {})
    Journal.create(file_at(tmp_path), first, log, facts, mark=SHEET_ID).close()
    with SheetFile.open(file_at(tmp_path)) as opened:
        assert opened.sheet == book.sheet


def test_a_damaged_place_is_reported_by_a_glance(tmp_path: Path) -> None:
    first = NewEntry(Kind.SETUP, write(setup(), SheetSetup), {"title": 1})
    Journal.create(file_at(tmp_path), first, mark=SHEET_ID).close()
    with pytest.raises(JournalError) as raised:
        sheet_glance(file_at(tmp_path))
    assert raised.value.kind is JournalTrouble.DAMAGED


def test_the_file_is_plain_json_in_a_journal(tmp_path: Path) -> None:
    written(file_at(tmp_path), INPUTS[2])
    with sqlite3.connect(file_at(tmp_path)) as connection:
        rows = connection.execute("SELECT kind, body FROM entry ORDER BY number").fetchall()
    connection.close()
    assert [kind for kind, _ in rows] == ["setup", "input", "settled"]
    assert json.loads(rows[0][1])["players"] == list(NAMES)
    assert json.loads(rows[1][1])["given"]["is"] == "enter"
