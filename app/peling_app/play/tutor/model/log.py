"""List the course of the deal in words, one row for each event, for the log and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from peling.core.events import (
    BonusSetOut,
    Claimed,
    Drawn,
    Event,
    KongLaid,
    KongOffered,
    TileDiscarded,
    TilesDealt,
    TileTurnedUp,
    WentOut,
)
from peling.core.tiles import Tile, Wind
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.model.tables import Index
from peling_app.kit.words.glossary_forms import Span, spans
from peling_app.play.table.words.events import event_line

TILES_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The tiles of a row, as a tuple of `Tile`."""

PICTURES_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""The pictures of these tiles as they look in the deal, as a tuple of text."""

EVENT_ROLE: Final = Qt.ItemDataRole.UserRole + 5
"""The number of the event of a row among all of the deal, from 0."""

SPANS_ROLE: Final = Qt.ItemDataRole.UserRole + 4
"""The words of a row as a tuple of `Span`; a term of the glossary is marked where it first stands."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line of the log: what, which tiles, and the number of its event in the deal, from 0."""

    text: str
    tiles: tuple[Tile, ...]
    event: int
    spans: tuple[Span, ...] = ()


class LogModel(QAbstractListModel):
    """The rows of the log; new events are added at the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._events: tuple[Event, ...] = ()
        self._me = Wind.EAST
        self._faces = AS_DRAWN
        self._rows: list[LogRow] = []
        self._said: set[str] = set()

    def show(self, events: Sequence[Event], me: Wind, faces: Faces = AS_DRAWN) -> None:
        """Show these events; if they only go on from those shown, the new rows are added."""
        self._faces = faces
        shown = tuple(events)
        known = len(self._events)
        if me is self._me and len(shown) >= known and shown[:known] == self._events:
            added = self._marked(shown, me, known)
            if added:
                first = len(self._rows)
                self.beginInsertRows(QModelIndex(), first, first + len(added) - 1)
                self._rows += added
                self.endInsertRows()
            self._events = shown
            return
        self.beginResetModel()
        self._events, self._me = shown, me
        self._said = set()
        self._rows = self._marked(shown, me)
        self.endResetModel()

    def retranslate(self) -> None:
        """Word every row again."""
        self.beginResetModel()
        self._said = set()
        self._rows = self._marked(self._events, self._me)
        self.endResetModel()

    def _marked(self, events: Sequence[Event], me: Wind, known: int = 0) -> list[LogRow]:
        """Return the rows of events after those known, with the words of the glossary that are new."""
        rows = [row for place in range(known, len(events)) for row in _rows(events[place], place, me)]
        return [replace(row, spans=spans(row.text, self._said)) for row in rows]

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows; rows have no children."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of a row, or its tiles and more by the roles of this module."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == PICTURES_ROLE:
            return tuple(self._faces.of(tile) for tile in row.tiles)
        return {
            Qt.ItemDataRole.DisplayRole: row.text,
            Qt.ItemDataRole.AccessibleTextRole: row.text,
            TILES_ROLE: row.tiles,
            EVENT_ROLE: row.event,
            SPANS_ROLE: row.spans,
        }.get(role)

    def texts(self) -> tuple[str, ...]:
        """Return all lines."""
        return tuple(row.text for row in self._rows)


def _rows(event: Event, place: int, me: Wind) -> tuple[LogRow, ...]:
    """Return the rows of an event: tiles dealt to others need none, there is nothing to see."""
    if isinstance(event, TilesDealt) and event.wind is not me:
        return ()
    return (LogRow(event_line(event, me), _tiles(event), place),)


def _tiles(event: Event) -> tuple[Tile, ...]:
    match event:
        case BonusSetOut() | TileDiscarded() | KongOffered() | TileTurnedUp():
            return (event.tile,)
        case Drawn() | WentOut():
            return () if event.tile is None else (event.tile,)
        case Claimed() | KongLaid():
            return event.meld.tiles
        case _:
            return ()
