"""The page of records in wide and narrow windows."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.rulebooks import rule_book
from peling_app.play.records.view.cards import CardPicture, CardShelf
from peling_app.play.records.view.page import NARROW
from tests.app.play.records.stores import PLAYED, Store, deals, page_of
from tests.by_day import by_day


def test_on_a_narrow_page_everything_stands_one_below_the_other(qtbot: QtBot) -> None:
    page = page_of(Store(deals()), qtbot)
    page.show()

    def beside() -> bool:
        left = page.chart.mapTo(page, page.chart.rect().topLeft()).x()
        return left > page.table.mapTo(page, page.table.rect().topRight()).x()

    page.resize(NARROW + 200, 800)
    qtbot.waitUntil(beside)
    page.resize(NARROW - 60, 800)
    qtbot.waitUntil(lambda: not beside())


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("zoom", by_day([150], [100, 150]))
@pytest.mark.parametrize("width", [1440, 1100, 760])
def test_every_card_lies_whole_on_its_shelf_and_on_no_other(qtbot: QtBot, width: int, zoom: int) -> None:
    page = page_of(Store(deals()), qtbot)
    page.theme.preferences.update(text_zoom=zoom)
    page.resize(width, 900)
    page.show()
    QApplication.processEvents()
    shelves = [one for one in page.findChildren(CardShelf) if one.isVisible()]
    assert len(shelves) == len({book for book, _, _ in PLAYED if rule_book(book).special})
    for shelf in shelves:
        cards = [card.geometry() for card in shelf.findChildren(CardPicture)]
        assert cards
        assert [card for card in cards if not shelf.rect().contains(card)] == []
        assert [one for one, other in combinations(cards, 2) if one.intersects(other)] == []


@pytest.mark.parametrize("width", [1440, 1024])
def test_which_games_are_counted_stands_beside_the_title(qtbot: QtBot, width: int) -> None:
    """In a row of its own the switch took the height of a hand, and went out of sight with the page."""
    page = page_of(Store(deals()), qtbot)
    page.resize(width, 700)
    page.show()
    QApplication.processEvents()
    foot = page.switch.mapTo(page, page.switch.rect().bottomLeft()).y()
    assert foot < page.scroller.y()
    assert page.stops_by_part[0][0] is page.switch.side(page.model.which)
