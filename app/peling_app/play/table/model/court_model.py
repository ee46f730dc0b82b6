"""Where things lie on the board, for QML: places by name, words that found room, prints of the wall."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.court.boxes import Box, around
from peling_app.play.table.court.contents import Court, Measure, measures_of
from peling_app.play.table.court.plan import plan
from peling_app.play.table.court.wall import stack_box
from peling_app.play.table.model.laid import (
    LaidWords,
    Shown,
    Standing,
    contents_of,
    laid_words,
    named_places,
    rect,
)
from peling_app.play.table.model.picture import Picture, Side
from peling_app.play.table.words import board as words

QML_IMPORT_NAME = "peling_app.play.table.model"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("the board makes its court")
class CourtViewModel(QObject):  # type: ignore[operator]  # the stubs know no call of it
    """The places of everything on one board.

    Signals:
        changed: something that stands alone has another place or size.
        outgrown: the board has another size, or words are measured by other fonts; the owner lays all anew.
    """

    changed = Signal()
    outgrown = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Lay out an empty board."""
        super().__init__(parent)
        self._shown = Shown()
        self._prints = RowsModel(Standing, self)
        self._labels = RowsModel(LaidWords, self)
        self._contents = contents_of(Picture(), self._shown, "", "")
        self._court = plan(self._contents)
        self._places: dict[str, QRectF] = {}
        self._stale = True

    def lay(self, picture: Picture, *, zoom: float, turned: bool, labelled: bool) -> Court:
        """Find a place for everything in a picture; see `Contents` for the settings."""
        shown = self._shown = replace(self._shown, zoom=zoom, turned=turned, labelled=labelled)
        contents = contents_of(picture, shown, words.fixed("drawn"), words.fixed("wild"))
        if contents == self._contents and not self._stale:
            return self._court
        before = self._single()
        self._contents, self._stale = contents, False
        self._court = plan(contents)
        self._prints.show([Standing(key, rect(box)) for key, box in enumerate(self._court.prints)])
        self._labels.show(laid_words(self._court))
        self._places = named_places(self._court)
        if self._single() != before:
            self.changed.emit()
        return self._court

    def _single(self) -> tuple[object, ...]:
        court = self._court
        return self._places, court.unit, court.frame, court.layer, court.column, court.apart, court.form

    @property
    def laid(self) -> Court:
        """Return where everything lies."""
        return self._court

    def stack_box(self, key: int) -> Box:
        """Return the upper face of a stack of the wall, by its key; it may be gone."""
        side, slot = divmod(key, 100)
        return stack_box(side, slot, self._contents.slots, measures_of(self._contents))

    def held_box(self, side: int, place: int, number: int) -> Box:
        """Return where so many tiles of a player stand, from one of this number on."""
        if side == Side.OWN:
            return around([self.own_box(place), self.own_box(place + number - 1)])
        rack = self._court.seats[side].rack
        return around(rack[place : place + number]) if rack else self._court.seats[side].plate

    def own_box(self, place: int) -> Box:
        """Return where a tile of the user stands, by its number from the left."""
        court = self._court
        return Box(court.hand.x + place * court.column, court.hand.y, court.column - 1, court.hand.high)

    def measure_by(self, measure: Measure) -> None:
        """Take over what knows how large words are: whoever has the fonts gives it."""
        self._shown = replace(self._shown, measure=measure)
        self._stale = True
        self.outgrown.emit()

    @property
    def measure(self) -> Measure:
        """Return what knows how large words are."""
        return self._shown.measure

    @Slot(int, int)
    def resize(self, width: int, height: int) -> None:
        """Lay everything out on a board of another size, in pixels."""
        if width > 0 and height > 0 and (width, height) != (self._shown.width, self._shown.height):
            self._shown = replace(self._shown, width=width, height=height)
            self.outgrown.emit()

    prints = Property(QObject, lambda self: self._prints, constant=True)
    labels = Property(QObject, lambda self: self._labels, constant=True)
    places = Property("QVariantMap", lambda self: self._places, notify=changed)  # type: ignore[arg-type]  # a name of Qt
    unit = Property(float, lambda self: self._court.unit, notify=changed)
    frame = Property(int, lambda self: self._court.frame, notify=changed)
    layer = Property(int, lambda self: self._court.layer, notify=changed)
    column = Property(int, lambda self: self._court.column, notify=changed)
    apart = Property(int, lambda self: self._court.apart, notify=changed)
    plaque = Property(str, lambda self: self._court.form, notify=changed)
