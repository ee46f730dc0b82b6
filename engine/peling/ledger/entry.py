"""A deal as it is entered: how it ended, what everybody held or counted, what else was paid.

Players are *places*: 0 is the first of the sheet's players. What a place holds, East or another wind, may be
worked out anew when an earlier deal is corrected, so nothing here names a wind, but for an overruled round.
An entry may be anything that was typed, possible or not; `peling.ledger.reckoning` names what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from peling.core.scoring import WinBy
from peling.core.tiles import COPIES, Tile, Wind


class Result(StrEnum):
    """How a deal ended."""

    WON = "won"
    DRAWN = "drawn"
    WASHED = "washed"
    """Somebody showed the hand he was dealt, where the book pays for that."""
    FALSE_CALL = "false-call"
    """Somebody announced a hand that is not complete, and that ended the deal."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Tiles laid down together, perhaps not yet a set.

    Attributes:
        tiles: as they were laid.
        added: the fourth tile was added later to a set of three.
        giver: the place it was claimed from; None where that is not known.
    """

    tiles: tuple[Tile, ...]
    added: bool = False
    giver: int | None = None


@dataclass(frozen=True, slots=True)
class Tiles:
    """A hand entered by its tiles. How it was won stands in the deal.

    Attributes:
        concealed: the tiles in the hand, without the winning tile.
        exposed: what was laid down openly.
        kongs: the kinds of which four own tiles were laid down.
        winning: the winning tile; None for a loser, and while it is missing.
        bonus: flowers and seasons set out.
        circumstances: as in `peling.core.scoring.HandRecord`.
        visible: as in `peling.core.scoring.HandRecord`; known only of a hand from the game.
    """

    concealed: tuple[Tile, ...] = ()
    exposed: tuple[Laid, ...] = ()
    kongs: tuple[Tile, ...] = ()
    winning: Tile | None = None
    bonus: tuple[Tile, ...] = ()
    circumstances: frozenset[str] = frozenset()
    visible: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Points:
    """A hand entered by what it counts, as it was typed: a number or a sum; see `peling.ledger.points`."""

    text: str


HandEntry: TypeAlias = Points | Tiles


def tiles_of(hand: HandEntry | None) -> Iterator[Tile]:
    """Yield the tiles of a hand, in no order that means anything; none where its points were typed."""
    if not isinstance(hand, Tiles):
        return
    yield from hand.concealed
    yield from hand.bonus
    for laid in hand.exposed:
        yield from laid.tiles
    for tile in hand.kongs:
        yield from [tile] * COPIES
    # The tile that wins by eight flowers may be listed among them as well.
    if hand.winning is not None and not (hand.winning.is_bonus and hand.winning in hand.bonus):
        yield hand.winning


@dataclass(frozen=True, slots=True)
class Penalty:
    """A payment for an error, apart from what is paid for the deal itself.

    Attributes:
        payer: who pays.
        payee: who gets it; None: every other player gets this amount.
        amount: as it was typed; empty: what the book has for a false call.
        rule: id of the book's rule; empty for a penalty of the house.
        reason: what people wrote down.
    """

    payer: int
    payee: int | None = None
    amount: str = ""
    rule: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A change of totals by hand, which no rule asks for.

    Attributes:
        amounts: what each place gains, as it was typed with its sign; empty: nothing.
        reason: why; it must be given.
    """

    amounts: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class EastIs:
    """Who is East in this deal, against the book's count, and why."""

    place: int
    reason: str


@dataclass(frozen=True, slots=True)
class RoundIs:
    """Which round this deal belongs to, against the book's count, and why. Later rounds follow after it."""

    wind: Wind
    reason: str


@dataclass(frozen=True, slots=True)
class DealEntry:
    """A deal as far as it has been entered.

    Attributes:
        result: how it ended.
        winner: who won; None while that is missing, and where nobody won.
        giver: who gave the winning tile; None if it was drawn, or is not known.
        by: how the winning tile came; None: by discard if there is a giver, else by draw.
        unsaid: nobody said how the winning tile of a hand in tiles came. Deals that were
            entered before that was asked have it not: there such a tile was drawn, if nothing else was said.
        hands: for each place what it held or counted; None where nothing has been entered.
        dead: places whose hand is dead, with the kind as in `peling.core.settlement.DealOutcome`.
        washed: places that washed, with the number of tiles that count; 0: as their tiles tell.
        offender: who announced a hand that was not complete.
        fully_exposed: whether he has shown the whole hand.
        liable: who pays for all; None: as the book finds it from the tiles. Nobody, if empty; two share it.
        claims: losers with a claim of their own, with the item; None: as the book finds it from the tiles.
        wild: the wild tiles of the deal.
        penalties, adjustments: what else is paid.
        seats: seats found anew before this deal: the places in order of play, East first. None: as before.
        east, round_wind: what was overruled.
        note: a remark of the people at the table.
    """

    result: Result = Result.WON
    winner: int | None = None
    giver: int | None = None
    by: WinBy | None = None
    hands: tuple[HandEntry | None, ...] = ()
    dead: tuple[tuple[int, str], ...] = ()
    washed: tuple[tuple[int, int], ...] = ()
    offender: int | None = None
    fully_exposed: bool = True
    liable: tuple[int, ...] | None = None
    claims: tuple[tuple[int, str], ...] | None = None
    wild: tuple[Tile, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    seats: tuple[int, ...] | None = None
    east: EastIs | None = None
    round_wind: RoundIs | None = None
    note: str = ""
    unsaid: bool = False

    @property
    def way(self) -> WinBy:
        """Return how the winning tile came; what was not said is reckoned as drawn."""
        if self.by is not None:
            return self.by
        return WinBy.WALL if self.giver is None else WinBy.DISCARD


def empty_deal(players: int) -> DealEntry:
    """Return a deal of which nothing has been entered."""
    return DealEntry(hands=(None,) * players)


ITS_SCORE: Final = "too-few"
"""A hand that is dead so keeps its score: it is taken off what it pays. Any other counts nothing."""


def counts_nothing(entry: DealEntry, place: int) -> bool:
    """Return whether a hand is dead so that it counts nothing, whatever was typed or lies there."""
    return dict(entry.dead).get(place, ITS_SCORE) != ITS_SCORE


def counted(entry: DealEntry, scores: Sequence[int | None]) -> tuple[int | None, ...]:
    """Return what the hands count of these scores, by place; None stays: it is not known."""
    return tuple(
        0 if score is not None and counts_nothing(entry, place) else score
        for place, score in enumerate(scores)
    )
