"""L. L. Harr, "Pung-Chow": the two rule sets of the book, one for each part."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from peling.rulebooks.pung_chow import part_one, part_two
from peling.rulebooks.pung_chow.asked import ASKED
from peling.rules.rulebook import RuleBook

RULE_BOOKS: Final = (
    RuleBook(
        id=part_one.ID,
        build=part_one.rule_set,
        examples=files(__package__) / "examples_part_one.json",
        asked=ASKED,
        variants=({}, {"mandarins": "on", "foreign_mandarin": "discard"}),
        flowers_by=("mandarins", "on"),
    ),
    RuleBook(
        id=part_two.ID,
        build=part_two.rule_set,
        examples=files(__package__) / "examples_part_two.json",
        asked=ASKED,
        variants=({}, {"mandarins": "on"}),
        flowers_by=("mandarins", "on"),
    ),
)
"""The rule sets of this book, Part I first."""
