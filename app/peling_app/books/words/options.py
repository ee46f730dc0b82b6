"""Word the house rules: what each is about, and what its values mean."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.rules.ruleset import OptionValue
from peling_app.books.words import options_fenghua as fenghua
from peling_app.books.words import options_four_winds as four_winds
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.kit.words.numbers import number

translate = QCoreApplication.translate

LABELS: Final = {
    "mandarins": QT_TRANSLATE_NOOP("House rules", "Flowers and seasons"),
    "foreign_mandarin": QT_TRANSLATE_NOOP("House rules", "Mandarins of other winds"),
    "robbing_kong": QT_TRANSLATE_NOOP("House rules", "Taking the added tile"),
    "kong_after_claim": QT_TRANSLATE_NOOP("House rules", "Four of a kind after a claim"),
    "late_claims": QT_TRANSLATE_NOOP("House rules", "How long a discard can be claimed"),
    "last_discard_claims": QT_TRANSLATE_NOOP("House rules", "Claims on the last discard"),
    "p1_reserve": QT_TRANSLATE_NOOP("House rules", "Tiles that are never drawn"),
    "two_hand_seats": QT_TRANSLATE_NOOP("House rules", "Seats of two players"),
    "original_hand": QT_TRANSLATE_NOOP("House rules", "Original hand"),
    "original_allows_kong": QT_TRANSLATE_NOOP("House rules", "Four of a kind in an original hand"),
    "only_place": QT_TRANSLATE_NOOP("House rules", "Only place to win"),
    "draw_settlement": QT_TRANSLATE_NOOP("House rules", "Drawn deal"),
    "p1_false_call": QT_TRANSLATE_NOOP("House rules", "False Mah-Jongg"),
    "false_call_deal": QT_TRANSLATE_NOOP("House rules", "East after a false Mah-Jongg"),
    "limit": QT_TRANSLATE_NOOP("House rules", "Limit"),
    "mah_jongg_points": QT_TRANSLATE_NOOP("House rules", "Points for Mah-Jongg"),
    "first_card": QT_TRANSLATE_NOOP("House rules", "Winning on the first tile played"),
    "first_card_scope": QT_TRANSLATE_NOOP("House rules", "Who can win on the first tile"),
    "fourth_tile": QT_TRANSLATE_NOOP("House rules", "Fourth tile of an open three"),
    "winner_pair": QT_TRANSLATE_NOOP("House rules", "Standing pair of the winner"),
    "single_heads": QT_TRANSLATE_NOOP("House rules", "Single heads without a limit"),
    "pay_all": QT_TRANSLATE_NOOP("House rules", "Paying for all"),
    "penalty_concealed_kong": QT_TRANSLATE_NOOP("House rules", "Drawn fours and paying for all"),
    "loser_cap": QT_TRANSLATE_NOOP("House rules", "Limit among the losers"),
    "last_tile_loose": QT_TRANSLATE_NOOP("House rules", "Last tile as a loose tile"),
    "reseat_each_set": QT_TRANSLATE_NOOP("House rules", "Seats in a new set"),
    "wash_window": QT_TRANSLATE_NOOP("House rules", "Time for washing"),
    "wash_two": QT_TRANSLATE_NOOP("House rules", "Two hands to wash"),
    "excuse_count": QT_TRANSLATE_NOOP("House rules", "Excuse from paying for all"),
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
    **four_winds.LABELS,
    **fenghua.LABELS,
}
"""What a house rule is called."""

HELP: Final = {
    "mandarins": QT_TRANSLATE_NOOP(
        "House rules",
        "The book calls them mandarins and says they are usually left out. With them 144 tiles are in "
        "play, and a mandarin of the own wind doubles.",
    ),
    "foreign_mandarin": QT_TRANSLATE_NOOP(
        "House rules",
        "The book tells only what is done with one of the own wind.",
    ),
    "robbing_kong": QT_TRANSLATE_NOOP(
        "House rules",
        "The book does not say whether the tile that another adds to an open three may be taken to go out.",
    ),
    "kong_after_claim": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a four of a kind may be declared in the turn of a chow or pung.",
    ),
    "late_claims": QT_TRANSLATE_NOOP(
        "House rules",
        "By the text it lives until the next player discards. At this table claims usually close when "
        "the next tile is drawn.",
    ),
    "last_discard_claims": QT_TRANSLATE_NOOP(
        "House rules",
        "When no tile can be drawn any more, what the last discard may be claimed for.",
    ),
    "p1_reserve": QT_TRANSLATE_NOOP(
        "House rules",
        "Part I has no reserve: the wall is played to its end. Part II keeps 14 tiles.",
    ),
    "two_hand_seats": QT_TRANSLATE_NOOP("House rules", "The book does not say where two players sit."),
    "original_hand": QT_TRANSLATE_NOOP(
        "House rules",
        "Who can win on the original hand and has it doubled three times.",
    ),
    "original_allows_kong": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a four of a kind with its loose tile leaves a hand original.",
    ),
    "only_place": QT_TRANSLATE_NOOP(
        "House rules",
        "How it is judged that the winning tile fills the only possible place.",
    ),
    "draw_settlement": QT_TRANSLATE_NOOP("House rules", "What is paid when nobody goes out."),
    "p1_false_call": QT_TRANSLATE_NOOP(
        "House rules",
        "What a player suffers who declares with an incomplete hand. Only for a table with real tiles.",
    ),
    "false_call_deal": QT_TRANSLATE_NOOP(
        "House rules",
        "Who is East in the deal after it. Only for a table with real tiles.",
    ),
    "limit": QT_TRANSLATE_NOOP("House rules", "The most a hand can count."),
    "mah_jongg_points": QT_TRANSLATE_NOOP("House rules", "What going out counts by itself."),
    "first_card": QT_TRANSLATE_NOOP("House rules", "What is given for going out on the first discard."),
    "first_card_scope": QT_TRANSLATE_NOOP("House rules", "Whose win counts as one on the first tile played."),
    "fourth_tile": QT_TRANSLATE_NOOP(
        "House rules",
        "When the double for winning with the fourth tile of an open three is given.",
    ),
    "winner_pair": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a pair that was complete before the last tile counts for the winner.",
    ),
    "single_heads": QT_TRANSLATE_NOOP(
        "House rules",
        "What they count where no limit is agreed on: 10 for Mah-Jongg and 10 for no other score, or these "
        "doubled by the last tile, a loose tile and own mandarins.",
    ),
    "pay_all": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether one who discards a dangerous winning tile pays for everybody.",
    ),
    "penalty_concealed_kong": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a four of a kind with two tiles face down counts as exposed here.",
    ),
    "loser_cap": QT_TRANSLATE_NOOP("House rules", "What the limit cuts when the losers settle."),
    "last_tile_loose": QT_TRANSLATE_NOOP(
        "House rules",
        "Whether a loose tile that is the last one also counts as the last tile.",
    ),
    "reseat_each_set": QT_TRANSLATE_NOOP("House rules", "Whether seats are drawn again after four rounds."),
    "wash_window": QT_TRANSLATE_NOOP("House rules", "Until when a hand may be washed."),
    "wash_two": QT_TRANSLATE_NOOP("House rules", "Who collects when two players can wash."),
    "excuse_count": QT_TRANSLATE_NOOP("House rules", "How the doubling honors of the discarder are counted."),
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
    **four_winds.HELP,
    **fenghua.HELP,
}
"""What a house rule is about, in plain words."""

VALUES: Final = {
    ("mandarins", "off"): QT_TRANSLATE_NOOP("House rules", "left out"),
    ("mandarins", "on"): QT_TRANSLATE_NOOP("House rules", "in play"),
    ("foreign_mandarin", "replace"): QT_TRANSLATE_NOOP("House rules", "set out, without value"),
    ("foreign_mandarin", "discard"): QT_TRANSLATE_NOOP("House rules", "kept or discarded like any tile"),
    ("robbing_kong", "False"): QT_TRANSLATE_NOOP("House rules", "not allowed"),
    ("robbing_kong", "True"): QT_TRANSLATE_NOOP("House rules", "allowed to go out"),
    ("kong_after_claim", "False"): QT_TRANSLATE_NOOP("House rules", "only after a draw"),
    ("kong_after_claim", "True"): QT_TRANSLATE_NOOP("House rules", "also after a claim"),
    ("late_claims", "off"): QT_TRANSLATE_NOOP("House rules", "until the next tile is drawn"),
    ("late_claims", "until_next_discard"): QT_TRANSLATE_NOOP("House rules", "until the next discard"),
    ("last_discard_claims", "all"): QT_TRANSLATE_NOOP("House rules", "for a pung or chow too"),
    ("last_discard_claims", "win_only"): QT_TRANSLATE_NOOP("House rules", "only to go out"),
    ("p1_reserve", "0"): QT_TRANSLATE_NOOP("House rules", "none"),
    ("p1_reserve", "14"): QT_TRANSLATE_NOOP("House rules", "the last 14"),
    ("two_hand_seats", "opposite"): QT_TRANSLATE_NOOP("House rules", "East and West, opposite each other"),
    ("two_hand_seats", "adjacent"): QT_TRANSLATE_NOOP("House rules", "East and South, side by side"),
    ("original_hand", "east_only"): QT_TRANSLATE_NOOP("House rules", "East, complete as dealt"),
    ("original_hand", "first_turn"): QT_TRANSLATE_NOOP("House rules", "anyone, by the first tile drawn"),
    ("original_allows_kong", "False"): QT_TRANSLATE_NOOP("House rules", "it is original no more"),
    ("original_allows_kong", "True"): QT_TRANSLATE_NOOP("House rules", "it stays original"),
    ("only_place", "by_kinds"): QT_TRANSLATE_NOOP("House rules", "no other kind of tile would have won"),
    ("only_place", "by_shape"): QT_TRANSLATE_NOOP("House rules", "the pair or the middle of a sequence"),
    ("draw_settlement", "none"): QT_TRANSLATE_NOOP("House rules", "nothing"),
    ("draw_settlement", "differences"): QT_TRANSLATE_NOOP("House rules", "all settle their differences"),
    ("p1_false_call", "dead_hand"): QT_TRANSLATE_NOOP("House rules", "the hand is dead"),
    ("p1_false_call", "fixed_penalty"): QT_TRANSLATE_NOOP("House rules", "a fixed penalty"),
    ("false_call_deal", "east_stays"): QT_TRANSLATE_NOOP("House rules", "East stays"),
    ("false_call_deal", "offender_east_passes"): QT_TRANSLATE_NOOP(
        "House rules", "East passes if East declared it"
    ),
    ("limit", "300"): QT_TRANSLATE_NOOP("House rules", "300"),
    ("limit", "400"): QT_TRANSLATE_NOOP("House rules", "400"),
    ("limit", "600"): QT_TRANSLATE_NOOP("House rules", "600"),
    ("limit", "1000"): QT_TRANSLATE_NOOP("House rules", "1,000"),
    ("limit", "none"): QT_TRANSLATE_NOOP("House rules", "no limit"),
    ("mah_jongg_points", "10"): QT_TRANSLATE_NOOP("House rules", "10"),
    ("mah_jongg_points", "20"): QT_TRANSLATE_NOOP("House rules", "20"),
    ("first_card", "add_after"): QT_TRANSLATE_NOOP("House rules", "half the limit, after the doubles"),
    ("first_card", "add_before"): QT_TRANSLATE_NOOP("House rules", "half the limit, before the doubles"),
    ("first_card", "flat"): QT_TRANSLATE_NOOP("House rules", "half the limit and nothing else"),
    ("first_card", "off"): QT_TRANSLATE_NOOP("House rules", "nothing"),
    ("first_card_scope", "east_discard"): QT_TRANSLATE_NOOP("House rules", "on East’s first discard"),
    ("first_card_scope", "any_first_turn"): QT_TRANSLATE_NOOP("House rules", "on anyone’s first turn"),
    ("fourth_tile", "literal"): QT_TRANSLATE_NOOP("House rules", "the own open three"),
    ("fourth_tile", "robbing"): QT_TRANSLATE_NOOP("House rules", "the tile another adds to his three"),
    ("fourth_tile", "both"): QT_TRANSLATE_NOOP("House rules", "both"),
    ("fourth_tile", "off"): QT_TRANSLATE_NOOP("House rules", "never"),
    ("winner_pair", "True"): QT_TRANSLATE_NOOP("House rules", "counts"),
    ("winner_pair", "False"): QT_TRANSLATE_NOOP("House rules", "does not count"),
    ("single_heads", "plain"): QT_TRANSLATE_NOOP("House rules", "nothing doubles them"),
    ("single_heads", "doubled"): QT_TRANSLATE_NOOP("House rules", "doubled like other hands"),
    ("pay_all", "True"): QT_TRANSLATE_NOOP("House rules", "in force"),
    ("pay_all", "False"): QT_TRANSLATE_NOOP("House rules", "not in force"),
    ("penalty_concealed_kong", "True"): QT_TRANSLATE_NOOP("House rules", "counts"),
    ("penalty_concealed_kong", "False"): QT_TRANSLATE_NOOP("House rules", "does not count"),
    ("loser_cap", "difference"): QT_TRANSLATE_NOOP("House rules", "the difference"),
    ("loser_cap", "score"): QT_TRANSLATE_NOOP("House rules", "each score"),
    ("last_tile_loose", "False"): QT_TRANSLATE_NOOP("House rules", "loose tile only"),
    ("last_tile_loose", "both"): QT_TRANSLATE_NOOP("House rules", "both"),
    ("reseat_each_set", "False"): QT_TRANSLATE_NOOP("House rules", "seats stay"),
    ("reseat_each_set", "True"): QT_TRANSLATE_NOOP("House rules", "drawn again"),
    ("wash_window", "before_first_draw"): QT_TRANSLATE_NOOP("House rules", "until the first tile is drawn"),
    ("wash_window", "until_own_draw"): QT_TRANSLATE_NOOP("House rules", "until the own first draw"),
    ("wash_two", "first"): QT_TRANSLATE_NOOP("House rules", "the nearest to East in turn"),
    ("wash_two", "both"): QT_TRANSLATE_NOOP("House rules", "both"),
    ("excuse_count", "doublings"): QT_TRANSLATE_NOOP("House rules", "by doublings"),
    ("excuse_count", "items"): QT_TRANSLATE_NOOP("House rules", "by items"),
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
    **four_winds.VALUES,
    **fenghua.VALUES,
}
"""What each value means; keys and values as text."""


def option_label(key: str) -> str:
    """Return what a house rule is called.

    Raises:
        KeyError: there is no such house rule.
    """
    return translate("House rules", LABELS[key])


def option_help(key: str) -> str:
    """Return what a house rule is about.

    Raises:
        KeyError: there is no such house rule.
    """
    return translate("House rules", HELP[key])


def option_value(key: str, value: OptionValue) -> str:
    """Return what a value of a house rule means; a free number is written as it is.

    Raises:
        KeyError: the house rule has no such value.
    """
    words = VALUES.get((key, str(value)))
    if words is not None:
        return translate("House rules", words)
    if key in LABELS and isinstance(value, int) and not isinstance(value, bool):
        return number(value)
    raise KeyError((key, value))
