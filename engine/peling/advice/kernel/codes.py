"""How tiles, actions and sets are said to the kernel: as numbers (`engine/kernel/play/deal.h`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from peling.core import actions as act
from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.tiles import TILES

NOBODY: Final = -1
"""No tile, no player: the `NONE` of the kernel."""
_OF_TILE: Final = (act.Discard, act.Discard, act.ConcealedKong, act.AddedKong, act.SetOutBonus)
_OF_NOTHING: Final[dict[int, Callable[[], act.Action]]] = {
    5: act.GoOutByFlowers,
    6: act.TakeLast,
    7: act.RefuseLast,
    8: act.GoOut,
    9: act.ClaimWin,
    10: act.ClaimKong,
    11: act.ClaimPung,
    13: act.Pass,
    14: act.Wash,
}
_NUMBERS: Final = {made: number for number, made in _OF_NOTHING.items()}
_STANDING: Final = 1
_CHOW: Final = 12
_MELDS: Final = (MeldKind.CHOW, MeldKind.PUNG, MeldKind.KONG)
_FORMS: Final = (None, KongForm.CLAIMED, KongForm.DRAWN, KongForm.ADDED)


def number_of(action: act.Action) -> int:
    """Return the number of an action.

    >>> from peling.core.tiles import tile
    >>> action_of(number_of(act.Discard(tile("B3"), standing=True)))
    Discard(tile=B3, standing=True)
    """
    match action:
        case act.Discard(kind, standing):
            return (_STANDING if standing else 0) << 12 | kind.index << 6
        case act.ConcealedKong(kind) | act.AddedKong(kind) | act.SetOutBonus(kind):
            return _OF_TILE.index(type(action)) << 12 | kind.index << 6
        case act.ClaimChow((low, high)):
            return _CHOW << 12 | low.index << 6 | high.index
        case (
            act.GoOutByFlowers()
            | act.TakeLast()
            | act.RefuseLast()
            | act.GoOut()
            | act.ClaimWin()
            | act.ClaimKong()
            | act.ClaimPung()
            | act.Pass()
            | act.Wash()
        ):
            return _NUMBERS[type(action)] << 12
        case _:
            assert_never(action)


def action_of(number: int) -> act.Action:
    """Return the action of a number."""
    kind, one, two = number >> 12, number >> 6 & 63, number & 63
    if kind == _CHOW:
        return act.ClaimChow((TILES[one], TILES[two]))
    if kind == _STANDING:
        return act.Discard(TILES[one], standing=True)
    if kind in _OF_NOTHING:
        return _OF_NOTHING[kind]()
    return _OF_TILE[kind](TILES[one])


def meld_number(meld: Meld) -> int:
    """Return a set laid down as one number."""
    giver = NOBODY if meld.claimed_from is None else meld.claimed_from.number
    return _MELDS.index(meld.kind) << 12 | _FORMS.index(meld.form) << 9 | (giver + 1) << 6 | meld.tile.index
