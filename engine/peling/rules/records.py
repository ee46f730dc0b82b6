"""From what a player sees to a hand that can be scored."""

from __future__ import annotations

from peling.core.hand import HAND_SIZE, Hand
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import BONUS_TILES, Tile
from peling.core.view import PlayerView, Source

FIRST_TURN = "first-turn"
"""The circumstance that the winning tile was drawn on the player's first turn; a house rule may ask."""
LAST_TILE = "last-tile"
"""The circumstance that a loose tile that won was the last that may be drawn; a house rule may ask."""
STANDING = "standing"
"""The circumstance that the player had declared a standing hand, in books that know it."""
FROM_PLAY = frozenset({FIRST_TURN, LAST_TILE})
"""Circumstances that `record_of` notes by itself, whatever the book."""

_BY_SOURCE = {
    Source.DEAL: WinBy.DEALT,
    Source.WALL: WinBy.WALL,
    Source.LAST_WALL: WinBy.LAST_WALL,
    Source.LOOSE: WinBy.LOOSE,
}


def turned_up_for(wild: tuple[Tile, ...]) -> Tile | None:
    """Return the tile that was turned up for these wild tiles; None where there are none.

    Wild tiles are of the kind that was turned up, or the rest of its family of flowers or seasons.
    """
    if not wild:
        return None
    if not wild[0].is_bonus:
        return wild[0]
    family = [tile for tile in BONUS_TILES if tile.is_season is wild[0].is_season]
    return next(tile for tile in family if tile not in wild)


def own_win(view: PlayerView) -> Win | None:
    """Return how the hand would be won by going out now on the own turn; None after a claim."""
    by = _BY_SOURCE.get(view.source)
    if by is None or view.turn is not view.me:
        return None
    return Win(None if by is WinBy.DEALT else view.drawn, by)


def flower_win(view: PlayerView) -> Win | None:
    """Return how the hand would be won by the flowers and seasons alone; None without any."""
    held = [kind for kind in view.hand.concealed if kind.is_bonus and kind not in view.wild]
    shown = (*view.hand.bonus, *held)
    return Win(shown[-1], WinBy.EIGHT_FLOWERS) if shown else None


def claimed_win(view: PlayerView) -> Win | None:
    """Return how the hand would be won by claiming the offered tile; None if nothing is offered."""
    offer = view.offer
    if offer is None:
        return None
    if offer.robbing:
        by = WinBy.ROBBED_KONG
    elif offer.first:
        by = WinBy.FIRST_DISCARD
    elif offer.last:
        by = WinBy.LAST_DISCARD
    else:
        by = WinBy.DISCARD
    return Win(offer.tile, by, offer.by)


def record_of(view: PlayerView, win: Win | None = None) -> HandRecord:
    """Return the hand of a view as a record: as a loser's, or as won in the given way.

    The record's hand is without the winning tile, as in the example files; so is what the winner can see.
    """
    hand = view.hand
    circumstances: list[str] = []
    if win is not None and win.by is WinBy.EIGHT_FLOWERS:
        hand = _without_supply(view)
    elif win is not None and not win.by.claimed and win.tile is not None:
        hand = hand.remove(win.tile)
        if win.by is WinBy.LOOSE and view.replaced is not None:
            circumstances.append(f"supply-of-{view.replaced}")
        if win.by is WinBy.LOOSE and not view.wall.drawable:
            circumstances.append(LAST_TILE)
        if _on_first_turn(view):
            circumstances.append(FIRST_TURN)
    if win is not None:
        circumstances += view.noted
    seen = () if win is None else _visible(view, win)
    return HandRecord(view.me, view.round_wind, hand, win, frozenset(circumstances), seen, view.wild)


def _without_supply(view: PlayerView) -> Hand:
    """Return the hand that wins by its flowers: all set out, and without the tile drawn for the last."""
    hand = view.hand
    for kind in hand.concealed:
        if kind.is_bonus and kind not in view.wild:
            hand = hand.remove(kind).with_bonus(kind)
    if hand.size <= HAND_SIZE:
        return hand
    drawn = view.drawn if view.drawn in hand.concealed else None
    return hand.remove(hand.concealed[-1] if drawn is None else drawn)


def _visible(view: PlayerView, win: Win) -> tuple[Tile, ...]:
    """Return the tiles that a winner sees outside his own hand and sets, without the one he wins by."""
    discards = view.discards
    if win.by.claimed and view.offer is not None and not view.offer.robbing:
        discards = discards[:-1]
    laid = [held for other in view.others for meld in other.melds for held in meld.tiles]
    shown = [held for other in view.others for held in other.bonus]
    return (*(discard.tile for discard in discards if discard.claimed_by is None), *laid, *shown)


def _on_first_turn(view: PlayerView) -> bool:
    """Return whether the player has discarded and claimed nothing yet; his own fours may lie before him."""
    return all(meld.concealed for meld in view.hand.melds) and all(
        discard.wind is not view.me for discard in view.discards
    )
