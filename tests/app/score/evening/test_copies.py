"""A sheet that is brought in again is the one that is here, and never a second evening."""

import shutil
from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from peling.ledger.files.exchange import to_json
from peling.ledger.files.sheet_file import SUFFIX
from peling_app.score.files import history_of_copy
from peling_app.score.model.table import FIRST
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import NINTH, SETUP, enter_all, evening, settle


def test_a_copy_that_is_brought_in_again_opens_the_sheet_that_is_here(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    evening(qtbot, score)
    here, file = score.path, tmp_path / "evening.json"
    assert here is not None
    assert score.export(file)
    lying = Path(shutil.copy(here, tmp_path / f"copy{SUFFIX}"))
    enter_all(qtbot, score, (NINTH,))
    ways: tuple[Callable[[], None], ...] = (
        lambda: score.import_json(file),
        lambda: score.take_file(lying),
        lambda: score.import_json(file),
    )
    said: list[bool] = []
    score.was_here.connect(lambda: said.append(True))
    for number, bring in enumerate(ways):
        if number == 2:
            score.new(SETUP)
            settle(qtbot, score)
        bring()
        settle(qtbot, score)
        assert score.path == here
        assert score.sheet is not None
        assert len(score.sheet.deals) == 9, "what was entered since is there"
        assert len(said) == number + 1, "nothing said that the sheet was here already"
    assert len(score.sheets()) == 2


def test_a_file_that_cannot_be_read_closes_no_sheet(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    evening(qtbot, score)
    here, typed = score.path, score.entry
    lying = tmp_path / f"lying{SUFFIX}"
    lying.write_bytes(b"no sheet")
    opened: list[bool] = []
    score.opened.connect(lambda: opened.append(True))
    with qtbot.waitSignal(score.failed) as said:
        score.take_file(lying)
    settle(qtbot, score)
    assert said.args == ["not-a-journal", lying.name]
    assert (score.path, score.entry, opened) == (here, typed, [])


def test_a_copy_that_has_more_on_it_is_a_sheet_of_its_own(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    evening(qtbot, score)
    file = tmp_path / "evening.json"
    other = ScoreSession(tmp_path / "other machine")
    assert score.export(file)
    other.import_json(file)
    settle(qtbot, other)
    enter_all(qtbot, other, (NINTH,))
    assert other.export(file)
    other.finish()
    here, said = score.path, list[bool]()
    score.was_here.connect(lambda: said.append(True))
    score.import_json(file)
    settle(qtbot, score)
    assert said == []
    assert score.path != here
    assert score.sheet is not None
    assert len(score.sheet.deals) == 9


def test_a_copy_that_breaks_off_is_said_to_be_a_damaged_sheet(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    """It was called no score sheet, with the line of the fault in English behind the name of the file."""
    evening(qtbot, score)
    assert score.sheet is not None
    whole, file = to_json(score.sheet), tmp_path / "cut.json"
    for part in range(1, 10):
        file.write_text(whole[: len(whole) * part // 10], encoding="utf-8")
        assert history_of_copy(file) == ("import-damaged", "cut.json")


def test_what_is_said_of_a_sheet_that_was_here_stays_until_a_cell_is_looked_at(
    qtbot: QtBot, page: ScorePage, tmp_path: Path
) -> None:
    """The table got the focus back from the dialog, and said of its last deal how it came about."""
    score, half = page.score, page.sheet.half
    evening(qtbot, score)
    assert score.export(tmp_path / "evening.json")
    half.table.setFocus()
    page.sheet.entry.setFocus()
    score.import_json(tmp_path / "evening.json")
    settle(qtbot, score)
    half.table.setFocus()
    assert half.arithmetic.text() == "This sheet was here already."
    half.model.refresh()
    assert half.arithmetic.text() == "This sheet was here already."
    half.table.setCurrentIndex(half.model.deals.index(2, FIRST))
    assert half.arithmetic.text().startswith("Deal ")
