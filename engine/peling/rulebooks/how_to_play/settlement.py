"""Who pays whom in the booklet: winner, losers, limit, claims, dead hands, penalties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import combinations

from peling.core.rules import Citation
from peling.core.settlement import DealOutcome, FalseCall, Settlement, Transfer, east_doubles
from peling.core.tiles import Wind
from peling.rulebooks.how_to_play.citations import ERRORS, LIMIT_HANDS, RULE_12, SETTLING

_TOO_FEW = "too-few"


@dataclass(frozen=True, slots=True)
class Payments:
    """The settlement for some house rules.

    Attributes:
        limit: the limit; None if there is none.
        literal: nobody but East receives more than the limit from one player; else only the scores are cut,
            and East pays up to the double of it too (A-18).
    """

    limit: int | None
    literal: bool

    def settle(self, outcome: DealOutcome) -> Settlement:
        """Return who pays whom (HP-PAY-WINNER, HP-PAY-LOSERS, HP-R12, HP-L-INCOMPLETE, HP-LIABLE).

        Nothing is paid if nobody has won. A liable player pays the winner for all, and then nobody settles.
        """
        winner = outcome.winner
        if winner is None:
            return Settlement()
        won = self._capped(outcome.scores[winner])
        losers = [wind for wind in outcome.winds if wind is not winner]
        if outcome.liable is not None:
            shares = [self._paid(loser, winner, (won, 0), "liable", ERRORS) for loser in losers]
            return Settlement(tuple(_taken_over(share, outcome.liable) for share in shares if won))
        collected = [self._paid(loser, winner, (won, 0), "winner", SETTLING) for loser in losers if won]
        return Settlement((*collected, *self._among_losers(losers, outcome)))

    def false_call(self, call: FalseCall) -> Settlement:
        """Return the penalty for a false Mah-Jongg: double the limit to each, East like anybody (A-23).

        A call may be taken back as long as the hand was not fully exposed; without a limit there is no sum.
        """
        if not call.fully_exposed or self.limit is None:
            return Settlement()
        return Settlement(
            tuple(
                Transfer(call.offender, payee, 2 * self.limit, 1, "false-call", 2 * self.limit, 0, ERRORS)
                for payee in call.winds
                if payee is not call.offender
            )
        )

    def _among_losers(self, losers: list[Wind], outcome: DealOutcome) -> list[Transfer]:
        """Return what each two losers pay each other, in the order of the winds."""
        return [paid for one, other in combinations(losers, 2) for paid in self._between(one, other, outcome)]

    def _between(self, one: Wind, other: Wind, outcome: DealOutcome) -> list[Transfer]:
        """Return what two losers pay each other."""
        claiming = [wind for wind in (one, other) if wind in outcome.claims and wind not in outcome.dead]
        if claiming and self.limit is not None:
            return [
                self._paid(other if payee is one else one, payee, (self.limit, 0), "claim", LIMIT_HANDS)
                for payee in claiming
            ]
        if one in outcome.dead and other in outcome.dead:
            return []
        if one in outcome.dead or other in outcome.dead:
            return self._from_dead(*((one, other) if one in outcome.dead else (other, one)), outcome)
        higher, lower = sorted((one, other), key=lambda wind: -outcome.scores[wind])
        more, less = self._capped(outcome.scores[higher]), self._capped(outcome.scores[lower])
        if more == less:
            return []
        return [self._paid(lower, higher, (more, less), "difference", SETTLING)]

    def _from_dead(self, dead: Wind, live: Wind, outcome: DealOutcome) -> list[Transfer]:
        """Return what a dead hand pays: with too few tiles its own score is taken off, else it is not."""
        due = self._capped(outcome.scores[live])
        own = self._capped(outcome.scores[dead]) if outcome.dead[dead] == _TOO_FEW else 0
        if due <= own:
            return []
        return [self._paid(dead, live, (due, own), "dead-hand", RULE_12)]

    def _capped(self, score: int) -> int:
        return score if self.limit is None else min(score, self.limit)

    def _paid(
        self, payer: Wind, payee: Wind, scores: tuple[int, int], reason: str, cite: Citation
    ) -> Transfer:
        """Return what is paid for two scores: the difference, doubled with East, cut by the limit."""
        higher, lower = scores
        cut = self.literal and payee is not Wind.EAST
        ceiling = self.limit if cut else None
        factor = east_doubles(payer, payee)
        return Transfer(payer, payee, higher - lower, factor, reason, higher, lower, cite, ceiling)


def false_call_for(payments: Payments) -> Callable[[FalseCall], Settlement] | None:
    """Return the penalty of a false call (HP-PENALTY-FALSE); None if there is no limit to measure it by."""
    return payments.false_call if payments.limit is not None else None


def _taken_over(share: Transfer, liable: Wind) -> Transfer:
    """Return the share of a loser as the liable player pays it (A-33)."""
    return replace(share, payer=liable)
