"""Say of a deal that is over what is worth keeping of it for one player, and add up many of these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from peling.core.scoring import WinBy
from peling.core.tiles import Tile, Wind, tile
from peling.play.deal import DealResult
from peling.shapes.laid_open import laid_open

_LONGEST: Final = 60
"""No part of a hand that is read back has more letters: fourteen tiles have 41."""


@dataclass(frozen=True, slots=True)
class WonHand:
    """A hand that won, as it is laid open.

    Attributes:
        sets: its tiles in sets, those laid down first; where no sets were made of them, all together.
        bonus: flowers and seasons set out.
        wild: the wild kinds of the deal.
        items: the ids of the score items it earned, each once, in the order of its sheet.
        by: how the winning tile came.
        giver: the wind of the player it was claimed from; None if drawn.
    """

    sets: tuple[tuple[Tile, ...], ...]
    bonus: tuple[Tile, ...]
    wild: tuple[Tile, ...]
    items: tuple[str, ...]
    by: WinBy
    giver: Wind | None


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal that is over, as one player saw it.

    Attributes:
        at: when it was settled.
        rules_id: the rule set.
        level: how well the others play, as a kind of player; empty: not all alike.
        deal: its number in its game, from 1.
        wind: what the player held.
        winner: the wind of whoever won; None for a drawn deal.
        net: what the player won in it, or lost, in points of the book.
        points: what the player's hand counted if it won, rounded where the book rounds; else 0.
        hand: that hand; None where another one won, or nobody.
        assisted: whether something was taken back in the game, or it went on from a replay.
        unassisted: whether it is known that the player had no help of any kind in the game.
    """

    at: datetime
    rules_id: str
    level: str
    deal: int
    wind: Wind
    winner: Wind | None
    net: int
    points: int = 0
    hand: WonHand | None = None
    assisted: bool = False
    unassisted: bool = False

    @property
    def won(self) -> bool:
        """Return whether the player won it."""
        return self.winner is self.wind


@dataclass(frozen=True, slots=True)
class Sums:
    """What some deals come to.

    Attributes:
        deals, won: how many there are, and how many of them the player won.
        net: the points won less those lost.
        best: what the best hand that won counted; 0 where none did.
    """

    deals: int = 0
    won: int = 0
    net: int = 0
    best: int = 0

    def and_one(self, deal: DealRecord) -> Sums:
        """Return the sums with one more deal."""
        return Sums(self.deals + 1, self.won + deal.won, self.net + deal.net, max(self.best, deal.points))


@dataclass(frozen=True, slots=True)
class Streak:
    """Deals one after the other.

    Attributes:
        deals: how many; 0: there are none.
        until: when the last of them was; None where there is none.
    """

    deals: int = 0
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """What the deals of a player come to.

    Attributes:
        rows: the sums by rule set and level, in the order in which they were first played.
        together: the sums of all.
        balance: what the player had at the start and after each deal.
        best: the hands that counted most, the best first; of equal ones the earlier.
        special: of each score item the first deal won with it, by rule set and item.
        winning: the most deals won one after the other, the first such streak.
        waiting: the most deals not won one after the other.
    """

    rows: Mapping[tuple[str, str], Sums]
    together: Sums
    balance: tuple[int, ...]
    best: tuple[DealRecord, ...]
    special: Mapping[tuple[str, str], DealRecord]
    winning: Streak
    waiting: Streak


def tally(deals: Iterable[DealRecord], most: int = 5) -> Tally:
    """Return what deals come to; `most` is how many of the best hands are named."""
    ordered = sorted(deals, key=lambda one: (one.at, one.deal))
    rows: dict[tuple[str, str], Sums] = {}
    together, balance = Sums(), [0]
    special: dict[tuple[str, str], DealRecord] = {}
    longest = {True: Streak(), False: Streak()}
    run, before = 0, False
    for deal in ordered:
        key = (deal.rules_id, deal.level)
        rows[key] = rows.get(key, Sums()).and_one(deal)
        together = together.and_one(deal)
        balance.append(balance[-1] + deal.net)
        for item in () if deal.hand is None else deal.hand.items:
            special.setdefault((deal.rules_id, item), deal)
        run, before = run + 1 if deal.won is before else 1, deal.won
        if run > longest[before].deals:
            longest[before] = Streak(run, deal.at)
    best = sorted((deal for deal in ordered if deal.won), key=lambda one: -one.points)[:most]
    return Tally(rows, together, tuple(balance), tuple(best), special, longest[True], longest[False])


def won_hand(result: DealResult) -> WonHand | None:
    """Return the hand that won a deal; None for a drawn one."""
    if result.winner is None or result.win is None:
        return None
    record, sheet = result.records[result.winner], result.scores[result.winner].sheet
    return WonHand(
        sets=tuple(group.tiles for group in laid_open(record, sheet.reading)),
        bonus=record.hand.bonus,
        wild=record.wild,
        items=tuple(dict.fromkeys(line.item for line in sheet.lines)),
        by=result.win.by,
        giver=result.win.giver,
    )


def hand_to_json(hand: WonHand) -> dict[str, Any]:
    """Return a hand as plain JSON values; tiles are texts of codes."""
    return {
        "sets": [_codes(tiles) for tiles in hand.sets],
        "bonus": _codes(hand.bonus),
        "wild": _codes(hand.wild),
        "items": list(hand.items),
        "by": hand.by.value,
        "giver": None if hand.giver is None else hand.giver.value,
    }


def hand_from_json(value: Any) -> WonHand:  # noqa: ANN401 - whatever a file holds
    """Return the hand that `hand_to_json` wrote.

    Raises:
        ValueError, TypeError, LookupError: it is none.
    """
    return WonHand(
        sets=tuple(_tiles(text) for text in value["sets"]),
        bonus=_tiles(value["bonus"]),
        wild=_tiles(value["wild"]),
        items=tuple(str(item) for item in value["items"]),
        by=WinBy(value["by"]),
        giver=None if value["giver"] is None else Wind(value["giver"]),
    )


def record_to_json(deal: DealRecord) -> dict[str, Any]:
    """Return a deal as plain JSON values."""
    return {
        "at": deal.at.isoformat(),
        "rules": deal.rules_id,
        "level": deal.level,
        "deal": deal.deal,
        "wind": deal.wind.value,
        "winner": None if deal.winner is None else deal.winner.value,
        "net": deal.net,
        "points": deal.points,
        "hand": None if deal.hand is None else hand_to_json(deal.hand),
        "assisted": deal.assisted,
        "unassisted": deal.unassisted,
    }


def record_from_json(value: Any) -> DealRecord:  # noqa: ANN401 - whatever a file holds
    """Return the deal that `record_to_json` wrote.

    Raises:
        ValueError, TypeError, LookupError: it is none.
    """
    at = datetime.fromisoformat(value["at"])
    numbers = (value["deal"], value["net"], value["points"])
    if at.tzinfo is None or any(type(number) is not int for number in numbers):
        raise ValueError(f"{value!r} is no deal")
    return DealRecord(
        at=at,
        rules_id=str(value["rules"]),
        level=str(value["level"]),
        deal=value["deal"],
        wind=Wind(value["wind"]),
        winner=None if value["winner"] is None else Wind(value["winner"]),
        net=value["net"],
        points=value["points"],
        hand=None if value["hand"] is None else hand_from_json(value["hand"]),
        assisted=value["assisted"] is True,
        unassisted=value["unassisted"] is True,
    )


def _codes(tiles: Sequence[Tile]) -> str:
    return " ".join(held.code for held in tiles)


def _tiles(text: str) -> tuple[Tile, ...]:
    if len(text) > _LONGEST:
        raise ValueError(f"{text[:_LONGEST]!r} and more are no tiles of a hand")
    return tuple(tile(code) for code in text.split())
