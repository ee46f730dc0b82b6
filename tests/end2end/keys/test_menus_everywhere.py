"""On every page an entry of the menus does something that is seen, or it is grey."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling_app.compare.view.page import ComparePage
from peling_app.judge.view.page import JudgePage
from peling_app.kit.commands import COMMANDS, Scope
from peling_app.kit.view.page import Page
from peling_app.play.replay.view.page import ReplayPage
from peling_app.play.review.view.page import ReviewView
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PLACES, PageId
from tests.end2end.keys.test_menu_entries import opened
from tests.end2end.pictures.shots_replay import a_played_deal
from tests.end2end.stage import make_context, make_window, picture
from tests.end2end.walks.whole_deal import waits

PATIENCE = 60_000
LEADS_ON = {
    "game.quit": "the window closes",
    "view.full-screen": "a matter of the system",
    "view.other-part": "the focus goes on, and is seen when keys are used",
    "tutor.first-times": "they come when there is something to explain",
    "judge.copy": "it is said in words that stay until something else is done",
    **dict.fromkeys(
        ("game.take-back", "game.next-deal", "replay.play-on", "review.retry", "review.again"),
        "the game is written first",
    ),
}
"""Entries by which nothing changes at once, and why that is right."""
Seen = tuple[QImage, int, frozenset[str]]
PageT = TypeVar("PageT", bound=Page)


@pytest.fixture(scope="module")
def played(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of a game whose first deal is over; tests take copies of it."""
    assert qapp is not None
    folder = tmp_path_factory.mktemp("played")
    a_played_deal(folder, "pung-chow").finish()
    return folder


@pytest.fixture
def session(qtbot: QtBot, played: Path, tmp_path: Path) -> Session:
    """Return a game whose first deal is over."""
    folder = shutil.copytree(played, tmp_path / "games")
    (path,) = folder.glob("*.peling")
    made = Session(folder)
    made.set_pause(0)
    with qtbot.waitSignal(made.opened, timeout=PATIENCE):
        made.open(path)
    assert made.last_result is not None
    return made


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, session: Session) -> Iterator[MainWindow]:
    context = make_context(session=session, settings={"sound": False, "computer_pause": 0})
    context.score_folder = tmp_path / "sheets"
    made = make_window(context)
    qtbot.addWidget(made)
    yield made
    made.close()
    context.finish()


def page_of(window: MainWindow, page_id: PageId, kind: type[PageT]) -> PageT:
    page = window.page(page_id)
    assert isinstance(page, kind)
    return page


def seen(window: MainWindow) -> Seen:
    """Return all that is seen, the marks in the menus with it."""
    checked = (one.id for one in COMMANDS if window.context.commands.is_checked(one.id))
    return picture(window), opened(), frozenset(checked)


def offered(window: MainWindow) -> list[str]:
    """Return the entries of the menus that belong to the page in front, or lead to it; at the start all."""
    commands, place = window.context.commands, PLACES[window.current]
    own = [
        one.id
        for one in COMMANDS
        if one.in_menu and (one.scope is not Scope.ANYWHERE or window.current is PageId.HOME)
    ]
    return [
        one
        for one in (*own, place.opened_by)
        if one and one not in LEADS_ON and commands.is_enabled(one) and not commands.is_idle(one)
    ]


def silent(
    window: MainWindow, come: Callable[[], object], said: Callable[[], object] = lambda: None
) -> set[str]:
    """Choose these entries one by one; return those by which nothing was seen to change, nor `said`."""
    come()
    picture(window)
    found = set()
    for one in offered(window):
        come()
        before = seen(window), said()
        if window.context.commands.trigger(one) and (seen(window), said()) == before:
            found.add(one)
        for dialog in window.findChildren(QDialog):
            dialog.close()
        QApplication.processEvents()
    return found


@pytest.mark.cases_by_day(6)
@pytest.mark.parametrize(
    "page_id",
    [one for one in PageId if one not in {PageId.REPLAY, PageId.REVIEW, PageId.OWN_HANDS, PageId.TABLE}],
)
def test_on_a_page_as_it_is_opened(window: MainWindow, page_id: PageId) -> None:
    """What leads to the page in front could be chosen, and Undo and Clear where nothing was laid."""
    assert silent(window, partial(window.show_page, page_id)) == set()


def test_on_the_table(qtbot: QtBot, window: MainWindow, session: Session) -> None:
    """After a deal its claims could be chosen, and to sort what was sorted."""
    page = page_of(window, PageId.TABLE, PlayPage)

    def come() -> None:
        window.show_page(PageId.TABLE)
        page.table_model.board.hurry()
        page.table_model.board.putBack()
        page.why.sheet.hide()

    def is_at_rest() -> bool:
        come()
        shows = page.table_model.shows_moves or page.why.silent
        return waits(session) and not (shows or session.is_writing or session.pause.is_held)

    # Why something is refused stands on the board, which is painted when it has the time.
    refused: list[object] = []
    session.refused.connect(refused.append)
    assert silent(window, come, lambda: len(refused)) == set()
    come()
    assert window.context.commands.trigger("game.next-deal")
    qtbot.waitUntil(lambda: session.last_result is None, timeout=PATIENCE)
    qtbot.waitUntil(is_at_rest, timeout=PATIENCE)
    assert silent(window, come, lambda: len(refused)) == set()


def test_in_a_replay(qtbot: QtBot, window: MainWindow) -> None:
    """At the first moment one could be asked for the one before, and without bookmarks for the next."""
    window.ways.show_replay()
    page = page_of(window, PageId.REPLAY, ReplayPage)
    qtbot.waitUntil(lambda: page.model.count > 0, timeout=PATIENCE)

    def come(place: int) -> None:
        window.show_page(PageId.REPLAY)
        page.model.go(place)
        for one in page.model.bookmarks:
            page.model.remove_bookmark(one)

    for place in (0, page.model.count // 2, page.model.count - 1):
        assert silent(window, partial(come, place)) == set(), place


def test_in_a_review(qtbot: QtBot, window: MainWindow) -> None:
    window.ways.show_review()
    page = page_of(window, PageId.REVIEW, ReviewView)
    qtbot.waitUntil(lambda: page.model.is_known, timeout=PATIENCE)

    def come(place: int) -> None:
        window.show_page(PageId.REVIEW)
        page.model.go(place)

    for place in (0, page.model.count - 1):
        assert silent(window, partial(come, place)) == set(), place


@pytest.mark.thorough
def test_where_a_hand_is_laid(window: MainWindow) -> None:
    hand = parse_tiles("B1 B2 B3")
    compare, judge = page_of(window, PageId.COMPARE, ComparePage), page_of(window, PageId.JUDGE, JudgePage)

    def come(page_id: PageId) -> None:
        window.show_page(page_id)
        entry = compare.model.entry if page_id is PageId.COMPARE else judge.model.entries[0]
        entry.clear()
        for one in hand:
            entry.put(one)

    commands = window.context.commands
    for page_id in (PageId.COMPARE, PageId.JUDGE):
        come(page_id)
        name = page_id.value
        assert commands.is_enabled(f"{name}.undo")
        assert commands.is_enabled(f"{name}.clear")
        assert silent(window, partial(come, page_id)) == set()


@pytest.mark.thorough
def test_a_menu_that_is_open_shows_it(qtbot: QtBot, window: MainWindow) -> None:
    """Closed, it keeps its key, which would mean something else to what has the focus."""
    window.ways.show_replay()
    page = page_of(window, PageId.REPLAY, ReplayPage)
    qtbot.waitUntil(lambda: page.model.count > 0, timeout=PATIENCE)
    page.model.go(0)
    actions = {name: window.menus.action(f"replay.{name}") for name in ("first", "next")}
    menu = next(one for one in window.menus.by_name.values() if actions["next"] in one.actions())
    menu.popup(window.mapToGlobal(window.rect().center()))
    assert {name: action.isEnabled() for name, action in actions.items()} == {"first": False, "next": True}
    menu.close()
    assert all(action.isEnabled() for action in actions.values())
