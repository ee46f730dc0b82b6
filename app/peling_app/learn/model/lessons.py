"""A course: its map, the page that is open, its task, and what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain, groupby

from PySide6.QtCore import QObject, Signal

from peling.core.rules import Citation
from peling.lessons.learnt import Bookmarked, PageDone
from peling.lessons.model import Course, Page
from peling.lessons.model import Piece as PicturePiece
from peling.rules.ruleset import RuleSet
from peling_app.books.model.glossary import explained_term
from peling_app.books.words.citations import citation, section_words
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.glossary import TERM, rich
from peling_app.kit.model.lesson_rows import (
    Block,
    Explained,
    PageRow,
    Paragraph,
    PictureLine,
    Piece,
    Remember,
    link,
)
from peling_app.kit.words.tiles import joined, tile_name
from peling_app.learn.model.lesson_words import PageSpeaker
from peling_app.learn.model.measured import measured_html
from peling_app.learn.model.question.sketch import SketchRow
from peling_app.learn.model.question.tables import table_of
from peling_app.learn.model.task import TaskModel
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.learn.words import well
from peling_app.learn.words.prose import lesson_title, section_title

RULE = "rule:"
MEASURED = "measured:"
SHORT = 4
"""So many tiles has a group at most that stands beside others."""
IN_LINE = 9
"""So many tiles stand in a line without growing small."""
SIGNS = {"plus": "+", "arrow": "→", "equals": "="}


@dataclass(frozen=True, slots=True)
class MapRow:
    """A line of the map: a section's heading (without id), or a lesson with its number and how it stands."""

    id: str
    title: str
    number: int = 0
    state: str = "open"


class CourseModel(QObject):
    """The course of a book.

    Signals:
        turned: another page is open.
        changed: what was done changed.
    """

    turned = Signal()
    changed = Signal()

    def __init__(self, learn: LearnSession, parent: QObject | None = None) -> None:
        """Open no course yet."""
        super().__init__(parent)
        self.learn = learn
        self.task = TaskModel(learn, self)
        self.book = ""
        """The id of the rule set that is taught."""
        self._course: Course | None = None
        self.rules: RuleSet | None = None
        self._place = 0
        self.task.solved.connect(self._solved)
        learn.changed.connect(self.changed)

    # -- where ---------------------------------------------------------------------------------------------

    def open(self, course_id: str) -> None:
        """Open a course where the learner left it, or at the first page that is not done."""
        self._course = self.learn.course(course_id)
        self.book = self._course.rules
        self.rules = self.learn.rules(self.book, house=False)
        self._turn(self.learn.opens_at(course_id))

    def open_lesson(self, lesson: str) -> None:
        """Open a lesson at its beginning."""
        self._turn(next(n for n, page in enumerate(self.pages) if page.id.rpartition("/")[0] == lesson))

    def open_page(self, page_id: str) -> None:
        """Open a page.

        Raises:
            KeyError: there is no such page.
        """
        for number, page in enumerate(self.pages):
            if page.id == page_id:
                self._turn(number)
                return
        raise KeyError(page_id)

    def go_on(self) -> bool:
        """Turn to the next page; False at the end of the course. A page without a task is done by reading."""
        page = self.current
        if page is not None and page.task is None:
            self.learn.do(PageDone(page.id))
        if self._place + 1 >= len(self.pages):
            return False
        self._turn(self._place + 1)
        return True

    def go_back(self) -> None:
        """Turn to the page before."""
        if self._place > 0:
            self._turn(self._place - 1)

    def _turn(self, place: int) -> None:
        self._place = place
        page = self.current
        if page is None or self.rules is None or self._course is None:
            return
        self.learn.do(Bookmarked(self._course.id, page.id))
        drill = "" if self._course.subject else self.learn.drill_of(page, self.rules)
        waits = not self.is_done(page.id)
        self.task.open(page, self.rules, PageSpeaker(page.id), drill, waits=waits)
        self.turned.emit()

    def _solved(self) -> None:
        if self.current is not None and not self.task.is_helped:
            self.learn.do(PageDone(self.current.id))

    def reword(self) -> None:
        """Say everything again, in another language."""
        self.task.reword()

    # -- what is shown -------------------------------------------------------------------------------------

    @property
    def pages(self) -> tuple[Page, ...]:
        """Return all pages of the course, in order."""
        return () if self._course is None else self._course.pages

    @property
    def current(self) -> Page | None:
        """Return the page that is open."""
        return self.pages[self._place] if self.pages else None

    def is_done(self, page: str) -> bool:
        """Return whether a page was done."""
        return self.learn.is_done(page)

    @property
    def is_first(self) -> bool:
        """Return whether there is no page before."""
        return self._place == 0

    @property
    def title(self) -> tuple[str, ...]:
        """Return the words for the top bar."""
        if self._course is None:
            return (words.learn_title(),)
        return (short_title(self.book), well.title() if self._course.subject else words.in_lessons())

    @property
    def map(self) -> tuple[MapRow, ...]:
        """Return the sections and lessons."""
        if self._course is None or self.current is None:
            return ()
        here = self.current.id.rpartition("/")[0]
        rows: list[MapRow] = []
        number = 0
        for section in self._course.sections:
            rows.append(MapRow("", section_title(section.id)))
            for lesson in section.lessons:
                number += 1
                done = all(self.learn.is_done(page.id) for page in lesson.pages)
                state = "here" if lesson.id == here else "done" if done else "open"
                rows.append(MapRow(lesson.id, lesson_title(lesson.id), number, state))
        return tuple(rows)

    @property
    def done(self) -> tuple[int, int]:
        """Return how many lessons are done, and how many there are."""
        lessons = () if self._course is None else self._course.lessons
        done = sum(all(self.learn.is_done(page.id) for page in lesson.pages) for lesson in lessons)
        return done, len(lessons)

    @property
    def page(self) -> PageRow | None:
        """Return the page as it is shown."""
        page, course = self.current, self._course
        if page is None or course is None:
            return None
        lesson_id, _, place = page.id.rpartition("/")
        numbers = [lesson.id for lesson in course.lessons]
        lesson = course.lessons[numbers.index(lesson_id)]
        said = PageSpeaker(page.id)
        here, pages = int(place) - 1, len(lesson.pages)
        last = self._place + 1 == len(self.pages)
        on = words.end_course() if last else words.next_lesson() if here + 1 == pages else words.next_page()
        return PageRow(
            page.id,
            words.lesson_page(numbers.index(lesson_id) + 1, here + 1, pages),
            said.words.title or lesson_title(lesson_id),
            self._cite(page),
            _blocks(page, said),
            here,
            pages,
            on,
        )

    @property
    def table(self) -> tuple[SketchRow, str] | None:
        """Return the table seen from above that the page shows, and the words below it; None: it has none."""
        return None if self.current is None else table_of(self.current.table)

    def _cite(self, page: Page) -> str:
        """Return where the page stands in the book, linked to the book; or that we have measured it."""
        if page.measured:
            return link(MEASURED, well.measured())
        for rule in page.teaches:
            place = self._place_of(rule)
            if place is not None:
                return link(RULE + rule, citation(place))
        return ""

    def _place_of(self, rule: str) -> Citation | None:
        return None if self.rules is None else self.learn.place_of(rule, self.rules)

    def link(self, target: str) -> Explained | None:
        """Return what a link opens; None if it opens nothing."""
        if target.startswith(TERM):
            return explained_term(target.removeprefix(TERM), self.rules, self.learn.place_of)
        if target.startswith(RULE) and self.rules is not None:
            rule = target.removeprefix(RULE)
            place = self._place_of(rule)
            return None if place is None else explained_rule(rule, place)
        if target == MEASURED and self.current is not None:
            return Explained(well.measured(), measured_html(self.current.measured))
        return None


def _blocks(page: Page, said: PageSpeaker) -> tuple[Block, ...]:
    """Return paragraphs with the pictures that follow them, then what is to be remembered."""
    blocks: list[Block] = []
    paragraphs = said.words.paragraphs
    for number, text in enumerate(paragraphs, 1):
        blocks.append(Paragraph(rich(text)))
        last = number == len(paragraphs)
        blocks += [
            _line(row, said)
            for picture in page.pictures
            if picture.after == number or (last and picture.after > number)
            for row in _lines(picture.rows)
        ]
    if said.words.remember:
        blocks.append(Remember(words.remember(), tuple(rich(line) for line in said.words.remember)))
    return tuple(blocks)


def _lines(rows: Sequence[tuple[PicturePiece, ...]]) -> list[tuple[PicturePiece, ...]]:
    """Put rows of one short group each beside one another: two in a line, or three where there are three."""
    lines: list[tuple[PicturePiece, ...]] = []
    for short, group in groupby(rows, lambda row: len(row) == 1 and len(row[0].tiles) <= SHORT):
        run = list(group)
        whole = sum(len(row[0].tiles) for row in run) <= IN_LINE
        beside = 1 if not short else len(run) if whole else 2
        lines += [tuple(chain.from_iterable(run[at : at + beside])) for at in range(0, len(run), beside)]
    return lines


def _line(row: tuple[PicturePiece, ...], said: PageSpeaker) -> PictureLine:
    return PictureLine(tuple(_piece(piece, said.label(piece.label)) for piece in row))


def _piece(piece: PicturePiece, caption: str) -> Piece:
    if piece.sign:
        return Piece(sign=piece.sign, spoken=SIGNS.get(piece.sign, piece.sign.rpartition("-")[2]))
    names = joined([tile_name(tile) for tile in piece.tiles])
    spoken = f"{names}: {caption}" if caption else names
    return Piece(piece.tiles, "", caption, piece.ringed, piece.backs, piece.good, spoken)


def explained_rule(rule: str, place: Citation) -> Explained:
    """Return where a page stands in the book."""
    return Explained(
        section_words(place) or words.the_book(), escape(words.stands_there()), citation(place), rule
    )
