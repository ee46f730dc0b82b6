"""What makes a recorded hand impossible in this book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.core.melds import KongForm
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import COPIES, Wind
from peling.rulebooks.how_to_play.limits import THIRTEENTH_WIN
from peling.rules.checks import SUPPLIES, check_bonus, check_copies, check_count, check_melds, check_win
from peling.rules.records import FROM_PLAY, STANDING
from peling.rules.ruleset import HouseRules

OWN_CIRCUMSTANCES: Final = frozenset({STANDING, THIRTEENTH_WIN})
_CIRCUMSTANCES: Final = SUPPLIES | FROM_PLAY | OWN_CIRCUMSTANCES
_WITHOUT_TURN: Final = frozenset({WinBy.DEALT, WinBy.FIRST_DISCARD})
"""Wins of a player who has not discarded yet."""


def checker(house: HouseRules) -> Callable[[HandRecord], None]:
    """Return the check of a record for these house rules (Rules 4 to 12).

    The check raises `InvalidHandError`, with the reason id of the example format.
    """
    claimed_turn = house["standing"] == "first_discard"

    def check(record: HandRecord) -> None:
        hand, win = record.hand, record.win
        if record.wild:
            raise InvalidHandError("bad-record", "wild", "there are no wild tiles in this book")
        if record.round_wind is None:
            raise InvalidHandError("bad-record", "round", "the wind of the round is missing")
        for name in sorted(record.circumstances - _CIRCUMSTANCES):
            raise InvalidHandError("bad-record", "circumstances", f"there is no {name!r} in this book")
        if hand.melds:
            check_melds(record)
        check_win(record)
        if win is not None:
            _check_way(win, record)
        if record.circumstances:
            _check_circumstances(record, claimed_turn=claimed_turn)
        check_bonus(record)
        check_count(record)
        check_copies(record)
        if record.visible:
            _check_visible(record)
        if win is not None and win.by is WinBy.DEALT and record.seat is not Wind.EAST:
            raise InvalidHandError("not-east", "win", "only East can be complete as dealt")

    return check


def _check_way(win: Win, record: HandRecord) -> None:
    """Refuse ways to win that this book does not know, or that do not fit the hand."""
    if win.by is WinBy.EIGHT_FLOWERS:
        raise InvalidHandError("bad-win", "win", "nobody wins by eight flowers in this book")
    if win.by is WinBy.DEALT and record.hand.melds:
        raise InvalidHandError("bad-win", "win", "nothing was laid down in a hand complete as dealt")


def _check_circumstances(record: HandRecord, *, claimed_turn: bool) -> None:
    """Refuse a standing hand or a thirteenth win that cannot have been.

    Raises:
        InvalidHandError: ``bad-win``.
    """
    win, melds = record.win, record.hand.melds
    if THIRTEENTH_WIN in record.circumstances and (win is None or record.seat is not Wind.EAST):
        raise InvalidHandError("bad-win", "circumstances", "only East wins for the thirteenth time running")
    if STANDING not in record.circumstances:
        return
    if win is not None and win.by in _WITHOUT_TURN:
        raise InvalidHandError("bad-win", "circumstances", "standing is declared with the first own discard")
    own = [meld for meld in melds if meld.form is KongForm.DRAWN]
    if melds and not (claimed_turn and len(melds) - len(own) <= 1):
        raise InvalidHandError("bad-win", "circumstances", "a standing hand has no such sets laid down")


def _check_visible(record: HandRecord) -> None:
    """Refuse more copies of a tile, own ones and those that the winner can see, than a set has.

    Raises:
        InvalidHandError: ``impossible-tiles``.
    """
    won = () if record.win is None or record.win.tile is None else (record.win.tile,)
    tiles = (*record.hand.all_tiles(), *record.hand.bonus, *won, *record.visible)
    for kind in set(record.visible):
        if tiles.count(kind) > (1 if kind.is_bonus else COPIES):
            detail = f"{tiles.count(kind)} tiles {kind.code} are held or seen"
            raise InvalidHandError("impossible-tiles", "visible", detail)
