"""Home and End lead to the ends of a row of tiles or answers, as at the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Card
from peling_app.learn.view.answers.answers import ChoiceAnswer, TilesAnswer
from peling_app.learn.view.answers.lay import LOOSE, LayAnswer, Spot
from tests.app.learn.conftest import Bench
from tests.app.learn.today.stage import Stage, stage

__all__ = ["stage"]

TILES = parse_tiles("B1 B2 B3 C7 R")


def walked(row: Sequence[QAbstractButton]) -> list[int]:
    """Return where in a row Right, End, Right, Left and Home lead from its first."""
    row[0].setFocus()
    keys = (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home)
    found = []
    for key in keys:
        held = next(one for one in row if one.hasFocus())
        QTest.keyClick(held, key)
        found.append(next(number for number, one in enumerate(row) if one.hasFocus()))
    return found


def ends(count: int) -> list[int]:
    """Return where they should."""
    return [1, count - 1, count - 2, count - 1, 0]


def test_home_and_end_lead_to_the_ends_of_every_form(theme: Theme, bench: Bench) -> None:
    cards = ChoiceAnswer(theme)
    cards.show_cards([Card(name, text=f"Answer {name}") for name in "abcd"], open_=True)
    tiles = TilesAnswer(theme)
    tiles.show_rows([("", [(kind, Card(kind.code)) for kind in TILES])])
    lay = LayAnswer(theme)
    lay.show_hand(TILES, [LOOSE] * len(TILES), [Spot("Set 1"), Spot("Pair", 2)], "Loose")
    for form, row in ((cards, cards.cards), (tiles, tiles.cards), (lay, lay.buttons)):
        bench.show(form)
        assert walked(row) == ends(len(row)), type(form)


def test_on_the_hand_of_the_day_they_stay_among_the_tiles(stage: Stage, qtbot: QtBot) -> None:
    """End scrolled the page, the focus went to what was seen then, and Enter began the deal with a guide."""
    day = stage.page.start.day
    qtbot.waitUntil(lambda: bool(day.model.tiles), timeout=60_000)
    row = day.hand.tiles[: len(day.model.tiles)]
    assert walked(row) == ends(len(row))
