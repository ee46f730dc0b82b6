"""What makes a recorded hand impossible in both parts of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from peling.core.melds import KongForm
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import BONUS_TILES, Tile, Wind
from peling.rules.checks import SUPPLIES, check_bonus, check_copies, check_count, check_melds, check_win
from peling.rules.records import FROM_PLAY
from peling.rules.ruleset import HouseRules

_NOT_OF_THIS_BOOK: Final = frozenset({WinBy.EIGHT_FLOWERS})


@dataclass(frozen=True, slots=True)
class Dealt:
    """Which hands can be complete as dealt.

    Attributes:
        by_all: every player's, and not only East's.
        with_kongs: fours may have been laid down at once.
    """

    by_all: bool = False
    with_kongs: bool = False


def checker(
    house: HouseRules, dealt: Dealt, circumstances: frozenset[str] = frozenset()
) -> Callable[[HandRecord], None]:
    """Return the check of a record for these house rules (Part I, p. 16–29).

    The check raises `InvalidHandError`, with the reason id of the example format.

    Args:
        house: the house rules in force.
        dealt: which hands can be complete as dealt.
        circumstances: those of the part alone, beyond loose tiles and the first turn.
    """
    robbing = house["robbing_kong"] is True
    keeps_foreign = house["foreign_mandarin"] == "discard"
    known = SUPPLIES | FROM_PLAY | circumstances

    def check(record: HandRecord) -> None:
        hand, win = record.hand, record.win
        if record.circumstances or record.wild:
            _check_extras(record, known)
        if hand.melds:
            check_melds(record)
        if win is not None or record.circumstances:
            check_win(record)
        if win is not None:
            _check_kind_of_win(win, record, dealt)
        kept = _foreign(record.seat) if keeps_foreign and win is None else frozenset[Tile]()
        check_bonus(record, kept)
        check_count(record)
        check_copies(record)
        if win is None:
            return
        if win.by is WinBy.ROBBED_KONG and not robbing:
            raise InvalidHandError("robbing-not-allowed", "win", "a tile added to a pung may not be claimed")
        if win.by is WinBy.DEALT and record.seat is not Wind.EAST and not dealt.by_all:
            raise InvalidHandError("not-east", "win", "only East can be complete as dealt")

    return check


def _check_kind_of_win(win: Win, record: HandRecord, dealt: Dealt) -> None:
    """Refuse ways to win that this book does not know."""
    if win.by in _NOT_OF_THIS_BOOK:
        raise InvalidHandError("bad-win", "win", f"nobody wins by {win.by.value} in this book")
    if win.by is WinBy.DEALT and record.hand.melds:
        laid = "nothing was laid down in a hand complete as dealt"
        if not dealt.with_kongs or any(meld.form is not KongForm.DRAWN for meld in record.hand.melds):
            raise InvalidHandError("bad-win", "win", laid)


def _check_extras(record: HandRecord, known: frozenset[str]) -> None:
    """Refuse what this book does not have: wild tiles, circumstances of other books."""
    if record.wild:
        raise InvalidHandError("bad-record", "wild", "there are no wild tiles in this book")
    for name in sorted(record.circumstances - known):
        raise InvalidHandError("bad-record", "circumstances", f"there is no {name!r} in this book")


def _foreign(seat: Wind) -> frozenset[Tile]:
    """Return the mandarins of the other winds."""
    return frozenset(held for held in BONUS_TILES if held.wind is not seat)
