"""What a player may do. Who does it stands beside the action, never inside: `(wind, action)`."""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a tile from the hand.

    Attributes:
        tile: which.
        standing: whether the player declares with it that he will not change his hand any more; only in books
            that know a standing hand.
    """

    tile: Tile
    standing: bool = False


@dataclass(frozen=True, slots=True)
class ConcealedKong:
    """On the own turn, lay down four of a kind that are all in the hand."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class AddedKong:
    """On the own turn, add the fourth tile from the hand to an exposed pung."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class SetOutBonus:
    """On the own turn, set out a flower or season of the hand, where a book leaves that to the player."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class GoOutByFlowers:
    """On the own turn, declare that all flowers and seasons are set out, where that wins by itself."""


@dataclass(frozen=True, slots=True)
class TakeLast:
    """Draw the last tile of the wall, where a book lets a player refuse it."""


@dataclass(frozen=True, slots=True)
class RefuseLast:
    """Leave the last tile of the wall to the next player."""


@dataclass(frozen=True, slots=True)
class GoOut:
    """On the own turn, declare Mah-Jongg with the tiles in the hand."""


@dataclass(frozen=True, slots=True)
class ClaimWin:
    """Claim the offered tile to go out (a discard, or the tile another adds to a pung)."""


@dataclass(frozen=True, slots=True)
class ClaimKong:
    """Claim the offered discard with three of the kind in hand."""


@dataclass(frozen=True, slots=True)
class ClaimPung:
    """Claim the offered discard with two of the kind in hand."""


@dataclass(frozen=True, slots=True)
class ClaimChow:
    """Claim the offered discard for a sequence with two tiles of the hand, lower first."""

    own: tuple[Tile, Tile]


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline the offered tile."""


@dataclass(frozen=True, slots=True)
class Wash:
    """Show the hand that was dealt and end the deal, where a book pays for that ("washing the tiles")."""


TurnAction = (
    Discard | ConcealedKong | AddedKong | SetOutBonus | GoOut | GoOutByFlowers | TakeLast | RefuseLast | Wash
)
"""What can be done on one's own turn."""

ClaimAction = ClaimWin | ClaimKong | ClaimPung | ClaimChow | Wash | Pass
"""What can be answered to an offered tile."""

Action = TurnAction | ClaimAction
"""Everything a player can do."""
