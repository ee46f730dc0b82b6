"""One player at the table, for QML."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.model.picture import SeatPicture, TableTile

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
        self._concealed = 0
        self._melds = RowsModel(TableTile, self)
        self._bonus = RowsModel(TableTile, self)
        self._discards = RowsModel(TableTile, self)

    def show(self, picture: SeatPicture) -> None:
        """Show a player as he is now."""
        self._melds.show(picture.melds)
        self._bonus.show(picture.bonus)
        self._discards.show(picture.discards)
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
    line = Property(str, lambda self: self._picture.line, notify=changed)
    acting = Property(bool, lambda self: self._picture.acting, notify=changed)
    thinking = Property(bool, lambda self: self._picture.thinking, notify=changed)
    dead = Property(bool, lambda self: self._picture.dead, notify=changed)
    score = Property(str, lambda self: self._picture.score, notify=changed)
    spoken = Property(str, lambda self: self._picture.spoken, notify=changed)
    concealed = Property(int, lambda self: self._picture.concealed, notify=changed)
    sets = Property(int, lambda self: self._picture.sets, notify=changed)
    discardsTitle = Property(str, lambda self: self._picture.discards_title, notify=changed)
    east = Property(bool, lambda self: self._picture.east, notify=changed)
    faces = Property("QStringList", lambda self: list(self._picture.faces), notify=changed)  # type: ignore[arg-type]  # a name of Qt
    facesName = Property(str, lambda self: self._picture.faces_name, notify=changed)
    faceNames = Property("QStringList", lambda self: list(self._picture.face_names), notify=changed)  # type: ignore[arg-type]  # a name of Qt
    melds = Property(QObject, lambda self: self._melds, constant=True)
    bonus = Property(QObject, lambda self: self._bonus, constant=True)
    discards = Property(QObject, lambda self: self._discards, constant=True)
