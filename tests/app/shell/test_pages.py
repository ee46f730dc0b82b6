"""The window knows its pages by what every page can answer, and a page knows nothing of the window."""

import ast
from importlib.util import find_spec
from pathlib import Path

import pytest

import peling_app
from peling_app.kit.view.page import Page
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
