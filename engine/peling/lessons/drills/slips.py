"""Slips of the books: printed figures that cannot be right, and what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip in an example.

    Attributes:
        example: the id of the example.
        printed: the figure as the book prints it.
        right: the figure as it should be.
        fault: what is wrong: the id of the item that was left out or counted wrongly, ``"points"`` where the
            sum is, ``"payers"`` where the wrong players are named.
        how: ``"left-out"``, ``"wrong-value"``, ``"wrong-sum"`` or ``"wrong-players"``.
    """

    example: str
    printed: int
    right: int
    fault: str
    how: str


SLIPS: Final = (
    Slip("PC1-EX-03", 50, 52, "PC1-SCORE-PAIR-HONOR", "left-out"),
    Slip("PC1-EX-13a", 384, 352, "PC1-SCORE-PUNG-MAJOR-EXPOSED", "wrong-value"),
    Slip("PC1-EX-14", 1344, 1376, "PC1-SCORE-PAIR-HONOR", "left-out"),
    Slip("PC1-EX-17", 140, 140, "payers", "wrong-players"),
    Slip("PC1-EX-18", 236, 228, "PC1-SCORE-PUNG-MAJOR-EXPOSED", "wrong-value"),
    Slip("PC2-EX-03", 52, 32, "points", "wrong-sum"),
    Slip("PC2-EX-04-LNONE", 384, 768, "PC2-DBL-SUIT-HONORS", "left-out"),
    Slip("PC2-EX-10", 64, 64, "payers", "wrong-players"),
    Slip("FW-T3", 24, 28, "FW-HEAD-SELF", "wrong-value"),
)
"""From the errata of the books and the recomputed examples of the rule files."""
