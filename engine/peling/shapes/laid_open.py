"""Lay a hand open as people do at the end of a deal: what won in its sets, the others in what they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from peling.core.melds import Meld
from peling.core.scoring import HandRecord, Reading
from peling.core.tiles import TILES, Tile

Numbers: TypeAlias = tuple[int, ...]

_SUITS: Final = ((0, 9), (9, 9), (18, 9))
_HONOURS: Final = (27, 34)
_SHAPES: Final[tuple[Numbers, ...]] = ((0, 0, 0), (0, 1, 2), (0, 0), (0, 1), (0, 2), (0,))
"""What tiles of a suit can be together, the best first: three of a kind, a chow, a pair, two of a chow side
by side or with a gap, a tile alone."""


@dataclass(frozen=True, slots=True)
class OpenGroup:
    """Tiles of a hand that lie together.

    Attributes:
        tiles: as they lie; a wild tile lies in the place of the tile it stands for.
        meld: the set or pair as it counts; None: the tiles make none, or nothing was read in the hand.
        is_laid: it lay before the player already.
        last: the place of the winning tile in it; -1: it is not in it.
        stands: the places of its wild tiles, each with the tile it stands for.
    """

    tiles: tuple[Tile, ...]
    meld: Meld | None = None
    is_laid: bool = False
    last: int = -1
    stands: tuple[tuple[int, Tile], ...] = ()


def laid_open(record: HandRecord, reading: Reading | None) -> tuple[OpenGroup, ...]:
    """Return the groups of a hand: sets laid down, then those in the hand; bonus tiles are left out.

    `reading` is how a hand that won counts, None for another hand. Where a reading does not use all tiles,
    as of eight flowers, those in the hand lie in one group.
    """
    laid = tuple(OpenGroup(meld.tiles, meld, is_laid=True) for meld in record.hand.melds)
    if record.win is None or reading is None:
        return laid + tuple(map(OpenGroup, what_there_is(record.hand.concealed, record.wild)))
    win = record.win.tile
    held = record.hand.concealed if win is None else tuple(sorted((*record.hand.concealed, win)))
    shown = _in_sets(held, reading, len(laid), win)
    if shown is None:
        last = -1 if win is None else max(place for place, tile in enumerate(held) if tile is win)
        shown = (OpenGroup(held, last=last),) if held else ()
    return laid + shown


def heads_apart(record: HandRecord) -> tuple[OpenGroup, ...]:
    """Return the different heads for which whoever washes is paid, and the other tiles of his hand.

    Source: L. L. Harr, Pung-Chow, Part II, Washing the Tiles.
    """
    held = sorted(record.hand.concealed)
    heads = tuple(tile for place, tile in enumerate(held) if tile.is_major and tile not in held[:place])
    rest = Counter(held)
    rest.subtract(heads)
    others = tuple(rest.elements())
    return (OpenGroup(heads), *((OpenGroup(others),) if others else ()))


def what_there_is(tiles: Sequence[Tile], wild: Sequence[Tile] = ()) -> tuple[tuple[Tile, ...], ...]:
    """Return tiles of an unfinished hand in groups: threes, chows, pairs, two of a chow, the others alone.

    As many threes as can be, then of what is left as many chows, and so on.

    >>> from peling.core.notation import parse_tiles
    >>> what_there_is(parse_tiles("B2 B3 B3 B4 C8 C9 E E W"))
    ((B2, B3, B4), (E, E), (C8, C9), (B3,), (W,))
    """
    natural = Counter(tile for tile in tiles if tile not in wild and not tile.is_bonus)
    groups: list[tuple[Tile, ...]] = []
    for first, kinds in _SUITS:
        counts = tuple(natural[tile] for tile in TILES[first : first + kinds])
        groups += [tuple(TILES[first + number] for number in group) for group in _best(counts)]
    for tile in TILES[slice(*_HONOURS)]:
        alone = natural[tile] - 3
        groups += [(tile,) * min(natural[tile], 3)] if natural[tile] else []
        groups += [(tile,)] if alone > 0 else []
    groups.sort(key=lambda group: (_SHAPES.index(_shape(group)), group[0].index))
    others = sorted(tile for tile in tiles if tile in wild or tile.is_bonus)
    return (*groups, *((tile,) for tile in others))


def _shape(group: Sequence[Tile]) -> Numbers:
    return tuple(tile.index - group[0].index for tile in group)


@lru_cache(maxsize=4096)
def _best(counts: Numbers) -> tuple[Numbers, ...]:
    """Return the best groups of the tiles of one suit, as numbers from 0."""
    first = next((number for number, count in enumerate(counts) if count), None)
    if first is None:
        return ()
    return max(_ways(counts, first), key=_worth)


def _ways(counts: Numbers, first: int) -> Iterator[tuple[Numbers, ...]]:
    for shape in _SHAPES:
        group = tuple(first + step for step in shape)
        left = list(counts)
        for number in group:
            if number >= len(left) or not left[number]:
                break
            left[number] -= 1
        else:
            yield (group, *_best(tuple(left)))


def _worth(groups: tuple[Numbers, ...]) -> Numbers:
    found = Counter(tuple(number - group[0] for number in group) for group in groups)
    return tuple(found[shape] for shape in _SHAPES)


def _in_sets(
    held: Sequence[Tile], reading: Reading, laid: int, win: Tile | None
) -> tuple[OpenGroup, ...] | None:
    """Return the sets that were read in the hand; None where they do not use up its tiles.

    The set that the winning tile completed is laid first, so that this tile lies in it and in no other one
    of its kind.
    """
    melds: list[tuple[tuple[Tile, ...], Meld | None]] = [(one.tiles, one) for one in reading.sets[laid:]]
    if reading.singles:
        melds.append((reading.singles, None))
    done = [number for number, (_, meld) in enumerate(melds) if meld is None or meld == reading.completed]
    first = done[0] if done and win is not None else -1
    free = Counter(held)
    free.subtract(wild for wild, _ in reading.stands)
    wilds = {meant: [wild for wild, other in reading.stands if other is meant] for _, meant in reading.stands}
    # A wild tile that won is named last, see the books that have them.
    stood = reading.stands[-1][1] if reading.stands and reading.stands[-1][0] is win else None
    found: dict[int, OpenGroup] = {}
    for number in sorted(range(len(melds)), key=lambda one: one != first):
        tiles, meld = melds[number]
        group = _laid(tiles, free, wilds, stood if number == first else None)
        if group is None:
            return None
        last = -1
        if number == first:
            natural = stood is None
            places = dict(group.stands)
            last = max(
                (at for at, tile in enumerate(group.tiles) if tile is win and (at not in places) is natural),
                default=-1,
            )
        found[number] = OpenGroup(group.tiles, meld, last=last, stands=group.stands)
    if any(free.values()) or any(wilds.values()):
        return None
    return tuple(found[number] for number in range(len(melds)))


def _laid(
    tiles: Sequence[Tile], free: Counter[Tile], wilds: dict[Tile, list[Tile]], first: Tile | None
) -> OpenGroup | None:
    """Take the tiles of a set from what is free; `first`: the kind for which a wild tile is taken at once."""
    shown: list[Tile] = []
    stands: list[tuple[int, Tile]] = []
    for place, meant in enumerate(tiles):
        wanted = meant is first and not any(other is meant for _, other in stands)
        if free[meant] > 0 and not wanted:
            free[meant] -= 1
            shown.append(meant)
        elif wilds.get(meant):
            shown.append(wilds[meant].pop())
            stands.append((place, meant))
        else:
            return None
    return OpenGroup(tuple(shown), stands=tuple(stands))
