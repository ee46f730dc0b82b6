"""What was put away: brought back, or deleted for good, and each is said where the user looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.lists.away import AwayDialog
from peling_app.play.session import Session
from peling_app.play.view.games_page import GamesPage
from peling_app.score.view.page import ScorePage
from peling_app.score.view.saved_sheets import SavedSheetsPage
from peling_app.shell.view.pages import PageId
from tests.app.play.test_games_page import saved
from tests.app.play.tutor.conftest import english
from tests.app.score.evenings import SETUP, settle
from tests.app.windows import window_at
from tests.end2end.stage import make_context

__all__ = ["english"]


@pytest.fixture(params=["games", "sheets"])
def page(
    request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path, english: object
) -> Iterator[GamesPage | SavedSheetsPage]:
    """Give a list of two, games or sheets."""
    assert english is not None
    if request.param == "games":
        for name in ("one", "two"):
            saved(tmp_path / f"{name}.peling", name)
        context = make_context(session=Session(tmp_path), settings={"sound": False})
        window = window_at(qtbot, context, PageId.GAMES)
        made = window.page(PageId.GAMES)
        assert isinstance(made, GamesPage)
    else:
        context = make_context(settings={"sound": False})
        context.score_folder = tmp_path
        window = window_at(qtbot, context, PageId.HOME)
        window.ways.show_score()
        shown = window.page(PageId.SCORE)
        assert isinstance(shown, ScorePage)
        for name in ("one", "two"):
            shown.score.new(replace(SETUP, title=name))
            settle(qtbot, shown.score)
        shown.show_saved()
        made = shown.saved
    yield made
    window.close()
    context.finish()


def put_away(page: GamesPage | SavedSheetsPage) -> tuple[str, str]:
    """Put away what is chosen; return its title and the name of its file."""
    title, path = str(page.model.data(page.list.currentIndex())), page.list.path
    assert path is not None
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    return title, path.name


def opened(page: GamesPage | SavedSheetsPage) -> AwayDialog:
    page.all_away.click()
    (dialog,) = (one for one in page.window().findChildren(AwayDialog) if one.isVisible())
    return dialog


def delete(dialog: AwayDialog) -> None:
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    (box,) = dialog.findChildren(AskBefore)
    box.do.click()


@pytest.mark.cases_by_day(1)
def test_what_was_deleted_for_good_is_said_in_the_list_and_behind_it(
    page: GamesPage | SavedSheetsPage,
) -> None:
    """The row was gone, and nothing said that it was done."""
    title, _ = put_away(page)
    delete(opened(page))
    assert page.away.isVisible()
    assert page.away.words == f"“{title}” was deleted for good."
    assert not page.away.can_undo, "nothing brings it back"
    other, _ = put_away(page)
    assert page.away.words == f"“{other}” was put away."
    assert page.away.can_undo


@pytest.mark.cases_by_day(1)
def test_what_was_done_with_one_of_several_is_said_in_their_list(page: GamesPage | SavedSheetsPage) -> None:
    title, name = put_away(page)
    put_away(page)
    last = page.away.words
    dialog = opened(page)
    assert not dialog.last_done
    dialog.list.choose(next(path for path in dialog.model.paths if path.name == name))
    delete(dialog)
    assert dialog.isVisible()
    assert dialog.last_done == f"“{title}” was deleted for good."
    assert (page.away.words, page.away.can_undo) == (last, True), "the other one is still to be brought back"
    dialog.reject()
    dialog = opened(page)
    assert not dialog.last_done
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert not page.away.isVisible()


@pytest.mark.cases_by_day(1)
def test_one_after_the_other_is_brought_back_the_last_first(page: GamesPage | SavedSheetsPage) -> None:
    """Behind the first, Ctrl+Z said that nothing had been put away just now."""
    first, _ = put_away(page)
    put_away(page)
    page.away.undo.click()
    assert (page.away.words, page.away.can_undo) == (f"“{first}” was put away.", True)
    page.away.undo.click()
    assert not page.away.isVisible()
    assert not page.all_away.isVisible(), "all are in the list again"
