"""Word the beginning of a deal: who throws, what is decided, that the tiles are dealt."""

from __future__ import annotations

from typing import Final

from peling.core.tiles import Wind
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.tiles import wind_name

fixed: Final = Sentences(
    {
        "all-throw": Sentence("Deal", "Everybody throws for East"),
        "throw-again": Sentence("Deal", "Those who tie throw again"),
        "winds": Sentence("Deal", "The winds are drawn"),
        "highest": Sentence("Deal", "Whoever throws most is East."),
        "counted": Sentence("Deal", "The sum is counted round to the right."),
        "whose-wall": Sentence("Deal", "The sum decides whose wall is broken."),
        "which-stack": Sentence("Deal", "Both throws together decide where."),
        "one-throw": Sentence("Deal", "One throw decides where the wall is broken."),
        "wall": Sentence("Deal", "The wall is broken"),
        "deal": Sentence("Deal", "The tiles are dealt"),
        "by-four": Sentence("Deal", "Four at a time, from East round to the right."),
        "flowers": Sentence("Deal", "Flowers are laid out and replaced."),
        "hand": Sentence("Deal", "The tiles are turned up"),
        "go-on": Sentence("Deal", "Any click or key goes on"),
    }
)
"""A fixed word of the beginning of a deal."""

your_tiles = Sentence("Deal", "your {number} tiles")


def as_sentence(said: str) -> str:
    """Return what was decided as it stands alone."""
    return said[:1].upper() + said[1:]


def throws_as(name: str, wind: Wind, *, own: bool) -> str:
    """Return who throws for the wall, and as which wind."""
    if own:
        return Sentence("Deal", "You throw, as {wind}")(wind=wind_name(wind))
    return Sentence("Deal", "{name} throws, as {wind}")(name=name, wind=wind_name(wind))


def throws_for_seats(name: str, *, own: bool) -> str:
    """Return who throws before the seats are known."""
    return Sentence("Deal", "You throw for the seats")() if own else _for_seats(name=name)


who_does = Sentence("Deal", "{name}: {what}")
"""What came of it for a player."""
_for_seats = Sentence("Deal", "{name} throws for the seats")
spoken_throw = Sentence("Deal", "{title}: {one} and {other}. {line}.")
"""A throw for screen readers, once the dice lie."""
spoken_moment = Sentence("Deal", "{title}. {line}.")
"""Any other moment for screen readers."""
