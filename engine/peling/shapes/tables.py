"""The file of tables behind `shapes`: what stands in it, how it is written and read.

It is made by `peling.shapes.maker` and read once, at the first import of `peling.shapes.sets` (13 ms, 4 MB).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

MOST_SETS: Final = 4
COPIES: Final = 4
SUIT_KINDS: Final = 9
HONOUR_KINDS: Final = 7
PIECE: Final = 1 << 18
"""The most bytes of a piece."""

TABLES_FILE: Final = Path(__file__).with_name("tables.bin")


def pack(tables: ShapeTables) -> bytes:
    """Return the tables as the bytes of the shipped file."""
    rows = (*tables.merges, *(row for rows in tables.needs for row in rows))
    return zlib.compress(b"".join((tables.classes, tables.wild_classes, *rows)), 9)


def in_pieces(packed: bytes) -> Iterator[bytes]:
    """Yield the tables of a shipped file one after the other, in pieces: as a whole they would be 4 MB."""
    reader = zlib.decompressobj()
    while piece := reader.decompress(packed, PIECE):
        yield piece
        packed = reader.unconsumed_tail


def unpack(packed: bytes) -> ShapeTables:
    """Return the tables of a shipped file."""
    data = zlib.decompress(packed)
    keys = (COPIES + 1) ** SUIT_KINDS + (COPIES + 1) ** HONOUR_KINDS
    rest = data[2 * keys :]
    size = round((len(rest) / (MOST_SETS + 2)) ** 0.5)
    rows = [rest[start : start + size] for start in range(0, len(rest), size)]
    blocks = [tuple(rows[start : start + size]) for start in range(0, len(rows), size)]
    return ShapeTables(data[:keys], data[keys : 2 * keys], blocks[0], tuple(blocks[1:]))


class ShapeTables(NamedTuple):
    """All tables; a hand's suits become classes, classes are merged, the last merge gives the distance.

    Attributes:
        classes: class by key: the nine counts of a suit as a number to base 5 (lowest value first), or
            ``5 ** 9`` plus the seven counts of the honours as a number to base 5.
        wild_classes: the same, where wild tiles may stand for a fifth copy.
        merges: for each class a row with the class of its merge with each other class.
        needs: by number of sets, for each class a row with the tiles missing to these sets and a pair when
            it is merged with each other class.
    """

    classes: bytes
    wild_classes: bytes
    merges: tuple[bytes, ...]
    needs: tuple[tuple[bytes, ...], ...]
