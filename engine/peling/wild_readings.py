"""Hands with wild tiles: how they can be read, and what each wild tile stands for.

Three wild tiles can be put into a hand in thousands of ways, nearly all of which count the same. So suits
are read one by one, and of all ways that agree in what a book can ask for (a *mark*) one is kept. What
remains are some dozens of arrangements. Only wild tiles beside a natural tile are placed there; two or
three that make a pair or a set by themselves may stand for anything, and are given one tile of each sort.

A hand is said by counts of its natural tiles (34 integers, see `peling.shapes`) and the number of wild tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

from peling.tiles import COPIES

PartKind: TypeAlias = Literal["chow", "pung", "pair"]
Counts: TypeAlias = tuple[int, ...]

NOBODY: Final = -1
"""As the place of a winning tile: it lies in another suit, or there is none."""
ANY_WILD: Final = -2
"""As the place of a winning tile: it is one of the wild tiles."""

_GROUPS: Final = ((0, 9), (9, 9), (18, 9), (27, 7))
_HONOURS: Final = 27
_KINDS: Final = 34
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
class Question:
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


def wild_arrangements(
    counts: Sequence[int], sets: int, wilds: int, asked: Question
) -> tuple[WildArrangement, ...]:
    """Return the readings of a hand as `sets` sets and a pair that differ in what is asked; none: incomplete.

    All natural tiles and all wild tiles are used. Readings differ if they have other numbers of sequences
    and threes, other threes of honours, if in one of them all wild tiles stand for their own face, if the
    winning tile plays another role, or if the wild tiles that stand alone are of another suit.

    >>> hand = [1, 1, 1, 1, 1, 1, *[0] * 21, 3, 2, 0, 0, 0, 0, 1]
    >>> wild_arrangements(hand, 4, 2, Question())[0].parts[-2:]
    (Part(kind='pung', first=28, wild=(2,)), Part(kind='pair', first=33, wild=(1,)))
    """
    found: list[WildArrangement] = []
    beside = _beside(tuple(counts), sets, wilds, asked)
    found += [
        _arranged(way.parts, way.done) for mark, way in beside.items() if _whole(mark, sets, wilds, asked)
    ]
    if wilds in {2, 3}:
        for mark, way in beside.items():
            if _shape_of(mark) == (sets, 0, wilds - 2):
                found += _with_free(way, _free_pairs(counts, way, asked), asked)
    if wilds == 3:
        for mark, way in beside.items():
            if _shape_of(mark) == (sets - 1, 1, 0):
                found += _with_free(way, _free_sets(counts, way, asked), asked)
    return tuple(found)


def only_sets(counts: Sequence[int], sets: int, wilds: int, room: Counts | None = None) -> bool:
    """Tell whether a hand is exactly so many sets, without a pair; all tiles are used.

    >>> only_sets([1, 1, 0, *[0] * 31], 1, 1), only_sets([2, 0, 0, *[0] * 31], 1, 0)
    (True, False)
    """
    if sum(counts) + wilds != 3 * sets:
        return False
    asked = Question(single=False, beside_wild=False, room=room)
    wanted = ((sets, 0, wilds), (sets - 1, 0, wilds - 3))
    return any(_shape_of(mark) in wanted for mark in _beside(tuple(counts), sets, wilds, asked))


class _Way(NamedTuple):
    """A way to read tiles, and the part and place that the winning tile fills."""

    parts: tuple[Part, ...]
    done: tuple[Part, int] | None


_NO_WAY: Final = _Way((), None)

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


def _shape_of(mark: int) -> tuple[int, int, int]:
    """Return the sets, pairs and wild tiles of a mark."""
    return (mark & 7) + (mark >> 3 & 7), mark >> 6 & 3, mark >> 8 & 7


def _is_filled(mark: int) -> bool:
    return bool(mark >> 11 & 7)


def _sum(mark: int, other: int) -> int:
    """Return the mark of two ways together."""
    return (mark & ~_UNTAMED) + (other & ~_UNTAMED) | (mark | other) & _UNTAMED


def _whole(mark: int, sets: int, wilds: int, asked: Question) -> bool:
    return (asked.last == NOBODY or _is_filled(mark)) and _shape_of(mark) == (sets, 1, wilds)


def _beside(counts: Counts, sets: int, wilds: int, asked: Question) -> dict[int, _Way]:
    """Return the ways to read all natural tiles, every wild tile that is used beside one of them."""
    found = {0: _NO_WAY}
    for start, size in _GROUPS:
        key = _key(counts[start : start + size])
        if not key:
            continue
        last = asked.last
        if last >= 0:
            last = last - start if start <= last < start + size else NOBODY
        face = asked.face - start if start <= asked.face < start + size else -1
        room = None if asked.room is None else _key(asked.room[start : start + size])
        how = _How(start == _HONOURS, face, asked.single, asked.beside_wild)
        ways = _read(key, wilds, 1, last, room, how)
        if last >= 0:
            ways = tuple(way for way in ways if _is_filled(way[0]))
        merged: dict[int, _Way] = {}
        for mark, way in found.items():
            for other, more in ways:
                if _is_filled(mark) and _is_filled(other):
                    continue
                both = _sum(mark, other)
                made, pairs, used = _shape_of(both)
                if made <= sets and pairs <= 1 and used <= wilds and both not in merged:
                    merged[both] = _Way(
                        way.parts + tuple([_moved(one, start) for one in more.parts]),
                        way.done if more.done is None else (_moved(more.done[0], start), more.done[1]),
                    )
        found = merged
    return found


def _key(counts: Sequence[int]) -> int:
    """Return counts as a number, three bits each."""
    key = 0
    for place, held in enumerate(counts):
        key |= held << 3 * place
    return key


def _moved(part: Part, start: int) -> Part:
    return part._replace(first=part.first + start)


class _How(NamedTuple):
    """What holds for all tiles of a group: honours or a suit, the face of wild tiles, what is asked."""

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


@lru_cache(maxsize=1 << 16)
def _read(
    key: int, wilds: int, pairs: int, last: int, room: int | None, how: _How
) -> tuple[tuple[int, _Way], ...]:
    """Return the ways to read the tiles of one group with at most so many wild tiles and pairs."""
    if not key:
        return ((0, _NO_WAY),)
    found: dict[int, _Way] = {}
    for choice in (_OF_HONOURS if how.honours else _OF_SUIT)[_lowest(key)]:
        wilds_left, pairs_left = wilds - choice.wilds, pairs - choice.pairs
        if not _fits(choice, key, room) or wilds_left < _least(
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
            for other, way in _read(left, wilds_left, pairs_left, later, room_left, how):
                both = _sum(mark | untamed, other)
                if both not in found:
                    done = way.done if place is None else (choice.part, place)
                    found[both] = _Way((choice.part, *way.parts), done)
    return tuple(found.items())


@lru_cache(maxsize=1 << 16)
def _least(key: int, pairs: int, *, honours: bool) -> int:
    """Return the fewest wild tiles with which the tiles of one group can be read."""
    if pairs < 0:
        return _NEVER
    if not key:
        return 0
    least = _NEVER
    for choice in (_OF_HONOURS if honours else _OF_SUIT)[_lowest(key)]:
        if choice.wilds < least and choice.pairs <= pairs and _fits(choice, key, None):
            least = min(
                least, choice.wilds + _least(key - choice.natural, pairs - choice.pairs, honours=honours)
            )
    return least


_NEVER: Final = 99


def _lowest(key: int) -> int:
    """Return the lowest kind of which there is a tile."""
    return ((key & -key).bit_length() - 1) // 3


def _fits(choice: _Choice, key: int, room: int | None) -> bool:
    """Tell whether the natural tiles of a part are there, and room for its wild ones."""
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


def _does(part: Part, place: int, how: _How) -> int:
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


def _free_pairs(counts: Sequence[int], way: _Way, asked: Question) -> Iterator[Part]:
    """Yield two wild tiles as a pair: as their face, and as one tile of each suit and of the honours."""
    seen = _with_stands(counts, way)
    if asked.face >= 0:
        yield Part("pair", asked.face, (0, 1))
    for start, size in _GROUPS:
        kinds = (kind for kind in range(start, start + size) if kind != asked.face)
        yield Part("pair", _roomiest(kinds, seen), (0, 1))


def _free_sets(counts: Sequence[int], way: _Way, asked: Question) -> Iterator[Part]:
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


def _with_stands(counts: Sequence[int], way: _Way) -> list[int]:
    seen = list(counts)
    for part in way.parts:
        for kind in part.stands:
            seen[kind] += 1
    return seen


def _roomiest(kinds: Iterable[int], seen: Sequence[int]) -> int:
    """Return the kind of which the fewest are held; a set of tiles has room for all wild tiles there."""
    return min(kinds, key=lambda kind: seen[kind])


def _with_free(way: _Way, free: Iterable[Part], asked: Question) -> Iterator[WildArrangement]:
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
    """Return how many wild tiles may stand for each kind so that nobody holds a fifth copy."""
    return tuple(max(0, COPIES - held) for held in counts)
