"""What is typed of a correction or of a forgotten deal outlives a crash, and fits the sheet or is left."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from peling.ledger.entry import DealEntry, Points
from peling.ledger.history import new_history
from peling.ledger.inputs import Enter, Logged, Remove, Rename, Retitle
from peling_app.score.correction import BESIDE
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.score.view.sheet_page import Part
from tests.app.score.evenings import NINTH, SETUP, enter_all, evening, settle, won

HALF = DealEntry(hands=(Points("8"), Points("5"), None, None))
"""A deal that is typed in part."""


@pytest.fixture
def again(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> Iterator[ScoreSession]:
    """Return a session that finds what another process would find after a crash of this one."""
    evening(qtbot, score)
    made = ScoreSession(tmp_path / "after")
    yield made
    made.finish()


def crashed(qtbot: QtBot, score: ScoreSession, again: ScoreSession, folder: Path) -> None:
    """Open in `again` what `score` has on the disk at this moment."""
    settle(qtbot, score)
    path = score.path
    assert path is not None
    shutil.copytree(path.parent, folder / "after")
    again.open(folder / "after" / path.name)
    settle(qtbot, again)


def beside(folder: Path) -> list[str]:
    return [file.name for file in folder.rglob(f"*{BESIDE}")]


@pytest.mark.parametrize("forgotten", [False, True])
def test_a_correction_that_was_begun_is_there_after_a_crash(
    qtbot: QtBot, score: ScoreSession, again: ScoreSession, tmp_path: Path, *, forgotten: bool
) -> None:
    if forgotten:
        score.edit_forgotten(2)
    else:
        score.edit(2)
    for entry in (won((1, 2, 3, 4), 0), HALF):
        score.save_draft(entry)
    crashed(qtbot, score, again, tmp_path)
    assert (again.editing, again.is_insertion, again.entry) == (2, forgotten, HALF)
    again.edit_next()
    settle(qtbot, again)
    assert again.entry == NINTH, "the next deal's draft is kept too"
    qtbot.waitUntil(lambda: not beside(tmp_path / "after"))


def test_a_closed_window_keeps_it_too(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    path = score.path
    assert path is not None
    score.edit(3)
    score.save_draft(HALF)
    score.close()
    score.open(path)
    settle(qtbot, score)
    assert (score.editing, score.entry) == (3, HALF)


def test_what_is_typed_while_it_is_being_written_is_kept_when_the_window_closes(
    qtbot: QtBot, score: ScoreSession
) -> None:
    """The first is on its way to the disk, the last one waits; nothing is done meanwhile."""
    evening(qtbot, score)
    path = score.path
    assert path is not None
    score.edit(2)
    last = replace(HALF, hands=(Points("8"), Points("5"), Points("7"), None))
    for typed in (HALF, NINTH, last):
        score.try_correction(typed)
    assert score.is_writing
    score.finish()
    score.open(path)
    settle(qtbot, score)
    assert score.editing == 2
    assert score.entry == last


def test_it_goes_when_it_is_entered_or_left(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> None:
    evening(qtbot, score)
    score.edit(2)
    score.save_draft(won((8, 52, 12, 9), 1))
    settle(qtbot, score)
    assert beside(tmp_path)
    score.submit(score.entry, "misread")
    settle(qtbot, score)
    qtbot.waitUntil(lambda: not beside(tmp_path))
    score.edit(2)
    score.save_draft(HALF)
    score.edit_next()
    settle(qtbot, score)
    qtbot.waitUntil(lambda: not beside(tmp_path))


def test_a_deal_that_stands_as_it_stood_is_no_correction(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    before = score.sheet
    assert before is not None
    score.edit(2)
    score.save_draft(won((8, 52, 12, 9), 1))
    score.save_draft(before.deals[1].entry)
    score.submit(score.entry)
    settle(qtbot, score)
    assert score.sheet == before
    assert not score.is_correction, "it is left as it was"


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("content", [b"", b"[]", b"{", b'{"sheet": []}', b"\xff", b"[" * 100_000])
def test_a_damaged_one_is_left_alone(
    qtbot: QtBot, score: ScoreSession, again: ScoreSession, tmp_path: Path, content: bytes
) -> None:
    score.edit(2)
    score.save_draft(HALF)
    settle(qtbot, score)
    assert score.path is not None
    score.path.with_name(score.path.name + BESIDE).write_bytes(content)
    crashed(qtbot, score, again, tmp_path)
    assert not again.is_correction
    assert again.entry == NINTH


def test_one_of_another_state_of_the_sheet_is_not_taken(
    qtbot: QtBot, score: ScoreSession, again: ScoreSession, tmp_path: Path
) -> None:
    score.edit(2)
    score.save_draft(HALF)
    settle(qtbot, score)
    assert score.path is not None
    kept = score.path.with_name(score.path.name + BESIDE)
    content = kept.read_bytes()
    score.edit_next()
    enter_all(qtbot, score, (NINTH,))
    qtbot.waitUntil(lambda: not kept.exists())
    kept.write_bytes(content)
    crashed(qtbot, score, again, tmp_path)
    assert not again.is_correction


def test_it_goes_along_when_a_sheet_is_put_away_and_brought_back(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    path = score.path
    assert path is not None
    score.edit(2)
    score.save_draft(HALF)
    settle(qtbot, score)
    away = score.put_away(path)
    assert away is not None
    score.bring_back(away)
    score.open(path)
    settle(qtbot, score)
    assert (score.editing, score.entry) == (2, HALF)


def test_the_reason_is_kept_with_it(
    qtbot: QtBot, score: ScoreSession, again: ScoreSession, tmp_path: Path
) -> None:
    score.edit(2)
    for typed in ("m", "mi", "misread"):
        score.save_reason(typed)
    crashed(qtbot, score, again, tmp_path)
    assert (again.editing, again.reason) == (2, "misread")
    assert again.sheet is not None
    assert again.entry == again.sheet.deals[1].entry


def test_other_names_do_not_make_it_unfit(
    qtbot: QtBot, score: ScoreSession, again: ScoreSession, tmp_path: Path
) -> None:
    score.edit(2)
    score.save_draft(HALF)
    score.do(Rename(0, "Anne"))
    score.do(Retitle("Friday table"))
    crashed(qtbot, score, again, tmp_path)
    assert (again.editing, again.entry, again.names[0]) == (2, HALF, "Anne")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"hands": [{', '"hands": [null, {'),
        ('"number": 2', '"number": 99'),
        ('"entry": {', '"entry": {"winner": 7, '),
    ],
)
def test_one_that_does_not_fit_the_players_is_left_alone(
    qtbot: QtBot, score: ScoreSession, again: ScoreSession, tmp_path: Path, old: str, new: str
) -> None:
    score.edit(2)
    score.save_draft(HALF)
    settle(qtbot, score)
    assert score.path is not None
    kept = score.path.with_name(score.path.name + BESIDE)
    content = kept.read_text(encoding="utf-8")
    assert old in content
    kept.write_text(content.replace(old, new), encoding="utf-8")
    crashed(qtbot, score, again, tmp_path)
    assert not again.is_correction


def test_redo_brings_back_a_correction_that_was_left(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    score.edit(2)
    score.save_draft(HALF)
    score.edit(3)
    assert score.can_redo
    score.redo()
    assert (score.editing, score.entry) == (2, HALF)
    score.edit_next()
    enter_all(qtbot, score, (NINTH,))
    assert not score.can_redo, "the sheet is another now"


def test_undo_takes_back_what_was_typed_before_anything_of_the_sheet(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    evening(qtbot, score)
    assert score.sheet is not None
    deals = score.sheet.deals
    score.edit(2)
    score.save_draft(HALF)
    score.save_reason("misread")
    assert score.can_undo
    score.undo()
    assert (score.editing, score.entry, score.reason) == (2, deals[1].entry, "")
    qtbot.waitUntil(lambda: not beside(tmp_path))
    assert score.can_redo
    score.redo()
    settle(qtbot, score)
    assert (score.editing, score.entry, score.reason) == (2, HALF, "misread")
    assert beside(tmp_path)
    score.undo()
    score.undo()
    settle(qtbot, score)
    assert not score.is_correction
    assert score.sheet.deals == deals, "nothing of the sheet was taken back"
    score.undo()
    settle(qtbot, score)
    assert score.sheet.deals[4].entry != deals[4].entry, "then the last correction of the sheet was"


def test_a_screen_reader_chooses_a_deal_and_corrects_it(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    table = page.sheet.half.table
    table.go_to(8)
    said = QAccessible.queryAccessibleInterface(table)
    cells = [said.child(place) for place in range(said.childCount())]
    cell = next(one for one in cells if one.text(QAccessible.Text.Name).startswith("Deal 3"))
    actions = cell.actionInterface()
    actions.doAction(actions.actionNames()[0])
    assert page.sheet.half.chosen_deal == 3
    page.services.commands.trigger("score.correct")
    assert page.score.editing == 3


def test_an_old_deal_is_corrected_without_knowing_how_it_was_won(qtbot: QtBot, page: ScorePage) -> None:
    score = page.score
    unsaid = DealEntry(winner=1, hands=(None, Points("40"), None, None))
    at = "2026-01-02T20:00:00+00:00"
    score.adopt(new_history(replace(SETUP, rules_id="fenghua")).after(Logged(at, Enter(unsaid))))
    settle(qtbot, score)
    page.show_sheet()
    page.sheet.show_part(Part.ENTRY)
    score.edit(1)
    panel = page.sheet.entry
    settle(qtbot, score)
    assert "Theo won was never said" in panel.foot.said.text()
    assert "Theo won was never said" in panel.foot.said.accessibleName()
    panel.model.set_points(1, "44")
    assert panel.foot.enter.isEnabled()
    panel.foot.submit()
    settle(qtbot, score)
    sheet = score.sheet
    assert sheet is not None
    assert sheet.deals[0].entry.hands[1] == Points("44")
    assert not sheet.deals[0].entry.giver
    score.edit(1)
    panel.model.toggle_giver(0)
    assert panel.foot.said.text() == ""
    score.edit_next()
    panel.model.toggle_winner(1)
    panel.model.set_points(1, "40")
    assert not panel.foot.enter.isEnabled(), "the next deal is asked"


@pytest.mark.parametrize("forgotten", [False, True])
def test_undo_leaves_a_correction_of_which_nothing_is_typed(
    qtbot: QtBot, score: ScoreSession, *, forgotten: bool
) -> None:
    """It undid the last change of the sheet behind it, which was far from what the user looked at."""
    score.new(SETUP)
    settle(qtbot, score)
    enter_all(qtbot, score, (NINTH,))
    score.save_draft(HALF)
    before = score.sheet
    assert before is not None
    (score.edit_forgotten if forgotten else score.edit)(1)
    assert score.can_undo
    score.undo()
    settle(qtbot, score)
    assert not score.is_correction
    assert score.entry == HALF, "what is typed of the next deal is still there"
    assert score.sheet is not None
    assert score.sheet.deals == before.deals
    assert not score.can_redo, "nothing was taken back that could come again"


@pytest.mark.parametrize("forgotten", [False, True])
def test_what_was_typed_comes_back_after_the_sheet_was_taken_back_too(
    qtbot: QtBot, score: ScoreSession, *, forgotten: bool
) -> None:
    evening(qtbot, score)
    if forgotten:
        score.edit_forgotten(2)
    else:
        score.edit(2)
    score.save_draft(HALF)
    for _ in range(3):
        score.undo()
        settle(qtbot, score)
    assert not score.is_correction
    for _ in range(2):
        assert score.can_redo
        score.redo()
        settle(qtbot, score)
    assert (score.editing, score.is_insertion, score.entry) == (2, forgotten, HALF)


def test_doing_the_sheet_again_loses_nothing_that_is_typed(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    score.undo()
    settle(qtbot, score)
    score.edit(2)
    score.save_draft(HALF)
    score.redo()
    settle(qtbot, score)
    score.undo()
    settle(qtbot, score)
    score.redo()
    assert (score.editing, score.entry) == (2, HALF)


def test_taking_a_deal_out_loses_nothing_that_was_typed(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    score.save_draft(HALF)
    settle(qtbot, score)
    score.edit_forgotten(3)
    typed = won((8, 52, 12, 9), 1)
    score.save_draft(typed)
    score.do(Remove(1, "played twice"))
    settle(qtbot, score)
    assert not score.is_correction
    assert score.entry == HALF, "the next deal is still half typed"
    score.undo()
    settle(qtbot, score)
    score.redo()
    settle(qtbot, score)
    assert (score.editing, score.entry) == (3, typed)
