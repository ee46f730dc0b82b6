"""Places in the article; it has sections and no pages."""

from __future__ import annotations

from typing import Final

from peling.core.rules import Citation

BOOK: Final = "fenghua"
"""The book's short id."""

EQUIPMENT: Final = Citation(BOOK, "", "Equipments")
SEATING: Final = Citation(BOOK, "", "Seating")
BANKER: Final = Citation(BOOK, "", "Banker")
WALLS: Final = Citation(BOOK, "", "Walls")
BREAKING: Final = Citation(BOOK, "", "Breaking a wall")
WILD: Final = Citation(BOOK, "", "Wild tiles")
DEAL: Final = Citation(BOOK, "", "Deal")
FLOWERS: Final = Citation(BOOK, "", "Melding flower tiles")
PLAY: Final = Citation(BOOK, "", "Play of tiles")
CHOW: Final = Citation(BOOK, "", "Chow")
PUNG: Final = Citation(BOOK, "", "Pung")
KONG: Final = Citation(BOOK, "", "Kong")
WINNING_HAND: Final = Citation(BOOK, "", "Winning hand")
WINNING: Final = Citation(BOOK, "", "Winning")
DRAW: Final = Citation(BOOK, "", "Draw")
SCORING: Final = Citation(BOOK, "", "Scoring")
LIABILITY: Final = Citation(BOOK, "", "Liability")
