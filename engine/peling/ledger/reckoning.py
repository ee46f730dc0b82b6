"""What a book makes of an entered deal: scores, who pays whom, and what is wrong with the entry."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from peling.core.scoring import HandRecord, Score
from peling.core.settlement import DealOutcome, Settlement
from peling.core.tiles import Tile, Wind
from peling.ledger.figures import Figures
from peling.ledger.points import PointsSum


class FaultId(StrEnum):
    """What is wrong with an entry; the app has a sentence for each."""

    WINNER_MISSING = "winner-missing"
    GIVER_IS_WINNER = "giver-is-winner"
    GIVER_MISSING = "giver-missing"
    """The tile was claimed, and whoever gave it matters."""
    WAY_MISSING = "way-missing"
    """It was not said whether the tile was drawn or from whom, and what is paid or counted depends on that.

    Does not block the correction of a deal of which it was never said.
    """
    GIVER_NOT_ASKED = "giver-not-asked"
    """The tile was drawn, and yet somebody gave it."""
    POINTS_MISSING = "points-missing"
    """What this hand counts is needed for the settlement."""
    POINTS_WRONG = "points-wrong"
    """The points cannot be read: `reason` is the `PointsFault`, `number` the position."""
    TILES_MISSING = "tiles-missing"
    """`number` tiles of this hand are still to be entered."""
    WINNING_TILE_MISSING = "winning-tile-missing"
    COPIES = "copies"
    """`number` equal tiles lie on the table, in all hands together."""
    TOO_MANY_TILES = "too-many-tiles"
    TOO_MANY_SETS = "too-many-sets"
    NO_SET = "no-set"
    INVALID_HAND = "invalid-hand"
    """The book refuses the hand: `reason` is the reason id of the example format, `field` the field."""
    WINNER_DEAD = "winner-dead"
    WINNER_COUNTS = "winner-counts"
    """The points of a winner are typed as less than `number`, which a complete hand counts at least by this
    book. Does not block."""
    POINTS_ODD = "points-odd"
    """The points are typed as what no hand counts by this book: all its totals are multiples of `number`, but
    for the limit. Does not block."""
    NO_WASHING = "no-washing"
    """The book pays nothing for showing a dealt hand."""
    WASHER_MISSING = "washer-missing"
    WASHING_TOO_FEW = "washing-too-few"
    """`number` tiles count, and that does not suffice."""
    OFFENDER_MISSING = "offender-missing"
    FALSE_CALL_NOT_SETTLED = "false-call-not-settled"
    """The book has no figure for it; a penalty can be entered. Does not block."""
    LIABLE_IS_WINNER = "liable-is-winner"
    LIABLE_NOT_KNOWN = "liable-not-known"
    """By these rules nobody pays for all, so it changes nothing. Does not block."""
    CLAIM_IMPOSSIBLE = "claim-impossible"
    """Only losers with a live hand claim, and only what the book has: `reason` is the item."""
    PENALTY_IMPOSSIBLE = "penalty-impossible"
    """Payer and payee are one."""
    ADJUSTMENT_NOT_ZERO = "adjustment-not-zero"
    """The adjustments sum up to `number`. Does not block."""
    REASON_MISSING = "reason-missing"
    """An adjustment or something overruled tells no reason."""
    NO_ROUNDS = "no-rounds"
    """The book has no wind of the round that could be overruled."""
    NO_PLACE = "no-place"
    """There is no such player."""


@dataclass(frozen=True, slots=True)
class EntryFault:
    """One thing that is wrong with an entry.

    Attributes:
        id: what it is.
        place: whose hand or amount it is about; None: the deal's.
        field: the field of the entry it is about, for example ``"giver"``, or that of a refused record.
        tiles: the tiles it is about.
        number: how many, or a position in a text; see the ids.
        reason: a finer id; see the ids.
        row: which of the penalties or adjustments, from 0.
        blocks: whether the deal cannot be entered with it.
    """

    id: FaultId
    place: int | None = None
    field: str = ""
    tiles: tuple[Tile, ...] = ()
    number: int = 0
    reason: str = ""
    row: int = 0
    blocks: bool = True


@dataclass(frozen=True, slots=True)
class HandReckoning:
    """What one hand counts.

    Attributes:
        total: in points; None where nothing was entered, or it cannot be known.
        sum: how a typed text was read; None for tiles.
        score: what the book makes of the tiles, line by line; None for typed points, a dead or refused hand.
        record: the hand as the book got it; None without tiles.
    """

    total: int | None = None
    sum: PointsSum | None = None
    score: Score | None = None
    record: HandRecord | None = None


@dataclass(frozen=True, slots=True)
class DealReckoning:
    """What a book makes of a deal, as far as the entry tells.

    Attributes:
        hands: by place.
        winds: what each place holds, by place; those of outcome and settlement.
        outcome: what the settlement was worked out from; None for a false call, and while something lacks.
        settlement: who pays whom, with the reasons of the book; empty while something is missing.
        figures: all that in numbers, by place.
        liable: places that pay for all.
        claims: places with a claim of their own, with the item.
        faults: everything that is wrong.
    """

    hands: tuple[HandReckoning, ...]
    winds: tuple[Wind, ...]
    outcome: DealOutcome | None
    settlement: Settlement
    figures: Figures
    liable: tuple[int, ...] = ()
    claims: tuple[tuple[int, str], ...] = ()
    faults: tuple[EntryFault, ...] = ()

    @property
    def can_enter(self) -> bool:
        """Return whether nothing that is wrong keeps the deal from being entered."""
        return not any(fault.blocks for fault in self.faults)
