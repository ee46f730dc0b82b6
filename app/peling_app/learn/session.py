"""Learn: the one place of the app that keeps what was learnt, and asks fresh questions.

What was done is on the disk after every page and every answer; what could not be written is so with the next,
or when the program ends. In another window somebody may learn at the same time: what he did is taken over.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QObject, Signal

from peling.advice.equities import BUDGET
from peling.coach.counsel import Counsel, counsel
from peling.core.actions import Action
from peling.lessons import drills, practice, repeat, tasks
from peling.lessons.courses import beside
from peling.lessons.day import DayHand, day_hand
from peling.lessons.drills.question import Key, Question
from peling.lessons.learnt import Known, Learnt, Practised, ShownAgain
from peling.lessons.memory import Item
from peling.lessons.model import AskTask, BoardTask, Course, Page
from peling.lessons.progress import Progress
from peling.lessons.tasks import Weighed
from peling.rules.ruleset import OptionValue, RuleSet
from peling_app.learn import progress as progress_file
from peling_app.learn.facts import MOST_TODAY, Clock, LearnFacts
from peling_app.learn.schedule import schedule
from peling_app.platform.tasks import Worker
from peling_app.platform.user_file import Found, LeftAloneError, UserFile
from peling_app.platform.whole_file import write_whole

CLOCK: Final = Clock()
"""The clock of the system."""
ROLLOUTS: Final = BUDGET
"""For a hand of the day: as many as for a decision of a review."""
PAUSE: Final = 300.0
"""Seconds; whoever does nothing for longer has not practised meanwhile."""


def random_seed() -> int:
    """Return a seed nobody can guess."""
    return secrets.randbits(32)


class LearnSession(LearnFacts):
    """What somebody learns. It is always open: who has learnt nothing yet has empty progress.

    Signals:
        changed: what was learnt changed.
        failed: the id of a message (`peling_app.kit.words.messages`), and the file or the reason it is about.
    """

    changed = Signal()

    def __init__(
        self,
        path: Path | None = None,
        options: Callable[[str], Mapping[str, OptionValue]] = lambda _book: {},
        *,
        new_seed: Callable[[], int] = random_seed,
        clock: Clock = CLOCK,
        parent: QObject | None = None,
    ) -> None:
        """Keep what was learnt in this file, read when it is first needed; without one in memory only.

        Args:
            path: the file.
            options: the house rules in force for a book.
            new_seed: where fresh questions come from.
            clock: what tells the day and the time.
            parent: Qt's parent.
        """
        super().__init__(path, options, clock, parent)
        self._new_seed = new_seed
        self._busy_since: float | None = None
        self._forgotten = Progress()
        self._worker = Worker("pe-ling-day", self)

    def attend(self, *, on: bool) -> None:
        """Begin to count the time of practice when Learn comes to the front; count none while it is away."""
        self._busy_since = self.clock.now() if on else None

    def new_seed(self) -> int:
        """Return a seed for what is asked next."""
        self._busy_since = self.clock.now()
        return self._new_seed()

    def fresh(self, kind: str, book: str, level: int, lately: Sequence[Question] = ()) -> Question:
        """Return a new question; of another kind, where by the house rules none of this one is found.

        It asks nothing that one of `lately` asked, unless there is too little to ask.
        """
        self._busy_since = self.clock.now()
        return repeat.unlike(lambda: self._made(kind, book, level, drills.question), lately)

    def once_more(self, key: Key) -> Question:
        """Ask a question again, as it was; a fresh one, where this version does not find it any more."""
        self._busy_since = self.clock.now()
        try:
            return self.again(key)
        except drills.UnknownDrillError:
            return self.fresh(key.kind, key.rules, key.level)

    def next_question(self, sitting: repeat.Sitting, book: str, kind: str = "") -> Question | None:
        """Return a question that comes back; None: none does, so that a fresh one can be asked.

        Those missed in this sitting go before those that are due today.

        Args:
            sitting: what came up so far.
            book: the book.
            kind: the kind of drill; empty: any, until nothing is left.
        """
        key = repeat.waiting(sitting, book, kind)
        if key is None:
            waits = {one for _, one in sitting.waiting}
            ready = self.due(book, kind) if kind or sitting.asked < MOST_TODAY else ()
            item = next((one for one in ready if one not in waits), None)
            if item is not None:
                return self.question_about(item)
            key = None if kind else repeat.waiting(sitting, book, early=True)
        return None if key is None else self.once_more(key)

    def question_about(self, item: Item) -> Question:
        """Return a fresh question about something that is due, or the one that asked it last."""
        self._busy_since = self.clock.now()
        if isinstance(item, Key):
            return self.once_more(item)
        key = dict(self.progress.memories)[item].key
        assert key is not None, "what is due in a book was asked by a question"  # noqa: S101 - for the type checker
        rules = self.rules(item.rules)
        found = None
        if key.kind in drills.kinds(rules):
            level = self.level(key.kind, item.rules)
            with suppress(drills.UnknownDrillError):
                found = drills.about(item.about, key.kind, rules, level, Random(self._new_seed()))
        return self.once_more(key) if found is None else found

    def drill_of(self, page: Page, rules: RuleSet) -> str:
        """Return the kind of drill that practises what a page asks; empty: none does."""
        return practice.drill_of(page, rules)

    def asked_on_page(self, task: AskTask, rules: RuleSet, number: int) -> Question:
        """Return the question of this number of a sort; 0 is the one that the page asks."""
        return tasks.question_of(task, rules, number)

    def next_number(self, task: AskTask, rules: RuleSet, number: int) -> int:
        """Return the number of the next question of a sort that asks something else; 0: there is none."""
        return tasks.next_number(task, rules, number)

    def fresh_about(
        self, teaches: tuple[str, ...], kind: str, book: str, level: int, lately: Sequence[Question] = ()
    ) -> Question:
        """Return a new question of a kind, about one of these rules if there is one; not of `lately`."""
        self._busy_since = self.clock.now()
        make = partial(practice.question_of, teaches)
        return repeat.unlike(lambda: self._made(kind, book, level, make), lately)

    def _made(self, kind: str, book: str, level: int, make: Callable[..., Question]) -> Question:
        """Return a question of a kind, or else of the first other one of which there is any."""
        rules, rng = self.rules(book), Random(self._new_seed())
        *others, last = (one for one in drills.kinds(rules) if one != kind)
        for one in (kind, *others):
            with suppress(drills.UnknownDrillError):
                return make(one, rules, level, rng)
        return make(last, rules, level, rng)

    def find_day_hand(
        self, book: str, then: Callable[[DayHand], None], otherwise: Callable[[Exception], None]
    ) -> None:
        """Find the hand of the day of a book in another thread."""
        self._worker.ask(partial(day_hand, self.clock.day(), book), then, otherwise)

    def weigh_day_hand(
        self,
        hand: DayHand,
        then: Callable[[tuple[Counsel, ...]], None],
        otherwise: Callable[[Exception], None],
    ) -> None:
        """Weigh every discard of a hand of the day, as a review does, in another thread."""
        self._worker.ask(partial(counsel, hand.view, hand.rules, ROLLOUTS, 1), then, otherwise)

    def beside(self, book: str) -> tuple[Course, ...]:
        """Return the courses that a book has beside its own."""
        return beside(book)

    def weighed(self, task: BoardTask, action: Action, rules: RuleSet) -> Weighed | None:
        """Return what a first act is worth beside the best, where that was measured."""
        return tasks.weighed(task, action, rules)

    def new(self) -> None:
        """Begin again with nothing learnt, in another window neither; `bring_back` undoes it."""
        if self.progress != Progress():
            self._forgotten = self.progress
        self._progress = Progress()
        self._write(lambda file: file.replace(Progress()))

    def bring_back(self) -> None:
        """Bring back what was forgotten by beginning again last, joined with what was learnt since.

        For how they are joined see `Progress.merged`.
        """
        forgotten, self._forgotten = self._forgotten, Progress()
        self._keep(self.progress.merged(forgotten))

    def do(self, learnt: Learnt) -> None:
        """Remember what was learnt, and how long it took, and write it."""
        progress = self.progress.after(learnt, self.clock.day(), schedule)
        if not isinstance(learnt, Known | ShownAgain):
            now, since = self.clock.now(), self._busy_since
            self._busy_since = now
            if since is not None and 1 <= now - since <= PAUSE:
                progress = progress.after(Practised(round(now - since)), self.clock.day(), schedule)
        self._keep(progress)

    def export(self, file: Path) -> None:
        """Write what was learnt to a file to take along.

        Raises:
            OSError: it cannot be written.
        """
        write_whole(file, progress_file.written(self.progress))

    def import_json(self, file: Path) -> None:
        """Add what was learnt elsewhere.

        Raises:
            ProgressFileError: the file holds no progress, or cannot be read.
        """
        self._keep(self.progress.merged(progress_file.read_file(file)))

    def finish(self) -> None:
        """Write what could not be written yet, and end the thread."""
        self._worker.finish()
        progress = self._progress
        if self._file is not None and progress is not None and progress != self._written:
            self._write_changes(progress)

    # Within

    def _keep(self, progress: Progress) -> None:
        """Have learnt this from now on, and write it."""
        if progress != self.progress:
            self._write_changes(progress)

    def _write_changes(self, progress: Progress) -> None:
        """Take this progress, and write what has changed since the file was last read or written."""
        written = self._written
        self._progress = progress
        self._write(lambda file: file.save(written, progress))

    def _write(self, write: Callable[[UserFile[Progress]], Found[Progress]]) -> None:
        """Write the file and take over what it holds then."""
        if self._file is not None:
            try:
                found = write(self._file)
            except OSError as error:
                # That a file is left alone is said once, not with every answer.
                if not (self._left_alone and isinstance(error, LeftAloneError)):
                    self.failed.emit(*self._file.said(error))
                self._left_alone = isinstance(error, LeftAloneError)
            else:
                self._progress = self._written = found.value
                self._left_alone = False
                self.saved.emit(self._file.kind.name)
                found.tell(self.failed.emit)
        self.changed.emit()
