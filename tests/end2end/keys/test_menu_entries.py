"""An entry of a menu that can be chosen does something that is seen, or says why it does nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from peling.lessons.courses import COURSES, course
from peling.lessons.courses.tables import TABLES
from peling_app.kit.commands import COMMANDS, Flag, Scope
from peling_app.learn.model.start import DRILLS, GUIDED, READING
from peling_app.learn.view.learn_page import LearnPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import EVENING, SETUP, enter_all, settle
from tests.end2end.stage import make_context, make_window, picture

LEADS_ON = {
    **dict.fromkeys(("score.sheets", "score.new"), "they lead to what may be in front"),
    "score.enter": "what is missing stands beside it already",
    "score.begin": "the sheet is written first",
    "score.undo": "the sheet is written first",
    "score.redo": "the sheet is written first",
    **dict.fromkeys(
        ("score.print", "score.pdf", "score.csv", "score.export", "score.import"), "a window of the system"
    ),
}
"""Entries by which nothing changes at once, and why that is right."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """Return a window without games and sheets."""
    context = make_context(settings={"sound": False})
    context.score_folder = tmp_path / "sheets"
    made = make_window(context)
    qtbot.addWidget(made)
    yield made
    made.close()


def opened() -> int:
    """Return how many windows are open, dialogs and menus among them."""
    return sum(one.isVisible() for one in QApplication.topLevelWidgets())


def seen(window: MainWindow) -> tuple[QImage, int]:
    """Return all that is seen."""
    return picture(window), opened()


def silent(window: MainWindow, come: Callable[[], None]) -> set[str]:
    """Choose every entry of the page's own menus; return those by which nothing was seen to change."""
    found, commands = set(), window.context.commands
    come()
    picture(window)
    own = [one.id for one in COMMANDS if one.in_menu and one.scope is not Scope.ANYWHERE]
    for one in [one for one in own if one not in LEADS_ON and commands.is_enabled(one)]:
        come()
        before = seen(window)
        if commands.trigger(one) and seen(window) == before:
            found.add(one)
        for dialog in window.findChildren(QDialog):
            dialog.close()
    return found


def test_in_learn(window: MainWindow) -> None:
    """*Turn the table* could be chosen where no table is seen."""
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    commands = window.context.commands
    for way in (DRILLS, READING, GUIDED, "course:fenghua"):
        assert silent(window, partial(page.open, way)) == set(), way
    above = next(iter(TABLES))
    book = next(name for name in COURSES if any(one.id == above for one in course(name).pages))
    assert silent(window, lambda: page.open_lesson(book, above)) == set()
    page.open_lesson(book, above)
    picture(window)
    assert commands.is_enabled("learn.turn-table"), "the table of this page is seen from above"
    page.show_start()
    picture(window)
    assert not commands.is_enabled("learn.turn-table")


def test_on_a_sheet(qtbot: QtBot, window: MainWindow) -> None:
    """What is done with a deal of the sheet could be chosen where there was none, and did nothing."""
    window.ways.show_score()
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    assert silent(window, page.show_start) == set()
    assert silent(window, page.show_saved) == set()
    page.begin(replace(SETUP, rules_id="pung-chow"))
    settle(qtbot, page.score)
    assert silent(window, page.show_people) == set()
    commands, model = window.context.commands, page.sheet.entry.model
    of_deals = ("score.correct", "score.insert", "score.remove")
    page.show_sheet()
    assert not any(map(commands.is_enabled, of_deals))
    assert {commands.missing(one) for one in of_deals} == {Flag.SHEET_DEALS}

    def come(*, won: bool, chosen: int) -> None:
        page.score.edit_next()
        page.show_sheet()
        if (model.entry.winner == 0) is not won:
            model.toggle_winner(0)
        model.choose(chosen)

    assert silent(window, lambda: come(won=False, chosen=0)) == set()
    assert silent(window, lambda: come(won=True, chosen=0)) == set(), "it is said why the winner gave nothing"
    enter_all(qtbot, page.score, EVENING[:1])
    assert all(map(commands.is_enabled, of_deals))
    assert silent(window, lambda: come(won=True, chosen=1)) == set()
