"""What happened, as facts.

`seen_by` hides what a player cannot see; the log and the board live on these alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from peling.core.melds import Meld
from peling.core.scoring import WinBy
from peling.core.tiles import Tile, Wind
from peling.core.view import Source


@dataclass(frozen=True, slots=True)
class WallBroken:
    """East threw for the breaker, the breaker threw again, and a stack was lifted.

    Attributes:
        first: East's throw, two dice.
        second: the breaker's throw; None where the book has only one throw.
        breaker: whom the first throw named (possibly a dummy).
        side, stack: what was lifted, the stack counted from the right end of that side from 1.
        lifted: whether it was lifted; else it stays, and the gap is to the left of it.
        absent: whether the breaker is a dummy, for whom East threw (PC23-DUMMY).
    """

    first: tuple[int, int]
    second: tuple[int, int] | None
    breaker: Wind
    side: Wind
    stack: int
    lifted: bool = True
    absent: bool = False


@dataclass(frozen=True, slots=True)
class TileTurnedUp:
    """A tile of the wall was turned up to tell which tiles are wild; side and stack as in `WallBroken`.

    `wild` are the kinds that are wild now; it is itself in nobody's hand.
    """

    tile: Tile
    side: Wind
    stack: int
    wild: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class TilesDealt:
    """A player received his first tiles; `tiles` is None for everybody else.

    `places` tells which tiles of the wall they were, counted from 0 in the order in which it is drawn.
    """

    wind: Wind
    tiles: tuple[Tile, ...] | None
    number: int
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BonusSetOut:
    """A flower or season was set out."""

    wind: Wind
    tile: Tile


@dataclass(frozen=True, slots=True)
class Drawn:
    """A player drew a tile; `tile` is None for everybody else.

    `replaced` says of a loose tile what it replaces, as in `PlayerView.replaced`.
    """

    wind: Wind
    tile: Tile | None
    source: Source
    replaced: str | None = None


@dataclass(frozen=True, slots=True)
class TileDiscarded:
    """A tile was discarded; `standing` says whether a standing hand was declared with it."""

    wind: Wind
    tile: Tile
    standing: bool = False


@dataclass(frozen=True, slots=True)
class Claimed:
    """A discard was claimed and the set laid down; `skipped` lists who thereby lost the turn."""

    wind: Wind
    meld: Meld
    skipped: tuple[Wind, ...] = ()


@dataclass(frozen=True, slots=True)
class KongLaid:
    """A kong was laid down on the own turn, or a tile added to a pung."""

    wind: Wind
    meld: Meld


@dataclass(frozen=True, slots=True)
class KongOffered:
    """A tile is about to be added to an exposed pung; it may be taken to go out."""

    wind: Wind
    tile: Tile


@dataclass(frozen=True, slots=True)
class WentOut:
    """A player went out on `tile` (None: complete as dealt), which came by the way `how`, from `by`.

    `by` is None for a tile of his own; `concealed` are the tiles in his hand without the winning one.
    """

    wind: Wind
    tile: Tile | None
    by: Wind | None
    concealed: tuple[Tile, ...]
    how: WinBy


@dataclass(frozen=True, slots=True)
class Washed:
    """A player showed the hand he was dealt, of which so many tiles count, and ended the deal."""

    wind: Wind
    tiles: tuple[Tile, ...]
    count: int


@dataclass(frozen=True, slots=True)
class LastTileLeft:
    """Only the last tile that may be drawn is left; the player whose turn it is may refuse it."""

    wind: Wind


@dataclass(frozen=True, slots=True)
class LastTileRefused:
    """A player has refused the last tile."""

    wind: Wind


@dataclass(frozen=True, slots=True)
class DealDrawn:
    """The wall came to its end and nobody went out."""

    left: int


Event = (
    WallBroken
    | TileTurnedUp
    | TilesDealt
    | BonusSetOut
    | Drawn
    | TileDiscarded
    | Claimed
    | KongLaid
    | KongOffered
    | WentOut
    | Washed
    | LastTileLeft
    | LastTileRefused
    | DealDrawn
)
"""Everything that can happen in a deal."""


def seen_by(event: Event, wind: Wind) -> Event:
    """Return the event as the player with this wind sees it."""
    if isinstance(event, TilesDealt) and event.wind is not wind:
        return replace(event, tiles=None)
    if isinstance(event, Drawn) and event.wind is not wind:
        return replace(event, tile=None)
    return event
