"""The lacquer at the left of Learn: what there is to choose, how far it is done, what is open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import STRETCH, fill, nest, upright
from peling_app.kit.view.page import hand_over, make_anew
from peling_app.kit.view.parts import Scroller
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.learn.view.answers.entry import WIDTH, Done, Entry, EntryButton, growth

BELOW = 20
"""Pixels kept in sight below the entry that is open: there is more of them."""


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
        follow_width(self)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        place = QRectF(22, 0, width - 44, 0)
        return round(paint.paragraph(None, place, self._words, self._font, 1.35)) + sum(self._spaces)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, self.heightForWidth(WIDTH))

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
        painter = paint.smooth_painter(self)
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
        self._column = fill(QVBoxLayout(self._inner), margins=(0, 0, 0, 8), spacing=0)
        self._scroller = upright(Scroller(), self._inner)
        self._head = fill(QVBoxLayout(), spacing=0)
        self.foot = fill(QVBoxLayout(), margins=(0, 0, 0, 0), spacing=0)
        layout = QVBoxLayout(self)
        fill(layout, self._head, self.meter, (self._scroller, 1), self.foot, margins=(0, 16, 1, 6), spacing=0)
        self.back = Button(theme, Kind.LACQUER, icon="arrow-left", key="Esc", height=32)
        self.back.clicked.connect(self.back_asked)
        row = fill(QHBoxLayout(), self.back, STRETCH, margins=(16, 4, 16, 2))
        nest(layout, row)
        theme.changed.connect(self._make_anew)
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
            self._make_anew()

    def button(self, entry: str) -> EntryButton:
        """Return the button of an entry."""
        return next(button for button in self.buttons if button.entry.id == entry)

    def stand(self, *, wide: bool, instead: Sequence[QWidget], stop: QWidget, back: QWidget) -> None:
        """Stand there, or where it is not wide enough give way to what stands `instead`.

        The focus goes along: from the entries to the `stop` that chooses among them, from the way back to
        the other way `back`, and the other way round.
        """
        focus = self.window().focusWidget()
        goes = instead if wide else (self,)
        was_there = any(one is focus or one.isAncestorOf(focus) for one in goes)
        self.setVisible(wide)
        for one in instead:
            one.setVisible(not wide)
        if was_there:
            ways_back = (self.back, back)
            entry = self._here() or self.back
            hand_over(ways_back[not wide] if focus in ways_back else entry if wide else stop)

    def _make_anew(self) -> None:
        make_anew(self._make, lambda: self.buttons)

    def _make(self) -> None:
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
                heading = _Heading(theme, font, "#C4B28C", entry.title.upper(), (8, 2))
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
        here = self._here()
        stop = here or (self.buttons[0] if self.buttons else None)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus)
        if here is not None:
            self._scroller.bring(here, BELOW)

    def _here(self) -> EntryButton | None:
        return next((one for one in self.buttons if one.entry.done is Done.HERE), None)

    def _step(self, button: EntryButton, by: int) -> None:
        place = max(0, min(len(self.buttons) - 1, self.buttons.index(button) + by))
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)
        self._scroller.bring(self.buttons[place], BELOW)

    def _fit(self) -> None:
        self.setFixedWidth(round(WIDTH * growth(self._theme)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lacquer and the brass line at its right."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, "#2B1D18", "#1F1511"))
        painter.fillRect(QRectF(area.right() - 1, 0, 1, area.height()), QColor(LACQUER.brass_dark))
