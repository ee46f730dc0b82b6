"""The place of a task: the board of play where there is one, the question, the answer, what came of it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import ENTER, RING, Button, Kind
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.layouts import NO_LIMIT, STRETCH, fill
from peling_app.kit.view.paper_page import Paper
from peling_app.kit.view.parts import Bare
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.reader import Reader
from peling_app.kit.view.text.retranslate import Worded
from peling_app.learn.model.forms import Form
from peling_app.learn.model.task import TaskModel
from peling_app.learn.view.answers import room
from peling_app.learn.view.answers.area import AnswerArea
from peling_app.learn.view.answers.beside import Place, SaidBeside
from peling_app.learn.view.answers.cloth import Cloth
from peling_app.learn.view.answers.dice import Dice, grows_by
from peling_app.learn.view.answers.explained import Explained
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.view.answers.reasons import Closing, Pinned
from peling_app.learn.view.answers.sketch import Sketch
from peling_app.learn.view.lesson_board import lesson_board
from peling_app.learn.view.strip import Strip
from peling_app.learn.words import learn as words
from peling_app.play.table.view.page import TablePage

WIDEST = 1100
"""Question and answer are never wider: lines would grow too long to read."""
BOARD = 1018 / 822
"""The proportion of the board."""
FIRST = 1000
"""A part with this stretch gets all that it may have before the others get any."""


class TaskPanel(Worded):
    """A task.

    Signals:
        next_asked: the learner goes on to the next page.
        done: the task is done; the way on stands on the page of the lesson.
        link_asked: a link in a message: its target, and the widget it stands in.
        rule_asked: open the rule book at this rule.
    """

    next_asked = Signal()
    done = Signal()
    link_asked = Signal(str, object)
    rule_asked = Signal(str)

    def __init__(self, theme: Theme, model: TaskModel, parent: QWidget | None = None) -> None:
        """Show the model's task."""
        super().__init__(parent)
        self._theme = theme
        self.model = model
        self._paper = Paper(theme, self)
        self.table: TablePage | None = None
        self._was_done = self._was_missed = False
        self.question = Bare()
        self.question.setProperty("role", "heading")
        self.question.setWordWrap(True)
        self.line = Bare()
        self.line.setProperty("role", "small")
        self.line.setWordWrap(True)
        self.strip = Strip(theme, widest=room.STRIP)
        self.sketch = Sketch(theme)
        self.dice = Dice(theme)
        self.area = AnswerArea(theme, on_cloth=True)
        self.closing = Closing(theme)
        self.closing.link_asked.connect(self.link_asked)
        self.message = self.closing.message
        self.pinned = Pinned(self.closing)
        self.explained = Explained(theme)
        self.cloth = Cloth(theme)
        self.hint = Button(theme)
        self.solution = Button(theme, key="F2")
        self.again = Button(theme)
        self.another = Button(theme)
        self.drill = Button(theme)
        self.throw = Button(theme, Kind.PRIMARY, key="Enter")
        self.check = Button(theme, Kind.PRIMARY, key="Enter")
        self.worked = Button(theme, Kind.PRIMARY, key="Enter")
        self.example = Button(theme)
        self._build()
        self._connect()
        self._fit()
        self.retranslate()

    def _build(self) -> None:
        inner = QWidget()
        fill(self.cloth.column, self.question, self.line, self.dice, self.area)
        self._column = fill(
            QVBoxLayout(inner), self.strip, self.sketch, self.cloth, self.explained, STRETCH, spacing=8
        )
        self.scroller = Reader(inner, steady=True)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._outgrown)
        ways = (self.example, self.drill, self.again, self.another, self.throw, self.worked, self.check)
        self._buttons = (self.hint, self.solution, *ways)
        self._ways = Flow(spacing=2, at_right=True)
        for way in ways:
            self._ways.addWidget(way)
        self.foot = fill(QHBoxLayout(), self.hint, self.solution, STRETCH, self._ways, spacing=2)
        self._parts = QVBoxLayout(self)
        self._closing_row = fill(QHBoxLayout(), (self.pinned, 1), spacing=0)
        self.said = SaidBeside(self.closing, self.pinned, self._closing_row)
        for grown in (inner, self.closing, self.said.holder):
            grown.installEventFilter(self)
        self._rest = QWidget()
        parts = ((self.scroller, 1), self._closing_row, self._rest, self.foot)
        fill(self._parts, *parts, margins=(0, 0, 0, 0), spacing=0)

    def _connect(self) -> None:
        model = self.model
        self.area.picked.connect(model.pick)
        self.area.written.connect(model.write)
        self.area.moved.connect(model.move)
        self.area.entered.connect(self.go_on)
        self.area.rewritten.connect(self._write_anew)
        self.hint.clicked.connect(model.give_hint)
        self.solution.clicked.connect(model.show_solution)
        self.again.clicked.connect(self._retry)
        self.another.clicked.connect(model.another)
        self.throw.clicked.connect(self._throw)
        self.worked.clicked.connect(self._step)
        self.example.clicked.connect(self._work_again)
        self.check.clicked.connect(model.check)
        shortcut = QShortcut(QKeySequence("F2"), self)
        shortcut.activated.connect(self._show_me)
        model.opened.connect(self._opened)
        model.changed.connect(self.refresh)
        self._theme.changed.connect(self.refresh)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Divide the height anew when the answer or what is said of it needs another one."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._divide()
        return super().eventFilter(watched, event)

    def _outgrown(self, _least: int, most: int) -> None:
        if self.model.is_worked:
            # The line that came last is seen, the first ones go out of sight.
            self.scroller.verticalScrollBar().setValue(most)

    def let_stand(self, place: Place) -> None:
        """Let what is said of a try stand on a page beside the task, where there is more room."""
        self.said.may_stand(place)
        place.room_changed.connect(self._divide)

    def _opened(self) -> None:
        self.said.begin()
        self.refresh()
        self.scroller.begin()

    def _show_me(self) -> None:
        if self.solution.isVisible():
            self.model.show_solution()

    def _step(self) -> None:
        """Go on with the example; behind it begin the answer."""
        self.model.go_on_with_example()
        if self.model.is_worked:
            announce(self, self.model.worked_spoken)
        else:
            self.take_focus()

    def _work_again(self) -> None:
        self.model.work_again()
        self.take_focus()

    def _retry(self) -> None:
        if self.model.is_done or self.area.form is None:
            self.model.retry()
            self.take_focus()
        else:
            self.area.try_again(self.model.retry)

    def _write_anew(self) -> None:
        if not self.model.is_done:
            self._retry()

    def _throw(self) -> None:
        self.model.throw()
        self.dice.tumble()
        announce(self, self.dice.accessibleName())
        self.take_focus()

    @property
    def has_board(self) -> bool:
        """Return whether the task is done on the board of play."""
        return self.model.form in {Form.BOARD, Form.WALL}

    @property
    def shows_board(self) -> bool:
        """Return whether the board of play is shown, to act on it or to look at a position."""
        return self.has_board or self.model.shows_position

    @property
    def lies_on_cloth(self) -> bool:
        """Return whether the answer is given with tiles, which lie on baize."""
        model = self.model
        tiles = model.form is Form.CARDS and any(card.groups for card in model.cards)
        return tiles or model.form in {Form.TILES, Form.LAY}

    def refresh(self) -> None:
        """Show the task as it stands."""
        model = self.model
        self._show_board()
        self.cloth.lay(on=self.lies_on_cloth)
        self.question.setText(model.question)
        self.question.setVisible(bool(model.question))
        self.line.setText(model.line)
        self.line.setVisible(bool(model.line))
        self.strip.setVisible(bool(model.strips))
        self.strip.show_rows(model.strips)
        sketch = model.sketch
        self.sketch.setVisible(sketch is not None)
        if sketch is not None:
            self.sketch.show_sketch(sketch)
        # Its room is kept before the first throw: a board does not get smaller when the dice lie there.
        self.dice.setVisible(bool(model.dice) or model.can_throw)
        self.dice.show_throws(model.dice)
        self.area.show_task(model, self._theme)
        before = self.closing.spoken
        self.closing.show_try(model.reasons, model.message, model.mark, model.cite)
        self.explained.setVisible(bool(model.rows))
        self.explained.show_rows(model.rows)
        self._divide()
        if model.message and self.closing.spoken != before:
            announce(self, self.closing.spoken)
        done = model.is_done
        asks = model.form is not Form.NONE
        self.hint.setVisible(asks and not done and model.has_hint)
        self.solution.setVisible(asks and not done and model.tries >= 1)
        self.again.setVisible(asks and (model.is_checked or (model.form is Form.BOARD and model.has_moved)))
        self.again.set_key(ENTER if model.is_checked and not done and not model.can_throw else "")
        self.another.setVisible(model.is_checked and model.has_another)
        self.another.setText(model.another_words)
        self.drill.setVisible(bool(model.drill) and done)
        self.worked.setVisible(model.is_worked)
        self.worked.setText(model.worked_words)
        self.example.setVisible(model.has_example and not model.is_checked)
        self.throw.setVisible(model.can_throw)
        self.throw.setText(model.throw_words)
        answers = asks and model.form is not Form.BOARD and not model.can_throw
        self.check.setVisible(answers and not model.is_checked)
        self.check.setEnabled(model.can_check)
        # On the wall Enter chooses a stack, and checks only on the one that is chosen.
        self.check.set_key("" if model.form is Form.WALL else ENTER)
        if done and not self._was_done and self.isVisible():
            self.done.emit()
        missed = model.form is Form.BOARD and model.is_checked and not done
        if missed and not self._was_missed and self.isVisible():
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._was_done, self._was_missed = done, missed

    def _divide(self) -> None:
        """Give question and what is said of a try what they need, then the answer, then the board."""
        wide, width = self.width(), self.scroller.viewport().width()
        height = self.height() - self.foot.totalHeightForWidth(wide)
        if height <= 0 or width <= 0:
            return
        # Cards and tiles keep their place when they are judged: the hand above them is as small before.
        small = self.model.is_checked or self.model.form in {Form.SHEET, Form.TILES, Form.CARDS}
        low = height < room.LOW and small
        self.strip.set_widest(room.SMALL_STRIP if low else room.STRIP)
        answer = self._column.totalHeightForWidth(width) + 2 * self.scroller.frameWidth() + 2
        answer += grows_by(self.question, self.model.question_thrown, self.question.width())
        board = round(wide / BOARD) if self.shows_board else 0
        # What scrolls takes so much at least, however short the question is.
        question = max(self._down_to_question(width), self.scroller.minimumSizeHint().height())
        wall = self.model.form is Form.WALL
        needs = room.Needs(question, answer, 0, board, asks=not self.has_board, walled=wall)
        around = self._closing_row.contentsMargins()
        below = wide - around.left() - around.right()
        said = self.said.below(
            below, lambda pixels: room.divided(height, replace(needs, said=pixels)).is_whole
        )
        shares = room.divided(height, replace(needs, said=said))
        if said:
            self.pinned.fit(shares.said, below)
        # Beside a board, and where there is room for all, the words take no more than they need.
        self.scroller.setMaximumHeight(answer if board or shares.is_whole else NO_LIMIT)
        self._parts.setStretchFactor(self.scroller, FIRST if shares.is_whole else 1)
        self._parts.setStretchFactor(self._rest, int(shares.is_whole))
        if self.table is not None and board:
            self._parts.setStretchFactor(self.table, FIRST)
            self.table.setMaximumHeight(shares.board)

    def _down_to_question(self, width: int) -> int:
        """Return the height of all that stands in a column of this width down to the end of the question."""
        around, inside = self._column.contentsMargins(), self.cloth.column.contentsMargins()
        free = width - around.left() - around.right()
        found = around.top() + inside.top()
        for part in (self.strip, self.sketch, self.question, self.line):
            on_cloth = part in {self.question, self.line}
            wide = free - inside.left() - inside.right() if on_cloth else free
            found += 0 if part.isHidden() else part.heightForWidth(wide) + self._column.spacing()
        return found

    def _show_board(self) -> None:
        if not self.shows_board:
            if self.table is not None:
                self.table.hide()
            return
        if self.table is None:
            self.table = lesson_board(self, self._theme, self.model, self.rule_asked)
            self.table.setMinimumHeight(room.SMALL_BOARD)
            self._parts.insertWidget(0, self.table)
        self.table.show()
        model = self.model
        model.board.set_up(watched=not self.has_board or model.is_checked or model.can_throw)
        self._fit()

    @property
    def stops(self) -> list[QWidget]:
        """Return where Tab stops: a board that is shown, the answer, then the buttons."""
        board = [self.table.quick] if self.shows_board and self.table is not None else []
        table = [self.sketch.turn] if self.model.sketch is not None else []
        return [*board, self.scroller, *table, *self.area.stops, *self._buttons]

    def take_focus(self) -> None:
        """Put the focus where the task is done."""
        if self.model.is_worked:
            self.worked.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.model.can_throw:
            self.throw.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.has_board and self.table is not None:
            self.table.focus_part("wall" if self.model.form is Form.WALL else "hand")
        elif self.model.is_done:
            self.done.emit()
        else:
            self.area.take_focus()

    def go_on(self) -> None:
        """Throw the dice, or check; when all is right turn the page; when it was wrong begin another try."""
        model = self.model
        if model.is_worked:
            self._step()
        elif model.can_throw:
            self._throw()
        elif model.is_done:
            self.next_asked.emit()
        elif model.is_checked:
            self._retry()
        elif model.form is not Form.BOARD:
            model.check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Check with Enter, choose with the digits."""
        if take_enter(event, self.go_on):
            return
        if self.has_board and self.table is not None and self.table.take_key(event):
            return
        if not self.area.press_key(event):
            super().keyPressEvent(event)

    def _fit(self) -> None:
        narrow = self.width() < room.NARROW
        side = 18 if narrow else max(34, (self.width() - self._theme.sized(WIDEST)) // 2)
        # The scroll bar takes its room from the margin: what lies on the page stands in the middle.
        bar = self.scroller.verticalScrollBar().sizeHint().width()
        low = is_low(self)
        above, below = (5, 2) if low else (14 if narrow else 20, 6)
        self._column.setContentsMargins(side, above, max(0, side - bar), below)
        self._column.setSpacing(4 if low else 8)
        foot = min(side, 34) - RING
        self.foot.setContentsMargins(foot, 0 if low else 2, foot, 5 if low else 12)
        self._closing_row.setContentsMargins(side, 0, side, 0)
        self._divide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the board its part of the height."""
        super().resizeEvent(event)
        self._paper.cover(self)
        self._fit()

    def retranslate(self) -> None:
        """Word the buttons."""
        self.hint.setText(words.hint())
        self.solution.setText(words.show_answer())
        self.again.setText(words.try_again())
        self.drill.setText(words.two_minutes_of_this())
        self.check.setText(words.check())
        self.example.setText(words.step_by_step())
        self.setAccessibleName(words.try_it())
        self.scroller.setAccessibleName(words.try_it())

    def unload(self) -> None:
        """Let the board go before its model, at the end of the program."""
        if self.table is not None:
            self.table.unload()
