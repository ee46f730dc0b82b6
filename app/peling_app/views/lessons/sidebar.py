"""The lacquer at the left of Learn: what there is to choose, how far it is done, what is open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from peling_app.theme import LACQUER
from peling_app.viewmodels.theme import Theme
from peling_app.views.shell import paint
from peling_app.views.shell.controls import Button, Kind
from peling_app.views.shell.style import display_font, text_font

WIDTH = 272
"""Width in the design; it grows with the text."""


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


class EntryButton(QAbstractButton):
    """A lesson in the map of the course, or a kind of drill."""

    stepped = Signal(int)

    def __init__(self, theme: Theme, entry: Entry, parent: QWidget | None = None) -> None:
        """Show an entry."""
        super().__init__(parent)
        self._theme = theme
        self.entry = entry
        self.setCheckable(True)
        self.setChecked(entry.done is Done.HERE)
        self.setText(entry.title)
        self.setAccessibleName(entry.spoken or entry.title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_entry(self, entry: Entry) -> None:
        """Show how the entry stands now."""
        self.entry = entry
        self.setChecked(entry.done is Done.HERE)
        self.setText(entry.title)
        self.setAccessibleName(entry.spoken or entry.title)
        self.updateGeometry()
        self.update()

    def nextCheckState(self) -> None:
        """Leave it to the page which entry is the present one."""

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
            return max(29, round(title + (14 if self.entry.large else 8)))
        line = QRectF(22, 0, width - 40, 0)
        about = paint.paragraph(None, line, self.entry.line, text_font(self._theme, 13), 1.45)
        return round(12 + title + 5 + about + 12)

    def sizeHint(self) -> QSize:
        """Return its size in a sidebar of the usual width."""
        return QSize(WIDTH, self.heightForWidth(self.width() if self.width() > 100 else WIDTH))

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
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Paint again when the mouse enters or leaves."""
        if event.type() in {QEvent.Type.HoverEnter, QEvent.Type.HoverLeave}:
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, sign, number and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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


class _Heading(QWidget):
    """Words on lacquer that wrap: the title of the sidebar, a section, a note."""

    def __init__(self, theme: Theme, font: QFont, colour: str, words: str, spaces: tuple[int, int]) -> None:
        super().__init__()
        self._font = font
        self._colour = colour
        self._words = words
        self._spaces = spaces
        del theme
        self.setAccessibleName(words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        place = QRectF(22, 0, width - 44, 0)
        return round(paint.paragraph(None, place, self._words, self._font, 1.35)) + sum(self._spaces)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, self.heightForWidth(self.width() if self.width() > 100 else WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self._colour))
        place = QRectF(22, self._spaces[0], self.width() - 44, 0)
        paint.paragraph(painter, place, self._words, self._font, 1.35)


class Meter(QWidget):
    """How much is done: a bar, and the number in words."""

    def __init__(self, theme: Theme) -> None:
        """Show nothing done."""
        super().__init__()
        self._theme = theme
        self._part = 0.0
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_part(self, part: float, words: str) -> None:
        """Show a part of the whole, from 0 to 1."""
        self._part = part
        self._words = words
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a line of small text."""
        return QSize(WIDTH, text_font(self._theme, 13).pixelSize() + 12)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint bar and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = text_font(self._theme, 13)
        wide = QFontMetricsF(font).horizontalAdvance(self._words)
        room = self.width() - 44 - wide - 10
        middle = self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LACQUER.ground6))
        painter.drawRoundedRect(QRectF(22, middle - 3, room, 6), 3, 3)
        if self._part > 0:
            painter.setBrush(QColor(LACQUER.brass_text))
            painter.drawRoundedRect(QRectF(22, middle - 3, max(6.0, room * self._part), 6), 3, 3)
        painter.setFont(font)
        painter.setPen(QColor("#DCCFB4"))
        place = QRectF(0, 0, self.width() - 22, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._words)


class Sidebar(QWidget):
    """The map of a course or the kinds of drills.

    Signals:
        chosen: the user chose the entry of this id.
        back_asked: the user wants to leave.
    """

    chosen = Signal(str)
    back_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty sidebar."""
        super().__init__(parent)
        self._theme = theme
        self._entries: tuple[Entry, ...] = ()
        self._title = ""
        self._note = ""
        self.buttons: list[EntryButton] = []
        self.meter = Meter(theme)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 16)
        self._column.setSpacing(0)
        self._scroller = QScrollArea()
        self._scroller.setWidget(self._inner)
        self._scroller.setWidgetResizable(True)
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._head = QVBoxLayout()
        self._head.setSpacing(0)
        self.foot = QVBoxLayout()
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.foot.setSpacing(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 18, 1, 8)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(self.meter)
        layout.addWidget(self._scroller, 1)
        layout.addLayout(self.foot)
        self.back = Button(theme, Kind.LACQUER, icon="arrow-left", height=32)
        self.back.clicked.connect(self.back_asked)
        row = QHBoxLayout()
        row.setContentsMargins(16, 4, 16, 2)
        row.addWidget(self.back)
        row.addStretch(1)
        layout.addLayout(row)
        theme.changed.connect(self._rebuild)
        self._fit()

    def show_entries(self, title: str, entries: Sequence[Entry]) -> None:
        """Show a title and entries; those without an id are headings."""
        same = title == self._title and [(one.id, one.title) for one in entries] == [
            (one.id, one.title) for one in self._entries
        ]
        self._entries = tuple(entries)
        self._title = title
        if same:
            by_id = {entry.id: entry for entry in entries if entry.id}
            for button in self.buttons:
                button.show_entry(by_id[button.entry.id])
            self._stop()
        else:
            self._rebuild()

    def button(self, entry: str) -> EntryButton:
        """Return the button of an entry."""
        return next(button for button in self.buttons if button.entry.id == entry)

    def _rebuild(self) -> None:
        self._fit()
        for layout in (self._head, self._column):
            while (item := layout.takeAt(0)) is not None:
                widget = item.widget()
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()
        self.buttons = []
        theme = self._theme
        if self._title:
            self._head.addWidget(_Heading(theme, display_font(theme, 22), LACQUER.title, self._title, (0, 6)))
        for entry in self._entries:
            if not entry.id:
                font = text_font(theme, 11.5, QFont.Weight.DemiBold, spacing=8)
                heading = _Heading(theme, font, "#C4B28C", entry.title.upper(), (10, 3))
                heading.setAccessibleName(entry.title)
                self._column.addWidget(heading)
                continue
            button = EntryButton(theme, entry)
            button.clicked.connect(lambda _checked=False, chosen=entry.id: self.chosen.emit(chosen))
            button.stepped.connect(lambda by, button=button: self._step(button, by))
            self.buttons.append(button)
            self._column.addWidget(button)
        self._column.addStretch(1)
        self._stop()

    def _stop(self) -> None:
        """Let Tab stop at the entry that is open, else at the first."""
        here = next((one for one in self.buttons if one.entry.done is Done.HERE), None)
        stop = here or (self.buttons[0] if self.buttons else None)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus)
        if here is not None:
            self._scroller.ensureWidgetVisible(here, 0, 60)

    def _step(self, button: EntryButton, by: int) -> None:
        place = max(0, min(len(self.buttons) - 1, self.buttons.index(button) + by))
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)
        self._scroller.ensureWidgetVisible(self.buttons[place], 0, 20)

    def _fit(self) -> None:
        zoom = max(1.0, self._theme.sized(14) / 14)
        self.setFixedWidth(round(WIDTH * min(1.3, 0.5 + zoom / 2)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lacquer and the brass line at its right."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, "#2B1D18", "#1F1511"))
        painter.fillRect(QRectF(area.right() - 1, 0, 1, area.height()), QColor(LACQUER.brass_dark))


class Sitting(QWidget):
    """The answers of this sitting as small squares: right, in part, wrong, the present one, to come."""

    COLUMNS = 10

    def __init__(self, theme: Theme) -> None:
        """Show an empty sitting."""
        super().__init__()
        self._theme = theme
        self._marks: tuple[str, ...] = ()
        self._total = 20
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_marks(self, marks: Sequence[str], total: int, spoken: str) -> None:
        """Show marks "right", "part", "wrong" so far out of `total`; the next one is the present one."""
        self._marks = tuple(marks)
        self._total = max(total, len(marks))
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all squares."""
        lines = -(-self._total // self.COLUMNS)
        return QSize(WIDTH, lines * 23 + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the squares."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self._total):
            line, place = divmod(number, self.COLUMNS)
            box = QRectF(22 + place * 22.8, 2 + line * 23, 18, 18)
            mark = self._marks[number] if number < len(self._marks) else ""
            self._paint_mark(painter, box, mark, here=number == len(self._marks))

    def _paint_mark(self, painter: QPainter, box: QRectF, mark: str, *, here: bool) -> None:
        full = mark == "right"
        bright = mark or here
        painter.setPen(QPen(QColor(LACQUER.brass_text if bright else "#5D4739"), 1.2))
        painter.setBrush(QColor(LACQUER.brass_text) if full else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 3, 3)
        if here:
            painter.setBrush(QColor(LACQUER.brass_text))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(box.center(), 3, 3)
        elif mark == "part":
            painter.setFont(text_font(self._theme, 12, QFont.Weight.DemiBold))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "½")
        elif mark:
            name, tint = ("check", "#20140E") if full else ("cross", LACQUER.forbidden)
            picture = paint.icon(name, tint, 12, self.devicePixelRatioF())
            painter.drawImage(QPointF(box.center().x() - 6, box.center().y() - 6), picture)
