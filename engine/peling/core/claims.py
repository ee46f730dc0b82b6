"""Sets that are made of another player's tile."""

from __future__ import annotations

from typing import assert_never

from peling.core.actions import ClaimChow, ClaimKong, ClaimPung
from peling.core.melds import KongForm, Meld, chow, kong, pung
from peling.core.tiles import Tile, Wind


def set_claimed(
    claim: ClaimKong | ClaimPung | ClaimChow, tile: Tile, by: Wind
) -> tuple[Meld, tuple[Tile, ...]]:
    """Return the set that a claim makes of a tile that another player gave, and the tiles of the hand in it.

    >>> from peling.core.tiles import tile
    >>> set_claimed(ClaimPung(), tile("R"), Wind.NORTH)[1]
    (R, R)
    """
    match claim:
        case ClaimKong():
            return kong(tile, KongForm.CLAIMED, by), (tile,) * 3
        case ClaimPung():
            return pung(tile, by), (tile,) * 2
        case ClaimChow(own):
            low, middle, high = sorted((*own, tile))
            return chow((low, middle, high), tile, by), own
        case _:
            assert_never(claim)
