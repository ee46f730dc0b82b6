"""Sets and a pair: what a hand already is, how far it is from a win, and which tiles would bring it on.

Everything here works on *counts*: 34 integers from 0 to 4, how many of each kind are held concealed, in the
order of `Tile.index` (0-8 bamboos, 9-17 circles, 18-26 characters, 27-30 winds, 31-33 dragons). Exposed melds
are no part of them: they are said by `sets`, the number of sets still to be made of the counts (4 less the
melds). A *set* here is three of a kind or a sequence; a four of a kind is always a meld.

The distance is the *need*: how many tiles of the nearest complete hand are not held. A complete hand needs 0
(with any tiles beyond it), a hand of 13 that is calling needs 1. A nearest hand never asks for a fifth copy of
a kind. Suits are looked up in the tables of `shape_tables`, so that a need costs a dozen look-ups.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from operator import itemgetter
from typing import Final, Literal, NamedTuple, TypeAlias

from peling.shape_tables import COPIES, HONOUR_KINDS, SUIT_KINDS, TABLES_FILE, unpack

KINDS: Final = 34

SetKind: TypeAlias = Literal["chow", "pung"]
SetShape: TypeAlias = tuple[SetKind, int]
"""A set of three concealed tiles and the index of its first tile."""

_TABLES: Final = unpack(TABLES_FILE.read_bytes())
_CLASSES: Final = _TABLES.classes
_MERGES: Final = _TABLES.merges
_NEEDS: Final = _TABLES.needs

_HONOURS_KEY: Final = (COPIES + 1) ** SUIT_KINDS
_GROUPS: Final = ((0, SUIT_KINDS), (9, SUIT_KINDS), (18, SUIT_KINDS), (27, HONOUR_KINDS))
_GROUP: Final = tuple(group for group, (_, kinds) in enumerate(_GROUPS) for _ in range(kinds))
_UNIT: Final = tuple((COPIES + 1) ** place for _, kinds in _GROUPS for place in range(kinds))
"""What one tile of a kind adds to the key of its suit."""

Keys: TypeAlias = tuple[int, int, int, int]


def keys_of(counts: Sequence[int]) -> Keys:
    """Return the counts as four keys: for each suit, then the honours, a number to base 5.

    Keys are what a caller keeps who asks for many hands that differ in few tiles: see `need_of_keys`.
    """
    # Written out: a loop over the 34 counts takes three times as long, and this is half the cost of a need.
    (
        b1, b2, b3, b4, b5, b6, b7, b8, b9,
        d1, d2, d3, d4, d5, d6, d7, d8, d9,
        c1, c2, c3, c4, c5, c6, c7, c8, c9,
        east, south, west, north, red, green, white,
    ) = counts  # fmt: skip
    return (
        b1 + 5 * (b2 + 5 * (b3 + 5 * (b4 + 5 * (b5 + 5 * (b6 + 5 * (b7 + 5 * (b8 + 5 * b9))))))),
        d1 + 5 * (d2 + 5 * (d3 + 5 * (d4 + 5 * (d5 + 5 * (d6 + 5 * (d7 + 5 * (d8 + 5 * d9))))))),
        c1 + 5 * (c2 + 5 * (c3 + 5 * (c4 + 5 * (c5 + 5 * (c6 + 5 * (c7 + 5 * (c8 + 5 * c9))))))),
        _HONOURS_KEY + east + 5 * (south + 5 * (west + 5 * (north + 5 * (red + 5 * (green + 5 * white))))),
    )
