"""Positions for the tests of the tutor: that of the design's picture of the table, and others like it."""

from __future__ import annotations

from dataclasses import replace

from peling.core.hand import Hand
from peling.core.melds import chow, pung
from peling.core.tiles import WINDS, Tile, Wind, tile
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView


def tiles(codes: str) -> list[Tile]:
    """Return the tiles of codes with blanks between them."""
    return [tile(code) for code in codes.split()]


def discard_of_west() -> PlayerView:
    """Return the position of the picture: West has discarded the 5 of characters, South is asked."""
    east_chow = chow((tile("B3"), tile("B4"), tile("B5")), tile("B4"), Wind.NORTH)
    return PlayerView(
        me=Wind.SOUTH,
        winds=WINDS,
        round_wind=None,
        phase=Phase.CLAIMS,
        turn=Wind.WEST,
        awaited=True,
        hand=Hand.of(tiles("C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")),
        drawn=None,
        source=Source.WALL,
        replaced=None,
        offer=Offer(tile("C5"), Wind.WEST),
        others=(
            Opponent(Wind.WEST, 13, (), ()),
            Opponent(Wind.NORTH, 10, (pung(tile("Wh"), Wind.EAST),), ()),
            Opponent(Wind.EAST, 10, (east_chow,), ()),
        ),
        discards=(
            *(Discarded(Wind.EAST, kind) for kind in tiles("W C9 D8 N C2 D5")),
            *(Discarded(Wind.SOUTH, kind) for kind in tiles("C9 D1 B9 E W")),
            *(Discarded(Wind.WEST, kind) for kind in tiles("D9 C1 G B2 D7 C5")),
            *(Discarded(Wind.NORTH, kind) for kind in tiles("D1 N E B1")),
        ),
        wall=WallView(17, Wind.SOUTH, 9, 73, 0, 63, 63),
    )


def discard_of_east() -> PlayerView:
    """Return the same position with the discard made by the player at the left."""
    view = discard_of_west()
    return replace(view, turn=Wind.EAST, offer=Offer(tile("C5"), Wind.EAST))


def own_turn(codes: str = "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7 N", drawn: str = "N") -> PlayerView:
    """Return South's turn with these tiles, the drawn one among them."""
    return replace(
        discard_of_west(),
        phase=Phase.TURN,
        turn=Wind.SOUTH,
        hand=Hand.of(tiles(codes)),
        drawn=tile(drawn),
        offer=None,
    )
