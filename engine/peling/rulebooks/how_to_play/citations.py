"""Places in the booklet, by its headings: it has no pages any more."""

from __future__ import annotations

from typing import Final

from peling.core.rules import Citation

BOOK: Final = "how-to-play"
"""The booklet's short id."""


def _at(section: str) -> Citation:
    return Citation(BOOK, "", section)


HISTORY: Final = _at("History")
TILES: Final = _at("The Tiles")
OBJECT: Final = _at("Object of the Game")
START: Final = _at("Start")
RULE_1: Final = _at("Rule 1")
RULE_2: Final = _at("Rule 2")
RULE_3: Final = _at("Rule 3")
RULE_4: Final = _at("Rule 4")
RULE_5: Final = _at("Rule 5")
RULE_6: Final = _at("Rule 6")
RULE_6A: Final = _at("Rule 6A")
RULE_7: Final = _at("Rule 7")
RULE_8: Final = _at("Rule 8")
RULE_9: Final = _at("Rule 9")
RULE_10: Final = _at("Rule 10")
RULE_11: Final = _at("Rule 11")
RULE_12: Final = _at("Rule 12")
RULE_13: Final = _at("Rule 13")
RULE_14: Final = _at("Rule 14")
SETTLING: Final = _at("Settlement of Scores")
SETTLING_UP: Final = _at("Settling Up")
FLOWERS: Final = _at("Playing with the Seasons and Flowers")
SCORES: Final = _at("The Scores and How to Calculate Them")
DOUBLES: Final = _at("Doubles")
BONUS_SCORES: Final = _at("Bonus Scores")
SCORING_NOTES: Final = _at("Notes on Scoring")
LIMIT_HANDS: Final = _at("A Few Notes on Limit Hands")
ERRORS: Final = _at("Errors and Penalties")
STAKES: Final = _at("Stakes")
