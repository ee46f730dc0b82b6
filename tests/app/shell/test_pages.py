"""The window knows its pages by what every page can answer, and a page knows nothing of the window."""

import ast
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox

import peling_app
from peling_app.kit.view.page import Page
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.makers import WITH_TABLE
from peling_app.shell.view.pages import PLACES, PageId
from tests.end2end.stage import make_context, make_window

APP = Path(peling_app.__file__).parent
DOORS = ("books", "compare", "learn", "play", "score")


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports, wherever in it."""
    return {
        str(node.module)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
    }


def test_the_window_knows_no_feature() -> None:
    known = imported(APP / "shell" / "view" / "main_window.py")
    assert [name for name in known if name.split(".")[1:2] and name.split(".")[1] in DOORS] == []


@pytest.mark.cases_by_day(2)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("page_id", [PageId.HOME, PageId.SETUP, PageId.HELP, PageId.BOOKS, PageId.GAMES])
def test_a_page_says_its_name_and_is_one(page_id: PageId) -> None:
    window = make_window(make_context())
    page = window.page(page_id)
    window.show_page(page_id)
    assert isinstance(page, Page)
    assert bool(page.titles) is PLACES[page_id].has_bar
    assert window.windowTitle() == (f"{page.titles[0]} — Pe-Ling" if page.titles else "Pe-Ling")
    window.close()


def test_every_page_has_a_place() -> None:
    assert set(PLACES) == set(PageId)


def test_what_is_read_ahead_of_the_table_is_there() -> None:
    """A module that has another name now would be missed while somebody chooses whom to play with."""
    assert [name for name in WITH_TABLE if find_spec(name) is None] == []


WITH_LISTS = (PageId.SETUP, PageId.JUDGE, PageId.COMPARE, PageId.SCORE, PageId.LEARN)
"""Pages with lists to choose from, or with parts that have some, which need no game."""


def lists_of(window: MainWindow) -> list[list[str]]:
    """Return what can be chosen in every list of these pages; each is shown before, for it is worded then."""
    found: list[QComboBox] = []
    for page_id in WITH_LISTS:
        window.show_page(page_id)
        page = window.page(page_id)
        if isinstance(page, LearnPage):
            page.open("drills")
        QApplication.processEvents()
        found += page.findChildren(QComboBox)
    return [[one.itemText(row) for row in range(one.count())] for one in found]


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
def test_every_list_speaks_the_language_that_was_chosen_last(tmp_path: Path) -> None:
    """The list of drills kept the language in which it was made."""
    context = make_context()
    context.score_folder = tmp_path
    window = make_window(context)
    before = lists_of(window)
    try:
        context.preferences.update(language=Language.GERMAN)
        after = lists_of(window)
        window.close()
        anew = make_window(context)
        assert after == lists_of(anew)
        assert sum(one != other for one, other in zip(before, after, strict=True)) > len(after) / 2
        anew.close()
    finally:
        context.preferences.update(language=Language.ENGLISH)
