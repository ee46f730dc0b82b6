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
    claimed-late: FH-TURN
    claimed-robbing: FH-WIN-ROB
    condition not-last-discard: FH-BOTTOM
    condition supply-left: FH-SUPPLY FH-KONG-AFTER
    condition supply-beside-bottom: FH-BOTTOM FH-SUPPLY FH-KONG-AFTER
    condition natural-offered: FH-DISCARDED-WILD FH-KONG
    condition natural-own: FH-WILD-USE
    condition flower-tile: FH-FLOWER-DEAL FH-TURN
    condition natural-tile: FH-KONG FH-WILD-USE FH-WILD-FLOWER
    condition flowers-melded: FH-SHAPES FH-TURN
    condition no-lone-wild: FH-WILD-EYE FH-WILD-CLAIM
    condition enough-points: FH-WIN-DISCARD
    condition after-a-draw: FH-NO-KONG-AFTER-CLAIM
    condition tile-completes: FH-SHAPES
    condition hand-complete: FH-SHAPES
    condition bottom-tile-itself: FH-BOTTOM
    condition two-held: FH-WILD-USE
    condition eight-flowers: FH-SHAPE-EIGHT-FLOWERS
    shape: FH-SHAPES FH-SHAPE-STANDARD
    shape seven-pairs: FH-SHAPES FH-SHAPE-SEVEN-PAIRS
    shape independent-tiles: FH-SHAPES FH-SHAPE-INDEPENDENT
    shape all-honours: FH-SHAPES FH-SHAPE-HONOURS
    shape eight-flowers: FH-SHAPES FH-SHAPE-EIGHT-FLOWERS
    shape-with-wild-tiles: FH-WILD-USE FH-WILD-SHAPES
    wild-tiles: FH-WILD-USE FH-WILD-KIND FH-WILD-FLOWER
    waits: FH-SINGLE-WAIT
    scores: FH-SUM
    several-readings: FH-MAXIMISE
    item FH-PATTERN-SINGLE-CALL: FH-SINGLE-WAIT
    items-of-flowers: FH-PATTERN-FLOWERS8-COMPLETED FH-PATTERN-FLOWERS8-UNCOMPLETED FH-PATTERN-FLOWER-BLOOMING
        FH-PATTERN-THREE-WILD-FLOWER FH-PATTERN-OWN-FLOWER FH-PATTERN-FOUR-FLOWERS
    kong concealed: FH-KONG-CLOSED
    option value_table=custom: FH-SCALE-30
    won-by-flowers: FH-SHAPE-EIGHT-FLOWERS
    exposing: FH-PATTERN-ALL-PUNG-STRAIGHT
    liable-robbing: FH-LIABLE-ROB
    liable-bottom: FH-LIABLE-BOTTOM
    liable-four: FH-LIABLE-FOUR
    liable-three: FH-LIABLE-THREE
    liable: FH-LIABLE
    house min_claim_points: FH-WIN-DISCARD
    house rob_minimum: FH-WIN-ROB
    house lone_wild_claim: FH-WILD-EYE
    house seven_pairs_lone_wild_claim: FH-WILD-EYE
    house multi_win: FH-ONE-WINNER
    house bottom_tile: FH-BOTTOM
    house forced_flowers: FH-TURN
    house kong_after_claim: FH-NO-KONG-AFTER-CLAIM
    house liability_conflict: FH-LIABLE
    house fifth_copy: FH-WILD-USE
    house independent_stacking: FH-PATTERN-INDEPENDENT
    house single_call_seven_pairs: FH-SINGLE-WAIT FH-PATTERN-SINGLE-CALL
    house tame_counts_as_no_wild: FH-PATTERN-NO-WILD FH-PATTERN-TAME
    house repeat_patterns: FH-PATTERN-BOMB-CLOSED FH-PATTERN-BOMB-OPEN FH-PATTERN-KONG-DIRECT-BUDDING
        FH-PATTERN-KONG-CLOSED-BUDDING FH-PATTERN-KONG-RISKY-BUDDING FH-PATTERN-FOUR-FLOWERS
    house celebration: FH-PATTERN-HONOURS-UNCOMPLETED FH-PATTERN-HONOURS-COMPLETED
        FH-PATTERN-FLOWERS8-COMPLETED FH-PATTERN-FLOWERS8-UNCOMPLETED
    house seventh_honour_drawn: FH-PATTERN-STARS-OPEN FH-PATTERN-STARS-CLOSED
    house pair_call_exclusive: FH-PATTERN-PAIR-CALL
    house pair_call_with_wild: FH-PATTERN-PAIR-CALL
    house honour_pung: FH-PATTERN-DRAGON FH-PATTERN-SEAT-WIND FH-PATTERN-PREVAILING-WIND
        FH-PATTERN-RIGHT-WIND
    house loner_closed_kong: FH-PATTERN-LONER-WILD FH-PATTERN-LONER-STRAIGHT
    house flower_then_kong: FH-PATTERN-FLOWER-BLOOMING FH-PATTERN-KONG-DIRECT-BLOOMING
        FH-PATTERN-KONG-CLOSED-BLOOMING FH-PATTERN-KONG-RISKY-BLOOMING
    house value_table: FH-SCALE-30
    """
)
