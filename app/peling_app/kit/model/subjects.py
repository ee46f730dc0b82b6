"""Say which items of the books look at the same thing, so that their prices can stand side by side.

No book knows another, so this is no part of any of them: that "Winning by pairs" of one and "No Chows" of
another ask the same question is our judgement for the comparison, kept here as data. The first pattern that
fits an item's id counts. An item may look at one set; then the subject is told apart by that set's tile.
"""

from __future__ import annotations

from enum import StrEnum
from fnmatch import fnmatchcase
from functools import lru_cache
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
    FOUR_WINDS = "four-winds"
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
"""Subjects that are told apart by the tile they are about."""

_PATTERNS: Final = (
    ("PC?-BONUS-MAHJONGG", Subject.MAH_JONGG),
    ("HP-B-WIN", Subject.MAH_JONGG),
    ("FW-BASE", Subject.MAH_JONGG),
    ("FH-PATTERN-BASE", Subject.MAH_JONGG),
    ("PC?-BONUS-NOSEQ", Subject.NO_SEQUENCE),
    ("PC2-DBL-NOSEQ", Subject.NO_SEQUENCE),
    ("HP-[BX]-NO-CHOW", Subject.NO_SEQUENCE),
    ("FW-X-PAIRS", Subject.NO_SEQUENCE),
    ("FH-PATTERN-ALL-PUNG-*", Subject.NO_SEQUENCE),
    ("PC?-BONUS-NOOTHER", Subject.NO_SCORE),
    ("HP-[BX]-NO-SCORE", Subject.NO_SCORE),
    ("FW-PLAIN", Subject.NO_SCORE),
    ("FH-PATTERN-COMMON", Subject.NO_SCORE),
    ("PC1-BONUS-DRAW", Subject.DRAWN),
    ("HP-B-DRAWN", Subject.DRAWN),
    ("FH-PATTERN-OWN-TILE", Subject.DRAWN),
    ("PC1-BONUS-ONLYPLACE", Subject.ONLY_PLACE),
    ("HP-B-ONLY", Subject.ONLY_PLACE),
    ("FH-PATTERN-SINGLE-CALL", Subject.ONLY_PLACE),
    ("PC?-BONUS-LOOSE", Subject.LOOSE),
    ("HP-[BX]-LOOSE", Subject.LOOSE),
    ("FW-X-FLOWER", Subject.LOOSE),
    ("FH-PATTERN-FLOWER-BLOOMING", Subject.LOOSE),
    ("FH-PATTERN-KONG-*", Subject.KONG),
    ("PC2-BONUS-LASTTILE", Subject.LAST_TILE),
    ("HP-[BX]-LAST", Subject.LAST_TILE),
    ("FW-X-MOON", Subject.LAST_TILE),
    ("FH-PATTERN-BOTTOM", Subject.LAST_TILE),
    ("PC2-BONUS-FOURTHTILE", Subject.FOURTH_TILE),
    ("HP-X-SNATCH", Subject.ROBBED),
    ("FW-X-ROB", Subject.ROBBED),
    ("FH-PATTERN-ROB", Subject.ROBBED),
    ("PC2-BONUS-FIRSTCARD", Subject.FIRST_DISCARD),
    ("HP-L-EAST-DISCARD", Subject.FIRST_DISCARD),
    ("FW-UNNATURAL", Subject.FIRST_DISCARD),
    ("FH-PATTERN-EARTH", Subject.FIRST_DISCARD),
    ("PC1-DBL-ORIGINAL", Subject.DEALT),
    ("PC2-LIMIT-6", Subject.DEALT),
    ("HP-[XL]-ORIGINAL", Subject.DEALT),
    ("FW-NATURAL", Subject.DEALT),
    ("FH-PATTERN-HEAVEN", Subject.DEALT),
    ("HP-B-STANDING", Subject.STANDING),
    ("HP-L-THIRTEENTH", Subject.THIRTEENTH),
    ("PC2-WIN-PAIR-*", Subject.LAST_PAIR),
    ("FW-HEAD-*", Subject.LAST_PAIR),
    ("FH-PATTERN-PAIR-CALL", Subject.PAIR_CALL),
    ("PC2-WIN-SEQ-*", Subject.LAST_SEQUENCE),
    ("PC?-*-PAIR-*", Subject.PAIR),
    ("HP-PAIR-*", Subject.PAIR),
    ("FW-PAIR-HONOUR", Subject.PAIR),
    ("PC?-*-PUNG-*", Subject.SET),
    ("PC?-*-KONG-*", Subject.KONG),
    ("HP-PUNG-*", Subject.SET),
    ("HP-KONG-*", Subject.KONG),
    ("FW-THREE-*", Subject.SET),
    ("FW-FOUR-MINOR", Subject.KONG),
    ("FW-FOUR-MAJOR", Subject.KONG),
    ("FW-FOUR-CARDINAL", Subject.KONG),
    ("FW-FOUR-DIRECTION", Subject.KONG),
    ("PC?-DBL-GREEN", Subject.DRAGONS),
    ("PC?-DBL-RED", Subject.DRAGONS),
    ("PC?-DBL-WHITE", Subject.DRAGONS),
    ("HP-X-DRAGON", Subject.DRAGONS),
    ("FW-D-CARDINAL", Subject.DRAGONS),
    ("FH-PATTERN-DRAGON", Subject.DRAGONS),
    ("PC?-DBL-OWNWIND*", Subject.WINDS),
    ("HP-X-OWN-WIND", Subject.WINDS),
    ("HP-X-ROUND-WIND", Subject.WINDS),
    ("FW-D-OWN*", Subject.WINDS),
    ("FH-PATTERN-*-WIND", Subject.WINDS),
    ("HP-FLOWER", Subject.BONUS_TILE),
    ("PCM-DBL-OWN", Subject.OWN_BONUS),
    ("HP-X-OWN-FLOWER", Subject.OWN_BONUS),
    ("FH-PATTERN-OWN-FLOWER", Subject.OWN_BONUS),
    ("HP-X-FOUR-FLOWERS", Subject.FOUR_BONUS),
    ("FH-PATTERN-FOUR-FLOWERS", Subject.FOUR_BONUS),
    ("FH-PATTERN-FLOWERS8-*", Subject.EIGHT_BONUS),
    ("PC?-DBL-SUIT-HONORS", Subject.SUIT_HONOURS),
    ("HP-X-MIXED", Subject.SUIT_HONOURS),
    ("FW-D-MIXED", Subject.SUIT_HONOURS),
    ("FH-PATTERN-MIXED", Subject.SUIT_HONOURS),
    ("PC?-DBL-ONESUIT", Subject.ONE_SUIT),
    ("HP-X-PURE", Subject.ONE_SUIT),
    ("FW-D-PURE", Subject.ONE_SUIT),
    ("FH-PATTERN-PURE", Subject.ONE_SUIT),
    ("PC1-DBL-ALLHONORS", Subject.ALL_HONOURS),
    ("HP-[XL]-HONOURS", Subject.ALL_HONOURS),
    ("FH-PATTERN-HONOURS-*", Subject.ALL_HONOURS),
    ("HP-X-TERMINALS", Subject.MAJORS),
    ("PC2-LIMIT-2", Subject.MAJORS),
    ("HP-L-TERMINALS", Subject.TERMINALS),
    ("FH-PATTERN-TAME", Subject.WILDS),
    ("FH-PATTERN-THREE-WILD-*", Subject.WILDS),
    ("FH-PATTERN-INDEPENDENT*", Subject.INDEPENDENT),
    ("FH-PATTERN-STARS-*", Subject.INDEPENDENT),
    ("FH-PATTERN-SEVEN-PAIRS-*", Subject.SEVEN_PAIRS),
    ("FH-PATTERN-BOMB-*", Subject.FOUR_IN_PAIRS),
    ("FH-PATTERN-LONER-*", Subject.LONER),
    ("FH-PATTERN-*-WILD", Subject.WILDS),
    ("PC2-LIMIT-1", Subject.THIRTEEN),
    ("HP-L-THIRTEEN", Subject.THIRTEEN),
    ("FW-THIRTEEN", Subject.THIRTEEN),
    ("PC2-LIMIT-[34]", Subject.FOUR_WINDS),
    ("HP-L-FOUR-WINDS", Subject.FOUR_WINDS),
    ("FW-FOUR-DIRECTIONS", Subject.FOUR_WINDS),
    ("PC2-LIMIT-7", Subject.THREE_DRAGONS),
    ("HP-L-THREE-DRAGONS", Subject.THREE_DRAGONS),
    ("PC2-LIMIT-5", Subject.FOUR_KONGS),
    ("HP-L-CONCEALED", Subject.FOUR_CONCEALED),
    ("HP-L-NINE", Subject.NINE_TILES),
)


@lru_cache(maxsize=1024)
def subject_of(item: str) -> Subject:
    """Return what an item looks at.

    Raises:
        KeyError: no pattern fits the id.

    >>> subject_of("FW-THREE-MINOR"), subject_of("FH-PATTERN-LONER-WILD")
    (<Subject.SET: 'set'>, <Subject.LONER: 'loner'>)
    """
    for pattern, subject in _PATTERNS:
        if fnmatchcase(item, pattern):
            return subject
    raise KeyError(item)
