"""Learn: the one place of the app that asks `peling.lessons`, and that keeps what was learnt.

What was done is written to the disk after every page and every answer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.rules import Citation
from peling.core.view import WallView
from peling.lessons import drills, repeat, tasks
from peling.lessons.courses import course, guided_deal, taught
from peling.lessons.drills.books import cite
from peling.lessons.drills.examples import Exercise, exercises
from peling.lessons.drills.question import Answer, Explanation, Key, Question
from peling.lessons.guided import Guided, position, rules_of
from peling.lessons.model import AskTask, BoardTask, Course, LayTask, WallTask
from peling.lessons.progress import Progress
from peling.lessons.tasks import BoardTry
from peling.play.deal import DealState
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue, RuleSet
from peling_app.learn import progress as progress_file
from peling_app.platform.user_file import Found, LeftAloneError, State, UserFile
from peling_app.platform.whole_file import write_whole


def today() -> date:
    """Return the day, as the learner's clock has it."""
    return datetime.now(UTC).astimezone().date()


def random_seed() -> int:
    """Return a seed nobody can guess."""
    return secrets.randbits(32)


class LearnSession(QObject):
    """Questions, answers and what was learnt.

    Signals:
        changed: what was learnt changed.
        failed: the id of a message and the file or reason it is about.
    """

    changed = Signal()
    failed = Signal(str, str)

    def __init__(
        self,
        path: Path | None = None,
        options: Callable[[str], Mapping[str, OptionValue]] = lambda _book: {},
        *,
        new_seed: Callable[[], int] = random_seed,
        day: Callable[[], date] = today,
        parent: QObject | None = None,
    ) -> None:
        """Keep what was learnt in this file, read when it is first needed; without one in memory only.

        Args:
            path: the file.
            options: the house rules in force for a book.
            new_seed: where fresh questions come from.
            day: the day it is.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self._file = None if path is None else progress_file.progress_file(path)
        self._options = options
        self._new_seed = new_seed
        self._day = day
        self._progress: Progress | None = None
        self._written = Progress()
        self._left_alone = False

    # -- what was learnt -----------------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """Return what was learnt."""
        if self._progress is None:
            self._progress = Progress()
            if self._file is not None:
                found = self._file.load()
                self._progress = self._written = found.value
                self._left_alone = found.state in {State.LOST, State.NEWER}
                if found.message is not None:
                    self._tell_later(*found.message)
        return self._progress

    def _tell_later(self, message: str, name: str) -> None:
        """Tell what went wrong when the page that asked is there to hear it."""
        QTimer.singleShot(0, self, lambda: self.failed.emit(message, name))

    def keep(self, progress: Progress) -> None:
        """Take what was learnt by now, and write it; what was learnt in another window is taken over."""
        if progress == self.progress:
            return
        written = self._written
        self._progress = progress
        self._write(lambda file: file.save(written, progress))

    def _write(self, write: Callable[[UserFile[Progress]], Found[Progress]]) -> None:
        """Write the file and take over what it holds then; what cannot be written now is so with the next."""
        if self._file is not None:
            try:
                found = write(self._file)
            except OSError as error:
                # That a file is left alone is said once, not with every answer.
                if not (self._left_alone and isinstance(error, LeftAloneError)):
                    self.failed.emit(*self._file.told(error))
                self._left_alone = isinstance(error, LeftAloneError)
            else:
                self._progress = self._written = found.value
                self._left_alone = False
                if found.message is not None:
                    self.failed.emit(*found.message)
        self.changed.emit()

    @property
    def known(self) -> frozenset[str]:
        """Return what else is known: ids of explanations that play need not show again."""
        return self.progress.known

    def note_known(self, thing: str) -> None:
        """Keep that a thing is known."""
        self.keep(self.progress.with_known(thing))

    def forget_known(self, beginning: str) -> None:
        """Forget all that is known under a beginning."""
        self.keep(self.progress.without_known(beginning))

    def page_done(self, page: str) -> None:
        """Remember that a page was done."""
        self.keep(self.progress.with_page(page))

    def forget_all(self) -> None:
        """Begin again with nothing learnt, in another window neither."""
        self._progress = Progress()
        self._write(lambda file: file.replace(Progress()))

    def export(self, path: Path) -> None:
        """Write what was learnt to a file to take along.

        Raises:
            OSError: it cannot be written.
        """
        write_whole(path, progress_file.written(self.progress))

    def take_in(self, path: Path) -> None:
        """Add what was learnt elsewhere.

        Raises:
            ProgressFileError: the file holds no progress, or cannot be read.
        """
        self.keep(self.progress.merged(progress_file.read_file(path)))

    # -- rules ---------------------------------------------------------------------------------------------

    def rules(self, book: str, *, house: bool = True) -> RuleSet:
        """Return a book's rules, with the house rules in force or as printed."""
        return rule_set(book, dict(self._options(book)) if house else {})

    # -- lessons -------------------------------------------------------------------------------------------

    @property
    def taught(self) -> tuple[str, ...]:
        """Return the books that have a course."""
        return taught()

    def course(self, book: str) -> Course:
        """Return the course of a book."""
        return course(book)

    def page_of(self, rule: str, book: str) -> str:
        """Return the first page of a course about a rule, else one that touches it; empty if none does."""
        pages = [page for page in course(book).pages if rule in page.teaches] if book in taught() else []
        about = [page.id for page in pages if page.teaches[0] == rule]
        return next(iter((*about, *(page.id for page in pages))), "")

    def place_of(self, rule: str, rules: RuleSet) -> Citation | None:
        """Return where a rule or item stands; None if the book has no such."""
        return cite(rules, (rule,))

    def bookmark(self, book: str) -> str:
        """Return the page where the learner was last in a course; empty: nowhere yet."""
        return dict(self.progress.bookmark).get(book, "")

    def opens_at(self, book: str) -> int:
        """Return the number of the page, from 0, at which a course opens.

        It is the one where the learner left it or, if that is done, the first that is not.
        """
        pages = self.course(book).pages
        mark = self.bookmark(book)
        here = next((n for n, page in enumerate(pages) if page.id == mark), 0)
        if pages and self.is_done(pages[here].id):
            here = next((n for n, page in enumerate(pages) if not self.is_done(page.id)), here)
        return here

    def set_bookmark(self, book: str, page: str) -> None:
        """Remember where the learner is."""
        self.keep(self.progress.with_bookmark(book, page))

    def is_done(self, page: str) -> bool:
        """Return whether a page was done."""
        return page in self.progress.pages

    def begin(self, task: BoardTask, rules: RuleSet) -> tuple[DealState, tuple[Event, ...]]:
        """Return the position in which the learner is to act, and what happened just before."""
        deal, events, _ = tasks.begin(task, rules)
        return deal, events

    def try_on_board(self, task: BoardTask, acts: Sequence[Action], rules: RuleSet) -> BoardTry:
        """Return what comes of the learner's acts, from the beginning."""
        return tasks.try_on_board(task, acts, rules)

    def check(self, task: AskTask | WallTask | LayTask, answer: Answer, rules: RuleSet) -> Explanation:
        """Return what an answer is worth."""
        return tasks.check(task, answer, rules)

    def solution(self, task: AskTask | WallTask | LayTask, rules: RuleSet) -> Answer:
        """Return a right answer."""
        return tasks.solution(task, rules)

    def wrong_words(self, task: AskTask | WallTask | LayTask, answer: Answer) -> str:
        """Return the key of what is said of a typical wrong answer; empty if it is none."""
        return tasks.wrong_words(task, answer)

    def broken_wall(self, task: WallTask, rules: RuleSet) -> WallView:
        """Return the wall as it stands after the throws of a task."""
        return tasks.broken_wall(task, rules)

    def throws_needed(self, task: WallTask, rules: RuleSet) -> int:
        """Return how many throws of a task tell what it asks."""
        return tasks.throws_needed(task, rules)

    def guided(self) -> Guided:
        """Return the guided deal."""
        return guided_deal()

    def guided_position(
        self, deal: Guided, done: int, since: int | None
    ) -> tuple[DealState, tuple[Event, ...]]:
        """Return the guided deal after so many acts, and what happened since so many (None: the shuffle)."""
        return position(deal, done, since)

    def guided_rules(self, deal: Guided) -> RuleSet:
        """Return the rules of the guided deal."""
        return rules_of(deal)

    # -- drills --------------------------------------------------------------------------------------------

    def kinds(self, book: str) -> tuple[str, ...]:
        """Return the kinds of drill a book has."""
        return drills.kinds(self.rules(book))

    def levels(self, kind: str, book: str) -> tuple[int, ...]:
        """Return the levels of a kind."""
        return drills.levels(kind, self.rules(book))

    def fresh(self, kind: str, book: str, level: int) -> Question:
        """Return a new question."""
        return drills.question(kind, self.rules(book), level, Random(self._new_seed()))

    def again(self, key: Key) -> Question:
        """Return a question asked before."""
        return drills.again(key, rule_set(key.rules, dict(key.options)))

    def exercises(self, book: str) -> tuple[Exercise, ...]:
        """Return the examples of a book, in its order."""
        return exercises(book)

    def results(self, kind: str, book: str) -> tuple[int, int]:
        """Return how many questions of a kind were asked, and how many answered rightly."""
        held = self.progress.of_kind(book, kind)
        return held.asked, held.right

    @property
    def learnt(self) -> tuple[int, int]:
        """Return how many pages were done and how many questions answered."""
        return len(self.progress.pages), sum(held.asked for _, held in self.progress.results)

    def next_key(self, sitting: repeat.Sitting, kind: str, book: str) -> Key | None:
        """Return a question of a kind that is due again; None: ask a fresh one."""
        key = repeat.next_key(sitting, self.progress.boxes, self._day(), kind)
        return key if key is not None and key.rules == book else None

    def level(self, kind: str, book: str) -> int:
        """Return the level at which a kind goes on."""
        return self.progress.level(book, kind)

    def explain(self, question: Question, answer: Answer) -> Explanation:
        """Return what an answer is worth, and why."""
        return drills.explain(question, answer)

    def solved(self, exercise: str) -> None:
        """Remember that an example of a book was solved."""
        self.keep(self.progress.with_exercise(exercise))

    def answered(self, question: Question, explanation: Explanation) -> None:
        """Remember an answer."""
        self.keep(self.progress.with_answer(question.key, explanation, self._day()))
