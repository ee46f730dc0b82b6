"""What the start of Learn offers: courses, drills, examples, the guided deal; and what was learnt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.lessons.model import Course
from peling_app.books.faces import book_ids
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.words.rulebooks import apart_titles, short_title
from peling_app.learn.model.day import DayModel
from peling_app.learn.model.today import Day, KnownRow, Today, calendar, known, today
from peling_app.learn.progress import ProgressFileError
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.learn.words import reading as reading_words
from peling_app.learn.words import today as today_words
from peling_app.learn.words import well
from peling_app.learn.words.prose import lesson_title

DRILLS: Final = "drills"
READING: Final = "reading"
DUE: Final = "due"
GUIDED: Final = "guided"
JUDGE: Final = "judge"
COURSE: Final = "course:"
EXAMPLES: Final = "examples:"


@dataclass(frozen=True, slots=True)
class WayRow:
    """A way to learn.

    Attributes:
        id: `DRILLS`, `GUIDED`, `JUDGE`, ``"course:"`` with a course, or ``"examples:"`` with a book.
        title: what it is called.
        line: what it is, in a sentence.
        state: how far one has come; empty: nothing can be said of that.
        part: the part that is done, from 0 to 1; None where that means nothing.
        cloth: the book whose cloth is shown; empty: none.
        under: of a course: what comes next.
        lessons: of a course: for each lesson whether it is done.
        here: the number of the lesson, from 0, at which a course goes on; -1: at none.
        count: of a course: how many lessons are done of how many.
        action: of a course: what opening it is.
    """

    id: str
    title: str
    line: str
    state: str
    part: float | None = None
    cloth: str = ""
    under: str = ""
    lessons: tuple[bool, ...] = ()
    here: int = -1
    count: str = ""
    action: str = ""


def course_of(way: str) -> str | None:
    """Return the id of a course, None if the way is none; that of a book's own course is the book."""
    return way.removeprefix(COURSE) if way.startswith(COURSE) else None


def examples_of(way: str) -> str | None:
    """Return the book of the examples, None if the way is none."""
    return way.removeprefix(EXAMPLES) if way.startswith(EXAMPLES) else None


class LearnStart(QObject):
    """The ways to learn.

    Signals:
        changed: something was learnt or forgotten, or another book was chosen.
    """

    changed = Signal()

    def __init__(self, learn: LearnSession, rules: ChosenRules, parent: QObject | None = None) -> None:
        """Offer the ways for all books; drills and examples are of the chosen one."""
        super().__init__(parent)
        self._learn = learn
        self._rules = rules
        self.hand = DayModel(learn, self)
        learn.changed.connect(self.changed)
        rules.changed.connect(self.changed)

    def refresh(self) -> None:
        """Show the ways as they are now; another day has another hand."""
        self.hand.show_book(self.book)
        self.changed.emit()

    @property
    def book(self) -> str:
        """Return the chosen book."""
        return self._rules.book

    @property
    def rules(self) -> str:
        """Return by which book what is asked today goes."""
        return today_words.rules(book=short_title(self.book))

    @property
    def date(self) -> str:
        """Return the day it is."""
        return today_words.day_words(self._learn.clock.day())

    @property
    def today(self) -> Today:
        """Return the five minutes of today."""
        return today(self._learn, self.book)

    @property
    def days(self) -> tuple[Day, ...]:
        """Return the days of the calendar."""
        return calendar(self._learn)

    @property
    def books(self) -> tuple[tuple[str, str], ...]:
        """Return the books that have a course, with their names, in the order of the shelf."""
        books = [book for book in book_ids() if book in self._learn.taught]
        return tuple(zip(books, apart_titles(books), strict=True))

    def known(self, book: str) -> tuple[KnownRow, ...]:
        """Return how much is known by heart of a book, by subject, the tiles first."""
        return known(self._learn, book)

    @property
    def begins(self) -> str:
        """Return the way on which the five minutes begin."""
        return self.first if self.today.is_new else DUE

    @property
    def first(self) -> str:
        """Return the way to begin with: the course of the chosen book."""
        return f"{COURSE}{self.taught_book}"

    @property
    def taught_book(self) -> str:
        """Return the chosen book, or the first one that is taught if it has no course."""
        return self._rules.book if self._rules.book in self._learn.taught else self._learn.taught[0]

    @property
    def courses(self) -> tuple[WayRow, ...]:
        """Return the courses in the order of the shelf, then what the chosen book has beside its own."""
        books = [book for book in book_ids() if book in self._learn.taught]
        return tuple(self._course(course) for course in (*books, *self._beside))

    @property
    def _beside(self) -> tuple[str, ...]:
        return tuple(course.id for course in self._learn.beside(self._rules.book))

    def _course(self, course_id: str) -> WayRow:
        course = self._learn.course(course_id)
        book, lessons = course.rules, course.lessons
        done = [all(self._learn.is_done(page.id) for page in lesson.pages) for lesson in lessons]
        state = words.course_state(
            sum(done), len(lessons), "" if all(done) else lesson_title(self._opens_in(course_id))
        )
        part = sum(done) / len(lessons) if lessons else 0.0
        begun = any(done) or bool(self._learn.bookmark(course_id))
        here = -1 if all(done) or not begun else self._opens_in_number(course_id)
        action = "review" if all(done) else "continue" if begun else "begin"
        title, line = self._said(course)
        return WayRow(
            f"{COURSE}{course_id}",
            title,
            line,
            state,
            part,
            book,
            under=self._under(course, begun=begun, over=all(done)),
            lessons=tuple(done),
            here=here,
            count=words.of(sum(done), len(lessons)),
            action=today_words.open_course(action),
        )

    def _said(self, course: Course) -> tuple[str, str]:
        """Return what a course is called, and what it teaches."""
        book = short_title(course.rules)
        if course.subject:
            return well.title(), well.line(book=book)
        return book, words.course_line(course.rules)

    def _under(self, course: Course, *, begun: bool, over: bool) -> str:
        """Return what comes next in a course, and what is due in its book; before it is begun what it is."""
        if not begun and not over:
            return self._said(course)[1]
        due = 0 if course.subject else len(self._learn.due(course.rules))
        if over:
            return today_words.course_done_due(number=due) if due else today_words.course_done()
        lesson = lesson_title(self._opens_in(course.id))
        if due:
            return today_words.next_and_due(lesson=lesson, number=due)
        return today_words.next_lesson(lesson=lesson)

    def _opens_in_number(self, course_id: str) -> int:
        course = self._learn.course(course_id)
        page = course.pages[self._learn.opens_at(course_id)]
        return next(number for number, lesson in enumerate(course.lessons) if page in lesson.pages)

    def _opens_in(self, course_id: str) -> str:
        """Return the id of the lesson in which a course opens."""
        return self._learn.course(course_id).lessons[self._opens_in_number(course_id)].id

    @property
    def ways(self) -> tuple[WayRow, ...]:
        """Return the other ways to learn."""
        book = self._rules.book
        kinds = len(self._learn.kinds(book))
        exercises = self._learn.exercises(book)
        number = len(exercises)
        line = words.examples_line(book=short_title(book))
        if any(one.slip is not None for one in exercises):
            line = f"{line} {words.find_slips()}"
        rows = [
            self._guided_row(),
            WayRow(READING, reading_words.title(), reading_words.line(), self._reading_state()),
            WayRow(DRILLS, words.drills_title(), words.drills_line(), words.number_of_drills(kinds)),
        ]
        if number:
            rows.append(
                WayRow(
                    f"{EXAMPLES}{book}",
                    words.examples_title(),
                    line,
                    words.number_of_examples(number),
                )
            )
        rows.append(WayRow(JUDGE, words.judge_title(), words.judge_line(), ""))
        return tuple(rows)

    def _reading_state(self) -> str:
        """Return how many tiles are known by heart, of how many."""
        tiles = self.known(self.book)[0]
        return words.known_by_heart(done=str(tiles.firm), total=str(tiles.total))

    def _guided_row(self) -> WayRow:
        """Return the guided deal: where it goes on, that it was done, or how long it takes."""
        deal = self._learn.guided(self.taught_book)
        place, done = self._learn.guided_place(deal), self._learn.is_done(deal.id)
        state = words.about_minutes(minutes=10)
        if place:
            state = words.step_of(number=place + 1, total=len(deal.steps))
        elif done:
            state = words.done_before(what=state)
        return WayRow(GUIDED, words.guided_title(), words.guided_line(), state, 1.0 if done else None)

    @property
    def kept(self) -> str:
        """Return how much was learnt."""
        pages, answers = self._learn.learnt
        return words.learnt(pages=pages, answers=answers) if pages or answers else words.nothing_learnt()

    def export(self, path: Path) -> str:
        """Write what was learnt to a file; return what is wrong, in words."""
        try:
            self._learn.export(path)
        except OSError as error:
            return words.write_trouble(name=path.name, reason=error.strerror or str(error))
        return ""

    def take_in(self, path: Path) -> str:
        """Add what a file holds; return what is wrong, in words."""
        try:
            self._learn.import_json(path)
        except ProgressFileError as error:
            return words.file_trouble(path.name, error.trouble.value)
        return ""

    def forget_all(self) -> None:
        """Begin again with nothing learnt."""
        self._learn.new()

    def bring_back(self) -> None:
        """Bring back what was forgotten."""
        self._learn.bring_back()
