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
    loose-tile: HP-R2 HP-LOOSE-ORDER
    next-tile: HP-DEAL HP-DRAW
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
    claimed-late: HP-R8
    claimed-robbing: HP-R9-SNATCH
    condition not-for-exposed-pung: HP-R6A-ADD
    condition before-drawing: HP-R8
    condition not-barred: HP-R4-LOCK
    condition not-standing: HP-R10-STANDING
    condition keeps-standing-hand: HP-R10-STANDING
    condition stands-calling: HP-R10-STANDING
    condition first-own-discard: HP-R10-STANDING
    condition stands-by-a-draw: HP-R10-STANDING
    condition not-last-discard: HP-R11
    condition loose-tile-left: HP-R11
    condition tile-completes: HP-WIN
    condition hand-complete: HP-WIN
    shape: HP-WIN
    shape thirteen-majors: HP-THIRTEEN
    waits: HP-R9-CALLING
    scores: HP-SCORES HP-MAJORS HP-CONCEALED
    doubles: HP-DOUBLES
    points-and-doubles: HP-TOTAL
    counts-the-limit: HP-LIMIT
    item HP-B-*: HP-BONUSES
    item-of-shape HP-L-NINE: HP-NINE
    items-of-flowers: HP-FLOWER HP-X-OWN-FLOWER HP-X-FOUR-FLOWERS
    exposing: HP-CONCEALED HP-SCORES
    too-many-or-too-few: HP-R12
    claimed-hand: HP-L-THREE-DRAGONS
    liable-one-suit: HP-LIABLE-PURE
    liable-terminals: HP-LIABLE-TERMINALS
    liable-dragons: HP-LIABLE-DRAGONS
    liable-winds: HP-LIABLE-WINDS
    liable: HP-LIABLE-NOSETTLE
    house pung_lock: HP-R4-LOCK
    house add_fourth: HP-R6A-ADD
    house late_claim: HP-R8
    house standing: HP-R10-STANDING
    house last_discard: HP-R11
    house nine_tile: HP-NINE
    house limit: HP-LIMIT
    house limit_receive: HP-LIMIT
    house flowers: HP-FLOWERS
    house reroll_double_ones: HP-R1
    house original_thirteen: HP-X-ORIGINAL
    house pair_own_round: HP-PAIR-OWN HP-PAIR-ROUND
    house own_and_four_flowers: HP-X-OWN-FLOWER HP-X-FOUR-FLOWERS
    house loose_counts_as_drawn: HP-B-DRAWN
    house only_piece: HP-B-ONLY
    house no_chow: HP-B-NO-CHOW HP-X-NO-CHOW
    house no_score: HP-B-NO-SCORE HP-X-NO-SCORE
    house last_piece: HP-B-LAST HP-X-LAST
    house loose_tile: HP-B-LOOSE HP-X-LOOSE
    house four_wind_pungs: HP-L-FOUR-WINDS
    house liabilities: HP-LIABLE-PURE HP-LIABLE-DRAGONS HP-LIABLE-WINDS HP-LIABLE-TERMINALS HP-LIABLE-NOSETTLE
    house loser_pairs: HP-SCORES
    """
)
