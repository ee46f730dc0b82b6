"""What the start of Learn offers: courses, drills, examples, the guided deal; and what was learnt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling_app.books.faces import book_ids
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.words.rulebooks import short_title
from peling_app.learn.facts import GUIDED_DEAL
from peling_app.learn.progress import ProgressFileError
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.learn.words.prose import lesson_title

DRILLS: Final = "drills"
GUIDED: Final = "guided"
JUDGE: Final = "judge"
COURSE: Final = "course:"
EXAMPLES: Final = "examples:"


@dataclass(frozen=True, slots=True)
class WayRow:
    """A way to learn.

    Attributes:
        id: `DRILLS`, `GUIDED`, `JUDGE`, or ``"course:"`` or ``"examples:"`` with a book.
        title: what it is called.
        line: what it is, in a sentence.
        state: how far one has come.
        part: the part that is done, from 0 to 1; None where that means nothing.
        cloth: the book whose cloth is shown; empty: none.
    """

    id: str
    title: str
    line: str
    state: str
    part: float | None = None
    cloth: str = ""


def course_of(way: str) -> str | None:
    """Return the book of a course, None if the way is none."""
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
        learn.changed.connect(self.changed)
        rules.changed.connect(self.changed)

    def refresh(self) -> None:
        """Show the ways as they are now."""
        self.changed.emit()

    @property
    def first(self) -> str:
        """Return the way to begin with: the course of the chosen book."""
        book = self._rules.book if self._rules.book in self._learn.taught else self._learn.taught[0]
        return f"{COURSE}{book}"

    @property
    def courses(self) -> tuple[WayRow, ...]:
        """Return the courses in the order of the shelf."""
        return tuple(self._course(book) for book in book_ids() if book in self._learn.taught)

    def _course(self, book: str) -> WayRow:
        lessons = self._learn.course(book).lessons
        done = [all(self._learn.is_done(page.id) for page in lesson.pages) for lesson in lessons]
        state = words.course_state(
            sum(done), len(lessons), "" if all(done) else lesson_title(self._opens_in(book))
        )
        part = sum(done) / len(lessons) if lessons else 0.0
        return WayRow(f"{COURSE}{book}", short_title(book), words.course_line(book), state, part, book)

    def _opens_in(self, book: str) -> str:
        """Return the id of the lesson in which a course opens."""
        course = self._learn.course(book)
        page = course.pages[self._learn.opens_at(book)]
        return next(lesson.id for lesson in course.lessons if page in lesson.pages)

    @property
    def ways(self) -> tuple[WayRow, ...]:
        """Return the other ways to learn."""
        book = self._rules.book
        kinds = len(self._learn.kinds(book))
        number = len(self._learn.exercises(book))
        rows = [
            WayRow(GUIDED, words.guided_title(), words.guided_line(), self._guided_state()),
            WayRow(DRILLS, words.drills_title(), words.drills_line(), words.number_of_drills(kinds)),
        ]
        if number:
            rows.append(
                WayRow(
                    f"{EXAMPLES}{book}",
                    words.examples_title(),
                    words.examples_line(book=short_title(book)),
                    words.number_of_examples(number),
                )
            )
        rows.append(WayRow(JUDGE, words.judge_title(), words.judge_line(), words.judge_state()))
        return tuple(rows)

    def _guided_state(self) -> str:
        """Return where the guided deal goes on, that it was done, or how long it takes."""
        place = self._learn.guided_place
        if place:
            return words.step_of(number=place + 1, total=len(self._learn.guided().steps))
        minutes = words.about_minutes(minutes=10)
        return words.done_before(what=minutes) if self._learn.is_done(GUIDED_DEAL) else minutes

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
