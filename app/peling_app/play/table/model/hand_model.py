"""The user's hand in the user's own order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QModelIndex, QObject

from peling.core.tiles import Tile
from peling_app.kit.model.rows import RowsModel
from peling_app.play.table.model.picture import HandTile

_ROOT = QModelIndex()


@dataclass(slots=True, eq=False)
class _Place:
    """The place of a tile in the order; a tile that went keeps its own, as the move can be taken back."""

    key: int
    kind: Tile
    held: bool = True


class HandOrder:
    """Which of two equal tiles is which, and in what order they stand.

    The engine's hand is a sorted tuple of kinds. Here each tile of it gets a key that stays with it while it
    is in the hand; no key is given twice. One rule gives the order after every change. The hand is sorted
    until the user puts it in an order of his own; that stays for the deal: what is new comes at the right,
    what comes back goes where it was. In both, the tile that was drawn last stands apart at the right end,
    unless the user puts it among the others.
    """

    def __init__(self) -> None:
        """Begin with an empty hand."""
        self._next = 0
        self._places: list[_Place] = []
        self._drawn: int | None = None
        self._joined: Tile | None = None
        self._arranged = False

    @property
    def tiles(self) -> tuple[tuple[int, Tile], ...]:
        """Return key and kind of each tile from left to right."""
        return tuple((place.key, place.kind) for place in self._standing())

    @property
    def drawn(self) -> int | None:
        """Return the key of the tile that stands apart, which is the last one; None if there is none."""
        return self._drawn

    def begin(self) -> None:
        """Forget the hand and its order: another deal is shown, or another game."""
        self._places = []
        self._drawn = self._joined = None
        self._arranged = False

    @property
    def is_arranged(self) -> bool:
        """Return whether the tiles, the drawn one left aside, stand otherwise than sorted."""
        return self._arranged

    def part(self) -> None:
        """Let the drawn tile stand apart again wherever it is: a move was taken back."""
        self._joined = None

    def follow(self, concealed: Sequence[Tile], drawn: Tile | None, *, gone: int | None = None) -> None:
        """Take over what the hand is now, whatever has happened.

        `drawn` is the kind that was drawn last; `gone` names the very tile that the user discarded, where two
        are equal.
        """
        left = Counter(concealed)
        for place in sorted(self._standing(), key=lambda place: place.key == gone):
            place.held = left[place.kind] > 0
            left[place.kind] -= place.held
        arrives = drawn is not None and left[drawn] > 0
        if drawn is not None and arrives:
            left[drawn] -= 1
        for kind in sorted(left.elements()):
            self._put_back(kind)
        if drawn is not None and arrives:
            self._append(drawn)
        self._mark(drawn, arrives=arrives)
        if not self._arranged:
            self._places.sort(key=lambda place: place.kind)

    def move(self, key: int, place: int) -> None:
        """Put a tile at a place; the drawn tile joins the others unless it stays the last one.

        Raises:
            KeyError: the tile is not in the hand.
        """
        moved = self._standing().pop(self.place_of(key))
        others = [other for other in self._standing() if other is not moved]
        place = max(0, min(place, len(others)))
        # The one that stands apart is at the right end for whoever moves a tile beside it.
        self._places.sort(key=lambda each: each.key == self._drawn)
        self._places.remove(moved)
        at = self._places.index(others[place]) if place < len(others) else len(self._places)
        self._places.insert(at, moved)
        last = [each for each in self._places if each.held][-1]
        apart = next((each for each in self._places if each.key == self._drawn), last)
        if apart is not last:
            self._drawn, self._joined = None, apart.kind
        kinds = [kind for held, kind in self.tiles if held != self._drawn]
        self._arranged = kinds != sorted(kinds)

    def sort(self) -> None:
        """Sort by suit and rank, in the order of `Tile`; the drawn tile stays apart."""
        self._arranged = False
        self._places.sort(key=lambda place: place.kind)

    def place_of(self, key: int) -> int:
        """Return the place of a tile.

        Raises:
            KeyError: it is not in the hand.
        """
        for place, (held, _) in enumerate(self.tiles):
            if held == key:
                return place
        raise KeyError(key)

    def _standing(self) -> list[_Place]:
        """Return the places of the tiles that are in the hand, the drawn one last."""
        held = [place for place in self._places if place.held]
        return sorted(held, key=lambda place: place.key == self._drawn)

    def _mark(self, drawn: Tile | None, *, arrives: bool) -> None:
        """Let the tile that was drawn last stand apart: the newest of its kind."""
        if arrives or drawn is not self._joined:
            self._joined = None
        alike = [place.key for place in self._places if place.held and place.kind is drawn]
        if self._joined is not None or not alike:
            self._drawn = None
        elif arrives or self._drawn not in alike:
            self._drawn = max(alike)

    def _put_back(self, kind: Tile) -> None:
        """Let a tile come where one of its kind went last; at the right where none did."""
        went = [place for place in self._places if not place.held and place.kind is kind]
        if went:
            back = max(went, key=lambda place: place.key)
            self._next += 1
            back.key, back.held = self._next, True
        else:
            self._append(kind)

    def _append(self, kind: Tile) -> None:
        self._next += 1
        self._places.append(_Place(self._next, kind))


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
