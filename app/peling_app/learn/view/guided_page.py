"""The guided deal: the board, at its end the sheet to fill in, and beside them what the guide says."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.glossary import TERM
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.dialogs.ask_before import ask_before
from peling_app.kit.view.dialogs.popover import Popover
from peling_app.kit.view.focus_keeper import PageStack
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import Divided
from peling_app.kit.view.page import make_anew, takes_tab
from peling_app.kit.view.text.reader import order_tabs
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model.guided import GuidedModel
from peling_app.learn.view.answers.panel import TaskPanel
from peling_app.learn.view.guide_panel import GuidePanel
from peling_app.learn.view.lesson_board import lesson_board
from peling_app.learn.words import learn as words
from peling_app.play.settle.view.page import SettlePage

PANEL = 392
NARROW_PANEL = 330
SETTLED = 1400
"""From this width on the panel has room beside a settlement; the tiles of its hands need the rest."""
BELOW = 0.3
"""How much of the height the panel takes where it lies below."""


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
        self.panel.again.clicked.connect(self._ask_to_begin_again)
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
        said_now = partial(panel.show_words, model.heading, model.paragraphs, model.ask, model.todo)
        make_anew(said_now, lambda: panel.stops)
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
            if is_new or not self._is_at_work:
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
    def _is_at_work(self) -> bool:
        """Return whether something of the page has the focus, also while a dialog lies over the window."""
        focus = self.window().focusWidget()
        return self.isAncestorOf(focus) and takes_tab(focus)

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

    def _ask_to_begin_again(self) -> None:
        """Begin again; in the middle of the deal ask before, since the place in it is forgotten."""
        model = self.model
        if model.is_over:
            model.begin_again()
            return
        said = words.again_explained(number=model.number, total=model.total)
        answers = words.from_the_beginning(), words.go_on_from_here()
        ask_before(self.services.theme, model.begin_again, words.again_question(), said, answers, self)

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
