"""The lines of the sidebar of Learn: a lesson with its number and how it stands, a kind of drill."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.toggling import Toggling

WIDTH: Final = 272
"""Width of the sidebar in the design; it grows with the text."""
ROW: Final = 28
"""Height of a lesson in the design."""


def growth(theme: Theme) -> float:
    """Return how much wider the sidebar is than `WIDTH` at the present size of text; 1 at 100 %."""
    zoom = max(1.0, theme.sized(14) / 14)
    return min(1.3, 0.5 + zoom / 2)


class Done(Enum):
    """How a lesson stands."""

    OPEN = "open"
    HERE = "here"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the sidebar.

    Attributes:
        id: what is chosen with it; empty: the heading of a section.
        title: its words.
        number: its number in the course; empty: none.
        done: how it stands.
        count: a few words at the right, in the brass of the sidebar.
        line: what it is about, below the title.
        large: it is no lesson with a number and a sign, but has a title in the serif.
        spoken: the whole for screen readers.
    """

    id: str
    title: str
    number: str = ""
    done: Done = Done.OPEN
    count: str = ""
    line: str = ""
    large: bool = False
    spoken: str = ""


class EntryButton(Toggling, QAbstractButton):
    """A lesson in the map of the course, or a kind of drill."""

    stepped = Signal(int)

    def __init__(self, theme: Theme, entry: Entry, parent: QWidget | None = None) -> None:
        """Show an entry."""
        super().__init__(parent)
        self._theme = theme
        self.entry = entry
        self.setCheckable(True)
        self.setProperty("takes_enter", True)
        self.hear_toggle()
        self.setChecked(entry.done is Done.HERE)
        self.setText(entry.title)
        self.setAccessibleName(entry.spoken or entry.title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        follow_width(self)

    def show_entry(self, entry: Entry) -> None:
        """Show how the entry stands now."""
        self.entry = entry
        self.setChecked(entry.done is Done.HERE)
        self.setText(entry.title)
        self.setAccessibleName(entry.spoken or entry.title)
        self.updateGeometry()
        self.update()

    @property
    def _here(self) -> bool:
        return self.entry.done is Done.HERE

    def _title_font(self) -> QFont:
        if self.entry.large:
            return display_font(self._theme, 18.5)
        return text_font(self._theme, 14, QFont.Weight.Bold if self._here else QFont.Weight.Normal)

    def _left(self) -> float:
        return 22.0 if self.entry.large else 22 + 18 + 11 + 18 + 11

    def _title_place(self, width: float) -> QRectF:
        room = width - self._left() - 18
        if self.entry.count:
            metrics = QFontMetricsF(text_font(self._theme, 13))
            room -= metrics.horizontalAdvance(self.entry.count) + 10
        top = 12.0 if self.entry.line else 7.0 if self.entry.large else 4.0
        return QRectF(self._left(), top, max(40.0, room), 0)

    def hasHeightForWidth(self) -> bool:
        """Say that long words make it higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that its words need."""
        place = self._title_place(width)
        title = paint.paragraph(None, place, self.entry.title, self._title_font(), 1.25)
        if not self.entry.line:
            return max(ROW, round(title + (14 if self.entry.large else 8)))
        line = QRectF(22, 0, width - 40, 0)
        about = paint.paragraph(None, line, self.entry.line, text_font(self._theme, 13), 1.45)
        return round(12 + title + 5 + about + 12)

    def sizeHint(self) -> QSize:
        """Return its size in a sidebar of the usual width."""
        return QSize(WIDTH, self.heightForWidth(WIDTH))

    def minimumSizeHint(self) -> QSize:
        """Return the same height: no words are cut."""
        return QSize(80, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from entry to entry with the arrows; choose with Enter too."""
        match event.key():
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Down:
                self.stepped.emit(1)
            case _ if not take_enter(event, self.click):
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, sign, number and words."""
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect())
        if self._here:
            painter.fillRect(area, QColor(LACQUER.ground6))
            painter.fillRect(QRectF(0, 0, 3, area.height()), QColor(LACQUER.brass_text))
        elif self.underMouse():
            painter.fillRect(area, QColor(LACQUER.ground7))
        place = self._title_place(area.width())
        title = paint.paragraph(None, place, self.entry.title, self._title_font(), 1.25)
        if not self.entry.line:
            place.moveTop((area.height() - title) / 2)
        if not self.entry.large:
            self._paint_sign(painter, QRectF(22, area.center().y() - 9, 18, 18))
            painter.setFont(text_font(self._theme, 13))
            painter.setPen(QColor(LACQUER.text2))
            box = QRectF(51, 0, 18, area.height())
            painter.drawText(
                box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.entry.number
            )
        painter.setPen(QColor("#FFF6DF" if self._here else LACQUER.text))
        paint.paragraph(painter, place, self.entry.title, self._title_font(), 1.25)
        if self.entry.count:
            painter.setFont(text_font(self._theme, 13))
            painter.setPen(QColor(LACQUER.brass_text))
            right = QRectF(0, place.top(), area.width() - 18, max(title, 20.0))
            top = Qt.AlignmentFlag.AlignTop if self.entry.line else Qt.AlignmentFlag.AlignVCenter
            painter.drawText(right.adjusted(0, 2, 0, 0), top | Qt.AlignmentFlag.AlignRight, self.entry.count)
        if self.entry.line:
            painter.setPen(QColor(LACQUER.text2))
            line = QRectF(22, place.top() + title + 5, area.width() - 40, 0)
            paint.paragraph(painter, line, self.entry.line, text_font(self._theme, 13), 1.45)
        if self.hasFocus():
            paint.focus_ring(painter, area.adjusted(2, 1, -2, -1), LACQUER.highlight, 5)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(LACQUER.brass_text), 1.4))
        done = self.entry.done is Done.DONE
        painter.setBrush(QColor(LACQUER.brass_text) if done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(0.7, 0.7, -0.7, -0.7))
        if done:
            tick = paint.icon("check", "#20140E", 12, self.devicePixelRatioF())
            painter.drawImage(QPointF(box.center().x() - 6, box.center().y() - 6), tick)
        elif self._here:
            painter.setBrush(QColor(LACQUER.brass_text))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(box.center(), 4, 4)
