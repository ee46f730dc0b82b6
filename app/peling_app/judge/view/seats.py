"""What lies on the table, seat by seat, and how many tiles are left: all of it may be left out."""

from __future__ import annotations

from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from peling.positions.laid import OWN, SEATS
from peling.rules.draft import Place
from peling_app.judge.model.judge import JudgeModel
from peling_app.judge.words import judge as words
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.entry import HandEntry
from peling_app.kit.view.tiles.laid import Room

TILE, LEAST_TILE = 24, 12
TWO = 620
"""Pixels of width from which on two seats are side by side."""
UNSAID = -1
"""The number of tiles left is found from what is laid."""
MOST_LEFT = 144
OTHERS = (Place.DISCARDS, Place.EXPOSED, Place.KONGS, Place.BONUS)


class SeatPart(Worded):
    """What lies before one player."""

    def __init__(self, model: JudgeModel, place: int, theme: Theme, parent: QWidget) -> None:
        """Show a seat by its place in the order of play."""
        super().__init__(parent)
        self._model, self._place, self._theme = model, place, theme
        self._name = label()
        self.wrong = label(wrap=True)
        places = OTHERS[:1] if place == OWN else OTHERS
        self.entry = HandEntry(model.entries[place], theme, places, room=Room.FOR_ONE)
        fill(QVBoxLayout(self), self._name, self.entry, self.wrong, STRETCH, spacing=1, margins=(0, 0, 0, 0))

    def refresh(self) -> None:
        """Show how the seat is called, what is wrong with it, and whether it is being filled."""
        model, paper = self._model, self._theme.paper
        self.setVisible(self._place < model.session.laid.players)
        if self.isHidden():
            return
        self._name.setText(model.seats[self._place])
        set_look(self._name, text_font(self._theme, 14, QFont.Weight.DemiBold), paper.ink)
        # What is wrong with the own hand stands below that.
        wrong = "" if self._place == OWN else " ".join(model.troubles.get(self._place, ()))
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        set_look(self.wrong, text_font(self._theme, 14, QFont.Weight.Bold), paper.red)
        if self._place != OWN:
            laid = model.session.laid.seats[self._place]
            bonus = model.session.rules.course.bonus_tiles or bool(laid.bonus)
            self.entry.show_place(Place.BONUS, on=bonus)
        self.entry.set_rests(on=model.chosen != self._place)
        self.entry.set_owner(model.seats[self._place])
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the tiles the size for this width."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Make the tiles so small that the longest row has room."""
        room = max(1, self.width())
        widest = max((place.size_at(TILE).width() for place in self.entry.places.values()), default=1)
        self.entry.set_tile_width(max(LEAST_TILE, min(TILE, TILE * room // max(room, widest))))


class SeatParts(Worded):
    """All seats, and the wall."""

    def __init__(self, model: JudgeModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the table of a model."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._note = label("small", wrap=True)
        # Tab goes where the eye goes: over the others, then to the own discards.
        made = {place: SeatPart(model, place, theme, self) for place in (*range(1, SEATS), OWN)}
        self.seats = tuple(made[place] for place in range(SEATS))
        self._wall_name = label()
        self.wall = NumberBox()
        self.wall.setRange(UNSAID, MOST_LEFT)
        self.wall.lineEdit().setTextMargins(10, 0, 10, 0)
        self.wall.setKeyboardTracking(False)
        self._wall_name.setBuddy(self.wall)
        row = fill(QHBoxLayout(), self._wall_name, self.wall, STRETCH, spacing=10)
        self._title = label("subheading")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(8)
        self._columns = 0
        fill(QVBoxLayout(self), self._title, self._note, self._grid, row, spacing=5, margins=(0, 0, 0, 0))
        self.wall.valueChanged.connect(self._say_wall)
        model.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.retranslate()

    def refresh(self) -> None:
        """Show the table as it is laid."""
        session = self._model.session
        for seat in self.seats:
            seat.refresh()
        self.wall.blockSignals(True)
        self.wall.setSpecialValueText(words.wall(session.wall_left))
        self.wall.setValue(UNSAID if session.laid.wall is None else session.laid.wall)
        self.wall.blockSignals(False)

    def retranslate(self) -> None:
        """Word the table in the present language."""
        self._title.setText(words.fixed("table"))
        self._note.setText(words.fixed("table-note"))
        self._wall_name.setText(words.fixed("wall"))
        self.wall.setAccessibleName(words.fixed("wall"))
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the seats side by side where there is room."""
        super().resizeEvent(event)
        columns = 2 if self.width() >= TWO * max(1.0, self._theme.zoom() / 100) else 1
        if columns != self._columns:
            self._columns = columns
            for number, seat in enumerate((*self.seats[1:], self.seats[OWN])):
                self._grid.addWidget(seat, number // columns, number % columns)
            for column in range(2):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _say_wall(self, number: int) -> None:
        self._model.set_table(wall=None if number == UNSAID else number)
