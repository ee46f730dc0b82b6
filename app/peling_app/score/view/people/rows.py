"""The list of people: a row for each, one of them chosen; by mouse, arrows and screen readers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import hand_over
from peling_app.kit.view.parts import clear
from peling_app.kit.view.pressing import take_presses
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.toggling import Toggling
from peling_app.kit.words.tips import tip
from peling_app.score.model.evenings.person import PersonRow
from peling_app.score.view.evening.parts import LEFT, RIGHT, inks, write
from peling_app.score.words import people as words

STEPS: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
HIGH: Final = 52
SHARES: Final = (0.33, 0.44, 0.65, 0.825, 1.0)
"""Where the columns behind the name end, as parts of the width."""
NAME: Final = 0.7
"""How much of what is before the end of the first column the name takes."""
GAP: Final = 8
"""Pixels that stay empty at the left of each figure, so that no two are read as one number."""


def rooms(width: float) -> tuple[tuple[float, float], ...]:
    """Return where the figures of a row of this width may stand, each from left to right."""
    ends = [share * (width - GAP) for share in SHARES]
    begins = [ends[0] * NAME, *ends[:-1]]
    return tuple((left + GAP, right) for left, right in zip(begins, ends, strict=True))


class PersonButton(Toggling, QAbstractButton):
    """One person with his figures."""

    def __init__(self, theme: Theme, row: PersonRow) -> None:
        """Show a person."""
        super().__init__()
        self._theme = theme
        self.row = row
        take_presses(self)
        self.setCheckable(True)
        self.hear_toggle()
        self.setAccessibleName(row.spoken)
        theme.changed.connect(self._name_what_is_cut)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return room for a line."""
        return QSize(self._theme.sized(430), max(HIGH, self._theme.sized(HIGH)))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See again whether the name is whole."""
        super().resizeEvent(event)
        self._name_what_is_cut()

    def _name_what_is_cut(self) -> None:
        """Tell the name by a tip only where it ends in dots: a tip lies over the next row."""
        room = self._name_room().width()
        font = paint.fitted(display_font(self._theme, 20), self.row.name, room)
        is_cut = QFontMetricsF(font).horizontalAdvance(self.row.name) > room + 1
        self.setToolTip(tip(self.row.name if is_cut else ""))

    def _name_room(self) -> QRectF:
        """Return where the name is: it has all the room that the figure behind it leaves."""
        figure = QFontMetricsF(text_font(self._theme, 15)).horizontalAdvance(self.row.evenings)
        begins = rooms(self.width())[0][1] - figure
        return QRectF(12, 0, begins - 2 * GAP - 12, self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the list, which knows the order: Qt would lead to the next stop of Tab."""
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint name and figures; the chosen one lies on the colour of what is chosen."""
        painter = paint.smooth_painter(self)
        theme, paper, row = self._theme, self._theme.paper, self.row
        area = QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(area, QColor(paper.gold_ground))
            painter.fillRect(QRectF(0, 0, 3, area.height()), QColor(paper.gold))
        elif self.underMouse():
            painter.fillRect(area, QColor(paper.panel))
        painter.fillRect(QRectF(0, area.bottom() - 1, area.width(), 1), QColor(paper.line))
        places = rooms(area.width())
        painter.setPen(QColor(paper.ink))
        plain, strong = text_font(theme, 15), text_font(theme, 16, QFont.Weight.Bold)
        write(painter, self._name_room(), row.name, display_font(theme, 20), LEFT)
        signs = inks(theme)
        cells = (
            (row.evenings, plain, QColor(paper.ink)),
            (row.deals, plain, QColor(paper.ink)),
            (row.won, plain, QColor(paper.ink)),
            (row.mean, plain, signs[row.mean_sign]),
            (row.balance, strong, signs[row.sign]),
        )
        for (text, font, ink), (left, right) in zip(cells, places, strict=True):
            painter.setPen(ink)
            write(painter, QRectF(left, 0, right - left, area.height()), text, font, RIGHT)
        if self.hasFocus():
            paint.focus_ring(painter, area, paper.gold, 4)


class PeopleHeads(QWidget):
    """What stands over the columns."""

    def __init__(self, theme: Theme) -> None:
        """Make the line."""
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return room for a line of small words."""
        return QSize(100, max(28, self._theme.sized(28)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words and the rule under them."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        (_, first), *others = rooms(self.width())
        heads = (words.evenings(), words.deals(), words.won(), words.in_a_deal(), words.balance())
        painter.setPen(QColor(paper.ink2))
        for text, (left, right) in zip(heads, ((first * 0.5, first), *others), strict=True):
            write(
                painter, QRectF(left, 0, right - left, self.height()), text, text_font(self._theme, 13), RIGHT
            )
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(paper.border))


class PeopleList(QWidget):
    """All people, one below the other.

    Signals:
        chosen: this one is to be shown.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._rows: tuple[PersonRow, ...] = ()
        self.buttons: list[PersonButton] = []
        self._column = fill(QVBoxLayout(self), spacing=0, margins=(0, 0, 0, 0))

    def show_rows(self, rows: tuple[PersonRow, ...], chosen: str) -> None:
        """Show people; the focus stays with whom it was, or with whoever is chosen."""
        if rows != self._rows:
            focus = self.window().focusWidget()  # the settings may lie over the window
            held = next((one for one in self.buttons if one is focus), None)
            key = None if held is None else chosen if held.isChecked() else held.row.key
            self._rows = rows
            self.buttons = [PersonButton(self._theme, row) for row in rows]
            for button in self.buttons:
                button.clicked.connect(lambda _=False, key=button.row.key: self.chosen.emit(key))
                button.setParent(self)
                # At once, not with the next layout: a row must be there to take the focus.
                button.show()
            # Before the old rows go: else Qt looks for another place for the focus, and scrolls to it.
            self._focus(key)
            clear(self._column)
            for button in self.buttons:
                self._column.addWidget(button)
            # Whoever keeps the focus in sight must know where it is, not only with the next layout.
            self._column.activate()
        for button in self.buttons:
            is_it = button.row.key == chosen
            button.setChecked(is_it)
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_it or not chosen else Qt.FocusPolicy.ClickFocus
            )

    def begin(self) -> None:
        """Put the focus on whoever is chosen."""
        for button in self.buttons:
            if button.isChecked():
                button.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down with the arrows."""
        step = STEPS.get(event.key(), 0)
        now = next((place for place, one in enumerate(self.buttons) if one.isChecked()), None)
        if step and now is not None and 0 <= now + step < len(self.buttons):
            self.chosen.emit(self.buttons[now + step].row.key)
            self.begin()
        else:
            super().keyPressEvent(event)

    def _focus(self, key: str | None) -> None:
        for button in self.buttons:
            if key is not None and button.row.key == key:
                hand_over(button)
