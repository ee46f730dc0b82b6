"""Hands with wild tiles: how they can be read, and what each wild tile stands for.

Three wild tiles can be put into a hand in thousands of ways, nearly all of which count the same. So suits
are read one by one, and of all ways that agree in what a book can ask for (a *mark*) one is kept. What
remains are some dozens of arrangements. Only wild tiles beside a natural tile are placed there; two or
three that make a pair or a set by themselves may stand for anything, and are given one tile of each sort.

A hand is said by counts of its natural tiles (34 integers, see `peling.shapes.sets`) and the number of wild
tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from peling.core.tiles import COPIES
from peling.shapes.wild_groups import (
    ANY_WILD,
    NO_WAY,
    NOBODY,
    Counts,
    How,
    Part,
    Way,
    is_filled,
    joined,
    key_of,
    read,
    shape_of,
)

_GROUPS: Final = ((0, 9), (9, 9), (18, 9), (27, 7))
_HONOURS: Final = 27
_KINDS: Final = 34


class WildArrangement(NamedTuple):
    """One reading of a complete hand.

    Attributes:
        parts: the sets in the order of their tiles, the pair last.
        completed: the number of the part that the winning tile completes; -1 if there is no winning tile.
        place: the place of the winning tile in that part.
    """

    parts: tuple[Part, ...]
    completed: int
    place: int


@dataclass(frozen=True, slots=True)
class WildRules:
    """What a book asks for when it reads hands with wild tiles.

    Attributes:
        face: the index of the tile that wild tiles show; -1 if they are flowers or seasons.
        last: the index of the winning tile, `ANY_WILD` if it is a wild one, `NOBODY` if there is none.
        single: whether it counts that the tile fills a pair, the middle or the closed end of a sequence.
        beside_wild: whether it counts that the tile completes a pung or a pair beside a wild tile.
        room: for each kind how many wild tiles may stand for it; None: any number.
    """

    face: int = -1
    last: int = NOBODY
    single: bool = True
    beside_wild: bool = True
    room: Counts | None = None


def wild_arrangements(
    counts: Sequence[int], sets: int, wilds: int, asked: WildRules
) -> tuple[WildArrangement, ...]:
    """Return the readings of a hand as `sets` sets and a pair that differ in what is asked; none: incomplete.

    All natural tiles and all wild tiles are used. Readings differ if they have other numbers of sequences
    and threes, other threes of honours, if in one of them all wild tiles stand for their own face, if the
    winning tile plays another role, or if the wild tiles that stand alone are of another suit.

    >>> hand = [1, 1, 1, 1, 1, 1, *[0] * 21, 3, 2, 0, 0, 0, 0, 1]
    >>> wild_arrangements(hand, 4, 2, WildRules())[0].parts[-2:]
    (Part(kind='pung', first=28, wild=(2,)), Part(kind='pair', first=33, wild=(1,)))
    """
    found: list[WildArrangement] = []
    beside = _beside(tuple(counts), sets, wilds, asked)
    found += [
        _arranged(way.parts, way.done) for mark, way in beside.items() if _whole(mark, sets, wilds, asked)
    ]
    if wilds in {2, 3}:
        for mark, way in beside.items():
            if shape_of(mark) == (sets, 0, wilds - 2):
                found += _with_free(way, _free_pairs(counts, way, asked), asked)
    if wilds == 3:
        for mark, way in beside.items():
            if shape_of(mark) == (sets - 1, 1, 0):
                found += _with_free(way, _free_sets(counts, way, asked), asked)
    return tuple(found)


def only_sets(counts: Sequence[int], sets: int, wilds: int, room: Counts | None = None) -> bool:
    """Return whether a hand is exactly so many sets, without a pair; all tiles are used.

    >>> only_sets([1, 1, 0, *[0] * 31], 1, 1), only_sets([2, 0, 0, *[0] * 31], 1, 0)
    (True, False)
    """
    if sum(counts) + wilds != 3 * sets:
        return False
    asked = WildRules(room=room)
    wanted = ((sets, 0, wilds), (sets - 1, 0, wilds - 3))
    return any(shape_of(mark) in wanted for mark in _beside(tuple(counts), sets, wilds, asked))


def _whole(mark: int, sets: int, wilds: int, asked: WildRules) -> bool:
    return (asked.last == NOBODY or is_filled(mark)) and shape_of(mark) == (sets, 1, wilds)


def _beside(counts: Counts, sets: int, wilds: int, asked: WildRules) -> dict[int, Way]:
    """Return the ways to read all natural tiles, every wild tile that is used beside one of them."""
    found = {0: NO_WAY}
    for start, size in _GROUPS:
        key = key_of(counts[start : start + size])
        if not key:
            continue
        last = asked.last
        if last >= 0:
            last = last - start if start <= last < start + size else NOBODY
        face = asked.face - start if start <= asked.face < start + size else -1
        room = None if asked.room is None else key_of(asked.room[start : start + size])
        how = How(start == _HONOURS, face, asked.single, asked.beside_wild)
        ways = read(key, wilds, 1, last, room, how)
        if last >= 0:
            ways = tuple(way for way in ways if is_filled(way[0]))
        merged: dict[int, Way] = {}
        for mark, way in found.items():
            for other, more in ways:
                if is_filled(mark) and is_filled(other):
                    continue
                both = joined(mark, other)
                made, pairs, used = shape_of(both)
                if made <= sets and pairs <= 1 and used <= wilds and both not in merged:
                    merged[both] = Way(
                        way.parts + tuple([_moved(one, start) for one in more.parts]),
                        way.done if more.done is None else (_moved(more.done[0], start), more.done[1]),
                    )
        found = merged
    return found


def _moved(part: Part, start: int) -> Part:
    return part._replace(first=part.first + start)


def _free_pairs(counts: Sequence[int], way: Way, asked: WildRules) -> Iterator[Part]:
    """Yield two wild tiles as a pair: as their face, and as one tile of each suit and of the honours."""
    seen = _with_stands(counts, way)
    if asked.face >= 0:
        yield Part("pair", asked.face, (0, 1))
    for start, size in _GROUPS:
        kinds = (kind for kind in range(start, start + size) if kind != asked.face)
        yield Part("pair", _roomiest(kinds, seen), (0, 1))


def _free_sets(counts: Sequence[int], way: Way, asked: WildRules) -> Iterator[Part]:
    """Yield three wild tiles as a set: as their face, as each honour, as a three and a run of each suit."""
    seen = _with_stands(counts, way)
    if asked.face >= 0:
        yield Part("pung", asked.face, (0, 1, 2))
    for kind in range(_HONOURS, _KINDS):
        if kind != asked.face and (asked.room is None or asked.room[kind] >= 3):
            yield Part("pung", kind, (0, 1, 2))
    for start, size in _GROUPS[:3]:
        kinds = (kind for kind in range(start, start + size) if kind != asked.face)
        yield Part("pung", _roomiest(kinds, seen), (0, 1, 2))
        lowest = min(range(start, start + 7), key=lambda kind: max(seen[kind : kind + 3]))
        yield Part("chow", lowest, (0, 1, 2))


def _with_stands(counts: Sequence[int], way: Way) -> list[int]:
    seen = list(counts)
    for part in way.parts:
        for kind in part.stands:
            seen[kind] += 1
    return seen


def _roomiest(kinds: Iterable[int], seen: Sequence[int]) -> int:
    """Return the kind of which the fewest are held; a set of tiles has room for all wild tiles there."""
    return min(kinds, key=lambda kind: seen[kind])


def _with_free(way: Way, free: Iterable[Part], asked: WildRules) -> Iterator[WildArrangement]:
    """Yield a way with a part of wild tiles only, the winning tile in each place it may have."""
    for part in free:
        whole = (*way.parts, part)
        if asked.last == NOBODY or way.done is not None:
            yield _arranged(whole, way.done)
        if asked.last == ANY_WILD and way.done is None:
            for place in part.wild if part.kind == "chow" else (0,):
                yield _arranged(whole, (part, place))


def _arranged(parts: tuple[Part, ...], done: tuple[Part, int] | None) -> WildArrangement:
    """Return the parts in order, with the number of the completed one."""
    ordered = tuple(sorted(parts, key=lambda part: (part.kind == "pair", part.first, part.kind, part.wild)))
    if done is None:
        return WildArrangement(ordered, -1, 0)
    return WildArrangement(ordered, ordered.index(done[0]), done[1])


def room_for(counts: Sequence[int]) -> Counts:
    """Return how many wild tiles may be each kind so that nobody holds a fifth copy (Fenghua, A-24)."""
    return tuple(max(0, COPIES - held) for held in counts)
