"""Word the house rules of both parts of Pung Chow."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

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
}
"""What each value means; keys and values as text."""
