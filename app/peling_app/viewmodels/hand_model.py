"""The user's hand in the user's own order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject

from peling.tiles import TILES, Tile, tile
from peling_app.viewmodels.picture import HandTile
from peling_app.viewmodels.rows import RowsModel

_ROOT = QModelIndex()


class HandOrder:
    """Which of two equal tiles is which, and in what order the user has put them.

    The engine's hand is a sorted tuple of kinds. Here each tile of it gets a key that stays with it while it
    is in the hand, and a place that is the user's affair; only a sorted hand stays sorted by itself.
    """

    def __init__(self) -> None:
        """Begin with an empty hand."""
        self._next = 0
        self._tiles: list[tuple[int, Tile]] = []
        self._drawn: int | None = None

    @property
    def tiles(self) -> tuple[tuple[int, Tile], ...]:
        """Return key and kind of each tile in the user's order."""
        return tuple(self._tiles)

    @property
    def drawn(self) -> int | None:
        """Return the key of the tile that stands apart; None if there is none."""
        return self._drawn

    def follow(self, concealed: Sequence[Tile], drawn: Tile | None, *, gone: int | None = None) -> None:
        """Take over what the hand is now: keep what is left in its order, add what is new at the right.

        A drawn tile that joins a sorted hand finds its place there; in a hand the user has arranged
        otherwise it stays at the right. `gone` names the very tile that the user discarded, where two are
        equal. New tiles come sorted.
        """
        apart = self._drawn
        if gone is not None:
            self._tiles.sort(key=lambda entry: entry[0] == gone)
        left = list(concealed)
        kept: list[tuple[int, Tile]] = []
        for key, kind in self._tiles:
            if kind in left:
                left.remove(kind)
                kept.append((key, kind))
        others = [_sorting_place(kind) for key, kind in kept if key != apart]
        fresh = [(self._key(), kind) for kind in sorted(left, key=_sorting_place)]
        if drawn is None:
            self._drawn = None
        elif any(kind is drawn for _, kind in fresh):
            last = max(place for place, (_, kind) in enumerate(fresh) if kind is drawn)
            fresh.append(fresh.pop(last))
            self._drawn = fresh[-1][0]
        elif self._drawn not in {key for key, _ in kept}:
            self._drawn = None
        if apart is not None and self._drawn != apart and others == sorted(others):
            kept.sort(key=lambda entry: _sorting_place(entry[1]))
        self._tiles = kept + fresh

    def join(self) -> None:
        """Let the drawn tile stand with the others from now on."""
        self._drawn = None

    def move(self, key: int, place: int) -> None:
        """Put a tile at a place; the drawn tile joins the others thereby."""
        now = self.place_of(key)
        entry = self._tiles.pop(now)
        self._tiles.insert(max(0, min(place, len(self._tiles))), entry)
        if key == self._drawn and place < len(self._tiles) - 1:
            self._drawn = None

    def sort(self) -> None:
        """Sort by suit and rank: characters, bamboos, circles, winds, dragons; the drawn tile stays apart."""
        self._tiles.sort(key=lambda entry: (entry[0] == self._drawn, _sorting_place(entry[1]), entry[0]))

    def place_of(self, key: int) -> int:
        """Return the place of a tile.

        Raises:
            KeyError: it is not in the hand.
        """
        for place, (held, _) in enumerate(self._tiles):
            if held == key:
                return place
        raise KeyError(key)

    def _key(self) -> int:
        self._next += 1
        return self._next


def _sorting_place(kind: Tile) -> int:
    """Return the place of a kind in a sorted hand: characters first, as on the table of the design."""
    first = tile("C1").index
    return kind.index - first if first <= kind.index < first + 9 else kind.index + len(TILES)


class HandModel(RowsModel):
    """The tiles of the hand as they stand, with marks for what may be done with them."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make an empty hand."""
        super().__init__(HandTile, parent)

    def move(self, key: int, place: int) -> bool:
        """Put a tile at a place among the others; return whether anything moved."""
        now = next((i for i, row in enumerate(self._rows) if row.key == key), -1)
        place = max(0, min(place, len(self._rows) - 1))
        if now < 0 or now == place:
            return False
        self.beginMoveRows(_ROOT, now, now, _ROOT, place + 1 if place > now else place)
        self._rows.insert(place, self._rows.pop(now))
        self.endMoveRows()
        return True

    def join(self) -> None:
        """Let the drawn tile stand with the others."""
        self.show([replace(row, drawn=False) for row in self._rows])

    def row_of(self, key: int) -> HandTile | None:
        """Return the row of a tile; None if it is not in the hand."""
        return next((row for row in self._rows if row.key == key), None)
