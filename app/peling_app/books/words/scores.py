"""Word the items of a score: the line's title, the reason under it, the short word under a sum."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import Doubles, Limit, NearMiss, Points, ScoreLine, ScoreSheet, Win, WinBy
from peling.core.tiles import Suit, Tile, Wind
from peling_app.books.face import ScoreWords
from peling_app.books.faces import face_of_item
from peling_app.books.words.score_titles import SETS, TITLES, each_named
from peling_app.books.words.set_reasons import set_reason
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence
from peling_app.kit.words.numbers import number, times
from peling_app.kit.words.tiles import begun, joined, several, short_run, suit_name, tile_name, wind_name

translate = QCoreApplication.translate


SHORT: Final = each_named(
    (
        (QT_TRANSLATE_NOOP("Score", "green dragons"), "DBL-GREEN"),
        (QT_TRANSLATE_NOOP("Score", "red dragons"), "DBL-RED"),
        (QT_TRANSLATE_NOOP("Score", "white dragons"), "DBL-WHITE"),
        (QT_TRANSLATE_NOOP("Score", "own wind"), "DBL-OWNWIND DBL-OWNWIND-ROUND X-OWN-WIND"),
        (QT_TRANSLATE_NOOP("Score", "suit, honours"), "DBL-SUIT-HONORS X-MIXED"),
        (QT_TRANSLATE_NOOP("Score", "no sequence"), "DBL-NOSEQ"),
        (QT_TRANSLATE_NOOP("Score", "one suit"), "DBL-ONESUIT X-PURE"),
        (QT_TRANSLATE_NOOP("Score", "all honours"), "DBL-ALLHONORS X-HONOURS"),
        (QT_TRANSLATE_NOOP("Score", "original hand"), "DBL-ORIGINAL X-ORIGINAL"),
        (QT_TRANSLATE_NOOP("Score", "mandarin"), "DBL-OWN"),
        (QT_TRANSLATE_NOOP("Score", "loose tile"), "BONUS-LOOSE X-LOOSE"),
        (QT_TRANSLATE_NOOP("Score", "last tile"), "BONUS-LASTTILE X-LAST"),
        (QT_TRANSLATE_NOOP("Score", "fourth tile"), "BONUS-FOURTHTILE"),
        (QT_TRANSLATE_NOOP("Score", "round wind"), "X-ROUND-WIND"),
        (QT_TRANSLATE_NOOP("Score", "dragons"), "X-DRAGON"),
        (QT_TRANSLATE_NOOP("Score", "own flower"), "X-OWN-FLOWER"),
        (QT_TRANSLATE_NOOP("Score", "four flowers"), "X-FOUR-FLOWERS"),
        (QT_TRANSLATE_NOOP("Score", "snatched"), "X-SNATCH"),
        (QT_TRANSLATE_NOOP("Score", "majors"), "X-TERMINALS"),
        (QT_TRANSLATE_NOOP("Score", "no chow"), "X-NO-CHOW"),
        (QT_TRANSLATE_NOOP("Score", "no scoring set"), "X-NO-SCORE"),
    )
)
"""What stands under a doubled sum."""

_GIVES_POINTS: Final = QT_TRANSLATE_NOOP("Score", "Another item gives points.")
_OTHER_PAIR: Final = QT_TRANSLATE_NOOP(
    "Score", "Sets of three winds are there; the pair is not of the fourth."
)
NEAR: Final = {
    "BONUS-NOOTHER": _GIVES_POINTS,
    "B-NO-SCORE": _GIVES_POINTS,
    "X-NO-SCORE": _GIVES_POINTS,
    "LIMIT-4": _OTHER_PAIR,
    "L-FOUR-WINDS": _OTHER_PAIR,
    "LIMIT-5": QT_TRANSLATE_NOOP("Score", "Three fours of a kind are there."),
    "X-FOUR-FLOWERS": QT_TRANSLATE_NOOP("Score", "Three of the four are there."),
}
"""Why an item is just missed, where that is always the same."""

_TRIPLET: Final = re.compile(r"(PUNG|KONG)-(?:MINOR|MAJOR|HONOUR)-(EXPOSED|CONCEALED)$")
_UNSAID: Final = re.compile(r"(PUNG|KONG)-(?:MINOR|MAJOR|HONOUR)$")
"""Items whose title alone says whether the set is exposed."""
_COMPLETED: Final = frozenset(
    {
        *(f"PAIR-{worth}-{how}" for worth in ("MINOR", "HEADS", "OWNROUND") for how in ("PUNGED", "DRAWN")),
        "SEQ-CLOSED-CHOW",
        "SEQ-CLOSED-DRAW",
        "SEQ-OPEN-DRAW",
    }
)
"""Items for the set or pair that the last tile completed."""
_PAIRS: Final = frozenset(
    {
        *("PAIR-HONOR", "PAIR-DRAGON", "PAIR-OWNWIND", "PAIR-ROUNDWIND", "PAIR-OWNROUND"),
        *("PAIR-OWN", "PAIR-ROUND"),
    }
)
_IN_THE_WAY: Final = frozenset({"X-MIXED", "X-PURE", "X-TERMINALS", "X-HONOURS", "L-TERMINALS", "L-HONOURS"})
"""Items for which a near miss names the tiles that do not fit."""
_OWN_WIND: Final = frozenset(
    {
        *("PAIR-HONOR", "PAIR-OWNWIND", "DBL-OWNWIND", "PAIR-OWNROUND", "DBL-OWNWIND-ROUND"),
        *("PAIR-OWN", "X-OWN-WIND"),
    }
)


limit_word = Sentence("Score", "limit")
half_limit_word = Sentence("Score", "half the limit")
rounded_word = Sentence("Score", "rounded up")
cut_word = Sentence("Score", "cut at the limit")
points_title = Sentence("Score", "Points")
doubles_title = Sentence("Score", "Doubles")


def score_title(item: str, title: str = "") -> str:
    """Return what an item is called without its tiles.

    `title` is the book's own, for items that we have no words for; it is translated where the whole book is.

    Raises:
        KeyError: no item has this id, and there is no title.
    """
    words = TITLES.get(key_of(_said(item, title)))
    if words is not None:
        return translate("Score", words)
    if not title:
        raise KeyError(item)
    return translate("Rule book", title)


def has_words(item: str, title: str = "") -> bool:
    """Return whether an item has a name of its own here; else it is called by its book's title."""
    return key_of(_said(item, title)) in TITLES


def key_of(item: str) -> str:
    """Return the key of an item in the tables: its id without the book and the table it stands in.

    >>> key_of("PC1-SCORE-PUNG-MINOR-EXPOSED"), key_of("PC2-DBL-RED"), key_of("PCM-DBL-OWN")
    ('PUNG-MINOR-EXPOSED', 'DBL-RED', 'DBL-OWN')
    """
    _, _, rest = item.partition("-")
    for table in ("SCORE-", "WIN-", "OTH-"):
        rest = rest.removeprefix(table)
    return rest


def _said(item: str, title: str) -> str:
    """Return the id of an item, a set's with whether it is exposed, which the title tells in some books.

    >>> _said("HP-PUNG-MAJOR", "Pung of Major tiles, 1 or 9, exposed"), _said("PC2-DBL-RED", "Red dragons")
    ('HP-PUNG-MAJOR-EXPOSED', 'PC2-DBL-RED')
    """
    if _UNSAID.search(item) is None:
        return item
    return f"{item}-{'CONCEALED' if title.endswith('concealed') else 'EXPOSED'}"


def short_title(item: str, title: str = "") -> str:
    """Return the short word of a doubling, as it stands under a sum; `title` as in `score_title`.

    Raises:
        KeyError: no doubling has this id, and there is no title.
    """
    words = _own(item).short.get(key_of(item)) or SHORT.get(key_of(item))
    return translate("Score", words) if words is not None else score_title(item, title)


def shape_words(sheet: ScoreSheet) -> tuple[str, str]:
    """Return in which shape a hand has won, and what its wild tiles stand for.

    Both are empty in a book that does not tell shapes apart.
    """
    owners = (_own(line.item).shape for line in sheet.lines)
    shape = next((own for own in owners if own is not None), None)
    return ("", "") if shape is None else shape(sheet.reading)


def _own(item: str) -> ScoreWords:
    """Return how the book of an item words its score."""
    owner = face_of_item(item)
    return ScoreWords() if owner is None else owner.score


def limit_title(item: str) -> str:
    """Return the heading over a hand that is worth the limit, or a part of it, whatever else it has."""
    own = _own(item).limit_title
    return translate("Score", own) if own else translate("Score", "Limit")


def nothing_counts(*, only_winner: bool = False, washed: bool = False) -> str:
    """Say that a hand has no points; `only_winner`: as another has won, `washed`: as the tiles were."""
    if washed:
        return translate("Score", "The tiles were washed: no hand counts.")
    if only_winner:
        return translate("Score", "Only the winner’s hand counts.")
    return translate("Score", "Nothing in this hand counts.")


def missed_title(*, final: bool) -> str:
    """Return the heading over the items that were looked for."""
    return (
        translate("Score", "Looked for, not counted")
        if final
        else translate("Score", "Looked for, not yet counted")
    )


def line_title(line: ScoreLine) -> str:
    """Return the title of a line, a set by its tiles: "Three red dragons, exposed"."""
    own = _own(line.item).line_title
    if own is not None:
        return own(line) or score_title(line.item, line.title)
    tiles = line.evidence.tiles
    triplet = _TRIPLET.search(_said(line.item, line.title))
    if triplet is not None and tiles:
        return translate("Score", SETS["-".join(triplet.groups())]).format(tiles=several(tiles[0]))
    if key_of(line.item) in _PAIRS and tiles:
        return translate("Score", SETS["PAIR"]).format(tiles=several(tiles[0]))
    return score_title(line.item, line.title)


def line_value(line: ScoreLine) -> str:
    """Return what a line gives: points, or a factor."""
    match line.award:
        case Points(amount):
            return number(amount)
        case Doubles(count):
            return times(2**count)
        case Limit() as limit:
            own = _own(line.item).line_value
            if own is not None:
                return own(limit)
            return (
                translate("Score", "the limit")
                if limit.fraction == 1
                else translate("Score", "half the limit")
            )


def line_reason(line: ScoreLine, sheet: ScoreSheet, win: Win | None, wind: Wind, *, me: bool) -> str:
    """Return the reason under a line's title; empty where the title says it all.

    `win` is how the hand was won (None: it did not win), `wind` the wind of its player, `me` whether that is
    the user.
    """
    own = _own(line.item).line_reason
    if own is not None:
        return own(line, sheet, win, wind, me=me)
    return _reason(line, sheet, win, wind, me=me)


def _reason(line: ScoreLine, sheet: ScoreSheet, win: Win | None, wind: Wind, *, me: bool) -> str:
    tiles = line.evidence.tiles
    if _TRIPLET.search(_said(line.item, line.title)) and tiles:
        return set_reason(line, sheet, win)
    match key_of(line.item):
        case "PAIR-DRAGON":
            return translate("Score", "every pair of dragons counts")
        case "PAIR-HONOR" if tiles and tiles[0].dragon is not None:
            return translate("Score", "every pair of dragons counts")
        case key if key in _OWN_WIND:
            return _own_wind(wind, me=me)
        case "PAIR-ROUNDWIND" | "PAIR-ROUND" | "X-ROUND-WIND":
            return translate("Score", "the wind of this round")
        case key if key in _COMPLETED and tiles:
            return translate("Score", "the last tile: {tile}").format(tile=tile_name(_last(line)))
        case "BONUS-MAHJONGG" | "B-WIN":
            return "" if sheet.reading.singles else translate("Score", "four sets and a pair")
        case "BONUS-NOOTHER":
            return translate("Score", "no points but those for Mah-Jongg itself")
        case "BONUS-LOOSE" | "B-LOOSE":
            return translate("Score", "taken from the end of the wall")
        case "BONUS-FIRSTCARD" if win is not None and win.by is WinBy.FIRST_DISCARD:
            return translate("Score", "East’s first discard")
        case "BONUS-FOURTHTILE" | "DBL-OWN" | "FLOWER" | "X-OWN-FLOWER" | "X-DRAGON":
            return tile_name(tiles[0]) if tiles else ""
        case "BONUS-DRAW" | "BONUS-ONLYPLACE" | "B-DRAWN" | "B-ONLY":
            return _winning_tile(line, win)
        case "DBL-SUIT-HONORS" | "DBL-ONESUIT":
            suit = _fact(line, "suit")
            return suit_name(Suit(suit)) if isinstance(suit, str) else ""
        case "DBL-ORIGINAL" if win is None or win.by is WinBy.DEALT:
            return translate("Score", "complete as dealt")
        case "DBL-ORIGINAL" | "BONUS-FIRSTCARD":
            return translate("Score", "the first tile drawn")
        case _:
            return ""


def _last(line: ScoreLine) -> Tile:
    """Return the last tile of a set or pair that it completed."""
    tile = _fact(line, "tile")
    return tile if isinstance(tile, Tile) else line.evidence.tiles[0]


def _winning_tile(line: ScoreLine, win: Win | None) -> str:
    if win is None or win.tile is None:
        return ""
    if key_of(line.item) in {"BONUS-ONLYPLACE", "B-ONLY"}:
        places = _fact(line, "places")
        if isinstance(places, tuple) and len(places) > 1:  # by a house rule the shape alone decides
            return tile_name(win.tile)
        return translate("Score", "only {tile} completes the hand").format(tile=tile_name(win.tile))
    loose = win.by is WinBy.LOOSE
    return translate("Score", "a loose tile") if loose else translate("Score", "from the wall")


def near_miss(miss: NearMiss) -> str:
    """Return why an item that was looked for is not counted; its title stands before it."""
    own = _own(miss.item).near_miss
    if own is not None:
        return own(miss)
    tiles = miss.evidence.tiles
    match key_of(miss.item):
        case "BONUS-ONLYPLACE" | "B-ONLY":
            words = translate("Score", "{tiles} would have won too.")
            return words.format(tiles=begun(joined([tile_name(tile) for tile in tiles])))
        case "BONUS-NOSEQ" | "DBL-NOSEQ" | "B-NO-CHOW" | "X-NO-CHOW":
            return translate("Score", "{run} is a sequence, the only one.").format(run=short_run(tiles))
        case key if key in NEAR:
            return translate("Score", NEAR[key])
        case "LIMIT-2" if tiles:
            return translate("Score", "All but {tiles} are sets and a pair of heads.").format(
                tiles=_kinds(tiles)
            )
        case "LIMIT-7" | "L-THREE-DRAGONS" if tiles:
            return translate("Score", "A pair is there; a third {tile} would make the set.").format(
                tile=tile_name(tiles[-1])
            )
        case "DBL-SUIT-HONORS" | "DBL-ONESUIT":
            return _strays(miss)
        case "DBL-ALLHONORS":
            words = translate("Score", "{tiles} belong to a suit.")
            return words.format(tiles=begun(_kinds(tiles)))
        case key if key in _IN_THE_WAY and tiles:
            return translate("Score", "In the way: {tiles}.").format(tiles=_kinds(tiles))
        case "X-OWN-FLOWER" | "DBL-OWN":
            return translate("Score", "Of other winds: {tiles}.").format(tiles=_kinds(tiles))
        case "L-CONCEALED":
            words = translate("Score", "All sets but {tiles} are concealed threes or fours.")
            return words.format(tiles=_kinds(tiles))
        case key if key.startswith(("DBL-", "X-")) and len(tiles) == 2 and tiles[0] is tiles[1]:
            return translate("Score", "A pair is there; a third {tile} would make the set.").format(
                tile=tile_name(tiles[0])
            )
        case _:
            return ""


def _strays(miss: NearMiss) -> str:
    suits = next((value for name, value in miss.evidence.facts if name == "suits"), 0)
    if isinstance(suits, int) and suits > 1:
        return plurals.suits(suits)
    return translate("Score", "There are winds or dragons in the hand: {tiles}.").format(
        tiles=_kinds(miss.evidence.tiles)
    )


def _kinds(tiles: tuple[Tile, ...]) -> str:
    return joined([tile_name(tile) for tile in dict.fromkeys(tiles)])


def _own_wind(wind: Wind, *, me: bool) -> str:
    words = translate("Score", "you are {wind}") if me else translate("Score", "this player is {wind}")
    return words.format(wind=wind_name(wind))


def _fact(line: ScoreLine, name: str) -> object:
    return next((value for key, value in line.evidence.facts if key == name), None)
