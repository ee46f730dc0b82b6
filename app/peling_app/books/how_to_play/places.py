"""Where the book speaks of what, by the ids of its rules."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic
from peling_app.books.subjects import Subject

TERMS: Final = rules_by_topic(
    """
    suit: HP-TILES
    wind: HP-TILES
    dragon: HP-TILES
    major: HP-MAJORS
    set: HP-WIN
    robbing: HP-R9-SNATCH
    dead-hand: HP-R12
    double: HP-X-DRAGON
    limit: HP-LIMIT
    standing: HP-R10-STANDING
    """
)
"""For each word of the glossary the rules in which the book uses it."""

MEETINGS: Final = rules_by_topic(
    """
    turn: HP-TURN
    east: HP-R13
    round-wind: HP-R14
    flower: HP-FLOWERS
    loose: HP-LOOSE-ORDER
    claim: HP-R7
    chow: HP-R5
    pung: HP-R4
    kong-claim: HP-R6-KONG
    kong-drawn: HP-R6A-CONCEALED-KONG
    kong-added: HP-R6A-ADD
    late-claim: HP-R8
    pung-lock: HP-R4-LOCK
    mah-jongg: HP-WIN
    robbing: HP-R9-SNATCH
    standing: HP-R10-STANDING
    other-standing: HP-R10-STANDING
    danger: HP-LIABLE-PURE
    calling: HP-R9-CALLING
    last-tiles: HP-R11
    settlement: HP-PAY-WINNER
    losers: HP-PAY-LOSERS
    east-double: HP-PAY-WINNER
    limit: HP-LIMIT
    liability: HP-LIABLE-PURE
    drawn: HP-R11
    """
)
"""For each thing that a learner may meet for the first time where the book speaks of it."""

PLACES: Final = rules_by_topic(
    """
    dead: HP-R8
    laid: HP-R4
    robbing: HP-R9-SNATCH
    bonus: HP-FLOWER-DEAL
    draw: HP-DRAW
    order: HP-DRAW
    loose: HP-LOOSE-ORDER
    reserve: HP-R11
    standing: HP-CONCEALED
    one-winner: HP-R9-ORDER
    rounds: HP-R14
    next-east: HP-R13
    nobody-pays: HP-R11
    errors: HP-R12 HP-PENALTY-DEAL HP-PENALTY-COMBO HP-PENALTY-FALSE
    """
)
"""Where the book says what no rule of an action says."""

SUBJECTS: Final = (
    ("HP-B-WIN", Subject.MAH_JONGG),
    ("HP-[BX]-NO-CHOW", Subject.NO_SEQUENCE),
    ("HP-[BX]-NO-SCORE", Subject.NO_SCORE),
    ("HP-B-DRAWN", Subject.DRAWN),
    ("HP-B-ONLY", Subject.ONLY_PLACE),
    ("HP-[BX]-LOOSE", Subject.LOOSE),
    ("HP-[BX]-LAST", Subject.LAST_TILE),
    ("HP-X-SNATCH", Subject.ROBBED),
    ("HP-L-EAST-DISCARD", Subject.FIRST_DISCARD),
    ("HP-[XL]-ORIGINAL", Subject.DEALT),
    ("HP-B-STANDING", Subject.STANDING),
    ("HP-L-THIRTEENTH", Subject.THIRTEENTH),
    ("HP-PAIR-*", Subject.PAIR),
    ("HP-PUNG-*", Subject.SET),
    ("HP-KONG-*", Subject.KONG),
    ("HP-X-DRAGON", Subject.DRAGONS),
    ("HP-X-OWN-WIND", Subject.WINDS),
    ("HP-X-ROUND-WIND", Subject.WINDS),
    ("HP-FLOWER", Subject.BONUS_TILE),
    ("HP-X-OWN-FLOWER", Subject.OWN_BONUS),
    ("HP-X-FOUR-FLOWERS", Subject.FOUR_BONUS),
    ("HP-X-MIXED", Subject.SUIT_HONOURS),
    ("HP-X-PURE", Subject.ONE_SUIT),
    ("HP-[XL]-HONOURS", Subject.ALL_HONOURS),
    ("HP-X-TERMINALS", Subject.MAJORS),
    ("HP-L-TERMINALS", Subject.TERMINALS),
    ("HP-L-THIRTEEN", Subject.THIRTEEN),
    ("HP-L-FOUR-WINDS", Subject.FOUR_WINDS),
    ("HP-L-THREE-DRAGONS", Subject.THREE_DRAGONS),
    ("HP-L-CONCEALED", Subject.FOUR_CONCEALED),
    ("HP-L-NINE", Subject.NINE_TILES),
)
"""What its score items look at, by patterns of their ids; the first that fits counts."""
