"""Hands of Fenghua in the text notation, and what a player of it sees."""

from dataclasses import replace

from peling.core.notation import parse_tiles
from peling.core.scoring import HandRecord
from peling.core.tiles import Wind
from peling.core.view import PlayerView, Source, WallView
from tests.engine.rulebooks import positions
from tests.engine.rulebooks.positions import Hands

SUPPLY = {
    "flower": "supply-of-flower",
    "claimed": "supply-of-claimed-kong",
    "drawn": "supply-of-drawn-kong",
    "added": "supply-of-added-kong",
}


def recorded(own: str, hand: str, how: str = "", wild: str = "B9", winds: str = "") -> HandRecord:
    """Return a hand to be scored: beside what other books have, `how` may be `C5 loose added`."""
    *plain, last = how.split() or [""]
    supplied = "loose" in plain
    flags = SUPPLY[last] if supplied else ""
    made = positions.recorded(own, hand, " ".join(plain) if supplied else how, winds, flags)
    return replace(made, wild=parse_tiles(wild))


HANDS = Hands("fenghua", "SE", "FH-PATTERN-", recorded)


def view(
    hand: str,
    offer: str = "",
    *,
    wild: str = "B9",
    source: Source = Source.WALL,
    drawn: str = "",
    drawable: int = 50,
    robbing: bool = False,
    last: bool = False,
) -> PlayerView:
    """Return the view of South: on his own turn, or offered a tile written as `B5 E`."""
    seen = positions.view(hand, offer, source=source, drawn=drawn, robbing=robbing, last=last)
    wall = WallView(18, Wind.EAST, 7, 90, 0, drawable + 1, drawable, supply=max(0, drawable - 1))
    return replace(seen, round_wind=Wind.EAST, wall=wall, wild=parse_tiles(wild))
