"""House rules of both parts. Defaults first, each from its ruling or rule."""

from __future__ import annotations

from typing import Final

from peling.rules.ruleset import Option

PART_ONE: Final = (
    Option("mandarins", ("off", "on"), "A34", scope="play", printed=True),
    Option("foreign_mandarin", ("replace", "discard"), "A34", scope="play"),
    Option("robbing_kong", (False, True), "A15", scope="play"),
    Option("kong_after_claim", (False, True), "A13", scope="play"),
    Option("late_claims", ("off", "until_next_discard"), "A09", scope="play"),
    Option("last_discard_claims", ("all", "win_only"), "A07", scope="play"),
    Option("p1_reserve", (0, 14), "A05", scope="play"),
    Option("two_hand_seats", ("opposite", "adjacent"), "A52", scope="play"),
    Option("original_hand", ("east_only", "first_turn"), "A19"),
    Option("original_allows_kong", (False, True), "A19"),
    Option("only_place", ("by_kinds", "by_shape"), "A20"),
    Option("draw_settlement", ("none", "differences"), "A06"),
    Option("p1_false_call", ("dead_hand", "fixed_penalty"), "A56", scope="sheet"),
    Option("false_call_deal", ("east_stays", "offender_east_passes"), "A50", scope="sheet"),
)
"""What players of Part I can agree on."""

PART_TWO_ONLY: Final = (
    Option("limit", (300, 400, 600, "none"), "A35", any_number=True, printed=True),
    Option("mah_jongg_points", (10, 20), "A35", printed=True),
    Option("first_card", ("add_after", "add_before", "flat", "off"), "A38"),
    Option("first_card_scope", ("east_discard", "any_first_turn"), "A38"),
    Option("fourth_tile", ("literal", "robbing", "both", "off"), "A39", printed=True),
    Option("winner_pair", (True, False), "A41"),
    Option("single_heads", ("plain", "doubled"), "A66"),
    Option("pay_all", (True, False), "PC2-PENALTY-PAYALL"),
    Option("penalty_concealed_kong", (True, False), "A49d"),
    Option("loser_cap", ("difference", "score"), "A36", printed=True),
    Option("last_tile_loose", (False, "both"), "A08"),
    Option("reseat_each_set", (False, True), "A51", scope="play"),
    Option("wash_window", ("before_first_draw", "until_own_draw"), "A47", scope="play"),
    Option("wash_two", ("first", "both"), "A47", scope="play"),
    Option("excuse_count", ("doublings", "items"), "A49b"),
)
"""Options of things that Part I does not have: the format gives both parts one list.

They change nothing, but that the limit measures a false call where the house takes that penalty over (A56).
"""

_PART_ONE_ALONE: Final = frozenset(
    {"p1_reserve", "original_hand", "original_allows_kong", "only_place", "p1_false_call"}
)
PART_ONE_ONLY: Final = tuple(option for option in PART_ONE if option.key in _PART_ONE_ALONE)
"""Options of things that Part II does not have. They change nothing there."""

PART_TWO: Final = (
    *PART_TWO_ONLY,
    *(option for option in PART_ONE if option.key not in _PART_ONE_ALONE),
)
"""What players of Part II can agree on."""
