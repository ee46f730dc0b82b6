"""Name what a player may do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core import actions as act
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.tiles import several, tile_name

translate = QCoreApplication.translate

kind_name: Final = Sentences[type](
    {
        act.GoOut: Sentence("Actions", "Mah-Jongg"),
        act.ClaimWin: Sentence("Actions", "Mah-Jongg"),
        act.ClaimKong: Sentence("Actions", "Kong"),
        act.ConcealedKong: Sentence("Actions", "Kong"),
        act.AddedKong: Sentence("Actions", "Added kong"),
        act.ClaimPung: Sentence("Actions", "Pung"),
        act.ClaimChow: Sentence("Actions", "Chow"),
        act.Pass: Sentence("Actions", "Pass"),
        act.Wash: Sentence("Actions", "Wash the tiles"),
        act.SetOutBonus: Sentence("Actions", "Flower"),
        act.GoOutByFlowers: Sentence("Actions", "Eight flowers"),
        act.TakeLast: Sentence("Actions", "Take the tile"),
        act.RefuseLast: Sentence("Actions", "Refuse"),
        act.Discard: Sentence("Actions", "Discard"),
    }
)
"""The name of a kind of action."""
kind_inside: Final = Sentences[type](
    {
        act.GoOut: Sentence("Actions", "Mah-Jongg"),
        act.ClaimWin: Sentence("Actions", "Mah-Jongg"),
        act.ClaimKong: Sentence("Actions", "kong"),
        act.ConcealedKong: Sentence("Actions", "kong"),
        act.AddedKong: Sentence("Actions", "added kong"),
        act.ClaimPung: Sentence("Actions", "pung"),
        act.ClaimChow: Sentence("Actions", "chow"),
        act.Pass: Sentence("Actions", "pass"),
        act.Wash: Sentence("Actions", "wash the tiles"),
        act.SetOutBonus: Sentence("Actions", "flower"),
        act.GoOutByFlowers: Sentence("Actions", "eight flowers"),
        act.TakeLast: Sentence("Actions", "take the tile"),
        act.RefuseLast: Sentence("Actions", "refuse"),
        act.Discard: Sentence("Actions", "discard"),
    }
)
"""The same name as it stands inside a sentence; in German a noun keeps its capital there."""
claim_noun: Final = Sentences[type](
    {
        act.GoOut: Sentence("Actions", "Mah-Jongg"),
        act.ClaimWin: Sentence("Actions", "Mah-Jongg"),
        act.ClaimKong: Sentence("Actions", "a four of a kind"),
        act.ClaimPung: Sentence("Actions", "a pung"),
        act.ClaimChow: Sentence("Actions", "a chow"),
    }
)
"""A claim as a thing in a sentence: "a pung", "Mah-Jongg"."""


def action_name(action: act.Action) -> str:
    """Return the name of an action as it stands on its button or card."""
    if isinstance(action, act.Discard) and action.standing:
        return translate("Actions", "Standing hand")
    return kind_name(type(action))


def name_inside(action: act.Action) -> str:
    """Return the name of an action as it stands inside a sentence: "better: added kong"."""
    if isinstance(action, act.Discard) and action.standing:
        return translate("Actions", "standing hand")
    return kind_inside(type(action))


def action_words(action: act.Action) -> str:
    """Return an action as an order in a sentence, for advice: "Discard 5 of characters"."""
    match action:
        case act.Discard(tile, standing=True):
            words = translate("Actions", "Discard {tile} and declare a standing hand")
            return words.format(tile=tile_name(tile))
        case act.Discard(tile):
            return translate("Actions", "Discard {tile}").format(tile=tile_name(tile))
        case act.ConcealedKong(tile):
            return translate("Actions", "Lay down the four {tiles}").format(tiles=several(tile))
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
