"""Who pays whom: the winner is paid, the banker pays and gets double; and the sticks it is paid with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from peling.core.scoring import HandRecord
from peling.core.settlement import DealOutcome, Settlement, Transfer, differences, east_doubles, live_scores
from peling.core.tiles import Wind
from peling.rulebooks.four_winds.citations import PAYMENT
from peling.rules.ruleset import nobody_liable

STICKS: Final = ((2, 5), (10, 9), (100, 4), (500, 1))
"""The dotted sticks by value, and how many of each everybody has at the start: 1000 in all."""


@dataclass(frozen=True, slots=True)
class Payments:
    """The settlement for some house rules.

    Attributes:
        full: the full points.
        capped: no hand counts more than full points, the winner's or another (A-9).
        doubling_full: the banker pays and gets double of full points too (A-9).
        losers_settle: losers pay each other the differences of their scores (A-15).
    """

    full: int
    capped: bool
    doubling_full: bool
    losers_settle: bool

    def settle(self, outcome: DealOutcome) -> Settlement:
        """Return who pays whom (FW-PAY, FW-BANKER-DOUBLE).

        Each loser pays the winner's points, double if one of the two is banker. A drawn game is not paid.
        """
        winner = outcome.winner
        if winner is None:
            return Settlement()
        scores = self._cut(outcome.scores)
        score = scores[winner]
        plain = not self.doubling_full and score >= self.full
        losers = tuple(wind for wind in outcome.winds if wind is not winner)
        shares = tuple(
            Transfer(
                loser,
                winner,
                score,
                1 if plain else east_doubles(loser, winner),
                "winner" if outcome.liable is None else "liable",
                score,
                0,
                PAYMENT,
            )
            for loser in losers
            if score
        )
        if outcome.liable is not None:
            shares = tuple(replace(share, payer=outcome.liable) for share in shares)
        among = differences(losers, self._cut(live_scores(outcome)), PAYMENT) if self.losers_settle else ()
        return Settlement((*shares, *among))

    def _cut(self, scores: Mapping[Wind, int]) -> dict[Wind, int]:
        """Return what each hand counts, none more than full points where that is the rule (FW-FULL)."""
        most = self.full if self.capped else max(scores.values())
        return {wind: min(score, most) for wind, score in scores.items()}


def liable_for(*, discarder_pays_all: bool) -> Callable[[HandRecord], Wind | None]:
    """Return who pays for all: nobody, or by a house rule whoever gave the winning card (A-14, A-20)."""
    return _giver if discarder_pays_all else nobody_liable


def _giver(record: HandRecord) -> Wind | None:
    return None if record.win is None else record.win.giver
