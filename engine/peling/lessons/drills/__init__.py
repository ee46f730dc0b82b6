"""Drills: questions without end, made from a book's own rules and answered by them.

>>> import random
>>> from peling.rulebooks import rule_set
>>> asked = question("waits", rule_set("pung-chow"), 1, random.Random(1))
>>> explain(asked, asked.solutions[0]).right
True
"""

from peling.lessons.drills.catalogue import UnknownDrillError, about, again, can_ask, kinds, levels, question
from peling.lessons.drills.marking import explain
from peling.lessons.drills.question import (
    Arranged,
    Choice,
    Choose,
    Compared,
    Count,
    Earned,
    Explanation,
    FillSheet,
    Hint,
    Judged,
    Key,
    Offered,
    Paid,
    Part,
    PickTiles,
    Question,
    SettleUp,
    Shown,
    State,
    Stated,
    Summed,
)

__all__ = [
    "Arranged",
    "Choice",
    "Choose",
    "Compared",
    "Count",
    "Earned",
    "Explanation",
    "FillSheet",
    "Hint",
    "Judged",
    "Key",
    "Offered",
    "Paid",
    "Part",
    "PickTiles",
    "Question",
    "SettleUp",
    "Shown",
    "State",
    "Stated",
    "Summed",
    "UnknownDrillError",
    "about",
    "again",
    "can_ask",
    "explain",
    "kinds",
    "levels",
    "question",
]
