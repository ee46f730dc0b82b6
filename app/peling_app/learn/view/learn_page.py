"""Learn: its start, a course, the drills, the guided deal, one in front of the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from peling_app.books.model.chosen import ChosenRules
from peling_app.kit.command import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.fade import fade_from
from peling_app.kit.view.focus_keeper import PageStack, come_back
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import Page
from peling_app.kit.view.style import worn
from peling_app.learn.model.drills import DrillModel
from peling_app.learn.model.guided import GuidedModel
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.mistakes import MistakesModel
from peling_app.learn.model.reading import ReadingModel
from peling_app.learn.model.start import (
    DRILLS,
    DUE,
    GUIDED,
    JUDGE,
    READING,
    LearnStart,
    course_of,
    examples_of,
)
from peling_app.learn.session import LearnSession
from peling_app.learn.view.answers.sketch import COMING, Sketch
from peling_app.learn.view.course_page import CoursePage
from peling_app.learn.view.drill_page import DrillPage
from peling_app.learn.view.guided_page import GuidedPage
from peling_app.learn.view.reading_page import ReadingPage
from peling_app.learn.view.start import LearnStartPage
from peling_app.learn.view.way_back import Origin
from peling_app.learn.words import learn as words
from peling_app.play.habits.store import HabitsStore

PartT = TypeVar("PartT", CoursePage, DrillPage, GuidedPage, ReadingPage)


class LearnPage(Page):
    """Everything behind the door Learn.

    Signals:
        rule_asked: open the rule book at this rule.
        play_asked: begin a game.
        judge_asked: judge a hand of one's own.
        back_asked: go back to the page that asked for drills or a lesson.
        own_hand_asked: try an own hand again: a `Habit` with one hand.
        habits_asked: show what decisions cost in all games by a book; its id.
    """

    rule_asked = Signal(str)
    play_asked = Signal()
    judge_asked = Signal()
    back_asked = Signal()
    own_hand_asked = Signal(object)
    habits_asked = Signal(str)

    has_parts = True

    def __init__(
        self,
        services: Services,
        learn: LearnSession,
        rules: ChosenRules,
        habits: HabitsStore,
        parent: QWidget | None = None,
    ) -> None:
        """Show the start; other pages are made when they are first wanted. Drills go by the chosen rules."""
        super().__init__(parent)
        self.services = services
        self.learn = learn
        self.rules = rules
        self.start_model = LearnStart(learn, rules, self)
        mistakes = MistakesModel(habits, self)
        self.start = worn(services, lambda its: LearnStartPage(its.theme, self.start_model, mistakes))
        self._course: CoursePage | None = None
        self._drills: DrillPage | None = None
        self._guided: GuidedPage | None = None
        self._reading: ReadingPage | None = None
        self._origin = Origin.START
        self._from_lesson = False
        self._stack = PageStack()
        self._stack.addWidget(self.start)
        fill(QVBoxLayout(self), self._stack, margins=(0, 0, 0, 0))
        self.start.chosen.connect(self.open)
        self.start.mistakes.tried.connect(self.own_hand_asked)
        self.start.mistakes.all_asked.connect(self.habits_asked)
        services.commands.handle(
            {
                "learn.next-page": partial(self._turn, on=True),
                "learn.page-before": partial(self._turn, on=False),
                "learn.turn-table": self._turn_table,
            }
        )
        # Tables are hidden as well while the page goes: it has to be there still when it hears of it.
        COMING.changed.connect(self._set_flags, Qt.ConnectionType.QueuedConnection)
        self._set_flags()
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the words for the middle of the top bar."""
        shown = self._stack.currentWidget()
        if isinstance(shown, CoursePage | DrillPage | GuidedPage):
            return shown.title
        if isinstance(shown, ReadingPage):
            return shown.titles
        return (words.learn_title(),)

    @property
    def course(self) -> CoursePage:
        """Return the page of courses, made now if it was never shown."""
        if self._course is None:
            model = CourseModel(self.learn, self)
            self._course = self._added(lambda its: CoursePage(its, model))
            self._course.rule_asked.connect(self.rule_asked)
            self._course.practice_asked.connect(self._practise_page)
        return self._course

    @property
    def drills(self) -> DrillPage:
        """Return the page of drills, made now if it was never shown."""
        if self._drills is None:
            model = DrillModel(self.learn, lambda: self.rules.book, self)
            model.follow_book()
            model.finished.connect(self._leave)
            model.returned.connect(self._leave)
            self._drills = self._added(lambda its: DrillPage(its, model))
        return self._drills

    @property
    def guided(self) -> GuidedPage:
        """Return the page of the guided deal, made now if it was never shown."""
        if self._guided is None:
            model = GuidedModel(self.learn, self)
            self._guided = self._added(lambda its: GuidedPage(its, model))
            self._guided.play_asked.connect(self.play_asked)
            self._guided.rule_asked.connect(self.rule_asked)
        return self._guided

    @property
    def reading(self) -> ReadingPage:
        """Return the page on which tiles are read, made now if it was never shown."""
        if self._reading is None:
            model = ReadingModel(self.learn, self)
            self._reading = self._added(lambda its: ReadingPage(its.theme, model))
            self._reading.questions_asked.connect(self._ask_what_is_due)
        return self._reading

    def _added(self, make: Callable[[Services], PartT]) -> PartT:
        """Make a page that has a look of its own, and follow it."""
        page = worn(self.services, make)
        page.back_asked.connect(self._leave)
        page.title_changed.connect(self.titleChanged)
        self._stack.addWidget(page)
        return page

    def showEvent(self, event: QShowEvent) -> None:
        """Let the time of practice run."""
        super().showEvent(event)
        self.learn.attend(on=True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop it: what is done on other pages is no practice."""
        super().hideEvent(event)
        self.learn.attend(on=False)

    def open(self, way: str) -> None:
        """Open a way to learn by its id."""
        self._come(Origin.START)
        if (book := course_of(way)) is not None:
            self.course.model.open(book)
            self.bring(self.course)
        elif (book := examples_of(way)) is not None:
            self.drills.model.open_examples(book)
            self.bring(self.drills)
        elif way == DRILLS:
            self.drills.model.follow_book()
            self.bring(self.drills)
        elif way == JUDGE:
            self.judge_asked.emit()
        elif way == READING:
            self.reading.model.begin()
            self.bring(self.reading)
        elif way == DUE:
            self._begin_today()
        elif way == GUIDED:
            self.guided.model.begin(self.start_model.taught_book)
            self.guided.title_changed.emit()
            self.bring(self.guided)

    def _begin_today(self) -> None:
        """Ask what is due: first the tiles, then the questions."""
        today = self.start_model.today
        if today.reads_tiles:
            self.reading.model.begin(leads_on=today.asks_questions)
            self.bring(self.reading)
        else:
            self._ask_what_is_due()

    def _ask_what_is_due(self) -> None:
        self.drills.model.open_due(self.rules.book)
        self.bring(self.drills)

    def practise(self, book: str, kind: str, origin: Origin = Origin.GAME) -> None:
        """Open the drills of a kind by a book: the way back leads to the origin."""
        self.drills.model.practise(book, kind)
        self._come(origin)
        self.bring(self.drills)

    def open_lesson(self, book: str, page: str) -> None:
        """Open a page of a book's course from a game; the way back leads there."""
        self.course.model.open(book)
        self.course.model.open_page(page)
        self._come(Origin.GAME)
        self.bring(self.course)

    def _practise_page(self) -> None:
        """Drill what the page of the lesson teaches for two minutes; the way back leads to that page."""
        model = self.course.model
        if model.current is not None and model.task.drill:
            self.drills.model.practise_page(model.book, model.task.drill, model.current.teaches)
            self._from_lesson = True
            self.drills.way_back.lead(Origin.LESSON)
            self.bring(self.drills)

    def _come(self, origin: Origin) -> None:
        self._origin = origin
        self._from_lesson = False
        for page in (self._drills, self._course):
            if page is not None:
                page.way_back.lead(origin)

    def _leave(self) -> None:
        """Go back to where the user came from."""
        if self._from_lesson:
            self._come(self._origin)
            self.bring(self.course)
        elif self._origin is Origin.START:
            self.show_start()
        else:
            self._come(Origin.START)
            self.back_asked.emit()

    def _turn(self, *, on: bool) -> None:
        """Turn the page of the course that is in front."""
        self.course.turn(on=on)

    @property
    def _tables(self) -> list[Sketch]:
        """Return the tables seen from above that are shown."""
        return [sketch for sketch in self.findChildren(Sketch) if sketch.isVisible()]

    def _turn_table(self) -> None:
        """Turn the tables seen from above that are shown."""
        for sketch in self._tables:
            sketch.turn_table()

    def show_start(self) -> None:
        """Go to the start."""
        self._come(Origin.START)
        self.start_model.refresh()
        self.bring(self.start)

    def begin_again(self) -> None:
        """Go to the start."""
        self.show_start()

    def bring(self, page: QWidget) -> None:
        """Bring one of the pages to the front."""
        left = page.focusWidget()
        if self._stack.currentWidget() is not page:
            fade_from(self._stack, self.services.theme)
            self._stack.setCurrentWidget(page)
        if self.isVisible():
            come_back(page, left if page is self.start else page)
        self._set_flags()
        self.titleChanged.emit()

    def _set_flags(self) -> None:
        """Leave the keys that turn pages to what scrolls where no lesson is in front."""
        in_front = self._course is not None and self._stack.currentWidget() is self._course
        self.services.commands.set_flags({Flag.LESSON_SHOWN: in_front, Flag.TABLE_ABOVE: bool(self._tables)})

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Give the focus to what is in front."""
        shown = self._stack.currentWidget()
        if shown is not None:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def unload(self) -> None:
        """Let the boards go before their models, at the end of the program."""
        for page in (self._course, self._drills, self._guided):
            if page is not None:
                page.unload()

    def retranslate(self) -> None:
        """Name the page in the present language; the pages in it word themselves."""
        self.setAccessibleName(words.learn_title())
        self.titleChanged.emit()
