"""Make the tables of shapes: run ``python -m peling.shapes.maker`` after changing how they are computed.

A suit is judged by ten numbers, its *profile*: for 0 to 4 sets, each without and with a pair, how many tiles
are still missing to so many sets inside this suit. Suits with equal profiles are of one class. There are 126
classes of suit, 180 once suits are merged with each other and with honours; a merge of any two of the 180 is
again one of them.

The computation walks the values of a suit once and keeps one *outlook* for all beginnings that promise the
same, so that the 1,953,125 possible suits collapse to a few thousand outlooks a value.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from peling.shapes.tables import (
    COPIES,
    HONOUR_KINDS,
    MOST_SETS,
    SUIT_KINDS,
    TABLES_FILE,
    ShapeTables,
    pack,
)

UNREACHABLE: Final = 99
MOST_TILES: Final = MOST_SETS * 3 + 2

Profile: TypeAlias = tuple[int, ...]
"""Missing tiles by ``2 * sets + pairs``."""
Outlook: TypeAlias = tuple[int, ...]
"""Missing tiles by place in `SHAPES`, or UNREACHABLE."""


class Shape(NamedTuple):
    """What has been built from the values passed so far; the coming value is the next to be used."""

    sets: int
    pairs: int
    newer: int
    """Sequences begun one value ago: they need the coming value and the one after it."""
    older: int
    """Sequences begun two values ago: they need the coming value only."""


class Step(NamedTuple):
    """One use of the coming value: from shape to shape (places in `SHAPES`) with so many of its tiles."""

    source: int
    target: int
    tiles: int


# Three equal sequences are the same tiles as three equal sets, so at most two begin at one value.
SHAPES: Final = tuple(
    Shape(sets, pairs, newer, older)
    for sets in range(MOST_SETS + 1)
    for pairs in range(2)
    for newer in range(3)
    for older in range(3)
    if newer + older <= sets
)
_PLACE: Final = {shape: place for place, shape in enumerate(SHAPES)}
_FINISHED: Final = tuple(
    _PLACE[Shape(sets, pairs, 0, 0)] for sets in range(MOST_SETS + 1) for pairs in range(2)
)


def steps(*, sequences: bool, most: int) -> Iterator[Step]:
    """Yield every use of one value for sets of equals, sequences (if allowed) and the pair."""
    for source, shape in enumerate(SHAPES):
        for begun in range(3 if sequences else 1):
            for equals in range(MOST_SETS - shape.sets - begun + 1):
                for pairs in range(2 - shape.pairs):
                    tiles = shape.newer + shape.older + begun + 3 * equals + 2 * pairs
                    target = Shape(shape.sets + begun + equals, shape.pairs + pairs, begun, shape.newer)
                    if tiles <= most:
                        yield Step(source, _PLACE[target], tiles)


def advance(outlook: Outlook, held: int, ways: tuple[Step, ...]) -> Outlook:
    """Return the outlook after one more value of which `held` tiles are held."""
    result = [UNREACHABLE] * len(SHAPES)
    for source, target, tiles in ways:
        missing = outlook[source]
        if missing != UNREACHABLE:
            if tiles > held:
                missing += tiles - held
            result[target] = min(result[target], missing)
    return tuple(result)


def profiles(kinds: int, *, in_sequence: bool, most: int) -> list[Profile]:
    """Return the profile for each key of a suit (or of the honours) of so many kinds."""
    with_sequences = tuple(steps(sequences=in_sequence, most=most))
    without = tuple(steps(sequences=False, most=most))
    start = [UNREACHABLE] * len(SHAPES)
    start[_PLACE[Shape(0, 0, 0, 0)]] = 0
    layers: list[list[list[int]]] = []
    outlooks: list[Outlook] = [tuple(start)]
    for value in range(kinds):
        ways = with_sequences if value + 2 < kinds else without
        numbers: dict[Outlook, int] = {}
        layer = []
        for outlook in outlooks:
            reached = [advance(outlook, held, ways) for held in range(COPIES + 1)]
            layer.append([numbers.setdefault(after, len(numbers)) for after in reached])
        layers.append(layer)
        outlooks = list(numbers)
    ends = [0]
    for layer in layers:
        # The value walked last is the highest digit, so the earlier keys repeat once for every count of it.
        ends = [layer[end][held] for held in range(COPIES + 1) for end in ends]
    finished = [tuple(outlook[place] for place in _FINISHED) for outlook in outlooks]
    return [finished[end] for end in ends]


@cache
def merged(one: Profile, other: Profile) -> Profile:
    """Return the profile of two suits together: the cheapest division of sets and pair between them."""
    return tuple(
        min(
            one[2 * sets + pairs] + other[2 * (all_sets - sets) + all_pairs - pairs]
            for sets in range(all_sets + 1)
            for pairs in range(all_pairs + 1)
        )
        for all_sets in range(MOST_SETS + 1)
        for all_pairs in range(2)
    )


def closure(base: set[Profile]) -> set[Profile]:
    """Return all profiles that arise when those of `base` are merged, however often."""
    known, fresh = set(base), set(base)
    while fresh:
        fresh = {merged(one, other) for one in fresh for other in base} - known
        known |= fresh
    return known


def make_tables() -> ShapeTables:
    """Compute all tables from nothing (some seconds)."""
    natural, wild = (
        profiles(SUIT_KINDS, in_sequence=True, most=most)
        + profiles(HONOUR_KINDS, in_sequence=False, most=most)
        for most in (COPIES, MOST_TILES)
    )
    ordered = sorted(closure(set(natural)) | closure(set(wild)))
    number = {profile: place for place, profile in enumerate(ordered)}
    pairs = [[merged(one, other) for other in ordered] for one in ordered]
    return ShapeTables(
        classes=bytes([number[profile] for profile in natural]),
        wild_classes=bytes([number[profile] for profile in wild]),
        merges=tuple(bytes([number[both] for both in row]) for row in pairs),
        needs=tuple(
            tuple(bytes([both[2 * sets + 1] for both in row]) for row in pairs)
            for sets in range(MOST_SETS + 1)
        ),
    )


if __name__ == "__main__":
    TABLES_FILE.write_bytes(pack(make_tables()))
