"""Word advice: what to do, and the reasons for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.advice.advisor import Advice
from peling.advice.reasons import Reason
from peling.core.tiles import Tile
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import action_words, in_sentence
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import joined, tile_name

translate = QCoreApplication.translate

PATTERNS: Final = {
    "any": Sentence("Advice", "four sets and a pair"),
    "suit-honours": Sentence("Advice", "one suit with winds and dragons"),
    "one-suit": Sentence("Advice", "all of one suit"),
    "honours": Sentence("Advice", "all winds and dragons"),
    "seven-pairs": Sentence("Advice", "seven pairs"),
    "independent": Sentence("Advice", "fourteen independent tiles"),
    "all-pungs": Sentence("Advice", "threes and a pair, no sequence"),
    "all-honours": Sentence("Advice", "fourteen winds and dragons in any combination"),
    "thirteen-majors": Sentence("Advice", "the thirteen odd majors"),
}
"""What a hand may aim at."""

MOST_TILES: Final = 6
"""More kinds of useful tiles than this are counted, not named."""


nothing_to_decide = Sentence("Advice", "There is nothing to decide.")


def advice_words(advice: Advice) -> str:
    """Return what to do, as a sentence."""
    return translate("Advice", "{action}.").format(action=action_words(advice.action))


def reason_words(reason: Reason, *, named: bool = True) -> str:
    """Return a reason as a sentence; empty if it says nothing new. Unless `named`, helpful tiles are counted.

    Raises:
        KeyError: there is no such reason.
    """
    if reason.id == "useful-tiles":
        return _useful(reason, named=named)
    return _WORDS[reason.id](reason)


def others_title(advice: Advice) -> str:
    """Return what would be nearly as good."""
    return translate("Advice", "Nearly as good: {action}.").format(
        action=in_sentence(action_words(advice.action))
    )


def what_if_title(tile: Tile) -> str:
    """Return the heading over what would come of discarding a tile."""
    return translate("Advice", "If you discard {tile}").format(tile=tile_name(tile))


def fact(reason: Reason, name: str) -> int:
    """Return a figure of a reason; 0 where it has none of this name."""
    value = next((value for key, value in reason.evidence.facts if key == name), 0)
    return value if isinstance(value, int) else 0


def _wins(reason: Reason) -> str:
    return translate("Advice", "It ends the deal and counts {points}.").format(
        points=plurals.points(fact(reason, "score"))
    )


def _tiles_away(reason: Reason) -> str:
    before, after = fact(reason, "before"), fact(reason, "after")
    if after == 1:
        return translate("Advice", "Then you are calling: 1 tile to go.")
    if not after:
        return translate("Advice", "Then the hand is complete.")
    if before == after:
        return translate("Advice", "It stays at {short}.").format(short=plurals.short(after))
    return translate("Advice", "{short} before, {after} after.").format(
        short=plurals.short(before), after=number(after)
    )


def _aims_at(reason: Reason) -> str:
    pattern = next((value for key, value in reason.evidence.facts if key == "pattern"), "")
    if pattern == "any":
        return ""
    words = translate("Advice", "The hand aims at {pattern}; that may count {value}.")
    return words.format(pattern=PATTERNS[str(pattern)](), value=number(fact(reason, "value")))


def _useful(reason: Reason, *, named: bool = True) -> str:
    kinds: tuple[Tile, ...] = reason.evidence.tiles
    live, short = plurals.live(fact(reason, "live")), plurals.short(fact(reason, "away"))
    if len(kinds) > MOST_TILES or not named:
        return translate("Advice", "At {short}: {live}.").format(short=short, live=live)
    names = joined([tile_name(kind) for kind in kinds])
    return translate("Advice", "At {short}: {live} ({tiles}).").format(short=short, live=live, tiles=names)


def _exposes(reason: Reason) -> str:
    return plurals.lying_open(fact(reason, "sets"))


def _loose(_reason: Reason) -> str:
    return translate("Advice", "It brings a loose tile.")


def _then_discard(reason: Reason) -> str:
    return translate("Advice", "Then discard {tile}.").format(tile=tile_name(reason.evidence.tiles[0]))


def _danger(reason: Reason) -> str:
    return translate("Advice", "The discard may help another: it risks {points}.").format(
        points=plurals.points(fact(reason, "cost"))
    )


_WORDS: Final[dict[str, Callable[[Reason], str]]] = {
    "wins": _wins,
    "tiles-away": _tiles_away,
    "aims-at": _aims_at,
    "useful-tiles": _useful,
    "exposes": _exposes,
    "loose-tile": _loose,
    "then-discard": _then_discard,
    "danger": _danger,
}
