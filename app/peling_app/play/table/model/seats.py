"""One player at the table, for QML."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.court.contents import SeatPlaces
from peling_app.play.table.model.laid import LaidTile, Standing, laid_tiles, rack_tiles
from peling_app.play.table.model.picture import SeatPicture

QML_IMPORT_NAME = "peling_app.play.table.model"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("the board makes the four seats")
class SeatViewModel(QObject):  # type: ignore[operator]  # the stubs know no call of it
    """The plate, rack, sets, bonus tiles and discards of one player."""

    changed = Signal()

    def __init__(self, side: int, parent: QObject | None = None) -> None:
        """Make an empty place at a side of the table."""
        super().__init__(parent)
        self._side = side
        self._picture = SeatPicture()
        self._melds = RowsModel(LaidTile, self)
        self._bonus = RowsModel(LaidTile, self)
        self._discards = RowsModel(LaidTile, self)
        self._rack = RowsModel(Standing, self)

    def show(self, picture: SeatPicture, places: SeatPlaces) -> None:
        """Show a player as he is now, his things at their places."""
        self._melds.show(laid_tiles(picture.melds, places.sets, places.set_tile))
        self._bonus.show(laid_tiles(picture.bonus, places.bonus, places.bonus_tile))
        self._discards.show(laid_tiles(picture.discards, places.lane, places.tile))
        self._rack.show(rack_tiles(picture, places))
        if picture != self._picture:
            self._picture = picture
            self.changed.emit()

    @property
    def picture(self) -> SeatPicture:
        """Return what is shown."""
        return self._picture

    side = Property(int, lambda self: self._side, constant=True)
    present = Property(bool, lambda self: self._picture.present, notify=changed)
    name = Property(str, lambda self: self._picture.name, notify=changed)
    wind = Property(str, lambda self: self._picture.wind, notify=changed)
    windWord = Property(str, lambda self: self._picture.wind_word, notify=changed)
    line = Property(str, lambda self: self._picture.line, notify=changed)
    note = Property(str, lambda self: self._picture.note, notify=changed)
    acting = Property(bool, lambda self: self._picture.acting, notify=changed)
    thinking = Property(bool, lambda self: self._picture.thinking, notify=changed)
    throwing = Property(bool, lambda self: self._picture.throwing, notify=changed)
    dead = Property(bool, lambda self: self._picture.dead, notify=changed)
    score = Property(str, lambda self: self._picture.score, notify=changed)
    spoken = Property(str, lambda self: self._picture.spoken, notify=changed)
    concealed = Property(int, lambda self: self._picture.concealed, notify=changed)
    sets = Property(int, lambda self: self._picture.sets, notify=changed)
    discardsTitle = Property(str, lambda self: self._picture.discards_title, notify=changed)
    bonusTitle = Property(str, lambda self: self._picture.bonus_title, notify=changed)
    east = Property(bool, lambda self: self._picture.east, notify=changed)
    faces = Property("QStringList", lambda self: list(self._picture.faces), notify=changed)  # type: ignore[arg-type]  # a name of Qt
    facesName = Property(str, lambda self: self._picture.faces_name, notify=changed)
    faceNames = Property("QStringList", lambda self: list(self._picture.face_names), notify=changed)  # type: ignore[arg-type]  # a name of Qt
    melds = Property(QObject, lambda self: self._melds, constant=True)
    bonus = Property(QObject, lambda self: self._bonus, constant=True)
    discards = Property(QObject, lambda self: self._discards, constant=True)
    rack = Property(QObject, lambda self: self._rack, constant=True)
