"""What the guide of a guided deal says: the words of a step, what is to be done, what came of a try."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import Stretch, fill, width_for
from peling_app.kit.view.parts import Bare, clear
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.style import SERIF_LIST
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.view.text.reader import Reader, stops_in
from peling_app.learn.model.cards import Mark
from peling_app.learn.view.answers.message import Message
from peling_app.learn.view.paper import Dots

LEAST_READ = 80
"""Pixels, in usual text, that the words keep above what is to be done where it does not scroll with them."""
BETWEEN = 8


class Task(Enum):
    """Where what is to be done stands, and what came of a try.

    `WITH_WORDS`: it is the end of the words, what came of a try below them. `APART`: it stands below the
    words, which scroll. `ALL_SCROLLS`: there is no room for both, and what came of a try scrolls, too.
    """

    WITH_WORDS = auto()
    APART = auto()
    ALL_SCROLLS = auto()


class GuidePanel(QWidget):
    """What the guide says, in the place of the tutor."""

    link_asked = Signal(str, object)

    def __init__(self, theme: Theme) -> None:
        """Say nothing yet."""
        super().__init__()
        self._theme = theme
        self._task = Task.WITH_WORDS
        self._is_laid = True
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
        self._steps.addWidget(self.message)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._place_task)
        self._ways = fill(
            QVBoxLayout(), Stretch(0), self.next, self.show_me, self.again, self.skip, spacing=BETWEEN
        )
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        fill(self._sides, (self._steps, 1), self._ways, margins=(24, 22, 20, 14), spacing=BETWEEN)

    def lie(self, *, flat: bool) -> None:
        """Put the words beside the buttons, for a place below a page; or again above them."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._sides.setDirection(across if flat else down)
        self._sides.setSpacing(24 if flat else BETWEEN)
        self._sides.setStretch(0, 3 if flat else 1)
        self._sides.setStretch(1, 1 if flat else 0)
        self._sides.setContentsMargins(24, 12 if flat else 22, 20, 10 if flat else 14)
        self._ways.setStretch(0, 1 if flat else 0)
        self._show_dots()

    def _show_dots(self) -> None:
        """Show how far one is where there is room for it: above it stands the same in words."""
        upright = self._sides.direction() is QBoxLayout.Direction.TopToBottom
        self.dots.setVisible(upright and self._task is not Task.ALL_SCROLLS)

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
        self.message.say("", Mark.NONE)
        self._lay(Task.WITH_WORDS)
        self._is_laid = False
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
        self._is_laid = True
        self._place_task()

    def say(self, message: str, mark: Mark) -> None:
        """Say what came of a try, or nothing; it takes its room from the words, of which the task stays."""
        self.message.say(message, mark)
        self._bring_task()

    def _bring_task(self) -> None:
        """Bring what is to be done into sight where it scrolls; what came of a try goes first."""
        if self.message.text and self._task is not Task.APART:
            self.scroller.bring(self.task)
        if self._task is Task.ALL_SCROLLS:
            self.scroller.bring(self.message)

    def event(self, event: QEvent) -> bool:
        """See after every change of the room whether the task stands in sight."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._place_task()
        return done

    def _place_task(self) -> None:
        """Let what is to be done stand below the words that scroll, where it would scroll out of sight."""
        if self._is_laid and (task := self._fitting()) is not self._task:
            self._lay(task)

    def _lay(self, task: Task) -> None:
        """Put what is to be done, and what came of a try, below the words that scroll or at their end."""
        self._task, self._is_laid = task, False
        apart = task is Task.APART
        self._above_task.setVisible(apart)
        self._show_dots()
        left = self._column.contentsMargins().left() + self.scroller.viewport().x() if apart else 0
        inner = self.task.layout()
        if inner is not None:
            inner.setContentsMargins(left, 0, left, 0)
        if apart:
            self.scroller.begin()  # what was to be brought into sight there is there no more
            self._steps.addWidget(self.task)
        else:
            self._put_last(self.task)
        if task is Task.ALL_SCROLLS:
            self._put_last(self.message)
        else:
            self._steps.addWidget(self.message)
        self.message.setVisible(bool(self.message.text))
        self._bring_task()
        self.task.setHidden(inner is None)
        self._is_laid = True

    def _put_last(self, part: QWidget) -> None:
        """Put a part behind all words that scroll."""
        self._column.removeWidget(part)
        self._column.insertWidget(self._column.count() - 1, part)

    def _fitting(self) -> Task:
        """Return where all of it has room, by what it needs and not by where it stands now."""
        if self._sides.direction() is not QBoxLayout.Direction.TopToBottom:
            return Task.WITH_WORDS
        room = self._ways.geometry().top() - BETWEEN - self.scroller.y()
        if self.dots.isHidden():
            room -= self.dots.sizeHint().height() + BETWEEN
        said = self.message.heightForWidth(self.scroller.width()) + BETWEEN if self.message.text else 0
        width = self.scroller.width() - self.scroller.beside
        task, words = 0, self._column.totalHeightForWidth(width)
        if self.task.layout() is not None:
            task = self.task.heightForWidth(width) + self._column.spacing()
            words += task if self._task is Task.APART else 0
        if self._task is Task.ALL_SCROLLS:
            words -= self.message.heightForWidth(width) + self._column.spacing()
        if words + said <= room:
            return Task.WITH_WORDS
        around = 2 * BETWEEN + self._above_task.sizeHint().height()
        if task and task + around + said + self._theme.sized(LEAST_READ) <= room:
            return Task.APART
        return Task.ALL_SCROLLS if said else Task.WITH_WORDS

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper of a panel."""
        paint.panel_paper(self, self._theme)
