"""The page of a drill of own hands: the table, what can be done, and what it costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.commands import BY_ID, Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import STRETCH, Stretch, fill
from peling_app.kit.view.paper_page import PaperPage, label
from peling_app.kit.view.parts import clear, set_look
from peling_app.kit.view.style import text_font
from peling_app.play.game import Reviewed
from peling_app.play.habits.model.drill import ChoiceVerdict, OwnHandsModel
from peling_app.play.habits.model.page import Habit
from peling_app.play.habits.view.choices import Choices
from peling_app.play.habits.words import drill as words
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.view.position import Position
from peling_app.play.review.view.side import GoldBox
from peling_app.play.tutor.view.marks import GradeMark, ink_of

TABLE: Final = 330
"""Pixels of the height of the table at the usual size of text."""
SHARE: Final = 0.38
"""It takes no more of the page, so that the choices are seen with it."""


class OwnHandsPage(PaperPage):
    """One hand after the other.

    Signals:
        review_asked: the review of the deal is wanted: the file of its game, and its number.
    """

    review_asked = Signal(object, int)

    def __init__(
        self, services: Services, session: Reviewed, reviews: ReviewStore, parent: QWidget | None = None
    ) -> None:
        """Ask hands of the session's games."""
        super().__init__(services.theme, parent)
        theme = services.theme
        self.services = services
        self.model = OwnHandsModel(session, reviews, self)
        self._asked = self._judged = False
        self._verdict: ChoiceVerdict | None = None
        self.note = label("lead", wrap=True)
        self._count, self._whence = label("small", wrap=True), label("small", wrap=True)
        self._whence.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._question = label("heading", wrap=True)
        self.table = Position(theme)
        self.choices = Choices(theme)
        self.box = GoldBox(theme)
        self._said = fill(QVBoxLayout(self.box), margins=(16, 10, 14, 10), spacing=5)
        self._body = QWidget()
        above = fill(QHBoxLayout(), (self._count, 1), (self._whence, 1), spacing=12)
        fill(
            QVBoxLayout(self._body),
            above,
            self.table,
            4,
            self._question,
            self.choices,
            4,
            self.box,
            margins=(0, 0, 0, 0),
            spacing=6,
        )
        fill(self.column, self.note, self._body, Stretch(1))
        self._back = Button(theme, icon="arrow-left", key="Esc", height=42)
        self.review = Button(theme, height=42)
        self.next = Button(theme, Kind.PRIMARY, height=42)
        fill(self.foot, self._back, STRETCH, self.review, self.next)
        self._look_time = QTimer(self, singleShot=True, interval=services.pace.look)
        self._look_time.timeout.connect(self._seen_enough)
        self._back.clicked.connect(self.back_asked)
        self.review.clicked.connect(self._ask_review)
        self.next.clicked.connect(self.model.next)
        self.choices.chosen.connect(self.model.answer)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._show_box)
        self.model.changed.connect(self.refresh)
        theme.changed.connect(self._show_again)
        services.commands.handle({"own-hands.next": self._next, "own-hands.review": self._ask_review})
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page, and what is practised."""
        habit = self.model.habit
        return (words.fixed("page"),) if habit is None else (words.fixed("page"), habit.name)

    @property
    def is_opening(self) -> bool:
        """Return whether a hand is still being laid out."""
        return self.model.hand is not None and self.model.note == words.fixed("loading")

    def start(self, habit: Habit) -> None:
        """Practise a habit."""
        self.subtitle.setText(habit.name)
        self._look_time.stop()
        self.model.start(habit)
        self.titleChanged.emit()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the choices, or with what comes next."""
        if self.model.is_answered or (self.model.note and self.next.isEnabled()):
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.model.is_asked:
            self.choices.focus()
        else:
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the hand, or why there is none."""
        model = self.model
        self.note.setText(model.note)
        self.note.setVisible(bool(model.note))
        self._body.setVisible(model.is_asked)
        self._count.setText(model.count)
        self._whence.setText(model.whence)
        self._question.setText(model.question)
        self.table.show_scene(model.scene)
        self.choices.show_choices(model.choices, model.scene.faces)
        is_gone = bool(model.note) and model.hand is not None and not self.is_opening
        self._show_verdict()
        is_judged, self._judged = model.is_answered and not self._judged, model.is_answered
        if is_judged and self._look_time.interval():
            # Enter has answered: pressed twice, it would go on before anything was read.
            self._look_time.start()
        may_go_on = (model.is_answered and not self._look_time.isActive()) or is_gone
        self.next.setText(words.fixed("again" if model.is_last else "next"))
        self.next.setEnabled(may_go_on)
        self.review.setEnabled(model.is_answered)
        self.services.commands.set_flags({Flag.HAND_ANSWERED: may_go_on})
        if is_judged and may_go_on and self.isVisible():
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        is_new, self._asked = model.is_asked and not self._asked, model.is_asked
        if self.isVisible() and (is_new or is_gone):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_again(self) -> None:
        """Make all again in another look."""
        self.choices.refresh()
        self._verdict = None
        self.refresh()

    def _show_verdict(self) -> None:
        verdict = self.model.verdict
        self.box.setVisible(verdict is not None)
        if verdict is None or verdict == self._verdict:
            self._verdict = verdict
            return
        self._verdict = verdict
        clear(self._said)
        title = label(wrap=True)
        title.setText(verdict.title)
        set_look(
            title,
            text_font(self.theme, 16, QFont.Weight.Bold),
            ink_of(verdict.grade, self.theme.paper),
        )
        fill(self._said, fill(QHBoxLayout(), GradeMark(self.theme, verdict.grade), (title, 1), spacing=8))
        for sentence in verdict.sentences:
            said = label(wrap=True)
            said.setText(sentence)
            self._said.addWidget(said)
        if self.isVisible():
            announce(self, " ".join((verdict.title, *verdict.sentences)))

    def _seen_enough(self) -> None:
        """Let the next hand be asked for; it has the focus unless the user has gone elsewhere by now."""
        self.refresh()
        if self.next.isEnabled() and any(one.hasFocus() for one in self.choices.buttons):
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_box(self) -> None:
        """Bring what is said of the answer into sight, when it has got its place."""
        if self.model.is_answered:
            self.scroller.ensureWidgetVisible(self.box, 0, 0)

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.set_title(words.fixed("page"))
        habit = self.model.habit
        self.subtitle.setText("" if habit is None else habit.name)
        self._back.setText(words.fixed("back"))
        self.review.setText(words.fixed("review"))
        self.next.set_key(BY_ID["own-hands.next"].keys[0])
        self.choices.setAccessibleName(words.fixed("choices"))
        self._verdict = None
        self.model.retranslate()

    def arrange(self) -> None:
        """Give the table its height."""
        zoom = max(1.0, self.theme.zoom() / 100)
        high = min(TABLE * min(zoom, 1.25), self.height() * SHARE)
        self.table.setFixedHeight(max(self.table.minimumSizeHint().height(), round(high)))

    def _next(self) -> None:
        if self.next.isEnabled():
            self.model.next()

    def _ask_review(self) -> None:
        hand = self.model.hand
        if hand is not None and self.model.is_answered:
            self.review_asked.emit(hand.deal.game, hand.deal.number)
