"""Name the pictures of tiles: the number that a book gives to a flower, the mark of a wild tile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from peling.core.tiles import Tile

WILD_MARK: Final = "-wild"
"""What the picture of a wild tile ends in."""


@dataclass(frozen=True, slots=True)
class Faces:
    """How tiles look in a deal.

    Attributes:
        numbers: the numbers that the book gives to drawings of flowers otherwise than they are drawn.
        wild: the wild tiles of the deal.
    """

    numbers: tuple[tuple[str, int], ...] = ()
    wild: tuple[Tile, ...] = ()

    def of(self, tile: Tile) -> str:
        """Return the picture of a tile: its drawing, another number than is drawn, the mark of a wild one.

        >>> from peling.core.tiles import tile
        >>> Faces((("Fl4", 2),)).of(tile("Fl2")), Faces(wild=(tile("C5"),)).of(tile("C5"))
        ('Fl4.2', 'C5-wild')
        """
        return picture_of(tile, dict(self.numbers), self.wild)


AS_DRAWN: Final = Faces()
"""No other numbers than are drawn, no wild tiles."""


def picture_of(tile: Tile, numbers: Mapping[str, int], wild: tuple[Tile, ...]) -> str:
    """Return the picture of a tile: of a flower or season the drawing to which the book gives its number."""
    mark = WILD_MARK if tile in wild else ""
    for code, given in numbers.items():
        if tile.is_bonus and given == tile.rank and code[:2] == tile.code[:2]:
            return f"{code}.{given}{mark}"
    return f"{tile.code}{mark}"
