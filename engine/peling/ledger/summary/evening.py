"""What one evening came to: who won how much and how often, the biggest hand, who owes whom."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from peling.core.evening_up import Payment, fewest_payments
from peling.ledger.entry import Result
from peling.ledger.sheet import DealRow, Sheet


@dataclass(frozen=True, slots=True)
class WonHand:
    """A deal that was won: its row, the place that won, and what the hand counted, rounded as it is paid."""

    row: DealRow
    place: int
    score: int


@dataclass(frozen=True, slots=True)
class Evening:
    """What an evening came to.

    Attributes:
        balances: what each place has won (positive) or lost, without what everybody had at the start.
        ranks: 1 for whoever has most, by place; equal ones share a rank.
        wins: how many deals each place has won.
        deals: how many were played, and of them
        drawn: how many nobody won.
        biggest: the winning hand that counted most, the first of equal ones; None: nobody has won.
        cheapest: the one that counted least.
        mean_score: what a winning hand counted on average; None: nobody has won.
        longest_east: who were East for the most deals running, whoever was first in front, and for how many;
            None before the first deal.
        payments: who pays whom how much so that all are even, as few payments as there can be; empty where
            changes by hand have left the balances uneven.
        begun, ended: when the sheet was begun and when its last deal was entered, in ISO 8601; may be empty.
    """

    balances: tuple[int, ...]
    ranks: tuple[int, ...]
    wins: tuple[int, ...]
    deals: int
    drawn: int
    biggest: WonHand | None
    cheapest: WonHand | None
    mean_score: Fraction | None
    longest_east: tuple[tuple[int, ...], int] | None
    payments: tuple[Payment, ...]
    begun: str
    ended: str


def evening_of(sheet: Sheet) -> Evening:
    """Return what the deals of a sheet came to so far."""
    start = sheet.setup.start
    balances = tuple(total - start for total in sheet.totals)
    won = won_hands(sheet)
    scores = [one.score for one in won]
    return Evening(
        balances=balances,
        ranks=tuple(1 + sum(other > one for other in balances) for one in balances),
        wins=tuple(sum(one.place == place for one in won) for place in range(len(balances))),
        deals=len(sheet.deals),
        drawn=sum(row.entry.result is Result.DRAWN for row in sheet.deals),
        biggest=max(won, key=lambda one: (one.score, -one.row.number), default=None),
        cheapest=min(won, key=lambda one: (one.score, one.row.number), default=None),
        mean_score=Fraction(sum(scores), len(scores)) if scores else None,
        longest_east=_longest_east(sheet),
        payments=() if sum(balances) else fewest_payments(balances),
        begun=sheet.setup.created,
        ended=sheet.deals[-1].at if sheet.deals else "",
    )


def won_hands(sheet: Sheet) -> tuple[WonHand, ...]:
    """Return the deals that somebody has won, with what his hand counted."""
    found = []
    for row in sheet.deals:
        place = row.entry.winner
        if row.entry.result is not Result.WON or place is None:
            continue
        score = row.figures.scores[place]
        if score is not None:
            found.append(WonHand(row, place, sheet.rules.as_paid(score)))
    return tuple(found)


def _longest_east(sheet: Sheet) -> tuple[tuple[int, ...], int] | None:
    runs = [(east, len(list(deals))) for east, deals in groupby(row.situation.east for row in sheet.deals)]
    longest = max((deals for _, deals in runs), default=0)
    places = dict.fromkeys(east for east, deals in runs if deals == longest)
    return (tuple(places), longest) if places else None
