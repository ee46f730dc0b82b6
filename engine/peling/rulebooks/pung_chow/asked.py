"""For which of its rules drills ask, by what a question is about."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic

ASKED: Final = rules_by_topic(
    """
    deal: PC-DEAL
    tiles-with-flowers: PCM-TILES PCM-USE PCM-SCOPE
    tiles: PC-TILES
    wall-with-flowers: PCM-WALL PCM-USE
    wall: PC-WALL
    majors: PC-TILES
    whose-flower: PCM-TILES
    set-out: PCM-DEALT PCM-EXPOSE
    breaker: PC-BREAK-1 PC-DICE
    broken-stack: PC-BREAK-2 PC-DICE
    loose-tile: PC-LOOSE-POS PC-LOOSE-DRAW
    next-tile: PC-WALL-DIR
    reserve: PC1-DRAW PC2-DRAW
    seat-by-throw: PC1-SEAT PC-DICE
    wind-box: PC2-SEAT PC-DICE
    few-players: PC23-DUMMY PC23-SAME
    sides-of-two: PC23-WALL2
    sides-of-three: PC23-WALL3
    turn-next: PC-TURN
    turn-after-claim: PC-PUNG PC-TURN
    washing: PC2-WASH PC2-WASH-LIMITS
    hand-size: PC-HAND-SIZE
    hand-size-with-fours: PC-HAND-SIZE PC-LOOSE-MANDATORY
    next-east: PC-EAST PC2-BOX
    drawn-deal: PC1-DRAW PC2-DRAW
    round: PC2-ROUND PC2-SET
    no-round: PC1-NOROUND
    own-wind: PC1-SEAT
    precedence: PC-CLAIM-PRIORITY
    winning-by-a-claim: PC-WIN-CLAIM
    washing-or-winning: PC2-WASH-ORDER
    pays: PC1-SETTLE PC2-SETTLE
    nobody-pays: PC1-DRAW PC2-DRAW
    differences: PC1-SETTLE
    east-double: PC-BANKER
    limited: PC2-LIMIT
    limited-with-east: PC2-LIMIT-EAST
    limited-losers: PC2-LIMIT-LOSERS
    pays-dead: PC-DEAD-HAND
    pays-liable: PC2-PENALTY-CANCEL PC2-PENALTY-PAYALL
    pays-three: PC23-SAME
    pays-washed: PC2-WASH PC2-WASH-EAST PC2-WASH-NEXT
    false-call: PC2-PENALTY-FALSE
    claimed-late: PC-DEAD-DISCARD
    condition not-for-exposed-pung: PC-KONG-NO-CLAIM-FOR-EXPOSED
    condition before-drawing: PC-DEAD-DISCARD
    condition not-last-discard: PC1-DRAW PC2-DRAW
    condition loose-tile-left: PC-LOOSE-MANDATORY PC2-DRAW
    condition tile-completes: PC-SET
    condition hand-complete: PC-SET
    condition as-dealt: PC2-WASH-LIMITS
    condition undrawn: PC2-WASH-LIMITS
    condition enough-heads: PC2-WASH PC2-WASH-LIMITS
    condition not-own-mandarin: PCM-EXPOSE
    shape: PC-SET PC-WIN
    shape thirteen-majors: PC2-LIMIT-1
    scores: PC-EXPOSE-WHY
    counts-the-limit: PC2-LIMIT
    item PC2-WIN-SEQ*DRAW: PC2-SHOW-SEQ
    items-of-flowers: PCM-DBL-OWN
    exposing: PC-EXPOSE-WHY
    liable-excused: PC2-PENALTY-EXCUSE
    liable-no-choice: PC2-PENALTY-NOCHOICE
    liable-safe-wait: PC2-PENALTY-SAFE-WAIT
    liable: PC2-PENALTY-PAYALL
    house draw_settlement: PC1-DRAW PC2-DRAW
    house p1_reserve: PC1-DRAW
    house late_claims: PC-DEAD-DISCARD
    house foreign_mandarin: PCM-EXPOSE PCM-DEALT
    house last_discard_claims: PC-DEAD-DISCARD
    house robbing_kong: PC-KONG-ADD
    house kong_after_claim: PC-KONG-DRAWN PC-KONG-ADD
    house mandarins: PCM-USE
    house two_hand_seats: PC23-WALL2
    house original_hand: PC1-DBL-ORIGINAL
    house original_allows_kong: PC1-DBL-ORIGINAL
    house only_place: PC1-BONUS-ONLYPLACE
    house limit: PC2-SETTLE PC2-LIMIT
    house mah_jongg_points: PC2-BONUS-MAHJONGG
    house first_card: PC2-BONUS-FIRSTCARD
    house first_card_scope: PC2-BONUS-FIRSTCARD
    house fourth_tile: PC2-BONUS-FOURTHTILE
    house winner_pair: PC2-OTH-PAIR-DRAGON PC2-OTH-PAIR-OWNWIND PC2-OTH-PAIR-ROUNDWIND PC2-OTH-PAIR-OWNROUND
    house single_heads: PC2-BONUS-NOOTHER
    house last_tile_loose: PC2-BONUS-LASTTILE
    house reseat_each_set: PC2-SET
    house wash_two: PC2-WASH
    house pay_all: PC2-PENALTY-PAYALL
    house loser_cap: PC2-SETTLE PC2-LIMIT-LOSERS
    house wash_window: PC2-WASH-LIMITS
    house excuse_count: PC2-PENALTY-EXCUSE
    house penalty_concealed_kong: PC2-PENALTY-PAYALL
    """
)
