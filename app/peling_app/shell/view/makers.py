"""Make the pages: each gets what it uses, and what it announces leads where it should.

Every page is imported when it is first shown, so that the start page is there at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QTimer

from peling_app.kit.model.services import Services
from peling_app.kit.view.page import Page
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.home import HomePage
from peling_app.shell.view.pages import FILE, SHEET, SHEET_SAVED, PageId, about_what
from peling_app.shell.view.ways import Ways, Window

WITH_TABLE: Final = (
    "peling_app.play.table.model.table",
    "peling_app.play.settle.model.teaching",
    "peling_app.play.tutor.view.side",
    "peling_app.play.view.play_page",
    "peling_app.learn.session",
)
"""What the table is made with: half of the time until it is there goes by while this is read."""
UNTIL_SEEN: Final = 300
"""Milliseconds for a page to be seen before anything is read ahead, and between one thing and the next."""


def read_ahead(page: Page, modules: tuple[str, ...]) -> None:
    """Read modules that are soon wanted, one after the other, while a page is looked at."""

    def read(rest: tuple[str, ...]) -> None:
        if rest:
            import_module(rest[0])
            QTimer.singleShot(UNTIL_SEEN, page, partial(read, rest[1:]))

    QTimer.singleShot(UNTIL_SEEN, page, partial(read, modules))


class Makers:
    """Make the pages of the window."""

    def __init__(self, ways: Ways, window: Window, context: AppContext) -> None:
        """Lead from the pages by these ways."""
        self._ways = ways
        self._window = window
        self._context = context
        self._hears_learn = False
        self._makers: dict[PageId, Callable[[Services], Page]] = {
            PageId.HOME: self._make_home,
            PageId.SETUP: self._make_setup,
            PageId.TABLE: self._make_table,
            PageId.HELP: self._make_help,
            PageId.BOOKS: self._make_books,
            PageId.COMPARE: self._make_compare,
            PageId.JUDGE: self._make_judge,
            PageId.SCORE: self._make_score,
            PageId.LEARN: self._make_learn,
            PageId.REPLAY: self._make_replay,
            PageId.REVIEW: self._make_review,
            PageId.GAMES: self._make_games,
            PageId.RECORDS: self._make_records,
            PageId.HABITS: self._make_habits,
            PageId.OWN_HANDS: self._make_own_hands,
        }

    def make(self, page_id: PageId, services: Services) -> Page:
        """Make a page with what it uses, and follow what it announces."""
        return self._makers[page_id](services)

    def _make_home(self, services: Services) -> Page:
        page = HomePage(services, self._context.rules, self._context.games)
        page.play_asked.connect(self._ways.to(PageId.SETUP))
        page.continue_asked.connect(self._ways.continue_game)
        page.games_asked.connect(self._ways.to(PageId.GAMES))
        page.replay_asked.connect(self._ways.show_replay)
        page.house_rules_asked.connect(self._ways.show_house_rules)
        page.score_asked.connect(self._ways.show_score)
        page.learn_asked.connect(self._ways.to(PageId.LEARN))
        return page

    def _make_setup(self, services: Services) -> Page:
        from peling_app.play.view.setup_page import SetupPage  # noqa: PLC0415 - when first shown

        page = SetupPage(services, self._context.rules, self._context.games)
        if self._context.session is not None:
            page.start_asked.connect(page.await_table)
            self._context.session.failed.connect(page.end_waiting)
            read_ahead(page, WITH_TABLE)
        page.start_asked.connect(self._ways.start_game)
        page.back_asked.connect(self._window.go_back)
        page.house_rules_asked.connect(self._ways.show_house_rules)
        return page

    def _make_table(self, services: Services) -> Page:
        from peling_app.play.view.play_page import PlayPage  # noqa: PLC0415 - when first shown

        context, session = self._context, self._context.session
        assert session is not None, "the table is shown where games are played"  # noqa: S101 - for the type checker
        page = PlayPage(services, session, lambda: context.learn, context.sounds)
        page.compareWished.connect(lambda record: self._ways.compare(record, session.rules.id))
        page.replayWished.connect(self._ways.show_replay)
        page.reviewWished.connect(self._ways.show_review)
        page.momentWished.connect(partial(self._ways.show_replay, None))
        page.ruleAsked.connect(self._ways.open_rule)
        page.practiseWished.connect(self._ways.practise)
        page.lessonWished.connect(self._ways.show_lesson)
        page.homeWished.connect(self._ways.to(PageId.HOME))
        page.anotherWished.connect(self._ways.to(PageId.SETUP))
        page.againWished.connect(self._ways.start_game)
        page.recordsWished.connect(self._ways.to(PageId.RECORDS))
        self._hear_learn()
        return page

    def _make_replay(self, services: Services) -> Page:
        from peling_app.play.replay.view.page import ReplayPage  # noqa: PLC0415 - when first shown

        session = self._context.session
        assert session is not None, "a replay is shown where games are played"  # noqa: S101 - for the type checker
        page = ReplayPage(services, session, self._context.reviews)
        page.back_asked.connect(self._ways.leave_replay)
        page.model.failed.connect(self._window.tell)
        page.model.saved.connect(self._window.withdraw)
        page.rule_asked.connect(self._ways.open_rule)
        return page

    def _make_review(self, services: Services) -> Page:
        from peling_app.play.review.view.page import ReviewView  # noqa: PLC0415 - when first shown

        session = self._context.session
        assert session is not None, "a review is shown where games are played"  # noqa: S101 - for the type checker
        page = ReviewView(services, session, self._context.reviews)
        page.back_asked.connect(self._window.go_back)
        page.model.failed.connect(self._window.tell)
        page.practise_asked.connect(self._ways.practise)
        page.steps_asked.connect(self._ways.show_steps)
        page.habits_asked.connect(self._ways.show_habits)
        return page

    def _make_games(self, services: Services) -> Page:
        from peling_app.play.view.games_page import GamesPage  # noqa: PLC0415 - when first shown

        page = GamesPage(services, self._context.games, self._context.session)
        page.back_asked.connect(self._window.go_back)
        page.continue_asked.connect(self._ways.continue_game)
        page.replay_asked.connect(self._ways.show_replay)
        page.review_asked.connect(self._ways.show_review)
        page.moved.connect(self._ways.find_games)
        page.records_asked.connect(self._ways.to(PageId.RECORDS))
        return page

    def _make_records(self, services: Services) -> Page:
        from peling_app.play.records.view.page import RecordsPage  # noqa: PLC0415 - when first shown

        records = self._context.records
        page = RecordsPage(services, records)
        page.back_asked.connect(self._window.go_back)
        page.rule_asked.connect(self._ways.open_rule)
        page.practise_asked.connect(self._ways.practise)
        page.habits_asked.connect(self._ways.to(PageId.HABITS))
        records.failed.connect(self._window.tell)
        return page

    def _make_habits(self, services: Services) -> Page:
        from peling_app.play.habits.view.page import HabitsPage  # noqa: PLC0415 - when first shown

        habits = self._context.habits
        page = HabitsPage(services, habits, self._context.catch_up)
        page.back_asked.connect(self._window.go_back)
        page.practise_asked.connect(self._ways.practise_own)
        habits.failed.connect(self._window.tell)
        return page

    def _make_own_hands(self, services: Services) -> Page:
        from peling_app.play.habits.view.drill import OwnHandsPage  # noqa: PLC0415 - when first shown

        session = self._context.session
        assert session is not None, "own hands are asked where games are played"  # noqa: S101 - for the type checker
        page = OwnHandsPage(services, session, self._context.reviews)
        page.back_asked.connect(self._window.go_back)
        page.review_asked.connect(self._ways.show_review)
        return page

    def _make_learn(self, services: Services) -> Page:
        from peling_app.learn.view.learn_page import LearnPage  # noqa: PLC0415 - when first shown

        context = self._context
        page = LearnPage(services, context.learn, context.rules, context.habits)
        page.own_hand_asked.connect(self._ways.practise_own)
        page.habits_asked.connect(self._ways.show_habits)
        page.back_asked.connect(self._ways.leave_learn)
        page.rule_asked.connect(self._ways.open_rule)
        page.play_asked.connect(self._ways.to(PageId.SETUP))
        page.judge_asked.connect(self._ways.to(PageId.JUDGE))
        self._hear_learn()
        return page

    def _make_score(self, services: Services) -> Page:
        from peling_app.score.view.page import ScorePage  # noqa: PLC0415 - when first shown

        score, people = self._context.score, self._context.people
        assert score is not None, "sheets are shown where score is kept"  # noqa: S101 - for the type checker
        assert people is not None, "people are known where score is kept"  # noqa: S101 - for the type checker
        page = ScorePage(services, score, people, self._context.rules)
        page.back_asked.connect(self._ways.to(PageId.HOME))
        page.house_rules_asked.connect(self._ways.show_house_rules)
        page.compare_asked.connect(lambda record: self._ways.compare(record, score.rules.id))
        page.judge_asked.connect(self._ways.judge)
        score.failed.connect(self._tell_score)
        people.saved.connect(self._window.withdraw)
        for about in (SHEET, FILE):
            score.opened.connect(partial(self._window.withdraw, about))
        score.changed.connect(partial(self._window.withdraw, SHEET_SAVED))
        return page

    def _make_books(self, services: Services) -> Page:
        from peling_app.books.view.books_page import BooksPage  # noqa: PLC0415 - when first shown

        page = BooksPage(services, self._context.rules)
        page.back_asked.connect(self._window.go_back)
        page.compare_asked.connect(self._ways.to(PageId.COMPARE))
        return page

    def _make_compare(self, services: Services) -> Page:
        from peling_app.compare.view.page import ComparePage  # noqa: PLC0415 - when first shown

        page = ComparePage(services, self._context.session)
        page.back_asked.connect(self._window.go_back)
        page.judge_asked.connect(self._ways.judge)
        return page

    def _make_judge(self, services: Services) -> Page:
        from peling_app.judge.view.page import JudgePage  # noqa: PLC0415 - when first shown

        judge = self._context.judge
        page = JudgePage(services, judge)
        page.back_asked.connect(self._window.go_back)
        page.house_rules_asked.connect(self._ways.show_house_rules)
        judge.failed.connect(self._window.tell)
        judge.saved.connect(self._window.withdraw)
        if judge.loaded is not None:
            judge.loaded.tell(self._window.tell)
        return page

    def _make_help(self, services: Services) -> Page:
        from peling_app.shell.view.help_page import HelpPage  # noqa: PLC0415 - when first shown

        page = HelpPage(services)
        page.back_asked.connect(self._window.go_back)
        return page

    def _hear_learn(self) -> None:
        """Tell what goes wrong with what is learnt, for lessons and play, once."""
        if not self._hears_learn:
            self._hears_learn = True
            self._context.learn.failed.connect(self._window.tell)
            self._context.learn.saved.connect(self._window.withdraw)

    def _tell_score(self, message: str, name: str = "") -> None:
        """Tell what went wrong with a score sheet."""
        from peling_app.score.words.sheet import trouble  # noqa: PLC0415 - when first asked for

        score = self._context.score
        is_open = None if score is None else score.path
        about = about_what(message, SHEET, SHEET_SAVED, name, is_open)
        self._window.tell_words(partial(trouble, message, name), about)
