"""Name the pictures of tiles: the number that a book gives to a flower, the mark of a wild tile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from peling.core.tiles import Tile

BONUS_NUMBERS: Final[Mapping[str, Mapping[str, int]]] = {"how-to-play": {"Fl2": 4, "Fl4": 2}}
"""The numbers that books give to drawings otherwise than the tiles are drawn: bamboo 2, orchid 4."""
WILD_MARK: Final = "-wild"
"""What the picture of a wild tile ends in."""


@dataclass(frozen=True, slots=True)
class Faces:
    """How tiles look in a deal.

    Attributes:
        book: the id of the rule set whose numbers the flowers bear; empty: as drawn.
        wild: the wild tiles of the deal.
    """

    book: str = ""
    wild: tuple[Tile, ...] = ()

    def of(self, tile: Tile) -> str:
        """Return the picture of a tile: its drawing, another number than is drawn, the mark of a wild one.

        >>> from peling.core.tiles import tile
        >>> Faces("how-to-play").of(tile("Fl2")), Faces(wild=(tile("C5"),)).of(tile("C5"))
        ('Fl4.2', 'C5-wild')
        """
        return picture_of(tile, BONUS_NUMBERS.get(self.book, {}), self.wild)


AS_DRAWN: Final = Faces()
"""No other numbers than are drawn, no wild tiles."""


def picture_of(tile: Tile, numbers: Mapping[str, int], wild: tuple[Tile, ...]) -> str:
    """Return the picture of a tile: of a flower or season the drawing to which the book gives its number."""
    mark = WILD_MARK if tile in wild else ""
    for code, given in numbers.items():
        if tile.is_bonus and given == tile.rank and code[:2] == tile.code[:2]:
            return f"{code}.{given}{mark}"
    return f"{tile.code}{mark}"
