"""L. L. Harr, "Pung-Chow": the two rule sets of the book, one for each part."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from peling.rulebooks.pung_chow import part_one, part_two
from peling.rulebooks.pung_chow.asked import ASKED
from peling.rules.rulebook import RuleBook, Slip

RULE_BOOKS: Final = (
    RuleBook(
        id=part_one.ID,
        build=part_one.rule_set,
        examples=files(__package__) / "examples_part_one.json",
        asked=ASKED,
        variants=({}, {"mandarins": "on", "foreign_mandarin": "discard"}),
        flowers_by=("mandarins", "on"),
        slips=(
            Slip("PC1-EX-03", 50, 52, "PC1-SCORE-PAIR-HONOR", "left-out"),
            Slip("PC1-EX-13a", 384, 352, "PC1-SCORE-PUNG-MAJOR-EXPOSED", "wrong-value"),
            Slip("PC1-EX-14", 1344, 1376, "PC1-SCORE-PAIR-HONOR", "left-out"),
            Slip("PC1-EX-17", 140, 140, "payers", "wrong-players"),
            Slip("PC1-EX-18", 236, 228, "PC1-SCORE-PUNG-MAJOR-EXPOSED", "wrong-value"),
        ),
        special=("PC1-DBL-ONESUIT", "PC1-DBL-ALLHONORS", "PC1-DBL-ORIGINAL"),
    ),
    RuleBook(
        id=part_two.ID,
        build=part_two.rule_set,
        examples=files(__package__) / "examples_part_two.json",
        asked=ASKED,
        variants=({}, {"mandarins": "on"}),
        flowers_by=("mandarins", "on"),
        slips=(
            Slip("PC2-EX-03", 52, 32, "points", "wrong-sum"),
            Slip("PC2-EX-04-LNONE", 384, 768, "PC2-DBL-SUIT-HONORS", "left-out"),
            Slip("PC2-EX-10", 64, 64, "payers", "wrong-players"),
        ),
        special=tuple(f"PC2-LIMIT-{number}" for number in range(1, 8)),
    ),
)
"""The rule sets of this book, Part I first."""
