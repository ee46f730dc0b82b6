"""Word what would come of an action: how far, what helps, what the hand could be, what is at stake."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.advice.outlook import APART, Aim, Outlook
from peling.core.actions import Action, Discard
from peling.core.tiles import Tile
from peling_app.kit.words import plurals
from peling_app.kit.words.actions import action_words, kind_name
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import tile_name
from peling_app.play.tutor.words.advice import what_if_title
from peling_app.play.tutor.words.own_hand import by_suit, kinds_words
from peling_app.play.tutor.words.tutor import counts
from peling_app.play.words.aims import PATTERNS

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


heading = Sentence("What if", "What if?")


def hint(*, discards: bool) -> str:
    """Return how to ask: of discards on the own turn, else of claims."""
    if discards:
        return translate(
            "What if",
            "Rest on a tile of your hand, or go to it with ← and →: here you see what its discard would "
            "bring. The next tile joins it in a table.",
        )
    return translate(
        "What if", "Rest on a claim in the bar, or go to it with the keys: here you see what it would bring."
    )


def hint_in_short(*, discards: bool) -> str:
    """Return the same in so few words that they stand beside a heading."""
    if discards:
        return translate("What if", "rest on a tile of your hand")
    return translate("What if", "rest on a claim in the bar")


def facts(
    outlook: Outlook, *, tabled: bool = False
) -> list[tuple[str, str, tuple[tuple[Tile, ...], ...], tuple[int, int] | None]]:
    """Return label, words, tiles and steps of each fact.

    Where it is `tabled`, how many tiles help and the risk are left out: the table says them.
    """
    if outlook.wins is not None:
        words = translate("What if", "It ends the deal and counts {points}.")
        points = plurals.points(outlook.wins)
        return [(translate("What if", "Counts"), words.format(points=points), (), None)]
    near: tuple[tuple[str, str, tuple[tuple[Tile, ...], ...], tuple[int, int] | None], ...] = (
        (translate("What if", "Away"), _away(outlook), (), (outlook.before, outlook.after)),
        (translate("What if", "Helpful"), "" if tabled else _live(outlook), (), None),
        (_helps_label(outlook), *_helps(outlook), None),
    )
    rows = (
        *near,
        (translate("What if", "Then"), _then(outlook), (), None),
        (translate("What if", "Could be"), _aims(outlook), (), None),
        (
            translate("What if", "Counts"),
            counts(outlook.makes) if outlook.makes is not None else "",
            (),
            None,
        ),
        (translate("What if", "At stake"), _stake(outlook, risk=not tabled), (), None),
    )
    return [row for row in rows if row[1]]


def _away(outlook: Outlook) -> str:
    before, after = outlook.before, outlook.after
    if not after:
        return translate("What if", "Then the hand is complete.")
    if before == after:
        return translate("What if", "{short}, as before.").format(short=plurals.short(after))
    if after == 1:
        words = translate("What if", "{short} before; then you are calling: 1 tile to go.")
    else:
        words = translate("What if", "{short} before, {after} then.")
    return words.format(short=plurals.short(before), after=number(after))


def _live(outlook: Outlook) -> str:
    return plurals.live(outlook.helpful.live) if outlook.after and outlook.helpful.kinds else ""


def _helps_label(outlook: Outlook) -> str:
    return translate("What if", "Waits") if outlook.after == 1 else translate("What if", "Nearer")


def _helps(outlook: Outlook) -> tuple[str, tuple[tuple[Tile, ...], ...]]:
    """Return which tiles would help, in words and as tiles."""
    helps = outlook.helpful
    if not outlook.after:
        return "", ()
    if not helps.kinds:
        return translate("What if", "Every tile that would help is in sight already."), ()
    if helps.every:
        return translate("What if", "any tile"), ()
    return kinds_words(helps.kinds), by_suit(helps.kinds)


def _then(outlook: Outlook) -> str:
    if outlook.then is not None:
        return translate("What if", "best discard {tile}.").format(tile=tile_name(outlook.then))
    return translate("What if", "a loose tile is drawn.") if outlook.loose else ""


def _aims(outlook: Outlook) -> str:
    if not outlook.aims:
        return translate("What if", "four sets and a pair of no special sort")
    said = [(aim.away, _aim(aim)) for aim in outlook.aims]
    if any(aim.pattern in APART and aim.away <= outlook.plain for aim in outlook.aims):
        # Which tiles help depends on it: the nearest hand is not, or not only, of sets.
        words = translate("What if", "{pattern} ({short})")
        plain = words.format(pattern=PATTERNS["any"](), short=plurals.short(outlook.plain))
        place = next((place for place, (away, _) in enumerate(said) if away >= outlook.plain), len(said))
        said.insert(place, (outlook.plain, plain))
    return "; ".join(words for _, words in said)


def _aim(aim: Aim) -> str:
    if aim.limit:
        words = translate("What if", "{pattern} ({short}, the limit of {value})")
        pattern = LIMIT_HANDS[aim.pattern]()
    else:
        words = translate("What if", "{pattern} ({short}, about {value})")
        pattern = PATTERNS[aim.pattern]()
    return words.format(pattern=pattern, short=plurals.short(aim.away), value=number(aim.value))


def _stake(outlook: Outlook, *, risk: bool) -> str:
    sentences = []
    if outlook.opened:
        sentences.append(plurals.lying_open(outlook.opened))
    before, after = outlook.counts_before, outlook.counts_after
    if before is not None and after is not None and before != after:
        words = translate("What if", "If another wins now, the hand counts {after} instead of {before}.")
        sentences.append(words.format(after=plurals.points(after), before=number(before)))
    if risk and outlook.danger:
        words = translate("What if", "The discard may help another: about {points} at risk.")
        sentences.append(words.format(points=plurals.points(outlook.danger)))
    return " ".join(sentences)
