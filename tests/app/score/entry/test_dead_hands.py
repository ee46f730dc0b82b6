"""What a dead hand counts: nothing, wherever a figure of it stands, whatever was typed or lies there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from peling.ledger.entry import DealEntry, Points
from peling_app.score.model.entry_changes import with_dead
from peling_app.score.model.sheet import SheetModel
from peling_app.score.model.table import FIRST
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import SETUP, settle

TYPED = DealEntry(winner=0, giver=None, hands=tuple(Points(text) for text in ("40", "16+4", "20", "4")))


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(
    ("book", "kind", "counts"),
    [
        ("pung-chow", "wrong-count", "0"),
        ("four-winds", "wrong-count", "0"),
        ("how-to-play", "too-many", "0"),
        ("how-to-play", "too-few", "20"),
    ],
)
def test_a_dead_hand_counts_nothing_in_its_row_its_score_and_its_cell(
    qtbot: QtBot, page: ScorePage, book: str, kind: str, counts: str
) -> None:
    """It said "It counts nothing" beside a total of 20, and that it owed nothing to another of 20."""
    score, model = page.score, page.sheet.entry.model
    score.new(replace(SETUP, rules_id=book))
    settle(qtbot, score)
    score.save_draft(with_dead(TYPED, 1, kind))
    row = model.rows[1]
    assert (row.place, row.total) == (1, counts)
    assert bool(row.sum) == (counts == "20")
    assert row.text == "16+4", "what was typed stays"
    model.choose(1)
    assert ("counts nothing" in model.score.note) == (counts == "0")
    owed = " ".join(model.paid.notes)
    assert ("Theo" in owed and "Lillian" in owed) == (book == "how-to-play" and kind == "too-few"), owed
    score.submit(score.entry)
    settle(qtbot, score)
    assert SheetModel(score).arithmetic(0, FIRST + 1).split("\n")[0] == f"hand: {counts}"
