"""The habits that cost most: a number, what it is, an own hand, and the way to its drill."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import clear, set_look
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words.numbers import number
from peling_app.play.habits.model.page import Habit

TILE: Final = 24
RIGHT = Qt.AlignmentFlag.AlignRight


class HabitRow(QWidget):
    """One habit.

    Signals:
        practise_asked: its drill is wanted.
    """

    practise_asked = Signal()

    def __init__(self, place: int, habit: Habit, theme: Theme) -> None:
        """Show a habit; the first has the dark button."""
        super().__init__()
        paper = theme.paper
        figure, name = label(), label(wrap=True)
        set_look(figure, display_font(theme, 27), paper.gold)
        set_look(name, display_font(theme, 20), paper.ink)
        figure.setText(number(place + 1))
        figure.setMinimumWidth(theme.sized(26))
        name.setText(habit.name)
        often, said = label(wrap=True), label(wrap=True)
        set_look(often, text_font(theme, 14), paper.ink2)
        set_look(said, text_font(theme, 14.5), paper.ink)
        often.setText(habit.often)
        said.setText(habit.said)
        self.tiles = TileRow(theme, theme.sized(TILE), index=False)
        self.tiles.show_as(habit.faces)
        self.tiles.show_tiles(*habit.hand)
        self.button = Button(theme, Kind.SECONDARY if place else Kind.PRIMARY)
        self.button.setText(habit.practise)
        self.button.setAccessibleName(habit.spoken)
        self.button.clicked.connect(self.practise_asked)
        line = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.tiles, 1), self.button, spacing=12)
        column = fill(QVBoxLayout(), name, often, said, line, spacing=5)
        top: tuple[QLabel, int, Qt.AlignmentFlag] = (figure, 0, Qt.AlignmentFlag.AlignTop)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        fill(row, top, (column, 1), margins=(0, 6, 0, 8), spacing=10)


class HabitList(QWidget):
    """All of them, the most costly first.

    Signals:
        practise_asked: the drill of a habit is wanted: its place.
    """

    practise_asked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self.rows: list[HabitRow] = []
        self._column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)

    def show_habits(self, habits: tuple[Habit, ...], none: str) -> None:
        """Show these; `none` is said where there are none."""
        make_anew(partial(self._make, habits, none), lambda: [row.button for row in self.rows])

    def _make(self, habits: tuple[Habit, ...], none: str) -> None:
        clear(self._column)
        self.rows = [HabitRow(place, habit, self._theme) for place, habit in enumerate(habits)]
        for place, row in enumerate(self.rows):
            row.practise_asked.connect(partial(self.practise_asked.emit, place))
            fill(self._column, row, SingleRule(self._theme))
            row.show()
        if not habits:
            said = label("", wrap=True)
            said.setText(none)
            self._column.addWidget(said)
