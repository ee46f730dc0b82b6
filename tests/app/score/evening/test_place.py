"""Where the people met: said when a sheet is begun, changed later, shown and searched by."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.ledger.inputs import PlayedAt
from peling_app.score.model.evenings.evening import EveningModel
from peling_app.score.model.history import HistoryTable
from peling_app.score.model.report import report_of
from peling_app.score.session import ScoreSession
from peling_app.score.view.dialogs import TitleDialog
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import SETUP, evening, settle
from tests.app.score.panels import dialog


@pytest.mark.thorough
def test_a_sheet_is_begun_with_its_place_and_found_by_it(qtbot: QtBot, page: ScorePage) -> None:
    for where in ("at Anna’s", "the club"):
        page.score.new(replace(SETUP, where=where))
        settle(qtbot, page.score)
    page.show_saved()
    page.saved.model.refresh()
    page.show_start()
    start = page.start
    offered = start.where.completer().model()
    assert {offered.index(row, 0).data() for row in range(offered.rowCount())} == {"the club", "at Anna’s"}
    QTest.keyClicks(start.where, "the pier")
    start.begin()
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    assert page.score.sheet.setup.where == "the pier"
    page.show_saved()
    page.saved.search.setText("pier")
    assert [one.where for one in page.saved.model.saved] == ["the pier"]
    said = page.saved.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert ", the pier" in said
    page.saved.search.setText("anna")
    assert [one.where for one in page.saved.model.saved] == ["at Anna’s"]


def test_the_place_is_written_otherwise_and_taken_back(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.rename")
    asked = dialog(page, TitleDialog)
    asked.where.setText("  the pier ")
    asked.done_button.click()
    settle(qtbot, page.score)
    sheet = page.score.sheet
    assert sheet is not None
    assert (sheet.setup.where, sheet.setup.title) == ("the pier", SETUP.title)
    assert report_of(sheet).date.endswith(", the pier")
    changes = HistoryTable()
    changes.show_changes(sheet, entries=False)
    assert changes.index(0, 1).data() == "Place: the pier"
    page.score.undo()
    settle(qtbot, page.score)
    before = page.score.sheet
    assert before is not None
    assert before.setup.where == ""
    assert ", the" not in report_of(before).date


def test_the_evening_says_where_it_was_unless_its_title_does(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    score.do(PlayedAt("the pier"))
    settle(qtbot, score)
    assert EveningModel(score).page.kicker == "Thursday table, 17 May 1923, the pier"
    score.do(PlayedAt("Thursday table"))
    settle(qtbot, score)
    assert EveningModel(score).page.kicker == "Thursday table, 17 May 1923"
