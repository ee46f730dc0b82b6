"""Word the house rules of the booklet, Mah-Jongg, the Game and How to Play it."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

LABELS: Final = {
    "limit": QT_TRANSLATE_NOOP("House rules", "Limit"),
    "flowers": QT_TRANSLATE_NOOP("House rules", "Seasons and flowers"),
    "reroll_double_ones": QT_TRANSLATE_NOOP("House rules", "Double one"),
    "pung_lock": QT_TRANSLATE_NOOP("House rules", "A pung let pass"),
    "add_fourth": QT_TRANSLATE_NOOP("House rules", "Adding a fourth tile"),
    "late_claim": QT_TRANSLATE_NOOP("House rules", "Claims after the next draw"),
    "standing": QT_TRANSLATE_NOOP("House rules", "Standing hand"),
    "last_discard": QT_TRANSLATE_NOOP("House rules", "Claims on the last discard"),
    "face_down_discards": QT_TRANSLATE_NOOP("House rules", "Discards face down"),
    "nine_tile": QT_TRANSLATE_NOOP("House rules", "Calling nine tile hand"),
    "original_thirteen": QT_TRANSLATE_NOOP("House rules", "Thirteen odd majors as dealt"),
    "pair_own_round": QT_TRANSLATE_NOOP("House rules", "Pair of own and round wind"),
    "loser_pairs": QT_TRANSLATE_NOOP("House rules", "Pairs of the losers"),
    "own_and_four_flowers": QT_TRANSLATE_NOOP("House rules", "All four flowers"),
    "loose_counts_as_drawn": QT_TRANSLATE_NOOP("House rules", "Loose tile as a draw"),
    "only_piece": QT_TRANSLATE_NOOP("House rules", "Only possible piece"),
    "no_chow": QT_TRANSLATE_NOOP("House rules", "No chows"),
    "no_score": QT_TRANSLATE_NOOP("House rules", "No scoring value"),
    "last_piece": QT_TRANSLATE_NOOP("House rules", "Last piece of the wall"),
    "loose_tile": QT_TRANSLATE_NOOP("House rules", "Winning with a loose tile"),
    "limit_receive": QT_TRANSLATE_NOOP("House rules", "What the limit cuts"),
    "four_wind_pungs": QT_TRANSLATE_NOOP("House rules", "Sets of all four winds"),
    "liabilities": QT_TRANSLATE_NOOP("House rules", "Paying for all"),
    "false_mah_jongg": QT_TRANSLATE_NOOP("House rules", "False Mah-Jongg"),
}
"""What a house rule is called."""

HELP: Final = {
    "limit": QT_TRANSLATE_NOOP("House rules", "The most a hand can count."),
    "flowers": QT_TRANSLATE_NOOP("House rules", "Eight tiles more. The book leaves them out for beginners."),
    "reroll_double_ones": QT_TRANSLATE_NOOP(
        "House rules", "When the breaking of the wall is thrown for again."
    ),
    "pung_lock": QT_TRANSLATE_NOOP(
        "House rules",
        "What a player may not do with a kind of which he let a possible pung pass, until his next discard.",
    ),
    "add_fourth": QT_TRANSLATE_NOOP("House rules", "Which tile may be added to an open pung."),
    "late_claim": QT_TRANSLATE_NOOP(
        "House rules",
        "The book keeps a discard alive until the next player, who has drawn already, discards.",
    ),
    "standing": QT_TRANSLATE_NOOP("House rules", "When a hand may be declared standing."),
    "last_discard": QT_TRANSLATE_NOOP(
        "House rules", "What the last discard may be claimed for, when no tile can be drawn any more."
    ),
    "face_down_discards": QT_TRANSLATE_NOOP(
        "House rules", "Some tables lay discards face down. Only for a table with real tiles."
    ),
    "nine_tile": QT_TRANSLATE_NOOP("House rules", "What the limit hand of 1112345678999 asks for."),
    "original_thirteen": QT_TRANSLATE_NOOP(
        "House rules", "Whether the original hand doubles them three times where no limit is agreed on."
    ),
    "pair_own_round": QT_TRANSLATE_NOOP(
        "House rules", "What a pair counts of the own wind that is the round’s too."
    ),
    "loser_pairs": QT_TRANSLATE_NOOP("House rules", "Which pairs a hand counts that has not won."),
    "own_and_four_flowers": QT_TRANSLATE_NOOP(
        "House rules", "Whether the own season or flower doubles besides all four."
    ),
    "loose_counts_as_drawn": QT_TRANSLATE_NOOP(
        "House rules", "Whether winning with a loose tile gains the points for a drawn tile too."
    ),
    "only_piece": QT_TRANSLATE_NOOP("House rules", "How it is judged that only one tile could have won."),
    "no_chow": QT_TRANSLATE_NOOP("House rules", "What a win without chows gains."),
    "no_score": QT_TRANSLATE_NOOP("House rules", "What a win without scoring sets gains."),
    "last_piece": QT_TRANSLATE_NOOP("House rules", "What a win with the last tile gains."),
    "loose_tile": QT_TRANSLATE_NOOP("House rules", "What a win with a loose tile gains."),
    "limit_receive": QT_TRANSLATE_NOOP(
        "House rules", "Whether East’s double may bring more than the limit to another player."
    ),
    "four_wind_pungs": QT_TRANSLATE_NOOP("House rules", "Whether they are a limit hand with another pair."),
    "liabilities": QT_TRANSLATE_NOOP(
        "House rules", "Whether a discarder pays for all who feeds a dangerous hand."
    ),
    "false_mah_jongg": QT_TRANSLATE_NOOP(
        "House rules", "What a player pays who shows an incomplete hand. Only for a table with real tiles."
    ),
}
"""What a house rule is about, in plain words."""

VALUES: Final = {
    ("limit", "600"): QT_TRANSLATE_NOOP("House rules", "600"),
    ("limit", "none"): QT_TRANSLATE_NOOP("House rules", "no limit"),
    ("flowers", "False"): QT_TRANSLATE_NOOP("House rules", "left out"),
    ("flowers", "True"): QT_TRANSLATE_NOOP("House rules", "in play"),
    ("reroll_double_ones", "special_dice_only"): QT_TRANSLATE_NOOP("House rules", "stands: 2 is South"),
    ("reroll_double_ones", "always"): QT_TRANSLATE_NOOP("House rules", "is thrown again"),
    ("reroll_double_ones", "never"): QT_TRANSLATE_NOOP("House rules", "always stands"),
    ("pung_lock", "pung_and_kong"): QT_TRANSLATE_NOOP("House rules", "neither pung nor kong"),
    ("pung_lock", "pung_only"): QT_TRANSLATE_NOOP("House rules", "no pung"),
    ("add_fourth", "any_own_tile"): QT_TRANSLATE_NOOP("House rules", "any drawn tile of the hand"),
    ("add_fourth", "just_drawn"): QT_TRANSLATE_NOOP("House rules", "only the tile just drawn"),
    ("late_claim", "text"): QT_TRANSLATE_NOOP("House rules", "until the next discard"),
    ("late_claim", "before_draw_only"): QT_TRANSLATE_NOOP("House rules", "until the next tile is drawn"),
    ("standing", "first_draw_only"): QT_TRANSLATE_NOOP("House rules", "first discard, nothing laid down"),
    ("standing", "first_discard"): QT_TRANSLATE_NOOP("House rules", "any first discard"),
    ("last_discard", "win_only"): QT_TRANSLATE_NOOP("House rules", "only to go out"),
    ("last_discard", "all_claims"): QT_TRANSLATE_NOOP("House rules", "for a pung or chow too"),
    ("face_down_discards", "False"): QT_TRANSLATE_NOOP("House rules", "face up"),
    ("face_down_discards", "True"): QT_TRANSLATE_NOOP("House rules", "face down"),
    ("nine_tile", "concealed_any_extra"): QT_TRANSLATE_NOOP("House rules", "concealed, any tile last"),
    ("nine_tile", "called_form"): QT_TRANSLATE_NOOP("House rules", "called in that form"),
    ("nine_tile", "any_exposed"): QT_TRANSLATE_NOOP("House rules", "exposed sets too"),
    ("original_thirteen", "eightfold"): QT_TRANSLATE_NOOP("House rules", "doubled three times"),
    ("original_thirteen", "no_double"): QT_TRANSLATE_NOOP("House rules", "no double"),
    ("pair_own_round", "4"): QT_TRANSLATE_NOOP("House rules", "4"),
    ("pair_own_round", "2"): QT_TRANSLATE_NOOP("House rules", "2"),
    ("loser_pairs", "all"): QT_TRANSLATE_NOOP("House rules", "all"),
    ("loser_pairs", "one"): QT_TRANSLATE_NOOP("House rules", "one"),
    ("loser_pairs", "none"): QT_TRANSLATE_NOOP("House rules", "none"),
    ("own_and_four_flowers", "multiply"): QT_TRANSLATE_NOOP("House rules", "the own doubles too"),
    ("own_and_four_flowers", "four_only"): QT_TRANSLATE_NOOP("House rules", "all four only"),
    ("loose_counts_as_drawn", "True"): QT_TRANSLATE_NOOP("House rules", "counts as drawn"),
    ("loose_counts_as_drawn", "False"): QT_TRANSLATE_NOOP("House rules", "does not count as drawn"),
    ("only_piece", "kind_or_visible"): QT_TRANSLATE_NOOP("House rules", "one kind, those all seen left out"),
    ("only_piece", "shape_only"): QT_TRANSLATE_NOOP("House rules", "one kind by the hand alone"),
    ("only_piece", "visible_only"): QT_TRANSLATE_NOOP("House rules", "one single tile left"),
    ("no_chow", "both"): QT_TRANSLATE_NOOP("House rules", "10 points and a double"),
    ("no_chow", "bonus"): QT_TRANSLATE_NOOP("House rules", "10 points"),
    ("no_chow", "double"): QT_TRANSLATE_NOOP("House rules", "a double"),
    ("no_score", "both"): QT_TRANSLATE_NOOP("House rules", "10 points and a double"),
    ("no_score", "bonus"): QT_TRANSLATE_NOOP("House rules", "10 points"),
    ("no_score", "double"): QT_TRANSLATE_NOOP("House rules", "a double"),
    ("last_piece", "both"): QT_TRANSLATE_NOOP("House rules", "10 points and a double"),
    ("last_piece", "bonus"): QT_TRANSLATE_NOOP("House rules", "10 points"),
    ("last_piece", "double"): QT_TRANSLATE_NOOP("House rules", "a double"),
    ("loose_tile", "both"): QT_TRANSLATE_NOOP("House rules", "10 points and a double"),
    ("loose_tile", "bonus"): QT_TRANSLATE_NOOP("House rules", "10 points"),
    ("loose_tile", "double"): QT_TRANSLATE_NOOP("House rules", "a double"),
    ("limit_receive", "literal"): QT_TRANSLATE_NOOP("House rules", "each payment but those to East"),
    ("limit_receive", "score_cap"): QT_TRANSLATE_NOOP("House rules", "each score only"),
    ("four_wind_pungs", "False"): QT_TRANSLATE_NOOP("House rules", "no limit hand"),
    ("four_wind_pungs", "True"): QT_TRANSLATE_NOOP("House rules", "the limit"),
    ("liabilities", "True"): QT_TRANSLATE_NOOP("House rules", "in force"),
    ("liabilities", "False"): QT_TRANSLATE_NOOP("House rules", "not in force"),
    ("false_mah_jongg", "double_limit_each"): QT_TRANSLATE_NOOP("House rules", "double the limit to each"),
}
"""What each value means; keys and values as text."""
