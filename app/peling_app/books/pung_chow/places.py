"""Where the book speaks of what, by the ids of its rules."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic
from peling_app.books.subjects import Subject

TERMS: Final = rules_by_topic(
    """
    suit: PC-TILES
    wind: PC-TILES
    dragon: PC-TILES
    honour: PC-TILES
    terminal: PC-TILES
    simple: PC-TILES
    major: PC-TILES
    minor: PC-TILES
    bonus-tile: PCM-TILES
    set: PC-SET
    meld: PC-SET
    chow: PC-CHOW
    pung: PC-PUNG
    kong: PC-KONG-DRAWN PC-KONG-CLAIM
    pair: PC-SET
    concealed: PC-EXPOSE-WHY PC-KONG-DRAWN
    exposed: PC-EXPOSE-WHY
    added-kong: PC-KONG-ADD
    wall: PC-WALL
    loose-tile: PC-LOOSE-POS PC-LOOSE-DRAW
    discard: PC-TURN
    claim: PC-CHOW PC-PUNG
    calling: PC-WIN
    Mah-Jongg: PC-WIN PC-SET
    drawn-deal: PC1-DRAW PC2-DRAW
    dead-hand: PC-DEAD-HAND
    East: PC-EAST PC-BANKER
    own-wind: PC1-DBL-OWNWIND
    round-wind: PC2-ROUND
    deal: PC-DEAL
    round: PC2-ROUND
    hand: PC-HAND-SIZE
    points: PC1-SETTLE
    double: PC1-DBL-RED
    limit: PC2-LIMIT
    settlement: PC1-SETTLE PC2-SETTLE
    penalty: PC2-PENALTY-PAYALL
    counter: PC-COUNTERS
    original-hand: PC1-DBL-ORIGINAL
    washing: PC2-WASH
    wind-box: PC2-BOX PC2-SEAT
    positioner: PC2-SEAT
    tiles-away: PC-WIN
    """
)
"""For each word of the glossary the rules in which the book uses it."""

MEETINGS: Final = rules_by_topic(
    """
    turn: PC-TURN
    east: PC-BANKER
    round-wind: PC2-ROUND
    flower: PCM-EXPOSE
    loose: PC-LOOSE-MANDATORY
    claim: PC-CLAIM-PRIORITY
    chow: PC-CHOW
    pung: PC-PUNG
    kong-claim: PC-KONG-CLAIM
    kong-drawn: PC-KONG-DRAWN
    kong-added: PC-KONG-ADD
    late-claim: PC-DEAD-DISCARD
    mah-jongg: PC-WIN
    robbing: PC-WIN-CLAIM
    washing: PC2-WASH
    danger: PC2-PENALTY-PAYALL
    calling: PC-WIN-CLAIM
    last-tiles: PC1-DRAW PC2-DRAW
    settlement: PC1-SETTLE PC2-SETTLE
    losers: PC1-SETTLE PC2-SETTLE
    east-double: PC-BANKER
    limit: PC2-LIMIT
    liability: PC2-PENALTY-PAYALL
    washed: PC2-WASH-NEXT
    drawn: PC1-DRAW PC2-DRAW
    """
)
"""For each thing that a learner may meet for the first time where the book speaks of it."""

PLACES: Final = rules_by_topic(
    """
    dead: PC-DEAD-DISCARD
    laid: PC-EXPOSE-WHY
    robbing: PC-WIN-CLAIM
    bonus: PCM-EXPOSE
    draw: PC-TURN
    order: PC-WALL-DIR
    loose: PC-LOOSE-DRAW
    reserve: PC2-DRAW PC1-DRAW
    standing: PC-HAND-SIZE
    one-winner: PC-CLAIM-PRIORITY
    rounds: PC2-ROUND
    sets: PC2-SET
    next-east: PC-EAST
    nobody-pays: PC1-DRAW PC2-DRAW
    errors: PC-DEAD-HAND PC2-PENALTY-FALSE PC2-PENALTY-PAYALL
    """
)
"""Where the book says what no rule of an action says."""

SUBJECTS: Final = (
    ("PC?-BONUS-MAHJONGG", Subject.MAH_JONGG),
    ("PC?-BONUS-NOSEQ", Subject.NO_SEQUENCE),
    ("PC2-DBL-NOSEQ", Subject.NO_SEQUENCE),
    ("PC?-BONUS-NOOTHER", Subject.NO_SCORE),
    ("PC1-BONUS-DRAW", Subject.DRAWN),
    ("PC1-BONUS-ONLYPLACE", Subject.ONLY_PLACE),
    ("PC?-BONUS-LOOSE", Subject.LOOSE),
    ("PC2-BONUS-LASTTILE", Subject.LAST_TILE),
    ("PC2-BONUS-FOURTHTILE", Subject.FOURTH_TILE),
    ("PC2-BONUS-FIRSTCARD", Subject.FIRST_DISCARD),
    ("PC1-DBL-ORIGINAL", Subject.DEALT),
    ("PC2-LIMIT-6", Subject.DEALT),
    ("PC2-WIN-PAIR-*", Subject.LAST_PAIR),
    ("PC2-WIN-SEQ-*", Subject.LAST_SEQUENCE),
    ("PC?-*-PAIR-*", Subject.PAIR),
    ("PC?-*-PUNG-*", Subject.SET),
    ("PC?-*-KONG-*", Subject.KONG),
    ("PC?-DBL-GREEN", Subject.DRAGONS),
    ("PC?-DBL-RED", Subject.DRAGONS),
    ("PC?-DBL-WHITE", Subject.DRAGONS),
    ("PC?-DBL-OWNWIND*", Subject.WINDS),
    ("PCM-DBL-OWN", Subject.OWN_BONUS),
    ("PC?-DBL-SUIT-HONORS", Subject.SUIT_HONOURS),
    ("PC?-DBL-ONESUIT", Subject.ONE_SUIT),
    ("PC1-DBL-ALLHONORS", Subject.ALL_HONOURS),
    ("PC2-LIMIT-2", Subject.MAJORS),
    ("PC2-LIMIT-1", Subject.THIRTEEN),
    ("PC2-LIMIT-[34]", Subject.FOUR_WINDS),
    ("PC2-LIMIT-7", Subject.THREE_DRAGONS),
    ("PC2-LIMIT-5", Subject.FOUR_KONGS),
)
"""What its score items look at, by patterns of their ids; the first that fits counts."""
