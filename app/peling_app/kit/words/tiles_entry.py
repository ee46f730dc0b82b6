"""Word the entry of tiles: the places, the palette, how a hand was won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import WinBy
from peling.core.tiles import Tile
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence
from peling_app.kit.words.tiles import joined, tile_name

translate = QCoreApplication.translate

PLACES: Final = {
    "concealed": QT_TRANSLATE_NOOP("Tile entry", "In the hand"),
    "exposed": QT_TRANSLATE_NOOP("Tile entry", "Sets laid open"),
    "kongs": QT_TRANSLATE_NOOP("Tile entry", "Concealed fours"),
    "winning": QT_TRANSLATE_NOOP("Tile entry", "Winning tile"),
    "bonus": QT_TRANSLATE_NOOP("Tile entry", "Flowers"),
    "wild": QT_TRANSLATE_NOOP("Tile entry", "Wild"),
}
"""What a place is called."""

SHORT: Final = {
    "concealed": QT_TRANSLATE_NOOP("Tile entry", "In the hand"),
    "exposed": QT_TRANSLATE_NOOP("Tile entry", "Open"),
    "kongs": QT_TRANSLATE_NOOP("Tile entry", "Fours"),
    "winning": QT_TRANSLATE_NOOP("Tile entry", "Won by"),
    "bonus": QT_TRANSLATE_NOOP("Tile entry", "Flowers"),
    "wild": QT_TRANSLATE_NOOP("Tile entry", "Wild"),
}
"""What a place is called where there is little room."""

HELP: Final = {
    "concealed": QT_TRANSLATE_NOOP("Tile entry", "The tiles in the hand, without the winning tile."),
    "exposed": QT_TRANSLATE_NOOP(
        "Tile entry", "Chows, pungs and kongs on the table. Type + for a fourth tile that was added later."
    ),
    "kongs": QT_TRANSLATE_NOOP("Tile entry", "Fours of own tiles laid down. One tile stands for all four."),
    "winning": QT_TRANSLATE_NOOP("Tile entry", "The tile that completed the hand."),
    "bonus": QT_TRANSLATE_NOOP("Tile entry", "Flowers and seasons set out."),
    "wild": QT_TRANSLATE_NOOP("Tile entry", "The wild tiles of the deal; only Fenghua has them."),
}
"""What belongs into a place."""

WAYS: Final = {
    WinBy.WALL: QT_TRANSLATE_NOOP("Tile entry", "drawn from the wall"),
    WinBy.DISCARD: QT_TRANSLATE_NOOP("Tile entry", "a claimed discard"),
    WinBy.LOOSE: QT_TRANSLATE_NOOP("Tile entry", "a loose tile"),
    WinBy.ROBBED_KONG: QT_TRANSLATE_NOOP("Tile entry", "a kong robbed"),
    WinBy.LAST_WALL: QT_TRANSLATE_NOOP("Tile entry", "the last tile of the wall"),
    WinBy.LAST_DISCARD: QT_TRANSLATE_NOOP("Tile entry", "the last discard"),
    WinBy.DEALT: QT_TRANSLATE_NOOP("Tile entry", "complete as dealt"),
    WinBy.FIRST_DISCARD: QT_TRANSLATE_NOOP("Tile entry", "East’s first discard"),
    WinBy.EIGHT_FLOWERS: QT_TRANSLATE_NOOP("Tile entry", "eight flowers"),
}
"""How the winning tile came, in the order of the list."""

BESIDES: Final = {
    "": QT_TRANSLATE_NOOP("Tile entry", "nothing else to say"),
    "supply-of-flower": QT_TRANSLATE_NOOP("Tile entry", "it replaced a flower or season"),
    "supply-of-claimed-kong": QT_TRANSLATE_NOOP("Tile entry", "it came for a claimed kong"),
    "supply-of-drawn-kong": QT_TRANSLATE_NOOP("Tile entry", "it came for a concealed kong"),
    "supply-of-added-kong": QT_TRANSLATE_NOOP("Tile entry", "it came for an added fourth tile"),
    "first-turn": QT_TRANSLATE_NOOP("Tile entry", "on the first turn"),
    "standing": QT_TRANSLATE_NOOP("Tile entry", "a standing hand was declared"),
    "thirteenth-win": QT_TRANSLATE_NOOP("Tile entry", "East’s thirteenth win running"),
    "discarder-excused": QT_TRANSLATE_NOOP("Tile entry", "the discarder is excused"),
    "discarder-no-choice": QT_TRANSLATE_NOOP("Tile entry", "the discarder had no choice"),
}
"""Circumstances of the win, by their ids."""


palette = Sentence("Tile entry", "Palette of tiles")
palette_note = Sentence("Tile entry", "number: tiles left")


def place_name(place: str) -> str:
    """Return what a place is called.

    Raises:
        KeyError: there is no such place.
    """
    return translate("Tile entry", PLACES[place])


def place_short(place: str) -> str:
    """Return what a place is called where there is little room.

    Raises:
        KeyError: there is no such place.
    """
    return translate("Tile entry", SHORT[place])


def place_help(place: str) -> str:
    """Return what belongs into a place.

    Raises:
        KeyError: there is no such place.
    """
    return translate("Tile entry", HELP[place])


def place_spoken(place: str, tiles: tuple[Tile, ...], typed: str) -> str:
    """Return a place with its tiles, for screen readers."""
    held = joined([tile_name(tile) for tile in tiles]) if tiles else translate("Tile entry", "empty")
    words = translate("Tile entry", "{place}: {tiles}").format(place=place_name(place), tiles=held)
    return f"{words}, {typed}" if typed else words


def in_palette(tile: Tile, left: int) -> str:
    """Return a tile of the palette with how many are left, for screen readers."""
    return translate("Tile entry", "{tile}, {left}").format(tile=tile_name(tile), left=plurals.left(left))


def in_place(tile: Tile, place: str) -> str:
    """Return a tile in a place, for screen readers; pressing it takes it out."""
    words = translate("Tile entry", "{tile}, {place}; press to take it out")
    return words.format(tile=tile_name(tile), place=place_name(place))


def way(by: WinBy) -> str:
    """Return how the winning tile came."""
    return translate("Tile entry", WAYS[by])


def beside(circumstance: str) -> str:
    """Return a circumstance in words.

    Raises:
        KeyError: there is none with this id.
    """
    return translate("Tile entry", BESIDES[circumstance])


def labels() -> tuple[str, str, str, str, str]:
    """Return the names of the choices: seat, round, how, from whom, besides."""
    return (
        translate("Tile entry", "Own wind"),
        translate("Tile entry", "Wind of the round"),
        translate("Tile entry", "Winning tile came"),
        translate("Tile entry", "From"),
        translate("Tile entry", "Besides"),
    )


def whose() -> tuple[str, str, str]:
    """Return the name and the two sides of the choice between the winner's and another hand."""
    return (
        translate("Tile entry", "Whose hand"),
        translate("Tile entry", "The winner’s"),
        translate("Tile entry", "Another’s"),
    )
