"""The guided deal: what the guide says at each step, whether the learner did it, and the score at the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QObject, Signal

from peling.core.actions import Action
from peling.lessons.guided import Guided, GuidedStep
from peling.lessons.learnt import Bookmarked, PageDone
from peling_app.books.model.glossary import explained_term
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.glossary import TERM
from peling_app.kit.model.lesson_rows import Explained
from peling_app.learn.lesson_table import LessonTable
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lesson_words import PageSpeaker
from peling_app.learn.model.pointer import Pointer
from peling_app.learn.model.replies import of_refusal
from peling_app.learn.model.task import TaskModel
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel


class GuidedModel(QObject):
    """A first deal, step by step, by the rules of a book.

    Signals:
        changed: there is another step, or something came of a try.
        counted: the learner has counted his hand; the deal is done.
    """

    changed = Signal()
    counted = Signal()

    def __init__(self, learn: LearnSession, parent: QObject | None = None) -> None:
        """Be ready to begin."""
        super().__init__(parent)
        self._learn = learn
        self._deal: Guided = learn.guided("")
        self.lesson_table = LessonTable(self)
        self.table = TableViewModel(self.lesson_table, parent=self)
        self.pointer = Pointer(self.table)
        self.settle = SettleModel(self.lesson_table, self)
        self.score = TaskModel(learn, self)
        self._place = 0
        self._says: Callable[[], str] = str
        self._mark = Mark.NONE
        self.lesson_table.wished.connect(self._act)
        self.score.solved.connect(self._count)

    @property
    def board(self) -> BoardViewModel:
        """Return the board of play."""
        return self.table.board

    @property
    def book(self) -> str:
        """Return the book by which the deal is played."""
        return self._deal.rules

    @property
    def title(self) -> tuple[str, ...]:
        """Return the words for the top bar."""
        return (short_title(self.book), words.guided_title())

    def begin(self, book: str) -> None:
        """Go on with the deal of a book where the learner left it, or begin it."""
        self._deal = self._learn.guided(book)
        self.go_to(self._learn.guided_place(self._deal))

    def begin_again(self) -> None:
        """Begin with the first discard."""
        self.go_to(0)

    def go_to(self, place: int) -> None:
        """Show a step by its place in the plot."""
        self._place = place
        self._show_step(None)

    @property
    def step(self) -> GuidedStep:
        """Return the present step."""
        return self._deal.steps[self._place]

    @property
    def number(self) -> int:
        """Return the number of the step, from 1."""
        return self._place + 1

    @property
    def total(self) -> int:
        """Return how many steps there are."""
        return len(self._deal.steps)

    @property
    def is_over(self) -> bool:
        """Return whether the last step is reached."""
        return self._place + 1 == self.total

    @property
    def counts(self) -> bool:
        """Return whether the learner counts his hand now."""
        return self.step.is_score

    @property
    def waits_for_reading(self) -> bool:
        """Return whether the learner has only to read and go on."""
        return self.step.action is None and (not self.counts or self.score.is_done)

    @property
    def shows_settlement(self) -> bool:
        """Return whether the hands are laid open and settled."""
        return self.lesson_table.last_result is not None and not self.counts

    # -- what the guide says -------------------------------------------------------------------------------

    @property
    def _speaker(self) -> PageSpeaker:
        return PageSpeaker(self.step.id)

    @property
    def heading(self) -> str:
        """Return the title of the step."""
        return self._speaker.words.title

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """Return what the guide says, rich."""
        said = self._speaker
        return tuple(said.rich(line) for line in said.words.paragraphs)

    @property
    def ask(self) -> str:
        """Return what is to be done, in a few words; empty: nothing but to read or to count."""
        return self._speaker.words.ask

    @property
    def todo(self) -> str:
        """Return how it is done."""
        return self._speaker.words.todo

    @property
    def message(self) -> str:
        """Return what came of the last try, rich, in the present language."""
        return self._says()

    @property
    def mark(self) -> Mark:
        """Return how the last try stands."""
        return self._mark

    def link(self, target: str) -> Explained | None:
        """Return what a link opens."""
        rules = self._learn.guided_rules(self._deal)
        if target.startswith(TERM):
            return explained_term(target.removeprefix(TERM), rules, self._learn.place_of)
        return None

    def reword(self) -> None:
        """Say everything again, in another language."""
        self.score.reword()
        self._open(None)

    # -- going on ------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go to the next step."""
        if self.waits_for_reading and not self.is_over:
            self._next()

    def show_me(self) -> None:
        """Let the guide do what the learner should."""
        if self.step.action is not None:
            self._act(self.step.action)

    def _next(self) -> None:
        """Go to the next step; what was said of the one before goes with it."""
        before = self.step.done
        self._place += 1
        self._show_step(before)

    def _show_step(self, since: int | None) -> None:
        """Show a step that was come to; moves since the act of this number are shown."""
        self._says, self._mark = str, Mark.NONE
        self._learn.do(Bookmarked(self._deal.id, self.step.id))
        rules = self._learn.guided_rules(self._deal)
        page = self._learn.guided_score(self._deal) if self.counts else None
        self.score.open(page, rules, None if page is None else PageSpeaker(page.id))
        self._open(since)

    def _open(self, since: int | None) -> None:
        """Show the position of the step; moves since the act of this number are shown."""
        deal, step = self._deal, self.step
        shown = since if since is not None and step.done > since else step.done
        state, events = self._learn.guided_position(deal, step.done, shown)
        self.pointer.show(None)
        self.lesson_table.open(state, deal.me, self._learn.guided_rules(deal), events)
        self.pointer.show(step.action)
        self.changed.emit()

    def _count(self) -> None:
        """Take the deal as done: the hand is counted."""
        self._learn.do(PageDone(self._deal.id))
        self.counted.emit()
        self.changed.emit()

    def _act(self, action: Action) -> None:
        wanted = self.step.action
        if wanted is None:
            self._says, self._mark = lambda: escape(words.read_first()), Mark.NONE
            self.lesson_table.stay()
        elif action == wanted:
            self._next()
            return
        else:
            verdict = self.lesson_table.verdict(action)
            # The guide says it, so the board does not say it again.
            self.lesson_table.stay()
            if verdict.legal:
                # It may be as good: it is only not what the deal goes on with.
                self._says = lambda: self._speaker.said("other") or escape(words.guide_waits())
                self._mark = Mark.NONE
            else:
                self._says = partial(of_refusal, verdict, brief=True)
                self._mark = Mark.WRONG
        self.changed.emit()
