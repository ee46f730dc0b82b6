"""Word the items of a score: the line's title, the reason under it, the short word under a sum."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.melds import KongForm, Meld, MeldKind
from peling.scoring import Doubles, Limit, NearMiss, Points, ScoreLine, ScoreSheet, Win, WinBy
from peling.tiles import Suit, Tile, Wind
from peling_app.texts.marks import QT_TRANSLATE_NOOP
from peling_app.texts.numbers import number, times
from peling_app.texts.plurals import plurals
from peling_app.texts.tiles import joined, several, short_run, suit_name, tile_name, wind_name

translate = QCoreApplication.translate

TITLES: Final = {
    "PC1-BONUS-MAHJONGG": QT_TRANSLATE_NOOP("Score", "Mah-Jongg"),
    "PC1-BONUS-NOSEQ": QT_TRANSLATE_NOOP("Score", "No sequence in the hand"),
    "PC1-BONUS-NOOTHER": QT_TRANSLATE_NOOP("Score", "No other score"),
    "PC1-BONUS-LOOSE": QT_TRANSLATE_NOOP("Score", "Winning tile is a loose tile"),
    "PC1-BONUS-DRAW": QT_TRANSLATE_NOOP("Score", "Winning tile drawn"),
    "PC1-BONUS-ONLYPLACE": QT_TRANSLATE_NOOP("Score", "Only place to win"),
    "PC1-SCORE-PUNG-MINOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Three {tiles}, exposed"),
    "PC1-SCORE-PUNG-MINOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Three {tiles}, concealed"),
    "PC1-SCORE-PUNG-MAJOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Three {tiles}, exposed"),
    "PC1-SCORE-PUNG-MAJOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Three {tiles}, concealed"),
    "PC1-SCORE-KONG-MINOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Four {tiles}, exposed"),
    "PC1-SCORE-KONG-MINOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Four {tiles}, concealed"),
    "PC1-SCORE-KONG-MAJOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Four {tiles}, exposed"),
    "PC1-SCORE-KONG-MAJOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Four {tiles}, concealed"),
    "PC1-SCORE-PAIR-HONOR": QT_TRANSLATE_NOOP("Score", "Pair of {tiles}"),
    "PC1-DBL-GREEN": QT_TRANSLATE_NOOP("Score", "Set of green dragons"),
    "PC1-DBL-RED": QT_TRANSLATE_NOOP("Score", "Set of red dragons"),
    "PC1-DBL-WHITE": QT_TRANSLATE_NOOP("Score", "Set of white dragons"),
    "PC1-DBL-OWNWIND": QT_TRANSLATE_NOOP("Score", "Set of the own wind"),
    "PC1-DBL-SUIT-HONORS": QT_TRANSLATE_NOOP("Score", "One suit with winds and dragons"),
    "PC1-DBL-ONESUIT": QT_TRANSLATE_NOOP("Score", "All of one suit"),
    "PC1-DBL-ALLHONORS": QT_TRANSLATE_NOOP("Score", "All winds and dragons"),
    "PC1-DBL-ORIGINAL": QT_TRANSLATE_NOOP("Score", "Mah-Jongg on the original hand"),
    "PCM-DBL-OWN": QT_TRANSLATE_NOOP("Score", "Mandarin of the own wind"),
}
"""What an item is called; a set names its tiles."""

NAMES: Final = {
    "PC1-BONUS-MAHJONGG": QT_TRANSLATE_NOOP("Score", "Mah-Jongg"),
    "PC1-BONUS-NOSEQ": QT_TRANSLATE_NOOP("Score", "No sequence in the hand"),
    "PC1-BONUS-NOOTHER": QT_TRANSLATE_NOOP("Score", "No other score"),
    "PC1-BONUS-LOOSE": QT_TRANSLATE_NOOP("Score", "Winning tile is a loose tile"),
    "PC1-BONUS-DRAW": QT_TRANSLATE_NOOP("Score", "Winning tile drawn"),
    "PC1-BONUS-ONLYPLACE": QT_TRANSLATE_NOOP("Score", "Only place to win"),
    "PC1-SCORE-PUNG-MINOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Three of a kind, 2 to 8, exposed"),
    "PC1-SCORE-PUNG-MINOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Three of a kind, 2 to 8, concealed"),
    "PC1-SCORE-PUNG-MAJOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Three of a kind, major, exposed"),
    "PC1-SCORE-PUNG-MAJOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Three of a kind, major, concealed"),
    "PC1-SCORE-KONG-MINOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Four of a kind, 2 to 8, exposed"),
    "PC1-SCORE-KONG-MINOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Four of a kind, 2 to 8, concealed"),
    "PC1-SCORE-KONG-MAJOR-EXPOSED": QT_TRANSLATE_NOOP("Score", "Four of a kind, major, exposed"),
    "PC1-SCORE-KONG-MAJOR-CONCEALED": QT_TRANSLATE_NOOP("Score", "Four of a kind, major, concealed"),
    "PC1-SCORE-PAIR-HONOR": QT_TRANSLATE_NOOP("Score", "Pair of dragons or of the own wind"),
    "PC1-DBL-GREEN": QT_TRANSLATE_NOOP("Score", "Set of green dragons"),
    "PC1-DBL-RED": QT_TRANSLATE_NOOP("Score", "Set of red dragons"),
    "PC1-DBL-WHITE": QT_TRANSLATE_NOOP("Score", "Set of white dragons"),
    "PC1-DBL-OWNWIND": QT_TRANSLATE_NOOP("Score", "Set of the own wind"),
    "PC1-DBL-SUIT-HONORS": QT_TRANSLATE_NOOP("Score", "One suit with winds and dragons"),
    "PC1-DBL-ONESUIT": QT_TRANSLATE_NOOP("Score", "All of one suit"),
    "PC1-DBL-ALLHONORS": QT_TRANSLATE_NOOP("Score", "All winds and dragons"),
    "PC1-DBL-ORIGINAL": QT_TRANSLATE_NOOP("Score", "Mah-Jongg on the original hand"),
    "PCM-DBL-OWN": QT_TRANSLATE_NOOP("Score", "Mandarin of the own wind"),
}
"""What an item is called where no tiles are at hand."""

SHORT: Final = {
    "PC1-DBL-GREEN": QT_TRANSLATE_NOOP("Score", "green dragons"),
    "PC1-DBL-RED": QT_TRANSLATE_NOOP("Score", "red dragons"),
    "PC1-DBL-WHITE": QT_TRANSLATE_NOOP("Score", "white dragons"),
    "PC1-DBL-OWNWIND": QT_TRANSLATE_NOOP("Score", "own wind"),
    "PC1-DBL-SUIT-HONORS": QT_TRANSLATE_NOOP("Score", "suit, honors"),
    "PC1-DBL-ONESUIT": QT_TRANSLATE_NOOP("Score", "one suit"),
    "PC1-DBL-ALLHONORS": QT_TRANSLATE_NOOP("Score", "all honors"),
    "PC1-DBL-ORIGINAL": QT_TRANSLATE_NOOP("Score", "original hand"),
    "PCM-DBL-OWN": QT_TRANSLATE_NOOP("Score", "mandarin"),
}
"""What stands under a doubled sum."""

_SETS: Final = ("PC1-SCORE-PUNG", "PC1-SCORE-KONG")


def score_title(item: str) -> str:
    """Return what an item is called without its tiles.

    Raises:
        KeyError: no item has this id.
    """
    return translate("Score", NAMES[item])


def short_title(item: str) -> str:
    """Return the short word of a doubling, as it stands under a sum."""
    return translate("Score", SHORT[item])


def points_word() -> str:
    """Return the word under the sum of the points."""
    return translate("Score", "points")


def points_title() -> str:
    """Return the heading over the points."""
    return translate("Score", "Points")


def doubles_title() -> str:
    """Return the heading over the doubles."""
    return translate("Score", "Doubles")


def nothing_counts() -> str:
    """Return that a hand has no points."""
    return translate("Score", "Nothing in this hand counts.")


def missed_title(*, final: bool) -> str:
    """Return the heading over the items that were looked for."""
    return translate("Score", "Looked for, not counted") if final else translate("Score", "One step away")


def line_title(line: ScoreLine) -> str:
    """Return the title of a line with its tiles: "Three red dragons, exposed"."""
    if not line.evidence.tiles:
        return score_title(line.item)
    return translate("Score", TITLES[line.item]).format(tiles=several(line.evidence.tiles[0]))


def line_value(line: ScoreLine) -> str:
    """Return what a line gives: points, or a factor."""
    match line.award:
        case Points(amount):
            return number(amount)
        case Doubles(count):
            return times(2**count)
        case Limit() as limit:
            return translate("Score", "the limit") if limit.fraction == 1 else str(limit.fraction)


def line_reason(line: ScoreLine, sheet: ScoreSheet, win: Win | None, wind: Wind, *, me: bool) -> str:
    """Return the reason under a line's title; empty where the title says it all.

    `win` is how the hand was won (None: it did not win), `wind` the wind of its player, `me` whether that is
    the user.
    """
    tiles = line.evidence.tiles
    if line.item.startswith(_SETS) and tiles:
        return _set_reason(line, sheet, win)
    match line.item:
        case "PC1-SCORE-PAIR-HONOR":
            if tiles and tiles[0].dragon is not None:
                return translate("Score", "every pair of dragons counts")
            return _own_wind(wind, me=me)
        case "PC1-BONUS-MAHJONGG":
            return translate("Score", "four sets and a pair")
        case "PC1-BONUS-NOOTHER":
            return translate("Score", "nothing counts but the 20 for Mah-Jongg")
        case "PC1-BONUS-LOOSE":
            return translate("Score", "drawn to replace a tile")
        case "PC1-BONUS-DRAW":
            loose = win is not None and win.by is WinBy.LOOSE
            return translate("Score", "a loose tile") if loose else translate("Score", "from the wall")
        case "PC1-BONUS-ONLYPLACE":
            if win is not None and win.tile is not None:
                return translate("Score", "only {tile} completes the hand").format(tile=tile_name(win.tile))
            return ""
        case "PC1-DBL-OWNWIND":
            return _own_wind(wind, me=me)
        case "PC1-DBL-SUIT-HONORS" | "PC1-DBL-ONESUIT":
            suit = _fact(line, "suit")
            return suit_name(Suit(suit)) if isinstance(suit, str) else ""
        case "PC1-DBL-ORIGINAL":
            return translate("Score", "complete as dealt")
        case "PCM-DBL-OWN":
            return tile_name(tiles[0]) if tiles else ""
        case _:
            return ""


def near_miss(miss: NearMiss) -> str:
    """Return why an item that was looked for is not counted; its title stands before it."""
    tiles = miss.evidence.tiles
    match miss.item:
        case "PC1-BONUS-ONLYPLACE":
            words = translate("Score", "{tiles} would have won too.")
            return words.format(tiles=_capital(joined([tile_name(tile) for tile in tiles])))
        case "PC1-BONUS-NOSEQ":
            return translate("Score", "{run} is a sequence, the only one.").format(run=short_run(tiles))
        case "PC1-BONUS-NOOTHER":
            return translate("Score", "Another item gives points.")
        case "PC1-DBL-SUIT-HONORS" | "PC1-DBL-ONESUIT":
            return _strays(miss)
        case "PC1-DBL-ALLHONORS":
            words = translate("Score", "{tiles} belong to a suit.")
            return words.format(tiles=_capital(_kinds(tiles)))
        case "PCM-DBL-OWN":
            return translate("Score", "{tiles} belongs to another wind.").format(
                tiles=_capital(_kinds(tiles))
            )
        case _:
            return translate("Score", "A pair is there; a third {tile} would make the set.").format(
                tile=tile_name(tiles[0]) if tiles else ""
            )


def _strays(miss: NearMiss) -> str:
    suits = next((value for name, value in miss.evidence.facts if name == "suits"), 0)
    if isinstance(suits, int) and suits > 1:
        return plurals.suits(suits)
    return translate("Score", "There are winds or dragons in the hand: {tiles}.").format(
        tiles=_kinds(miss.evidence.tiles)
    )


def _kinds(tiles: tuple[Tile, ...]) -> str:
    return joined([tile_name(tile) for tile in dict.fromkeys(tiles)])


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _own_wind(wind: Wind, *, me: bool) -> str:
    words = translate("Score", "you are {wind}") if me else translate("Score", "this player is {wind}")
    return words.format(wind=wind_name(wind))


def _fact(line: ScoreLine, name: str) -> object:
    return next((value for key, value in line.evidence.facts if key == name), None)


def _set_reason(line: ScoreLine, sheet: ScoreSheet, win: Win | None) -> str:
    meld = _meld_of(line, sheet)
    major = line.evidence.tiles[0].is_major
    if meld is None:
        return translate("Score", "a major set") if major else translate("Score", "a minor set")
    if meld.kind is MeldKind.KONG:
        match meld.form:
            case KongForm.CLAIMED:
                words = (
                    QT_TRANSLATE_NOOP("Score", "a major set, claimed"),
                    QT_TRANSLATE_NOOP("Score", "a minor set, claimed"),
                )
            case KongForm.ADDED:
                words = (
                    QT_TRANSLATE_NOOP("Score", "a major set; the fourth was added"),
                    QT_TRANSLATE_NOOP("Score", "a minor set; the fourth was added"),
                )
            case _:
                words = (
                    QT_TRANSLATE_NOOP("Score", "a major set, all drawn"),
                    QT_TRANSLATE_NOOP("Score", "a minor set, all drawn"),
                )
    elif win is not None and meld == sheet.reading.completed:
        words = (
            (
                QT_TRANSLATE_NOOP("Score", "a major set; the last tile was claimed"),
                QT_TRANSLATE_NOOP("Score", "a minor set; the last tile was claimed"),
            )
            if win.by.claimed
            else (
                QT_TRANSLATE_NOOP("Score", "a major set; the last tile was drawn"),
                QT_TRANSLATE_NOOP("Score", "a minor set; the last tile was drawn"),
            )
        )
    elif meld.concealed:
        words = (
            QT_TRANSLATE_NOOP("Score", "a major set, all drawn"),
            QT_TRANSLATE_NOOP("Score", "a minor set, all drawn"),
        )
    else:
        words = (
            QT_TRANSLATE_NOOP("Score", "a major set, claimed"),
            QT_TRANSLATE_NOOP("Score", "a minor set, claimed"),
        )
    return translate("Score", words[0 if major else 1])


def _meld_of(line: ScoreLine, sheet: ScoreSheet) -> Meld | None:
    """Return the set of the reading that a line counts."""
    kind = MeldKind.KONG if "KONG" in line.item else MeldKind.PUNG
    for meld in sheet.reading.sets:
        if meld.kind is kind and meld.tile is line.evidence.tiles[0]:
            return meld
    return None
