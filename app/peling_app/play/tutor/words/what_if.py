"""Word what would come of an action: how far, what helps, what the hand could be, what is at stake."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.advice.outlook import Aim, Outlook
from peling.core.actions import Action, Discard
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import action_words, kind_name
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import tile_name
from peling_app.play.tutor.words.advice import PATTERNS, what_if_title
from peling_app.play.tutor.words.now import distance
from peling_app.play.tutor.words.own_hand import kinds_words
from peling_app.play.tutor.words.tutor import counts

translate = QCoreApplication.translate

LIMIT_HANDS: Final = {
    "thirteen-majors": Sentence("What if", "the thirteen odd majors"),
    "three-dragons": Sentence("What if", "threes of all three dragons"),
    "all-winds": Sentence("What if", "all four winds"),
    "terminals": Sentence("What if", "nothing but ones and nines"),
}
"""Hands that a book pays with its limit."""


def title(actions: tuple[Action, ...]) -> str:
    """Return the heading over what would come of an action, or of several of one kind."""
    first = actions[0]
    if isinstance(first, Discard) and not first.standing:
        return what_if_title(first.tile)
    what = action_words(first) if len(actions) == 1 else kind_name(type(first))
    return translate("What if", "What if? {action}").format(action=what)


def facts(outlook: Outlook) -> list[tuple[str, str]]:
    """Return label and words of each fact there is."""
    if outlook.wins is not None:
        words = translate("What if", "It ends the deal and counts {points}.")
        return [(translate("What if", "Counts"), words.format(points=plurals.points(outlook.wins)))]
    rows = (
        (translate("What if", "Away"), _away(outlook)),
        (_helps_label(outlook), _helps(outlook)),
        (translate("What if", "Then"), _then(outlook)),
        (translate("What if", "Could be"), _aims(outlook)),
        (translate("What if", "Counts"), counts(outlook.makes) if outlook.makes is not None else ""),
        (translate("What if", "At stake"), _stake(outlook)),
    )
    return [(label, words) for label, words in rows if words]


def _away(outlook: Outlook) -> str:
    before, after = outlook.before, outlook.after
    if before == after:
        return distance(after)
    if after == 1:
        words = translate("What if", "{short} before; then you are calling: 1 tile short.")
    else:
        words = translate("What if", "{short} before, {after} then.")
    return words.format(short=plurals.short(before), after=number(after))


def _helps_label(outlook: Outlook) -> str:
    return translate("What if", "Waits") if outlook.after == 1 else translate("What if", "Nearer")


def _helps(outlook: Outlook) -> str:
    if not outlook.after:
        return ""
    helps = outlook.helpful
    if not helps.kinds:
        return translate("What if", "Every tile that would help is in sight already.")
    tiles = translate("What if", "any tile") if helps.every else kinds_words(helps.kinds)
    return translate("What if", "{tiles} ({live})").format(tiles=tiles, live=plurals.live(helps.live))


def _then(outlook: Outlook) -> str:
    if outlook.then is not None:
        return translate("What if", "best discard {tile}.").format(tile=tile_name(outlook.then))
    return translate("What if", "a loose tile is drawn.") if outlook.loose else ""


def _aims(outlook: Outlook) -> str:
    if not outlook.aims:
        return translate("What if", "four sets and a pair of no special sort")
    return "; ".join(_aim(aim) for aim in outlook.aims)


def _aim(aim: Aim) -> str:
    if aim.limit:
        words = translate("What if", "{pattern} ({short}, the limit of {value})")
        pattern = LIMIT_HANDS[aim.pattern]()
    else:
        words = translate("What if", "{pattern} ({short}, about {value})")
        pattern = PATTERNS[aim.pattern]()
    return words.format(pattern=pattern, short=plurals.short(aim.away), value=number(aim.value))


def _stake(outlook: Outlook) -> str:
    sentences = []
    if outlook.opened:
        sentences.append(plurals.lying_open(outlook.opened))
    before, after = outlook.counts_before, outlook.counts_after
    if before is not None and after is not None and before != after:
        words = translate("What if", "If another wins now, the hand counts {after} instead of {before}.")
        sentences.append(words.format(after=plurals.points(after), before=number(before)))
    if outlook.danger:
        words = translate("What if", "The discard may help another: about {points} at risk.")
        sentences.append(words.format(points=plurals.points(outlook.danger)))
    return " ".join(sentences)
