"""Word why the first choice is better than another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.advice.advisor import Advice
from peling.advice.reasons import Reason
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import action_words
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number
from peling_app.play.tutor.words.advice import PATTERNS, fact, others_title

translate = QCoreApplication.translate


def motive_words(other: Advice) -> str:
    """Return why the first choice is better than this one, as a sentence; empty for the first itself.

    Raises:
        KeyError: there is no such motive.
    """
    motive = other.motive
    if motive is None:
        return ""
    if motive.id == "about-equal":
        return others_title(other)
    return translate("Motives", "Better than “{action}”: {why}").format(
        action=action_words(other.action), why=_WORDS[motive.id](motive)
    )


_wins = Sentence("Motives", "it ends the deal now.")
_keeps_wild = Sentence("Motives", "it keeps the wild tile.")
_gains_nothing = Sentence("Motives", "that set brings the hand neither nearer nor more.")
_keeps_dearer = Sentence("Motives", "it keeps the way to a dearer hand open.")
_keeps_open = Sentence("Motives", "it keeps more ways open.")


def _nearer(motive: Reason) -> str:
    return translate("Motives", "the hand is nearer, {short} instead of {other}.").format(
        short=plurals.short(fact(motive, "away")), other=number(fact(motive, "other"))
    )


def _more_tiles(motive: Reason) -> str:
    return translate("Motives", "more tiles help, {live} instead of {other}, at {short}.").format(
        live=number(fact(motive, "live")),
        other=number(fact(motive, "other")),
        short=plurals.short(fact(motive, "away")),
    )


def _higher_value(motive: Reason) -> str:
    pattern = str(motive.evidence.fact("pattern"))
    words = (
        translate("Motives", "the hand may count more, about {value} instead of {other}.")
        if pattern == "any"
        else translate("Motives", "aiming at {pattern} it may count more, about {value} instead of {other}.")
    )
    return words.format(
        pattern=PATTERNS[pattern](),
        value=number(fact(motive, "value")),
        other=number(fact(motive, "other")),
    )


def _safer(motive: Reason) -> str:
    return translate("Motives", "it is safer, about {cost} at risk instead of {other}.").format(
        cost=plurals.points(fact(motive, "cost")), other=number(fact(motive, "other"))
    )


_WORDS: Final[dict[str, Callable[[Reason], str]]] = {
    "wins": lambda _: _wins(),
    "keeps-wild": lambda _: _keeps_wild(),
    "gains-nothing": lambda _: _gains_nothing(),
    "nearer": _nearer,
    "more-tiles": _more_tiles,
    "higher-value": _higher_value,
    "keeps-dearer": lambda _: _keeps_dearer(),
    "safer": _safer,
    "keeps-open": lambda _: _keeps_open(),
}
