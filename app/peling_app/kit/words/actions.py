"""Name what a player may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core import actions as act
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.kit.words.tiles import tile_name

translate = QCoreApplication.translate

_KINDS: Final[Mapping[type, str]] = {
    act.GoOut: QT_TRANSLATE_NOOP("Actions", "Mah-Jongg"),
    act.ClaimWin: QT_TRANSLATE_NOOP("Actions", "Mah-Jongg"),
    act.ClaimKong: QT_TRANSLATE_NOOP("Actions", "Kong"),
    act.ConcealedKong: QT_TRANSLATE_NOOP("Actions", "Kong"),
    act.AddedKong: QT_TRANSLATE_NOOP("Actions", "Added kong"),
    act.ClaimPung: QT_TRANSLATE_NOOP("Actions", "Pung"),
    act.ClaimChow: QT_TRANSLATE_NOOP("Actions", "Chow"),
    act.Pass: QT_TRANSLATE_NOOP("Actions", "Pass"),
    act.Wash: QT_TRANSLATE_NOOP("Actions", "Wash the tiles"),
    act.SetOutBonus: QT_TRANSLATE_NOOP("Actions", "Flower"),
    act.GoOutByFlowers: QT_TRANSLATE_NOOP("Actions", "Eight flowers"),
    act.TakeLast: QT_TRANSLATE_NOOP("Actions", "Take the tile"),
    act.RefuseLast: QT_TRANSLATE_NOOP("Actions", "Refuse"),
    act.Discard: QT_TRANSLATE_NOOP("Actions", "Discard"),
}
_CLAIMS: Final[Mapping[type, str]] = {
    act.GoOut: QT_TRANSLATE_NOOP("Actions", "Mah-Jongg"),
    act.ClaimWin: QT_TRANSLATE_NOOP("Actions", "Mah-Jongg"),
    act.ClaimKong: QT_TRANSLATE_NOOP("Actions", "a four of a kind"),
    act.ClaimPung: QT_TRANSLATE_NOOP("Actions", "a pung"),
    act.ClaimChow: QT_TRANSLATE_NOOP("Actions", "a chow"),
}


def action_name(action: act.Action) -> str:
    """Return the name of an action as it stands on its button or card."""
    if isinstance(action, act.Discard) and action.standing:
        return translate("Actions", "Standing hand")
    return kind_name(type(action))


def kind_name(kind: type) -> str:
    """Return the name of a kind of action.

    Raises:
        KeyError: it is none.
    """
    return translate("Actions", _KINDS[kind])


def claim_noun(kind: type) -> str:
    """Return a claim as a thing in a sentence: "a pung", "Mah-Jongg".

    Raises:
        KeyError: it is none.
    """
    return translate("Actions", _CLAIMS[kind])


def action_words(action: act.Action) -> str:
    """Return an action as an order in a sentence, for advice: "Discard 5 of characters"."""
    match action:
        case act.Discard(tile, standing=True):
            words = translate("Actions", "Discard {tile} and declare a standing hand")
            return words.format(tile=tile_name(tile))
        case act.Discard(tile):
            return translate("Actions", "Discard {tile}").format(tile=tile_name(tile))
        case act.ConcealedKong(tile):
            return translate("Actions", "Lay down the four of {tile}").format(tile=tile_name(tile))
        case act.AddedKong(tile):
            return translate("Actions", "Add the fourth {tile}").format(tile=tile_name(tile))
        case act.GoOut() | act.ClaimWin():
            return translate("Actions", "Declare Mah-Jongg")
        case act.ClaimKong():
            return translate("Actions", "Claim it for four of a kind")
        case act.ClaimPung():
            return translate("Actions", "Pung it")
        case act.ClaimChow(own):
            return translate("Actions", "Chow it with {low} and {high}").format(
                low=own[0].rank, high=own[1].rank
            )
        case act.SetOutBonus(tile):
            return translate("Actions", "Meld {tile}").format(tile=tile_name(tile))
        case act.GoOutByFlowers():
            return translate("Actions", "Declare the eight flowers")
        case act.TakeLast():
            return translate("Actions", "Take the bottom tile")
        case act.RefuseLast():
            return translate("Actions", "Refuse the bottom tile")
        case act.Wash():
            return translate("Actions", "Wash the tiles")
        case act.Pass():
            return translate("Actions", "Pass")


def in_sentence(words: str) -> str:
    """Return words that can stand alone as they stand inside a sentence: they begin small."""
    return words[:1].lower() + words[1:]
