"""For which of its rules drills ask, by what a question is about."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic

ASKED: Final = rules_by_topic(
    """
    deal: FH-DEAL
    tiles: FH-TILES
    wall: FH-WALL
    majors: FH-TILES
    whose-flower: FH-FLOWER-WINDS
    set-out: FH-FLOWER-DEAL FH-WILD-FLOWER
    breaker: FH-COUNT FH-BREAK
    broken-stack: FH-BREAK
    next-tile: FH-BREAK
    reserve: FH-WILD-INDICATOR
    turned-up: FH-WILD-INDICATOR FH-BREAK
    first-supply: FH-SUPPLY FH-BREAK
    wild-kinds: FH-WILD-KIND FH-WILD-FLOWER
    seat-by-winds: FH-SEAT FH-COUNT
    first-banker: FH-BANKER-FIRST FH-COUNT
    turn-next: FH-TURN
    turn-after-claim: FH-PUNG FH-TURN
    hand-size: FH-DEAL
    hand-size-with-fours: FH-KONG-AFTER
    next-east: FH-BANKER-STAY
    drawn-deal: FH-DRAW
    round: FH-ROUND
    wind-after: FH-SEATWIND
    own-wind: FH-SEATWIND
    precedence: FH-PRIORITY
    one-winner: FH-ONE-WINNER
    nobody-pays: FH-DRAW
    pays-by-draw: FH-PAY-OWN
    pays-by-discard: FH-PAY-DISCARD
    rounded: FH-ROUNDING
    pays-liable: FH-LIABLE
    """
)
