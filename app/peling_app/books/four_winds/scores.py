"""Word the score of the leaflet, Game of Four Winds: its sets by their tiles, reasons, near misses."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.melds import MeldKind
from peling.core.scoring import Limit, NearMiss, ScoreLine, ScoreSheet, Win
from peling.core.tiles import Suit, Tile, Wind
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence
from peling_app.kit.words.tiles import joined, several, short_run, suit_name, tile_name, wind_name

translate = QCoreApplication.translate

SHORT: Final = {
    "D-CARDINAL": QT_TRANSLATE_NOOP("Score", "dragons"),
    "D-OWN": QT_TRANSLATE_NOOP("Score", "own wind"),
    "D-OWN-ROUND": QT_TRANSLATE_NOOP("Score", "own wind"),
    "D-MIXED": QT_TRANSLATE_NOOP("Score", "suit, honours"),
    "D-PURE": QT_TRANSLATE_NOOP("Score", "one suit"),
    "X-PAIRS": QT_TRANSLATE_NOOP("Score", "by pairs"),
    "X-FLOWER": QT_TRANSLATE_NOOP("Score", "rear card"),
    "X-MOON": QT_TRANSLATE_NOOP("Score", "last card"),
    "X-ROB": QT_TRANSLATE_NOOP("Score", "robbed"),
}
"""What stands under a doubled sum."""
_SETS: Final = {
    ("THREE", True): QT_TRANSLATE_NOOP("Score", "Three {tiles}, hidden"),
    ("THREE", False): QT_TRANSLATE_NOOP("Score", "Three {tiles}, visible"),
    ("FOUR", True): QT_TRANSLATE_NOOP("Score", "Four {tiles}, hidden"),
    ("FOUR", False): QT_TRANSLATE_NOOP("Score", "Four {tiles}, visible"),
}
SETS: Final = {
    (MeldKind.CHOW, False): (
        Sentence("Open hands", "sequence"),
        Sentence("Open hands", "sequence, visible"),
    ),
    (MeldKind.CHOW, True): (Sentence("Open hands", "sequence"), Sentence("Open hands", "sequence, hidden")),
    (MeldKind.PUNG, False): (Sentence("Open hands", "three"), Sentence("Open hands", "three, visible")),
    (MeldKind.PUNG, True): (Sentence("Open hands", "three"), Sentence("Open hands", "three, hidden")),
    (MeldKind.KONG, False): (Sentence("Open hands", "four"), Sentence("Open hands", "four, visible")),
    (MeldKind.KONG, True): (Sentence("Open hands", "four"), Sentence("Open hands", "four, hidden")),
}
"""What stands under a set laid open."""
NAMED: Final = {
    False: Sentence("Open hands", "{set}, visible"),
    True: Sentence("Open hands", "{set}, hidden"),
}
"""A set by its name, with how it counts."""
_SORTS: Final = {
    "MINOR": Sentence("Score", "cards 2 to 8"),
    "MAJOR": Sentence("Score", "cards 1 or 9"),
    "CARDINAL": Sentence("Score", "Cardinals, the dragons"),
    "DIRECTION": Sentence("Score", "Directions, the winds"),
}
_SET: Final = re.compile(r"(THREE|FOUR)-(MINOR|MAJOR|CARDINAL|DIRECTION)$")
_PAIR_THERE: Final = frozenset({"FW-D-CARDINAL", "FW-D-OWN", "FW-D-OWN-ROUND"})
_IN_THE_WAY: Final = frozenset({"FW-D-MIXED", "FW-D-PURE"})


def line_title(line: ScoreLine) -> str:
    """Return a set or a pair by its tiles; empty for what the book's own title says best."""
    tiles = line.evidence.tiles
    found = _SET.search(line.item)
    if found is not None and tiles:
        words = _SETS[found[1], line.title.endswith("hidden")]
        return translate("Score", words).format(tiles=several(tiles[0]))
    if line.item == "FW-PAIR-HONOUR" and tiles:
        return translate("Score", "Pair of {tiles}").format(tiles=several(tiles[0]))
    return ""


def line_value(award: Limit) -> str:
    """Return what a hand of full points gives."""
    if award.fraction == 1:
        return translate("Score", "full points")
    return translate("Score", "half of full points")


def line_reason(line: ScoreLine, sheet: ScoreSheet, win: Win | None, wind: Wind, *, me: bool) -> str:
    """Return the reason under a line's title, as `scores.line_reason`."""
    tiles = line.evidence.tiles
    found = _SET.search(line.item)
    if found is not None:
        return _set_reason(found[2], line, sheet, win)
    match line.item:
        case "FW-BASE":
            return translate("Score", "for every winning hand")
        case "FW-PLAIN":
            return translate("Score", "four sequences and a pair")
        case "FW-HEAD-DISCARD" | "FW-HEAD-SELF" if sheet.reading.completed == sheet.reading.sets[-1]:
            return translate("Score", "the last tile: {tile}").format(tile=tile_name(tiles[0]))
        case "FW-PAIR-HONOUR" if tiles[0].dragon is not None:
            return translate("Score", "every pair of dragons counts")
        case "FW-PAIR-HONOUR" | "FW-D-OWN" | "FW-D-OWN-ROUND":
            return _own(wind, in_its_game=line.item == "FW-D-OWN-ROUND", me=me)
        case "FW-D-MIXED" | "FW-D-PURE":
            return suit_name(Suit(str(dict(line.evidence.facts)["suit"])))
        case "FW-D-CARDINAL" | "FW-X-ROB" | "FW-X-FLOWER" | "FW-X-MOON":
            return tile_name(tiles[0]) if tiles else ""
        case "FW-NATURAL":
            return translate("Score", "complete as dealt")
        case "FW-UNNATURAL":
            return translate("Score", "the banker’s first discard")
        case "FW-THIRTEEN":
            return translate("Score", "each 1, 9, wind and dragon, one of them twice")
        case _:
            return ""


def near_miss(miss: NearMiss) -> str:
    """Return why an item that was looked for is not counted."""
    tiles = miss.evidence.tiles
    match miss.item:
        case "FW-PLAIN" if tiles:
            words = translate("Score", "Only the set of {tiles} is no sequence.")
            return words.format(tiles=several(tiles[0]))
        case "FW-HEAD-DISCARD" | "FW-HEAD-SELF":
            return translate("Score", "The pair was there before the last tile.")
        case item if item in _PAIR_THERE and tiles:
            words = translate("Score", "A pair is there; a third {tile} would make the set.")
            return words.format(tile=tile_name(tiles[0]))
        case item if item in _IN_THE_WAY and tiles:
            return translate("Score", "In the way: {tiles}.").format(tiles=_kinds(tiles))
        case "FW-X-PAIRS" if tiles:
            return translate("Score", "{run} is a sequence, the only one.").format(run=short_run(tiles))
        case "FW-FOUR-DIRECTIONS" if tiles:
            words = translate(
                "Score", "There are sets of {tiles}; another wind or a pair of dragons is missing."
            )
            return words.format(tiles=_kinds(tiles))
        case _:
            return ""


def _set_reason(sort: str, line: ScoreLine, sheet: ScoreSheet, win: Win | None) -> str:
    """Return of which sort a set is, and whether the winning card made it visible."""
    words = _SORTS[sort]()
    done = sheet.reading.completed
    given = win is not None and win.by.claimed and done is not None and done.tiles == line.evidence.tiles
    return translate("Score", "{cards}; the last was given").format(cards=words) if given else words


def _own(wind: Wind, *, in_its_game: bool, me: bool) -> str:
    if in_its_game:
        words = (
            translate("Score", "you are {wind} in the {wind} game")
            if me
            else translate("Score", "this player is {wind} in the {wind} game")
        )
    else:
        words = translate("Score", "you are {wind}") if me else translate("Score", "this player is {wind}")
    return words.format(wind=wind_name(wind))


def _kinds(tiles: tuple[Tile, ...]) -> str:
    return joined([tile_name(tile) for tile in dict.fromkeys(tiles)])
