"""One suit, or the honours, of a hand with wild tiles: how its tiles can be read as sets and a pair.

Every set here holds a natural tile. Tiles are given as a key, three bits for each kind. Of ways with equal
marks one is kept, see `Way`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

PartKind: TypeAlias = Literal["chow", "pung", "pair"]
Counts: TypeAlias = tuple[int, ...]

NOBODY: Final = -1
"""As the place of a winning tile: it lies in another suit, or there is none."""
ANY_WILD: Final = -2
"""As the place of a winning tile: it is one of the wild tiles."""

_SIZE: Final = {"chow": 3, "pung": 3, "pair": 2}


class Part(NamedTuple):
    """A set or pair of an arrangement.

    Attributes:
        kind: what it is.
        first: the index of its lowest tile.
        wild: the places in it, from 0, that wild tiles fill.
    """

    kind: PartKind
    first: int
    wild: tuple[int, ...]

    def kind_at(self, place: int) -> int:
        """Return the index of the tile at a place."""
        return self.first + place if self.kind == "chow" else self.first

    @property
    def stands(self) -> tuple[int, ...]:
        """Return what its wild tiles stand for."""
        return tuple([self.kind_at(place) for place in self.wild])


def role(part: Part, place: int) -> str:
    """Return what a tile does that fills a place: ``"eye"``, ``"pung"``, ``"closed"`` or ``"open"``.

    Closed are the middle of a sequence, the 3 after 1 and 2, and the 7 before 8 and 9.

    >>> role(Part("chow", 0, ()), 2), role(Part("chow", 3, ()), 2), role(Part("pung", 33, ()), 0)
    ('closed', 'open', 'pung')
    """
    if part.kind == "pung":
        return "pung"
    if part.kind == "pair":
        return "eye"
    rank = part.first % 9
    return "closed" if place == 1 or (place == 2 and rank == 0) or (place == 0 and rank == 6) else "open"


class Way(NamedTuple):
    """A way to read tiles, and the part and place that the winning tile fills."""

    parts: tuple[Part, ...]
    done: tuple[Part, int] | None


NO_WAY: Final = Way((), None)

# A mark says what can matter of a way; ways with equal marks count the same. It is a number, so that marks of
# parts can be added: sequences (3 bits), threes (3), pairs (2), wild tiles (3), what the winning tile does
# (3), whether a wild tile stands for something else than its face (1), threes of each honour (2 each).
_CHOW: Final = 1
_PUNG: Final = 1 << 3
_PAIR: Final = 1 << 6
_WILD: Final = 1 << 8
_FILLED: Final = 1 << 11
_UNTAMED: Final = 1 << 14
_HONOUR: Final = 1 << 15

_DOES: Final = {"pung": 1, "pung-wild": 2, "eye-wild": 3, "single": 4, "plain": 5}


def shape_of(mark: int) -> tuple[int, int, int]:
    """Return the sets, pairs and wild tiles of a mark."""
    return (mark & 7) + (mark >> 3 & 7), mark >> 6 & 3, mark >> 8 & 7


def is_filled(mark: int) -> bool:
    """Return whether the winning tile is among the tiles of a mark."""
    return bool(mark >> 11 & 7)


def joined(mark: int, other: int) -> int:
    """Return the mark of two ways together."""
    return (mark & ~_UNTAMED) + (other & ~_UNTAMED) | (mark | other) & _UNTAMED


def key_of(counts: Sequence[int]) -> int:
    """Return counts as a number, three bits each."""
    key = 0
    for place, held in enumerate(counts):
        key |= held << 3 * place
    return key


class How(NamedTuple):
    """What holds for all tiles of a group.

    Attributes:
        honours: they are winds and dragons, of which no sequence is made.
        face: the index of the face of wild tiles.
        single, beside_wild: as in `WildRules`.
    """

    honours: bool
    face: int
    single: bool
    beside_wild: bool


class _Choice(NamedTuple):
    """A part whose lowest natural tile is given, prepared for reading.

    Attributes:
        part: the part.
        wilds: how many wild tiles it has.
        pairs: whether it is a pair, 0 or 1.
        natural: what its natural tiles take from a key.
        needed: the natural tiles as (place in the key, how many).
        standing: what its wild tiles take from the room.
        stands: the same as (place in the key, how many).
        mark: its mark, the winning tile and tameness left out.
        same: the kind that all its wild tiles stand for; -1 if they stand for different kinds.
    """

    part: Part
    wilds: int
    pairs: int
    natural: int
    needed: tuple[tuple[int, int], ...]
    standing: int
    stands: tuple[tuple[int, int], ...]
    mark: int
    same: int


@lru_cache(maxsize=1 << 13)
def read(
    key: int, wilds: int, pairs: int, last: int, room: int | None, how: How
) -> tuple[tuple[int, Way], ...]:
    """Return the ways to read the tiles of one group with at most so many wild tiles and pairs."""
    if not key:
        return ((0, NO_WAY),)
    found: dict[int, Way] = {}
    for choice in (_OF_HONOURS if how.honours else _OF_SUIT)[_lowest(key)]:
        wilds_left, pairs_left = wilds - choice.wilds, pairs - choice.pairs
        if not _fits(choice, key, room) or wilds_left < least_wilds(
            key - choice.natural, pairs_left, honours=how.honours
        ):
            continue
        untamed = _UNTAMED if choice.wilds and choice.same != how.face else 0
        left = key - choice.natural
        room_left = None if room is None else room - choice.standing
        for place in _fillings(choice.part, last):
            later, mark = (
                (last, choice.mark)
                if place is None
                else (NOBODY, choice.mark + _does(choice.part, place, how))
            )
            for other, way in read(left, wilds_left, pairs_left, later, room_left, how):
                both = joined(mark | untamed, other)
                if both not in found:
                    done = way.done if place is None else (choice.part, place)
                    found[both] = Way((choice.part, *way.parts), done)
    return tuple(found.items())


@lru_cache(maxsize=1 << 16)
def least_wilds(key: int, pairs: int, *, honours: bool) -> int:
    """Return the fewest wild tiles with which the tiles of one group can be read."""
    if pairs < 0:
        return _NEVER
    if not key:
        return 0
    least = _NEVER
    for choice in (_OF_HONOURS if honours else _OF_SUIT)[_lowest(key)]:
        if choice.wilds < least and choice.pairs <= pairs and _fits(choice, key, None):
            least = min(
                least, choice.wilds + least_wilds(key - choice.natural, pairs - choice.pairs, honours=honours)
            )
    return least


_NEVER: Final = 99


def _lowest(key: int) -> int:
    """Return the lowest kind of which there is a tile."""
    return ((key & -key).bit_length() - 1) // 3


def _fits(choice: _Choice, key: int, room: int | None) -> bool:
    """Return whether the natural tiles of a part are there, and room for its wild ones."""
    for place, number in choice.needed:
        if key >> place & 7 < number:
            return False
    if room is not None:
        for place, number in choice.stands:
            if room >> place & 7 < number:
                return False
    return True


def _choices(kind: int, *, honours: bool) -> tuple[_Choice, ...]:
    """Return every part whose lowest natural tile is of a kind, those with the most natural tiles first."""
    parts = [Part("pung", kind, tuple(range(own, 3))) for own in (3, 2, 1)]
    parts += [Part("pair", kind, tuple(range(own, 2))) for own in (2, 1)]
    if not honours:
        for start in range(max(0, kind - 2), min(kind, 6) + 1):
            below = tuple(range(kind - start))
            above = tuple(range(kind - start + 1, 3))
            parts += [Part("chow", start, below + some) for some in _subsets(above)]
    return tuple(_choice(part, honours=honours) for part in parts)


def _subsets(places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(some for number in range(len(places) + 1) for some in combinations(places, number))


def _choice(part: Part, *, honours: bool) -> _Choice:
    kinds = [part.kind_at(place) for place in range(_SIZE[part.kind])]
    natural = Counter(part.kind_at(place) for place in range(_SIZE[part.kind]) if place not in part.wild)
    standing = Counter(part.stands)
    mark = {"chow": _CHOW, "pung": _PUNG, "pair": _PAIR}[part.kind] + _WILD * len(part.wild)
    if honours and part.kind == "pung":
        mark += _HONOUR << 2 * kinds[0]
    return _Choice(
        part,
        len(part.wild),
        int(part.kind == "pair"),
        sum(number << 3 * kind for kind, number in natural.items()),
        tuple((3 * kind, number) for kind, number in natural.items()),
        sum(number << 3 * kind for kind, number in standing.items()),
        tuple((3 * kind, number) for kind, number in standing.items()),
        mark,
        part.stands[0] if len(standing) == 1 else -1,
    )


_OF_SUIT: Final = tuple(_choices(kind, honours=False) for kind in range(9))
_OF_HONOURS: Final = tuple(_choices(kind, honours=True) for kind in range(7))


def _fillings(part: Part, last: int) -> tuple[int | None, ...]:
    """Return the places of a part that the winning tile may fill, and None: it is elsewhere."""
    if last == NOBODY:
        return _ELSEWHERE
    if last == ANY_WILD:
        return (None, *(part.wild if part.kind == "chow" else part.wild[:1]))
    if part.kind != "chow":
        return (None, 0) if part.first == last else _ELSEWHERE
    place = last - part.first
    return (None, place) if 0 <= place <= 2 and place not in part.wild else _ELSEWHERE


_ELSEWHERE: Final = (None,)


def _does(part: Part, place: int, how: How) -> int:
    """Return the mark of what the winning tile does, as far as it is asked."""
    does = role(part, place)
    wild_too = how.beside_wild and len(part.wild) > (place in part.wild)
    match does:
        case "pung":
            word = "pung-wild" if wild_too else "pung"
        case "eye" if wild_too:
            word = "eye-wild"
        case "open":
            word = "plain"
        case _:
            word = "single" if how.single else "plain"
    return _FILLED * _DOES[word]
