"""Why a hand does not earn an item of the score card, by what the item looks at and what the hand has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peling.core.rules import Value
from peling.core.scoring import WinBy
from peling_app.books.faces import subject_of
from peling_app.books.subjects import GROUPS, Subject, SubjectGroup
from peling_app.kit.words.marks import Sentence

_NO_FLOWER: Final = Sentence("Faults", "{item}: no flower or season was set out.")
_IN_SETS: Final = Sentence("Faults", "{item}: this hand is four sets and a pair.")
_SUITS: Final = Sentence("Faults", "{item}: the tiles of this hand are of several suits.")
_NOT_DRAWN: Final = Sentence("Faults", "{item}: the winning tile was another player’s, and not drawn.")
_LACKS: Final[Mapping[Subject, tuple[tuple[str, ...], Sentence]]] = {
    Subject.SET: (("threes",), Sentence("Faults", "{item}: no three of a kind is in this hand.")),
    Subject.KONG: (("fours",), Sentence("Faults", "{item}: no four of a kind is in this hand.")),
    Subject.DRAGONS: (("dragons",), Sentence("Faults", "{item}: no set of dragons is in this hand.")),
    Subject.WINDS: (("winds",), Sentence("Faults", "{item}: no set of winds is in this hand.")),
    Subject.BONUS_TILE: (("bonus",), _NO_FLOWER),
    Subject.OWN_BONUS: (("bonus",), _NO_FLOWER),
    Subject.FOUR_BONUS: (("bonus",), _NO_FLOWER),
    Subject.EIGHT_BONUS: (("bonus",), _NO_FLOWER),
    Subject.WILDS: (("wilds",), Sentence("Faults", "{item}: no wild tile is in this hand.")),
    Subject.DRAWN: (("drawn",), _NOT_DRAWN),
}
"""What has to be in a hand, and what is said where none of it is there."""
_HAS: Final[Mapping[Subject, tuple[str, int, Sentence]]] = {
    Subject.NO_SEQUENCE: ("sequences", 0, Sentence("Faults", "{item}: there is a sequence in this hand.")),
    Subject.ALL_HONOURS: ("suits", 0, Sentence("Faults", "{item}: there are tiles of a suit in this hand.")),
    Subject.SUIT_HONOURS: ("suits", 1, _SUITS),
    Subject.ONE_SUIT: ("suits", 1, _SUITS),
    Subject.SEVEN_PAIRS: ("whole", 0, _IN_SETS),
    Subject.FOUR_IN_PAIRS: ("whole", 0, _IN_SETS),
    Subject.INDEPENDENT: ("whole", 0, _IN_SETS),
    Subject.THIRTEEN: ("whole", 0, _IN_SETS),
}
"""What may not be in a hand, of which so many at most, and what is said where more is there."""
_WON: Final[Mapping[Subject, tuple[set[WinBy], Sentence]]] = {
    Subject.LOOSE: ({WinBy.LOOSE}, Sentence("Faults", "{item}: the winning tile was no loose tile.")),
    Subject.LAST_TILE: (
        {WinBy.LAST_WALL, WinBy.LAST_DISCARD},
        Sentence("Faults", "{item}: the winning tile was not the last one."),
    ),
    Subject.ROBBED: ({WinBy.ROBBED_KONG}, Sentence("Faults", "{item}: no kong was robbed here.")),
    Subject.DEALT: ({WinBy.DEALT}, Sentence("Faults", "{item}: this hand was not complete as it was dealt.")),
}
"""The ways to win that an item is for, and what is said where a hand was won otherwise."""
_OF_WINNERS: Final = frozenset(
    {*GROUPS[SubjectGroup.WINNING], Subject.LAST_PAIR, Subject.LAST_SEQUENCE, Subject.PAIR_CALL}
)
"""Only a hand that won has what these items look at: how it was won, or what its last tile completed."""
_PAIR: Final = Sentence("Faults", "{item}: this hand has a pair of {kinds}.")
_LOST: Final = Sentence("Faults", "{item}: this hand did not win.")
_LOST_TOO: Final = Sentence(
    "Faults", "{item}: this hand does not earn it. Look at its tiles; it did not win."
)


def absent(facts: Mapping[str, Value]) -> Sentence | None:
    """Return why a hand does not earn an item; None: nothing simple says it of a hand that won."""
    try:
        subject = subject_of(str(facts["item"]))
    except KeyError:
        return None if "won" in facts else _LOST_TOO
    said = _plain(subject, facts)
    return said if said is not None or "won" in facts else _LOST_TOO


def _plain(subject: Subject, facts: Mapping[str, Value]) -> Sentence | None:
    """Return what a hand lacks of a subject, or has in its way, if that is simple."""
    if subject in _OF_WINNERS and "won" not in facts:
        return _LOST
    if subject in _LACKS:
        names, said = _LACKS[subject]
        return None if any(facts[name] for name in names) else said
    if subject in _HAS:
        name, most, said = _HAS[subject]
        there = facts[name]
        return said if isinstance(there, int) and there > most else None
    if subject in _WON:
        ways, said = _WON[subject]
        return None if WinBy(str(facts["won"])) in ways else said
    return _PAIR if subject is Subject.PAIR and "tile" in facts else None
