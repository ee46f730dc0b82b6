"""Carry the user between the pages: a page announces where it leads, and knows no other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from peling_app.kit.commands import Flag
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.page import Page
from peling_app.play.setup import NewGame
from peling_app.play.words.games import called
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.pages import FILE, GAME, GAME_SAVED, PLACES, PageId, Trail

if TYPE_CHECKING:
    from peling.core.scoring import HandRecord
    from peling.rules.draft import HandDraft
    from peling.rules.ruleset import OptionValue
    from peling_app.books.view.house_rules import HouseRulesDialog
    from peling_app.play.habits.model.page import Habit

SLICE: Final = 0.04
"""Seconds for which files of games are looked into before the window does something else."""
COUNT_DEALS: Final = frozenset({PageId.SETUP, PageId.GAMES})
"""Pages from where one sees how often one has played with whom: games that were put away count, too."""

PageT = TypeVar("PageT", bound=Page)


class Window(Protocol):
    """What the ways need of the window.

    Attributes:
        trail: knows where going back leads.
    """

    trail: Trail

    @property
    def current(self) -> PageId:
        """Return the page in front."""

    def page(self, page_id: PageId) -> Page:
        """Return a page, made now if it was never shown."""

    def show_page(self, page_id: PageId, *, back: bool = False) -> None:
        """Bring a page to the front; `back`: as it was left."""

    def go_back(self) -> None:
        """Leave the page in front for the one before."""

    def tell(self, message: str, name: str = "") -> None:
        """Tell the user what went wrong, by the id of a message."""

    def tell_words(self, words: Callable[[], str], about: str = "") -> None:
        """Tell the user what went wrong; `words` is asked in every language, `about` is for `withdraw`."""

    def theme_over(self) -> Theme:
        """Return a theme for what opens over the window; it is to be given to that as a child."""

    def withdraw(self, about: str) -> None:
        """Take back a message about something that is over."""


class Ways(QObject):
    """The ways between the pages, and to the games that are saved."""

    def __init__(self, window: Window, context: AppContext, parent: QWidget) -> None:
        """Lead in a window; the commands that open pages and games are carried out here."""
        super().__init__(parent)
        self._window = window
        self._context = context
        self._parent = parent
        self._waits = False
        self._behind_replay = self._behind_learn = PageId.TABLE
        self._helped_on: PageId | None = None
        self._more_games = QTimer(self)
        self._more_games.setSingleShot(True)
        self._more_games.timeout.connect(self.find_games)
        to = self.to
        context.commands.handle(
            {
                "game.new": to(PageId.SETUP),
                "game.continue": self._continue_last,
                "game.saved": to(PageId.GAMES),
                "game.records": to(PageId.RECORDS),
                "game.habits": to(PageId.HABITS),
                "game.house-rules": self.show_house_rules,
                "game.as-sheet": self.open_game_as_sheet,
                "game.home": to(PageId.HOME),
                "help.keys": self.show_help,
                "help.books": to(PageId.BOOKS),
                "books.compare": to(PageId.COMPARE),
                "judge.hand": to(PageId.JUDGE),
            }
        )
        context.games.changed.connect(self._note_game)
        session = context.session
        if session is not None:
            session.opened.connect(self._begin_coaching)
            session.opened.connect(to(PageId.TABLE))
            for over in (session.opened, session.failed):
                over.connect(self.end_waiting)
            for about in (GAME, FILE):
                session.opened.connect(partial(window.withdraw, about))
            session.saved.connect(partial(window.withdraw, GAME_SAVED))
            session.failed.connect(window.tell)
            session.failed.connect(self.find_games)
            for other in (session.changed, session.coach.changed):
                other.connect(self._note_game)
            session.changed.connect(self._close_table)
        self._note_game()

    def to(self, page_id: PageId) -> Callable[[], None]:
        """Return a function that shows a page."""
        return partial(self._window.show_page, page_id)

    def _bring(self, page_id: PageId, kind: type[PageT]) -> PageT:
        """Bring a page to the front and return it as what it is."""
        self._window.show_page(page_id)
        page = self._window.page(page_id)
        assert isinstance(page, kind)  # noqa: S101 - the page of this id is of this class
        return page

    # From page to page

    def open_tab(self, tab: str) -> None:
        """Follow a tab of the bar; the one that is marked leads back to the beginning of its page."""
        if tab == "play":
            session = self._context.session
            is_open = session is not None and session.view is not None
            self._window.show_page(PageId.TABLE if is_open else PageId.SETUP)
        elif tab == "score":
            self.show_score()
        elif tab == "learn":
            if self._window.current is PageId.LEARN:
                self._window.page(PageId.LEARN).begin_again()
            self._window.show_page(PageId.LEARN)

    def show_score(self) -> None:
        """Show the score sheets."""
        if self._context.score is not None:
            self._window.show_page(PageId.SCORE)

    def show_help(self) -> None:
        """Open the manual where it speaks of the page in front; asked again there, as it was left."""
        from peling_app.shell.view.help_page import HelpPage  # noqa: PLC0415 - when first asked for

        asked_on = self._window.current
        page = self._bring(PageId.HELP, HelpPage)
        if asked_on not in {PageId.HELP, self._helped_on}:
            self._helped_on = asked_on
            page.open(PLACES[asked_on].chapter)

    def practise(self, book: str, kind: str) -> None:
        """Open the drills of a kind by a book; the way back leads to the page in front."""
        from peling_app.learn.view.learn_page import LearnPage  # noqa: PLC0415 - when first asked for
        from peling_app.learn.view.way_back import Origin  # noqa: PLC0415 - as above

        self._behind_learn = self._window.current
        origins = {PageId.REVIEW: Origin.REVIEW, PageId.RECORDS: Origin.RECORDS}
        origin = origins.get(self._behind_learn, Origin.GAME)
        self._bring(PageId.LEARN, LearnPage).practise(book, kind, origin)

    def show_lesson(self, book: str, page_id: str) -> None:
        """Open a page of a book's course; the way back leads to the page in front."""
        from peling_app.learn.view.learn_page import LearnPage  # noqa: PLC0415 - when first asked for

        self._behind_learn = self._window.current
        self._bring(PageId.LEARN, LearnPage).open_lesson(book, page_id)

    def leave_learn(self) -> None:
        """Go back to where the drills or the lesson were asked for, to the game if it is open still."""
        if PLACES[self._behind_learn].beside:
            self._window.show_page(self._behind_learn, back=True)
        else:
            self.open_tab("play")

    def show_replay(
        self, path: Path | None = None, event: int | None = None, at: tuple[int, int] | None = None
    ) -> None:
        """Show the deals of a saved game that are over, or of the open one.

        It begins at the moment of an event of the last deal, or `at` a moment of the deal with a number.
        """
        from peling_app.play.replay.view.page import ReplayPage  # noqa: PLC0415 - when first asked for

        if self._window.current is not PageId.REPLAY:
            self._behind_replay = self._window.current
        page = self._bring(PageId.REPLAY, ReplayPage)
        page.strip.lead_back(to_game=self._behind_replay is PageId.TABLE)
        page.open(path, event, at)

    def show_review(self, path: Path | None = None, number: int | None = None) -> None:
        """Show the review of the deal with a number, else of the last, of a saved game or of the open one."""
        from peling_app.play.review.view.page import ReviewView  # noqa: PLC0415 - when first asked for

        self._bring(PageId.REVIEW, ReviewView).open(path, number)

    def show_habits(self, book: str) -> None:
        """Show what decisions cost over many games by the book of this id."""
        from peling_app.play.habits.view.page import HabitsPage  # noqa: PLC0415 - when first asked for

        self._bring(PageId.HABITS, HabitsPage).model.look_at(book)

    def practise_own(self, habit: Habit) -> None:
        """Practise a habit with own hands."""
        from peling_app.play.habits.view.drill import OwnHandsPage  # noqa: PLC0415 - when first asked for

        self._bring(PageId.OWN_HANDS, OwnHandsPage).start(habit)

    def show_steps(self, path: Path, number: int, moment: int) -> None:
        """Show a deal of a saved game step by step, at one of its moments."""
        self.show_replay(path, at=(number, moment))

    def leave_replay(self) -> None:
        """Go back to where the replay was opened."""
        self._window.show_page(self._behind_replay, back=True)

    def open_game_as_sheet(self) -> None:
        """Open the finished deals of the game as a score sheet; the game itself stays as it is."""
        session, score = self._context.session, self._context.score
        if session is not None and session.state is not None and score is not None:
            self.show_score()
            (user, *others) = session.state.setup.players
            names = (
                called(player.name, place, player.character) for place, player in enumerate(others, start=1)
            )
            score.adopt_game(session.state, "", (user.name or self.tr("Player"), *names))

    def show_house_rules(self, book: str = "") -> HouseRulesDialog:
        """Open the house rules of a book over the window, for a score sheet more of them.

        Without a book those of the chosen one.
        """
        from peling_app.books.view.house_rules import AT_TABLE, SHOWN, HouseRulesDialog  # noqa: PLC0415 - as above

        rules = self._context.rules
        scopes = AT_TABLE if self._window.current is PageId.SCORE else SHOWN
        theme = self._window.theme_over()
        dialog = HouseRulesDialog(theme, rules, rules.printed(book), self._parent, scopes)
        theme.setParent(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def open_rule(self, rule_id: str) -> None:
        """Open the rule book at a rule."""
        from peling_app.books.view.books_page import BooksPage  # noqa: PLC0415 - when first asked for

        self._bring(PageId.BOOKS, BooksPage).open_rule(rule_id)

    def compare(self, record: HandRecord, book: str = "") -> None:
        """Compare what the books say of a hand; in full what its own does, of this id."""
        from peling_app.compare.view.page import ComparePage  # noqa: PLC0415 - when first asked for

        self._bring(PageId.COMPARE, ComparePage).show_hand(record, book)

    def judge(
        self, draft: HandDraft, book: str = "", options: Mapping[str, OptionValue] | None = None
    ) -> None:
        """Judge a hand that was laid elsewhere; without a book by the one that is chosen."""
        from peling_app.judge.view.page import JudgePage  # noqa: PLC0415 - when first asked for

        page = self._bring(PageId.JUDGE, JudgePage)
        page.model.lay_hand(draft, book or self._context.rules.book, options)

    # Games

    def start_game(self, setup: NewGame) -> None:
        """Begin a game; the table is shown when the game is on the disk."""
        if self._context.session is not None:
            self._await_table()
            self._context.session.new(setup)

    def _await_table(self) -> None:
        """Show that the program is busy until the game is open, on the button that was pressed too."""
        if not self._waits:
            self._waits = True
            QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)

    def end_waiting(self) -> None:
        """Show it no longer: the game is open, or cannot be, or the window is closed before it is."""
        if self._waits:
            self._waits = False
            QApplication.restoreOverrideCursor()

    def continue_game(self, path: Path) -> None:
        """Go on with a saved game; the table is shown when it is open, at once if it is open already."""
        session = self._context.session
        if session is not None:
            self._await_table()
            session.open(path)
            if session.view is not None:
                self._window.show_page(PageId.TABLE)
                # Going on is not coming back: Enter is not to do what Tab had led to on the board.
                self._window.page(PageId.TABLE).find_work()

    def _continue_last(self) -> None:
        """Go on with the game played last, which may have been begun after the list was made."""
        self.find_games()
        for game in self._context.games.unfinished[:1]:
            self.continue_game(game.path)

    def find_games(self) -> None:
        """Show which games are saved; after a failure one of them may be known as unreadable.

        A folder of many games is looked through a slice at a time, so that the window stays alive. Those put
        away take what is left of a slice, and nothing where their deals are not counted.
        """
        session, listed = self._context.session, self._context.games
        if session is not None:
            until = monotonic() + SLICE
            games, away = session.saved_games(SLICE), listed.away
            is_all = session.knows_all_games
            if self._window.current in COUNT_DEALS:
                away = tuple(session.games_put_away(max(0.0, until - monotonic())))
                is_all = is_all and session.knows_all_put_away
            listed.show(games, session.unreadable, away)
            if not is_all:
                self._more_games.start()

    def _begin_coaching(self) -> None:
        """Let every deal of the game be reviewed when it is over."""
        self._context.begin_coaching()

    def _note_game(self) -> None:
        """Say whether a game is open and its hand may be counted, and whether one can be gone on with."""
        session = self._context.session
        is_open = session is not None and session.view is not None
        runs = is_open and session is not None and session.last_result is None
        self._context.commands.set_flags(
            {
                Flag.GAME_OPEN: is_open,
                Flag.DEAL_RUNS: runs,
                Flag.HAND_OF_GAME: session is not None and session.may_count_hand,
                Flag.SAVED_GAME: self._can_continue(),
            }
        )
        self.note_front()

    def _close_table(self) -> None:
        """Let nothing lead back to the table of a game that is no longer open."""
        session = self._context.session
        if session is None or session.view is None:
            self._window.trail.close(PageId.TABLE)

    def note_front(self) -> None:
        """Let no command be given that leads to what is in front already."""
        here = self._window.current
        led = {place.opened_by: page is here for page, place in PLACES.items() if place.opened_by}
        led["game.continue"] = here is PageId.TABLE and self._is_last
        self._context.commands.set_in_front(led)

    @property
    def _is_last(self) -> bool:
        """Return whether the open game is the one that would be continued; one just begun is in no list."""
        session, listed = self._context.session, self._context.games.unfinished
        if session is None or session.state is None or session.state.is_over:
            return False
        paths = [game.path for game in listed]
        return session.path not in paths or session.path == paths[0]

    def _can_continue(self) -> bool:
        """Return whether a game can be continued; how the open one stands the list may not know yet."""
        session, listed = self._context.session, self._context.games.unfinished
        if session is None or session.state is None:
            return bool(listed)
        return not session.state.is_over or any(game.path != session.path for game in listed)
