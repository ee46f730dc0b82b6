"""Drills: which kinds there are, one question after another, how the sitting goes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from peling.lessons.drills.makers.examples import Exercise
from peling.lessons.drills.question import Answer, Question
from peling.lessons.learnt import ExampleSolved
from peling.lessons.repeat import OTHERS_BETWEEN, Sitting, after
from peling_app.kit.words.drill_kinds import kind_name
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.session import LearnSession
from peling_app.learn.words import drills as words
from peling_app.learn.words import learn

ONE_SITTING = 20
"""Questions of a sitting; then a new one begins."""
TWO_MINUTES = 120.0
"""Seconds; so long one practises what a page of a lesson teaches, before the way leads back to it."""


@dataclass(frozen=True, slots=True)
class KindRow:
    """A kind of drill in the sidebar."""

    id: str
    name: str
    line: str
    count: str


class DrillModel(QObject):
    """One question after another: fresh ones and missed ones, or the examples of a book in their order.

    Signals:
        asked_anew: there is another question, or the same one anew.
        changed: the answer changed, or it was checked.
        finished: all that was due today has been asked.
        returned: the two minutes of a page are over; back to it.
    """

    asked_anew = Signal()
    changed = Signal()
    finished = Signal()
    returned = Signal()

    def __init__(
        self, learn_session: LearnSession, book: Callable[[], str], parent: QObject | None = None
    ) -> None:
        """Ask under the rules of the book that `book` names."""
        super().__init__(parent)
        self.learn = learn_session
        self._book_of = book
        self.book = book()
        self.kind = ""
        self.level = 1
        self.asked: Asked | None = None
        self.marks: tuple[str, ...] = ()
        self.in_sitting = Sitting()
        self._examples: tuple[Exercise, ...] = ()
        self._chosen: dict[tuple[str, str], int] = {}
        self._mixed = False
        self._place = 0
        self._about: tuple[str, ...] = ()
        self._until: float | None = None
        self._lately: deque[Question] = deque(maxlen=OTHERS_BETWEEN)

    # -- what to ask ---------------------------------------------------------------------------------------

    @property
    def kinds(self) -> tuple[KindRow, ...]:
        """Return the kinds of drill of the book, with how far one has come."""
        rows = []
        for kind in self.learn.kinds(self.book):
            asked, right = self.learn.results(kind, self.book)
            count = learn.of(right, asked) if asked else learn.new()
            line = words.kind_line(kind)
            if asked:
                name = learn.level_title[self.learn.level(kind, self.book)]()
                line = f"{line} {learn.rating(name=name, rating=self.learn.rating(kind, self.book))}"
            rows.append(KindRow(kind, kind_name(kind), line, count))
        return tuple(rows)

    @property
    def levels(self) -> tuple[int, ...]:
        """Return the levels that can be chosen; examples have none, and what is due has its own."""
        return self.learn.levels(self.kind, self.book) if self.kind and not self._mixed else ()

    @property
    def total(self) -> int:
        """Return how many questions the sitting has; of what is due one question may ask several things."""
        if self._mixed:
            return max(self.number, len(self.marks) + self.learn.left_today(self.in_sitting, self.book))
        return len(self._examples) or ONE_SITTING

    @property
    def number(self) -> int:
        """Return the number of the question in the sitting, from 1."""
        if self._examples:
            return self._place + 1
        return len(self.marks) + (self.is_new or self.asked is None)

    def follow_book(self) -> None:
        """Ask from the chosen book."""
        book = self._book_of()
        if book != self.book or not self.kind or self._mixed or self._until is not None:
            self.book = book
            kinds = self.learn.kinds(book)
            self._begin(self.kind if self.kind in kinds else kinds[0])

    def practise(self, book: str, kind: str) -> None:
        """Ask questions of a kind by a book; of its first kind where it has no such drill."""
        self.book = book
        kinds = self.learn.kinds(book)
        self._begin(kind if kind in kinds else kinds[0])

    def choose(self, kind: str) -> None:
        """Ask questions of another kind."""
        if kind != self.kind or self._mixed or self._until is not None:
            self._begin(kind)

    def practise_page(self, book: str, kind: str, teaches: tuple[str, ...]) -> None:
        """Ask for two minutes about the rules that a page teaches; then lead back to it."""
        self.book = book
        self._begin(kind, teaches)

    @property
    def is_time_up(self) -> bool:
        """Return whether the two minutes are over; the question that is asked is still answered."""
        return self._until is not None and self.learn.clock.now() >= self._until

    @property
    def kicker(self) -> str:
        """Return which question it is, or that a page is practised."""
        if self._examples:
            printed = self._examples[self._place].printed
            words_of = learn.example_printed if printed else learn.example_made
            return words_of(number=self.number, total=self.total)
        if self._until is None:
            return learn.hand_of(number=self.number, total=self.total)
        return learn.two_minutes_are_up() if self.is_time_up else learn.two_minutes(number=self.number)

    @property
    def tally(self) -> str:
        """Return how many answers of the sitting were right, and how many in part."""
        right, part = self.marks.count("right"), self.marks.count("part")
        return learn.sitting(right=right, part=part)

    @property
    def outcome(self) -> str:
        """Return what the sitting came to, when its last question is answered; empty before."""
        answered = self.asked is not None and not self.asked.is_open
        is_over = answered and (self.is_time_up or len(self.marks) >= self.total)
        return learn.outcome(result=self.tally, total=len(self.marks)) if is_over else ""

    @property
    def title(self) -> str:
        """Return what is practised: drills, or the examples of the book."""
        return learn.examples_title() if self._examples else learn.drills_title()

    @property
    def follows(self) -> str:
        """Return what comes back of what is missed, and when."""
        if self._examples:
            return learn.examples_follow()
        return learn.comes_back() if self._until is None else learn.comes_back_later()

    @property
    def next_words(self) -> str:
        """Return where the way on leads."""
        if self.is_time_up:
            return learn.back_to_page()
        if not self.outcome:
            return learn.next_question()
        return learn.all_of_learn() if self._mixed else learn.next_sitting()

    @property
    def is_new(self) -> bool:
        """Return whether the question that is asked has not been answered yet, not even wrongly."""
        return self.asked is not None and self.asked.is_open and not self.asked.misses

    def open_due(self, book: str) -> None:
        """Ask what is due today in a book, of all kinds, until nothing is left."""
        self.book = book
        self.marks = ()
        self._until = None
        self._examples = ()
        self.in_sitting = Sitting()
        self._mixed = True
        self.next()

    def open_examples(self, book: str) -> None:
        """Ask the examples of a book, in its order."""
        self.book, self.kind = book, ""
        self.marks = ()
        self._until = None
        self._mixed = False
        self._examples = self.learn.exercises(book)
        solved = self.learn.progress.exercises
        self._place = next((n for n, one in enumerate(self._examples) if one.id not in solved), 0)
        self._ask(self._examples[self._place].question)

    def set_level(self, level: int) -> None:
        """Ask easier or harder questions."""
        if level != self.level and not self._examples:
            self._chosen[self.book, self.kind] = level
            self.next()

    def _begin(self, kind: str, teaches: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self._about = teaches
        self._until = self.learn.clock.now() + TWO_MINUTES if teaches else None
        self.marks = ()
        self._mixed = False
        self._examples = ()
        self.in_sitting = Sitting()
        self.next()

    def next(self) -> None:
        """Ask the next question: one that was missed, if its time has come, else a fresh one."""
        self._end_sitting()
        if self._examples:
            self._place = (self._place + 1) % len(self._examples)
            self._ask(self._examples[self._place].question)
            return
        if self._mixed:
            self._ask_next_due()
            return
        if self.is_time_up:
            self.returned.emit()
            return
        # The level follows the rating until the learner chooses one himself, which holds for this kind.
        levels = self.levels
        level = self._chosen.get((self.book, self.kind)) or self.learn.level(self.kind, self.book)
        self.level = min(max(level, levels[0]), levels[-1])
        if self._about:
            self._ask(self.learn.fresh_about(self._about, self.kind, self.book, self.level, self._lately))
            return
        found = self.learn.next_question(self.in_sitting, self.book, self.kind)
        self._ask(found or self.learn.fresh(self.kind, self.book, self.level, self._lately))

    def _ask_next_due(self) -> None:
        """Ask what is due, then some questions of the kinds that were asked least; then it is over."""
        found = self.learn.next_question(self.in_sitting, self.book)
        if found is None and len(self.marks) < self.learn.least_today:
            kind = self.learn.rarest_kind(self.book, len(self.marks))
            level = self.learn.level(kind, self.book)
            found = self.learn.fresh(kind, self.book, level, self._lately)
        if found is None:
            self._mixed = False
            self.finished.emit()
            return
        self.kind, self.level = found.key.kind, found.key.level
        self._ask(found)

    def try_again(self) -> None:
        """Let an answer that was wrong be changed; what was right stays."""
        if self.can_try_again and self.asked is not None:
            self.asked.reopen()
            self.changed.emit()

    @property
    def can_try_again(self) -> bool:
        """Return whether the last answer was wrong, and what is right is not shown yet."""
        asked = self.asked
        return asked is not None and not asked.is_open and not asked.is_shown

    def show_me(self) -> None:
        """Tell what is right."""
        if self.can_try_again and self.asked is not None:
            self.asked.tell()
            self.changed.emit()

    def retry(self) -> None:
        """Ask the same question once more; behind the last one it is the first of another sitting."""
        if self.asked is not None:
            self._end_sitting()
            self._ask(self.asked.question)

    def _end_sitting(self) -> None:
        """Begin another sitting where all questions of this one are answered; what is due has its own end."""
        if not self._mixed and len(self.marks) >= self.total:
            self.marks = ()

    def _ask(self, question: Question) -> None:
        self.asked = Asked(question)
        if not any(question.asks_as(one) for one in self._lately):
            self._lately.append(question)
        self.asked_anew.emit()

    # -- the answer ----------------------------------------------------------------------------------------

    def pick(self, part: str) -> None:
        """Choose an answer or tile, or take it back."""
        if self.asked is not None:
            self.asked.pick(part)
            self.changed.emit()

    def show_every_tile(self) -> None:
        """Show the tiles of the other suits, too."""
        if self.asked is not None:
            self.asked.shows_every_tile = True
            self.changed.emit()

    def write(self, part: str, text: str) -> None:
        """Write a number."""
        if self.asked is not None:
            self.asked.write(part, text)
            self.changed.emit()

    def solve(self, answer: Answer) -> None:
        """Fill in an answer, as it would be given by hand."""
        if self.asked is not None:
            self.asked.solve(answer)
            self.changed.emit()

    def check(self) -> None:
        """Say what the answer is worth."""
        asked = self.asked
        if asked is None or not asked.can_check:
            return
        explained = self.learn.explain(asked.question, asked.answer)
        answer = asked.answer
        asked.judge(
            explained,
            self.learn.faults_of(asked.question, answer),
            self.learn.said_of(asked.question, answer),
        )
        if asked.misses > 1 or (asked.misses and explained.right):
            # The first answer is what counts; what comes after it is for the learner alone.
            if self._examples and explained.right:
                self.learn.do(ExampleSolved(self._examples[self._place].id))
            self.changed.emit()
            return
        mark = "right" if explained.right else "part" if explained.partly else "wrong"
        self.marks = (*self.marks, mark)
        self.in_sitting = after(self.in_sitting, asked.question.key, right=explained.right)
        if self._examples:
            if explained.right:
                self.learn.do(ExampleSolved(self._examples[self._place].id))
        else:
            self.learn.do(self.learn.answered(asked.question, explained))
        self.changed.emit()
