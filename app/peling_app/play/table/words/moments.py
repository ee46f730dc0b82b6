"""The words that are called at the table, and what is said of a hand that is laid open."""

from __future__ import annotations

from typing import Final

from peling.core.melds import MeldKind
from peling_app.kit.words.marks import Sentence, Sentences

called: Final = Sentences(
    {
        MeldKind.CHOW: Sentence("Moments", "Chow!"),
        MeldKind.PUNG: Sentence("Moments", "Pung!"),
        MeldKind.KONG: Sentence("Moments", "Kong!"),
    }
)
"""What a player calls who lays down a set."""
mah_jongg = Sentence("Moments", "Mah-Jongg")


def laid_open(word: str, line: str, sets: tuple[str, ...]) -> str:
    """Return the end of a deal for screen readers: the word, how it came, and the winner's sets."""
    return " ".join(f"{part}." for part in (word, line, "; ".join(sets)) if part)
