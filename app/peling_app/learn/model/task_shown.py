"""What is shown of a task of a lesson: what is asked, how it is answered, how the last try stands."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QObject

from peling.core.actions import Action
from peling.core.tiles import Tile
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.question import Answer, Explanation
from peling.lessons.model import AskTask, BoardTask, LayTask, Task, WallTask
from peling.rules.ruleset import RuleSet
from peling_app.kit.model.lesson_rows import StripRow
from peling_app.learn.lesson_table import LessonTable
from peling_app.learn.model.breaking import Breaking
from peling_app.learn.model.cards import Card, Field, Mark
from peling_app.learn.model.forms import Form, form_of, how_to_answer
from peling_app.learn.model.laying import Laying, SpotRow
from peling_app.learn.model.lesson_words import PageSpeaker
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.model.question.rows import Reason, Row, named_now, reason, said_once
from peling_app.learn.model.question.sketch import SketchRow
from peling_app.learn.model.question.tables import dice_of
from peling_app.learn.model.question.worked import Worked
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel


class TaskShown(QObject):
    """A task as it stands; what can be done with it is in `lessons_task`."""

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
        self._worked: Worked | None = None
        self._faults: tuple[Fault, ...] = ()
        self._teaches: tuple[str, ...] = ()
        self._missed = False
        self._done = False
        self._helped = False
        self._waits = False
        self._says: Callable[[], str] = str
        self._mark = Mark.NONE
        self._hints = 0
        self._number = 0
        self._other: int | None = None
        self.tries = 0
        self.drill = ""

    @property
    def board(self) -> BoardViewModel:
        """Return the board of play, for tasks on it."""
        return self.table.board

    @property
    def _speaker_of_task(self) -> PageSpeaker:
        assert self._speaker is not None, "a page with a task has words"  # noqa: S101 - for the type checker
        return self._speaker

    @property
    def _work(self) -> Asked | Breaking | Laying | None:
        """Return what the learner works at, other than on the board."""
        return self._asked or self._breaking or self._laying

    # -- what is shown -------------------------------------------------------------------------------------

    @property
    def is_shown(self) -> bool:
        """Return whether there is anything to do."""
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
        """Return how the task is answered; while an example is worked out, in no way."""
        if self._worked is not None:
            return Form.NONE
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
    def has_sheet(self) -> bool:
        """Return whether a sheet is to be filled in, now or after the example that is worked out."""
        return self._asked is not None and form_of(self._asked.question) is Form.SHEET

    @property
    def shows_position(self) -> bool:
        """Return whether a question is about a position in play, which is seen on the board."""
        return self._asked is not None and self._asked.view is not None

    @property
    def question(self) -> str:
        """Return what is asked."""
        if self._speaker is None or self._task is None:
            return ""
        if self._worked is not None:
            return self._worked.head
        if self._breaking is not None and self._breaking.can_throw:
            return self._breaking.throw_question
        said = self._speaker.task_words
        return said or ("" if self._asked is None else self._asked.prompt)

    @property
    def question_thrown(self) -> str:
        """Return what is asked when the dice lie there; empty: no throw is to come."""
        return self._speaker.task_words if self.can_throw and self._speaker is not None else ""

    @property
    def line(self) -> str:
        """Return how it is answered, in a sentence.

        A question that a drill asks in its own words tells there what must be known of it: who has won, say.
        """
        if self._worked is not None:
            return self._worked.line
        speaker = self._speaker
        if self._asked is not None and (speaker is None or not speaker.task_words):
            return self._asked.task
        if self._breaking is not None and (todo := self._breaking.todo):
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
        """Return the hands above the answer, or that of the example."""
        if self._worked is not None:
            return self._worked.strips
        return () if self._asked is None else self._asked.strips

    @property
    def sketch(self) -> SketchRow | None:
        """Return the table seen from above, where a question is about seats or payments."""
        if self._worked is not None:
            return self._worked.sketch
        return None if self._asked is None else self._asked.sketch

    @property
    def dice(self) -> tuple[tuple[str, tuple[int, int]], ...]:
        """Return the throws that lie on the table."""
        if self._asked is not None and self._worked is None:
            return dice_of(self._asked.question)
        return () if self._breaking is None else self._breaking.dice

    @property
    def can_throw(self) -> bool:
        """Return whether the dice have to be thrown before anything else."""
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
    def reasons(self) -> tuple[Reason, ...]:
        """Return the errors of the last try that are named by now, each with its reason."""
        if self._done:
            return ()
        if self._asked is not None:
            return self._asked.reasons
        return said_once(
            reason(fault, None, "", more=self.tries > 1) for fault in named_now(self._faults, self.tries)
        )

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return the explanation of the answer, part by part, or the example as far as it is shown."""
        if self._worked is not None:
            return self._worked.rows
        if self._asked is None:
            return ()
        on_cards = {card.id: card.note for card in self._asked.cards if not card.groups}
        # What a card says of itself is not said again below.
        return tuple(
            row
            for row in self._asked.rows
            if row.id not in on_cards or not _says_no_more(row, on_cards[row.id])
        )

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
        return "" if self._asked is None else self._asked.number_verdict

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
        said = None if self._done else [fault.part for fault in named_now(self._faults, self.tries)]
        return self._laying.spots(self._explained, self._speaker_of_task.of_part, said)

    @property
    def message(self) -> str:
        """Return what came of the last try, rich, in the present language."""
        return self._says()

    @property
    def cite(self) -> str:
        """Return where the rule stands, when the question was answered rightly, or the answer was shown."""
        return "" if self._asked is None or not self._done else self._asked.cite

    @property
    def mark(self) -> Mark:
        """Return how the last try stands."""
        return self._mark

    @property
    def is_checked(self) -> bool:
        """Return whether the answer was checked and nothing can be changed before another try."""
        return self._explained is not None or self._missed or self._done

    @property
    def is_done(self) -> bool:
        """Return whether the task was done rightly."""
        return self._done

    @property
    def is_helped(self) -> bool:
        """Return whether it was done for the learner."""
        return self._helped

    @property
    def has_moved(self) -> bool:
        """Return whether anything was done on the board."""
        return bool(self._acts)

    @property
    def has_another(self) -> bool:
        """Return whether another question of the same sort can be asked that is not the same again."""
        return self._next_number > 0

    @property
    def _next_number(self) -> int:
        if not isinstance(self._task, AskTask) or self._rules is None:
            return 0
        if self._other is None:
            self._other = self._learn.next_number(self._task, self._rules, self._number)
        return self._other

    @property
    def another_words(self) -> str:
        """Return the button that asks it: of a hand, where one is shown."""
        shown = None if self._asked is None else self._asked.question.shown
        has_hand = shown is not None and bool(shown.hands or shown.view)
        return words.another_hand() if has_hand else words.another_question()

    @property
    def is_worked(self) -> bool:
        """Return whether an example is worked out before the question is asked."""
        return self._worked is not None

    @property
    def worked_spoken(self) -> str:
        """Return what a screen reader says of the present step of the example."""
        return "" if self._worked is None else self._worked.spoken

    @property
    def worked_words(self) -> str:
        """Return the button that goes on with the example, or from it to the question."""
        return words.now_you() if self._worked is not None and self._worked.is_over else words.next_step()

    @property
    def can_check(self) -> bool:
        """Return whether there is an answer to check."""
        return (
            not self.is_checked and self._worked is None and self._work is not None and self._work.can_check
        )

    @property
    def answer(self) -> Answer:
        """Return the answer as the engine takes it."""
        return [] if self._work is None else self._work.answer

    @property
    def has_hint(self) -> bool:
        """Return whether there is another hint."""
        return self._speaker is not None and not self.can_throw and self._hints < len(self._hint_words)

    @property
    def _hint_words(self) -> tuple[str, ...]:
        if self._speaker is None:
            return ()
        looks = () if self._asked is None else tuple(escape(look.text) for look in self._asked.looks)
        return self._speaker.hints or looks


def _says_no_more(row: Row, note: str) -> bool:
    """Return whether a card with this note says all of a line of the explanation."""
    return not row.groups and not row.left and set(row.lines) <= {note}
