"""For which of its rules drills ask, by what a question is about."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic

ASKED: Final = rules_by_topic(
    """
    deal: HP-DEAL
    tiles-with-flowers: HP-FLOWERS
    tiles: HP-TILES
    wall: HP-WALL
    majors: HP-MAJORS HP-TILES
    whose-flower: HP-FLOWERS
    set-out: HP-FLOWER-DEAL
    breaker: HP-R1
    broken-stack: HP-R2
    loose-tile: HP-LOOSE-ORDER HP-R2
    next-tile: HP-DRAW
    reserve: HP-R11
    seat-by-throw: HP-EAST
    turn-next: HP-R3 HP-TURN
    turn-after-claim: HP-R4 HP-R3 HP-TURN
    hand-size: HP-R12
    hand-size-with-fours: HP-R12
    hand-size-complete: HP-WIN
    next-east: HP-R13
    drawn-deal: HP-R11
    round: HP-R14
    own-wind: HP-EAST
    precedence: HP-R7 HP-R9-CALLING
    one-winner: HP-R9-ORDER
    winning-by-a-claim: HP-R9-CALLING
    pays: HP-PAY-WINNER
    nobody-pays: HP-R11
    differences: HP-PAY-LOSERS
    limited: HP-LIMIT
    pays-dead: HP-R12 HP-PENALTY-COMBO
    pays-liable: HP-LIABLE-NOSETTLE
    pays-claim: HP-L-INCOMPLETE
    false-call: HP-PENALTY-FALSE
    """
)
