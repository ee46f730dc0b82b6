"""Word a card in three lines: what an action makes, what it costs, how far the hand is then."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.advice.consequences import Consequences, Worth
from peling.core import actions as act
from peling.core.tiles import Wind
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import NO_BREAK
from peling_app.play.tutor.words import tutor as words

translate = QCoreApplication.translate

more = Sentence("Tutor", "More about it")


def makes(facts: Consequences, covered: int = 2) -> str:
    """Return what an action makes and what that counts; `covered` tiles of a drawn four lie face down."""
    match facts.action:
        case act.ClaimPung():
            made = translate("Tutor", "a set of three, open")
        case act.ClaimKong() | act.AddedKong():
            made = translate("Tutor", "a set of four, open")
        case act.ConcealedKong():
            made = translate("Tutor", "a set of four, concealed")
        case act.ClaimChow():
            made = translate("Tutor", "a sequence, open")
        case _:
            return words.makes(facts, covered)
    if facts.worth is None:
        return made
    return translate("Tutor", "{set}: {worth}").format(set=made, worth=_worth(facts.worth))


def _worth(worth: Worth) -> str:
    points = plurals.points(worth.points) if worth.points else translate("Tutor", "nothing by itself")
    if not worth.doubles:
        return points
    factor = number(2**worth.doubles)
    if worth.points:
        said = translate("Tutor", "{points}, the hand × {factor}").format(points=points, factor=factor)
    else:
        said = translate("Tutor", "the hand × {factor}").format(factor=factor)
    # No line begins with the factor alone.
    return said.replace("× ", f"×{NO_BREAK}")


def costs(facts: Consequences, opened: int) -> str:
    """Return what is given up: the draw, sets that come apart; `opened` sets lie open after a claim."""
    parts = [words.comes_apart(facts.broken)]
    match facts.action:
        case act.ClaimPung() | act.ClaimChow():
            parts = [translate("Tutor", "your draw."), plurals.lying_open(opened), *parts]
        case act.ClaimKong():
            parts = [plurals.lying_open(opened), *parts]
        case act.ConcealedKong() | act.AddedKong():
            pass
        case _:
            return ""
    return " ".join(part for part in parts if part)


def then(facts: Consequences, payers: tuple[Wind, ...] = ()) -> str:
    """Return how far the hand is before and after; of an action that makes no set what follows."""
    if facts.makes is None:
        return words.then(facts, payers)
    return words.before_and_after(facts)
