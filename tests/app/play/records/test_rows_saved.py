"""Where the rows of games were saved is said on the page that they were saved from, until it is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.view.text.key_tips import ABOVE
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.play.habits.view.page import HabitsPage
from peling_app.play.records.view.page import RecordsPage
from tests.app.play.habits import reviews
from tests.app.play.records import stores

ROWS = Path("/home") / ("a-folder-with-a-long-name-" * 9) / "rows.csv"
Made = tuple[RecordsPage | HabitsPage, Callable[[Path], None]]


def records(qtbot: QtBot) -> Made:
    store = stores.Store(stores.deals())
    return stores.page_of(store, qtbot), store.exported.emit


def habits(qtbot: QtBot) -> Made:
    store = reviews.Reviewed(reviews.deals())
    return reviews.page_of(store, qtbot), store.exported.emit


@pytest.mark.parametrize("make", [records, habits])
def test_it_is_said_where_rows_were_saved(qtbot: QtBot, make: Callable[[QtBot], Made]) -> None:
    """The file was written, and nothing on the page said so."""
    page, saved = make(qtbot)
    page.resize(980, 640)
    page.show()
    for _ in range(5):
        QApplication.processEvents()
    before = page.csv.geometry()
    assert not page.said.isVisible()
    for path in (Path("/rows.csv"), ROWS):
        saved(path)
        assert page.said.isVisible()
        assert page.said.accessibleName() == f"Saved as {path}"
        qtbot.waitUntil(lambda: page.said.y() > page.scroller.y() + page.scroller.height())
        assert page.csv.geometry() == before, "nothing else moves"
        assert page.said.text().endswith("rows.csv")
    page.retranslate()
    assert page.said.isVisible()
    page.hide()
    page.show()
    assert not page.said.isVisible(), "it was read"


def test_the_tips_of_links_keep_off_the_button_that_saves(qtbot: QtBot) -> None:
    """In large text they lay over it: the links stand just above the foot."""
    page, _ = records(qtbot)
    links = page.findChildren(QuietLink)
    assert links
    assert all(link.property(ABOVE) for link in links if link.toolTip())
