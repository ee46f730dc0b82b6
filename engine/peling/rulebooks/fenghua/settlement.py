"""Who pays whom: rounding, own tile and discard, and four liabilities. East, the banker, doubles nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from peling.core.scoring import HandRecord, Score, WinBy
from peling.core.settlement import DealOutcome, Settlement, Transfer
from peling.core.tiles import Wind
from peling.rulebooks.fenghua.citations import LIABILITY, SCORING
from peling.rulebooks.fenghua.small_points import OWN_TILE

_BY_THE_TILE: Final = frozenset({WinBy.ROBBED_KONG, WinBy.LAST_DISCARD})
_FED_THREE: Final = frozenset(
    {
        "FH-PATTERN-PURE",
        "FH-PATTERN-MIXED",
        "FH-PATTERN-ALL-PUNG-WILD",
        "FH-PATTERN-ALL-PUNG-STRAIGHT",
    }
)
"""Hands for which three claims from one player make him liable."""


def rounded(total: int) -> int:
    """Return a total rounded up to tens (FH-ROUNDING).

    >>> rounded(153), rounded(4), rounded(60), rounded(0)
    (160, 10, 60, 0)
    """
    return -(-total // 10) * 10


def settlement(outcome: DealOutcome) -> Settlement:
    """Return who pays whom (FH-PAY-OWN, FH-PAY-DISCARD, FH-LIABLE).

    With the score rounded up to tens, each loser pays double for an own tile or a robbed kong. For a discard
    the discarder pays double and the others once. A liable player pays what all would have paid; two of them
    share it. A drawn deal is not settled.
    """
    winner = outcome.winner
    if winner is None:
        return Settlement()
    score = rounded(outcome.scores[winner])
    own = outcome.giver is None or outcome.by in OWN_TILE
    losers = [wind for wind in outcome.winds if wind is not winner]
    factors = {wind: 2 if own or wind is outcome.giver else 1 for wind in losers}
    shares = [
        Transfer(wind, winner, score, factors[wind], "winner", score, 0, SCORING) for wind in losers if score
    ]
    if outcome.liable is not None:
        return Settlement(tuple(_paid_by(share, outcome.liable) for share in shares))
    if outcome.sharing and score:
        factor = sum(factors.values()) // len(outcome.sharing)
        return Settlement(
            tuple(
                Transfer(wind, winner, score, factor, "pays-for", score, 0, LIABILITY)
                for wind in outcome.sharing
            )
        )
    return Settlement(tuple(shares))


def _paid_by(share: Transfer, liable: Wind) -> Transfer:
    """Return a loser's share as it is paid by the liable player; his own share stays what it is."""
    reason = share.reason if share.payer is liable else "pays-for"
    return replace(share, payer=liable, reason=reason, cite=LIABILITY)


def by_the_tile(record: HandRecord) -> Wind | None:
    """Return who is liable for the winning tile: robbed of it, or the discarder of the bottom tile.

    From FH-LIABLE-ROB, FH-LIABLE-BOTTOM.
    """
    win = record.win
    return win.giver if win is not None and win.by in _BY_THE_TILE else None


def feeder(record: HandRecord, score: Callable[[HandRecord], Score]) -> Wind | None:
    """Return who is liable for feeding the winner: four claims, or three for one suit, mixed or all pung.

    From FH-LIABLE-FOUR, FH-LIABLE-THREE.

    The winning claim itself is not counted; a kong filled later is the one claim of its pung.
    """
    if record.win is None or len(record.hand.melds) < 3:
        return None
    claims = Counter(meld.claimed_from for meld in record.hand.melds if meld.claimed_from is not None)
    for wind, number in claims.items():
        if number == 4:
            return wind
        if number == 3 and any(line.item in _FED_THREE for line in score(record).sheet.lines):
            return wind
    return None


def liable(record: HandRecord, score: Callable[[HandRecord], Score], *, split: bool) -> tuple[Wind, ...]:
    """Return who pays for all: nobody, one, or by a house rule two who share it (A-14)."""
    tile, fed = by_the_tile(record), feeder(record, score)
    if tile is not None and fed is not None and tile is not fed:
        return (tile, fed) if split else (tile,)
    one = tile if tile is not None else fed
    return () if one is None else (one,)
