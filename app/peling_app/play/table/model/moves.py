"""Tell which way a tile goes on the board when something happens."""

from __future__ import annotations

from typing import NamedTuple

from peling.core.events import BonusSetOut, Claimed, Drawn, Event, KongLaid, TileDiscarded
from peling.core.melds import Meld
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView, Source
from peling_app.play.table.model.board_picture import Table, claimed_place, discard_key, face_of, meld_key


class Way(NamedTuple):
    """A tile that goes somewhere.

    Attributes:
        kind: "draw", "loose", "discard", "claim", "kong" or "bonus".
        side: whose it is: how many seats from the player who looks, in the order of play.
        face: the picture on it, or "back".
        key: which tile of the picture it is when it has arrived.
    """

    kind: str
    side: int
    face: str
    key: int


def way_of(event: Event, view: PlayerView, table: Table, drawn: int) -> Way | None:
    """Return the way of the tile of an event, if one goes; `drawn`: the key of the own drawn tile, or 0."""
    match event:
        case Drawn(wind, kind, source):
            if wind is view.me and not drawn:
                return None
            face = face_of(kind, table) if kind is not None else "back"
            return Way("loose" if source is Source.LOOSE else "draw", _side(wind, view), face, drawn)
        case TileDiscarded(wind, kind):
            key = discard_key(_newest(view, wind, kind))
            return Way("discard", _side(wind, view), face_of(kind, table), key)
        case Claimed(wind, meld):
            key = meld_key(_group(view, wind, meld), claimed_place(meld))
            return Way("claim", _side(wind, view), (meld.claimed or meld.tile).code, key)
        case KongLaid(wind, meld):
            return Way("kong", _side(wind, view), meld.tile.code, meld_key(_group(view, wind, meld), 2))
        case BonusSetOut(wind, kind):
            bonus = view.hand.bonus if wind is view.me else view.opponent(wind).bonus
            key = bonus.index(kind) + 1 if kind in bonus else 0
            return Way("bonus", _side(wind, view), face_of(kind, table), key)
        case _:
            return None


def _side(wind: Wind, view: PlayerView) -> int:
    return view.me.steps_to(wind)


def _group(view: PlayerView, wind: Wind, meld: Meld) -> int:
    """Return the place of a set among those that lie open before a player; one of no place is the last."""
    melds = view.hand.melds if wind is view.me else view.opponent(wind).melds
    return melds.index(meld) if meld in melds else len(melds) - 1


def _newest(view: PlayerView, wind: Wind, kind: Tile) -> int:
    """Return the place of the latest such discard among all discards."""
    places = (n for n, one in enumerate(view.discards) if one.wind is wind and one.tile is kind)
    return max(places, default=0)
