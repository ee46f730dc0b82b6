"""The list of sheets, and the files that are asked for and written."""

import errno
from codecs import BOM_UTF8
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from peling.ledger.files.sheet_file import SheetFile
from peling.ledger.history import new_history
from peling.rulebooks import rule_set
from peling.storage.journal import JournalError, JournalTrouble
from peling_app.kit.view.lists.away import AwayDialog
from peling_app.platform.journal_folder import JournalFolder
from peling_app.score import correction
from peling_app.score.model.saved_sheets import lines
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import NINTH, SETUP, evening, settle
from tests.app.score.panels import dialog
from tests.engine.ledger.test_ledger_from_game import played


def test_files_are_asked_for_and_written(qtbot: QtBot, page: ScorePage, tmp_path: Path) -> None:
    evening(qtbot, page.score)
    for command, name in (("score.csv", "evening.csv"), ("score.export", "evening.json")):
        page.services.commands.trigger(command)
        asked = dialog(page, QFileDialog)
        asked.fileSelected.emit(str(tmp_path / name))
        asked.close()
        qtbot.waitUntil(lambda: not page.findChildren(QFileDialog))
        assert (tmp_path / name).stat().st_size > 100
    assert (tmp_path / "evening.csv").read_bytes().startswith(BOM_UTF8), "or a spreadsheet spoils names"
    before = page.score.sheet
    page.services.commands.trigger("score.import")
    asked = dialog(page, QFileDialog)
    asked.fileSelected.emit(str(tmp_path / "evening.json"))
    asked.close()
    settle(qtbot, page.score)
    assert page.score.sheet == before


def test_the_file_of_a_sheet_is_imported_as_well(
    qtbot: QtBot, window: MainWindow, page: ScorePage, tmp_path: Path
) -> None:
    """It was called a file that holds no text, and so no score sheet."""
    elsewhere = ScoreSession(tmp_path / "elsewhere")
    elsewhere.new(replace(SETUP, title="Of another table"))
    settle(qtbot, elsewhere)
    file = elsewhere.path
    elsewhere.finish()
    assert file is not None
    page.services.commands.trigger("score.import")
    asked = dialog(page, QFileDialog)
    assert "*.peling-sheet" in asked.nameFilters()[0]
    asked.fileSelected.emit(str(file))
    asked.close()
    settle(qtbot, page.score)
    qtbot.waitUntil(
        lambda: page.score.sheet is not None and page.score.sheet.setup.title == "Of another table"
    )
    assert file.exists()
    (tmp_path / "bad.peling-sheet").write_bytes(b"x")
    page.score.import_file(tmp_path / "bad.peling-sheet")
    qtbot.waitUntil(window.notice.isVisible)
    assert window.notice.text() == (
        "The file bad.peling-sheet is no score sheet of Pe-Ling. It was left as it is."
    )


def test_what_goes_wrong_is_reported_in_a_sentence(
    qtbot: QtBot, window: MainWindow, page: ScorePage, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("[]", encoding="utf-8")
    page.score.import_json(bad)
    qtbot.waitUntil(window.notice.isVisible)
    assert "bad.json" in window.notice.text()


def test_a_sheet_in_which_opening_finds_damage_is_a_row_with_its_reason_from_then_on(
    qtbot: QtBot, page: ScorePage
) -> None:
    evening(qtbot, page.score)
    path = page.score.path
    assert path is not None
    page.score.finish()
    damaged = path.read_bytes().replace(b'"enter"', b'"anter"', 1)
    path.write_bytes(damaged)
    assert [one.path for one in page.score.sheets()] == [path], "a look at its ends does not show it"
    with qtbot.waitSignals([page.score.failed, page.score.list_changed]):
        page.score.open(path)
    assert page.score.sheets() == []
    assert [(one.path, one.kind) for one in page.score.unreadable] == [(path, JournalTrouble.DAMAGED)]
    assert path.read_bytes() == damaged


@pytest.mark.parametrize("way", ["new", "game", "copy"])
def test_a_sheet_that_is_asked_for_twice_is_begun_once_in_every_way(
    qtbot: QtBot, page: ScorePage, tmp_path: Path, way: str
) -> None:
    """Whatever the second is called: the first is not yet on the disk, so nobody knows it there."""
    state = played("pung-chow", 3, 1, 2)
    names = [player.name for player in state.setup.players]
    copies = [new_history(replace(SETUP, title=title)) for title in ("One", "Other")]
    for number in range(2):
        {
            "new": lambda number=number: page.score.new(replace(SETUP, title=f"Sheet {number}")),
            "game": lambda number=number: page.score.adopt_game(state, f"Game {number}", names),
            "copy": lambda number=number: page.score.adopt(copies[number]),
        }[way]()
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    page.score.finish()
    assert len(list((tmp_path / "sheets").glob("*.peling-sheet"))) == 1


def test_where_nothing_can_be_written_the_folder_is_named(
    qtbot: QtBot, window: MainWindow, page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sheet without a title gave a sentence that ended with a colon."""
    evening(qtbot, page.score)
    path = page.score.path
    assert path is not None
    folder = path.parent

    def refused(*_: object) -> None:
        raise JournalError(JournalTrouble.READ_ONLY, "attempt to write a readonly database")

    monkeypatch.setattr(SheetFile, "create", refused)
    monkeypatch.setattr(SheetFile, "append", refused)
    monkeypatch.setattr(JournalFolder, "put_away", refused)
    acts: tuple[Callable[[], object], ...] = (
        partial(page.score.submit, NINTH),
        partial(page.score.put_away, path),
        partial(page.score.new, replace(SETUP, title="")),
    )
    for act in acts:
        act()
        settle(qtbot, page.score)
        assert window.notice.text() == f"The folder of score sheets cannot be written to: {folder}"
        window.notice.close_button.click()


def test_a_full_disk_is_called_so_while_a_correction_is_typed(
    qtbot: QtBot, window: MainWindow, page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was called "OSError: [Errno 28] No space left on device"."""
    evening(qtbot, page.score)

    def refused(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(correction, "keep", refused)
    page.score.edit(2)
    page.score.try_correction(NINTH)
    settle(qtbot, page.score)
    assert window.notice.text().startswith("The disk is full")


def test_a_copy_that_somebody_changed_is_called_so_and_not_by_the_name_of_a_check(
    qtbot: QtBot, window: MainWindow, page: ScorePage, tmp_path: Path
) -> None:
    evening(qtbot, page.score)
    before, file = page.score.sheet, tmp_path / "changed.json"
    assert page.score.export(file)
    file.write_text(file.read_text(encoding="utf-8").replace("Lillian", "Agatha"), encoding="utf-8")
    page.score.import_json(file)
    qtbot.waitUntil(window.notice.isVisible)
    said = window.notice.text()
    assert said.startswith("The file is no longer as Pe-Ling wrote it")
    assert said.endswith("Nothing was brought in. changed.json")
    assert page.score.sheet == before


def test_the_list_is_searched_archived_and_cleared(qtbot: QtBot, page: ScorePage) -> None:
    for title in ("Thursday table", "Club evening", "At Lillian's"):
        page.score.new(replace(SETUP, title=title))
        settle(qtbot, page.score)
    page.show_saved()
    saved = page.saved
    saved.model.refresh()
    assert saved.model.rowCount() == 3
    QTest.keyClicks(saved.search, "club")
    assert [one.title for one in saved.model.saved] == ["Club evening"]
    saved.search.setText("agnes pung")
    assert saved.model.rowCount() == 3
    when = saved.model.saved[0].when.astimezone()
    for wanted in (
        f"{when:%B} {when.year}",
        f"{when.day} {when:%B}",
        lines(saved.model.saved[0])[0].split(", ")[-1],
        "17 May 1923",
    ):
        saved.search.setText(f"club {wanted}")
        assert saved.model.rowCount() == 1, wanted
    assert lines(saved.model.saved[0])[0].endswith("1923"), "the evening, and not the day of the last entry"
    saved.search.setText("nobody")
    assert saved.empty.isVisible()
    QTest.keyClick(saved.search, Qt.Key.Key_Escape)
    assert (page.saved.isVisible(), saved.search.text()) == (True, ""), "Escape empties the field first"
    row = [one.title for one in saved.model.saved].index("Club evening")
    saved.list.setCurrentIndex(saved.model.index(row))
    saved.archive_button.click()
    settle(qtbot, page.score)
    assert [one.title for one in saved.model.saved].count("Club evening") == 0
    assert saved.hidden.isVisible()
    assert saved.archiving.words.startswith("“Club evening” is in the archive, and nothing of it is lost")
    assert saved.archiving.isVisible()
    saved.archived.click()
    assert saved.archiving.words.endswith("It is seen here while “Archived too” is ticked.")
    assert saved.model.rowCount() == 3
    row = [one.title for one in saved.model.saved].index("Thursday table")
    saved.list.setCurrentIndex(saved.model.index(row))
    QTest.keyClick(saved.list, Qt.Key.Key_Delete)
    assert saved.model.rowCount() == 2
    assert saved.away.undo.isVisible()
    saved.away.undo.click()
    assert saved.model.rowCount() == 3
    assert not saved.away.undo.isVisible()


def test_archiving_says_what_it_does_before_and_after_and_is_undone(
    qtbot: QtBot, page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.score.new(replace(SETUP, title="Club evening"))
    settle(qtbot, page.score)
    page.show_saved()
    saved = page.saved
    assert saved.archive_help.isVisible()
    assert "kept whole" in saved.archive_help.text()
    assert saved.archive_button.accessibleDescription() == saved.archive_help.text()
    with monkeypatch.context() as refused:
        refused.setattr(page.score, "archive", lambda _path, away: away)
        saved.archive_button.click()
    assert not saved.archiving.isVisible(), "nothing is said of what was not done"
    saved.archive_button.click()
    settle(qtbot, page.score)
    qtbot.waitUntil(saved.archiving.isVisible)
    assert saved.archiving.undo.text() == "Take out of the archive"
    assert saved.empty.text() == "All score sheets are in the archive."
    QTest.mouseClick(saved.archiving.undo, Qt.MouseButton.LeftButton)
    settle(qtbot, page.score)
    qtbot.waitUntil(lambda: saved.model.rowCount() == 1)
    assert saved.archiving.words == "“Club evening” is out of the archive and stands in the list again."
    assert not saved.archiving.undo.isVisible()
    assert page.score.sheet is not None
    assert not page.score.sheet.archived


def test_who_archives_the_last_sheet_by_keys_is_beside_what_brings_it_back(
    qtbot: QtBot, page: ScorePage
) -> None:
    """The focus went to *New score sheet*: the next Enter began one."""
    page.score.new(replace(SETUP, title="Club evening"))
    settle(qtbot, page.score)
    page.show_saved()
    saved = page.saved
    saved.archive_button.setFocus()
    qtbot.waitUntil(saved.archive_button.hasFocus)
    QTest.keyClick(saved.archive_button, Qt.Key.Key_Return)
    settle(qtbot, page.score)
    qtbot.waitUntil(saved.archiving.undo.hasFocus)
    QTest.keyClick(saved.archiving.undo, Qt.Key.Key_Return)
    settle(qtbot, page.score)
    qtbot.waitUntil(lambda: saved.model.rowCount() == 1)
    assert page.score.sheet is not None
    assert not page.score.sheet.archived
    qtbot.waitUntil(saved.list.hasFocus)


def test_a_sheet_is_opened_from_the_list_by_enter(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.score.new(replace(SETUP, title="Other"))
    settle(qtbot, page.score)
    page.show_saved()
    page.saved.search.setText("thursday table")
    QTest.keyClick(page.saved.search, Qt.Key.Key_Return)
    settle(qtbot, page.score)
    assert page.current is page.sheet
    assert page.titles[0] == "Thursday table"
    assert page.score.entry.winner == 2


def test_putting_the_open_sheet_away_leads_to_the_list(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.show_saved()
    page.saved.delete_asked.emit()
    assert page.score.sheet is None
    assert page.current is page.saved
    page.saved.undo_asked.emit()
    assert page.saved.model.rowCount() == 1


def test_behind_the_last_sheet_enter_brings_it_back(qtbot: QtBot, page: ScorePage) -> None:
    """Enter struck behind Delete began a new sheet."""
    page.score.new(SETUP)
    settle(qtbot, page.score)
    page.show_saved()
    saved = page.saved
    saved.list.setFocus()
    QTest.keyClick(saved.list, Qt.Key.Key_Delete)
    assert saved.model.rowCount() == 0
    qtbot.waitUntil(saved.away.undo.hasFocus)
    QTest.keyClick(saved.away.undo, Qt.Key.Key_Return)
    assert saved.model.rowCount() == 1


def test_a_sheet_that_was_put_away_is_found_later(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.show_saved()
    assert not page.saved.all_away.isVisible()
    page.saved.delete_asked.emit()
    page.saved.away.tell("")
    assert page.saved.empty.text() == "All score sheets are put away."
    page.show_start()
    QTest.keyClick(page.start, Qt.Key.Key_Escape)
    assert page.current is page.saved, "the list is reached, though nothing is in it"
    QTest.mouseClick(page.saved.all_away, Qt.MouseButton.LeftButton)
    (dialog,) = page.findChildren(AwayDialog)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert page.saved.model.rowCount() == 1
    assert not page.saved.all_away.isVisible()


def test_a_sheet_in_the_list_says_how_many_house_rules_it_has(qtbot: QtBot, page: ScorePage) -> None:
    """Both while it is open and as it is read from its file."""
    option = next(one for one in rule_set(SETUP.rules_id).options if one.default is False)
    for title, options in (("Our own", {option.key: option.values[1]}), ("As printed", {})):
        page.score.new(replace(SETUP, title=title, options=options))
        settle(qtbot, page.score)
        assert page.score.sheet is not None
        page.saved.model.refresh()
        house = {one.title: lines(one)[2] for one in page.saved.model.saved}
        assert house.pop("Our own") == "1 house rule other than in the book"
        assert set(house.values()) <= {""}


def test_a_key_that_needs_a_sheet_says_so_where_none_is_open(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    page.show_start()
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_F7)
    assert window.notice.text() == "No score sheet is open: open one from the list or begin one."
    assert window.notice.isVisible()
    page.score.new(SETUP)
    settle(qtbot, page.score)
    assert window.notice.text() == "", "there is one now"
    QTest.keyClick(handle, Qt.Key.Key_F7)
    assert page.current is page.evening
    QTest.keyClick(handle, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert window.notice.text().startswith("This is done with a deal of a score sheet: ")
    page.show_saved()
    assert page.saved.isVisible()
    assert window.notice.text() == ""


def test_escape_leads_up_step_by_step_from_every_part(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    evening(qtbot, page.score)
    handle = window.windowHandle()
    assert handle is not None
    for opened in (page.show_evening, page.show_large, page.show_at_table, page.show_people):
        opened()
        QTest.keyClick(handle, Qt.Key.Key_Escape)
        assert page.current is page.sheet, opened
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert page.current is page.saved
    with qtbot.waitSignal(page.back_asked):
        QTest.keyClick(handle, Qt.Key.Key_Escape)


def test_the_sheet_one_comes_from_is_chosen_in_the_list(qtbot: QtBot, page: ScorePage) -> None:
    for title in ("One", "Two", "Three"):
        evening(qtbot, page.score, title)
    page.show_saved()
    chosen = page.saved.list
    second = page.score.path, *(path for path in chosen.rows.paths if path != page.score.path)
    for path in second:
        assert path is not None
        page.score.open(path)
        settle(qtbot, page.score)
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert page.current is page.saved
        assert chosen.path == path, "what is archived or put away next is the sheet one has just seen"
    page.saved.archive_asked.emit(chosen.current)
    settle(qtbot, page.score)
    assert chosen.path is not None, "and when it has gone, another"
