"""Name what a hand may aim at."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

PATTERNS: Final = {
    "any": Sentence("Advice", "four sets and a pair"),
    "suit-honours": Sentence("Advice", "one suit with winds and dragons"),
    "one-suit": Sentence("Advice", "all of one suit"),
    "honours": Sentence("Advice", "all winds and dragons"),
    "seven-pairs": Sentence("Advice", "seven pairs"),
    "independent": Sentence("Advice", "fourteen independent tiles"),
    "all-pungs": Sentence("Advice", "threes and a pair, no sequence"),
    "all-honours": Sentence("Advice", "fourteen winds and dragons in any combination"),
    "thirteen-majors": Sentence("Advice", "the thirteen odd majors"),
    "major-pungs": Sentence("Advice", "threes and a pair of ones, nines, winds and dragons"),
}
"""What a hand may aim at."""
