"""A row of a list of what is saved: all that it is given is seen, and of a game all that is read out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from peling_app.kit.view.lists import saved_list
from peling_app.kit.view.lists.saved_list import SavedList, SavedRow
from peling_app.play.model.games import GamesModel
from peling_app.play.setup import Waiting
from peling_app.play.view.games_page import GamesPage
from peling_app.play.words import games
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window, picture, saved_game

ROW = SavedRow("#123456", "Pung Chow", "mark", "below", ("above", "beside"), third="third")
OTHERS = {
    "cloth": "#ab1234",
    "title": "Fenghua",
    "mark": "other",
    "below": "under",
    "right": (("before", "beside"), ("above", "behind")),
    "faded": True,
    "third": "last",
}
"""For each field another value; of a pair one for each of its parts."""


def rows() -> Iterator[SavedRow]:
    """Yield rows that differ from `ROW` in one thing each."""
    for name, value in OTHERS.items():
        for other in value if isinstance(value, tuple) else (value,):
            yield replace(ROW, **{name: other})


def test_every_field_of_a_row_is_varied() -> None:
    assert list(OTHERS) == [part.name for part in fields(SavedRow)]


def test_all_that_a_row_is_given_is_seen(qtbot: QtBot) -> None:
    context = make_context()
    model = GamesModel()
    model.show((saved_game(),))
    shown = [ROW]
    view = SavedList(model, context.theme, lambda _game: shown[-1], lines=3)
    qtbot.addWidget(view)
    view.resize(QSize(900, 200))
    view.show()
    before = picture(view)
    for row in rows():
        shown.append(row)
        assert picture(view) != before, row


def test_how_many_deals_are_over_is_seen_and_read_out(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.GAMES)
    page = window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    for waiting in Waiting:
        game = replace(saved_game(), deal=3, waiting=waiting)
        over = 3 if waiting in {Waiting.NEXT_DEAL, Waiting.NOTHING} else 2
        seen, counted = [], list[int]()
        for said in ("so many", "another number"):
            monkeypatch.setattr(games, "finished_words", partial(wording, said, counted))
            context.games.show((game,))
            seen.append(picture(page.list))
            row = page.model.data(page.model.index(0), Qt.ItemDataRole.AccessibleTextRole)
            assert said in str(row).lower(), "it is read out"
        assert seen[0] != seen[1], "it is seen"
        assert set(counted) == {over}, waiting


def wording(said: str, counted: list[int], deals: int) -> str:
    """Say this of so many deals, and keep how many they were."""
    counted.append(deals)
    return said


@pytest.mark.parametrize("chosen", [0, 1])
def test_what_is_newest_is_chosen_whenever_the_list_is_opened_unless_the_user_chose(
    qtbot: QtBot, chosen: int
) -> None:
    """What was saved while the list was out of sight comes first, before what had been the first."""
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    games = [replace(saved_game(), path=Path(f"{number}.peling")) for number in range(5)]
    games = [replace(game, when=game.when + timedelta(hours=number)) for number, game in enumerate(games)]
    window.page(PageId.GAMES)
    context.games.show(games[:2])
    context.games.show(games[:3])
    window.show_page(PageId.GAMES)
    page = window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    window.activateWindow()
    page.list.setFocus()
    assert page.list.path == games[2].path, "it was made before"
    page.list.setCurrentIndex(page.model.index(chosen))
    context.games.show(games[:4])
    assert page.list.path == games[2 - chosen].path, "it is not another one under the eyes of the user"
    page.list.setCurrentIndex(page.model.index(chosen))
    window.show_page(PageId.HOME)
    context.games.show(games)
    window.show_page(PageId.GAMES)
    assert page.list.path == games[2 if chosen else 4].path


def test_what_is_chosen_stays_in_sight_when_the_list_gets_lower(qtbot: QtBot) -> None:
    """A row that came below the list, or another size of the window, cut it off at the lower edge."""
    model = GamesModel()
    model.show([saved_game(number) for number in range(9)])
    view = SavedList(model, make_context().theme, lambda _game: ROW, lines=3)
    qtbot.addWidget(view)
    view.resize(QSize(900, 420))
    view.show()
    view.setCurrentIndex(model.index(5))
    for tall in (400, 250):
        view.resize(QSize(900, tall))
        assert view.viewport().rect().contains(view.visualRect(view.currentIndex())), tall
    view.verticalScrollBar().setValue(0)
    view.resize(QSize(900, 240))
    assert view.verticalScrollBar().value() == 0, "whoever has scrolled away from it is not led back"


def test_what_is_waited_for_is_read_in_full_where_little_room_is_beside_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """German, 150 %, the least window: it ended in dots beside how many deals are over."""
    context = make_context(settings={"text_zoom": 150})
    model = GamesModel()
    model.show((saved_game(),))
    waited = "Spiel 6, du bist Süd. West hat Zeichen 5 abgeworfen und wartet auf deine Antwort."
    row = replace(ROW, below=waited, right=("gestern, 21:40", "5 beendete Spiele"))
    view = SavedList(model, context.theme, lambda _game: row, lines=3)
    qtbot.addWidget(view)
    view.resize(QSize(956, 200))
    view.show()
    written: list[str] = []

    def cut(font: QFont, text: str, room: float) -> str:
        written.append(QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room))
        return written[-1]

    monkeypatch.setattr(saved_list, "cut", cut)
    picture(view)
    assert waited in written
    assert "5 beendete Spiele · gestern, 21:40" in written
