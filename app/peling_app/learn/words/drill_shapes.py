"""What is said of the shape that a hand is nearest to, and of a tile that cannot come any more."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

NEAREST: Final = {
    "all-four-held": Sentence("Drills", "You hold all four, so none of them can come any more: {tile}."),
    "all-left-held": Sentence(
        "Drills", "You hold all that are left, so none of them can come any more: {tile}."
    ),
    "near-honours": Sentence(
        "Drills", "It is nearest to nothing but winds and dragons. In the way: {tiles}."
    ),
    "near-honours-clear": Sentence(
        "Drills", "It is nearest to nothing but winds and dragons. No tile is in the way."
    ),
    "near-thirteen": Sentence(
        "Drills", "It is nearest to the thirteen ones, nines, winds and dragons. In the way: {tiles}."
    ),
    "near-thirteen-clear": Sentence(
        "Drills", "It is nearest to the thirteen ones, nines, winds and dragons. No tile is in the way."
    ),
    "near-pairs": Sentence("Drills", "It is nearest to seven pairs. Without a partner: {tiles}."),
    "near-pairs-wild": Sentence(
        "Drills",
        "It is nearest to seven pairs. Without a partner: {tiles}. One wild tile is not enough for them.",
    ),
    "near-pairs-wilds": Sentence(
        "Drills",
        "It is nearest to seven pairs. Without a partner: {tiles}. The wild tiles are not enough for them.",
    ),
    "near-apart": Sentence(
        "Drills", "It is nearest to fourteen tiles that stand apart. Too near to each other: {tiles}."
    ),
    "near-apart-twice": Sentence(
        "Drills", "It is nearest to fourteen tiles that stand apart. There twice: {tile}."
    ),
    "near-apart-clear": Sentence(
        "Drills", "It is nearest to fourteen tiles that stand apart. No tile is in the way."
    ),
}
"""What keeps a hand from a win, by topic of `peling.lessons.drills.nearest`."""
