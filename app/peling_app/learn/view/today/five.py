"""Five minutes: what is due today, by subject, and the button with which it begins."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import capitals, label
from peling_app.kit.view.parts import clear
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model.today import DueRow, Today
from peling_app.learn.words import today as words

LEFT, RIGHT = 22, 20
KEY = 26
"""Room that a key takes on the button, in the design."""
MOST_LINES = 2
"""What comes later stands beside the button in so many lines, or below it."""


class FiveMinutes(QWidget):
    """The panel with what is due.

    Attributes:
        begin: the button with which it begins.
        later: how much comes on which day.
    """

    def __init__(self, theme: Theme) -> None:
        """Show nothing yet."""
        super().__init__()
        self._theme = theme
        self._kicker = label("kicker")
        self._number = QLabel()
        self._number.setTextFormat(Qt.TextFormat.PlainText)
        self._head = label("heading", wrap=True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.begin = Button(theme, Kind.PRIMARY, key="Enter", height=42)
        self.later = label("small", wrap=True)
        self._note = label("small", wrap=True)
        head = fill(QHBoxLayout(), self._number, (self._head, 1), spacing=10)
        self._foot = fill(QHBoxLayout(), self.begin, (self.later, 1), spacing=10)
        fill(QVBoxLayout(self), self._kicker, head, 2, self._rows, 4, self._foot, self._note, STRETCH)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(LEFT, 18, RIGHT, 16)
            layout.setSpacing(8)
        theme.changed.connect(self._restyle)

    def show_today(self, today: Today) -> None:
        """Show what is due."""
        capitals(self._kicker, words.five_minutes())
        self._number.setText(str(today.number))
        self._number.setVisible(today.number > 0)
        self._head.setText(today.head)
        self.later.setText(today.later)
        self._note.setText(today.note)
        self.begin.setText(words.begin())
        self.begin.setAccessibleName(
            in_sentences(words.begin(), f"{today.number or ''} {today.head}".strip())
        )
        clear(self._rows)
        rows = [_Row(self._theme, row) for row in today.rows]
        widest = max((row.subject_width for row in rows), default=0)
        for row in rows:
            row.set_subject_width(widest)
            self._rows.addWidget(row)
        self._restyle()

    def _restyle(self) -> None:
        size = self._theme.sized(32)
        self._number.setStyleSheet(f"font-size: {size}px; font-weight: 700; background: none;")
        self._place_later()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give what comes later its place."""
        super().resizeEvent(event)
        self._place_later()

    def _place_later(self) -> None:
        """Say what comes later beside the button, or below it where single words would be cut there."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        room = self.width() - LEFT - RIGHT - self.begin.sizeHint().width() - self._foot.spacing()
        # Enter stands on the button as long as that is its key, and must not push the words about.
        room -= 0 if self.begin.shown_key else self._theme.sized(KEY)
        metrics = self.later.fontMetrics()
        flags = Qt.TextFlag.TextWordWrap.value
        wrapped = metrics.boundingRect(QRect(0, 0, max(1, room), 9999), flags, self.later.text())
        fits = wrapped.width() <= room and wrapped.height() <= MOST_LINES * metrics.lineSpacing()
        self._foot.setDirection(across if fits or not self.later.text() else down)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        painter.setPen(QPen(QColor(paper.border), 2 if self._theme.is_high_contrast() else 1))
        painter.setBrush(QColor(paper.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)


class _Row(QWidget):
    """A subject, what is due of it, how much."""

    def __init__(self, theme: Theme, row: DueRow) -> None:
        super().__init__()
        self._theme = theme
        subject, about, number = label(), label("small", wrap=True), label()
        subject.setText(row.subject)
        about.setText(row.about)
        number.setText(str(row.number))
        number.setStyleSheet("font-weight: 700; background: none;")
        self._subject = subject
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 8, 2, 8)
        grid.setHorizontalSpacing(10)
        grid.addWidget(subject, 0, 0)
        grid.addWidget(about, 0, 1)
        grid.addWidget(number, 0, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        spoken = words.row_spoken(subject=row.subject, number=row.number, about=row.about)
        self.setAccessibleName(spoken.removesuffix(", "))

    @property
    def subject_width(self) -> int:
        """Return the width of the subject's name."""
        return self._subject.sizeHint().width()

    def set_subject_width(self, width: int) -> None:
        """Give the name as much room as the longest needs, so that all rows begin alike."""
        self._grid.setColumnMinimumWidth(0, width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = paint.smooth_painter(self)
        painter.fillRect(QRectF(0, 0, self.width(), 1), QColor(self._theme.paper.line))
