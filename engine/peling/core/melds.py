"""Melds: what lies before a player, and the sets found in a hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from peling.core.tiles import TILES, Tile, Wind


class MeldKind(Enum):
    """What a meld is; the value is the word of the example files."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    PAIR = "pair"


class Exposure(Enum):
    """Whether a set counts as exposed or concealed. A kong laid down from four own tiles is concealed."""

    EXPOSED = "exposed"
    CONCEALED = "concealed"


class KongForm(Enum):
    """How a kong came about; the value is the word of the example files."""

    CLAIMED = "claimed"
    """Three in hand and a discard."""
    DRAWN = "drawn"
    """All four drawn by the player; the only form that is concealed."""
    ADDED = "added"
    """The fourth tile, drawn by the player, added to an exposed pung."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A set of tiles: chow, pung, kong, or (only as a part of a hand that was read) a pair.

    Attributes:
        kind: what it is.
        tiles: its tiles in order; all equal but in a chow.
        exposure: exposed or concealed, as it counts in the score.
        claimed_from: the wind, in this deal, of the player whose discard was claimed; None if drawn.
        claimed: the claimed tile; None if drawn.
        form: how a kong came about; None for the others.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    exposure: Exposure
    claimed_from: Wind | None = None
    claimed: Tile | None = None
    form: KongForm | None = None

    @property
    def tile(self) -> Tile:
        """Return the tile it is made of; of a chow the lowest."""
        return self.tiles[0]

    @property
    def concealed(self) -> bool:
        """Return whether it counts as concealed."""
        return self.exposure is Exposure.CONCEALED

    @property
    def is_triplet(self) -> bool:
        """Return whether it is three or four of a kind."""
        return self.kind is MeldKind.PUNG or self.kind is MeldKind.KONG


def chow(
    tiles: tuple[Tile, Tile, Tile], claimed: Tile | None = None, claimed_from: Wind | None = None
) -> Meld:
    """Return a chow of three tiles in order; concealed unless a tile was claimed."""
    exposure = Exposure.CONCEALED if claimed is None else Exposure.EXPOSED
    return Meld(MeldKind.CHOW, tiles, exposure, claimed_from, claimed)


def pung(of: Tile, claimed_from: Wind | None = None, *, concealed: bool = False) -> Meld:
    """Return three of a kind."""
    exposure = Exposure.CONCEALED if concealed else Exposure.EXPOSED
    return Meld(MeldKind.PUNG, (of,) * 3, exposure, claimed_from, None if concealed else of)


def kong(of: Tile, form: KongForm, claimed_from: Wind | None = None) -> Meld:
    """Return four of a kind in one of its three forms."""
    drawn = form is KongForm.DRAWN
    exposure = Exposure.CONCEALED if drawn else Exposure.EXPOSED
    return Meld(MeldKind.KONG, (of,) * 4, exposure, claimed_from, None if drawn else of, form)


def pair(of: Tile, *, concealed: bool = True) -> Meld:
    """Return a pair; it is never laid down by itself."""
    return Meld(MeldKind.PAIR, (of, of), Exposure.CONCEALED if concealed else Exposure.EXPOSED)


def sequence_from(lowest: Tile) -> tuple[Tile, Tile, Tile] | None:
    """Return the three tiles in order that begin with `lowest`; None if there is no such sequence.

    >>> from peling.core.tiles import tile
    >>> sequence_from(tile("B7")), sequence_from(tile("B8")), sequence_from(tile("E"))
    ((B7, B8, B9), None, None)
    """
    if lowest.suit is None or lowest.rank > 7:
        return None
    return (lowest, TILES[lowest.index + 1], TILES[lowest.index + 2])
