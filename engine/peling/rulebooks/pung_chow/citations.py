"""Places in the book."""

from __future__ import annotations

from typing import Final

from peling.core.rules import Citation

BOOK: Final = "pung-chow"
"""The book's short id."""


def _part_one(section: str, page: str = "") -> Citation:
    return Citation(BOOK, "Part I", section, page)


SUMMARY: Final = _part_one("Summary", "9")
TILES: Final = _part_one("Description of Tiles", "11")
SEATS: Final = _part_one("Procedure of Play, A", "13")
WALL: Final = _part_one("Procedure of Play, B", "13–14")
BREAK: Final = _part_one("Procedure of Play, B", "14–15")
DEAL: Final = _part_one("Procedure of Play, C", "16")
PLAYING: Final = _part_one("Playing the Hand", "16")
CHOW: Final = _part_one("Chow", "18")
PUNG: Final = _part_one("Pung", "19")
PUNG_RULES: Final = _part_one("Pung, the rules that follow it", "20–21")
KONG: Final = _part_one("Four of a Kind", "22–24")
MAH_JONGG: Final = _part_one("Mah-Jongg", "24–25")
SETTLING: Final = _part_one("Settling the Scores", "25")
SUGGESTIONS: Final = _part_one("Suggestions", "26–28")
MANDARINS: Final = _part_one("Use of the Mandarins", "29")
SCORE_CARD: Final = _part_one("Score Card", "29–31")
EXAMPLES: Final = _part_one("Examples of Hands", "32–45")
LAYOUTS: Final = _part_one("Illustrations of Score Settling", "46–55")
FEWER_PLAYERS: Final = Citation(BOOK, "", "Two and Three Handed Games", "76")


def _part_two(section: str, page: str) -> Citation:
    return Citation(BOOK, "Part II", section, page)


WIND_BOX: Final = _part_two("Procedure", "57–59")
ROUNDS: Final = _part_two("Procedure", "59")
LAST_FOURTEEN: Final = _part_two("Procedure", "59–60")
LIMIT: Final = _part_two("The Limit Hand", "60")
WASHING: Final = _part_two("Washing the Tiles", "61")
BONUSES: Final = _part_two("Bonus Scores", "62")
LIMIT_HANDS: Final = _part_two("The Limit Hands", "62–64")
VALUES: Final = _part_two("Scoring Values", "65")
EXPLANATION: Final = _part_two("Explanation of Scoring Values", "66–67")
DOUBLING: Final = _part_two("Doubling Honor Scores", "67")
PENALTIES: Final = _part_two("Penalties", "67–70")
LIMIT_EXAMPLES: Final = _part_two("Example of Winning Hands", "71–75")
