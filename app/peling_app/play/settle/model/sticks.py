"""Show with which sticks the payments of a deal are made, change included, where a book has sticks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from peling.core.tiles import WINDS, Wind
from peling.play.game import GameState
from peling.play.history import payments
from peling.rules.sticks import HandedOver, Sticks, settled
from peling_app.books.words import sticks as words
from peling_app.kit.words.tiles import wind_name


@dataclass(frozen=True, slots=True)
class StickPayment:
    """One payment with sticks.

    Attributes:
        payer, payee: who pays and who is paid, in words.
        paid: what is handed over: value and number, the greatest value first; empty: it stays a debt.
        change: what comes back, in the same way.
        said: all of it as a sentence.
    """

    payer: str
    payee: str
    paid: tuple[tuple[int, int], ...]
    change: tuple[tuple[int, int], ...]
    said: str


def stick_payments(state: GameState) -> tuple[StickPayment, ...]:
    """Return the payments of the last deal of a game with sticks; none where the book has no sticks.

    Everybody begins with the sticks of the book; those of all deals before have changed hands.
    """
    start = dict(state.rules.sticks)
    if not start or state.first_east is None or not state.history:
        return ()
    held: dict[int, Sticks] = dict.fromkeys(map(int, state.seats), start)
    east = int(state.first_east)
    made: tuple[HandedOver | None, ...] = ()
    for past in state.finished:
        chairs = {wind: (east + wind.number) % len(WINDS) for wind in past.winds}
        made, after = settled({wind: held[chair] for wind, chair in chairs.items()}, payments(past))
        held.update({chairs[wind]: sticks for wind, sticks in after.items()})
        east = chairs[state.rules.course.next_east(past.winner, past.winds)]
    return tuple(
        _shown(paid.payer, paid.payee, paid.amount, over)
        for paid, over in zip(payments(state.finished[-1]), made, strict=True)
    )


def _shown(payer: Wind, payee: Wind, amount: int, over: HandedOver | None) -> StickPayment:
    paid = () if over is None else _piles(over.paid)
    change = () if over is None else _piles(over.change)
    said = words.debt(payer, payee, amount) if over is None else words.handed(payer, payee, paid, change)
    return StickPayment(wind_name(payer), wind_name(payee), paid, change, said)


def _piles(sticks: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple((value, sticks[value]) for value in sorted(sticks, reverse=True) if sticks[value])
