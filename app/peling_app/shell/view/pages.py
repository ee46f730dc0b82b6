"""Name the pages of the program, and say how each stands in the window."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

from peling_app.kit.commands import Scope
from peling_app.kit.words.messages import KEPT, OPENING, SAVING

GAME, SHEET = "game", "sheet"
"""What a message is about that is over when another one is open."""
FILE: Final = "file"
"""The same of a file that was named or dropped: it is over when any game or sheet is open."""
GAME_SAVED, SHEET_SAVED = "game saved", "sheet saved"
"""The same of a message that is over when the game or the sheet is saved."""


def about_what(
    message: str, opened: str = GAME, saved: str = GAME_SAVED, name: str = "", is_open: Path | None = None
) -> str:
    """Return what a message is about, by its id; empty: it stays until it is read.

    Args:
        message: the id.
        opened: what it is about if it says that something could not be opened.
        saved: the same, if it says that this could not be saved.
        name: of what file it speaks.
        is_open: the file that is open; of it the same words say that it could not be written.
    """
    if message in OPENING:
        return saved if is_open is not None and name == is_open.name else opened
    return saved if message in SAVING else KEPT.get(message, "")


class PageId(StrEnum):
    """The pages of the main window."""

    HOME = "home"
    SETUP = "setup"
    TABLE = "table"
    HELP = "help"
    BOOKS = "books"
    COMPARE = "compare"
    JUDGE = "judge"
    SCORE = "score"
    LEARN = "learn"
    REPLAY = "replay"
    REVIEW = "review"
    GAMES = "games"
    RECORDS = "records"
    HABITS = "habits"
    OWN_HANDS = "own-hands"


@dataclass(frozen=True, slots=True)
class Place:
    """How a page stands in the window.

    Attributes:
        scope: the commands that work on it.
        tab: the tab of the top bar that is marked; empty: none.
        has_bar: whether the top bar is above it.
        escapes: whether Escape leads back.
        returns: it is left for the page from which it was opened, though it is not looked at beside that.
        beside: it is looked at beside something else; going back leads to what was before all such pages.
        lists_games: it shows which games are saved.
        is_paper: it is of paper, and has larger text in a large window; a board is larger there by itself.
        opened_by: the command that leads to it; empty: there are several, or none.
        chapter: where the manual speaks of it; with nothing said, the first steps and the keys.
    """

    scope: Scope
    tab: str = ""
    has_bar: bool = True
    escapes: bool = False
    returns: bool = False
    beside: bool = False
    lists_games: bool = False
    is_paper: bool = True
    opened_by: str = ""
    chapter: str = "keys"


def _beside(
    scope: Scope, tab: str = "", *, opened_by: str = "", lists_games: bool = False, chapter: str = "keys"
) -> Place:
    return Place(
        scope,
        tab,
        escapes=True,
        beside=True,
        lists_games=lists_games,
        opened_by=opened_by,
        chapter=chapter,
    )


PLACES: Final = {
    PageId.HOME: Place(Scope.HOME, has_bar=False, lists_games=True, is_paper=False, opened_by="game.home"),
    PageId.SETUP: Place(
        Scope.SETUP,
        "play",
        escapes=True,
        returns=True,
        lists_games=True,
        opened_by="game.new",
        chapter="play/new",
    ),
    PageId.TABLE: Place(Scope.TABLE, "play", is_paper=False),
    PageId.HELP: _beside(Scope.ANYWHERE, opened_by="help.keys"),
    PageId.BOOKS: _beside(Scope.ANYWHERE, opened_by="help.books", chapter="books"),
    PageId.COMPARE: _beside(Scope.COMPARE, opened_by="books.compare", chapter="books"),
    PageId.JUDGE: _beside(Scope.JUDGE, opened_by="judge.hand", chapter="learn/judge"),
    PageId.LEARN: Place(Scope.LEARN, "learn", escapes=True, chapter="learn"),
    PageId.REPLAY: Place(Scope.REPLAY, "play", escapes=True, is_paper=False, chapter="play/after"),
    PageId.REVIEW: _beside(Scope.REVIEW, "play", chapter="play/after"),
    PageId.GAMES: _beside(
        Scope.GAMES, "play", opened_by="game.saved", lists_games=True, chapter="files/where"
    ),
    PageId.RECORDS: _beside(Scope.ANYWHERE, "play", opened_by="game.records", chapter="play/after"),
    PageId.HABITS: _beside(Scope.ANYWHERE, "play", opened_by="game.habits", chapter="play/after"),
    PageId.OWN_HANDS: _beside(Scope.OWN_HANDS, "play", chapter="play/after"),
    PageId.SCORE: Place(Scope.SCORE, "score", chapter="score"),
}


@dataclass(slots=True)
class Trail:
    """From which page each was opened, so that it is left for that one.

    Attributes:
        before: the page, not looked at beside others, to which going back leads in the end.
    """

    before: PageId = PageId.HOME
    _beside: list[PageId] = field(default_factory=list)
    _led: dict[PageId, PageId] = field(default_factory=dict)
    _left: dict[PageId, tuple[PageId, list[PageId]]] = field(default_factory=dict)

    def go(self, here: PageId, to: PageId, *, back: bool) -> None:
        """Note that the user goes from a page to another; `back`: to the one that had led him away."""
        if not PLACES[to].beside:
            led_from = self.before if PLACES[here].beside else here
            if led_from is not to:
                self._led[to] = led_from
            if PLACES[here].beside:
                # From the board of a replay, or from a drill, he comes back to the page as it was opened.
                self._left[here] = self.before, list(self._beside)
            self._beside.clear()
        elif back and to in self._left and not PLACES[here].beside:
            self.before, beside = self._left[to]
            self._beside = list(beside)
            return
        elif to in self._beside:
            del self._beside[self._beside.index(to) + 1 :]
        else:
            self._beside.append(to)
        if here is not to and not PLACES[here].beside:
            self.before = here

    def behind(self, here: PageId) -> PageId:
        """Return where going back leads from a page."""
        target = self.before if PLACES[here].beside else PageId.HOME
        if PLACES[here].returns:
            target = self._led.get(here, PageId.HOME)
        if len(self._beside) > 1:
            target = self._beside[-2]
        return target if target is not here else PageId.HOME

    def close(self, page_id: PageId) -> None:
        """Let nothing lead back to a page where there is nothing to see any more."""
        if self.before is page_id:
            self.before = PageId.HOME
        self._led = {to: here for to, here in self._led.items() if here is not page_id}
        for here, (before, beside) in self._left.items():
            if before is page_id:
                self._left[here] = PageId.HOME, beside
