"""Tiles laid out for the learner: the sets they make, and what is left over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from peling.core.hand import Hand
from peling.core.melds import Exposure, Meld, MeldKind, pair, pung, sequence_from
from peling.core.scoring import HandRecord, InvalidHandError, Reading, ScoreSheet, Win, WinBy
from peling.core.tiles import KINDS, Tile
from peling.lessons.drills.question import Arranged
from peling.rules.ruleset import RuleSet


def of_reading(reading: Reading) -> Arranged:
    """Return the layout of a hand as a book reads it."""
    return Arranged(reading.sets, reading.singles, reading.completed, reading.stands, reading.shape)


def drawn(record: HandRecord, tile: Tile) -> HandRecord:
    """Return a hand of thirteen won by drawing a tile from the wall."""
    return replace(record, win=Win(tile, WinBy.WALL), circumstances=frozenset())


def completing(rules: RuleSet, record: HandRecord, tile: Tile) -> ScoreSheet | None:
    """Return the best sheet of a hand with one more tile drawn; None if that does not win."""
    try:
        return rules.score(drawn(record, tile)).sheet
    except InvalidHandError:
        return None


def waits(rules: RuleSet, record: HandRecord) -> dict[Tile, ScoreSheet]:
    """Return the kinds that would win if they were drawn, with the best sheet of each, in order.

    A kind of which no tile can come is none: the player holds them all himself, or the rest was turned up.
    """
    sheets = {kind: completing(rules, record, kind) for kind in drawable_kinds(record)}
    return {kind: sheet for kind, sheet in sheets.items() if sheet is not None}


def drawable_kinds(record: HandRecord) -> tuple[Tile, ...]:
    """Return the kinds that can be drawn to win: the 34, and flowers if they are wild."""
    return (*KINDS, *(held for held in record.wild if held.is_bonus))


def best_effort(hand: Hand, tile: Tile | None = None) -> Arranged:
    """Return how far a hand can be laid out in sets and a pair, and what is left over.

    As many tiles as can be are in sets or the pair; a tile more is laid with the others.
    """
    tiles = tuple(sorted((*hand.concealed, *(() if tile is None else (tile,)))))
    sets, left = laid_out(tuple(held for held in tiles if not held.is_bonus), 4 - len(hand.melds))
    odd = tuple(held for held in tiles if held.is_bonus)
    return Arranged((*hand.melds, *sets), (*left, *odd))


_Laid: TypeAlias = tuple[tuple[Meld, ...], tuple[Tile, ...]]


@lru_cache(maxsize=4096)
def laid_out(tiles: tuple[Tile, ...], sets: int) -> _Laid:
    """Return as many sets as can be made, and what is left."""
    made, left = _best(tiles, sets, 1, {})
    return tuple(sorted(made, key=lambda meld: (meld.kind is MeldKind.PAIR, meld.tile))), left


def _best(
    tiles: tuple[Tile, ...], sets: int, pairs: int, known: dict[tuple[tuple[Tile, ...], int, int], _Laid]
) -> _Laid:
    """Return the way to lay out tiles that leaves fewest; the first one found of those.

    The first tile is in a triplet, in a sequence, in the pair, or left over, tried in this order. Different
    ways come to the same tiles; `known` has what was found for them.
    """
    if not tiles or (not sets and not pairs):
        return (), tiles
    asked = (tiles, sets, pairs)
    if asked in known:
        return known[asked]
    found: list[_Laid] = []
    for meld, others in _begun(tiles, sets, pairs):
        is_pair = meld.kind is MeldKind.PAIR
        made, left = _best(others, sets - (not is_pair), pairs - is_pair, known)
        found.append(((meld, *made), left))
    made, left = _best(tiles[1:], sets, pairs, known)
    found.append((made, (tiles[0], *left)))
    known[asked] = best = min(found, key=lambda laid: len(laid[1]))
    return best


def _begun(tiles: tuple[Tile, ...], sets: int, pairs: int) -> Iterator[tuple[Meld, tuple[Tile, ...]]]:
    """Yield each set or pair in which the first of the tiles can be, and the other tiles."""
    first, rest = tiles[0], tiles[1:]
    number = tiles.count(first)
    if sets and number >= 3:
        yield pung(first, concealed=True), tiles[3:]
    run = sequence_from(first)
    if sets and run is not None and run[1] in rest and run[2] in rest:
        yield Meld(MeldKind.CHOW, run, Exposure.CONCEALED), _without(rest, run[1:])
    if pairs and number >= 2:
        yield pair(first), tiles[2:]


def _without(tiles: Sequence[Tile], gone: Sequence[Tile]) -> tuple[Tile, ...]:
    left = list(tiles)
    for held in gone:
        left.remove(held)
    return tuple(left)
