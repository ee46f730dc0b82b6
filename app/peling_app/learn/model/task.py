"""What a learner does in a task of a lesson, and what comes of each try."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from html import escape

from PySide6.QtCore import QObject, Signal

from peling.core.actions import Action
from peling.lessons.drills.question import Answer, Explanation, SettleUp
from peling.lessons.model import AskTask, BoardTask, LayTask, Page, WallTask
from peling.lessons.tasks import Outcome, Weighed
from peling.rules.ruleset import RuleSet
from peling_app.learn.model import replies
from peling_app.learn.model.breaking import ME, Breaking
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.laying import Laying
from peling_app.learn.model.lesson_words import PageSpeaker
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.model.question.worked import Worked, WorkedPayments, WorkedScore
from peling_app.learn.model.task_shown import TaskShown
from peling_app.learn.model.wall import stack_of
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.play.table.model.board_picture import Table, board_picture

EXAMPLE = 900
"""The number of the question of a sort that is worked out for the learner."""


class TaskModel(TaskShown):
    """The task of the page that is open.

    Signals:
        opened: there is another task, or the same one anew.
        changed: the answer changed, or something came of it.
        solved: it was done rightly, by the learner or, see `is_helped`, for him.
    """

    opened = Signal()
    changed = Signal()
    solved = Signal()

    def __init__(self, learn: LearnSession, parent: QObject | None = None) -> None:
        """Show no task yet."""
        super().__init__(learn, parent)
        self.lesson_table.wished.connect(self.act)
        self.board.stackWished.connect(self._point)

    # -- opening -------------------------------------------------------------------------------------------

    def open(
        self,
        page: Page | None,
        rules: RuleSet,
        speaker: PageSpeaker | None,
        drill: str = "",
        *,
        waits: bool = False,
    ) -> None:
        """Show the task of a page, from its beginning.

        Args:
            page: the page; None: nothing is shown.
            rules: by which rules it is judged.
            speaker: the words of the page.
            drill: the kind of drill that practises it; empty: none.
            waits: the page is not done yet, and only what the learner does himself makes it done.
        """
        self.drill = drill
        self._waits = waits
        self._task = None if page is None else page.task
        self._rules, self._speaker = rules, speaker
        self._teaches = () if page is None else page.teaches
        self._number = 0
        self._breaking = (
            Breaking(self._learn, self._task, rules) if isinstance(self._task, WallTask) else None
        )
        self._worked = self._example()
        self._begin()

    def _example(self) -> Worked | None:
        """Return a settlement or a score worked out, before the first one of this sort is asked."""
        task, rules = self._task, self._rules
        if not isinstance(task, AskTask) or rules is None:
            return None
        if task.worked is not None:
            return WorkedScore(task.worked(rules))
        if task.again is None:
            return None
        if not isinstance(task.question(rules).form, SettleUp):
            return None
        worked = WorkedPayments(task.again(rules, EXAMPLE))
        return worked if worked.steps and not worked.question.shown.hands else None

    def go_on_with_example(self) -> None:
        """Take the next step of the example; after the last one ask the question."""
        if self._worked is None:
            return
        if self._worked.is_over:
            self._worked = None
            self.opened.emit()
        else:
            self._worked.go_on()
        self.changed.emit()

    def work_again(self) -> None:
        """Work out the example once more."""
        self._worked = self._example()
        self.changed.emit()

    @property
    def has_example(self) -> bool:
        """Return whether an example can be worked out before this question."""
        return not self._done and self._worked is None and self._example() is not None

    def retry(self) -> None:
        """Try again: a question and a wall keep what was right, tiles lie as laid, a board begins anew."""
        if not self._done and self._work is not None:
            self._work.reopen()
            self._explained = None
            self._faults = ()
            self._says, self._mark = str, Mark.NONE
            self._show_wall()
            self.changed.emit()
        else:
            tries = self.tries
            self._begin()
            self.tries = tries
            self.changed.emit()

    def another(self) -> None:
        """Ask another question of the same sort, if there is one."""
        if self.has_another:
            self._number = self._next_number
            self._begin()

    def _begin(self) -> None:
        self._asked, self._other = None, None
        self._faults = ()
        self.tries = 0
        self._acts = []
        self._laying = None
        self._explained = None
        self._missed = self._done = self._helped = False
        self._says, self._mark = str, Mark.NONE
        self._hints = 0
        rules = self._rules
        self.board.begin_hand()
        match self._task:
            case AskTask() as task if rules is not None:
                question = self._learn.asked_on_page(task, rules, self._number)
                self._asked = Asked(question, self._speaker_of_task)
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

    def reword(self) -> None:
        """Say everything again, in another language."""
        self.table.refresh()
        self._show_wall()
        self._show_position()
        self.changed.emit()

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
        self._says, self._mark = str, Mark.NONE
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
        self._says, self._mark = str, Mark.NONE
        breaking.point(stack)
        self._show_wall()
        self.changed.emit()

    def solve(self, answer: Answer) -> None:
        """Fill in an answer, as it would be given by hand."""
        self._worked = None
        if self._work is not None:
            self._work.solve(answer)
        self._show_wall()
        self.changed.emit()

    def check(self) -> None:
        """Say what the answer is worth."""
        task, rules = self._task, self._rules
        if not self.can_check or rules is None or task is None or isinstance(task, BoardTask):
            return
        answer = self.answer
        key = self._learn.wrong_words(task, answer)
        if self._asked is not None:
            explained = self._learn.explain(self._asked.question, answer)
            self._faults = self._learn.faults_of(self._asked.question, answer, guesses=not key)
            self._asked.judge(explained, self._faults, self._learn.said_of(self._asked.question, answer))
        else:
            explained = self._learn.check(task, answer, rules)
            if isinstance(task, WallTask | LayTask):
                self._faults = self._learn.faults_in(task, answer, rules, self._teaches)
        if self._breaking is not None and self._breaking.step(explained):
            self._says = partial(replies.of_step, self._speaker_of_task, explained)
            self._mark = Mark.RIGHT
            self._show_wall()
            self.changed.emit()
            return
        self._explained = explained
        key = "" if explained.right else key
        mark = Mark.RIGHT if explained.right else Mark.WRONG
        self._came_of(explained.right, partial(self._said, explained, key), mark)
        self._show_wall()
        self.changed.emit()

    def _said(self, explained: Explanation, key: str) -> str:
        """Return what is said of an answer."""
        if self._asked is not None:
            verdict = self._asked.verdict
            return replies.of_answer(self._speaker_of_task, explained, key, verdict, helped=self._helped)
        # What was missed is said by its faults: the parts would say where the stack is.
        parts = () if self._faults and not explained.right else explained.parts
        return replies.of_work(self._speaker_of_task, explained, key, parts, helped=self._helped)

    def _came_of(self, right: bool, says: Callable[[], str], mark: Mark) -> None:
        """Take what came of a try; `says` words it in the present language."""
        self._says, self._mark = says, mark
        if right:
            self._done = True
            if self._helped:
                self._say_it_was_shown()
            else:
                self._waits = False
            self.solved.emit()
        else:
            self.tries += 1

    def _say_it_was_shown(self) -> None:
        """Mark what was done for the learner as shown; where only his own doing counts, say that."""
        self._mark = Mark.MISSED
        if self._waits:
            says = self._says
            self._says = lambda: replies.lines([says(), escape(words.shown_only())])

    # -- on the board --------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Try an action on the board of the task."""
        task, rules = self._task, self._rules
        if not isinstance(task, BoardTask) or rules is None or self.is_checked:
            self.lesson_table.stay()
            return
        before = self._learn.try_on_board(task, self._acts, rules) if self._acts else None
        done = self._learn.try_on_board(task, [*self._acts, action], rules)
        self._faults = self._learn.faults_of_acts(task, [*self._acts, action], rules, self._teaches)
        if (verdict := done.verdict) is not None:
            self.lesson_table.refuse(verdict)
            if done.outcome is Outcome.REACHED:
                refused = partial(replies.of_refusal, verdict)
                self._came_of(True, lambda: refused(then=self._reached()), Mark.RIGHT)
            else:
                self._came_of(False, partial(self._missed_words, done.words, None), Mark.WRONG)
            self.changed.emit()
            return
        self._acts.append(action)
        seen = 0 if before is None else len(before.events)
        self.lesson_table.advance(done.deal, done.events[seen:])
        match done.outcome:
            case Outcome.REACHED:
                weighed = self._learn.weighed(task, self._acts[0], rules)
                self._came_of(
                    True, lambda: replies.lines([self._reached(), replies.of_weighed(weighed)]), Mark.RIGHT
                )
            case Outcome.MISSED:
                self._missed = True
                weighed = self._learn.weighed(task, self._acts[0], rules)
                self._came_of(False, partial(self._missed_words, done.words, weighed), Mark.WRONG)
            case _:
                self._says, self._mark = lambda: escape(words.go_on_playing()), Mark.NONE
        self.changed.emit()

    def _missed_words(self, key: str, weighed: Weighed | None) -> str:
        """Return what is said of a wrong act: what the page says of it by this key, what it cost."""
        said = self._speaker_of_task.said(key) if key else ""
        return replies.lines([said, replies.of_weighed(weighed)]) or escape(words.see_why())

    def _reached(self) -> str:
        return replies.when_done(self._speaker_of_task, helped=self._helped)

    # -- help ----------------------------------------------------------------------------------------------

    def give_hint(self) -> None:
        """Say the next hint."""
        if self.has_hint:
            self._says, self._mark = partial(self._hint, self._hints), Mark.NONE
            self._hints += 1
            self.changed.emit()

    def _hint(self, number: int) -> str:
        return self._hint_words[number]

    def show_solution(self) -> None:
        """Do it for the learner."""
        task, rules = self._task, self._rules
        self._worked = None
        if task is None or rules is None:
            return
        if isinstance(task, BoardTask):
            self._begin()
            self._helped = True
            for action in task.solution:
                self.act(action)
            return
        if self._asked is not None and self._explained is not None and not self._done:
            self._helped = True
            self._asked.tell()
            self._came_of(True, self._reached, Mark.MISSED)
            self.changed.emit()
            return
        self._begin()
        self._helped = True
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
