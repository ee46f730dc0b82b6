"""Where the book is silent."""

from typing import Final

from peling.rules.ruleset import Ruling
from tests.sixth_book.citations import SCORES

RULINGS: Final = (
    Ruling(
        "CY-1",
        "What does going out count?",
        ("10", "20"),
        "It counts 10.",
        "The page says nothing, and 10 is the smaller.",
        SCORES,
        "going_out",
    ),
)
