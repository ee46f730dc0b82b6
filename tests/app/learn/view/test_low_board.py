"""A board beside a question has the room that answers of a word each leave, also in a small window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from peling_app.learn.model.drills import DrillModel
from peling_app.learn.view.drill_page import DrillPage
from tests.app.learn.conftest import Bench
from tests.end2end.stage import make_context


@pytest.mark.usefixtures("english")
def test_the_hand_beside_a_claim_can_be_read_in_a_small_window(bench: Bench) -> None:
    context = make_context()
    page = DrillPage(context.services, DrillModel(context.learn, lambda: "pung-chow"))
    page.model.practise("pung-chow", "claim")
    bench.show(page, 1024, 652)
    for _ in range(5):
        QApplication.processEvents()
    cards = page.area.choice.cards
    assert len({card.y() for card in cards}) == 2, "five words in two rows"
    assert page.board.table is not None
    assert page.board.table.height() >= 320, "its tiles are 22 pixels wide then"
    page.unload()
