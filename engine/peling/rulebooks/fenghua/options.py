"""House rules of Fenghua: the keys, defaults first, and what they mean for reading and scoring a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peling.rules.ruleset import HouseRules, Option

OPTIONS: Final = (
    Option("min_claim_points", (4, 3), "FH-WIN-DISCARD"),
    Option("rob_minimum", (0, 4), "A-9"),
    Option("independent_stacking", ("add", "replace"), "A-2"),
    Option("single_call_seven_pairs", (True, False), "A-7"),
    Option("tame_counts_as_no_wild", (False, True), "A-4"),
    Option("repeat_patterns", ("each", "once"), "A-10"),
    Option("celebration", ("points", "celebrate_only"), "A-15"),
    Option("seventh_honour_drawn", ("open", "closed"), "A-3"),
    Option("pair_call_exclusive", (False, True), "A-5"),
    Option("pair_call_with_wild", (True, False), "A-5b"),
    Option("lone_wild_claim", ("state", "arrangement"), "A-6"),
    Option("seven_pairs_lone_wild_claim", (False, True), "A-6b"),
    Option("multi_win", ("nearest_to_discarder", "banker_first"), "A-8", scope="play"),
    Option("honour_pung", ("any", "exposed_only"), "A-11"),
    Option("loner_closed_kong", (False, True), "A-12", printed=True),
    Option("liability_conflict", ("winning_tile", "split"), "A-14"),
    Option("kong_after_claim", (False, True), "A-16", scope="play"),
    Option("flower_then_kong", ("budding", "chain"), "A-17", scope="play"),
    Option("fifth_copy", (True, False), "A-24"),
    Option("bottom_tile", ("literal", "last_tile"), "A-1", scope="play", printed=True),
    Option("forced_flowers", (False, True), "A-19", scope="play", printed=True),
    Option("value_table", ("modern", "custom"), "A-22", printed=True),
)
"""What players of Fenghua can agree on."""


def scoring_house(house: HouseRules) -> House:
    """Return what the house rules mean for reading and scoring a hand."""
    return House(
        least_claim=int(house["min_claim_points"]),
        least_robbed=int(house["rob_minimum"]),
        replace_fifty=house["independent_stacking"] == "replace",
        seven_pairs_call=house["single_call_seven_pairs"] is True,
        tame_is_none=house["tame_counts_as_no_wild"] is True,
        once=house["repeat_patterns"] == "once",
        celebrate=house["celebration"] == "celebrate_only",
        drawn_honour_closed=house["seventh_honour_drawn"] == "closed",
        pair_call_only=house["pair_call_exclusive"] is True,
        pair_call_wild=house["pair_call_with_wild"] is True,
        lone_wild_by_state=house["lone_wild_claim"] == "state",
        lone_wild_pair=house["seven_pairs_lone_wild_claim"] is True,
        exposed_honours=house["honour_pung"] == "exposed_only",
        closed_loner=house["loner_closed_kong"] is True,
        split=house["liability_conflict"] == "split",
        fifth_copy=house["fifth_copy"] is True,
        old_values=house["value_table"] == "custom",
    )


@dataclass(frozen=True, slots=True)
class House:
    """The house rules that reading and scoring a hand depend on; the defaults are the book's.

    Attributes:
        least_claim: points that a hand needs to win by a discard.
        least_robbed: points that a hand needs to rob a kong.
        replace_fifty: stars and the hand without a suit replace the 50 of independent tiles (A-2).
        seven_pairs_call: the last tile of seven pairs counts as a single call (A-7).
        tame_is_none: wild tiles that all stand for their own face count as no wild tiles (A-4).
        once: a pattern counts once, however often it is there; threes of dragons each count (A-10).
        celebrate: the patterns of 400 and 800 are celebrated and count nothing (A-15).
        drawn_honour_closed: the seventh honour, if drawn, makes closed stars (A-3).
        pair_call_only: a pair call counts only if no other kind would have won (A-5).
        pair_call_wild: the pair that becomes a three may hold a wild tile (A-5).
        lone_wild_by_state: with complete sets and one wild tile nothing may be claimed; else only a tile that
            would have to pair with the wild one may not (A-6).
        lone_wild_pair: with six pairs and one wild tile seven pairs may be claimed (A-6).
        exposed_honours: threes of honours count only if exposed (A-11).
        closed_loner: one of the four sets of a loner may be a closed kong (A-12).
        split: two liable players share (A-14).
        fifth_copy: wild tiles may stand for a fifth copy of a kind (A-24).
        old_values: multiples of 30 in place of those of 50 (A-22).
    """

    least_claim: int = 4
    least_robbed: int = 0
    replace_fifty: bool = False
    seven_pairs_call: bool = True
    tame_is_none: bool = False
    once: bool = False
    celebrate: bool = False
    drawn_honour_closed: bool = False
    pair_call_only: bool = False
    pair_call_wild: bool = True
    lone_wild_by_state: bool = True
    lone_wild_pair: bool = False
    exposed_honours: bool = False
    closed_loner: bool = False
    split: bool = False
    fifth_copy: bool = True
    old_values: bool = False
