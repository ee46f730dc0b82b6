"""Places in the book, a page that was made up for tests: "Courtyard Rules"."""

from typing import Final

from peling.core.rules import Citation

BOOK: Final = "courtyard"
TABLE: Final = Citation(BOOK, "", "The table")
TURNS: Final = Citation(BOOK, "", "Turns")
CLAIMS: Final = Citation(BOOK, "", "Claims")
WINNING: Final = Citation(BOOK, "", "Winning")
SCORES: Final = Citation(BOOK, "", "Scores")
