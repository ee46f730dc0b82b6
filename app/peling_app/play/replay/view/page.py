"""The page of the replay: the table with all hands open, the tutor's words beside it, the strip below."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import Page
from peling_app.play.replay.model.replay import ReplayModel
from peling_app.play.replay.view.paper import PARTS, ReplayPaper
from peling_app.play.replay.view.strip import ReplayStrip
from peling_app.play.replay.words import replay as words
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from peling_app.play.table.view.page import TablePage

NARROW = 1200
"""Below this width the paper is narrower and the text is 13 instead of 14."""


class ReplayPage(Page):
    """A finished deal, step by step.

    Signals:
        rule_asked: the rule book is to be opened at the rule with this id.
    """

    rule_asked = Signal(str)

    def __init__(
        self, services: Services, session: Session, store: ReviewStore, parent: QWidget | None = None
    ) -> None:
        """Look at deals of the session's game."""
        super().__init__(parent)
        self.services = services
        self._was_open = False
        self.model = ReplayModel(session, store, self)
        self.table = TablePage(self.model.board, self)
        self.paper = ReplayPaper(self.model, services.theme, self)
        self.strip = ReplayStrip(self.model, services.theme, self)
        row = fill(QHBoxLayout(), (self.table, 1), self.paper, spacing=0)
        fill(QVBoxLayout(self), (row, 1), self.strip, margins=(0, 0, 0, 0), spacing=0)
        self.strip.back_asked.connect(self.back_asked)
        self.strip.bookmark_asked.connect(self.model.toggle_bookmark)
        self.strip.play_on_asked.connect(self.model.play_on)
        self.paper.rule_wanted.connect(self.rule_asked)
        self.paper.step_typed.connect(self._begin)
        self.model.moved.connect(self.titleChanged)
        self.model.moved.connect(self._note_steps)
        self.model.listed.connect(self._note_steps)
        self.model.listed.connect(self._follow)
        services.preferences.changed.connect(self._set_up_board)
        services.theme.changed.connect(self._set_up_board)
        self._handle_commands()
        self._set_up_board()
        self._follow()
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the words for the middle of the top bar."""
        deal = self.model.deal
        if deal is None:
            return (words.fixed("page"),)
        return (words.fixed("page"), short_title(deal.game(0).rules.id), self.model.page.where)

    def open(
        self, path: Path | None = None, event: int | None = None, at: tuple[int, int] | None = None
    ) -> None:
        """Look at the finished deals of a saved game, or of the open one; see `ReplayModel.open`."""
        self.paper.show_part("moment")
        self.model.open(path, event, at)

    def unload(self) -> None:
        """Let the board go before its model, at the end of the program."""
        self.table.unload()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.setAccessibleName(words.fixed("page"))
        self.model.retranslate()
        self.paper.retranslate()
        self.strip.retranslate()
        self.strip.narrow(self.width() < NARROW)
        self.titleChanged.emit()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the slider."""
        self._begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between table and paper."""
        super().resizeEvent(event)
        width = event.size().width()
        self.paper.setFixedWidth(520 if width >= 2000 else 404 if width >= NARROW else 344)
        self.paper.fit(16 / 14 if width >= 2000 else 1.0 if width >= NARROW else 13 / 14)
        self.strip.narrow(width < NARROW)

    def _follow(self) -> None:
        # While a game is read there is nothing to steer, and the focus went elsewhere.
        laid_out = self.model.deal is not None and not self._was_open
        self._was_open = self.model.deal is not None
        if laid_out and self.isVisible():
            self._begin()
        self.services.commands.set_flags({Flag.REPLAY_OPEN: self.model.deal is not None})
        self.titleChanged.emit()

    def _begin(self) -> None:
        """Put the focus where the arrow keys lead from step to step."""
        self.strip.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _note_steps(self) -> None:
        """Grey out in the menu what leads nowhere from this moment."""
        self.services.commands.set_idle(
            {f"replay.{name}": not leads for name, leads in self.model.able.items()}
        )

    def _handle_commands(self) -> None:
        model = self.model
        handlers: dict[str, Callable[[], object]] = {
            "replay.first": partial(model.go, 0),
            "replay.previous": partial(model.step, -1),
            "replay.next": partial(model.step, 1),
            "replay.last": lambda: model.go(model.count - 1),
            "replay.previous-decision": partial(model.step_decision, -1),
            "replay.next-decision": partial(model.step_decision, 1),
            "replay.bookmark": model.toggle_bookmark,
            "replay.name-bookmark": self.paper.name_bookmark,
            "replay.previous-bookmark": partial(model.step_bookmark, -1),
            "replay.next-bookmark": partial(model.step_bookmark, 1),
            "replay.go-to": self.paper.ask_step,
            **{f"replay.show-{part}": partial(self.paper.take_focus, part) for part in PARTS},
            "replay.play-on": model.play_on,
        }
        self.services.commands.handle(handlers)

    def _set_up_board(self) -> None:
        teaching = self.services.preferences.current.teaching_labels
        still = {"teaching": teaching, "still": True, "watched": True}
        self.model.board.set_up(**self.services.of_boards() | still)
