"""For which of its rules drills ask, by what a question is about."""

from typing import Final

from peling.rules.rulebook import rules_by_topic

ASKED: Final = rules_by_topic(
    """
    tiles: CY-TILES
    wall: CY-WALL
    breaker: CY-WALL
    deal: CY-DEAL
    hand-size: CY-DEAL
    turn-next: CY-TURN
    turn-after-claim: CY-TURN CY-PUNG
    next-east: CY-EAST
    drawn-deal: CY-DRAW
    precedence: CY-ORDER
    pays: CY-PAY
    nobody-pays: CY-DRAW
    east-double: CY-EAST
    """
)
