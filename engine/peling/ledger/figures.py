"""What a deal came to, in numbers: what is kept of a finished deal whatever happens to the rules later."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Payment:
    """One payment between two players.

    Attributes:
        payer, payee: places.
        amount: what is paid.
        reason: as in `peling.core.settlement.Transfer`; for a penalty the id of its rule, or empty.
        base, factor, higher, lower: as in `peling.core.settlement.Transfer`.
    """

    payer: int
    payee: int
    amount: int
    reason: str
    base: int = 0
    factor: int = 1
    higher: int = 0
    lower: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """A reckoned deal in numbers.

    Attributes:
        scores: what each place counts; None where nothing was entered and nothing is needed.
        payments: the book's settlement.
        penalties: paid for errors, outside the settlement.
        adjustments: what each place gains by hand.
    """

    scores: tuple[int | None, ...]
    payments: tuple[Payment, ...]
    penalties: tuple[Payment, ...]
    adjustments: tuple[int, ...]

    @property
    def settled(self) -> tuple[int, ...]:
        """Return what each place gains by the settlement."""
        return net(self.payments, len(self.scores))

    @property
    def punished(self) -> tuple[int, ...]:
        """Return what each place gains by penalties."""
        return net(self.penalties, len(self.scores))

    @property
    def net(self) -> tuple[int, ...]:
        """Return what each place gains in all."""
        return tuple(map(sum, zip(self.settled, self.punished, self.adjustments, strict=True)))


def net(payments: tuple[Payment, ...], players: int) -> tuple[int, ...]:
    """Return what each place gains by these payments; together that is nothing.

    >>> net((Payment(0, 1, 8, "winner", 8),), 3)
    (-8, 8, 0)
    """
    gained = [0] * players
    for paid in payments:
        gained[paid.payer] -= paid.amount
        gained[paid.payee] += paid.amount
    return tuple(gained)
