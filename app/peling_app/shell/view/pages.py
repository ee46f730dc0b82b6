"""Name the pages of the program and where each is made; a page is imported when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Final

from PySide6.QtWidgets import QWidget

from peling_app.kit.commands import Scope
from peling_app.shell.model.context import AppContext

Factory = Callable[[AppContext], QWidget]


class PageId(StrEnum):
    """The pages of the main window."""

    HOME = "home"
    SETUP = "setup"
    TABLE = "table"
    HELP = "help"
    BOOKS = "books"
    COMPARE = "compare"
    SCORE = "score"
    LEARN = "learn"
    REPLAY = "replay"
    GAMES = "games"


@dataclass(frozen=True, slots=True)
class Page:
    """Where a page comes from and how it stands in the window.

    Attributes:
        module, factory: the module and the callable in it that makes the page from the `AppContext`.
        scope: the commands that work on it.
        tab: the tab of the top bar that is marked; empty: none.
        has_bar: whether the top bar is above it.
    """

    module: str
    factory: str
    scope: Scope
    tab: str = ""
    has_bar: bool = True


PAGES: Final = {
    PageId.HOME: Page("peling_app.shell.view.home", "HomePage", Scope.HOME, has_bar=False),
    PageId.SETUP: Page("peling_app.play.view.setup_page", "SetupPage", Scope.SETUP, "play"),
    PageId.TABLE: Page("peling_app.play.view.play_page", "PlayPage", Scope.TABLE, "play"),
    PageId.HELP: Page("peling_app.shell.view.help_page", "HelpPage", Scope.ANYWHERE),
    PageId.BOOKS: Page("peling_app.books.view.books_page", "BooksPage", Scope.ANYWHERE),
    PageId.COMPARE: Page("peling_app.compare.view.page", "ComparePage", Scope.COMPARE),
    PageId.LEARN: Page("peling_app.learn.view.learn_page", "LearnPage", Scope.LEARN, "learn"),
    PageId.REPLAY: Page("peling_app.play.replay.view.page", "ReplayPage", Scope.REPLAY, "play"),
    PageId.GAMES: Page("peling_app.play.view.games_page", "GamesPage", Scope.GAMES, "play"),
    PageId.SCORE: Page("peling_app.score.view.page", "ScorePage", Scope.SCORE, "score"),
}


def make_page(page_id: PageId, context: AppContext) -> QWidget:
    """Make a page, importing its module now."""
    page = PAGES[page_id]
    factory: Factory = getattr(import_module(page.module), page.factory)
    return factory(context)
