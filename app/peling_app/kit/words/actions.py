"""Name what a player may do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    GoOutByFlowers,
    Pass,
    RefuseLast,
    SetOutBonus,
    TakeLast,
    Wash,
)
from peling_app.kit.words.tiles import tile_name

translate = QCoreApplication.translate


def action_name(action: Action) -> str:
    """Return the name of an action as it stands on its button or card."""
    if isinstance(action, Discard) and action.standing:
        return translate("Actions", "Standing hand")
    return kind_name(type(action))


def kind_name(kind: type) -> str:
    """Return the name of a kind of action.

    Raises:
        KeyError: it is none.
    """
    if kind in {GoOut, ClaimWin}:
        return translate("Actions", "Mah-Jongg")
    if kind in {ClaimKong, ConcealedKong}:
        return translate("Actions", "Kong")
    if kind is AddedKong:
        return translate("Actions", "Added kong")
    if kind is ClaimPung:
        return translate("Actions", "Pung")
    if kind is ClaimChow:
        return translate("Actions", "Chow")
    if kind is Pass:
        return translate("Actions", "Pass")
    if kind is Wash:
        return translate("Actions", "Wash the tiles")
    if kind is SetOutBonus:
        return translate("Actions", "Flower")
    if kind is GoOutByFlowers:
        return translate("Actions", "Eight flowers")
    if kind is TakeLast:
        return translate("Actions", "Take the tile")
    if kind is RefuseLast:
        return translate("Actions", "Refuse")
    if kind is Discard:
        return translate("Actions", "Discard")
    raise KeyError(kind)


def claim_noun(kind: type) -> str:
    """Return a claim as a thing in a sentence: "a pung", "Mah-Jongg"."""
    if kind in {GoOut, ClaimWin}:
        return translate("Actions", "Mah-Jongg")
    if kind is ClaimKong:
        return translate("Actions", "a four of a kind")
    if kind is ClaimPung:
        return translate("Actions", "a pung")
    if kind is ClaimChow:
        return translate("Actions", "a chow")
    raise KeyError(kind)


def action_words(action: Action) -> str:
    """Return an action as an order in a sentence, for advice: "Discard 5 of characters"."""
    match action:
        case Discard(tile, standing=True):
            words = translate("Actions", "Discard {tile} and declare a standing hand")
            return words.format(tile=tile_name(tile))
        case Discard(tile):
            return translate("Actions", "Discard {tile}").format(tile=tile_name(tile))
        case ConcealedKong(tile):
            return translate("Actions", "Lay down the four of {tile}").format(tile=tile_name(tile))
        case AddedKong(tile):
            return translate("Actions", "Add the fourth {tile}").format(tile=tile_name(tile))
        case GoOut() | ClaimWin():
            return translate("Actions", "Declare Mah-Jongg")
        case ClaimKong():
            return translate("Actions", "Claim it for four of a kind")
        case ClaimPung():
            return translate("Actions", "Pung it")
        case ClaimChow(own):
            return translate("Actions", "Chow it with {low} and {high}").format(
                low=own[0].rank, high=own[1].rank
            )
        case SetOutBonus(tile):
            return translate("Actions", "Meld {tile}").format(tile=tile_name(tile))
        case GoOutByFlowers():
            return translate("Actions", "Declare the eight flowers")
        case TakeLast():
            return translate("Actions", "Take the bottom tile")
        case RefuseLast():
            return translate("Actions", "Refuse the bottom tile")
        case Wash():
            return translate("Actions", "Wash the tiles")
        case Pass():
            return translate("Actions", "Pass")


def in_sentence(words: str) -> str:
    """Return words that can stand alone as they stand inside a sentence: they begin small."""
    return words[:1].lower() + words[1:]
