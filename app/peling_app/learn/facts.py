"""What is to be known of courses, drills and what was learnt; nothing here changes what was learnt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.rules import Citation
from peling.core.tiles import KINDS, Tile
from peling.core.view import WallView
from peling.lessons import drills, faults, memory, reading, tasks
from peling.lessons.courses import course, guided_deal, taught
from peling.lessons.courses.guided import score_page
from peling.lessons.drills.books import cite
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.makers.examples import Exercise, exercises
from peling.lessons.drills.question import Answer, Explanation, Key, Question
from peling.lessons.guided import Guided, position, rules_of
from peling.lessons.learnt import Answered
from peling.lessons.memory import TILES, Item, Recall
from peling.lessons.model import AskTask, BoardTask, Course, LayTask, Page, WallTask
from peling.lessons.progress import Progress
from peling.lessons.reading import Reading
from peling.lessons.repeat import Sitting
from peling.lessons.subjects import Subject, subjects
from peling.lessons.tasks import BoardTry
from peling.play.deal import DealState
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue, RuleSet
from peling_app.learn import progress as progress_file
from peling_app.platform.user_file import State

LEAST_TODAY, MOST_TODAY = 6, 12
"""Questions of one day: about five minutes."""


def today() -> date:
    """Return the day, as the learner's clock has it."""
    return datetime.now(UTC).astimezone().date()


@dataclass(frozen=True, slots=True)
class Clock:
    """What tells the time to a learner.

    Attributes:
        day: the day it is.
        now: seconds since any moment; they never go back.
    """

    day: Callable[[], date] = today
    now: Callable[[], float] = monotonic


@dataclass(frozen=True, slots=True)
class Known:
    """How much of a subject is known.

    Attributes:
        subject: what there is to learn.
        firm: how many things are known by heart.
        seen: how many more have been asked.
        total: how many there are.
        due: how many are due today.
    """

    subject: Subject
    firm: int
    seen: int
    total: int
    due: int


class LearnFacts(QObject):
    """What was learnt, what can be learnt, and what the engine says of tasks, questions and answers.

    Signals:
        failed: the id of a message and the file or reason it is about.
        saved: what was learnt was written; carries how the ids of its messages begin.
    """

    failed = Signal(str, str)
    saved = Signal(str)

    def __init__(
        self,
        path: Path | None,
        options: Callable[[str], Mapping[str, OptionValue]],
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Know what was learnt from this file; see `LearnSession`."""
        super().__init__(parent)
        self._file = None if path is None else progress_file.progress_file(path)
        self._options = options
        self.clock = clock
        self._progress: Progress | None = None
        self._written = Progress()
        self._left_alone = False
        self._found_subjects: dict[str, tuple[Mapping[str, OptionValue], Mapping[str, Subject]]] = {}

    # -- what was learnt -----------------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """Return what was learnt; the file is read when it is first asked for."""
        if self._progress is None:
            self._progress = Progress()
            if self._file is not None:
                found = self._file.load()
                self._progress = self._written = found.value
                self._left_alone = found.state in {State.LOST, State.NEWER}
                found.tell(self._tell_later)
        return self._progress

    def _tell_later(self, message: str, name: str) -> None:
        """Tell what went wrong when the page that asked is there to hear it."""
        QTimer.singleShot(0, self, lambda: self.failed.emit(message, name))

    @property
    def known(self) -> frozenset[str]:
        """Return what else is known: ids of explanations that play need not show again."""
        return self.progress.known

    # -- rules ---------------------------------------------------------------------------------------------

    def rules(self, book: str, *, house: bool = True) -> RuleSet:
        """Return a book's rules, with the house rules in force or as printed."""
        return rule_set(book, dict(self._options(book)) if house else {})

    # -- lessons -------------------------------------------------------------------------------------------

    @property
    def taught(self) -> tuple[str, ...]:
        """Return the books that have a course."""
        return taught()

    def course(self, course_id: str) -> Course:
        """Return a course; that of a book has the id of the book."""
        return course(course_id)

    def page_of(self, rule: str, book: str) -> str:
        """Return the first page of a course about a rule, else one that touches it; empty if none does."""
        pages = [page for page in course(book).pages if rule in page.teaches] if book in taught() else []
        about = [page.id for page in pages if page.teaches[0] == rule]
        return next(iter((*about, *(page.id for page in pages))), "")

    def place_of(self, rule: str, rules: RuleSet) -> Citation | None:
        """Return where a rule or item stands; None if the book has no such."""
        return cite(rules, (rule,))

    def bookmark(self, course_id: str) -> str:
        """Return the page where the learner was last in a course; empty: nowhere yet."""
        return dict(self.progress.bookmark).get(course_id, "")

    def opens_at(self, course_id: str) -> int:
        """Return the number of the page, from 0, at which a course opens.

        It is where the learner left it or, if that is done, the first that is not. Once all are done it
        stays where it was left; only after the last page it begins again.
        """
        pages = self.course(course_id).pages
        mark = self.bookmark(course_id)
        here = next((n for n, page in enumerate(pages) if page.id == mark), 0)
        if pages and self.is_done(pages[here].id):
            left = here if here < len(pages) - 1 else 0
            here = next((n for n, page in enumerate(pages) if not self.is_done(page.id)), left)
        return here

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

    def faults_of(self, question: Question, answer: Answer, *, guesses: bool = True) -> tuple[Fault, ...]:
        """Return what is wrong with the answer to a question, error by error; see `faults.of_question`."""
        return faults.of_question(question, answer, _rules_of(question), guesses=guesses)

    def said_of(self, question: Question, answer: Answer) -> tuple[Fault, ...]:
        """Return why cards are right or were rightly left out."""
        return faults.of_rest(question, answer, _rules_of(question))

    def faults_in(
        self, task: WallTask | LayTask, answer: Answer, rules: RuleSet, teaches: Sequence[str]
    ) -> tuple[Fault, ...]:
        """Return what is wrong with stacks or a hand laid out, under the rules that a page teaches."""
        if isinstance(task, WallTask):
            return faults.of_stacks(task, answer, rules, teaches)
        return faults.of_laying(task, answer, rules, teaches)

    def faults_of_acts(
        self, task: BoardTask, acts: Sequence[Action], rules: RuleSet, teaches: Sequence[str]
    ) -> tuple[Fault, ...]:
        """Return what is wrong with the last of the learner's acts on the board."""
        return faults.of_acts(task, acts, rules, teaches)

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

    def guided(self, book: str) -> Guided:
        """Return the guided deal of a book."""
        return guided_deal(book)

    def guided_place(self, deal: Guided) -> int:
        """Return the step, from 0, at which a guided deal goes on; at its end it begins anew."""
        mark = self.bookmark(deal.id)
        here = next((place for place, step in enumerate(deal.steps) if step.id == mark), 0)
        return here if here + 1 < len(deal.steps) else 0

    def guided_position(
        self, deal: Guided, done: int, since: int | None
    ) -> tuple[DealState, tuple[Event, ...]]:
        """Return a guided deal after so many acts, and what happened since so many (None: the shuffle)."""
        return position(deal, done, since)

    def guided_rules(self, deal: Guided) -> RuleSet:
        """Return the rules of a guided deal."""
        return rules_of(deal)

    def guided_score(self, deal: Guided) -> Page:
        """Return the page on which the hand of a guided deal is counted."""
        return score_page(deal)

    # -- drills --------------------------------------------------------------------------------------------

    def kinds(self, book: str) -> tuple[str, ...]:
        """Return the kinds of drill a book has."""
        return drills.kinds(self.rules(book))

    def levels(self, kind: str, book: str) -> tuple[int, ...]:
        """Return the levels of a kind."""
        return drills.levels(kind, self.rules(book))

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

    def answered(self, question: Question, explained: Explanation) -> Answered:
        """Return what is to be remembered of an answer."""
        return Answered(question.key, explained, memory.remembered(question, explained))

    def due(self, book: str, kind: str = "") -> tuple[Item, ...]:
        """Return what is due today in a book, or of the tiles (`TILES`), the longest due first.

        What only another version can ask is left out, and stays in the file.
        """
        held = dict(self.progress.memories)
        ready = memory.due(self.progress.memories, self.clock.day(), book, kind)
        return ready if book == TILES else tuple(one for one in ready if drills.can_ask(held[one].key))

    def asked_by(self, item: Item) -> Key | None:
        """Return the question that asked something last; None: it is a tile, or was never asked."""
        held = dict(self.progress.memories).get(item)
        return None if held is None else held.key

    def day_choice(self, book: str) -> str:
        """Return the code of the tile that was chosen in today's hand of the day; empty: none yet."""
        day, tile = dict(self.progress.chosen).get(book, (None, ""))
        return tile if day == self.clock.day() else ""

    @property
    def least_today(self) -> int:
        """Return how many questions a day has at least, also when little is due."""
        return LEAST_TODAY

    def left_today(self, sitting: Sitting, book: str) -> int:
        """Return how many questions are left for today at most."""
        fresh = max(0, min(len(self.due(book)), MOST_TODAY - sitting.asked))
        return max(fresh + len(sitting.waiting), LEAST_TODAY - sitting.asked)

    def rarest_kind(self, book: str, place: int) -> str:
        """Return the kind of drill that was asked least; `place` 1: the next one, and so on."""
        kinds = sorted(self.kinds(book), key=lambda kind: self.results(kind, book)[0])
        return kinds[place % len(kinds)]

    def due_later(self, book: str) -> tuple[tuple[date, int], ...]:
        """Return the days to come on which something is due, in a book or of the tiles, and how much."""
        days: dict[date, int] = {}
        for item, held in self.progress.memories:
            if item.rules in {book, TILES} and held.trace.due > self.clock.day():
                days[held.trace.due] = days.get(held.trace.due, 0) + 1
        return tuple(sorted(days.items()))

    def subject_of(self, item: Item) -> Subject:
        """Return the subject of something that is remembered."""
        if item.rules == TILES:
            return Subject.TILES
        about = self._point(item)
        return self._subjects(item.rules).get(about, Subject.COURSE)

    def _point(self, item: Item) -> str:
        if isinstance(item, Key):
            return next(iter(self.again(item).asks), "")
        return item.about

    def _subjects(self, book: str) -> Mapping[str, Subject]:
        """Return the subjects of a book's rules by its house rules; they are worked out once."""
        options = dict(self._options(book))
        found = self._found_subjects.get(book)
        if found is None or found[0] != options:
            found = (options, subjects(self.rules(book)))
            self._found_subjects[book] = found
        return found[1]

    def known_by_heart(self, book: str) -> tuple[Known, ...]:
        """Return how much of each subject is known in a book; the tiles are the same in all."""
        held = {item: one for item, one in self.progress.memories if item.rules in {book, TILES}}
        today = self.clock.day()
        wanted: dict[Subject, list[Item]] = {subject: [] for subject in Subject}
        wanted[Subject.TILES] = [memory.Point(TILES, kind.code) for kind in KINDS]
        for about, subject in self._subjects(book).items():
            wanted[subject].append(memory.Point(book, about))
        found = []
        for subject, items in wanted.items():
            there = [held[item] for item in items if item in held]
            firm = sum(one.is_firm for one in there)
            due = sum(one.trace.due <= today for one in there)
            found.append(Known(subject, firm, len(there) - firm, len(items), due))
        return tuple(found)

    def level(self, kind: str, book: str) -> int:
        """Return the level at which a kind goes on."""
        return self.progress.level(book, kind)

    def rating(self, kind: str, book: str) -> int:
        """Return how good the learner is at a kind, as in chess: he begins with 1000."""
        return self.progress.rating(book, kind)

    def reading(self) -> Reading:
        """Return a sitting of tiles to name: what is due, then new ones, the easily confused first."""
        return reading.begin(reading.to_read(self.progress.memories, self.clock.day()))

    def read_on(self, sitting: Reading, recall: Recall) -> Reading:
        """Return a sitting after its tile was to be named."""
        return reading.after(sitting, recall)

    def names_for(self, kind: Tile, rng: Random) -> tuple[Tile, ...]:
        """Return the kinds among which a tile is to be named."""
        return reading.choices(kind, rng)

    def recall_of(self, *, right: bool, seconds: float) -> Recall:
        """Return how a name came to mind that was given after so many seconds."""
        return reading.recall_of(right=right, seconds=seconds)

    def explain(self, question: Question, answer: Answer) -> Explanation:
        """Return what an answer is worth, and why."""
        return drills.explain(question, answer)


def _rules_of(question: Question) -> RuleSet:
    """Return the rules under which a question is asked."""
    key = question.key
    return rule_set(key.rules, {**dict(key.options), **dict(question.under)})
