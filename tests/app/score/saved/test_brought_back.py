"""A sheet that has come back to the list is the one that is chosen there: it was asked for."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.kit.view.lists.away import AwayDialog
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import SETUP, settle
from tests.app.score.panels import dialog


@pytest.fixture
def second(qtbot: QtBot, page: ScorePage) -> Path:
    """Return the file of the second of three sheets, which is chosen in the list of them."""
    for title in "ABC":
        page.score.new(replace(SETUP, title=title))
        settle(qtbot, page.score)
    page.score.close()
    page.show_saved()
    page.saved.list.setFocus()
    path = page.saved.model.paths[1]
    page.saved.list.choose(path)
    return path


def by_key(page: ScorePage) -> None:
    """Undo by the command."""
    page.services.commands.trigger("score.undo")


def from_all(page: ScorePage) -> None:
    """Take it out of all that was put away."""
    page.saved.all_away.click()
    dialog(page, AwayDialog).bring_back()


@pytest.mark.parametrize("bring", [by_key, from_all])
@pytest.mark.parametrize("other", [0, 1])
def test_what_was_put_away_is_chosen_again(
    page: ScorePage, second: Path, bring: Callable[[ScorePage], None], other: int
) -> None:
    saved = page.saved
    QTest.keyClick(saved.list, Qt.Key.Key_Delete)
    assert second not in saved.model.paths
    saved.list.choose(saved.model.paths[other])
    bring(page)
    assert saved.model.rowCount() == 3
    assert saved.list.path == second


@pytest.mark.parametrize("other", [0, 1])
def test_what_was_archived_is_chosen_again(qtbot: QtBot, page: ScorePage, second: Path, other: int) -> None:
    saved = page.saved
    saved.archive_button.click()
    qtbot.waitUntil(lambda: second not in saved.model.paths)
    saved.list.choose(saved.model.paths[other])
    by_key(page)
    qtbot.waitUntil(lambda: second in saved.model.paths)
    assert saved.list.path == second
