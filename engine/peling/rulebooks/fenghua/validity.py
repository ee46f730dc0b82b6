"""What makes a recorded hand impossible in this book."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from peling.core.melds import MeldKind
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import BONUS_TILES, KINDS, Tile, Wind
from peling.rules.checks import SUPPLIES, check_copies, check_count, check_melds, check_win
from peling.rules.records import FROM_PLAY, turned_up_for

_CIRCUMSTANCES: Final = SUPPLIES | FROM_PLAY
_WILD_COPIES: Final = 3


def check(record: HandRecord) -> None:
    """Refuse what cannot have happened at a table, and wins that the book forbids whatever the hand.

    The latter are from FH-DISCARDED-WILD, FH-WILD-FLOWER and FH-SHAPE-EIGHT-FLOWERS.

    Raises:
        InvalidHandError: with the reason id of the example format.
    """
    _check_record(record)
    check_melds(record)
    _check_chows(record)
    _check_wild_melds(record)
    _check_win(record)
    _check_flowers(record)
    check_count(record)
    check_copies(_without_flower_win(record))
    _check_wild_copies(record)


def wild_fault(wild: tuple[Tile, ...]) -> str:
    """Return what is wrong with the wild tiles of a deal (FH-WILD-KIND), empty if nothing is.

    They are one kind, or three of the seasons or of the flowers. A record may leave them out: then no tile
    of the hand is wild.
    """
    if not wild or (len(wild) == 1 and not wild[0].is_bonus):
        return ""
    family = all(tile.is_season for tile in wild) or all(tile.is_flower for tile in wild)
    if family and len(wild) == len(set(wild)) == _WILD_COPIES:
        return ""
    return "wild tiles are one kind, or three of the seasons or of the flowers"


def _check_record(record: HandRecord) -> None:
    if record.round_wind is None:
        raise InvalidHandError("bad-record", "round", "the prevailing wind is missing")
    fault = wild_fault(record.wild)
    if fault:
        raise InvalidHandError("bad-record", "wild", fault)
    for name in sorted(record.circumstances - _CIRCUMSTANCES):
        raise InvalidHandError("bad-record", "circumstances", f"there is no {name!r} in this book")
    for tile in record.hand.bonus:
        if not tile.is_bonus:
            raise InvalidHandError("bad-record", "bonus", f"{tile.code} is no flower and no season")


def _check_chows(record: HandRecord) -> None:
    """Refuse a chow from anybody but the left neighbour: four play, so it is always the same seat."""
    left = record.seat.after(-1)
    for number, meld in enumerate(record.hand.melds):
        if meld.kind is MeldKind.CHOW and meld.claimed_from not in {None, left}:
            detail = f"a chow is claimed from the left neighbour, {left.value}"
            raise InvalidHandError("bad-meld", f"melds[{number}]", detail)


def _check_wild_melds(record: HandRecord) -> None:
    """Refuse a wild tile in a set laid down, and a wild flower among the melded ones."""
    wild = frozenset(record.wild)
    for number, meld in enumerate(record.hand.melds):
        for tile in meld.tiles:
            if tile in wild:
                raise InvalidHandError("wild-in-meld", f"melds[{number}]", f"{tile.code} is a wild tile")
    for tile in record.hand.bonus:
        if tile in wild:
            raise InvalidHandError("wild-in-meld", "bonus", f"{tile.code} is a wild tile and is never melded")


def _check_win(record: HandRecord) -> None:
    win = record.win
    check_win(_without_flower_win(record))
    if win is None:
        return
    if win.by is WinBy.DEALT:
        if record.seat is not Wind.EAST:
            raise InvalidHandError("not-east", "win", "only the banker can be complete as dealt")
        if record.hand.melds:
            raise InvalidHandError("bad-win", "win", "nothing was laid down in a hand complete as dealt")
    if win.by is WinBy.LOOSE and not record.circumstances & SUPPLIES:
        raise InvalidHandError("bad-win", "circumstances", "what the supplementary tile replaced is missing")
    if win.tile is None:
        return
    if win.by is WinBy.EIGHT_FLOWERS:
        _check_eight_flowers(record, win.tile)
    elif win.tile in record.wild:
        if win.by.claimed:
            raise InvalidHandError("discarded-wild", "win", "nobody may claim a wild tile")
    elif win.tile.is_bonus:
        if win.by.claimed:
            raise InvalidHandError("bad-win", "win", "nobody may claim a flower or season")
        raise InvalidHandError("unmelded-flower", "win", f"{win.tile.code} was not melded")


def _check_eight_flowers(record: HandRecord, tile: Tile) -> None:
    if tile not in record.hand.bonus:
        raise InvalidHandError("bad-win", "win", "the eighth flower must be among those melded")
    if len(set(record.hand.bonus)) < len(BONUS_TILES):
        raise InvalidHandError("not-complete", "bonus", "eight flowers must be melded")


def _without_flower_win(record: HandRecord) -> HandRecord:
    """Return the record for checks that know flowers as no winning tiles; here they may be."""
    win = record.win
    if win is None or win.tile is None or not win.tile.is_bonus:
        return record
    return replace(record, win=Win(_stand_in(record), win.by, win.giver))


def _stand_in(record: HandRecord) -> Tile:
    """Return a tile that is not in the hand: four melds and a tile leave some kind out."""
    held = frozenset(record.hand.all_tiles())
    return next(kind for kind in KINDS if kind not in held)


def _check_flowers(record: HandRecord) -> None:
    """Refuse a flower twice, and a winner's unmelded one; a loser may hold some, since melding is free."""
    hand, win, wild = record.hand, record.win, frozenset(record.wild)
    flowers = [tile for tile in (*hand.concealed, *hand.bonus) if tile.is_bonus]
    if win is not None:
        for tile in hand.concealed:
            if tile.is_bonus and tile not in wild:
                raise InvalidHandError("unmelded-flower", "concealed", f"{tile.code} was not melded")
        if win.tile is not None and win.tile.is_bonus and win.by is not WinBy.EIGHT_FLOWERS:
            flowers.append(win.tile)
    for tile, number in Counter(flowers).items():
        if number > 1:
            raise InvalidHandError("impossible-tiles", "bonus", f"{tile.code} is given twice, a set has one")


def _check_wild_copies(record: HandRecord) -> None:
    """Refuse the tile that was turned up: of a wild kind three copies are left, of a flower none."""
    turned = turned_up_for(record.wild)
    if turned is None:
        return
    tiles = [*record.hand.all_tiles(), *record.hand.bonus]
    if record.win is not None and record.win.tile is not None:
        tiles.append(record.win.tile)
    most = 0 if turned.is_bonus else _WILD_COPIES
    if tiles.count(turned) > most:
        detail = f"one {turned.code} was turned up and is in nobody's hand"
        raise InvalidHandError("impossible-tiles", "concealed", detail)
