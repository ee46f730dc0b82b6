"""Who pays whom, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from peling.core.rules import Citation
from peling.core.scoring import WinBy
from peling.core.tiles import Wind


def east_doubles(one: Wind, other: Wind) -> int:
    """Return the factor of a payment between two players: 2 if one of them is East."""
    return 2 if Wind.EAST in (one, other) else 1


def collection(
    outcome: DealOutcome, winner: Wind, cite: Citation, factor: Callable[[Wind, Wind], int] = east_doubles
) -> tuple[Transfer, ...]:
    """Return what the winner gets: his full score from every other player, in the order of the winds."""
    score = outcome.scores[winner]
    return tuple(
        Transfer(payer, winner, score, factor(payer, winner), "winner", score, 0, cite)
        for payer in outcome.winds
        if payer is not winner and score
    )


def differences(
    players: Iterable[Wind],
    scores: Mapping[Wind, int],
    cite: Citation,
    factor: Callable[[Wind, Wind], int] = east_doubles,
) -> tuple[Transfer, ...]:
    """Return what players settle among each other: each pair the difference, to the higher hand.

    The highest hand settles first, then the next; equal hands pay nothing.
    """
    order = tuple(players)
    settled: list[Transfer] = []
    for payee in sorted(order, key=lambda wind: -scores[wind]):
        for payer in order:
            higher, lower = scores[payee], scores[payer]
            if higher > lower:
                settled.append(
                    Transfer(
                        payer, payee, higher - lower, factor(payer, payee), "difference", higher, lower, cite
                    )
                )
    return tuple(settled)


def live_scores(outcome: DealOutcome) -> dict[Wind, int]:
    """Return what each hand counts, a dead hand nothing."""
    return {wind: 0 if wind in outcome.dead else outcome.scores[wind] for wind in outcome.winds}


@dataclass(frozen=True, slots=True)
class Transfer:
    """One payment.

    Attributes:
        payer, payee: by the winds of the deal.
        base: the points before doubling: the winner's score, or a difference.
        factor: 2 where East's double applies, else 1.
        reason: id of the rule, for example ``"winner"`` or ``"difference"``; the app words it.
        higher, lower: the two scores of which `base` is the difference; `lower` is 0 if the winner collects.
        cite: where it stands.
        ceiling: the most that may be paid, where the book has such a limit; None if there is none.
    """

    payer: Wind
    payee: Wind
    base: int
    factor: int
    reason: str
    higher: int
    lower: int
    cite: Citation
    ceiling: int | None = None

    @property
    def amount(self) -> int:
        """Return what is paid."""
        full = self.base * self.factor
        return full if self.ceiling is None else min(full, self.ceiling)


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """What a settlement needs to know of a finished deal.

    Attributes:
        winds: who plays, from East in the order of play.
        winner: None for a drawn deal.
        scores: what each hand counts.
        giver: who gave the winning tile; None if it was drawn.
        dead: players whose hand is dead, with the kind: ``"wrong-count"``, ``"too-many"``, ``"too-few"``.
        liable: a player who pays for all; None in most deals.
        claims: losers who have a claim of their own, with the item id.
        washed: players who showed the hand they were dealt and thereby ended the deal, with the number of
            tiles in it that count.
        by: how it was won; None for a drawn deal, or where the book does not ask.
        sharing: players who pay in equal parts what one liable player would pay alone.
    """

    winds: tuple[Wind, ...]
    winner: Wind | None
    scores: Mapping[Wind, int]
    giver: Wind | None = None
    dead: Mapping[Wind, str] = field(default_factory=dict)
    liable: Wind | None = None
    claims: Mapping[Wind, str] = field(default_factory=dict)
    washed: Mapping[Wind, int] = field(default_factory=dict)
    by: WinBy | None = None
    sharing: tuple[Wind, ...] = ()


@dataclass(frozen=True, slots=True)
class FalseCall:
    """Mah-Jongg announced with a hand that is not complete.

    Attributes:
        winds: who plays, from East in the order of play.
        offender: who announced it.
        fully_exposed: whether the offender has shown the whole hand.
    """

    winds: tuple[Wind, ...]
    offender: Wind
    fully_exposed: bool = True


@dataclass(frozen=True, slots=True)
class Settlement:
    """All payments of a deal; they sum to zero by construction."""

    transfers: tuple[Transfer, ...] = ()

    def net(self, winds: tuple[Wind, ...]) -> dict[Wind, int]:
        """Return what each player gains (positive) or loses."""
        net = dict.fromkeys(winds, 0)
        for transfer in self.transfers:
            net[transfer.payer] -= transfer.amount
            net[transfer.payee] += transfer.amount
        return net
