"""House rules of the booklet, defaults first, each from its ruling or rule."""

from __future__ import annotations

from typing import Final

from peling.rules.ruleset import Option

_TWICE: Final = ("both", "bonus", "double")
OPTIONS: Final = (
    Option("flowers", (False, True), "HP-FLOWERS", scope="play"),
    Option("limit", (600, "none"), "A-18", any_number=True, printed=True),
    Option("reroll_double_ones", ("special_dice_only", "always", "never"), "A-2", scope="play"),
    Option("pung_lock", ("pung_and_kong", "pung_only"), "A-4", scope="play"),
    Option("add_fourth", ("any_own_tile", "just_drawn"), "A-5", scope="play"),
    Option("late_claim", ("text", "before_draw_only"), "A-6", scope="play", printed=True),
    Option("standing", ("first_draw_only", "first_discard"), "A-7", scope="play"),
    Option("last_discard", ("win_only", "all_claims"), "A-8", scope="play"),
    Option("face_down_discards", (False, True), "HP-DISCARD", scope="sheet"),
    Option("nine_tile", ("concealed_any_extra", "called_form", "any_exposed"), "A-10"),
    Option("original_thirteen", ("eightfold", "no_double"), "A-36"),
    Option("pair_own_round", (4, 2), "A-11"),
    Option("loser_pairs", ("all", "one", "none"), "A-11"),
    Option("own_and_four_flowers", ("multiply", "four_only"), "A-12"),
    Option("loose_counts_as_drawn", (True, False), "A-14"),
    Option("only_piece", ("kind_or_visible", "shape_only", "visible_only"), "A-15"),
    Option("no_chow", _TWICE, "A-17"),
    Option("no_score", _TWICE, "A-17"),
    Option("last_piece", _TWICE, "A-17"),
    Option("loose_tile", _TWICE, "A-17"),
    Option("limit_receive", ("literal", "score_cap"), "A-18", printed=True),
    Option("four_wind_pungs", (False, True), "A-19", printed=True),
    Option("liabilities", (True, False), "A-16", printed=True),
    Option("false_mah_jongg", ("double_limit_each",), "A-23", scope="sheet", printed=True),
)
"""What players can agree on."""
