"""How to look: the column of hints beside a question of a drill."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import fill, parts_of, width_for
from peling_app.kit.view.parts import Bare, clear, rule
from peling_app.kit.view.text.reader import Reader
from peling_app.kit.view.tiles.pictures import Group, TileRow
from peling_app.learn.model.question.rows import Look
from peling_app.learn.words import learn as words

LOOK: Final = 304
"""Width of the column in the design."""
NARROW_LOOK: Final = 240
"""The same on a page without the list of kinds beside it."""


class LookColumn(QFrame):
    """How to look: a title, a sentence and ways to arrange the hand."""

    def __init__(self, theme: Theme) -> None:
        """Show no hint."""
        super().__init__()
        self._looks: tuple[Look, ...] = ()
        self._theme = theme
        self._column = fill(QVBoxLayout(), spacing=12)
        self._inner = QWidget()
        self._inner.setLayout(self._column)
        self.scroller = Reader(self._inner)
        self.again = Button(theme)
        self.show_me = Button(theme, key="F2")
        self.next = Button(theme, Kind.PRIMARY, key="Enter", height=42)
        self._as_again = Button(theme, parent=self)
        self._as_next = Button(theme, Kind.PRIMARY, key="Enter", height=42, parent=self)
        for never_shown in (self._as_again, self._as_next):
            never_shown.hide()
        self._outer = fill(
            QVBoxLayout(self),
            (self.scroller, 1),
            self.again,
            self.show_me,
            self.next,
            margins=(24, 28, 20, 20),
            spacing=2,
        )

    def needed_width(self) -> int:
        """Return the width in which the buttons show their words, and no word of the hints is cut.

        Enter changes from button to button, and so do their words: the room is that of all of them, or the
        hints would be wrapped anew when an answer is checked.
        """
        edges = self._outer.contentsMargins()
        bar = self.scroller.verticalScrollBar().sizeHint().width()
        inner = self._column.contentsMargins()
        hints = inner.left() + self._widest() + inner.right() + bar + edges.left() + edges.right()
        width = max(hints, width_for((self.again, self.show_me, self.next), self._outer))
        self._as_next.setText(self.next.text())
        for text, key in ((words.try_again(), "Enter"), (words.same_again(), "")):
            self._as_again.setText(text)
            self._as_again.set_key(key)
            width = max(width, width_for((self._as_again, self._as_next), self._outer))
        return width

    def _widest(self) -> int:
        """Return the width of the longest word or row; what has just been made is not in any layout yet."""
        widest = 0
        for part in parts_of(self._column):
            if isinstance(part, QWidget):
                part.ensurePolished()
                widest = max(widest, part.minimumSizeHint().width())
        return widest

    def fit(self, *, narrow: bool) -> None:
        """Be as wide as on a narrow page, or on others; wider where words and buttons need it."""
        self.setFixedWidth(max(NARROW_LOOK if narrow else LOOK, self.needed_width()))

    def show_looks(self, looks: tuple[Look, ...]) -> None:
        """Show these hints, others from their beginning."""
        if looks != self._looks:
            self._looks = looks
            self.scroller.begin()
        clear(self._column)
        self.scroller.setAccessibleName(words.how_to_look())
        theme = self._theme
        if looks:
            kicker = Bare(words.how_to_look().upper())
            kicker.setProperty("role", "kicker")
            kicker.setAccessibleName(words.how_to_look())
            self._column.addWidget(kicker)
        for look in looks:
            title = Bare(look.title)
            title.setProperty("role", "heading")
            title.setWordWrap(True)
            text = QLabel(look.text)
            text.setWordWrap(True)
            fill(self._column, title, text)
            for way in look.ways:
                self._column.addWidget(rule(theme.paper.border))
                head = Bare(way.title)
                head.setProperty("role", "lead")
                head.setWordWrap(True)
                tiles = TileRow(theme, 27, gap=9)
                tiles.show_groups([Group(group) for group in way.groups])
                why = QLabel(way.text)
                why.setWordWrap(True)
                why.setStyleSheet(
                    f"color: {theme.paper.ink2}; font-size: {theme.sized(14)}px; background: none;"
                )
                for part in (head, tiles, why):
                    self._column.addWidget(part)
        self._column.addStretch(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel on paper."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.paper.panel))
        painter.fillRect(QRectF(0, 0, 1, self.height()), QColor(self._theme.paper.line))
