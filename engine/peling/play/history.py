"""Keep the finished deals of a game: what the deals to come need of them, and all that they were.

Who is East next, which round it is and what everybody has depend on a few facts of the deals before. Their
hands and scores are many times that, and a long game that is resumed computes them only for who asks: for a
sheet of the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias, overload

from peling.core.tiles import Wind
from peling.play.deal import DealResult


@dataclass(frozen=True, slots=True)
class Paid:
    """A payment: so much by one player to another, by the winds of the deal."""

    payer: Wind
    payee: Wind
    amount: int


@dataclass(frozen=True, slots=True)
class PastDeal:
    """What the deals to come need of a finished one.

    Attributes:
        winds: who played, from East in the order of play.
        winner: None for a drawn deal.
        paid: who paid whom, in the order of the settlement.
    """

    winds: tuple[Wind, ...]
    winner: Wind | None
    paid: tuple[Paid, ...]


Compute: TypeAlias = Callable[[], Sequence[DealResult]]


class Remembered:
    """Deals of which the facts are known, and how their results are computed, once, when asked for."""

    def __init__(self, facts: tuple[PastDeal, ...], compute: Compute) -> None:
        """Keep the facts; `compute` returns one result for each of them, or raises why it cannot."""
        self.facts = facts
        self._compute = compute

    @cached_property
    def results(self) -> tuple[DealResult, ...]:
        """Return the result of each deal.

        Raises:
            as `compute`.
        """
        return tuple(self._compute())


class History(Sequence[DealResult]):
    """The results of the finished deals of a game that was resumed: remembered ones, then played ones.

    It is equal to any sequence of the same results; finding that out computes what is remembered.
    """

    def __init__(self, remembered: Remembered, played: tuple[DealResult, ...] = ()) -> None:
        """Begin with what is remembered; `played` follows it."""
        self._remembered = remembered
        self._played = played

    @property
    def facts(self) -> tuple[PastDeal | DealResult, ...]:
        """Return what is known of each deal, without computing anything."""
        return (*self._remembered.facts, *self._played)

    def followed_by(self, result: DealResult) -> History:
        """Return this and one more deal."""
        return History(self._remembered, (*self._played, result))

    def __len__(self) -> int:
        return len(self._remembered.facts) + len(self._played)

    @overload
    def __getitem__(self, place: int) -> DealResult: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[DealResult, ...]: ...

    def __getitem__(self, place: int | slice) -> DealResult | tuple[DealResult, ...]:
        if isinstance(place, int) and -len(self._played) <= place < 0:
            return self._played[place]
        return self._all[place]

    def __iter__(self) -> Iterator[DealResult]:
        return iter(self._all)

    def __eq__(self, other: object) -> bool:
        if other is self:
            return True
        return self._all == tuple(other) if isinstance(other, tuple | History) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # results have mappings in them

    @property
    def _all(self) -> tuple[DealResult, ...]:
        return (*self._remembered.results, *self._played)


def past_deals(history: Sequence[DealResult]) -> Sequence[PastDeal | DealResult]:
    """Return what is known of each deal of a history, without computing anything."""
    return history.facts if isinstance(history, History) else history


def payments(past: PastDeal | DealResult) -> tuple[Paid, ...]:
    """Return who paid whom in a deal, in the order of the settlement."""
    if isinstance(past, PastDeal):
        return past.paid
    return tuple(Paid(one.payer, one.payee, one.amount) for one in past.settlement.transfers)


def followed_by(history: Sequence[DealResult], result: DealResult) -> Sequence[DealResult]:
    """Return a history with one more deal."""
    return history.followed_by(result) if isinstance(history, History) else (*history, result)
