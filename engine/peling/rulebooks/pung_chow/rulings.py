"""Where each part of the book is silent or contradicts itself, how we read it, and why."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from peling.rulebooks.pung_chow import citations
from peling.rules.prose import read_prose

_OF_BOTH: Final = frozenset({"A23", "A34", "A55"})
"""Rulings on scoring that hold in Part II as in Part I."""
_OF_PART_ONE: Final = frozenset({"A01", "A05"})
"""Rulings on play about what Part II does in its own way: seats by throws, a wall drawn to its end."""
_TEXT: Final = read_prose(files(__package__) / "rulings.md", citations)
PART_ONE_RULINGS: Final = _TEXT.rulings("Play") + _TEXT.rulings("Scores")
NOT_MODELLED: Final = _TEXT.not_modelled("Not modelled")

PART_TWO_RULINGS: Final = (
    *(ruling for ruling in _TEXT.rulings("Play") if ruling.id not in _OF_PART_ONE),
    *(ruling for ruling in _TEXT.rulings("Scores") if ruling.id in _OF_BOTH),
    *_TEXT.rulings("Part II"),
)
PART_TWO_NOT_MODELLED: Final = (
    *(left_out for left_out in NOT_MODELLED if left_out.id != "A56"),
    *_TEXT.not_modelled("Not modelled in Part II"),
)
