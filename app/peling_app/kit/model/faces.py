"""Name the pictures of tiles: the number that a book gives to a flower, the mark of a wild tile.

What a picture is made of, in either set of tiles, is said here too, for all who paint tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from peling.core.tiles import Tile
from peling_app.platform.settings import TileSet

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


OF_TABLES: Final = TileSet.ENGRAVED
"""How tiles of real sets look: whoever learns to read tiles reads these, whatever is shown elsewhere."""

RED: Final = "#A2241D"
GREEN: Final = "#1B6545"
DARK: Final = "#1D2C47"


@dataclass(frozen=True, slots=True)
class Engraving:
    """What is painted on the body of a tile.

    Attributes:
        drawings: names of drawings, one over another, as `peling_app.platform.resources.tile_svg` has them.
        corner, colour: what stands in the upper left corner, and in which colour; empty: nothing.
        is_bonus: it is a flower or a season, whose number is never left out.
        is_wild: it bears the mark of a wild tile.
        mark_low: that mark stands in the lower corner, where the upper one is taken.
    """

    drawings: tuple[str, ...]
    corner: str = ""
    colour: str = DARK
    is_bonus: bool = False
    is_wild: bool = False
    mark_low: bool = False


def engraving(picture: str, tiles: TileSet) -> Engraving:
    """Return what is painted for a picture, see `picture_of`, in a set of tiles.

    What is no face of a tile, a portrait or a back, looks the same in every set.

    >>> engraving("Fl4.2", TileSet.ENGRAVED).corner, engraving("Wh-wild", TileSet.ENGRAVED).corner
    ('2', 'Wh')
    >>> engraving("Fl4.2", TileSet.NUMERALS).drawings, engraving("C5", TileSet.NUMERALS).drawings
    (('numerals/Fl4', 'numerals/Fl-2'), ('numerals/C5',))
    """
    face, _, wild = picture.partition("-")
    drawing, _, number = face.partition(".")
    if not is_face(drawing):
        return Engraving((drawing,))
    is_bonus = drawing.startswith(("Fl", "Se"))
    number = number or (drawing[-1] if drawing[-1].isdigit() else "")
    if tiles is TileSet.NUMERALS:
        over = (f"numerals/{drawing[:2]}-{number}",) if is_bonus else ()
        return Engraving((f"numerals/{drawing}", *over), "", DARK, is_bonus, bool(wild), mark_low=True)
    return Engraving((drawing,), number or drawing, _colour(drawing), is_bonus, bool(wild), mark_low=is_bonus)


def is_face(drawing: str) -> bool:
    """Return whether a drawing is the face of a tile, and not a portrait, a back or a body.

    >>> [name for name in ("C5", "Wh", "Se3", "bird", "owl", "back", "E") if is_face(name)]
    ['C5', 'Wh', 'Se3', 'E']
    """
    return drawing in {"E", "S", "W", "N", "R", "G", "Wh"} or drawing[-1:].isdigit()


def _colour(drawing: str) -> str:
    """Return the colour of what stands in the corner, that of most of the engraving."""
    if drawing.startswith(("B", "G", "Fl")):
        return GREEN
    return RED if drawing.startswith(("R", "Se")) else DARK
