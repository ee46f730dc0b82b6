"""Say which items of the books look at the same thing, so that their prices can stand side by side.

No book knows another, so this is no part of any of them: that "Winning by pairs" of one and "No Chows" of
another ask the same question is our judgement for the comparison, kept in the
face of each book. An item may look at one set; then the subject differs by that set's tile.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class SubjectGroup(StrEnum):
    """What kind of thing is looked at; the order is that of the comparison."""

    SETS = "sets"
    HONOURS = "honours"
    BONUS = "bonus"
    WINNING = "winning"
    HAND = "hand"
    LIMIT = "limit"


class Subject(StrEnum):
    """What an item looks at."""

    SET = "set"
    KONG = "kong"
    PAIR = "pair"
    LAST_PAIR = "last-pair"
    PAIR_CALL = "pair-call"
    LAST_SEQUENCE = "last-sequence"
    DRAGONS = "dragons"
    WINDS = "winds"
    BONUS_TILE = "bonus-tile"
    OWN_BONUS = "own-bonus"
    FOUR_BONUS = "four-bonus"
    EIGHT_BONUS = "eight-bonus"
    MAH_JONGG = "mah-jongg"
    DRAWN = "drawn"
    ONLY_PLACE = "only-place"
    LOOSE = "loose"
    LAST_TILE = "last-tile"
    FOURTH_TILE = "fourth-tile"
    ROBBED = "robbed"
    FIRST_DISCARD = "first-discard"
    DEALT = "dealt"
    STANDING = "standing"
    THIRTEENTH = "thirteenth"
    NO_SCORE = "no-score"
    NO_SEQUENCE = "no-sequence"
    SUIT_HONOURS = "suit-honours"
    ONE_SUIT = "one-suit"
    ALL_HONOURS = "all-honours"
    MAJORS = "majors"
    TERMINALS = "terminals"
    WILDS = "wilds"
    INDEPENDENT = "independent"
    SEVEN_PAIRS = "seven-pairs"
    FOUR_IN_PAIRS = "four-in-pairs"
    LONER = "loner"
    THIRTEEN = "thirteen"
    FOUR_WINDS = "all-winds"
    THREE_DRAGONS = "three-dragons"
    FOUR_KONGS = "four-kongs"
    FOUR_CONCEALED = "four-concealed"
    NINE_TILES = "nine-tiles"


GROUPS: Final = {
    SubjectGroup.SETS: (
        Subject.SET,
        Subject.KONG,
        Subject.PAIR,
        Subject.LAST_PAIR,
        Subject.PAIR_CALL,
        Subject.LAST_SEQUENCE,
    ),
    SubjectGroup.HONOURS: (Subject.DRAGONS, Subject.WINDS),
    SubjectGroup.BONUS: (Subject.BONUS_TILE, Subject.OWN_BONUS, Subject.FOUR_BONUS, Subject.EIGHT_BONUS),
    SubjectGroup.WINNING: (
        Subject.MAH_JONGG,
        Subject.DRAWN,
        Subject.ONLY_PLACE,
        Subject.LOOSE,
        Subject.LAST_TILE,
        Subject.FOURTH_TILE,
        Subject.ROBBED,
        Subject.FIRST_DISCARD,
        Subject.DEALT,
        Subject.STANDING,
        Subject.THIRTEENTH,
    ),
    SubjectGroup.HAND: (
        Subject.NO_SCORE,
        Subject.NO_SEQUENCE,
        Subject.SUIT_HONOURS,
        Subject.ONE_SUIT,
        Subject.ALL_HONOURS,
        Subject.MAJORS,
        Subject.TERMINALS,
        Subject.WILDS,
        Subject.INDEPENDENT,
        Subject.SEVEN_PAIRS,
        Subject.FOUR_IN_PAIRS,
        Subject.LONER,
    ),
    SubjectGroup.LIMIT: (
        Subject.THIRTEEN,
        Subject.FOUR_WINDS,
        Subject.THREE_DRAGONS,
        Subject.FOUR_KONGS,
        Subject.FOUR_CONCEALED,
        Subject.NINE_TILES,
    ),
}
"""The subjects of each group, in the order of the comparison."""

BY_TILE: Final = frozenset(
    {Subject.SET, Subject.KONG, Subject.PAIR, Subject.DRAGONS, Subject.WINDS, Subject.OWN_BONUS}
)
"""Subjects that differ by the tile they are about."""
