"""The dozen rules of the book, in its order."""

from typing import Final

from peling.rules.ruleset import BookEntry
from tests.sixth_book.citations import CLAIMS, SCORES, TABLE, TURNS, WINNING

ENTRIES: Final = (
    BookEntry("CY-TILES", "The tiles", "The 136 tiles without flowers are used.", TABLE),
    BookEntry("CY-WALL", "The wall", "East throws, then the player whose side is broken.", TABLE),
    BookEntry("CY-DEAL", "The deal", "Everybody gets thirteen tiles, East fourteen.", TABLE),
    BookEntry("CY-TURN", "A turn", "A tile is drawn and one is discarded.", TURNS),
    BookEntry("CY-DRAW", "No tile left", "When no tile is left, nobody pays.", TURNS),
    BookEntry("CY-CHOW", "Chow", "A sequence may be claimed from the player at the left.", CLAIMS),
    BookEntry("CY-PUNG", "Pung", "Three of a kind may be claimed from anybody.", CLAIMS),
    BookEntry("CY-ORDER", "Several claims", "Winning goes first, then pung, then chow.", CLAIMS),
    BookEntry("CY-HAND", "The hand", "Four sets and a pair win.", WINNING),
    BookEntry("CY-EAST", "East", "East pays and receives double, and stays East while winning.", WINNING),
    BookEntry("CY-PAY", "Payment", "The winner is paid by all; then the others settle.", SCORES),
)
