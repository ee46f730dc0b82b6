"""The guided deal: the board, at its end the sheet to fill in, and beside them what the guide says."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.glossary import TERM
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.kit.view.focus_keeper import PageStack
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import Divided, Stretch, fill, width_for
from peling_app.kit.view.parts import Bare, clear
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.style import SERIF_LIST
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.view.text.reader import Reader, order_tabs, stops_in
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.guided import GuidedModel
from peling_app.learn.view.answers.message import Message
from peling_app.learn.view.answers.panel import TaskPanel
from peling_app.learn.view.lesson_board import lesson_board
from peling_app.learn.view.paper import Dots
from peling_app.learn.words import learn as words
from peling_app.play.settle.view.page import SettlePage

PANEL = 392
NARROW_PANEL = 330
SETTLED = 1400
"""From this width on the panel has room beside a settlement; the tiles of its hands need the rest."""
BELOW = 0.3
"""How much of the height the panel takes where it lies below."""
LEAST_READ = 80
"""Pixels, in usual text, that the words keep above what is to be done where it does not scroll with them."""
BETWEEN = 8


class GuidePanel(QWidget):
    """What the guide says, in the place of the tutor."""

    link_asked = Signal(str, object)

    def __init__(self, theme: Theme) -> None:
        """Say nothing yet."""
        super().__init__()
        self._theme = theme
        self.kicker = Bare()
        self.kicker.setProperty("role", "kicker")
        self.dots = Dots(theme)
        inner = QWidget()
        self._column = fill(QVBoxLayout(inner), spacing=14)
        self._above_task = SingleRule(theme)
        self._above_task.hide()
        self.task = QWidget()
        self.scroller = Reader(inner)
        self.message = Message(theme)
        self.message.link_asked.connect(self.link_asked)
        self.next = Button(theme, Kind.PRIMARY, key="Enter", height=42)
        self.show_me = Button(theme)
        self.again = Button(theme, height=34)
        self.skip = Button(theme, height=34, key="Esc")
        self._steps = fill(
            QVBoxLayout(), self.kicker, self.dots, (self.scroller, 1), self._above_task, spacing=BETWEEN
        )
        self.scroller.verticalScrollBar().rangeChanged.connect(self._place_task)
        self._ways = fill(
            QVBoxLayout(), Stretch(0), self.message, self.next, self.show_me, self.again, self.skip, spacing=8
        )
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        fill(self._sides, (self._steps, 1), self._ways, margins=(24, 22, 20, 14), spacing=8)

    def lie(self, *, flat: bool) -> None:
        """Put the words beside the buttons, for a place below a page; or again above them."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._sides.setDirection(across if flat else down)
        self._sides.setSpacing(24 if flat else 8)
        self._sides.setStretch(0, 3 if flat else 1)
        self._sides.setStretch(1, 1 if flat else 0)
        self._sides.setContentsMargins(24, 12 if flat else 22, 20, 10 if flat else 14)
        self._ways.setStretch(0, 1 if flat else 0)
        self.dots.setVisible(not flat)

    @property
    def stops(self) -> list[QWidget]:
        """Return where Tab stops: the links of the words, then the buttons."""
        return list(stops_in(self._sides))

    def needed_width(self) -> int:
        """Return the width in which the buttons show their words."""
        return width_for((self.next, self.show_me, self.again, self.skip), self._sides)

    def flat_height(self, width: int) -> int:
        """Return the least height of a panel that lies below a page of this width."""
        return self._sides.totalMinimumHeightForWidth(width)

    def show_words(self, title: str, paragraphs: tuple[str, ...], ask: str, todo: str) -> None:
        """Show what the guide says now: what there is to see, what is to be done, and how."""
        self._put_task(apart=False)
        clear(self._column)
        theme, paper = self._theme, self._theme.paper
        head = Bare(title)
        head.setProperty("role", "heading")
        head.setWordWrap(True)
        self._column.addWidget(head)
        style = f"font-family: {SERIF_LIST}; font-size: {theme.sized(18)}px; color: {paper.ink};"
        for html in paragraphs:
            text = Linked(html, style, 122)
            text.linkActivated.connect(lambda target, text=text: self.link_asked.emit(target, text))
            self._column.addWidget(text)
        self.task = QWidget()
        if ask:
            wish = QLabel(ask)
            wish.setWordWrap(True)
            wish.setStyleSheet(
                f"font-size: {theme.sized(18)}px; font-weight: 700; color: {paper.ink}; background: none;"
            )
            how = Bare(todo)
            how.setProperty("role", "small")
            how.setWordWrap(True)
            fill(QVBoxLayout(self.task), wish, how, margins=(0, 0, 0, 0), spacing=14)
        self._column.addWidget(self.task)
        self.task.setHidden(not ask)
        self._column.addStretch(1)
        self.scroller.setAccessibleName(title)
        self.scroller.begin()
        self._place_task()

    def say(self, message: str, mark: Mark) -> None:
        """Say what came of a try, or nothing; it takes its room from the words, of which the task stays."""
        self.message.say(message, mark)
        self._bring_task()

    def _bring_task(self) -> None:
        if self.message.text and self._above_task.isHidden():
            self.scroller.bring(self.task)

    def event(self, event: QEvent) -> bool:
        """See after every change of the room whether the task stands in sight."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._place_task()
        return done

    def _place_task(self) -> None:
        """Let what is to be done stand below the words that scroll, where it would scroll out of sight."""
        apart = self._is_hidden_by_words()
        if apart is self._above_task.isHidden():
            self._put_task(apart=apart)

    def _put_task(self, *, apart: bool) -> None:
        """Put what is to be done below the words that scroll, or at their end."""
        self._above_task.setVisible(apart)
        left = self._column.contentsMargins().left() + self.scroller.viewport().x() if apart else 0
        inner = self.task.layout()
        if inner is not None:
            inner.setContentsMargins(left, 0, left, 0)
        if apart:
            self.scroller.begin()  # what was to be brought into sight there is there no more
            self._steps.addWidget(self.task)
        else:
            self._column.insertWidget(self._column.count() - 1, self.task)
            self._bring_task()
        self.task.setHidden(inner is None)

    def _is_hidden_by_words(self) -> bool:
        """Return whether words and task have no room together, but the task and some of the words have."""
        if self.task.layout() is None or self._sides.direction() is not QBoxLayout.Direction.TopToBottom:
            return False
        width = self.scroller.width() - self.scroller.beside
        task = self.task.heightForWidth(width) + self._column.spacing()
        whole = self._column.totalHeightForWidth(width) + (0 if self._above_task.isHidden() else task)
        room = self._steps.geometry().bottom() - self.scroller.y()
        return whole > room >= task + BETWEEN + self._theme.sized(LEAST_READ)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper of a panel."""
        paint.panel_paper(self, self._theme)


class GuidedPage(Worded):
    """A first deal, led by the hand.

    Signals:
        back_asked: leave for the start of Learn.
        play_asked: begin a game of one's own.
        rule_asked: open the rule book at this rule.
        title_changed: the words for the top bar changed.
    """

    back_asked = Signal()
    play_asked = Signal()
    rule_asked = Signal(str)
    title_changed = Signal()

    def __init__(self, services: Services, model: GuidedModel, parent: QWidget | None = None) -> None:
        """Show the model's deal."""
        super().__init__(parent)
        self.services = services
        self.model = model
        self.table = lesson_board(self, services.theme, model, self.rule_asked)
        self.panel = GuidePanel(services.theme)
        self.popover = Popover(services.theme, self)
        self.settle: SettlePage | None = None
        self.score: TaskPanel | None = None
        self._shown = 0
        self._left = PageStack()
        self._left.addWidget(self.table)
        self._parts = Divided(self._left, self.panel, self._share, self)
        self.panel.next.clicked.connect(self.go_on)
        self.panel.show_me.clicked.connect(model.show_me)
        self.panel.again.clicked.connect(model.begin_again)
        self.panel.skip.clicked.connect(self.back_asked)
        self.panel.link_asked.connect(self._open_link)
        self.popover.rule_asked.connect(self.rule_asked)
        self.popover.term_asked.connect(lambda term: self._open_link(f"{TERM}{term}", self.popover))
        model.changed.connect(self.refresh)
        services.preferences.changed.connect(self._set_up_board)
        services.theme.changed.connect(self._set_up_board)
        services.theme.changed.connect(self.refresh)
        self._set_up_board()
        self.retranslate()

    @property
    def title(self) -> tuple[str, ...]:
        """Return the words for the top bar."""
        return self.model.title

    def refresh(self) -> None:
        """Show what the guide says at this step."""
        model, panel = self.model, self.panel
        step = words.step_of(number=model.number, total=model.total)
        panel.kicker.setText(step.upper())
        panel.kicker.setAccessibleName(step)
        panel.dots.show_page(model.number - 1, model.total, step)
        panel.show_words(model.heading, model.paragraphs, model.ask, model.todo)
        panel.say(model.message, model.mark)
        said = in_sentences(model.heading, model.ask)
        announce(panel, panel.message.accessibleName() if model.message else said)
        self._set_up_board()
        self._show_left()
        panel.next.setVisible(model.waits_for_reading or model.is_over)
        panel.next.setText(words.begin_game() if model.is_over else words.go_on())
        panel.again.setVisible(model.number > 1)
        panel.show_me.setVisible(model.step.action is not None)
        self._order_focus()
        is_new, self._shown = model.number != self._shown, model.number
        self.popover.setHidden(is_new or self.popover.isHidden())
        if self.isVisible():
            if is_new or not self._is_writing:
                self._take_focus()
            if is_new and self._plays:
                # Wherever the board was left in the step before, as on the pile that the guide drew from.
                self.table.lead_back()

    def _order_focus(self) -> None:
        """Let Tab go from board or sheet to what the guide says; what is made anew would come last."""
        shown = self._left.currentWidget()
        left: list[QWidget] = [self.table.quick] if shown is self.table else []
        if self.score is not None and shown is self.score:
            left = self.score.stops
        order_tabs([*left, *self.panel.stops])

    def showEvent(self, event: QShowEvent) -> None:
        """Order the stops of Tab: only in a window they have an order."""
        super().showEvent(event)
        self._order_focus()

    def _show_left(self) -> None:
        """Show the board, the sheet or the settlement; the last two are made when first wanted."""
        model, shown = self.model, self._left.currentWidget()
        if model.counts:
            left: QWidget = self._scoring()
        elif model.shows_settlement:
            left = self._settling()
        else:
            left = self.table
        if left is not shown:
            self._left.setCurrentWidget(left)
        self._fit()

    def _scoring(self) -> TaskPanel:
        if self.score is None:
            self.score = TaskPanel(self.services.theme, self.model.score)
            self.score.done.connect(self._take_focus)
            self.score.next_asked.connect(self.go_on)
            self.score.link_asked.connect(self._open_link)
            self.score.rule_asked.connect(self.rule_asked)
            self.score.area.remade.connect(self._order_focus)
            self.score.refresh()
            self._left.addWidget(self.score)
        return self.score

    def _settling(self) -> SettlePage:
        if self.settle is None:
            self.settle = SettlePage(self.model.settle, self.services.theme, self)
            self.settle.stay_here()
            self.settle.rule_wanted.connect(self.rule_asked)
            self._left.addWidget(self.settle)
        return self.settle

    def _take_focus(self) -> None:
        if self.model.waits_for_reading or self.model.is_over:
            self.panel.next.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.model.counts and self.score is not None:
            self.score.take_focus()
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_writing(self) -> bool:
        """Return whether the focus is in a field of the sheet, also while a dialog lies over the window."""
        stops = [] if self.score is None else self.score.area.stops
        return self._left.currentWidget() is self.score and self.window().focusWidget() in stops

    @property
    def _plays(self) -> bool:
        """Return whether something is to be done on the board."""
        return self.model.step.action is not None and self._left.currentWidget() is self.table

    def go_on(self) -> None:
        """Go to the next step, or at the end into a game."""
        if self.model.is_over:
            self.play_asked.emit()
        else:
            self.model.go_on()

    def _open_link(self, target: str, beside: QWidget) -> None:
        self.popover.open(partial(self.model.link, target), beside)

    def _set_up_board(self) -> None:
        watched = self.model.waits_for_reading or self.model.is_over
        self.model.board.set_up(**self.services.of_boards(), teaching=True, watched=watched)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter; lead back to the hand with Escape as at a table of play, and leave from there.

        The keys that the board shows work from its panel, too.
        """
        if is_enter(event) and self.panel.next.isVisible():
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            if not self._plays or not self.table.lead_back():
                self.back_asked.emit()
        elif not (self._plays and self.table.take_key(event)):
            super().keyPressEvent(event)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin where something is to be done: on the hand, wherever the board was left."""
        self._take_focus()
        if self._plays:
            self.table.lead_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the panel its place for this window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Place the panel; in a narrow window it lies below the settlement, which needs the width."""
        below = self._is_below(self.width())
        self._parts.lie(down=below)
        self.panel.lie(flat=below)
        self._parts.update()

    def _is_below(self, width: int) -> bool:
        return width < SETTLED and self._left.currentWidget() is self.settle

    def _share(self, room: QSize) -> int:
        """Return the width of the panel, or its height where it lies below."""
        width = room.width()
        if self._is_below(width):
            return max(round(room.height() * BELOW), self.panel.flat_height(width))
        usual = 520 if width > 2000 else PANEL if width >= 1200 else NARROW_PANEL
        return max(usual, self.panel.needed_width())

    def unload(self) -> None:
        """Let the board go before its model, at the end of the program."""
        self.table.unload()
        if self.score is not None:
            self.score.unload()

    def retranslate(self) -> None:
        """Word the page again."""
        self.panel.show_me.setText(words.show_me())
        self.panel.again.setText(words.from_the_beginning())
        self.panel.skip.setText(words.skip())
        self.setAccessibleName(words.guided_title())
        self.model.reword()
        self.refresh()
        self.title_changed.emit()
