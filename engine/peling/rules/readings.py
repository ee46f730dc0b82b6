"""How a hand can be read: the sets laid down and the sets found in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from peling.core.hand import Hand
from peling.core.melds import Exposure, Meld, MeldKind, pair, pung, sequence_from
from peling.core.scoring import HandRecord, Reading
from peling.core.tiles import COPIES, KINDS, Tile
from peling.shapes.sets import Arrangement, SetShape, arrangements, waits


def _found() -> dict[SetShape, tuple[Meld, Meld]]:
    """Return every set that can be found in a hand: concealed, and exposed by a claimed last tile."""
    found: dict[SetShape, tuple[Meld, Meld]] = {}
    for kind in KINDS:
        found["pung", kind.index] = (pung(kind, concealed=True), pung(kind))
        run = sequence_from(kind)
        if run is not None:
            found["chow", kind.index] = (
                Meld(MeldKind.CHOW, run, Exposure.CONCEALED),
                Meld(MeldKind.CHOW, run, Exposure.EXPOSED),
            )
    return found


# Made once: equal sets of different hands are the same object, so that looking up their lines is quick.
_FOUND: Final = _found()
_PAIRS: Final = tuple((pair(kind), pair(kind, concealed=False)) for kind in KINDS)


def winner_readings(record: HandRecord, *, every_place: bool = False) -> tuple[Reading, ...]:
    """Return every way to read a won hand; none if it is not complete.

    A claimed tile is tried in every place it fits; the set or pair it completes is exposed, only that one.
    Of a drawn tile one place is taken, unless `every_place` says that it matters which.
    """
    win = record.win
    tile = None if win is None else win.tile
    counts = record.hand.counts()
    if tile is not None:
        counts[tile.index] += 1
    melds = record.hand.melds
    claimed = win is not None and win.by.claimed
    readings: list[Reading] = []
    for arrangement in arrangements(counts, 4 - len(melds)):
        sets = (*melds, *(_FOUND[shape][0] for shape in arrangement.sets), _PAIRS[arrangement.pair][0])
        if tile is None:
            readings.append(Reading(sets))
            continue
        first = len(melds)
        for place in _places(arrangement, tile.index):
            if claimed:
                shape = arrangement.sets[place] if place < len(arrangement.sets) else None
                done = _PAIRS[tile.index][1] if shape is None else _FOUND[shape][1]
                readings.append(Reading((*sets[: first + place], done, *sets[first + place + 1 :]), done))
            else:
                readings.append(Reading(sets, sets[first + place]))
                if not every_place:
                    break
    return tuple(readings)


def _places(arrangement: Arrangement, index: int) -> Iterator[int]:
    """Yield the places that a tile may have filled: sets by number, the pair last; equal sets once."""
    tried: set[SetShape] = set()
    for place, shape in enumerate(arrangement.sets):
        name, start = shape
        fits = start == index if name == "pung" else start <= index <= start + 2
        if fits and shape not in tried:
            tried.add(shape)
            yield place
    if arrangement.pair == index:
        yield len(arrangement.sets)


def loser_reading(hand: Hand) -> Reading:
    """Return what an unfinished hand holds: melds, concealed threes (an undeclared four is one) and pairs.

    A kind held exactly twice is a pair; sequences are not looked for, since they count nothing by themselves.
    """
    counts = hand.counts()
    threes = tuple(_FOUND["pung", index][0] for index, held in enumerate(counts) if held >= 3)
    pairs = tuple(_PAIRS[index][0] for index, held in enumerate(counts) if held == 2)
    return Reading(hand.melds + threes + pairs)


def places_to_win(hand: Hand) -> tuple[Tile, ...]:
    """Return the kinds that would complete a hand one tile short, in order.

    A kind of which the player holds all four himself, melds included, is none.
    """
    kinds = waits(hand.counts(), 4 - len(hand.melds))
    if hand.melds:
        held = [tile.index for tile in hand.all_tiles()]
        kinds = tuple(kind for kind in kinds if held.count(kind) < COPIES)
    return tuple(KINDS[kind] for kind in kinds)


def thirteen_majors(record: HandRecord) -> tuple[Reading, ...]:
    """Return the reading of a won hand as the thirteen kinds of majors with one of them once more, if it is.

    Majors are the ones and nines of each suit, the winds and the dragons; several books know such a hand.
    """
    win, hand = record.win, record.hand
    if hand.melds or win is None:
        return ()
    tiles = hand.concealed if win.tile is None else tuple(sorted((*hand.concealed, win.tile)))
    if len(tiles) != len(MAJORS) + 1 or set(tiles) != MAJORS:
        return ()
    return (Reading((), singles=tiles, shape=THIRTEEN_MAJORS),)


def majors_away(tiles: tuple[Tile, ...]) -> int:
    """Return how many tiles a concealed hand lacks to thirteen majors and one more; 0 if it is complete.

    >>> from peling.core.tiles import tile
    >>> majors_away((*MAJORS, tile("E"))), majors_away(tuple(MAJORS)), majors_away((tile("E"), tile("E")))
    (0, 1, 12)
    """
    kinds = MAJORS.intersection(tiles)
    paired = any(tiles.count(kind) > 1 for kind in kinds)
    return len(MAJORS) + 1 - len(kinds) - paired


def places_for_thirteen_majors(hand: Hand) -> tuple[Tile, ...]:
    """Return the kinds that would complete the thirteen majors and one more, in order; none if farther."""
    if hand.melds or len(hand.concealed) != len(MAJORS) or not MAJORS.issuperset(hand.concealed):
        return ()
    missing = MAJORS.difference(hand.concealed)
    if len(missing) > 1:
        return ()
    return tuple(sorted(missing or MAJORS))


MAJORS: Final = frozenset(kind for kind in KINDS if kind.is_major)
THIRTEEN_MAJORS: Final = "thirteen-majors"
"""The shape of thirteen different majors, one of them twice."""
