"""The one configuration by which strength is measured: who meets whom, on how many walls, with what goal.

Every row is a match on duplicate walls: the first of the seats is measured, the others all hold the second
entrant, and each wall is played once from every seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import OptionValue

SEED: Final = 1923
"""The seed of all walls, named before anything was measured by it."""
ERRORS: Final = 2.0
"""One entrant is better than another only by more than so many standard errors."""
MEAN_MS: Final = 30.0
SLOWEST_MS: Final = 300.0
"""What a decision may take on average, and in 99 of 100."""
MASTERS_BOOKS: Final = 3
"""In so many books a master has to be better than an expert."""

LEVELS: Final = (("club", "novice"), ("expert", "club"), ("master", "expert"))
"""Each level with the one below."""
GOALS: Final = {"pung-chow": 9, "pung-chow-limit": 6, "how-to-play": 6, "four-winds": 3, "fenghua": 40}
"""How many points a deal an expert has to win from three of the Club of before, by book."""
WALLS: Final = {"four-winds": 2500, "fenghua": 1000}
MOST_WALLS: Final = 2000
"""How many walls they meet on, where a book has no number of its own."""
OTHERS: Final = 1000
"""How many walls all others meet on."""
OF_FEW: Final = {2: 5000, 3: 2000}
"""With fewer players a wall is played less often, and with two more hangs on each deal."""
OF_BOOK: Final = {"four-winds": 4000}
"""What one entrant wins from another there is little against the luck of a deal."""

Options = tuple[tuple[str, OptionValue], ...]


class Row(NamedTuple):
    """A match of the configuration.

    Attributes:
        rules: the id of the rule set.
        entrant: who is measured.
        opponent: who has all the other seats.
        walls: how many walls are played, once from every seat.
        players: how many play.
        goal: how many points a deal he has to win at least; None: only more than chance explains.
        options: the house rules that are not the book's.
        named: what a set of house rules is called; empty for the book's own.
    """

    rules: str
    entrant: str
    opponent: str
    walls: int
    players: int = 4
    goal: float | None = None
    options: Options = ()
    named: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words by which it can be chosen."""
        said = (self.rules, self.entrant, self.opponent, f"{self.players}-players")
        return (*said, "house-rules", self.named) if self.named else said

    @property
    def name(self) -> str:
        """Return what the table calls it."""
        players = "" if self.players == 4 else f", {self.players} players"
        house = f", {self.named}" if self.named else ""
        return f"{self.rules}: {self.entrant} v {self.opponent}{players}{house}"


class House(NamedTuple):
    """A set of house rules by name."""

    name: str
    rules: str
    options: Options


HOUSES: Final = (
    House(
        "without-a-limit",
        "pung-chow-limit",
        (("limit", "none"), ("loser_cap", "score"), ("wash_two", "both")),
    ),
    House(
        "high-limit",
        "pung-chow-limit",
        (("limit", 600), ("single_heads", "doubled"), ("mah_jongg_points", 20)),
    ),
    House(
        "mandarins",
        "pung-chow",
        (("mandarins", "on"), ("robbing_kong", True), ("late_claims", "until_next_discard")),
    ),
    House("flowers", "how-to-play", (("flowers", True), ("limit", "none"), ("loser_pairs", "none"))),
    House(
        "losers-settle", "four-winds", (("losers_settle", True), ("cap_at_full", False), ("reserve", "14"))
    ),
    House(
        "three-points",
        "fenghua",
        (("min_claim_points", 3), ("forced_flowers", True), ("repeat_patterns", "once")),
    ),
)
"""Six ways to play by house rules that tables like: each changes what a hand is worth or how a deal goes."""


def rows() -> Iterator[Row]:
    """Yield all matches, those with a goal in points first."""
    for book, goal in GOALS.items():
        yield Row(book, "expert", "club-1", WALLS.get(book, MOST_WALLS), goal=goal)
    for entrant, opponent in (("expert", "greedy"), ("expert", "robot"), *LEVELS):
        for book in RULE_SETS:
            yield Row(book, entrant, opponent, OF_BOOK.get(book, OTHERS))
    for book in RULE_SETS:
        for players in sorted(set(rule_set(book).course.players) - {4}):
            yield Row(book, "expert", "club-1", OF_FEW[players], players=players)
    for house in HOUSES:
        walls = OF_BOOK.get(house.rules, OTHERS)
        yield Row(house.rules, "expert", "club-1", walls, options=house.options, named=house.name)


def chosen(among: Sequence[Row], words: Sequence[str]) -> list[Row]:
    """Return the matches that have all these words.

    Raises:
        ValueError: a word is of none of them, or no match has them all.
    """
    known = sorted({word for row in among for word in row.words})
    for word in words:
        if word not in known:
            raise ValueError(f"no match has the word '{word}'; there are: {', '.join(known)}")
    found = [row for row in among if set(words) <= set(row.words)]
    if not found:
        raise ValueError(f"no match has all of these words: {', '.join(words)}")
    return found
