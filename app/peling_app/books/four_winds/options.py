"""Word the house rules of the leaflet, Game of Four Winds; see `options`."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

LABELS: Final = {
    "limit": QT_TRANSLATE_NOOP("House rules", "Full points"),
    "banker_subtract_one": QT_TRANSLATE_NOOP("House rules", "Throw for the first banker"),
    "drawn_game_bank": QT_TRANSLATE_NOOP("House rules", "Bank after a drawn game"),
    "extend_visible_three": QT_TRANSLATE_NOOP("House rules", "Fourth card to a visible three"),
    "reserve": QT_TRANSLATE_NOOP("House rules", "Reserve of the wall"),
    "cap_at_full": QT_TRANSLATE_NOOP("House rules", "Full points as the most"),
    "banker_double_on_full": QT_TRANSLATE_NOOP("House rules", "Banker’s double on full points"),
    "other_winds": QT_TRANSLATE_NOOP("House rules", "Threes and fours of other winds"),
    "head_points": QT_TRANSLATE_NOOP("House rules", "Head of the bird"),
    "pair_honour": QT_TRANSLATE_NOOP("House rules", "Pair of dragons or own wind"),
    "mixed_suit": QT_TRANSLATE_NOOP("House rules", "One suit with winds and dragons"),
    "extra_pairs": QT_TRANSLATE_NOOP("House rules", "Winning by pairs"),
    "extra_open_flowers": QT_TRANSLATE_NOOP("House rules", "Four with open flowers"),
    "extra_moon": QT_TRANSLATE_NOOP("House rules", "Taking the moon"),
    "extra_rob": QT_TRANSLATE_NOOP("House rules", "Robbing the four"),
    "rob_without_extra": QT_TRANSLATE_NOOP("House rules", "Robbing without the extra"),
    "rob_form": QT_TRANSLATE_NOOP("House rules", "Card that is robbed"),
    "rob_suits_only": QT_TRANSLATE_NOOP("House rules", "Robbing winds and dragons"),
    "losers_settle": QT_TRANSLATE_NOOP("House rules", "Losers among themselves"),
    "discarder_pays_all": QT_TRANSLATE_NOOP("House rules", "Payment by the discarder"),
    "unnatural": QT_TRANSLATE_NOOP("House rules", "Unnatural winning"),
}
"""What a house rule is called."""

HELP: Final = {
    "limit": QT_TRANSLATE_NOOP("House rules", "The most a hand can count."),
    "banker_subtract_one": QT_TRANSLATE_NOOP(
        "House rules", "Whether one is taken off the throw, as the custom has it."
    ),
    "drawn_game_bank": QT_TRANSLATE_NOOP("House rules", "Who is banker when nobody has won."),
    "extend_visible_three": QT_TRANSLATE_NOOP(
        "House rules", "Whether an own card may make a visible three a four."
    ),
    "reserve": QT_TRANSLATE_NOOP("House rules", "How many cards of the wall are never drawn."),
    "cap_at_full": QT_TRANSLATE_NOOP("House rules", "Whether other hands may count more than full points."),
    "banker_double_on_full": QT_TRANSLATE_NOOP(
        "House rules", "Whether full points are doubled for the banker too."
    ),
    "other_winds": QT_TRANSLATE_NOOP("House rules", "What winds count that are not one’s own."),
    "head_points": QT_TRANSLATE_NOOP(
        "House rules",
        "Which pair of a suit counts. The leaflet’s plain hand counts it only if its last card was drawn.",
    ),
    "pair_honour": QT_TRANSLATE_NOOP("House rules", "What such a pair counts."),
    "mixed_suit": QT_TRANSLATE_NOOP("House rules", "When such a hand doubles."),
    "extra_pairs": QT_TRANSLATE_NOOP("House rules", "Whether four threes or fours and a pair double once."),
    "extra_open_flowers": QT_TRANSLATE_NOOP(
        "House rules", "Whether a win by the rear card of a four doubles once."
    ),
    "extra_moon": QT_TRANSLATE_NOOP(
        "House rules", "Whether a win by the last card of the wall doubles once."
    ),
    "extra_rob": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a card of another’s four may be taken to win and doubles once. Without it nothing in the "
        "leaflet lets a player take one.",
    ),
    "rob_without_extra": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a card of another’s four may be taken to win where the extra for it was not agreed on.",
    ),
    "rob_form": QT_TRANSLATE_NOOP("House rules", "Which card of a four may be taken to win."),
    "rob_suits_only": QT_TRANSLATE_NOOP("House rules", "Whether winds and dragons may be robbed too."),
    "losers_settle": QT_TRANSLATE_NOOP("House rules", "Whether the losers settle with each other."),
    "discarder_pays_all": QT_TRANSLATE_NOOP("House rules", "Who pays for a win by a discard."),
    "unnatural": QT_TRANSLATE_NOOP(
        "House rules",
        "What a win on the banker’s first discard counts if its points are above half of full points.",
    ),
}
"""What a house rule is about, in plain words."""

VALUES: Final = {
    ("limit", "1000"): QT_TRANSLATE_NOOP("House rules", "1,000"),
    ("banker_subtract_one", "True"): QT_TRANSLATE_NOOP("House rules", "one is taken off"),
    ("banker_subtract_one", "False"): QT_TRANSLATE_NOOP("House rules", "counted as thrown"),
    ("drawn_game_bank", "stays"): QT_TRANSLATE_NOOP("House rules", "the banker stays"),
    ("drawn_game_bank", "passes"): QT_TRANSLATE_NOOP("House rules", "goes to the right"),
    ("extend_visible_three", "True"): QT_TRANSLATE_NOOP("House rules", "may be added"),
    ("extend_visible_three", "False"): QT_TRANSLATE_NOOP("House rules", "may not be added"),
    ("reserve", "14+2k"): QT_TRANSLATE_NOOP("House rules", "14, and 2 for each four"),
    ("reserve", "14+k"): QT_TRANSLATE_NOOP("House rules", "14, and 1 for each four"),
    ("reserve", "14"): QT_TRANSLATE_NOOP("House rules", "always 14"),
    ("cap_at_full", "True"): QT_TRANSLATE_NOOP("House rules", "no hand counts more"),
    ("cap_at_full", "False"): QT_TRANSLATE_NOOP("House rules", "other hands may count more"),
    ("banker_double_on_full", "True"): QT_TRANSLATE_NOOP("House rules", "doubled"),
    ("banker_double_on_full", "False"): QT_TRANSLATE_NOOP("House rules", "not doubled"),
    ("other_winds", "as_major"): QT_TRANSLATE_NOOP("House rules", "as much as 1 and 9"),
    ("other_winds", "0"): QT_TRANSLATE_NOOP("House rules", "nothing"),
    ("head_points", "winning_card"): QT_TRANSLATE_NOOP("House rules", "completed last, plain only if drawn"),
    ("head_points", "winning_card_also_plain"): QT_TRANSLATE_NOOP(
        "House rules", "completed last, in any hand"
    ),
    ("head_points", "any_pair"): QT_TRANSLATE_NOOP("House rules", "any pair"),
    ("head_points", "off"): QT_TRANSLATE_NOOP("House rules", "none"),
    ("pair_honour", "2"): QT_TRANSLATE_NOOP("House rules", "2 points"),
    ("pair_honour", "0"): QT_TRANSLATE_NOOP("House rules", "nothing"),
    ("mixed_suit", "always"): QT_TRANSLATE_NOOP("House rules", "always"),
    ("mixed_suit", "only_with_scoring_three"): QT_TRANSLATE_NOOP(
        "House rules", "only with a three that doubles"
    ),
    ("extra_pairs", "True"): QT_TRANSLATE_NOOP("House rules", "doubles"),
    ("extra_pairs", "False"): QT_TRANSLATE_NOOP("House rules", "no double"),
    ("extra_open_flowers", "True"): QT_TRANSLATE_NOOP("House rules", "doubles"),
    ("extra_open_flowers", "False"): QT_TRANSLATE_NOOP("House rules", "no double"),
    ("extra_moon", "True"): QT_TRANSLATE_NOOP("House rules", "doubles"),
    ("extra_moon", "False"): QT_TRANSLATE_NOOP("House rules", "no double"),
    ("extra_rob", "True"): QT_TRANSLATE_NOOP("House rules", "doubles"),
    ("extra_rob", "False"): QT_TRANSLATE_NOOP("House rules", "not agreed on"),
    ("rob_without_extra", "False"): QT_TRANSLATE_NOOP("House rules", "not allowed"),
    ("rob_without_extra", "True"): QT_TRANSLATE_NOOP("House rules", "allowed, without the double"),
    ("rob_form", "added_fourth"): QT_TRANSLATE_NOOP("House rules", "the added fourth"),
    ("rob_form", "rear_card"): QT_TRANSLATE_NOOP("House rules", "the card from the rear"),
    ("rob_suits_only", "True"): QT_TRANSLATE_NOOP("House rules", "suits only"),
    ("rob_suits_only", "False"): QT_TRANSLATE_NOOP("House rules", "any card"),
    ("losers_settle", "False"): QT_TRANSLATE_NOOP("House rules", "pay nothing"),
    ("losers_settle", "True"): QT_TRANSLATE_NOOP("House rules", "pay the differences"),
    ("discarder_pays_all", "False"): QT_TRANSLATE_NOOP("House rules", "all pay alike"),
    ("discarder_pays_all", "True"): QT_TRANSLATE_NOOP("House rules", "the discarder for all"),
    ("unnatural", "better_of"): QT_TRANSLATE_NOOP("House rules", "the better of both"),
    ("unnatural", "flat"): QT_TRANSLATE_NOOP("House rules", "half in any case"),
}
"""What each value means; keys and values as text."""
