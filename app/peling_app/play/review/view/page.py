"""The page of a review: the story of a deal, the table at a moment of it, what cost most, luck and play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import BY_ID, Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import STRETCH, Divided, fill
from peling_app.kit.view.page import Page
from peling_app.kit.view.paper_page import Paper, label
from peling_app.kit.words.messages import failure_words
from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.view.position import Position
from peling_app.play.review.view.side import ReviewSide
from peling_app.play.review.view.story import StoryPart
from peling_app.play.review.view.table import DecisionsDialog
from peling_app.play.review.words import review as words
from peling_app.play.session import Session
from peling_app.play.tutor.model.practise import fitting_drill

SIDE: Final = 0.375
"""The share of the width that the right side has."""
LEAST_SIDE, MOST_SIDE = 350, 720
"""Pixels of its width; the most at the usual size of text."""


class ReviewView(Page):
    """A deal of a game, reviewed.

    Signals:
        practise_asked: drills like the decision looked at are wanted: the book and the kind.
        habits_asked: what decisions cost over many games by the book of the deal is wanted; its id.
        steps_asked: the moment is wanted step by step: the file of the game, and the deal and its step.
    """

    practise_asked = Signal(str, str)
    habits_asked = Signal(str)
    steps_asked = Signal(object, int, int)

    def __init__(
        self, services: Services, session: Session, store: ReviewStore, parent: QWidget | None = None
    ) -> None:
        """Review deals of the session's games."""
        super().__init__(parent)
        self.services = services
        theme = services.theme
        self.model = ReviewModel(session, store, self)
        self._paper = Paper(theme, self)
        self._was_known = False
        self._note = label("lead", wrap=True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.story = StoryPart(self.model, theme)
        self.position = Position(theme)
        self.side = ReviewSide(self.model, theme)
        left, self._whole = QWidget(), QWidget()
        fill(QVBoxLayout(left), (self.story, 9), (self.position, 8), margins=(0, 0, 0, 0), spacing=0)
        self._parts = Divided(left, self.side, self._share, self._whole)
        self._stack = QStackedWidget()
        self._empty = QWidget()
        self.back = Button(theme, icon="arrow-left", key="Esc", height=42)
        self.back.clicked.connect(self.back_asked)
        middle = (self.back, 0, Qt.AlignmentFlag.AlignHCenter)
        fill(QVBoxLayout(self._empty), STRETCH, self._note, 12, middle, STRETCH, margins=(28, 20, 28, 20))
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._whole)
        fill(QVBoxLayout(self), self._stack, margins=(0, 0, 0, 0))
        self.side.back_asked.connect(self.back_asked)
        self.side.practise_asked.connect(self._practise)
        self.side.steps_asked.connect(self._ask_steps)
        self.side.table_asked.connect(self.show_table)
        self.side.habits_asked.connect(lambda: self.habits_asked.emit(self.model.rules))
        self.model.changed.connect(self._follow)
        self.model.moved.connect(self._follow_place)
        theme.changed.connect(self._parts.update)
        services.commands.handle(self._handlers())
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the words for the middle of the top bar."""
        deal = self.model.deal
        if deal is None:
            return (words.fixed("page"),)
        return (words.fixed("page"), short_title(self.model.rules), deal.title)

    def open(self, path: Path | None = None, number: int | None = None) -> None:
        """Look at a deal of a saved game, or of the open one; see `ReviewModel.open`."""
        self.model.open(path, number)

    def show_table(self) -> None:
        """Show all decisions as a table over the window."""
        if not self.model.is_known:
            return
        theme = self.services.theme
        dialog = DecisionsDialog(words.fixed("table"), self.model.page.rows, self.model.place, theme, self)
        dialog.decision_wanted.connect(self.model.go)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.setAccessibleName(words.fixed("page"))
        self.back.setText(words.fixed("back"))
        keys = {name: BY_ID[f"review.{name}"].keys[0] for name in ("retry", "steps", "next-mistake")}
        self.side.retranslate(keys)
        self.story.retranslate()
        self.model.retranslate()
        self.titleChanged.emit()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the curve, or at the way back while there is none."""
        if self.model.deal is None:
            target: QWidget = self.back
        else:
            target = self.story.curve if self.model.is_known else self.side.back
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the paper lie under all of it."""
        super().resizeEvent(event)
        self._paper.cover(self)

    # Inside

    def _share(self, room: QSize) -> int:
        """Return the width of the right side."""
        zoom = max(1.0, self.services.theme.zoom() / 100)
        share = min(MOST_SIDE * zoom, room.width() * SIDE)
        return round(min(max(LEAST_SIDE, self.side.needed, share), room.width() * 0.5))

    def _handlers(self) -> dict[str, Callable[[], object]]:
        model = self.model
        return {
            "review.previous": partial(model.step, -1),
            "review.next": partial(model.step, 1),
            "review.next-mistake": model.next_mistake,
            "review.retry": model.retry,
            "review.again": model.play_again,
            "review.practise": self._practise,
            "review.steps": self._ask_steps,
            "review.table": self.show_table,
        }

    def _follow(self) -> None:
        """Show the deal, or how far the coach is."""
        model = self.model
        is_new, self._was_known = model.is_known and not self._was_known, model.is_known
        self.services.commands.set_flags({Flag.REVIEW_KNOWN: model.is_known})
        self._note_steps()
        self._note.setText(self._said())
        self.story.show_page()
        self.side.show_page()
        if model.judged is None:
            self.position.show_scene(model.scene)
        front = self._whole if model.deal is not None else self._empty
        is_new |= self._stack.currentWidget() is not front
        self._stack.setCurrentWidget(front)
        if is_new and self.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.titleChanged.emit()

    def _note_steps(self) -> None:
        """Grey out in the menu what leads to no other decision."""
        model = self.model
        idle = {
            "review.previous": model.place <= 0,
            "review.next": model.place >= len(model.page.rows) - 1,
            "review.next-mistake": all(place == model.place for place in model.mistakes),
        }
        self.services.commands.set_idle(idle)

    def _follow_place(self) -> None:
        """Show the decision that is looked at."""
        self._note_steps()
        scene = self.model.scene
        self.position.show_scene(scene)
        self.story.show_place()
        self.side.show_place()
        if self.isVisible() and self.model.judged is not None:
            announce(self.story.curve, self.model.page.dots[self.model.place])

    def _said(self) -> str:
        """Return what is said in place of a deal."""
        if self.model.failure is not None:
            return failure_words(*self.model.failure)
        return words.fixed("loading" if self.model.loading else "nothing")

    def _practise(self) -> None:
        judged, deal = self.model.judged, self.model.deal
        if judged is not None and deal is not None:
            game = deal.game_before(judged.moment)
            kind = fitting_drill(game.view, game.verdicts, game.rules, None)
            self.practise_asked.emit(game.rules.id, kind)

    def _ask_steps(self) -> None:
        judged, deal = self.model.judged, self.model.deal
        if deal is not None and self.model.file is not None:
            step = 0 if judged is None else deal.moment_before(judged.moment)
            self.steps_asked.emit(self.model.file, deal.number, step)
