"""Tiles and winds: the vocabulary every rule book shares.

A `Tile` is a *kind*: the four copies of the 5 of bamboos are one and the same object. There are exactly 42
kinds (34 of the play, 8 bonus tiles), each existing once in a process, so that tiles compare and hash by
identity and cost nothing to pass round. Codes are those of the example files: ``B1``-``B9`` bamboos,
``D1``-``D9`` circles (dots), ``C1``-``C9`` characters, ``E S W N`` winds, ``R G Wh`` dragons, ``Fl1``-``Fl4``
flowers, ``Se1``-``Se4`` seasons.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final, Self, final

COPIES: Final = 4
"""How often each of the 34 kinds of the play exists in a set; a bonus tile exists once."""


class Suit(Enum):
    """One of the three suits; the value is the first letter of its tiles' codes."""

    BAMBOOS = "B"
    CIRCLES = "D"
    CHARACTERS = "C"


class Wind(Enum):
    """A wind: what a player holds for one deal, and the wind of a round. The value is the tile's code.

    Attributes:
        number: 0 for East, 1 South, 2 West, 3 North: the order of play, each to the right of the last.
    """

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"

    def __init__(self, value: object) -> None:
        """Note the number: it is asked so often that a look-up would show."""
        self.number = "ESWN".index(str(value))

    # There is one of each, as of the tiles: the hash of the class, by the name, is many times as slow.
    __hash__ = object.__hash__

    def after(self, steps: int = 1) -> Wind:
        """Return the wind `steps` places to the right (negative: to the left).

        >>> Wind.NORTH.after().value, Wind.EAST.after(-1).value
        ('E', 'N')
        """
        return WINDS[(self.number + steps) % 4]

    def steps_to(self, other: Wind) -> int:
        """Return how many places to the right `other` sits: 0 to 3."""
        return (other.number - self.number) % 4


WINDS: Final = (Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH)


class Seat(IntEnum):
    """A fixed chair. Chairs are numbered counter-clockwise: the next number sits to the right.

    A chair keeps its player for the whole game; the `Wind` it holds changes when East passes.
    """

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3


class Dragon(Enum):
    """One of the three dragons; the value is the tile's code."""

    RED = "R"
    GREEN = "G"
    WHITE = "Wh"


@final
class Tile:
    """One of the 42 kinds of tile. Get one with `tile("B3")` or from `TILES`; there is no other way.

    Attributes:
        index: 0-8 bamboos, 9-17 circles, 18-26 characters, 27-30 winds E S W N, 31-33 dragons R G Wh,
            34-37 flowers, 38-41 seasons. Below 34 it is the index used by `peling.shapes.sets`.
        code: the text code, for example ``"B3"``.
        suit: the suit, or None.
        rank: 1-9 in a suit, 1-4 for a bonus tile, 0 for winds and dragons.
        wind: the wind of a wind tile, or the wind to which a bonus tile's number belongs; else None.
        dragon: the dragon, or None.
        is_terminal: a 1 or 9 of a suit.
        is_honour: a wind or a dragon.
        is_major: a terminal or an honour (Harr: "head" in Part II).
        is_minor: a 2 to 8 of a suit.
        is_bonus: a flower or a season.
        is_flower, is_season: which of the two.
    """

    __slots__ = (
        "code",
        "dragon",
        "index",
        "is_bonus",
        "is_flower",
        "is_honour",
        "is_major",
        "is_minor",
        "is_season",
        "is_terminal",
        "rank",
        "suit",
        "wind",
    )

    index: int
    code: str
    suit: Suit | None
    rank: int
    wind: Wind | None
    dragon: Dragon | None
    is_terminal: bool
    is_honour: bool
    is_major: bool
    is_minor: bool
    is_bonus: bool
    is_flower: bool
    is_season: bool

    def __new__(cls) -> Self:
        """Refuse: kinds are made once, by this module."""
        message = "tiles are not made, they are looked up: tile('B3')"
        raise TypeError(message)

    @property
    def is_suit(self) -> bool:
        """Return whether it belongs to one of the three suits."""
        return self.suit is not None

    def __lt__(self, other: Tile) -> bool:
        """Order by index."""
        return self.index < other.index

    def __repr__(self) -> str:
        """Return the code."""
        return self.code

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy as the same kind."""
        return (tile, (self.code,))


def _make(index: int) -> Tile:
    made = object.__new__(Tile)
    made.index = index
    made.suit = made.wind = made.dragon = None
    made.rank = 0
    if index < 27:
        made.suit = tuple(Suit)[index // 9]
        made.rank = index % 9 + 1
        made.code = f"{made.suit.value}{made.rank}"
    elif index < 31:
        made.wind = WINDS[index - 27]
        made.code = made.wind.value
    elif index < 34:
        made.dragon = tuple(Dragon)[index - 31]
        made.code = made.dragon.value
    else:
        made.rank = (index - 34) % 4 + 1
        made.wind = WINDS[made.rank - 1]
        made.code = f"{'Fl' if index < 38 else 'Se'}{made.rank}"
    made.is_bonus = index >= 34
    made.is_flower = 34 <= index < 38
    made.is_season = index >= 38
    made.is_honour = 27 <= index < 34
    made.is_terminal = made.suit is not None and made.rank in (1, 9)
    made.is_major = made.is_terminal or made.is_honour
    made.is_minor = made.suit is not None and not made.is_terminal
    return made


TILES: Final[tuple[Tile, ...]] = tuple(_make(index) for index in range(42))
"""All 42 kinds by index."""

KINDS: Final = TILES[:34]
"""The 34 kinds of the play, without bonus tiles."""

BONUS_TILES: Final = TILES[34:]
"""The eight flowers and seasons (Harr: mandarins)."""

_BY_CODE: Final = {kind.code: kind for kind in TILES}


def tile(code: str) -> Tile:
    """Return the kind with this code.

    Raises:
        ValueError: there is no such code; the message names it.

    >>> tile("Wh").dragon.value, tile("B1") is tile("B1")
    ('Wh', True)
    """
    try:
        return _BY_CODE[code]
    except KeyError:
        message = f"{code!r} is not a tile"
        raise ValueError(message) from None


def wind_tile(wind: Wind) -> Tile:
    """Return the tile of a wind."""
    return TILES[27 + wind.number]


def full_set(*, bonus: bool) -> tuple[Tile, ...]:
    """Return every tile of a set in order: 136, or 144 with the bonus tiles.

    >>> len(full_set(bonus=False)), len(full_set(bonus=True))
    (136, 144)
    """
    tiles = tuple(kind for kind in KINDS for _ in range(COPIES))
    return tiles + BONUS_TILES if bonus else tiles
