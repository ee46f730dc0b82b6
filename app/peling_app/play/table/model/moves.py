"""Tell which way a tile goes on the board when something happens, and what is heard."""

from __future__ import annotations

from typing import Final, NamedTuple

from peling.core.events import (
    BonusSetOut,
    Claimed,
    DealDrawn,
    Drawn,
    Event,
    KongLaid,
    KongOffered,
    TileDiscarded,
    Washed,
    WentOut,
)
from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView, Source
from peling.rules.ruleset import RuleSet
from peling_app.play.table.model.board_picture import Table, claimed_place, discard_key, face_of, meld_key

_CALLS: Final = {MeldKind.CHOW: "chow", MeldKind.PUNG: "pung", MeldKind.KONG: "kong"}
_HEARD: Final[dict[type[Event], str]] = {
    Drawn: "draw",
    TileDiscarded: "discard",
    WentOut: "win",
    DealDrawn: "drawn",
    Washed: "drawn",
}


class Way(NamedTuple):
    """A tile that goes somewhere.

    Attributes:
        kind: "draw", "loose", "discard", "claim", "kong" or "bonus".
        side: whose it is: how many seats from the player who looks, in the order of play.
        face: the picture on it, or "back".
        key: which tile of the picture it is when it has arrived.
        giver: whose discard it was, as `side`; -1: it was none.
        start: the key of that discard.
    """

    kind: str
    side: int
    face: str
    key: int
    giver: int = -1
    start: int = 0


def way_of(event: Event, view: PlayerView, table: Table, drawn: int, rules: RuleSet) -> Way | None:
    """Return the way of the tile of an event, if one goes; `drawn`: the key of the own drawn tile, or 0.

    A tile that is added to a pung goes when it is offered, where the book lets others take it, and lies there
    already when the kong is made of it.
    """
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
            taken = [n for n, one in enumerate(view.discards) if one.claimed_by is wind]
            place = taken[-1] if taken else 0
            giver = _side(view.discards[place].wind, view) if taken else -1
            face = (meld.claimed or meld.tile).code
            return Way("claim", _side(wind, view), face, key, giver, discard_key(place))
        case KongOffered(wind, kind):
            return Way("kong", _side(wind, view), kind.code, meld_key(_group_of(view, wind, kind), 3))
        case KongLaid(_, meld) if meld.form is KongForm.ADDED and _may_be_robbed(meld.tile, rules):
            return None
        case KongLaid(wind, meld):
            return Way("kong", _side(wind, view), meld.tile.code, meld_key(_group(view, wind, meld), 2))
        case BonusSetOut(wind, kind):
            bonus = view.hand.bonus if wind is view.me else view.opponent(wind).bonus
            key = bonus.index(kind) + 1 if kind in bonus else 0
            return Way("bonus", _side(wind, view), face_of(kind, table), key)
        case _:
            return None


def sound_of(event: Event) -> str:
    """Return the name of what is heard of an event; empty: nothing."""
    match event:
        case Claimed(_, meld) | KongLaid(_, meld):
            return _CALLS[meld.kind]
        case _:
            return _HEARD.get(type(event), "")


def _side(wind: Wind, view: PlayerView) -> int:
    return view.me.steps_to(wind)


def _may_be_robbed(kind: Tile, rules: RuleSet) -> bool:
    return rules.course.robbing and rules.course.robbed(kind)


def _group_of(view: PlayerView, wind: Wind, kind: Tile) -> int:
    """Return the place of the three or four of a kind that lie open before a player."""
    melds = view.hand.melds if wind is view.me else view.opponent(wind).melds
    places = (
        place for place, meld in enumerate(melds) if meld.kind is not MeldKind.CHOW and meld.tile is kind
    )
    return next(places, len(melds) - 1)


def _group(view: PlayerView, wind: Wind, meld: Meld) -> int:
    """Return the place of a set among those that lie open before a player; one of no place is the last."""
    melds = view.hand.melds if wind is view.me else view.opponent(wind).melds
    return melds.index(meld) if meld in melds else len(melds) - 1


def _newest(view: PlayerView, wind: Wind, kind: Tile) -> int:
    """Return the place of the latest such discard among all discards."""
    places = (n for n, one in enumerate(view.discards) if one.wind is wind and one.tile is kind)
    return max(places, default=0)
