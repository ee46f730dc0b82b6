"""A rule set as the numbers that the kernel reads: the struct `Rules` of ``engine/kernel/core/hand.h``."""

from __future__ import annotations

from typing import Final

from peling.rules.ruleset import Option, OptionValue, RuleSet

BOOKS: Final = ("pung-chow", "pung-chow-limit", "how-to-play", "four-winds", "fenghua")
"""The rule sets that the kernel knows, in the order of its numbers for them."""
FIELDS: Final = (
    "book",
    "limit",
    "mandarins",
    "foreign_mandarin",
    "robbing_kong",
    "kong_after_claim",
    "late_claims",
    "last_discard_claims",
    "two_hand_seats",
    "draw_settlement",
    "p1_reserve",
    "original_hand",
    "original_allows_kong",
    "only_place",
    "mah_jongg_points",
    "first_card",
    "first_card_scope",
    "fourth_tile",
    "winner_pair",
    "single_heads",
    "pay_all",
    "penalty_concealed_kong",
    "loser_cap",
    "last_tile_loose",
    "reseat_each_set",
    "wash_window",
    "wash_two",
    "excuse_count",
    "flowers",
    "reroll_double_ones",
    "pung_lock",
    "add_fourth",
    "late_claim",
    "standing",
    "last_discard",
    "nine_tile",
    "original_thirteen",
    "pair_own_round",
    "loser_pairs",
    "own_and_four_flowers",
    "loose_counts_as_drawn",
    "only_piece",
    "no_chow",
    "no_score",
    "last_piece",
    "loose_tile",
    "limit_receive",
    "four_wind_pungs",
    "liabilities",
    "banker_subtract_one",
    "drawn_game_bank",
    "extend_visible_three",
    "reserve",
    "cap_at_full",
    "banker_double_on_full",
    "other_winds",
    "head_points",
    "pair_honour",
    "mixed_suit",
    "extra_pairs",
    "extra_open_flowers",
    "extra_moon",
    "extra_rob",
    "rob_without_extra",
    "rob_form",
    "rob_suits_only",
    "losers_settle",
    "discarder_pays_all",
    "unnatural",
    "min_claim_points",
    "rob_minimum",
    "independent_stacking",
    "single_call_seven_pairs",
    "tame_counts_as_no_wild",
    "repeat_patterns",
    "celebration",
    "seventh_honour_drawn",
    "pair_call_exclusive",
    "pair_call_with_wild",
    "lone_wild_claim",
    "seven_pairs_lone_wild_claim",
    "multi_win",
    "honour_pung",
    "loner_closed_kong",
    "liability_conflict",
    "flower_then_kong",
    "fifth_copy",
    "bottom_tile",
    "forced_flowers",
    "value_table",
)
"""The fields of the struct in its order: the book, the limit, then house rules by their keys."""


class UnknownToKernelError(ValueError):
    """A rule set or a house rule that the kernel cannot play. The message names it."""


def packed(rules: RuleSet) -> tuple[int, ...]:
    """Return a rule set with its house rules as the kernel's numbers.

    A house rule becomes the place of its value among those of its option, the limit itself or 0 for none.
    What concerns a table with real tiles alone is left out.

    Raises:
        UnknownToKernelError: the kernel does not know this rule set or one of its house rules.

    >>> from peling.rulebooks import rule_set
    >>> packed(rule_set("pung-chow-limit", {"limit": 400, "first_card": "flat"}))[:2]
    (1, 400)
    """
    if rules.id not in BOOKS:
        message = f"the kernel does not know the rule set {rules.id!r}"
        raise UnknownToKernelError(message)
    numbers = dict.fromkeys(FIELDS, 0)
    numbers["book"] = BOOKS.index(rules.id)
    for option in rules.options:
        if option.scope == "sheet":
            continue
        if option.key not in numbers:
            message = f"the kernel does not know the house rule {option.key!r} of {rules.id!r}"
            raise UnknownToKernelError(message)
        numbers[option.key] = _number(option, rules.house[option.key])
    return tuple(numbers.values())


def _number(option: Option, value: OptionValue) -> int:
    if option.any_number:
        return value if isinstance(value, int) else 0
    return option.values.index(value)
