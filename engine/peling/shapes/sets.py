"""Sets and a pair: what a hand already is, how far it is from a win, and which tiles would bring it on.

Everything here works on *counts*: 34 integers from 0 to 4, how many of each kind are held concealed, in the
order of `Tile.index` (0-8 bamboos, 9-17 circles, 18-26 characters, 27-30 winds, 31-33 dragons). Exposed melds
are no part of them: they are said by `sets`, the number of sets still to be made of the counts (4 less the
melds). A *set* here is three of a kind or a sequence; a four of a kind is always a meld.

The distance is the *need*: how many tiles of the nearest complete hand are not held. A complete hand needs
none (with any tiles beyond it), a hand of 13 that is calling needs 1. A nearest hand never asks for a fifth
copy of a kind. Suits are looked up in the tables of `shape_tables`: a need costs a dozen look-ups.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, product
from typing import Final, Literal, NamedTuple, TypeAlias

from peling.shapes.tables import COPIES, HONOUR_KINDS, SUIT_KINDS, TABLES_FILE, unpack

KINDS: Final = 34
_ALL_KINDS: Final = tuple(range(KINDS))
HONOURS: Final = 27
"""The index of the first honour (East)."""

SetKind: TypeAlias = Literal["chow", "pung"]
SetShape: TypeAlias = tuple[SetKind, int]
"""A set of three concealed tiles and the index of its first tile."""

_TABLES: Final = unpack(TABLES_FILE.read_bytes())
_CLASSES: Final = _TABLES.classes
_MERGES: Final = _TABLES.merges
_NEEDS: Final = _TABLES.needs

_GROUPS: Final = ((0, SUIT_KINDS), (9, SUIT_KINDS), (18, SUIT_KINDS), (27, HONOUR_KINDS))
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
        b1 + 5 * b2 + 25 * b3 + 125 * b4 + 625 * b5 + 3125 * b6 + 15625 * b7 + 78125 * b8 + 390625 * b9,
        d1 + 5 * d2 + 25 * d3 + 125 * d4 + 625 * d5 + 3125 * d6 + 15625 * d7 + 78125 * d8 + 390625 * d9,
        c1 + 5 * c2 + 25 * c3 + 125 * c4 + 625 * c5 + 3125 * c6 + 15625 * c7 + 78125 * c8 + 390625 * c9,
        1953125 + east + 5 * south + 25 * west + 125 * north + 625 * red + 3125 * green + 15625 * white,
    )


def keys_without(keys: Keys, kind: int) -> Keys:
    """Return the keys of the hand with one tile of a kind less; it must have one."""
    one, two, three, honours = keys
    unit = _UNIT[kind]
    if kind < 9:
        return one - unit, two, three, honours
    if kind < 18:
        return one, two - unit, three, honours
    if kind < HONOURS:
        return one, two, three - unit, honours
    return one, two, three, honours - unit


def need_of_keys(keys: Keys, sets: int = 4) -> int:
    """Return the need of a hand given as keys; see `tiles_away`."""
    one, two, three, honours = keys
    return _NEEDS[sets][_MERGES[_CLASSES[one]][_CLASSES[two]]][_MERGES[_CLASSES[three]][_CLASSES[honours]]]


def tiles_away(counts: Sequence[int], sets: int = 4, wilds: int = 0) -> int:
    """Return how many tiles of the nearest complete hand of `sets` sets and a pair are not held.

    0 is complete, 1 calling (with 13 tiles, or one more to be discarded). Tiles beyond the nearest hand cost
    nothing, so any number of them may be given. `wilds` counts wild tiles held beside the counts; each stands
    for any tile, even for a fifth copy.

    >>> tiles_away([3, 1, 1, 1, 1, 1, 1, 1, 3, *[0] * 25])
    1
    """
    keys = keys_of(counts)
    if not wilds:
        return need_of_keys(keys, sets)
    one, two, three, honours = (_TABLES.wild_classes[key] for key in keys)
    return max(0, _NEEDS[sets][_MERGES[one][two]][_MERGES[three][honours]] - wilds)


def is_complete(counts: Sequence[int], sets: int = 4) -> bool:
    """Return whether the counts are exactly `sets` sets and a pair (PC-SET, HP-WIN, FW-WIN)."""
    return sum(counts) == 3 * sets + 2 and need_of_keys(keys_of(counts), sets) == 0


def waits(counts: Sequence[int], sets: int = 4) -> tuple[int, ...]:
    """Return the kinds that complete a hand one tile short, in order of index; none if it is not calling.

    A kind of which the hand holds all four is no wait.

    >>> waits([3, 1, 1, 1, 1, 1, 1, 1, 3, *[0] * 25])
    (0, 1, 2, 3, 4, 5, 6, 7, 8)
    """
    keys = keys_of(counts)
    return useful_kinds(keys, sets) if need_of_keys(keys, sets) == 1 else ()


def useful_kinds(keys: Keys, sets: int = 4) -> tuple[int, ...]:
    """Return the kinds that bring a hand one tile nearer, in order of index.

    A kind of which the hand holds all four is not among them.
    """
    return tuple(compress(_ALL_KINDS, useful_mask(keys, need_of_keys(keys, sets), sets)))


def best_discards(
    counts: Sequence[int], sets: int = 4, live: Sequence[int] | None = None
) -> tuple[Outlook, ...]:
    """Return what the hand becomes by each discard, the best first.

    `live` gives for each kind how many copies the player cannot see; without it, all he does not hold. Best
    is the least need, then the most live copies of useful tiles, then the lower index.
    """
    if live is None:
        live = [COPIES - held for held in counts]
    found = []
    for group, key in enumerate(keys := keys_of(counts)):
        before, beyond = keys[:group], keys[group + 1 :]
        start, kinds = _GROUPS[group]
        for kind in range(start, start + kinds):
            if counts[kind]:
                left = (*before, key - _UNIT[kind], *beyond)
                need = need_of_keys(left, sets)
                useful = useful_mask(left, need, sets)
                found.append((need, -sum(compress(live, useful)), kind, useful))
    found.sort()
    return tuple(
        Outlook(kind, need, -live_useful, tuple(compress(_ALL_KINDS, useful)))
        for need, live_useful, kind, useful in found
    )


def useful_mask(keys: Keys, need: int, sets: int = 4) -> bytes:
    """Return for each kind 1 if it makes the need of the hand (which is `need`) less, else 0."""
    one, two, three, honours = keys
    first, second, third, last = _CLASSES[one], _CLASSES[two], _CLASSES[three], _CLASSES[honours]
    front, back = _MERGES[first][second], _MERGES[third][last]
    return (
        _drawn(0, one).translate(_gains(_MERGES[second][back], need, sets))
        + _drawn(1, two).translate(_gains(_MERGES[first][back], need, sets))
        + _drawn(2, three).translate(_gains(_MERGES[front][last], need, sets))
        + _drawn(3, honours).translate(_gains(_MERGES[front][third], need, sets))
    )


@lru_cache(maxsize=16384)
def _drawn(group: int, key: int) -> bytes:
    """Return the class one suit has after each kind drawn to it (its own for a kind it holds four of)."""
    start, kinds = _GROUPS[group]
    units = _UNIT[start : start + kinds]
    return bytes([_CLASSES[key if key // unit % 5 == COPIES else key + unit] for unit in units])


@lru_cache(maxsize=8192)
def _gains(rest: int, need: int, sets: int) -> bytes:
    """Return for each class of a suit 1 if beside the rest (a class too) it makes the need less, else 0."""
    needs = _NEEDS[sets][rest]
    return bytes([after < need for after in needs]).ljust(256, b"\0")


def arrangements(counts: Sequence[int], sets: int = 4) -> tuple[Arrangement, ...]:
    """Return every distinct way to read a hand wholly as `sets` sets and a pair; none if it is not complete.

    The order is fixed: suit by suit, within a suit by the pair, then three equals before sequences. The sets
    of an arrangement are in order of their first tile.
    """
    one, two, three, honours = keys_of(counts)
    readings = (_readings(0, one), _readings(1, two), _readings(2, three), _readings(3, honours))
    found = []
    for parts in product(*readings):
        pairs = [part.pair for part in parts if part.pair is not None]
        made = parts[0].sets + parts[1].sets + parts[2].sets + parts[3].sets
        if len(pairs) == 1 and len(made) == sets:
            found.append(Arrangement(pairs[0], made))
    return tuple(found)


@lru_cache(maxsize=16384)
def _readings(group: int, key: int) -> tuple[_Reading, ...]:
    """Return every way to read one suit wholly as sets, or as sets and a pair."""
    start, kinds = _GROUPS[group]
    counts = tuple(key // _UNIT[kind] % 5 for kind in range(start, start + kinds))
    match sum(counts) % 3:
        case 0:
            return tuple(_Reading(None, sets) for sets in _sets(counts, start))
        case 2:
            found = []
            for place, held in enumerate(counts):
                if held >= 2:
                    left = (*counts[:place], held - 2, *counts[place + 1 :])
                    found += [_Reading(start + place, sets) for sets in _sets(left, start)]
            return tuple(found)
        case _:
            return ()


def _sets(counts: tuple[int, ...], first: int) -> list[tuple[SetShape, ...]]:
    """Return every way to read counts of one suit, from the kind `first` on, as sets."""
    if not counts:
        return [()]
    held, rest = counts[0], counts[1:]
    found: list[tuple[SetShape, ...]] = []
    for pungs in (1, 0) if held >= 3 else (0,):
        chows = held - 3 * pungs
        left = rest
        if chows:
            if first >= HONOURS or len(rest) < 2 or min(rest[:2]) < chows:
                continue
            left = (rest[0] - chows, rest[1] - chows, *rest[2:])
        made: tuple[SetShape, ...] = (("pung", first),) * pungs + (("chow", first),) * chows
        found += [made + more for more in _sets(left, first + 1)]
    return found


class Arrangement(NamedTuple):
    """One reading of a complete hand: the index of the pair's kind and the concealed sets."""

    pair: int
    sets: tuple[SetShape, ...]


class Outlook(NamedTuple):
    """What a hand becomes by a discard.

    Attributes:
        kind: the index of the kind discarded.
        need: the need after it (see `tiles_away`).
        live: how many live copies the useful kinds have together.
        useful: the kinds that lessen the need, in order of index.
    """

    kind: int
    need: int
    live: int
    useful: tuple[int, ...]


class _Reading(NamedTuple):
    """One reading of one suit."""

    pair: int | None
    sets: tuple[SetShape, ...]
