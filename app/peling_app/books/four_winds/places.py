"""Where the book speaks of what, by the ids of its rules."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic
from peling_app.books.subjects import Subject

TERMS: Final = rules_by_topic(
    """
    suit: FW-TILES
    robbing: FW-X-ROB
    """
)
"""For each word of the glossary the rules in which the book uses it."""

MEETINGS: Final = rules_by_topic(
    """
    turn: FW-TURN
    east: FW-BANKER-DOUBLE
    round-wind: FW-GAMES
    loose: FW-RESERVE
    claim: FW-CLAIM-ORDER
    chow: FW-CHOW
    pung: FW-THREE-VISIBLE
    kong-claim: FW-FOUR-VISIBLE
    kong-drawn: FW-FOUR-HIDDEN
    kong-added: FW-FOUR-VISIBLE
    mah-jongg: FW-WIN
    robbing: FW-EXTRAS
    calling: FW-WIN
    last-tiles: FW-RESERVE
    settlement: FW-PAY
    losers: FW-PAY
    east-double: FW-BANKER-DOUBLE
    limit: FW-FULL
    drawn: FW-RESERVE
    sticks: FW-STICKS
    """
)
"""For each thing that a learner may meet for the first time where the book speaks of it."""

PLACES: Final = rules_by_topic(
    """
    dead: FW-THREE-VISIBLE
    laid: FW-THREE-VISIBLE
    robbing: FW-X-ROB
    draw: FW-TURN
    order: FW-BREAK
    reserve: FW-RESERVE
    standing: FW-THREE-HIDDEN
    one-winner: FW-CLAIM-ORDER
    rounds: FW-GAMES
    next-east: FW-GAMES
    nobody-pays: FW-PAY
    """
)
"""Where the book says what no rule of an action says."""

SUBJECTS: Final = (
    ("FW-BASE", Subject.MAH_JONGG),
    ("FW-X-PAIRS", Subject.NO_SEQUENCE),
    ("FW-PLAIN", Subject.NO_SCORE),
    ("FW-X-FLOWER", Subject.LOOSE),
    ("FW-X-MOON", Subject.LAST_TILE),
    ("FW-X-ROB", Subject.ROBBED),
    ("FW-UNNATURAL", Subject.FIRST_DISCARD),
    ("FW-NATURAL", Subject.DEALT),
    ("FW-HEAD-*", Subject.LAST_PAIR),
    ("FW-PAIR-HONOUR", Subject.PAIR),
    ("FW-THREE-*", Subject.SET),
    ("FW-FOUR-MINOR", Subject.KONG),
    ("FW-FOUR-MAJOR", Subject.KONG),
    ("FW-FOUR-CARDINAL", Subject.KONG),
    ("FW-FOUR-DIRECTION", Subject.KONG),
    ("FW-D-CARDINAL", Subject.DRAGONS),
    ("FW-D-OWN*", Subject.WINDS),
    ("FW-D-MIXED", Subject.SUIT_HONOURS),
    ("FW-D-PURE", Subject.ONE_SUIT),
    ("FW-THIRTEEN", Subject.THIRTEEN),
    ("FW-FOUR-DIRECTIONS", Subject.FOUR_WINDS),
)
"""What its score items look at, by patterns of their ids; the first that fits counts."""
