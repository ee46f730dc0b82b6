"""What somebody has is a gain or loss only where all began with nothing, wherever a sheet says it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from peling_app.kit.words.balance import balance as balance_words
from peling_app.kit.words.numbers import number, signed
from peling_app.score.model.at_table import AtTable
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.evenings.evening import EveningModel
from peling_app.score.model.large import LargeEntry
from peling_app.score.model.report import report_of
from peling_app.score.model.sheet import SheetModel
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import EVENING, SETUP, enter_all, settle

BEGUN = 1000


def has(total: int, start: int) -> str:
    """Return what is shown of a total."""
    return number(total) if start else signed(total)


@pytest.mark.parametrize("start", [0, BEGUN])
def test_totals_have_a_sign_only_where_all_began_with_nothing(
    qtbot: QtBot, score: ScoreSession, start: int
) -> None:
    """Who had lost 280 of 1,000 had "+720" in the evening, on paper, at the table and in the large entry."""
    score.new(replace(SETUP, start=start))
    settle(qtbot, score)
    enter_all(qtbot, score, EVENING[:4])
    sheet = score.sheet
    assert sheet is not None
    wanted = [has(total, start) for total in sheet.totals]
    signs = [(total > start) - (total < start) for total in sheet.totals]
    assert -1 in signs
    page = EveningModel(score).page
    assert list(page.totals) == list(zip(wanted, signs, strict=True))
    at_table = AtTable(score, random.Random(1)).players
    assert [(one.total, one.sign) for one in at_table] == list(zip(wanted, signs, strict=True))
    large = LargeEntry(score, EntryModel(score))
    assert [(one.sum, one.sign) for one in large.people] == list(zip(wanted, signs, strict=True))
    report = report_of(sheet)
    assert list(report.totals) == wanted
    shown = SheetModel(score)
    assert [shown.totals.text(place) for place in range(4)] == wanted
    first = has(sheet.deals[0].totals[1], start)
    said = (
        *(balance_words(one) for one in (page.balance, report.balance, shown.balance)),
        shown.entered_words(4),
        *(cell.said for cell in shown.deals.row(3).cells),
    )
    for sentence in said:
        assert any(f" {total}" in sentence for total in wanted), sentence
        assert not start or not any(f" {signed(total)}" in sentence for total in sheet.totals), sentence
    assert f"total {first}" in shown.deals.row(0).cells[1].said


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("start", [0, BEGUN])
def test_the_chart_counts_as_the_totals_do(
    qtbot: QtBot, page: ScorePage, monkeypatch: pytest.MonkeyPatch, start: int
) -> None:
    page.score.new(replace(SETUP, start=start))
    settle(qtbot, page.score)
    enter_all(qtbot, page.score, EVENING[:4])
    drawn: list[str] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *args: object) -> object:
        drawn.extend(one for one in args if isinstance(one, str))
        return draw(painter, *args)  # type: ignore[call-overload]  # as it came

    monkeypatch.setattr(QPainter, "drawText", note)
    chart = page.sheet.half.chart
    chart.point_out(2)
    chart.grab()
    assert drawn
    assert any(text.startswith("+") for text in drawn) is not bool(start)
    assert any(" +" in text for text in drawn) is not bool(start)
