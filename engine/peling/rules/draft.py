"""A hand that is being entered: tiles in places, how it was won, what is wrong with it.

A draft may be anything that can be laid on a table, possible or not: five equal tiles, fifteen tiles, two
tiles that make no set. What is wrong is named by `faults`; the rest is never blocked.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from peling.core.hand import HAND_SIZE, Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind, kong, sequence_from
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import COPIES, TILES, Tile, Wind
from peling.rules.checks import SUPPLIES

SETS = 4


class Place(StrEnum):
    """Where a tile of a hand can lie."""

    CONCEALED = "concealed"
    EXPOSED = "exposed"
    KONGS = "kongs"
    WINNING = "winning"
    BONUS = "bonus"
    WILD = "wild"
    DISCARDS = "discards"
    """What the player has discarded and still lies on the table; no part of the hand."""


HAND: Final = tuple(place for place in Place if place is not Place.DISCARDS)
"""The places of a hand that is looked at alone."""


class FaultKind(StrEnum):
    """What makes a hand impossible whatever the book."""

    COPIES = "copies"
    TOO_MANY = "too-many"
    NO_SET = "no-set"
    TOO_MANY_SETS = "too-many-sets"
    TURNED_UP = "turned-up"
    """All four tiles of the wild kind are held, though one of its tiles was turned up."""


@dataclass(frozen=True, slots=True)
class HandFault:
    """One thing that makes a hand impossible: its kind, the tiles it is about, how many there are."""

    kind: FaultKind
    tiles: tuple[Tile, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class DraftSet:
    """Tiles laid down together, perhaps not yet a set.

    Attributes:
        tiles: as they were laid.
        added: the fourth tile was added later to a set of three.
        giver: from whom it was claimed; None where that is not known.
    """

    tiles: tuple[Tile, ...]
    added: bool = False
    giver: Wind | None = None

    @property
    def kind(self) -> MeldKind | None:
        """Return what the tiles are together; None if no set."""
        if len(self.tiles) == 3 and sequence_from(min(self.tiles)) == tuple(sorted(self.tiles)):
            return MeldKind.CHOW
        if len(set(self.tiles)) != 1 or self.tiles[0].is_bonus:
            return None
        return {3: MeldKind.PUNG, 4: MeldKind.KONG}.get(len(self.tiles))

    @property
    def is_open(self) -> bool:
        """Return whether a tile laid beside it may still belong to it."""
        return len(self.tiles) < 3

    def takes(self, tile: Tile) -> bool:
        """Return whether this tile, laid next, belongs to it: up to three, or a fourth if all are equal."""
        return self.is_open or (len(self.tiles) == 3 and set(self.tiles) == {tile})


@dataclass(frozen=True, slots=True)
class HandDraft:
    """A hand as far as it has been entered.

    Attributes:
        concealed: the tiles in the hand, without the winning tile.
        exposed: what was laid down openly.
        kongs: the kinds of which four own tiles were laid down.
        winning: the winning tile; None for a loser, and while it is missing.
        bonus: flowers and seasons set out.
        wild: the wild tiles of the deal.
        discards: what the player has discarded, in order, where a whole table is laid.
        seat, round_wind: the own wind and that of the round.
        won: whether it is a winner's hand.
        by: how the winning tile came.
        giver: who gave it, where it was claimed.
        circumstances: as in `HandRecord`.
        visible: as in `HandRecord`; known only of a hand from the game.
    """

    concealed: tuple[Tile, ...] = ()
    exposed: tuple[DraftSet, ...] = ()
    kongs: tuple[Tile, ...] = ()
    winning: Tile | None = None
    bonus: tuple[Tile, ...] = ()
    wild: tuple[Tile, ...] = ()
    discards: tuple[Tile, ...] = ()
    seat: Wind = Wind.SOUTH
    round_wind: Wind = Wind.EAST
    won: bool = True
    by: WinBy = WinBy.WALL
    giver: Wind | None = None
    circumstances: frozenset[str] = frozenset()
    visible: tuple[Tile, ...] = field(default=())

    @property
    def sets(self) -> int:
        """Return how many sets lie on the table."""
        return len(self.exposed) + len(self.kongs)

    @property
    def due(self) -> int:
        """Return how many concealed tiles belong to these sets, the winning tile not counted."""
        return HAND_SIZE - 3 * min(self.sets, SETS)

    @property
    def size(self) -> int:
        """Return how many tiles the hand has, four equal tiles that are laid down counted as three."""
        laid = sum(min(len(laid.tiles), 3) for laid in self.exposed) + 3 * len(self.kongs)
        return len(self.concealed) + laid + (self.won and self.winning is not None)

    @property
    def missing(self) -> int:
        """Return how many tiles are still to be entered; never negative."""
        return max(0, HAND_SIZE + self.won - self.size)

    @property
    def is_empty(self) -> bool:
        """Return whether no tile has been entered."""
        laid = (self.concealed, self.exposed, self.kongs, self.bonus, self.discards)
        return not any(laid) and self.winning is None

    @property
    def giving(self) -> Wind | None:
        """Return who gives the winning tile: as chosen, where that is possible; None if nobody does."""
        if not (self.won and self.by.claimed):
            return None
        if self.by is WinBy.FIRST_DISCARD:
            return Wind.EAST
        return self.seat.after(-1) if self.giver in {None, self.seat} else self.giver

    def tiles(self, place: Place) -> tuple[Tile, ...]:
        """Return the tiles in a place, in order; of a concealed kong all four."""
        match place:
            case Place.CONCEALED:
                return self.concealed
            case Place.EXPOSED:
                return tuple(tile for laid in self.exposed for tile in laid.tiles)
            case Place.KONGS:
                return tuple(tile for tile in self.kongs for _ in range(COPIES))
            case Place.WINNING:
                return () if self.winning is None else (self.winning,)
            case Place.BONUS:
                return self.bonus
            case Place.WILD:
                return self.wild
            case Place.DISCARDS:
                return self.discards


def put(draft: HandDraft, place: Place, tile: Tile, *, added: bool = False) -> HandDraft:
    """Return the draft with a tile laid in a place; a flower or season goes where those lie, unless wild.

    In a full hand the next concealed tile is the winning one; of a hand that was laid with its winning tile
    in it, it is that one. `added` marks a fourth tile as added later.
    """
    if tile.is_bonus and tile not in draft.wild and place not in {Place.WILD, Place.WINNING}:
        place = Place.BONUS
    match place:
        case Place.CONCEALED:
            if draft.won and draft.winning is None and len(draft.concealed) >= draft.due:
                return _completed(draft, tile)
            return replace(draft, concealed=tuple(sorted((*draft.concealed, tile))))
        case Place.EXPOSED:
            return replace(draft, exposed=_laid(draft.exposed, tile, added=added))
        case Place.KONGS:
            return replace(draft, kongs=(*draft.kongs, tile))
        case Place.WINNING:
            return _completed(replace(draft, won=True), tile)
        case Place.BONUS if tile.is_bonus:
            return replace(draft, bonus=tuple(sorted((*draft.bonus, tile))))
        case Place.BONUS:
            return put(draft, Place.CONCEALED, tile)
        case Place.WILD:
            family = draft.wild and draft.wild[0].is_bonus and tile.is_bonus
            wild = tuple(dict.fromkeys((*draft.wild, tile))) if family else (tile,)
            return replace(draft, wild=wild)
        case Place.DISCARDS:
            return replace(draft, discards=(*draft.discards, tile))


def _completed(draft: HandDraft, tile: Tile) -> HandDraft:
    """Return the hand with its winning tile, taken out of a hand that has one tile too many without it."""
    if draft.winning is None and len(draft.concealed) > draft.due and tile in draft.concealed:
        draft = replace(draft, concealed=_without(draft.concealed, draft.concealed.index(tile)))
    return replace(draft, winning=tile)


def take(draft: HandDraft, place: Place, number: int) -> HandDraft:
    """Return the draft without the tile of this number in a place; of a concealed kong all four go."""
    match place:
        case Place.CONCEALED:
            return replace(draft, concealed=_without(draft.concealed, number))
        case Place.EXPOSED:
            return replace(draft, exposed=_without_laid(draft.exposed, number))
        case Place.KONGS:
            return replace(draft, kongs=_without(draft.kongs, number // COPIES))
        case Place.WINNING:
            return replace(draft, winning=None)
        case Place.BONUS:
            return replace(draft, bonus=_without(draft.bonus, number))
        case Place.WILD:
            return replace(draft, wild=_without(draft.wild, number))
        case Place.DISCARDS:
            return replace(draft, discards=_without(draft.discards, number))


def left(draft: HandDraft) -> dict[Tile, int]:
    """Return how many of each kind are not in the hand, never less than none."""
    return left_beside(draft)


def turned_up(wild: tuple[Tile, ...]) -> Tile | None:
    """Return the tile that lies turned up in the wall because these are wild; None: they do not tell it.

    It is one more of their kind, or the fourth of the seasons or of the flowers (FH-WILD-KIND).
    """
    if not any(tile.is_bonus for tile in wild):
        return wild[0] if len(wild) == 1 else None
    families = (
        [tile for tile in TILES if tile.is_season],
        [tile for tile in TILES if tile.is_flower],
    )
    others = [set(family) - set(wild) for family in families if set(wild) < set(family)]
    return others[0].pop() if others and len(others[0]) == 1 else None


def left_beside(*drafts: HandDraft, turned: Tile | None = None) -> dict[Tile, int]:
    """Return how many of each kind are in none of these hands, never less than none.

    `turned`: the tile that lies turned up in the wall, see `turned_up`.
    """
    laid = used(*drafts)
    if turned is not None:
        laid[turned] += 1
    return {tile: max(0, copies(tile) - laid[tile]) for tile in TILES}


def faults(draft: HandDraft) -> tuple[HandFault, ...]:
    """Return everything that makes the hand impossible in every book."""
    found = [
        HandFault(FaultKind.COPIES, (tile,), number)
        for tile, number in sorted(used(draft).items())
        if number > copies(tile)
    ]
    found += [HandFault(FaultKind.NO_SET, laid.tiles) for laid in draft.exposed if laid.kind is None]
    if draft.sets > SETS:
        found.append(HandFault(FaultKind.TOO_MANY_SETS, number=draft.sets))
    elif draft.size > HAND_SIZE + draft.won:
        found.append(HandFault(FaultKind.TOO_MANY, number=draft.size))
    return tuple(found)


def record_of(draft: HandDraft) -> HandRecord:
    """Return the hand as it can be given to a book to be scored.

    What a loose tile replaced means something only where that is how the hand was won.
    """
    # Whoever sits here now claimed nothing from himself: a changed wind makes an earlier giver unknown.
    sets = [replace(laid, giver=None if laid.giver is draft.seat else laid.giver) for laid in draft.exposed]
    melds = (*map(_meld, sets), *(kong(tile, KongForm.DRAWN) for tile in draft.kongs))
    concealed, bonus, tile = draft.concealed, draft.bonus, draft.winning
    win: Win | None = None
    if draft.won:
        if draft.by is WinBy.DEALT and tile is not None:
            concealed, tile = (*concealed, tile), None
        if draft.by is WinBy.EIGHT_FLOWERS and tile is not None and tile not in bonus:
            bonus = (*bonus, tile)
        win = Win(tile, draft.by, draft.giving)
    so = draft.circumstances if draft.won and draft.by is WinBy.LOOSE else draft.circumstances - SUPPLIES
    hand = Hand.of(concealed, melds, bonus)
    return HandRecord(draft.seat, draft.round_wind, hand, win, so, draft.visible, draft.wild)


def draft_of(record: HandRecord) -> HandDraft:
    """Return a recorded hand as a draft.

    In a book without rounds the hand has no round wind; the draft gets East, since other books need one.
    """
    hand, win = record.hand, record.win
    concealed, tile, bonus = hand.concealed, None if win is None else win.tile, hand.bonus
    if win is not None and win.by is WinBy.DEALT and concealed:
        concealed, tile = concealed[:-1], concealed[-1]
    if win is not None and win.by is WinBy.EIGHT_FLOWERS:
        bonus = tuple(held for held in bonus if held is not tile)
    return HandDraft(
        concealed=concealed,
        exposed=tuple(
            DraftSet(meld.tiles, meld.form is KongForm.ADDED, meld.claimed_from)
            for meld in hand.melds
            if not meld.concealed
        ),
        kongs=tuple(meld.tile for meld in hand.melds if meld.concealed),
        winning=tile,
        bonus=bonus,
        wild=record.wild,
        seat=record.seat,
        round_wind=record.round_wind or Wind.EAST,
        won=win is not None,
        by=WinBy.WALL if win is None else win.by,
        giver=None if win is None else win.giver,
        circumstances=record.circumstances,
        visible=record.visible,
    )


def _meld(laid: DraftSet) -> Meld:
    kind = laid.kind
    if kind is MeldKind.KONG:
        return kong(laid.tiles[0], KongForm.ADDED if laid.added else KongForm.CLAIMED, laid.giver)
    tiles = tuple(sorted(laid.tiles))
    # What is no set is handed on as it lies, so that the book itself refuses it.
    return Meld(kind or MeldKind.PUNG, tiles, Exposure.EXPOSED, laid.giver, tiles[-1])


def _laid(sets: tuple[DraftSet, ...], tile: Tile, *, added: bool) -> tuple[DraftSet, ...]:
    """Return the sets with one more tile: to the last that takes it, else it begins a new one."""
    for number in range(len(sets) - 1, -1, -1):
        laid = sets[number]
        last = number == len(sets) - 1
        if laid.takes(tile) and (last or added or laid.is_open):
            joined = replace(laid, tiles=(*laid.tiles, tile), added=added and len(laid.tiles) == 3)
            return (*sets[:number], joined, *sets[number + 1 :])
    return (*sets, DraftSet((tile,)))


def _without_laid(sets: tuple[DraftSet, ...], number: int) -> tuple[DraftSet, ...]:
    rest = []
    for laid in sets:
        if 0 <= number < len(laid.tiles):
            tiles = _without(laid.tiles, number)
            if tiles:
                rest.append(DraftSet(tiles, giver=laid.giver))
        else:
            rest.append(laid)
        number -= len(laid.tiles)
    return tuple(rest)


def _without(tiles: tuple[Tile, ...], number: int) -> tuple[Tile, ...]:
    return tiles[:number] + tiles[number + 1 :]


def used(*drafts: HandDraft) -> Counter[Tile]:
    """Count the tiles of hands. Naming the wild kind uses none."""
    places: tuple[Place, ...] = tuple(place for place in Place if place is not Place.WILD)
    found: Counter[Tile] = Counter()
    for draft in drafts:
        found.update(tile for place in places for tile in draft.tiles(place))
        if not draft.won and draft.winning is not None:
            found[draft.winning] -= 1
    return found


def copies(tile: Tile) -> int:
    """Return how many tiles of a kind there are."""
    return 1 if tile.is_bonus else COPIES
