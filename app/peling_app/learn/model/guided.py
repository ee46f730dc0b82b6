"""The guided deal: what the guide says at each step, and whether the learner did it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject, Signal

from peling.core.actions import Action
from peling.core.tiles import Wind
from peling.core.view import WallView
from peling.lessons.guided import Guided, GuidedStep
from peling.lessons.learnt import Bookmarked, PageDone
from peling_app.books.model.glossary import explained_term
from peling_app.books.words.citations import citation
from peling_app.books.words.findings import finding
from peling_app.kit.model.glossary import TERM
from peling_app.kit.model.lesson_rows import Explained
from peling_app.learn.facts import GUIDED_DEAL
from peling_app.learn.lesson_table import LessonTable
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lesson_words import PageSpeaker
from peling_app.learn.model.wall import wall_to_pick
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.words import board as board_words

SEATS = "guided/seats"
WALL = "guided/wall"
BREAK = "guided/break"


class GuidedModel(QObject):
    """A first deal, step by step.

    Signals:
        changed: there is another step, or something came of a try.
    """

    changed = Signal()

    def __init__(self, learn: LearnSession, parent: QObject | None = None) -> None:
        """Be ready to begin."""
        super().__init__(parent)
        self._learn = learn
        self._deal: Guided = learn.guided()
        self.lesson_table = LessonTable(self)
        self.table = TableViewModel(self.lesson_table, parent=self)
        self.settle = SettleModel(self.lesson_table, self)
        self._place = 0
        self._message = ""
        self._mark = Mark.NONE
        self.lesson_table.wished.connect(self._act)

    @property
    def board(self) -> BoardViewModel:
        """Return the board of play."""
        return self.table.board

    def begin(self) -> None:
        """Go on where the learner left, or begin with the dice."""
        self._go_to(self._learn.guided_place)

    def begin_again(self) -> None:
        """Begin with the dice."""
        self._go_to(0)

    def _go_to(self, place: int) -> None:
        self._place = place
        self._message, self._mark = "", Mark.NONE
        self._learn.do(Bookmarked(GUIDED_DEAL, self.step.id))
        self._open(None)

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
    def waits_for_reading(self) -> bool:
        """Return whether the learner has only to read and go on."""
        return self.step.action is None

    @property
    def shows_settlement(self) -> bool:
        """Return whether the hands are laid open and counted."""
        return self.lesson_table.last_result is not None

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
        lines = [*said.words.paragraphs, *([said.words.ask] if said.words.ask else []), said.words.todo]
        return tuple(said.rich(line) for line in lines if line)

    @property
    def cite(self) -> str:
        """Return nothing: the lessons cite the book, the guide only plays."""
        return ""

    @property
    def message(self) -> str:
        """Return what came of the last try, rich."""
        return self._message

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
        self._message = ""
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
        self._message, self._mark = "", Mark.NONE
        self._learn.do(Bookmarked(GUIDED_DEAL, self.step.id))
        if self.is_over:
            self._learn.do(PageDone(GUIDED_DEAL))
        self._open(before)

    def _open(self, since: int | None) -> None:
        """Show the position of the step; moves since the act of this number are shown."""
        deal, step = self._deal, self.step
        rules = self._learn.guided_rules(deal)
        self.board.show_throws("", ())
        shown = since if since is not None and step.done > since else step.done
        state, events = self._learn.guided_position(deal, step.done, shown)
        self.lesson_table.open(state, deal.me, rules, events)
        view = self.lesson_table.view
        if step.id in {SEATS, WALL, BREAK} and view is not None:
            self._show_wall(view.wall, step.id)
        self.changed.emit()

    def _show_wall(self, wall: WallView, step: str) -> None:
        me = self._deal.me
        laid = None if step == BREAK else ()
        self.board.show(wall_to_pick(wall, me, {}, whole=step != BREAK, picking=False, laid=laid))
        names = self.lesson_table.names
        if step == SEATS:
            best = max(map(sum, self._deal.seat_throws))
            lines = []
            for place, throw in enumerate(self._deal.seat_throws):
                name = names[me.after(place)]
                won = name if sum(throw) == best else None
                lines.append(Throw(place, name, *throw, board_words.throw_for_east(won, again=False)))
            self.board.show_throws(board_words.fixed("seats"), lines)
        elif step == BREAK:
            first, second = self._deal.throws
            breaker = Wind.EAST.after(sum(first) - 1)
            said = board_words.throw_for_breaker(sum(first), breaker)
            stack = board_words.throw_for_stack(sum(first) + sum(second), wall.side, wall.stack)
            lines = [
                Throw(0, names[Wind.EAST], *first, said),
                Throw(1, names.get(breaker, ""), *second, stack),
            ]
            self.board.show_throws(board_words.fixed("break"), lines)

    def _act(self, action: Action) -> None:
        wanted = self.step.action
        if wanted is None:
            self._message, self._mark = escape(words.read_first()), Mark.NONE
            self.lesson_table.stay()
        elif action == wanted:
            self._next()
            return
        else:
            verdict = self.lesson_table.verdict(action)
            if verdict.legal:
                self._message = self._speaker.said("other") or escape(words.guide_waits())
                self.lesson_table.stay()
            else:
                lines = [board_words.refusal(type(action)), *(finding(found) for found in verdict.unmet)]
                place = [f"<i>{escape(citation(found.cite))}</i>" for found in verdict.unmet[:1]]
                self._message = "<br>".join([*map(escape, lines), *place])
                self.lesson_table.refuse(verdict)
            self._mark = Mark.WRONG
        self.changed.emit()
