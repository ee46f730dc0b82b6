"""Where the book speaks of what, by the ids of its rules."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic
from peling_app.books.subjects import Subject

TERMS: Final = rules_by_topic(
    """
    suit: FH-TILES
    robbing: FH-WIN-ROB
    wild: FH-WILD-KIND
    """
)
"""For each word of the glossary the rules in which the book uses it."""

MEETINGS: Final = rules_by_topic(
    """
    turn: FH-TURN
    east: FH-BANKER-STAY
    round-wind: FH-ROUND
    wild: FH-WILD-KIND
    turned-up: FH-WILD-INDICATOR
    wild-held: FH-WILD-USE
    flower: FH-FLOWER-DEAL
    meld-flower: FH-TURN
    loose: FH-SUPPLY
    claim: FH-PRIORITY
    chow: FH-CHOW
    pung: FH-PUNG
    kong-claim: FH-KONG-DIRECT
    kong-drawn: FH-KONG-CLOSED
    kong-added: FH-KONG-FILLING
    four-points: FH-WIN-DISCARD
    lone-wild: FH-WILD-EYE
    mah-jongg: FH-SHAPES
    robbing: FH-WIN-ROB
    eight-flowers: FH-SHAPE-EIGHT-FLOWERS
    danger: FH-LIABLE-THREE
    calling: FH-SHAPES
    last-tiles: FH-DRAW
    bottom-tile: FH-BOTTOM
    settlement: FH-PAY-OWN
    rounding: FH-ROUNDING
    liability: FH-LIABLE
    drawn: FH-DRAW
    """
)
"""For each thing that a learner may meet for the first time where the book speaks of it."""

PLACES: Final = rules_by_topic(
    """
    dead: FH-PUNG
    laid: FH-SHOW
    robbing: FH-WIN-ROB
    bonus: FH-FLOWER-DEAL
    draw: FH-TURN
    order: FH-BREAK
    turned: FH-WILD-INDICATOR
    standing: FH-DEAL
    one-winner: FH-ONE-WINNER
    rounds: FH-ROUND
    next-east: FH-BANKER-STAY
    nobody-pays: FH-DRAW
    """
)
"""Where the book says what no rule of an action says."""

SUBJECTS: Final = (
    ("FH-PATTERN-BASE", Subject.MAH_JONGG),
    ("FH-PATTERN-ALL-PUNG-*", Subject.NO_SEQUENCE),
    ("FH-PATTERN-COMMON", Subject.NO_SCORE),
    ("FH-PATTERN-OWN-TILE", Subject.DRAWN),
    ("FH-PATTERN-SINGLE-CALL", Subject.ONLY_PLACE),
    ("FH-PATTERN-FLOWER-BLOOMING", Subject.LOOSE),
    ("FH-PATTERN-KONG-*", Subject.KONG),
    ("FH-PATTERN-BOTTOM", Subject.LAST_TILE),
    ("FH-PATTERN-ROB", Subject.ROBBED),
    ("FH-PATTERN-EARTH", Subject.FIRST_DISCARD),
    ("FH-PATTERN-HEAVEN", Subject.DEALT),
    ("FH-PATTERN-PAIR-CALL", Subject.PAIR_CALL),
    ("FH-PATTERN-DRAGON", Subject.DRAGONS),
    ("FH-PATTERN-*-WIND", Subject.WINDS),
    ("FH-PATTERN-OWN-FLOWER", Subject.OWN_BONUS),
    ("FH-PATTERN-FOUR-FLOWERS", Subject.FOUR_BONUS),
    ("FH-PATTERN-FLOWERS8-*", Subject.EIGHT_BONUS),
    ("FH-PATTERN-MIXED", Subject.SUIT_HONOURS),
    ("FH-PATTERN-PURE", Subject.ONE_SUIT),
    ("FH-PATTERN-HONOURS-*", Subject.ALL_HONOURS),
    ("FH-PATTERN-TAME", Subject.WILDS),
    ("FH-PATTERN-THREE-WILD-*", Subject.WILDS),
    ("FH-PATTERN-INDEPENDENT*", Subject.INDEPENDENT),
    ("FH-PATTERN-STARS-*", Subject.INDEPENDENT),
    ("FH-PATTERN-SEVEN-PAIRS-*", Subject.SEVEN_PAIRS),
    ("FH-PATTERN-BOMB-*", Subject.FOUR_IN_PAIRS),
    ("FH-PATTERN-LONER-*", Subject.LONER),
    ("FH-PATTERN-*-WILD", Subject.WILDS),
)
"""What its score items look at, by patterns of their ids; the first that fits counts."""
