"""How a won hand can be read in this book: five shapes, and what wild tiles stand for in each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from peling.core.hand import Hand
from peling.core.melds import Exposure, Meld, MeldKind, pair
from peling.core.scoring import HandRecord, InvalidHandError, Reading, Win, WinBy
from peling.core.tiles import COPIES, KINDS, Tile
from peling.rulebooks.fenghua.independent import HONOURS, SUITS, independent_kinds
from peling.rulebooks.fenghua.options import House
from peling.rules.patterns import Makeup, makeup
from peling.shapes.sets import tiles_away
from peling.shapes.wild_groups import ANY_WILD, NOBODY, Counts, role
from peling.shapes.wild_readings import WildRules, only_sets, room_for, wild_arrangements

SETS: Final = ""
SEVEN_PAIRS: Final = "seven-pairs"
INDEPENDENT: Final = "independent-tiles"
ALL_HONOURS: Final = "all-honours"
EIGHT_FLOWERS: Final = "eight-flowers"


@dataclass(frozen=True, slots=True)
class Facts:
    """One way to read a won hand, with what the score card asks about it.

    Attributes:
        record: the hand as it was recorded.
        win: how it was won.
        reading: how it is read.
        wild: the wild tiles in the hand, the winning tile included; none if eight flowers won.
        calls: the kinds that would have completed the hand, in any shape, as natural tiles.
        stood: what the winning tile is or, if it is wild, stands for; None if there is none.
        role: what it does in sets and a pair: ``"eye"``, ``"pung"``, ``"closed"`` or ``"open"``; else empty.
        beside_wild: whether the set or pair that it completes holds another wild tile.
        makeup: the suits of all tiles as they are read.
    """

    record: HandRecord
    win: Win
    reading: Reading
    wild: tuple[Tile, ...]
    calls: tuple[Tile, ...]
    stood: Tile | None
    role: str
    beside_wild: bool
    makeup: Makeup

    @property
    def tame(self) -> bool:
        """Return whether there are wild tiles and each stands for its own face (FH-PATTERN-TAME)."""
        return bool(self.wild) and all(shown is meant for shown, meant in self.reading.stands)


def ways(record: HandRecord, win: Win, house: House) -> tuple[Facts, ...]:
    """Return every way to read a won hand that differs in its score.

    Raises:
        InvalidHandError: ``not-complete``, or ``wild-eye`` if only the claim of the tile is forbidden (A-6).
    """
    if win.by is WinBy.EIGHT_FLOWERS:
        melds = record.hand.melds
        reading = Reading(melds, singles=record.hand.concealed, shape=EIGHT_FLOWERS)
        return (Facts(record, win, reading, (), (), None, "", beside_wild=False, makeup=makeup(())),)
    calls = () if win.tile is None else calling(record, house)
    held = _held(record, win, house, single=len(calls) == 1)
    if win.by.claimed and held.wild and house.lone_wild_by_state and _lone_wild(record, held, house):
        detail = "four sets and one wild tile are won by an own tile only"
        raise InvalidHandError("wild-eye", "win", detail)
    found = list(_of_sets(held))
    barred = False
    if win.by.claimed and not house.lone_wild_by_state:
        free = [way for way in found if not (way.role == "eye" and way.beside_wild)]
        barred = len(free) < len(found)
        found = free
    pairs = _of_pairs(held)
    if pairs and win.by.claimed and not house.lone_wild_pair and _six_pairs_and_wild(held, win):
        barred, pairs = True, ()
    found += [*pairs, *_of_independent(held)]
    if not any(way.made.only_honours and way.reading.shape == SETS for way in found):
        found += _of_honours(held)
    if not found:
        if barred:
            raise InvalidHandError("wild-eye", "win", "the claimed tile may not pair with the lone wild tile")
        raise InvalidHandError("not-complete", "concealed", "the hand has none of the winning shapes")
    return tuple(
        Facts(record, win, way.reading, held.wild, calls, way.stood, way.role, way.beside_wild, way.made)
        for way in found
    )


def calling(record: HandRecord, house: House) -> tuple[Tile, ...]:
    """Return the kinds that complete a hand of thirteen tiles, in any shape (A-33).

    Wild tiles stand for whatever is needed; whether a tile of the kind is left does not matter. No kind
    completes a hand in which there is a flower that was not melded.
    """
    return () if unmelded(record) else _calling(record.hand, record.wild, house)


@lru_cache(maxsize=64)
def _calling(hand: Hand, wild: tuple[Tile, ...], house: House) -> tuple[Tile, ...]:
    """Return the same, kept for some hands: each tile that might complete one asks for it again."""
    counts = [0] * 34
    wilds = 0
    for tile in hand.concealed:
        if tile in wild:
            wilds += 1
        else:
            counts[tile.index] += 1
    melds = hand.melds
    found = []
    for kind in KINDS:
        counts[kind.index] += 1
        if _completes(counts, wilds, melds, house):
            found.append(kind)
        counts[kind.index] -= 1
    return tuple(found)


def is_complete(record: HandRecord, house: House) -> bool:
    """Return whether a hand with its winning tile has one of the shapes (FH-SHAPES), whatever it counts."""
    if record.win is None or unmelded(record):
        return False
    held = _held(record, record.win, house, single=False)
    return _completes(held.counts, len(held.wild), held.melds, house)


def unmelded(record: HandRecord) -> tuple[Tile, ...]:
    """Return the flowers and seasons in the hand; wild ones are no flowers (FH-WILD-FLOWER)."""
    return tuple(tile for tile in record.hand.concealed if tile.is_bonus and tile not in record.wild)


def _completes(counts: list[int], wilds: int, melds: tuple[Meld, ...], house: House) -> bool:
    """Return whether natural and wild tiles are a complete hand of any shape but eight flowers."""
    most = max(counts)
    if not melds:
        odd = sum([number & 1 for number in counts])
        if odd <= wilds and (house.fifth_copy or all(not number & 1 or number < COPIES for number in counts)):
            return True
        if most <= 1 and independent_kinds(tuple(counts), wilds, -1):
            return True
    if not any(counts[:27]) and all(meld.tile.is_honour for meld in melds):
        return True
    sets = 4 - len(melds)
    plain = house.fifth_copy or not wilds
    if most <= COPIES:
        if tiles_away(counts, sets, wilds):
            return False
        if plain:
            return True
    room = None if plain else _room(counts, melds)
    return bool(wild_arrangements(counts, sets, wilds, WildRules(single=False, beside_wild=False, room=room)))


class _Held(NamedTuple):
    """The tiles of a won hand.

    Attributes:
        counts: natural tiles in the hand by kind, a natural winning tile included.
        natural: all natural tiles, those of melds included.
        wild: wild tiles, a wild winning tile included.
        face: the index of the tile that wild tiles show; -1 for flowers and seasons.
        last: the winning tile, see `wild_readings`.
    """

    counts: list[int]
    natural: tuple[Tile, ...]
    wild: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    face: int
    last: int
    win: Win
    room: Counts | None
    asked: WildRules


class _Way(NamedTuple):
    reading: Reading
    stood: Tile | None
    role: str
    beside_wild: bool
    made: Makeup


def _held(record: HandRecord, win: Win, house: House, *, single: bool) -> _Held:
    wild_kinds = frozenset(record.wild)
    tiles = record.hand.concealed if win.tile is None else (*record.hand.concealed, win.tile)
    natural = [tile for tile in tiles if tile not in wild_kinds]
    wild = tuple(sorted(tile for tile in tiles if tile in wild_kinds))
    counts = [0] * 34
    for tile in natural:
        counts[tile.index] += 1
    melds = record.hand.melds
    face = record.wild[0].index if len(record.wild) == 1 else -1
    last = NOBODY if win.tile is None else ANY_WILD if win.tile in wild_kinds else win.tile.index
    room = None if house.fifth_copy else _room(counts, melds)
    beside = not house.pair_call_wild or (win.by.claimed and not house.lone_wild_by_state)
    asked = WildRules(face, last, single, beside, room)
    melded = [tile for meld in melds for tile in meld.tiles]
    return _Held(counts, (*natural, *melded), wild, melds, face, last, win, room, asked)


def _room(counts: Iterable[int], melds: tuple[Meld, ...]) -> Counts:
    """Return how many wild tiles may stand for each kind, sets laid down included."""
    taken = list(counts)
    for meld in melds:
        for tile in meld.tiles:
            taken[tile.index] += 1
    return room_for(taken)


def _lone_wild(record: HandRecord, held: _Held, house: House) -> bool:
    """Return whether the hand without the winning tile is complete sets and one wild tile."""
    counts = list(held.counts)
    if held.win.tile is not None:
        counts[held.win.tile.index] -= 1
    room = None if house.fifth_copy else _room(counts, held.melds)
    return only_sets(counts, 4 - len(record.hand.melds), len(held.wild) - 1, room)


def _six_pairs_and_wild(held: _Held, win: Win) -> bool:
    """Return whether the hand without the claimed tile is six pairs and one wild tile."""
    counts = list(held.counts)
    if win.tile is not None:
        counts[win.tile.index] -= 1
    return sum(number & 1 for number in counts) <= len(held.wild) - 1


def _of_sets(held: _Held) -> Iterator[_Way]:
    """Yield the hand as four sets and an eye."""
    for arrangement in wild_arrangements(held.counts, 4 - len(held.melds), len(held.wild), held.asked):
        parts, number, place = arrangement
        sets = [_meld(part.kind, part.first) for part in parts]
        stood, does, beside, done = None, "", False, None
        if number >= 0:
            part = parts[number]
            stood = KINDS[part.kind_at(place)]
            does = role(part, place)
            beside = len(part.wild) > (place in part.wild)
            if held.win.by.claimed:
                sets[number] = _meld(part.kind, part.first, Exposure.EXPOSED)
            done = sets[number]
        kinds = [kind for part in parts for kind in part.stands]
        stands = _stands(held, kinds, stood)
        reading = Reading((*held.melds, *sets), done, stands=stands)
        yield _Way(reading, stood, does, beside, _made(held, kinds))


def _of_pairs(held: _Held) -> tuple[_Way, ...]:
    """Return the hand as seven pairs, four equal tiles being two of them; nothing may be laid down."""
    wilds = len(held.wild)
    odd = [kind for kind, number in enumerate(held.counts) if number & 1]
    if held.melds or len(odd) > wilds or (wilds - len(odd)) % 2:
        return ()
    pairs = [kind for kind, number in enumerate(held.counts) for _ in range((number + 1) // 2)]
    if len(odd) == wilds:
        return (_as_pairs(held, pairs, odd),)
    lone = [
        min((kind for kind in group if kind != held.face), key=lambda kind: held.counts[kind])
        for group in (*SUITS, HONOURS)
    ]
    if held.face >= 0:
        lone.append(held.face)
    return tuple(_as_pairs(held, [*pairs, kind], [*odd, kind, kind]) for kind in lone)


def _as_pairs(held: _Held, pairs: list[int], stands: list[int]) -> _Way:
    """Return the hand as these pairs; a wild tile that was drawn last is the first of those that stand."""
    sets = tuple(_meld("pair", kind) for kind in sorted(pairs))
    if held.last == NOBODY:
        stood, done = None, None
    else:
        kind = stands[0] if held.last == ANY_WILD else held.last
        stood = KINDS[kind]
        done = _meld("pair", kind, Exposure.EXPOSED if held.win.by.claimed else Exposure.CONCEALED)
        place = [one.tile for one in sets].index(stood)
        sets = (*sets[:place], done, *sets[place + 1 :])
    reading = Reading(sets, done, shape=SEVEN_PAIRS, stands=_stands(held, stands, stood))
    return _Way(reading, stood, "eye" if stood else "", beside_wild=False, made=_made(held, stands))


def _of_independent(held: _Held) -> Iterator[_Way]:
    """Yield the hand as fourteen tiles that have nothing to do with each other; nothing may be laid down."""
    if held.melds:
        return
    for kinds in independent_kinds(tuple(held.counts), len(held.wild), held.face):
        made = _made(held, kinds)
        tiles = tuple(sorted((*held.natural, *(KINDS[kind] for kind in kinds))))
        last: list[Tile | None] = [None if held.last < 0 else KINDS[held.last]]
        if held.last == ANY_WILD:
            last = list({KINDS[kind].suit: KINDS[kind] for kind in kinds}.values())
        for stood in last:
            reading = Reading((), singles=tiles, shape=INDEPENDENT, stands=_stands(held, kinds, stood))
            yield _Way(reading, stood, "", beside_wild=False, made=made)


def _of_honours(held: _Held) -> Iterator[_Way]:
    """Yield the hand as winds and dragons in any combination, wild tiles as their face and as others."""
    if any(not tile.is_honour for tile in held.natural):
        return
    seen = [held.natural.count(KINDS[kind]) for kind in HONOURS]
    others = [kind for kind in HONOURS if kind != held.face]
    other = min(others, key=lambda kind: seen[kind - HONOURS[0]])
    for kind in (held.face, other) if held.face in HONOURS and held.wild else (other,):
        kinds = [kind] * len(held.wild)
        stood = None if held.last == NOBODY else KINDS[kind if held.last == ANY_WILD else held.last]
        singles = [tile for tile in held.natural if tile.is_honour]
        for meld in held.melds:
            for tile in meld.tiles:
                singles.remove(tile)
        tiles = tuple(sorted((*singles, *(KINDS[one] for one in kinds))))
        reading = Reading(held.melds, singles=tiles, shape=ALL_HONOURS, stands=_stands(held, kinds, stood))
        yield _Way(reading, stood, "", beside_wild=False, made=_made(held, kinds))


def _made(held: _Held, stands: Iterable[int]) -> Makeup:
    return makeup((*held.natural, *[KINDS[kind] for kind in stands]))


def _stands(held: _Held, kinds: Iterable[int], stood: Tile | None) -> tuple[tuple[Tile, Tile], ...]:
    """Pair wild tiles with what they stand for; a wild winning tile with what it completed."""
    meant = sorted(kinds)
    if not meant:
        return ()
    wild = list(held.wild)
    if held.last != ANY_WILD or stood is None or held.win.tile is None:
        return tuple((shown, KINDS[kind]) for shown, kind in zip(wild, meant, strict=True))
    wild.remove(held.win.tile)
    meant.remove(stood.index)
    pairs = [(shown, KINDS[kind]) for shown, kind in zip(wild, meant, strict=True)]
    return (*pairs, (held.win.tile, stood))


@cache
def _meld(kind: str, first: int, exposure: Exposure = Exposure.CONCEALED) -> Meld:
    """Return a set or pair that is found in a hand."""
    if kind == MeldKind.PAIR.value:
        return pair(KINDS[first], concealed=exposure is Exposure.CONCEALED)
    tiles = KINDS[first : first + 3] if kind == MeldKind.CHOW.value else (KINDS[first],) * 3
    return Meld(MeldKind(kind), tiles, exposure)
