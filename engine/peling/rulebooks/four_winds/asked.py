"""For which of its rules drills ask, by what a question is about."""

from __future__ import annotations

from typing import Final

from peling.rules.rulebook import rules_by_topic

ASKED: Final = rules_by_topic(
    """
    deal: FW-DEAL
    tiles: FW-TILES
    wall: FW-WALL
    majors: FW-TILES
    breaker: FW-BREAK
    broken-stack: FW-BREAK
    next-tile: FW-BREAK FW-TURN
    reserve: FW-RESERVE
    seat-by-winds: FW-SEATS
    first-banker: FW-BANKER-FIRST
    turn-next: FW-TURN
    turn-after-claim: FW-TURN FW-THREE-VISIBLE
    sticks: FW-STICKS
    hand-size: FW-DEAL
    hand-size-with-fours: FW-DEAL FW-FOUR-HIDDEN
    hand-size-complete: FW-WIN
    next-east: FW-GAMES
    drawn-deal: FW-GAMES
    round: FW-GAMES
    own-wind: FW-SEATS
    precedence: FW-CLAIM-ORDER
    winning-by-a-claim: FW-WIN FW-CHOW
    pays: FW-PAY
    nobody-pays: FW-PAY
    east-double: FW-BANKER-DOUBLE
    claimed-late: FW-TURN
    claimed-robbing: FW-X-ROB
    condition not-for-exposed-pung: FW-FOUR-VISIBLE
    condition three-stays: FW-FOUR-VISIBLE
    condition not-last-discard: FW-RESERVE
    condition loose-tile-left: FW-RESERVE
    condition rear-card-left: FW-RESERVE
    condition tile-completes: FW-WIN
    condition hand-complete: FW-WIN
    condition no-honour-robbed: FW-X-ROB
    shape: FW-WIN FW-HEAD
    shape thirteen-majors: FW-THIRTEEN
    waits: FW-CALLS
    scores: FW-POINTS
    doubles: FW-DOUBLES
    counts-the-limit: FW-FULL
    item FW-X-*: FW-EXTRAS
    items-spoilt-by-plain: FW-HEAD-DISCARD FW-HEAD-SELF
    pung concealed: FW-THREE-HIDDEN
    pung exposed: FW-THREE-VISIBLE
    kong concealed: FW-FOUR-HIDDEN
    kong exposed: FW-FOUR-VISIBLE
    pair concealed: FW-HEAD
    pair exposed: FW-HEAD
    exposing: FW-POINTS FW-THREE-HIDDEN FW-THREE-VISIBLE
    house banker_subtract_one: FW-BANKER-FIRST
    house drawn_game_bank: FW-GAMES
    house extend_visible_three: FW-FOUR-VISIBLE
    house reserve: FW-RESERVE
    house limit: FW-FULL
    house other_winds: FW-THREE-DIRECTION FW-FOUR-DIRECTION
    house head_points: FW-HEAD-DISCARD FW-HEAD-SELF
    house pair_honour: FW-POINTS FW-PAIR-HONOUR
    house mixed_suit: FW-D-MIXED
    house extra_pairs: FW-EXTRAS
    house extra_open_flowers: FW-EXTRAS
    house extra_moon: FW-EXTRAS
    house extra_rob: FW-EXTRAS
    house rob_without_extra: FW-WIN FW-X-ROB
    house rob_form: FW-X-ROB
    house rob_suits_only: FW-X-ROB
    house unnatural: FW-UNNATURAL
    house cap_at_full: FW-FULL
    house banker_double_on_full: FW-BANKER-DOUBLE
    house losers_settle: FW-PAY
    house discarder_pays_all: FW-PAY
    """
)
