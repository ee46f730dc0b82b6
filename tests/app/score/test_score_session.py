import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.ledger.entry import EastIs, Points, empty_deal
from peling.ledger.files.csv_rows import to_csv
from peling.ledger.files.exchange import from_json, to_json
from peling.ledger.files.sheet_file import SUFFIX, SheetFile
from peling.ledger.history import new_history
from peling.storage.journal import JournalTrouble
from peling_app.score.open_file import NoSheetError, OpenSheetFile
from peling_app.score.session import ScoreSession
from peling_app.score.words import sheet as words
from tests.app.score.evenings import EVENING, FIFTH, NINTH, SETUP, enter_all, evening, settle, won
from tests.engine.ledger.test_ledger_from_game import played
from tests.held_writer import HeldWriter


def totals(score: ScoreSession) -> tuple[int, ...]:
    assert score.sheet is not None
    return score.sheet.totals


def test_without_a_sheet_there_is_nothing_to_type(score: ScoreSession) -> None:
    assert score.sheet is None
    assert score.names == ()
    with pytest.raises(NoSheetError):
        _ = score.entry
    score.undo()
    score.redo()


def test_a_deal_is_on_the_disk_before_it_is_reported(qtbot: QtBot, score: ScoreSession) -> None:
    score.new(SETUP)
    settle(qtbot, score)
    seen: list[int] = []

    def look() -> None:
        assert score.path is not None
        raw = score.path.read_bytes() + Path(f"{score.path}-wal").read_bytes()
        seen.append(raw.count(b'"Enter"') or raw.count(b"enter"))

    score.changed.connect(look)
    score.submit(EVENING[0])
    settle(qtbot, score)
    assert seen
    assert seen[0] > 0


def test_the_evening_is_entered_corrected_and_undone(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    sheet = score.sheet
    assert sheet is not None
    assert len(sheet.deals) == 8
    assert [len(deal.corrections) for deal in sheet.deals] == [0, 0, 0, 0, 1, 0, 0, 0]
    assert sheet.deals[4].corrections[0].reason == "misread"
    assert sum(sheet.totals) == 0
    right = totals(score)
    score.undo()
    settle(qtbot, score)
    assert totals(score) != right
    score.redo()
    settle(qtbot, score)
    assert totals(score) == right


def test_correcting_gives_the_same_as_entering_it_right_at_once(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    corrected = totals(score)
    score.new(SETUP)
    settle(qtbot, score)
    enter_all(qtbot, score, (*EVENING[:4], FIFTH, *EVENING[5:]))
    assert totals(score) == corrected


def test_what_is_typed_is_kept_without_being_entered(qtbot: QtBot, score: ScoreSession) -> None:
    score.new(SETUP)
    settle(qtbot, score)
    said: list[str] = []
    score.draft_changed.connect(lambda: said.append("draft"))
    score.changed.connect(lambda: said.append("changed"))
    typed = empty_deal(4)
    for text in ("2", "20", "20+", "20+8"):
        typed = replace(typed, hands=(Points(text), None, None, None))
        score.save_draft(typed)
    assert score.entry == typed
    score.save_draft(typed)
    assert said == ["draft"] * 4
    settle(qtbot, score)
    path = score.path
    assert path is not None
    score.finish()
    with SheetFile.open(path) as file:
        assert file.sheet.draft == typed
        assert file.sheet.deals == ()


def test_a_draft_typed_just_before_closing_is_not_lost(qtbot: QtBot, score: ScoreSession) -> None:
    score.new(SETUP)
    settle(qtbot, score)
    path = score.path
    assert path is not None
    for number in range(30):
        score.save_draft(won((number, 0, 0, 0), 0))
    score.finish()
    with SheetFile.open(path) as file:
        assert file.sheet.draft == won((29, 0, 0, 0), 0)


def test_what_was_typed_last_is_not_written_after_the_deal_it_belongs_to(
    qtbot: QtBot, score: ScoreSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    score.new(SETUP)
    settle(qtbot, score)
    held = HeldWriter(monkeypatch)
    held.holding = True
    for points in ((20, 8, 8), (20, 8, 8, 16)):
        score.save_draft(won(points, 0))
    score.submit(score.entry)
    held.let_go()
    settle(qtbot, score)
    assert score.sheet is not None
    assert [row.entry for row in score.sheet.deals] == [won((20, 8, 8, 16), 0)]
    assert score.sheet.draft == score.entry == empty_deal(4)


def test_enter_struck_twice_enters_a_deal_once(qtbot: QtBot, score: ScoreSession) -> None:
    score.new(SETUP)
    settle(qtbot, score)
    for _ in range(2):
        score.submit(EVENING[0])
    settle(qtbot, score)
    assert score.sheet is not None
    assert len(score.sheet.deals) == 1
    score.submit(EVENING[0])
    settle(qtbot, score)
    assert len(score.sheet.deals) == 2, "the same again is another deal"


def test_an_entry_with_faults_is_refused_and_kept(qtbot: QtBot, score: ScoreSession) -> None:
    score.new(SETUP)
    settle(qtbot, score)
    wrong = won((20, "4x", 0, 0), 0)
    score.save_draft(wrong)
    refused: list[object] = []
    score.refused.connect(refused.append)
    score.submit(wrong)
    settle(qtbot, score)
    assert refused == [tuple(one for one in score.reckon(wrong).faults if one.blocks)]
    assert score.entry == wrong
    assert score.sheet is not None
    assert score.sheet.deals == ()


def test_a_correction_stays_in_memory_until_it_is_submitted(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    assert score.sheet is not None
    before = score.sheet
    score.edit(2)
    assert score.is_correction
    assert (score.editing, score.situation.number) == (2, 2)
    score.save_draft(won((1, 2, 3, 4), 3))
    assert score.entry == won((1, 2, 3, 4), 3)
    settle(qtbot, score)
    assert score.sheet == before
    score.edit_next()
    assert score.entry == NINTH
    score.edit(2)
    assert score.entry == EVENING[1]
    score.edit(99)
    assert score.editing == 9


def test_east_set_by_hand_can_be_given_back_to_the_book(qtbot: QtBot, score: ScoreSession) -> None:
    score.new(SETUP)
    settle(qtbot, score)
    score.set_entry(replace(EVENING[0], east=EastIs(2, "agreed")))
    assert (score.by_book.east, score.situation.east) == (0, 2)
    score.submit(score.entry)
    settle(qtbot, score)
    assert score.sheet is not None
    assert score.sheet.next.east == 3
    score.edit(1)
    assert (score.by_book.east, score.situation.east) == (0, 2)
    score.try_correction(replace(score.entry, east=None))
    assert score.situation.east == 0


def test_a_sheet_is_found_opened_archived_and_put_away(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    first = score.path
    assert first is not None
    score.new(replace(SETUP, title="Club / May: *?"))
    settle(qtbot, score)
    assert score.path is not None
    assert score.path.parent == first.parent
    found = {one.title: one for one in score.sheets()}
    assert {title: one.deals for title, one in found.items()} == {"Thursday table": 8, "Club / May: *?": 0}
    for path in (first, score.path):
        score.archive(path, away=True)
        settle(qtbot, score)
    assert all(one.archived for one in score.sheets())
    score.open(first)
    settle(qtbot, score)
    assert score.entry == NINTH
    away = score.put_away(first)
    assert away is not None
    assert score.sheet is None
    assert [one.title for one in score.sheets()] == ["Club / May: *?"]
    score.bring_back(away)
    assert len(score.sheets()) == 2
    score.open(first)
    settle(qtbot, score)
    assert score.entry == NINTH


def test_two_sheets_of_one_title_do_not_overwrite_each_other(qtbot: QtBot, score: ScoreSession) -> None:
    paths = set()
    for _ in range(3):
        score.new(SETUP)
        settle(qtbot, score)
        paths.add(score.path)
    assert len(paths) == 3
    assert len(score.sheets()) == 3


@pytest.mark.parametrize("content", [b"", b"no sheet at all", b"SQLite format 3\0" + b"\0" * 500])
def test_a_damaged_file_is_listed_as_such_and_reported_when_it_is_opened(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path, content: bytes
) -> None:
    folder = tmp_path / "sheets"
    folder.mkdir()
    broken = folder / f"broken{SUFFIX}"
    broken.write_bytes(content)
    said: list[tuple[str, str]] = []
    score.failed.connect(lambda message, name: said.append((message, name)))
    assert score.sheets() == []
    assert [one.path for one in score.unreadable] == [broken]
    assert said == []
    with qtbot.waitSignals([score.failed, score.list_changed]):
        score.open(broken)
    assert said == [(score.unreadable[0].kind.value, broken.name)]
    assert said[0][0] in words.TROUBLES
    assert [file.name for file in folder.iterdir()] == [broken.name]
    assert broken.read_bytes() == content


def test_every_trouble_has_a_sentence() -> None:
    for trouble in JournalTrouble:
        assert trouble.value in words.TROUBLES
    assert "x.csv" in words.trouble("export", "x.csv")
    assert "never-heard" in words.trouble("never-heard", "y")


def test_json_goes_out_and_comes_in_again_equal(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> None:
    evening(qtbot, score)
    assert score.sheet is not None
    file = tmp_path / "evening.json"
    assert score.export(file)
    original = score.sheet
    assert from_json(file.read_text(encoding="utf-8")).sheet == original
    other = ScoreSession(tmp_path / "other machine")
    other.import_json(file)
    settle(qtbot, other)
    assert other.sheet == original
    assert to_json(other.sheet) == file.read_text(encoding="utf-8")
    other.finish()


def test_csv_goes_out_as_the_ledger_writes_it(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> None:
    evening(qtbot, score)
    assert score.sheet is not None
    file = tmp_path / "evening.csv"
    assert score.export(file, to_csv)
    assert file.read_bytes().decode("utf-8") == to_csv(score.sheet)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{}", "import"),
        (b"no JSON", "import"),
        (b'{"what": "pe-ling-sheet"', "import-damaged"),
        (b"[" * 100_000, "import"),
        (b"\xf5\x00", "import-no-text"),
        (b'{"what": "pe-ling-sheet", "format": 99}', "import-newer"),
    ],
    ids=lambda one: one[:12],
)
def test_a_bad_import_is_refused_and_what_was_open_stays(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path, content: bytes, message: str
) -> None:
    evening(qtbot, score)
    before = score.sheet
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    with qtbot.waitSignal(score.failed) as said:
        score.import_json(file)
    assert said.args == [message, "bad.json"], "no word of Python’s, which nobody has translated"
    assert score.sheet == before
    assert file.read_bytes() == content


def test_a_file_that_cannot_be_written_is_reported(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> None:
    evening(qtbot, score)
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    with qtbot.waitSignal(score.failed) as said:
        assert not score.export(blocked / "evening.json")
    assert said.args is not None
    assert said.args[0] == "export"


def test_a_sheet_open_elsewhere_is_reported_and_left(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    path = score.path
    assert path is not None
    score.close()
    score.finish()
    with SheetFile.open(path), qtbot.waitSignal(score.failed) as said:
        score.open(path)
    assert said.args == ["in-use", path.name]
    assert path.exists()


def test_the_same_question_is_reckoned_once(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    assert score.reckon(NINTH) is score.reckon(NINTH)
    assert score.reckon(NINTH).figures.net == (-228, -74, 416, -114)


def test_a_game_against_the_computer_becomes_a_sheet(qtbot: QtBot, score: ScoreSession) -> None:
    state = played("pung-chow", 3, 5, 2)
    unnamed = replace(state.setup.players[0], name="")
    state = replace(state, setup=replace(state.setup, players=(unnamed, *state.setup.players[1:])))
    score.adopt_game(state, "Game, Pung Chow", [player.name or "You" for player in state.setup.players])
    settle(qtbot, score)
    assert score.sheet is not None
    assert "You" in score.names
    assert len(score.sheet.deals) == len(state.history)
    you = score.names.index("You")
    assert score.sheet.totals[you] == state.totals[state.seats[state.order.index(0)]]


def test_why_a_sheet_cannot_be_brought_back_is_reported(tmp_path: Path) -> None:
    score = ScoreSession(tmp_path / "scores")
    said: list[tuple[str, str]] = []
    score.failed.connect(lambda message, detail: said.append((message, detail)))
    score.bring_back(tmp_path / "no such folder" / "sheet")
    assert said == [("moving", "No such file or directory")]


def test_what_could_not_be_done_is_said_of_every_way_to_open_a_sheet(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise RuntimeError("no")

    for job in ("create", "open", "adopt"):
        monkeypatch.setattr(OpenSheetFile, job, failing)
    monkeypatch.setattr("peling_app.score.session.history_in_file", failing)
    game = played("pung-chow", 3, 1, 1)
    ways: tuple[tuple[Callable[[], None], str], ...] = (
        (lambda: score.new(SETUP), "setup"),
        (lambda: score.open(tmp_path / "gone"), "opening"),
        (lambda: score.adopt(new_history(SETUP)), "opening"),
        (lambda: score.adopt_game(game, "Game", ["You", "A", "B"]), "opening"),
        (lambda: score.take_file(tmp_path / "elsewhere"), "opening"),
    )
    for way, what in ways:
        with qtbot.waitSignal(score.failed) as said:
            way()
        assert said.args == [what, "RuntimeError: no"]


def test_a_sheet_of_the_own_folder_is_opened_as_it_is_and_another_one_as_a_copy(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    evening(qtbot, score)
    path = score.path
    assert path is not None
    score.close()
    score.finish()
    away = tmp_path / f"away{SUFFIX}"
    shutil.copy(path, away)
    score.take_file(path)
    settle(qtbot, score)
    assert score.path == path
    assert list(path.parent.glob(f"*{SUFFIX}")) == [path]
    other = ScoreSession(tmp_path / "other machine")
    other.take_file(away)
    settle(qtbot, other)
    assert other.path is not None
    assert other.path.parent == tmp_path / "other machine"
    other.finish()
