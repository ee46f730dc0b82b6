"""Word the entry of tiles: the places, the palette, how a hand was won."""

from __future__ import annotations

from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import WinBy
from peling.core.tiles import Tile
from peling.rules.draft import FaultKind, HandFault
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import begun, joined, several, tile_name

translate = QCoreApplication.translate

place_name: Final = Sentences(
    {
        "concealed": Sentence("Tile entry", "In the hand"),
        "exposed": Sentence("Tile entry", "Sets laid open"),
        "kongs": Sentence("Tile entry", "Concealed fours"),
        "winning": Sentence("Tile entry", "Winning tile"),
        "bonus": Sentence("Tile entry", "Flowers"),
        "wild": Sentence("Tile entry", "Wild"),
        "discards": Sentence("Tile entry", "Discards"),
        "drawn": Sentence("Tile entry", "Tile just drawn"),
        "offered": Sentence("Tile entry", "Tile just discarded"),
        "last": Sentence("Tile entry", "Last tile"),
    }
)
"""What a place is called."""

place_short: Final = Sentences(
    {
        "concealed": Sentence("Tile entry", "In the hand"),
        "exposed": Sentence("Tile entry", "Open"),
        "kongs": Sentence("Tile entry", "Fours"),
        "winning": Sentence("Tile entry", "Won by"),
        "bonus": Sentence("Tile entry", "Flowers"),
        "wild": Sentence("Tile entry", "Wild"),
        "discards": Sentence("Tile entry", "Discards"),
        "drawn": Sentence("Tile entry", "Drawn"),
        "offered": Sentence("Tile entry", "Discarded"),
        "last": Sentence("Tile entry", "Last"),
    }
)
"""What a place is called where there is little room."""

place_help: Final = Sentences(
    {
        "concealed": Sentence(
            "Tile entry",
            "The tiles in the hand that have no place of their own. Type b123, c55, e, r or wh, for example.",
        ),
        "exposed": Sentence(
            "Tile entry",
            "Chows, pungs and kongs on the table. Type + for a fourth tile that was added later.",
        ),
        "kongs": Sentence("Tile entry", "Fours of own tiles laid down. One tile stands for all four."),
        "winning": Sentence("Tile entry", "The tile that completed the hand."),
        "bonus": Sentence("Tile entry", "Flowers and seasons set out. Type Fl1 to Fl4 and Se1 to Se4."),
        "wild": Sentence("Tile entry", "The wild tiles of the deal, where the book has them."),
        "discards": Sentence("Tile entry", "What this player has discarded and nobody has claimed."),
        "drawn": Sentence("Tile entry", "The tile drawn last; it belongs to the hand."),
        "offered": Sentence("Tile entry", "The tile that another player has just discarded."),
        "last": Sentence("Tile entry", "One tile of the hand, any of them: you have drawn none."),
    }
)
"""Which tiles lie in a place."""

way: Final = Sentences[WinBy](
    {
        WinBy.WALL: Sentence("Tile entry", "drawn from the wall"),
        WinBy.DISCARD: Sentence("Tile entry", "a claimed discard"),
        WinBy.LOOSE: Sentence("Tile entry", "a loose tile"),
        WinBy.ROBBED_KONG: Sentence("Tile entry", "a kong robbed"),
        WinBy.LAST_WALL: Sentence("Tile entry", "the last tile of the wall"),
        WinBy.LAST_DISCARD: Sentence("Tile entry", "the last discard"),
        WinBy.DEALT: Sentence("Tile entry", "complete as dealt"),
        WinBy.FIRST_DISCARD: Sentence("Tile entry", "East’s first discard"),
        WinBy.EIGHT_FLOWERS: Sentence("Tile entry", "eight flowers"),
    }
)
"""How the winning tile came, in the order of the list."""

beside: Final = Sentences(
    {
        "": Sentence("Tile entry", "nothing else"),
        "supply-of-flower": Sentence("Tile entry", "it replaced a flower or season"),
        "supply-of-claimed-kong": Sentence("Tile entry", "it came for a claimed kong"),
        "supply-of-drawn-kong": Sentence("Tile entry", "it came for a concealed kong"),
        "supply-of-added-kong": Sentence("Tile entry", "it came for an added fourth tile"),
        "first-turn": Sentence("Tile entry", "on the first turn"),
        "standing": Sentence("Tile entry", "a standing hand was declared"),
        "thirteenth-win": Sentence("Tile entry", "East’s thirteenth win running"),
        "discarder-excused": Sentence("Tile entry", "the discarder is excused"),
        "discarder-no-choice": Sentence("Tile entry", "the discarder had no choice"),
    }
)
"""Circumstances of the win, by their ids."""


palette = Sentence("Tile entry", "Palette of tiles")
palette_note = Sentence("Tile entry", "number: tiles left")


def waits(typed: str, tile: Tile) -> str:
    """Say how a tile is laid whose letter may begin another: "W" may become "Wh"."""
    words = translate("Tile entry", "{typed} may go on; with Space it is {tile}.")
    return words.format(typed=typed.capitalize(), tile=tile_name(tile))


def place_spoken(place: str, tiles: tuple[Tile, ...], typed: str, refused: str = "") -> str:
    """Return a place with its tiles and what is typed or no tile begins with, for screen readers."""
    held = joined([tile_name(tile) for tile in tiles]) if tiles else translate("Tile entry", "empty")
    words = translate("Tile entry", "{place}: {tiles}").format(place=place_name(place), tiles=held)
    if refused:
        typed = translate("Tile entry", "{typed} is no tile").format(typed=refused)
    return f"{words}, {typed}" if typed else words


not_pasted: Final = Sentences(
    {
        "nothing": Sentence("Tile entry", "There are no tiles in the clipboard."),
        "too-long": Sentence(
            "Tile entry", "The text in the clipboard is too long for the tiles of one place."
        ),
        "no-tile": Sentence(
            "Tile entry",
            "Nothing is laid: “{found}” is no tile. Tiles are written like b3, c55, d789, e, wh or fl1.",
        ),
    }
)
"""Why a text of the clipboard is not laid."""


def in_palette(tile: Tile, left: int) -> str:
    """Return a tile of the palette with how many are left, for screen readers."""
    return translate("Tile entry", "{tile}, {left}").format(tile=tile_name(tile), left=plurals.left(left))


def in_place(tile: Tile, place: str) -> str:
    """Return a tile in a place, for screen readers; pressing it takes it out."""
    words = translate("Tile entry", "{tile}, {place}; press to take it out")
    return words.format(tile=tile_name(tile), place=place_name(place))


def labels() -> tuple[str, str, str, str, str]:
    """Return the names of the choices: seat, round, how, from whom, what else."""
    return (
        translate("Tile entry", "Own wind"),
        translate("Tile entry", "Wind of the round"),
        translate("Tile entry", "Winning tile came"),
        translate("Tile entry", "From"),
        translate("Tile entry", "Also"),
    )


def whose() -> tuple[str, str, str]:
    """Return the name and the two sides of the choice between the winner's and another hand."""
    return (
        translate("Tile entry", "Whose hand"),
        translate("Tile entry", "The winner’s"),
        translate("Tile entry", "Another’s"),
    )


def fault(found: HandFault) -> str:
    """Return what makes a hand impossible, in a sentence."""
    match found.kind:
        case FaultKind.COPIES if found.tiles[0].is_bonus:
            words = translate("Compare", "{tile} is there twice; there is only one.")
        case FaultKind.COPIES:
            words = translate("Compare", "{number} times {tile}: there are only four.")
        case FaultKind.TURNED_UP:
            words = translate("Tile entry", "All four {kinds} are laid, but one lies turned up in the wall.")
        case FaultKind.TOO_MANY:
            words = translate("Compare", "{number} tiles are too many: a complete hand has 14, another 13.")
        case FaultKind.TOO_MANY_SETS:
            words = translate("Compare", "{number} sets lie on the table: a hand has at most four.")
        case FaultKind.NO_SET:
            words = translate("Compare", "What is laid open is no set: {tiles}.")
        case _:
            assert_never(found.kind)
    return begun(
        words.format(
            tile=tile_name(found.tiles[0]) if found.tiles else "",
            kinds=several(found.tiles[0]) if found.tiles else "",
            tiles=joined([tile_name(tile) for tile in found.tiles]),
            number=number(found.number),
        )
    )
