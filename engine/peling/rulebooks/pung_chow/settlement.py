"""Who pays whom: Part I; in Part II the limit, paying for all, washing, a false call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from peling.core.settlement import (
    DealOutcome,
    FalseCall,
    Settlement,
    Transfer,
    collection,
    differences,
    east_doubles,
    live_scores,
)
from peling.core.tiles import Tile, Wind
from peling.rulebooks.pung_chow.citations import LIMIT, PENALTIES, SETTLING, WASHING
from peling.rules.readings import MAJORS

WASH_VALUES: Final[Mapping[int, int]] = {9: 50, 10: 70, 11: 100, 12: 150, 13: 200}
"""What each other player pays for so many different heads (PC2-WASH)."""


@dataclass(frozen=True, slots=True)
class SettlingHouse:
    """The house rules on which the settlement depends.

    Attributes:
        limit: the limit; None if there is none.
        cap_scores: the losers' scores are cut to the limit before the differences are taken, not the
            differences (A36).
        settle_drawn: in a drawn deal the differences are settled (A06).
    """

    limit: int | None = 300
    cap_scores: bool = False
    settle_drawn: bool = False


def without_limit(outcome: DealOutcome, *, settle_drawn: bool = False) -> Settlement:
    """Return who pays whom in Part I (PC1-SETTLE, PC-BANKER, PC-DEAD-HAND).

    The winner gets his full score from everybody and is out; the others settle the differences of their
    scores in pairs. East pays and receives double. A dead hand counts nothing. A drawn deal is not settled,
    unless the house rule has the differences settled (A06).
    """
    scores = live_scores(outcome)
    if outcome.winner is None:
        return Settlement(differences(outcome.winds, scores, SETTLING) if settle_drawn else ())
    losers = [wind for wind in outcome.winds if wind is not outcome.winner]
    return Settlement(collection(outcome, outcome.winner, SETTLING) + differences(losers, scores, SETTLING))


def with_limit(outcome: DealOutcome, house: SettlingHouse) -> Settlement:
    """Return who pays whom in Part II.

    From PC2-SETTLE, PC2-LIMIT-EAST, PC2-LIMIT-LOSERS, PC2-PENALTY-PAYALL, PC2-WASH.

    The winner gets his score from everybody, at most the limit, double where East pays or receives. The
    others settle the differences of their scores, cut to the limit in the same way. Whoever is liable pays
    all shares of the winner, and nobody else pays anything. Washing settles nothing else.
    """
    if outcome.washed:
        return Settlement(tuple(_washed(outcome)))
    scores = live_scores(outcome)
    winner = outcome.winner
    if house.limit is not None:
        capped = {wind: min(score, house.limit) for wind, score in scores.items()}
        if house.cap_scores:
            scores = capped
        elif winner is not None:
            scores[winner] = capped[winner]
    if winner is None:
        return Settlement(_differences(outcome.winds, scores, house) if house.settle_drawn else ())
    won = collection(replace(outcome, scores=scores), winner, LIMIT)
    if outcome.liable is not None:
        return Settlement(tuple(_paid_for_all(won, outcome.liable)))
    losers = [wind for wind in outcome.winds if wind is not winner]
    return Settlement(won + _differences(losers, scores, house))


def false_call(call: FalseCall, limit: int | None) -> Settlement:
    """Return what a false Mah-Jongg costs: half the limit to each, double to or from East (A48).

    Without a limit the book has no figure for it, and nothing is paid.
    """
    if limit is None:
        return Settlement()
    half = limit // 2
    return Settlement(
        tuple(
            Transfer(
                call.offender,
                other,
                half,
                east_doubles(call.offender, other),
                "false-call",
                half,
                0,
                PENALTIES,
            )
            for other in call.winds
            if other is not call.offender
        )
    )


def different_heads(tiles: Iterable[Tile]) -> int:
    """Return how many different heads there are, the measure of washing (PC2-WASH).

    >>> from peling.core.tiles import tile
    >>> different_heads([tile("B1"), tile("B1"), tile("R"), tile("Fl1"), tile("C5")])
    2
    """
    return len(MAJORS.intersection(tiles))


def wash_value(heads: int) -> int:
    """Return the points each other player pays for washing with so many heads (PC2-WASH); 0 for too few."""
    return WASH_VALUES.get(heads, 0)


def _differences(
    players: Iterable[Wind], scores: Mapping[Wind, int], house: SettlingHouse
) -> tuple[Transfer, ...]:
    settled = differences(players, scores, LIMIT)
    if house.limit is None:
        return settled
    return tuple(replace(paid, ceiling=house.limit * paid.factor) for paid in settled)


def _paid_for_all(shares: Iterable[Transfer], liable: Wind) -> Iterable[Transfer]:
    """Yield the share of every player as paid by the one who is liable (A49a)."""
    for share in shares:
        reason = "winner" if share.payer is liable else "pays-for"
        yield replace(share, payer=liable, reason=reason, cite=PENALTIES)


def _washed(outcome: DealOutcome) -> Iterable[Transfer]:
    """Yield what those who washed the tiles get from everybody; East neither pays nor receives double."""
    for washer, heads in outcome.washed.items():
        value = wash_value(heads)
        for payer in outcome.winds:
            if payer is not washer and value:
                yield Transfer(payer, washer, value, 1, "washing", value, 0, WASHING)
