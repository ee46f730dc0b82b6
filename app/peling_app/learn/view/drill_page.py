"""The page of drills: kinds at the left, question and answer in the middle, how to look at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling.lessons.drills.question import Choose, Count, FillSheet, PickTiles, SettleUp
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import ENTER, Button, Kind
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import Paper
from peling_app.kit.view.parts import Bare
from peling_app.kit.view.style import set_role
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.key_tips import ABOVE
from peling_app.kit.view.text.reader import Reader, order_tabs
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.drills import DrillModel
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.view.answers.area import AnswerArea
from peling_app.learn.view.answers.cards import inks
from peling_app.learn.view.answers.explained import Explained
from peling_app.learn.view.answers.reasons import Closing, Pinned
from peling_app.learn.view.answers.sketch import Sketch
from peling_app.learn.view.look_column import LOOK, LookColumn
from peling_app.learn.view.question_board import CLOSE, QuestionBoard
from peling_app.learn.view.sidebar import Sidebar
from peling_app.learn.view.sitting import Outcome, Sitting, entries_of
from peling_app.learn.view.strip import Strip
from peling_app.learn.view.way_back import WayBack
from peling_app.learn.words import learn as words

NARROW = 1280
"""Below this width the kinds are a list to drop down and the hints stand under the answer."""
LOW = 780
"""On a page lower than this tiles are smaller; below `CLOSE` everything is set closer."""
FEW = 9
"""So many tiles to mark are shown large."""


def _words(role: str, *, wraps: bool = True) -> Bare:
    """Return a label of a role."""
    label = Bare()
    label.setProperty("role", role)
    label.setWordWrap(wraps)
    return label


class DrillPage(Worded):
    """Questions without end.

    Signals:
        back_asked: leave for the start of Learn, or for the game that led here.
        title_changed: the words for the top bar changed.
    """

    back_asked = Signal()
    title_changed = Signal()

    def __init__(self, services: Services, model: DrillModel, parent: QWidget | None = None) -> None:
        """Show the model's question."""
        super().__init__(parent)
        self.services = services
        self.model = model
        theme = services.theme
        self._paper = Paper(theme, self)
        self.sidebar = Sidebar(theme)
        self.sidebar.meter.hide()
        self.sitting = Sitting(theme)
        self.kinds = ChoiceBox()
        self.back = Button(theme, icon="arrow-left", key="Esc")
        self.back.spare_key()
        self.way_back = WayBack(self.sidebar, self.back)
        self.level = Switch(theme, [str(number) for number in range(1, 6)])
        for number in range(1, 6):
            self.level.side(str(number)).setProperty(ABOVE, True)
        self.kicker, self._title = _words("kicker", wraps=False), _words("title")
        self._task, self._under = _words("text"), _words("small")
        self.strip = Strip(theme)
        self.sketch = Sketch(theme)
        self.board = QuestionBoard(services)
        self._said: tuple[object, ...] = ()
        self._answer_head = QLabel()
        self.more_tiles = Button(theme)
        self._answer_hint = _words("small", wraps=False)
        self.area = AnswerArea(theme)
        self.check = Button(theme, Kind.PRIMARY, key="Enter", height=42)
        self.verdict, self._cite = _words("heading"), _words("cite")
        self.outcome = Outcome()
        self.closing = Closing(theme)
        self.explained = Explained(theme)
        self._proof = QWidget()
        self.pinned = Pinned(self._proof)
        self.look = LookColumn(services.theme)
        self._build()
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        model = self.model
        self.sidebar.back_asked.connect(self.back_asked)
        self.back.clicked.connect(self.back_asked)
        self.sidebar.chosen.connect(self._choose)
        self.kinds.activated.connect(lambda number: self._choose(self.kinds.itemData(number)))
        self.level.chosen.connect(lambda value: model.set_level(int(value)))
        self.area.picked.connect(model.pick)
        self.area.written.connect(model.write)
        self.area.entered.connect(self.go_on)
        self.area.rewritten.connect(lambda: self.area.try_again(model.try_again))
        self.area.remade.connect(self._order_focus)
        self.more_tiles.clicked.connect(model.show_every_tile)
        self.check.clicked.connect(model.check)
        self.look.again.clicked.connect(self._again)
        self.look.show_me.clicked.connect(model.show_me)
        self.look.next.clicked.connect(model.next)
        QShortcut("F2", self).activated.connect(model.show_me)
        model.asked_anew.connect(self._asked)
        model.changed.connect(self.refresh)
        self.services.theme.changed.connect(self.refresh)
        self.services.theme.changed.connect(self._fit)

    def _build(self) -> None:
        fill(self.sidebar.foot, self.sitting, spacing=0)
        inner = QWidget()
        self._above = fill(QHBoxLayout(), self.back, (self.kinds, 1))
        self._top = fill(QHBoxLayout(), (self.kicker, 1), self.level)
        answer = fill(QHBoxLayout(), self._answer_head, STRETCH, self._answer_hint, self.more_tiles)
        checks = fill(QHBoxLayout(), STRETCH, self.check)
        self._below = QVBoxLayout()
        self._column = fill(
            QVBoxLayout(inner), self._above, self._top, self._title, self._task, self._under, spacing=10
        )
        fill(self._column, self.strip, self.sketch, self.board, answer, self.area, STRETCH, self._below)
        # What stands on the page stays in its place when the answer makes it scroll.
        self.scroller = Reader(inner, steady=True)
        for grown in (inner, self._proof):
            grown.installEventFilter(self)
        # What came of the answer stands below what scrolls: it never has to be searched for.
        heads = fill(QHBoxLayout(), (self.verdict, 1), (self._cite, 1), spacing=16)
        proof = (self.outcome, heads, self.closing, self.explained)
        fill(QVBoxLayout(self._proof), *proof, margins=(0, 0, 0, 0), spacing=4)
        self._foot = fill(QVBoxLayout(), self.pinned, checks, margins=(0, 0, 0, 8), spacing=4)
        middle = fill(QVBoxLayout(), (self.scroller, 1), self._foot, margins=(0, 0, 0, 0), spacing=0)
        fill(QHBoxLayout(self), self.sidebar, (middle, 1), self.look, margins=(0, 0, 0, 0), spacing=0)

    @property
    def title(self) -> tuple[str, ...]:
        """Return the words for the top bar."""
        return (self.model.title, short_title(self.model.book))

    # -- what is shown -------------------------------------------------------------------------------------

    def _choose(self, kind: str) -> None:
        self.model.choose(kind)

    def _asked(self) -> None:
        self.board.begin()
        self.refresh()
        self.scroller.begin()
        self._order_focus()
        # Arrows go on from kind to kind where the kinds are a box.
        if self.isVisible() and not self.kinds.hasFocus():
            self.area.take_focus()
        self.title_changed.emit()

    def _order_focus(self) -> None:
        """Let Tab go from the kinds over the question to the buttons; what is made anew would come last."""
        levels = [self.level.side(str(number)) for number in range(1, 6)]
        stops = [*self.sidebar.buttons, self.sidebar.back, self.back, self.kinds, *levels]
        stops += [self.scroller, self.sketch.turn, self.more_tiles]
        if self.board.table is not None and not self.board.isHidden():
            stops.append(self.board.table.quick)
        ends = [self.check, self.look.scroller, self.look.again, self.look.show_me, self.look.next]
        order_tabs([*stops, *self.area.stops, *ends])

    def refresh(self) -> None:
        """Show question, answer and check as they stand."""
        model, asked = self.model, self.model.asked
        if asked is None:
            return
        self._show_sides()
        done = not asked.is_open
        kicker = model.kicker
        self.kicker.setText(kicker.upper())
        self.kicker.setAccessibleName(kicker)
        self._title.setText(asked.prompt)
        self._task.setText(asked.task)
        self._under.setText("\n".join(asked.under))
        self._under.setVisible(bool(asked.under))
        self.strip.setVisible(bool(asked.strips))
        self.strip.show_rows(asked.strips)
        self._fit_strip()
        sketch = asked.sketch
        self.sketch.setVisible(sketch is not None)
        if sketch is not None:
            self.sketch.show_sketch(sketch)
        self.board.show_position(asked.view)
        self._show_answer(asked)
        self.check.setVisible(not done)
        self.check.setEnabled(asked.can_check)
        said = done and asked.is_shown
        self.verdict.setVisible(done)
        self.verdict.setText(asked.verdict)
        self._cite.setVisible(said)
        self._cite.setText(asked.cite)
        self.closing.show_try(() if said else asked.reasons, "", Mark.NONE)
        self.explained.setVisible(said and bool(asked.rows))
        self.explained.show_rows(asked.rows)
        self.look.show_looks(asked.looks)
        self.look.again.setVisible(done)
        self.look.again.setText(words.same_again() if said else words.try_again())
        self.look.again.set_key("" if said else ENTER)
        self.look.show_me.setVisible(done and not said)
        self.look.next.setVisible(done)
        self.look.next.set_key(ENTER if said else "")
        self.look.next.setText(model.next_words)
        self.look.fit(narrow=self.sidebar.isHidden())
        self.outcome.say(model.outcome)
        self._proof.setVisible(done)
        self._fit_proof()
        stands = (done, said, asked.misses)
        if done and stands != self._said:
            if said:
                self.area.lead_to_missed()
            self.scroller.keep_focus()
            announce(self, in_sentences(asked.verdict, self.closing.spoken, model.outcome))
        self._said = stands

    def _fit_proof(self) -> None:
        """Give what came of the answer its room, and the question the rest."""
        self.pinned.fit(round(self.height() * 0.5))

    def _show_sides(self) -> None:
        model = self.model
        kinds = model.kinds
        self.sidebar.show_entries(words.drills_title(), entries_of(kinds, model.kind))
        held = [(self.kinds.itemText(n), self.kinds.itemData(n)) for n in range(self.kinds.count())]
        if held != [(kind.name, kind.id) for kind in kinds]:
            self.kinds.clear()
            for kind in kinds:
                self.kinds.addItem(kind.name, kind.id)
        # The examples of a book are of no kind: then the box stands on none and says what is asked.
        self.kinds.setCurrentIndex(self.kinds.findData(model.kind))
        self.sitting.show_marks(model.marks, model.total, model.tally, model.follows, is_new=model.is_new)
        levels = model.levels
        for number in range(1, 6):
            self.level.side(str(number)).setVisible(number in levels)
        self.level.setVisible(bool(levels))
        if levels:
            self.level.set_value(str(model.level))

    def _show_answer(self, asked: Asked) -> None:
        self._answer_hint.setText("")
        self.more_tiles.setVisible(asked.hides_tiles and asked.is_open)
        match asked.question.form:
            case Choose() as form:
                self._answer_hint.setText(words.choose_all() if form.several else words.choose_one())
                self.area.show_cards(asked.cards, open_=asked.is_open)
            case PickTiles():
                usual = 50 if sum(len(row) for _, row in asked.tile_rows) <= FEW else 42
                low = 34 if len(asked.tile_rows) <= 2 else 28
                self.area.show_tiles(asked.tile_rows, usual if self.height() > LOW else low)
            case Count():
                self._show_number(asked)
            case FillSheet():
                self.area.show_sheet(asked.fields, open_=asked.is_open)
            case SettleUp():
                self.area.show_payments(asked.fields, open_=asked.is_open)

    def _show_number(self, asked: Asked) -> None:
        explained = asked.explanation
        right = explained is not None and explained.right
        mark = Mark.RIGHT if right else Mark.MISSED if asked.is_shown else Mark.WRONG
        ink, _, _ = inks(self.services.theme, mark)
        self.area.show_number(asked.text("number"), "", asked.number_verdict, ink, open_=asked.is_open)

    # -- keys ----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Check the answer; if it was wrong try again, else ask the next question."""
        if self.model.can_try_again:
            self._again()
        elif self.model.asked is not None and not self.model.asked.is_open:
            self.model.next()
        else:
            self.model.check()

    def _again(self) -> None:
        if self.model.can_try_again:
            self.area.try_again(self.model.try_again)
        else:
            self.model.retry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Check or go on with Enter, choose with the digits, leave with Escape."""
        if take_enter(event, self.go_on):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        elif not self.area.press_key(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Order the stops of Tab: only in a window they have an order."""
        super().showEvent(event)
        self._order_focus()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the answer."""
        self.area.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the board its height anew when question or answer needs another one."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit_board()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop the kinds down and put the hints under the answer where it is narrow."""
        super().resizeEvent(event)
        self._paper.cover(self)
        self._fit()

    def _fit(self) -> None:
        """Give each part its room, by the width of the page and the size of its words."""
        wide = self.width() >= NARROW * max(1.0, self.services.theme.zoom() / 100)
        self.sidebar.stand(wide=wide, instead=(self.kinds, self.back), stop=self.kinds, back=self.back)
        self.look.fit(narrow=not wide)
        extra = max(0, (self.width() - 272 - LOOK - 1160) // 2) if wide else 0
        high = self.height() > LOW
        set_role(self._title, "title" if wide or high else "heading")
        side = extra + (36 if wide else 20)
        airy = self.height() > CLOSE
        # The levels stand beside the kinds where both have their whole width.
        row = sum(part.sizeHint().width() for part in (self.back, self.kinds, self.level)) + 3 * side
        beside = not wide and row <= self.width() - self.look.minimumWidth()
        (self._above if beside else self._top).addWidget(self.level)
        at_right = max(0, side - self.scroller.verticalScrollBar().sizeHint().width())
        self._column.setContentsMargins(side, 26 if wide and airy else 10, at_right, 8)
        self._column.setSpacing(10 if airy else 5)
        self._foot.setContentsMargins(side, 0, side, 8)
        self._fit_strip()
        self._fit_proof()
        self._fit_board()

    def _fit_strip(self) -> None:
        """Let the hand be small where there is little room, and smaller above what is high itself."""
        asked = self.model.asked
        high = asked is not None and (len(asked.tile_rows) > 2 or isinstance(asked.question.form, FillSheet))
        for words_ in (self._answer_head, self._answer_hint):
            # A board in a low window needs the line; what kind of answer is wanted says its question, too.
            words_.setVisible(self.height() > LOW or asked is None or asked.view is None)
        self.strip.set_widest(54 if self.height() > LOW else 30 if high else 40)

    def _fit_board(self) -> None:
        """Give the board what question, answer and what is said of it leave."""
        table, asked = self.board.table, self.model.asked
        if table is not None and not self.board.isHidden() and asked is not None:
            words_and_board = self._column.totalHeightForWidth(self.scroller.viewport().width())
            rest = words_and_board - table.height() + 2 * self.scroller.frameWidth() + 2
            below = self._foot.totalHeightForWidth(self.scroller.width())
            self.board.leave(self.height(), rest, below, is_open=asked.is_open)
        self.board.fit(self.height())

    def unload(self) -> None:
        """Let the board go before its model, at the end of the program."""
        self.board.unload()

    def retranslate(self) -> None:
        """Word the page again."""
        self._answer_head.setText(words.your_answer())
        self._answer_head.setStyleSheet("font-weight: 700; background: none;")
        self.sitting.word()
        self.check.setText(words.check())
        self.more_tiles.setText(words.other_suits())
        self.way_back.word()
        self.look.again.setText(words.same_again())
        self.look.show_me.setText(words.show_answer())
        self.level.set_words(
            words.level_name(), ["1", "2", "3", "4", "5"], [words.level(number=n) for n in range(1, 6)]
        )
        self.setAccessibleName(words.drills_title())
        self.scroller.setAccessibleName(words.drills_title())
        self.kinds.setAccessibleName(words.drills_title())
        self.kinds.setPlaceholderText(words.examples_title())
        self.board.reword()
        self.refresh()
        self.title_changed.emit()
        self._fit()
