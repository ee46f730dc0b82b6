"""Word what the dice say while a deal begins."""

from __future__ import annotations

from collections.abc import Sequence

from peling.core.tiles import Wind
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import begun, wind_name

rule = Sentence("Tutor", "East throws two dice and counts round to the right, himself as one.")
"""How the sum is counted that names whose wall is broken."""
dice = Sentence("Tutor", "{one} and {other}")
"""Two dice that lie, for screen readers."""
_you_throw = Sentence("Tutor", "You throw {number}")
_throws = Sentence("Tutor", "{name}: a throw of {number}")
_named = Sentence("Tutor", "{who} is named by {sums}")
_thrown = Sentence("Tutor", "{number} has been thrown")


def throws(name: str, number: int, *, own: bool) -> str:
    """Return who has thrown how many."""
    return _you_throw(number=number) if own else _throws(name=name, number=number)


def seat(wind: Wind) -> str:
    """Return a seat as it is written over its player."""
    return begun(wind_name(wind))


def sums(wind: str, name: str, numbers: Sequence[int], thrown: int) -> str:
    """Return for screen readers which sums name a seat, and which of them has been thrown, if one has."""
    who = f"{wind}, {name}" if name else wind
    named = _named(who=who, sums=", ".join(map(str, numbers)))
    return in_sentences(named, _thrown(number=thrown)) if thrown else named
