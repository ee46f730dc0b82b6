"""What makes a recorded hand impossible in this book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from peling.core.melds import KongForm
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import Wind
from peling.rulebooks.four_winds.options import may_rob
from peling.rules.checks import SUPPLIES, check_copies, check_count, check_melds, check_win
from peling.rules.records import FROM_PLAY
from peling.rules.ruleset import HouseRules

_CIRCUMSTANCES: Final = SUPPLIES | FROM_PLAY


def checker(house: HouseRules) -> Callable[[HandRecord], None]:
    """Return the check of a record for these house rules (§1 to §5).

    The check raises `InvalidHandError`, with the reason id of the example format.
    """
    suits_only = house["rob_suits_only"] is True
    rear_card = house["rob_form"] == "rear_card"
    extending = house["extend_visible_three"] is True
    robbing = may_rob(house)

    def check(record: HandRecord) -> None:
        win = record.win
        _check_record(record)
        if record.hand.melds:
            check_melds(record)
            if not extending:
                _check_not_extended(record)
        check_win(record)
        if win is not None:
            _check_way(win, record)
        check_count(record)
        robbed = win is not None and win.by is WinBy.ROBBED_KONG
        if win is not None and robbed:
            if not robbing:
                raise InvalidHandError("robbing-not-allowed", "win", "the extra of robbing was not agreed on")
            if not (extending or rear_card):
                raise InvalidHandError("robbing-not-allowed", "win", "no visible three is made a four here")
            if suits_only and win.tile is not None and win.tile.is_honour:
                detail = f"{win.tile.code} is no suit card and may not be robbed"
                raise InvalidHandError("honour-not-robbable", "win", detail)
        check_copies(_as_discard(record) if robbed and rear_card else record)
        if win is not None and win.by is WinBy.DEALT and record.seat is not Wind.EAST:
            raise InvalidHandError("not-east", "win", "only the banker can be complete as dealt")

    return check


def _check_record(record: HandRecord) -> None:
    """Refuse what this book does not have: flowers, wild tiles, circumstances of others, no round."""
    for field, tiles in (("bonus", record.hand.bonus), ("concealed", record.hand.concealed)):
        for held in tiles:
            if held.is_bonus:
                raise InvalidHandError("no-flowers", field, f"{held.code}: this book plays without flowers")
            if field == "bonus":
                raise InvalidHandError("bad-record", field, f"{held.code} is no flower and no season")
    if record.wild:
        raise InvalidHandError("bad-record", "wild", "there are no wild tiles in this book")
    if record.round_wind is None:
        raise InvalidHandError("bad-record", "round", "the direction of the game is missing")
    for name in sorted(record.circumstances - _CIRCUMSTANCES):
        raise InvalidHandError("bad-record", "circumstances", f"there is no {name!r} in this book")


def _check_not_extended(record: HandRecord) -> None:
    """Refuse a visible three that was made a four, where that was not agreed (A-6)."""
    for number, meld in enumerate(record.hand.melds):
        if meld.form is KongForm.ADDED:
            raise InvalidHandError("bad-meld", f"melds[{number}]", "no visible three is made a four here")


def _check_way(win: Win, record: HandRecord) -> None:
    """Refuse ways to win that this book does not know, or that do not fit the hand."""
    if win.by is WinBy.EIGHT_FLOWERS:
        raise InvalidHandError("bad-win", "win", "nobody wins by eight flowers in this book")
    if win.by is WinBy.DEALT and record.hand.melds:
        raise InvalidHandError("bad-win", "win", "nothing was laid down in a hand complete as dealt")


def _as_discard(record: HandRecord) -> HandRecord:
    """Return a robbed rear card as a discard: it is not the fourth of its kind, so others may be held."""
    win = record.win
    return record if win is None else replace(record, win=Win(win.tile, WinBy.DISCARD, win.giver))
