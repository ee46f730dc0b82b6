"""Word the score of Fenghua: reasons, near misses, and what wild tiles stand for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.melds import MeldKind
from peling.core.scoring import NearMiss, Reading, ScoreLine, ScoreSheet, Win, WinBy
from peling.core.tiles import Suit, Tile, Wind
from peling.rulebooks.fenghua.hands import ALL_HONOURS, EIGHT_FLOWERS, INDEPENDENT, SEVEN_PAIRS
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence
from peling_app.kit.words.tiles import begun, joined, several, short_run, suit_name, tile_name, wind_name

translate = QCoreApplication.translate

_PREFIX: Final = "FH-PATTERN-"
_BLOOMS: Final = QT_TRANSLATE_NOOP("Score", "{tiles}; its supplementary tile won")
REASONS: Final = {
    "BASE": Sentence("Score", "every win counts it"),
    "COMMON": Sentence("Score", "four sequences and an eye"),
    "NO-WILD": Sentence("Score", "all tiles are natural ones"),
    "INDEPENDENT": Sentence("Score", "no two of them could be in one set"),
    "STARS-CLOSED": Sentence("Score", "all seven honours before the winning tile"),
    "STARS-OPEN": Sentence("Score", "the winning tile is one of the seven honours"),
    "INDEPENDENT-NO-SUIT": Sentence("Score", "any tile of the missing suit would have won"),
    "ALL-PUNG-WILD": Sentence("Score", "four threes or fours and an eye"),
    "ALL-PUNG-STRAIGHT": Sentence("Score", "four threes or fours and an eye"),
    "LONER-WILD": Sentence("Score", "four open sets and one tile in the hand"),
    "LONER-STRAIGHT": Sentence("Score", "four open sets and one tile in the hand"),
    "SEVEN-PAIRS-WILD": Sentence("Score", "nothing laid down; a wild tile is in it"),
    "SEVEN-PAIRS-STRAIGHT": Sentence("Score", "nothing laid down"),
    "HEAVEN": Sentence("Score", "complete as dealt; only celebrated"),
    "EARTH": Sentence("Score", "by the banker’s first discard; only celebrated"),
    "HONOURS-UNCOMPLETED": Sentence("Score", "winds and dragons in any combination"),
    "HONOURS-COMPLETED": Sentence("Score", "four sets and an eye of winds and dragons"),
    "FLOWERS8-COMPLETED": Sentence("Score", "eight flowers and another win"),
    "FLOWERS8-UNCOMPLETED": Sentence("Score", "eight flowers alone"),
    "ROB": Sentence("Score", "counts nothing; the robbed player pays for all"),
    "BOTTOM": Sentence("Score", "counts nothing; who discards it pays for all"),
}
"""Reasons that need no tile, by the end of the item's id."""
_ALL_TAME: Final = QT_TRANSLATE_NOOP("Score", "every wild tile stands for itself")
_NOT_ALL_OPEN: Final = QT_TRANSLATE_NOOP(
    "Score", "four sets laid down, not all of them open, and one tile in the hand"
)
_STRAIGHT: Final = QT_TRANSLATE_NOOP("Score", "{reason}, no wild tile")
_TAME: Final = QT_TRANSLATE_NOOP("Score", "{reason}, every wild tile standing for itself")
_WITH_TILES: Final = {
    "DRAGON": QT_TRANSLATE_NOOP("Score", "{tiles}"),
    "BOMB-CLOSED": QT_TRANSLATE_NOOP("Score", "four {tiles}, none claimed"),
    "BOMB-OPEN": QT_TRANSLATE_NOOP("Score", "four {tiles}, the last one claimed"),
    "KONG-DIRECT-BUDDING": QT_TRANSLATE_NOOP("Score", "{tiles}, claimed"),
    "KONG-CLOSED-BUDDING": QT_TRANSLATE_NOOP("Score", "{tiles}, all drawn"),
    "KONG-RISKY-BUDDING": QT_TRANSLATE_NOOP("Score", "{tiles}, the fourth added to a pung"),
    "KONG-DIRECT-BLOOMING": _BLOOMS,
    "KONG-CLOSED-BLOOMING": _BLOOMS,
    "KONG-RISKY-BLOOMING": _BLOOMS,
    "FLOWER-BLOOMING": QT_TRANSLATE_NOOP("Score", "{tiles}, drawn for a flower"),
    "OWN-FLOWER": QT_TRANSLATE_NOOP("Score", "{tiles}"),
    "FOUR-FLOWERS": QT_TRANSLATE_NOOP("Score", "{tiles}"),
}
_ROLES: Final = {
    "eye": Sentence("Score", "only {tile} completes the hand, as the eye"),
    "closed": Sentence("Score", "only {tile} completes the hand, in a closed sequence"),
}
_MISSED: Final = {
    "COMMON": QT_TRANSLATE_NOOP("Score", "{tiles} make the only set that is no sequence."),
    "NO-WILD": QT_TRANSLATE_NOOP("Score", "There is one wild tile: {tiles}."),
    "TAME": QT_TRANSLATE_NOOP("Score", "All but one of the wild tiles stand for themselves."),
    "SINGLE-CALL": QT_TRANSLATE_NOOP("Score", "Others would have won too: {tiles}."),
    "STARS-CLOSED": QT_TRANSLATE_NOOP("Score", "Six of the seven honours are there; {tiles} is missing."),
    "INDEPENDENT-NO-SUIT": QT_TRANSLATE_NOOP("Score", "Not only tiles of one suit would have won."),
    "ALL-PUNG-WILD": QT_TRANSLATE_NOOP("Score", "{run} is the only sequence."),
    "ALL-PUNG-STRAIGHT": QT_TRANSLATE_NOOP("Score", "{run} is the only sequence."),
    "LONER-WILD": QT_TRANSLATE_NOOP("Score", "The four {tiles} are closed."),
    "LONER-STRAIGHT": QT_TRANSLATE_NOOP("Score", "The four {tiles} are closed."),
    "BOMB-CLOSED": QT_TRANSLATE_NOOP("Score", "Three {tiles} are there."),
    "FLOWERS8-COMPLETED": QT_TRANSLATE_NOOP("Score", "Seven flowers are set out."),
    "THREE-WILD-NORMAL": QT_TRANSLATE_NOOP("Score", "Two of the three wild tiles are there."),
    "OWN-FLOWER": QT_TRANSLATE_NOOP("Score", "Of other winds: {tiles}."),
    "FOUR-FLOWERS": QT_TRANSLATE_NOOP("Score", "Three of the four are set out: {tiles}."),
}
_PAIR_THERE: Final = frozenset({"DRAGON", "SEAT-WIND", "PREVAILING-WIND", "RIGHT-WIND"})
_IN_THE_WAY: Final = frozenset({"MIXED", "PURE", "HONOURS-UNCOMPLETED", "HONOURS-COMPLETED"})
SHAPES: Final = {
    "": Sentence("Score", "four sets and an eye"),
    SEVEN_PAIRS: Sentence("Score", "seven pairs"),
    INDEPENDENT: Sentence("Score", "fourteen independent tiles"),
    ALL_HONOURS: Sentence("Score", "winds and dragons in any combination"),
    EIGHT_FLOWERS: Sentence("Score", "eight flowers"),
}
"""The shapes in which a hand wins, by the shape of its reading."""
_EYE: Final = Sentence("Open hands", "eye")
SETS: Final = {
    (MeldKind.PAIR, True): (_EYE, _EYE),
    (MeldKind.CHOW, False): (
        Sentence("Open hands", "sequence"),
        Sentence("Open hands", "sequence, open"),
    ),
    (MeldKind.CHOW, True): (Sentence("Open hands", "sequence"), Sentence("Open hands", "sequence, closed")),
    (MeldKind.PUNG, False): (Sentence("Open hands", "pung"), Sentence("Open hands", "pung, open")),
    (MeldKind.PUNG, True): (Sentence("Open hands", "pung"), Sentence("Open hands", "pung, closed")),
    (MeldKind.KONG, False): (Sentence("Open hands", "kong"), Sentence("Open hands", "kong, open")),
    (MeldKind.KONG, True): (Sentence("Open hands", "kong"), Sentence("Open hands", "kong, closed")),
}
"""What stands under a set laid open."""
NAMED: Final = {
    False: Sentence("Open hands", "{set}, open"),
    True: Sentence("Open hands", "{set}, closed"),
}
"""A set by its name, with how it counts."""


def shape(reading: Reading) -> tuple[str, str]:
    """Return in which shape a hand has won, and what its wild tiles stand for."""
    return shape_words(reading), stands_words(reading)


def shape_words(reading: Reading) -> str:
    """Return the shape of a won hand.

    Raises:
        KeyError: Fenghua has no such shape.
    """
    return SHAPES[reading.shape]()


def stands_words(reading: Reading) -> str:
    """Return what each wild tile of a hand stands for, as sentences; empty without any."""
    return " ".join(
        translate("Score", "This {wild} stands for {tile}.").format(
            wild=tile_name(shown), tile=tile_name(meant)
        )
        if shown is not meant
        else translate("Score", "This {wild} stands for itself.").format(wild=tile_name(shown))
        for shown, meant in reading.stands
    )


def line_reason(line: ScoreLine, sheet: ScoreSheet, win: Win | None, wind: Wind, *, me: bool) -> str:
    """Return the reason under a line's title, as `scores.line_reason`."""
    name, tiles = line.item.removeprefix(_PREFIX), line.evidence.tiles
    stands = _fact(line, "stands")
    if isinstance(stands, tuple):
        return _stand(tiles, stands)
    if name == "STARS-CLOSED" and (win is None or win.tile is None or win.tile.is_honour):
        return translate("Score", "all seven honours, none of them claimed")
    if name in REASONS:
        return _without_tiles(name, sheet.reading)
    if name in _WITH_TILES and tiles:
        return translate("Score", _WITH_TILES[name]).format(tiles=_kinds(tiles))
    match name:
        case "SEAT-WIND":
            words = (
                translate("Score", "you are {wind}") if me else translate("Score", "this player is {wind}")
            )
            return words.format(wind=wind_name(wind))
        case "PREVAILING-WIND":
            return translate("Score", "the wind of this round")
        case "RIGHT-WIND":
            return translate("Score", "seat wind and wind of the round in one")
        case "SINGLE-CALL" if tiles:
            return _ROLES[str(_fact(line, "role"))](tile=tile_name(tiles[0]))
        case "PAIR-CALL" if tiles:
            words = translate("Score", "{tile} turns a pair into a three, beside a finished eye")
            return words.format(tile=tile_name(tiles[0]))
        case "OWN-TILE":
            return _own_tile(win)
        case "MIXED" | "PURE":
            suit = _fact(line, "suit")
            return suit_name(Suit(suit)) if isinstance(suit, str) else ""
        case _:
            return ""


def _without_tiles(name: str, reading: Reading) -> str:
    """Return a reason that needs no tile; by house rules wild tiles may be tame, a set of a loner closed."""
    words = REASONS[name]()
    if name == "NO-WILD" and reading.stands:
        words = translate("Score", _ALL_TAME)
    closed = any(meld.kind is MeldKind.KONG and meld.concealed for meld in reading.sets)
    if closed and name.startswith("LONER-"):
        words = translate("Score", _NOT_ALL_OPEN)
    if name.endswith("-STRAIGHT"):
        words = translate("Score", _TAME if reading.stands else _STRAIGHT).format(reason=words)
    return words


def near_miss(miss: NearMiss) -> str:
    """Return why a pattern that was looked for is not counted; its title stands before it."""
    name, tiles = miss.item.removeprefix(_PREFIX), miss.evidence.tiles
    if name in _PAIR_THERE and tiles:
        words = translate("Score", "A pair is there; a third {tile} would make the set.")
        return words.format(tile=tile_name(tiles[0]))
    if name in _IN_THE_WAY and tiles:
        return translate("Score", "In the way: {tiles}.").format(tiles=_kinds(tiles))
    if name.endswith("-BLOOMING"):
        return translate("Score", "Its supplementary tile did not win.")
    words = _MISSED.get(name, "")
    if not words:
        return ""
    said = translate("Score", words).format(tiles=_kinds(tiles), run=short_run(tiles))
    return begun(said)


def _own_tile(win: Win | None) -> str:
    if win is None or win.tile is None:
        return translate("Score", "complete as dealt")
    match win.by:
        case WinBy.ROBBED_KONG:
            return translate("Score", "a robbed kong counts as an own tile")
        case WinBy.LOOSE:
            return translate("Score", "a supplementary tile")
        case WinBy.EIGHT_FLOWERS:
            return translate("Score", "the eighth flower")
        case _:
            return translate("Score", "from the wall")


def _stand(wild: tuple[Tile, ...], stands: tuple[object, ...]) -> str:
    """Return what wild tiles stand for: "this 3 of circles stands for 5 of bamboos"."""
    parts = []
    for shown, meant in zip(wild, stands, strict=True):
        if not isinstance(meant, Tile):
            continue
        if shown is meant:
            parts.append(translate("Score", "this {wild} stands for itself").format(wild=tile_name(shown)))
        else:
            words = translate("Score", "this {wild} stands for {tile}")
            parts.append(words.format(wild=tile_name(shown), tile=tile_name(meant)))
    return "; ".join(parts)


def _kinds(tiles: tuple[Tile, ...]) -> str:
    kinds = dict.fromkeys(tiles)
    return (
        several(tiles[0])
        if len(kinds) == 1 and len(tiles) > 1
        else joined([tile_name(kind) for kind in kinds])
    )


def _fact(line: ScoreLine, name: str) -> object:
    return next((value for key, value in line.evidence.facts if key == name), None)
