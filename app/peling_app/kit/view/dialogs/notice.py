"""A slip of paper over the top bar that tells what went wrong.

It lies beside the tabs of the bar, or over all of the bar where its words need that: nothing of the page that
somebody looks at or is about to click is covered or moves for it. More words than the bar has room for reach
over the head of the page, or where that would hide what has the focus over its foot. It stays until it is put
away, or until what it tells is over: that a game could not be opened matters no more when another is open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QWindow
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import alert
from peling_app.kit.view.controls import MESSAGE, Button, Over
from peling_app.kit.view.keys import Repeats
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.numbers import number


@dataclass(frozen=True, slots=True)
class Message:
    """What is said: its words in the present language, and what it is about; empty: it never passes."""

    words: Callable[[], str]
    about: str = ""

    def __call__(self) -> str:
        """Return the words."""
        return self.words()


KEYS: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress})
MOVES: Final = frozenset(
    {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest}
)
EDGE: Final = 12
"""Pixels at the head of every page that are empty."""
ROUND_LINES: Final = (0, 4, 0, 4)
"""Pixels at the left, above, at the right and below the messages, so that they touch no edge."""
TOGETHER: Final = 3
"""So many messages are shown at once: one that came later would not be seen behind the first."""


class Notice(Worded):
    """Messages one below the other until the user has read them; the button says how many wait behind.

    Signals:
        placed: it lies elsewhere now, in the parent of what it lies over; empty: it has gone.
    """

    placed = Signal(QRect)

    def __init__(self, theme: Theme, over: QWidget, bar: QWidget) -> None:
        """Make an empty, hidden slip that lies over a bar above a widget, in the parent of both."""
        super().__init__(over.parentWidget())
        self._theme = theme
        self._over, self._bar = over, bar
        self._tabs = 0
        self._repeats = Repeats()
        for watched in (over, bar):
            watched.installEventFilter(self)
        self.waiting: list[Message] = []
        self.lines = tuple(label("", wrap=True) for _ in range(TOGETHER))
        self.close_button = Button(theme, height=28, key="Esc")
        self._column = fill(QVBoxLayout(), STRETCH, *self.lines, STRETCH, margins=ROUND_LINES, spacing=4)
        row = fill(QHBoxLayout(self), margins=(24, 1, 8, 1), spacing=16)
        fill(row, (self._column, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignVCenter))
        self.close_button.clicked.connect(self._next)
        Over(self, MESSAGE)
        theme.changed.connect(self.update)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._clear_focus)
        self.hide()

    def watch_input(self, handle: QWindow) -> None:
        """Hear of Escape wherever the focus is in the window that the system knows: the button shows it."""
        handle.installEventFilter(self)

    def keep_free(self, tabs: int) -> None:
        """Leave so many pixels of the bar free at its left, where its tabs stand."""
        self._tabs = tabs
        self._place()

    def tell(self, words: Callable[[], str], about: str = "") -> None:
        """Show a message now, below those that are not read yet; `words` is asked in every language.

        What waits to be read already is not said twice. `about` is for `withdraw`.
        """
        if words() not in [one() for one in self.waiting]:
            self.waiting.append(Message(words, about))
        self.retranslate()
        self.show()
        self._place()
        self.raise_()
        alert(self.lines[min(len(self.waiting), TOGETHER) - 1])

    def text(self) -> str:
        """Return what is shown, a message a line; empty when nothing is."""
        return "\n".join(line.text() for line in self.lines if self.waiting and line.text())

    def withdraw(self, about: str) -> None:
        """Put away what was said about something that is over."""
        if any(one.about == about for one in self.waiting):
            self._show([one for one in self.waiting if one.about != about])

    def _next(self) -> None:
        self._show(self.waiting[TOGETHER:])

    def _show(self, messages: list[Message]) -> None:
        self.waiting = messages
        if self.waiting:
            self.retranslate()
        else:
            self.hide()

    def retranslate(self) -> None:
        """Word the message again."""
        left = len(self.waiting) - TOGETHER
        self.close_button.setText(
            self.tr("Understood ({number} more)").format(number=number(left))
            if left > 0
            else self.tr("Understood")
        )
        self.setAccessibleName(self.tr("Message"))
        shown = [one() for one in self.waiting[:TOGETHER]]
        for line, words in zip(self.lines, shown + [""] * (TOGETHER - len(shown)), strict=True):
            line.setText(words)
            line.setVisible(bool(words))
        # A layout in another one does not learn that what it holds came or went while all is hidden.
        self._column.invalidate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay where the bar is, and be put away with Escape before that does anything else."""
        if isinstance(event, QKeyEvent) and isinstance(watched, QWindow):
            return self._takes(event)
        if event.type() in MOVES:
            self._place()
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        self._repeats.note(event)
        taken = event.key() == Qt.Key.Key_Escape and not event.modifiers() and self.isVisible()
        if event.type() not in KEYS or not taken or QApplication.activePopupWidget() is not None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress and not self._repeats.are_more(event):
            self._next()
        return True

    def event(self, event: QEvent) -> bool:
        """Be as high as other words, or larger ones, need."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _clear_focus(self) -> None:
        if isValid(self) and self.isVisible():
            self._place()

    def _place(self) -> None:
        """Lie where there is room for what is said; who says nothing needs none."""
        if self.isHidden():
            return
        page, bar = self._over.geometry(), self._bar.geometry()
        top = page.top() if self._bar.isHidden() else bar.top()
        head = QRect(page.left(), top, page.width(), page.top() - top)
        beside = head.adjusted(self._tabs, 0, 0, EDGE)
        if not self._bar.isHidden() and self.heightForWidth(beside.width()) <= beside.height():
            head.setLeft(beside.left())
        head.setHeight(max(head.height(), self.heightForWidth(head.width())))
        foot = QRect(head)
        foot.moveBottom(page.bottom())
        # A window in the background keeps its focus, too.
        focus = self.window().focusWidget()
        if self._over.isAncestorOf(focus) or self._bar.isAncestorOf(focus):
            place = self._over.mapFromGlobal(focus.mapToGlobal(QPoint()))
            held = QRect(place + page.topLeft(), focus.size())
            if head.intersects(held) and not foot.intersects(held):
                head = foot
        self.setGeometry(head)
        self.placed.emit(head if self.isVisible() else QRect())

    def hideEvent(self, event: QHideEvent) -> None:
        """Give free what it lay over."""
        super().hideEvent(event)
        self.placed.emit(QRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the slip with a red edge at its left."""
        painter = QPainter(self)
        sheet = self._theme.paper
        area = QRectF(self.rect())
        painter.fillRect(area, QColor(sheet.red_ground))
        painter.fillRect(QRectF(0, 0, 6, area.height()), QColor(sheet.red))
        painter.setPen(QPen(QColor(sheet.border), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
