"""Answers take no more room than they need: not from a board in a small window, nor for a verdict to come."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from peling.core.notation import parse_tiles
from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Card, Mark
from peling_app.learn.model.drills import DrillModel
from peling_app.learn.view.answers.answers import TilesAnswer
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


def test_a_tile_without_a_verdict_has_no_empty_card_below_it(theme: Theme, bench: Bench) -> None:
    """A card whose lower half waits for a word looks like a tile that is cut in two."""
    place = TilesAnswer(theme)
    one, other = parse_tiles("B1 B2")
    place.show_rows([("", [(one, Card("B1")), (other, Card("B2", mark=Mark.WRONG, verdict="Not this"))])])
    bench.show(place)
    waits, judged = place.cards
    foot = waits.tile_width * 1.5
    assert waits.plate.bottom() < foot + 20
    assert judged.plate.bottom() > foot + 24
    assert waits.size() == judged.size(), "nothing moves when the verdict comes"
