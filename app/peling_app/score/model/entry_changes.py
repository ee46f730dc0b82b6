"""Change a deal that is being entered: who won and how, how else it ended, what else is paid.

Every function takes a deal and returns another; what no longer fits is dropped, what is missing stays so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TypeVar

from peling.core.scoring import WinBy
from peling.core.tiles import TILES, Tile
from peling.ledger.entry import DealEntry, Result, Tiles, tiles_of
from peling.ledger.hands import hand_of, with_hand
from peling.rules.draft import copies, turned_up
from peling_app.score.model.entry_rows import Extra

T = TypeVar("T")


def with_winner(entry: DealEntry, place: int | None) -> DealEntry:
    """Let a place have won; None: nobody yet. A giver who is somebody else stays."""
    giver = None if place is None or entry.giver == place else entry.giver
    by = entry.by
    if by is not None and by.claimed and giver is None:
        by = None
    return settled(replace(entry, result=Result.WON, winner=place, giver=giver, by=by))


def with_giver(entry: DealEntry, place: int | None) -> DealEntry:
    """Say who gave the winning tile; None: it was drawn. The way it came follows."""
    by = entry.by
    if by is not None and by.claimed is (place is None):
        by = None
    return replace(entry, giver=None if place == entry.winner else place, by=by)


def with_by(entry: DealEntry, by: WinBy, east: int) -> DealEntry:
    """Say how the winning tile came; East's first discard was given by East."""
    giver = entry.giver if by.claimed else None
    return replace(entry, by=by, giver=east if by is WinBy.FIRST_DISCARD else giver)


def with_way_unsaid(entry: DealEntry) -> DealEntry:
    """Say neither from whom the winning tile was nor that it was drawn."""
    return replace(entry, giver=None, by=None)


def with_circumstance(entry: DealEntry, place: int, name: str, *, on: bool) -> DealEntry:
    """Say whether something was so of a hand; nothing changes where it has no tiles."""
    held = hand_of(entry, place)
    if not isinstance(held, Tiles):
        return entry
    so = held.circumstances | {name} if on else held.circumstances - {name}
    return with_hand(entry, place, replace(held, circumstances=so))


def drawn(entry: DealEntry, *, on: bool) -> DealEntry:
    """Say that nobody won, or take that back."""
    return _ended(entry, Result.DRAWN if on else Result.WON)


def washed(entry: DealEntry, washers: tuple[tuple[int, int], ...]) -> DealEntry:
    """Say who washed the tiles, each with how many that count; empty: nobody did, as before maybe."""
    if not washers and entry.result is not Result.WASHED:
        return entry
    return replace(_ended(entry, Result.WASHED if washers else Result.WON), washed=washers)


def falsely_called(entry: DealEntry, offender: int | None, *, shown: bool = True) -> DealEntry:
    """Say who announced a hand that was not complete, and if he showed it; None: nobody did, as before."""
    if offender is None and entry.result is not Result.FALSE_CALL:
        return entry
    ended = _ended(entry, Result.WON if offender is None else Result.FALSE_CALL)
    return replace(ended, offender=offender, fully_exposed=shown)


def with_dead(entry: DealEntry, place: int, kind: str) -> DealEntry:
    """Say why a hand is dead; empty: it is not."""
    rest = tuple(dead for dead in entry.dead if dead[0] != place)
    return replace(entry, dead=(*rest, (place, kind)) if kind else rest)


def without(entry: DealEntry, extra: Extra) -> DealEntry:
    """Take out what was entered next to the hands."""
    number = extra.number
    match extra.kind:
        case "penalty":
            return replace(entry, penalties=_less(entry.penalties, number))
        case "adjustment":
            return replace(entry, adjustments=_less(entry.adjustments, number))
        case "dead":
            return replace(entry, dead=_less(entry.dead, number))
        case "washed":
            return washed(entry, _less(entry.washed, number))
        case "false-call":
            return falsely_called(entry, None)
        case "liable":
            return replace(entry, liable=None)
        case "claim":
            return replace(entry, claims=_less(entry.claims or (), number) or None)
        case "drawn":
            return drawn(entry, on=False)
        case _:
            return replace(entry, note="")


def settled(entry: DealEntry) -> DealEntry:
    """Return the deal with the winning tile of whoever has not won back among his other tiles."""
    for place, held in enumerate(entry.hands):
        if isinstance(held, Tiles) and held.winning is not None and place != entry.winner:
            whole = tuple(sorted((*held.concealed, held.winning)))
            entry = with_hand(entry, place, replace(held, concealed=whole, winning=None))
    return entry


def holders(entry: DealEntry, tile: Tile) -> tuple[tuple[int, int], ...]:
    """Return the places that hold a kind of tile, with how many of it."""
    counts = ((place, list(tiles_of(hand)).count(tile)) for place, hand in enumerate(entry.hands))
    return tuple((place, count) for place, count in counts if count)


def left_on_table(entry: DealEntry) -> dict[Tile, int]:
    """Return how many of each kind lie in no hand and are not turned up in the wall, never less than none."""
    used = Counter(tile for hand in entry.hands for tile in tiles_of(hand))
    turned = turned_up(entry.wild)
    if turned is not None:
        used[turned] += 1
    return {tile: max(0, copies(tile) - used[tile]) for tile in TILES}


def _ended(entry: DealEntry, result: Result) -> DealEntry:
    """Return the deal with another end, without a winner and without what another end said."""
    blank = replace(entry, winner=None, giver=None, by=None, washed=(), offender=None, fully_exposed=True)
    return settled(replace(blank, result=result))


def _less(rows: tuple[T, ...], number: int) -> tuple[T, ...]:
    return rows[:number] + rows[number + 1 :]
