"""A task of a lesson: what is asked, the answer as far as it is given, what came of each try."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from PySide6.QtCore import QObject, Signal

from peling.actions import Action
from peling.lessons.drills.question import (
    Answer,
    Explanation,
    Question,
    State,
)
from peling.lessons.model import AskTask, BoardTask, LayTask, Page, Task, WallTask
from peling.lessons.tasks import Outcome
from peling.ruleset import RuleSet
from peling.tiles import Tile
from peling_app.learn_session import LearnSession, LessonTable
from peling_app.texts import learn as words
from peling_app.viewmodels import lessons_told as told
from peling_app.viewmodels.asked import Asked
from peling_app.viewmodels.asked_rows import Row
from peling_app.viewmodels.board import BoardViewModel
from peling_app.viewmodels.board_picture import Table, board_picture
from peling_app.viewmodels.lessons_breaking import ME, Breaking
from peling_app.viewmodels.lessons_cards import Card, Field, Mark
from peling_app.viewmodels.lessons_forms import Form, form_of, how_to_answer
from peling_app.viewmodels.lessons_laying import Laying, SpotRow
from peling_app.viewmodels.lessons_rows import StripRow
from peling_app.viewmodels.lessons_wall import stack_of
from peling_app.viewmodels.lessons_words import PageSpeaker
from peling_app.viewmodels.table import TableViewModel


class TaskModel(QObject):
    """The task of the page that is open.

    Signals:
        opened: there is another task, or the same one anew.
        changed: the answer changed, or something came of it.
        solved: it was done rightly for the first time since the page was opened.
    """

    opened = Signal()
    changed = Signal()
    solved = Signal()

    def __init__(self, learn: LearnSession, parent: QObject | None = None) -> None:
        """Show no task yet."""
        super().__init__(parent)
        self._learn = learn
        self.lesson_table = LessonTable(self)
        self.table = TableViewModel(self.lesson_table, parent=self)
        self._task: Task | None = None
        self._rules: RuleSet | None = None
        self._speaker: PageSpeaker | None = None
        self._asked: Asked | None = None
        self._acts: list[Action] = []
        self._breaking: Breaking | None = None
        self._laying: Laying | None = None
        self._explained: Explanation | None = None
        self._missed = False
        self._done = False
        self._message = ""
        self._mark = Mark.NONE
        self._hints = 0
        self._number = 0
        self.tries = 0
        self.lesson_table.wished.connect(self._act)
        self.board.stackWished.connect(self._point)

    @property
    def board(self) -> BoardViewModel:
        """Return the board of play, for tasks on it."""
        return self.table.board

    # -- opening -------------------------------------------------------------------------------------------

    def open(self, page: Page | None, rules: RuleSet, speaker: PageSpeaker | None) -> None:
        """Show the task of a page, from its beginning."""
        self._task = None if page is None else page.task
        self._rules, self._speaker = rules, speaker
        self._number = 0
        self.tries = 0
        self._breaking = (
            Breaking(self._learn, self._task, rules) if isinstance(self._task, WallTask) else None
        )
        self._begin()

    def retry(self) -> None:
        """Try again: a question and a wall keep what was right, tiles lie as laid, a board begins anew."""
        if not self._done and any((self._asked, self._breaking, self._laying)):
            if self._asked is not None:
                self._asked.reopen()
            if self._breaking is not None:
                self._breaking.take_back()
            self._explained = None
            self._message, self._mark = "", Mark.NONE
            self._show_wall()
            self.changed.emit()
        else:
            self._begin()

    def another(self) -> None:
        """Ask another question of the same sort."""
        self._number += 1
        self._begin()

    def _begin(self) -> None:
        self._asked = None
        self._acts = []
        self._laying = None
        self._explained = None
        self._missed = self._done = False
        self._message, self._mark = "", Mark.NONE
        self._hints = 0
        rules = self._rules
        self.board.follow_hand((), None)
        match self._task:
            case AskTask() as task if rules is not None:
                self._asked = Asked(self._question(task, rules), self._speaker_of_task)
                self._show_position()
            case BoardTask() as task if rules is not None:
                deal, events = self._learn.begin(task, rules)
                self.lesson_table.open(deal, task.me, rules, events)
            case WallTask() if rules is not None and self._breaking is not None:
                self._breaking.begin_again()
                self.lesson_table.open(None, ME, rules)
                self._show_wall()
            case LayTask() as task:
                self._laying = Laying(task)
            case _:
                pass
        self.opened.emit()
        self.changed.emit()

    def _question(self, task: AskTask, rules: RuleSet) -> Question:
        if self._number and task.again is not None:
            other = task.again(rules, self._number)
            if other is not None:
                return other
        return task.question(rules)

    @property
    def _speaker_of_task(self) -> PageSpeaker:
        assert self._speaker is not None, "a page with a task has words"  # noqa: S101 - for the type checker
        return self._speaker

    def reword(self) -> None:
        """Say everything again, in another language."""
        self.table.refresh()
        self._show_wall()
        self._show_position()
        self._message = ""
        self.changed.emit()

    # -- what is shown -------------------------------------------------------------------------------------

    @property
    def is_shown(self) -> bool:
        """Tell whether there is anything to do."""
        return self._task is not None

    @property
    def asked(self) -> Asked | None:
        """Return the question, where one is asked."""
        return self._asked

    @property
    def task(self) -> Task | None:
        """Return the task."""
        return self._task

    @property
    def form(self) -> Form:
        """Return how the task is answered."""
        match self._task:
            case BoardTask():
                return Form.BOARD
            case WallTask():
                return Form.WALL
            case LayTask():
                return Form.LAY
            case AskTask() if self._asked is not None:
                return form_of(self._asked.question)
            case _:
                return Form.NONE

    @property
    def shows_position(self) -> bool:
        """Tell whether a question is about a position in play, which is seen on the board."""
        return self._asked is not None and self._asked.view is not None

    @property
    def question(self) -> str:
        """Return what is asked."""
        if self._speaker is None or self._task is None:
            return ""
        if self._breaking is not None and self._breaking.can_throw:
            return self._breaking.throw_question
        said = self._speaker.task_words
        return said or ("" if self._asked is None else self._asked.prompt)

    @property
    def line(self) -> str:
        """Return how it is answered, in a sentence.

        A question that a drill asks in its own words tells there what must be known of it: who has won, say.
        """
        speaker = self._speaker
        if self._asked is not None and (speaker is None or not speaker.task_words):
            return self._asked.task
        if self._breaking is not None and not self._done and (todo := self._breaking.todo):
            return todo
        if speaker is not None and speaker.todo:
            return speaker.todo
        match self._task:
            case BoardTask():
                return words.on_board()
            case WallTask():
                return words.on_wall()
            case LayTask():
                return words.on_lay()
            case AskTask() if self._asked is not None:
                return how_to_answer(self._asked.question)
            case _:
                return ""

    @property
    def strips(self) -> tuple[StripRow, ...]:
        """Return the hands above the answer."""
        return () if self._asked is None else self._asked.strips

    @property
    def dice(self) -> tuple[tuple[str, tuple[int, int]], ...]:
        """Return the throws that lie on the table."""
        return () if self._breaking is None else self._breaking.dice

    @property
    def can_throw(self) -> bool:
        """Tell whether the dice have to be thrown before anything else."""
        return self._breaking is not None and self._breaking.can_throw

    @property
    def throw_words(self) -> str:
        """Return the words of the button that throws the dice."""
        return "" if self._breaking is None else self._breaking.throw_words

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards to choose from."""
        return () if self._asked is None else self._asked.cards

    @property
    def tile_rows(self) -> tuple[tuple[str, tuple[tuple[Tile, Card], ...]], ...]:
        """Return the tiles to mark."""
        return () if self._asked is None else self._asked.tile_rows

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return the explanation of the answer, part by part."""
        return () if self._asked is None else self._asked.rows

    @property
    def fields(self) -> tuple[Field, ...]:
        """Return the fields of a sheet or of payments."""
        return () if self._asked is None else self._asked.fields

    @property
    def unit(self) -> str:
        """Return what is counted."""
        return ""

    def text(self, part: str) -> str:
        """Return what is written in a field."""
        return "" if self._asked is None else self._asked.text(part)

    @property
    def number_verdict(self) -> str:
        """Return what the check says of a number."""
        if self._explained is None:
            return ""
        return words.right() if self._explained.right else words.not_right()

    @property
    def lay_tiles(self) -> tuple[Tile, ...]:
        """Return the tiles to lay out."""
        return () if self._laying is None else self._laying.tiles

    @property
    def lay_wild(self) -> frozenset[Tile]:
        """Return which of the tiles to lay out are wild."""
        return frozenset() if self._laying is None else self._laying.wild

    @property
    def where(self) -> tuple[int, ...]:
        """Return in which place each tile lies."""
        return () if self._laying is None else self._laying.where

    @property
    def spots(self) -> tuple[SpotRow, ...]:
        """Return the places for sets, and for the pair if the hand has one."""
        if self._laying is None:
            return ()
        return self._laying.spots(self._explained, self._speaker_of_task.told)

    @property
    def message(self) -> str:
        """Return what came of the last try, rich."""
        return self._message

    @property
    def mark(self) -> Mark:
        """Return how the last try stands."""
        return self._mark

    @property
    def is_checked(self) -> bool:
        """Tell whether the answer was checked and nothing can be changed before another try."""
        return self._explained is not None or self._missed or self._done

    @property
    def is_done(self) -> bool:
        """Tell whether the task was done rightly."""
        return self._done

    @property
    def has_moved(self) -> bool:
        """Tell whether anything was done on the board."""
        return bool(self._acts)

    @property
    def has_another(self) -> bool:
        """Tell whether another question of the same sort can be asked."""
        return isinstance(self._task, AskTask) and self._task.again is not None

    # -- the answer ----------------------------------------------------------------------------------------

    def pick(self, part: str) -> None:
        """Choose an answer or a tile."""
        if self._asked is not None and not self.is_checked:
            self._asked.pick(part)
            self.changed.emit()

    def write(self, part: str, text: str) -> None:
        """Write a number."""
        if self._asked is not None and not self.is_checked:
            self._asked.write(part, text)
            self.changed.emit()

    def move(self, number: int, place: int) -> None:
        """Lay a tile into a place, or out of it; a full set takes no more."""
        if self._laying is None or self._done or not self._laying.move(number, place):
            return
        self._explained = None
        self._message, self._mark = "", Mark.NONE
        self.changed.emit()

    def throw(self) -> None:
        """Throw the dice for whose turn it is."""
        if self._breaking is not None and self._breaking.can_throw:
            self._breaking.throw()
            self._show_wall()
            self.changed.emit()

    def _point(self, key: int) -> None:
        """Choose a stack; pointed at once more it is the answer. After a wrong answer it is another try."""
        breaking = self._breaking
        if breaking is None or breaking.can_throw or self._done:
            return
        stack = stack_of(key, ME)
        if stack == breaking.pick and self._explained is None:
            self.check()
            return
        self._explained = None
        self._message, self._mark = "", Mark.NONE
        breaking.point(stack)
        self._show_wall()
        self.changed.emit()

    @property
    def can_check(self) -> bool:
        """Tell whether there is an answer to check."""
        if self.is_checked:
            return False
        match self._task:
            case AskTask():
                return self._asked is not None and self._asked.can_check
            case WallTask():
                return self._breaking is not None and self._breaking.pick is not None
            case LayTask():
                return self._laying is not None and self._laying.has_begun
            case _:
                return False

    @property
    def answer(self) -> Answer:
        """Return the answer as the engine takes it."""
        match self._task:
            case WallTask() if self._breaking is not None:
                return self._breaking.answer
            case LayTask() if self._laying is not None:
                return self._laying.answer
            case AskTask() if self._asked is not None:
                return self._asked.answer
            case _:
                return []

    def solve(self, answer: Answer) -> None:
        """Fill in an answer, as it would be given by hand."""
        match self._task:
            case WallTask() if self._breaking is not None:
                self._breaking.solve(answer)
                self._show_wall()
            case LayTask() if self._laying is not None and isinstance(answer, list):
                self._laying.solve(answer)
            case AskTask() if self._asked is not None:
                self._asked.solve(answer)
            case _:
                pass
        self.changed.emit()

    def check(self) -> None:
        """Say what the answer is worth."""
        task, rules = self._task, self._rules
        if not self.can_check or rules is None or task is None or isinstance(task, BoardTask):
            return
        answer = self.answer
        if self._asked is not None:
            explained = self._learn.explain(self._asked.question, answer)
            self._asked.explanation = explained
        else:
            explained = self._learn.check(task, answer, rules)
        if self._breaking is not None and self._breaking.step(explained):
            self._message, self._mark = told.of_step(self._speaker_of_task, explained), Mark.RIGHT
            self._show_wall()
            self.changed.emit()
            return
        self._explained = explained
        key = "" if explained.right else self._learn.wrong_words(task, answer)
        self._came_of(
            explained.right, self._said(explained, key), Mark.RIGHT if explained.right else Mark.WRONG
        )
        self._show_wall()
        self.changed.emit()

    def _said(self, explained: Explanation, key: str) -> str:
        """Return what is said of an answer."""
        if self._asked is not None:
            return told.of_answer(self._speaker_of_task, explained, key, self._asked.verdict)
        laying = self._breaking is not None and self._breaking.lays and not explained.right
        parts = [part for part in explained.parts if part.state is State.WRONG or not laying]
        return told.of_work(self._speaker_of_task, explained, key, parts)

    def _came_of(self, right: bool, message: str, mark: Mark) -> None:
        self._message, self._mark = message, mark
        if right:
            self._done = True
            self.solved.emit()
        else:
            self.tries += 1

    # -- on the board --------------------------------------------------------------------------------------

    def _act(self, action: Action) -> None:
        task, rules = self._task, self._rules
        if not isinstance(task, BoardTask) or rules is None or self.is_checked:
            self.lesson_table.stay()
            return
        before = self._learn.try_on_board(task, self._acts, rules) if self._acts else None
        done = self._learn.try_on_board(task, [*self._acts, action], rules)
        if done.verdict is not None:
            self.lesson_table.refuse(done.verdict)
            if done.outcome is Outcome.REACHED:
                self._came_of(True, told.of_refusal(done.verdict, then=self._reached()), Mark.RIGHT)
            else:
                said = self._speaker_of_task.said(done.words) if done.words else ""
                self._came_of(False, told.of_refusal(done.verdict, said), Mark.WRONG)
            self.changed.emit()
            return
        self._acts.append(action)
        seen = 0 if before is None else len(before.events)
        self.lesson_table.advance(done.deal, done.events[seen:])
        match done.outcome:
            case Outcome.REACHED:
                self._came_of(True, self._reached(), Mark.RIGHT)
            case Outcome.MISSED:
                self._missed = True
                said = self._speaker_of_task.said(done.words) if done.words else escape(words.legal_but())
                self._came_of(False, said, Mark.WRONG)
            case _:
                self._message, self._mark = escape(words.go_on_playing()), Mark.NONE
        self.changed.emit()

    def _reached(self) -> str:
        return self._speaker_of_task.done_words or escape(words.right_told())

    # -- help ----------------------------------------------------------------------------------------------

    @property
    def has_hint(self) -> bool:
        """Tell whether there is another hint."""
        return self._speaker is not None and not self.can_throw and self._hints < len(self._hint_words)

    @property
    def _hint_words(self) -> tuple[str, ...]:
        if self._speaker is None:
            return ()
        looks = () if self._asked is None else tuple(escape(look.text) for look in self._asked.looks)
        return self._speaker.hints or looks

    def give_hint(self) -> None:
        """Say the next hint."""
        if self.has_hint:
            self._message, self._mark = self._hint_words[self._hints], Mark.NONE
            self._hints += 1
            self.changed.emit()

    def show_solution(self) -> None:
        """Do it for the learner."""
        task, rules = self._task, self._rules
        if task is None or rules is None:
            return
        if isinstance(task, BoardTask):
            self._begin()
            for action in task.solution:
                self._act(action)
            return
        self._begin()
        answer = self._asked.question.solutions[0] if self._asked else self._learn.solution(task, rules)
        self.solve(answer)
        self.check()

    # -- the wall ------------------------------------------------------------------------------------------

    def _show_position(self) -> None:
        view = None if self._asked is None else self._asked.view
        if view is None or self._rules is None:
            return
        self.lesson_table.open(None, view.me, self._rules)
        self.board.follow_hand(view.hand.concealed, view.drawn)
        self.board.show(replace(board_picture(view, (), self.board.order, Table({}, {})), claims=()))

    def _show_wall(self) -> None:
        if self._breaking is not None:
            explained = self._explained
            mark = "chosen" if explained is None else "right" if explained.right else "wrong"
            self.board.show(self._breaking.picture(mark, done=self._done))
