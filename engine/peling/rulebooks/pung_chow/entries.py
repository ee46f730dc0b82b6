"""The rules of both parts of the book in its order, in our own words."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from peling.rulebooks.pung_chow import citations
from peling.rules.prose import read_prose

_REPLACED: Final = frozenset({"PC1-SEAT", "PC1-NOROUND", "PC1-DRAW", "PC1-SETTLE"})
"""Rules of Part I that Part II has in another way."""
_TEXT: Final = read_prose(files(__package__) / "entries.md", citations)
PART_ONE_ENTRIES: Final = _TEXT.entries("Part I")
PART_TWO_ENTRIES: Final = (
    *(entry for entry in PART_ONE_ENTRIES if entry.id not in _REPLACED),
    *_TEXT.entries("Part II"),
)
"""Rules of play and settling; the score items stand on their own card."""
