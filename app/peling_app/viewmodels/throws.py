"""The throws of the dice at the beginning of a deal, one line each."""

from __future__ import annotations

from collections.abc import Mapping

from peling.events import WallBroken
from peling.inputs import SeatThrows
from peling.tiles import Seat, Wind
from peling_app.texts import board as words
from peling_app.viewmodels.picture import Throw


def seat_lines(throws: SeatThrows, seats: tuple[Seat, ...], names: Mapping[Seat, str]) -> tuple[Throw, ...]:
    """Return the throws for East, round by round; players who tie for the highest throw again."""
    lines: list[Throw] = []
    throwing = seats
    for round_throws in throws.rounds:
        best = max(map(sum, round_throws))
        highest = tuple(
            seat for seat, throw in zip(throwing, round_throws, strict=True) if sum(throw) == best
        )
        for seat, throw in zip(throwing, round_throws, strict=True):
            won = names[seat] if highest == (seat,) else None
            sentence = words.throw_for_east(won, again=seat in highest)
            lines.append(Throw(len(lines), names[seat], throw[0], throw[1], sentence))
        throwing = highest
    return tuple(lines)


def break_lines(broken: WallBroken, names: Mapping[Wind, str], first_key: int) -> tuple[Throw, ...]:
    """Return East's throw and the breaker's; for an absent breaker East throws again (A53b)."""
    east = names[Wind.EAST]
    if broken.second is None:
        opened = words.throw_for_gap(sum(broken.first), broken.side, broken.stack)
        return (Throw(first_key, east, *broken.first, opened),)
    total = sum(broken.first) + sum(broken.second)
    decided = words.throw_for_stack if broken.lifted else words.throw_for_gap
    return (
        Throw(first_key, east, *broken.first, words.throw_for_breaker(sum(broken.first), broken.breaker)),
        Throw(
            first_key + 1,
            names.get(broken.breaker, east),
            *broken.second,
            decided(total, broken.side, broken.stack),
        ),
    )
