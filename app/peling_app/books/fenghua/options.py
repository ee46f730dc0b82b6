"""Word the house rules of the article, Mahjong rules in Fenghua; see `options`."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

LABELS: Final = {
    "kong_after_claim": QT_TRANSLATE_NOOP("House rules", "Four of a kind after a claim"),
    "min_claim_points": QT_TRANSLATE_NOOP("House rules", "Points to win by a discard"),
    "rob_minimum": QT_TRANSLATE_NOOP("House rules", "Points to rob a kong"),
    "independent_stacking": QT_TRANSLATE_NOOP("House rules", "Stars and the missing suit"),
    "single_call_seven_pairs": QT_TRANSLATE_NOOP("House rules", "Single call with seven pairs"),
    "tame_counts_as_no_wild": QT_TRANSLATE_NOOP("House rules", "Tame wild tiles"),
    "repeat_patterns": QT_TRANSLATE_NOOP("House rules", "Patterns that are there several times"),
    "celebration": QT_TRANSLATE_NOOP("House rules", "All honours and eight flowers"),
    "seventh_honour_drawn": QT_TRANSLATE_NOOP("House rules", "Seventh honour drawn"),
    "pair_call_exclusive": QT_TRANSLATE_NOOP("House rules", "Pair call beside other calls"),
    "pair_call_with_wild": QT_TRANSLATE_NOOP("House rules", "Pair call with a wild tile"),
    "lone_wild_claim": QT_TRANSLATE_NOOP("House rules", "Claiming beside a lone wild tile"),
    "seven_pairs_lone_wild_claim": QT_TRANSLATE_NOOP("House rules", "Seven pairs and a lone wild tile"),
    "multi_win": QT_TRANSLATE_NOOP("House rules", "Several who can win"),
    "honour_pung": QT_TRANSLATE_NOOP("House rules", "Threes of dragons and winds"),
    "loner_closed_kong": QT_TRANSLATE_NOOP("House rules", "Loner with a closed kong"),
    "liability_conflict": QT_TRANSLATE_NOOP("House rules", "Two liable players"),
    "flower_then_kong": QT_TRANSLATE_NOOP("House rules", "Flower drawn for a kong"),
    "fifth_copy": QT_TRANSLATE_NOOP("House rules", "Fifth tile of a kind"),
    "bottom_tile": QT_TRANSLATE_NOOP("House rules", "Bottom tile"),
    "forced_flowers": QT_TRANSLATE_NOOP("House rules", "Melding flowers"),
    "value_table": QT_TRANSLATE_NOOP("House rules", "Values of the big patterns"),
}
"""What a house rule is called."""

HELP: Final = {
    "kong_after_claim": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a four of a kind may be declared in the turn of a chow or pung.",
    ),
    "min_claim_points": QT_TRANSLATE_NOOP(
        "House rules",
        "How many points the patterns must make, before rounding, for a hand that wins by a discard.",
    ),
    "rob_minimum": QT_TRANSLATE_NOOP("House rules", "The same for a tile that another adds to his pung."),
    "independent_stacking": QT_TRANSLATE_NOOP(
        "House rules", "Whether the 50 for independent tiles count beside the stars or a missing suit."
    ),
    "single_call_seven_pairs": QT_TRANSLATE_NOOP(
        "House rules", "Whether the last tile of seven pairs can be a single call."
    ),
    "tame_counts_as_no_wild": QT_TRANSLATE_NOOP(
        "House rules", "What a hand is whose wild tiles all stand for their own face."
    ),
    "repeat_patterns": QT_TRANSLATE_NOOP(
        "House rules", "Whether bombs, kongs, own flowers and sets of four flowers each count."
    ),
    "celebration": QT_TRANSLATE_NOOP(
        "House rules", "Some only celebrate the patterns of 400 and 800 points and pay nothing for them."
    ),
    "seventh_honour_drawn": QT_TRANSLATE_NOOP(
        "House rules", "Whether a drawn seventh honour makes the stars open or closed."
    ),
    "pair_call_exclusive": QT_TRANSLATE_NOOP(
        "House rules", "Whether a pair call counts if another kind would have won too."
    ),
    "pair_call_with_wild": QT_TRANSLATE_NOOP(
        "House rules", "Whether the pair that becomes a three may hold a wild tile."
    ),
    "lone_wild_claim": QT_TRANSLATE_NOOP(
        "House rules",
        "With complete sets and one wild tile any tile wins. When such a hand can win by an own tile only.",
    ),
    "seven_pairs_lone_wild_claim": QT_TRANSLATE_NOOP(
        "House rules", "Whether seven pairs may win by a discard with six pairs and one wild tile."
    ),
    "multi_win": QT_TRANSLATE_NOOP("House rules", "Who is served when several claim a discard to win."),
    "honour_pung": QT_TRANSLATE_NOOP("House rules", "Which of them bring their point."),
    "loner_closed_kong": QT_TRANSLATE_NOOP(
        "House rules", "Whether one of the four open sets of a loner may be a closed kong."
    ),
    "liability_conflict": QT_TRANSLATE_NOOP(
        "House rules", "Who pays if one gave the winning tile and another fed the hand."
    ),
    "flower_then_kong": QT_TRANSLATE_NOOP(
        "House rules", "What blooms when the tile drawn for a kong is a flower and the next one wins."
    ),
    "fifth_copy": QT_TRANSLATE_NOOP(
        "House rules", "Whether a wild tile may stand for a kind of which four are in the hand."
    ),
    "bottom_tile": QT_TRANSLATE_NOOP("House rules", "Which tile is the last that may be taken or refused."),
    "forced_flowers": QT_TRANSLATE_NOOP("House rules", "Whether a flower may be kept or discarded."),
    "value_table": QT_TRANSLATE_NOOP(
        "House rules",
        "Until the 1990s they were multiples of 30: 30, 40, 60, 90, 120, 180, 240 and 480 in place of "
        "50, 70, 100, 150, 200, 300, 400 and 800.",
    ),
}
"""What a house rule is about, in plain words."""

VALUES: Final = {
    ("kong_after_claim", "False"): QT_TRANSLATE_NOOP("House rules", "only after a draw"),
    ("kong_after_claim", "True"): QT_TRANSLATE_NOOP("House rules", "also after a claim"),
    ("min_claim_points", "4"): QT_TRANSLATE_NOOP("House rules", "4"),
    ("min_claim_points", "3"): QT_TRANSLATE_NOOP("House rules", "3"),
    ("rob_minimum", "0"): QT_TRANSLATE_NOOP("House rules", "none"),
    ("rob_minimum", "4"): QT_TRANSLATE_NOOP("House rules", "4"),
    ("independent_stacking", "add"): QT_TRANSLATE_NOOP("House rules", "both count"),
    ("independent_stacking", "replace"): QT_TRANSLATE_NOOP("House rules", "they replace the 50"),
    ("single_call_seven_pairs", "True"): QT_TRANSLATE_NOOP("House rules", "counts"),
    ("single_call_seven_pairs", "False"): QT_TRANSLATE_NOOP("House rules", "does not count"),
    ("tame_counts_as_no_wild", "False"): QT_TRANSLATE_NOOP("House rules", "a hand with wild tiles"),
    ("tame_counts_as_no_wild", "True"): QT_TRANSLATE_NOOP("House rules", "a straight hand"),
    ("repeat_patterns", "each"): QT_TRANSLATE_NOOP("House rules", "each counts"),
    ("repeat_patterns", "once"): QT_TRANSLATE_NOOP("House rules", "count once"),
    ("celebration", "points"): QT_TRANSLATE_NOOP("House rules", "paid for"),
    ("celebration", "celebrate_only"): QT_TRANSLATE_NOOP("House rules", "only celebrated"),
    ("seventh_honour_drawn", "open"): QT_TRANSLATE_NOOP("House rules", "open stars"),
    ("seventh_honour_drawn", "closed"): QT_TRANSLATE_NOOP("House rules", "closed stars"),
    ("pair_call_exclusive", "False"): QT_TRANSLATE_NOOP("House rules", "counts"),
    ("pair_call_exclusive", "True"): QT_TRANSLATE_NOOP("House rules", "does not count"),
    ("pair_call_with_wild", "True"): QT_TRANSLATE_NOOP("House rules", "counts"),
    ("pair_call_with_wild", "False"): QT_TRANSLATE_NOOP("House rules", "does not count"),
    ("lone_wild_claim", "state"): QT_TRANSLATE_NOOP("House rules", "whenever it can be so read"),
    ("lone_wild_claim", "arrangement"): QT_TRANSLATE_NOOP(
        "House rules", "only if the claimed tile pairs with the wild one"
    ),
    ("seven_pairs_lone_wild_claim", "False"): QT_TRANSLATE_NOOP("House rules", "by an own tile only"),
    ("seven_pairs_lone_wild_claim", "True"): QT_TRANSLATE_NOOP("House rules", "by a discard too"),
    ("multi_win", "nearest_to_discarder"): QT_TRANSLATE_NOOP(
        "House rules", "the nearest after the discarder"
    ),
    ("multi_win", "banker_first"): QT_TRANSLATE_NOOP("House rules", "the banker, then in turn after him"),
    ("honour_pung", "any"): QT_TRANSLATE_NOOP("House rules", "all"),
    ("honour_pung", "exposed_only"): QT_TRANSLATE_NOOP("House rules", "exposed ones only"),
    ("loner_closed_kong", "False"): QT_TRANSLATE_NOOP("House rules", "not allowed"),
    ("loner_closed_kong", "True"): QT_TRANSLATE_NOOP("House rules", "allowed"),
    ("liability_conflict", "winning_tile"): QT_TRANSLATE_NOOP("House rules", "who gave the winning tile"),
    ("liability_conflict", "split"): QT_TRANSLATE_NOOP("House rules", "both share it"),
    ("flower_then_kong", "budding"): QT_TRANSLATE_NOOP("House rules", "the flower"),
    ("flower_then_kong", "chain"): QT_TRANSLATE_NOOP("House rules", "the kong"),
    ("fifth_copy", "True"): QT_TRANSLATE_NOOP("House rules", "allowed"),
    ("fifth_copy", "False"): QT_TRANSLATE_NOOP("House rules", "not allowed"),
    ("bottom_tile", "literal"): QT_TRANSLATE_NOOP("House rules", "the last before the tile turned up"),
    ("bottom_tile", "last_tile"): QT_TRANSLATE_NOOP("House rules", "the last of the whole wall"),
    ("forced_flowers", "False"): QT_TRANSLATE_NOOP("House rules", "as the player likes"),
    ("forced_flowers", "True"): QT_TRANSLATE_NOOP("House rules", "they must be melded"),
    ("value_table", "modern"): QT_TRANSLATE_NOOP("House rules", "of today, in 50s"),
    ("value_table", "custom"): QT_TRANSLATE_NOOP("House rules", "the old scale, in 30s"),
}
"""What each value means; keys and values as text."""
