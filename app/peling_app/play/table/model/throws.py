"""The throws of the dice at the beginning of a deal, one line each, and the winds that were drawn."""

from __future__ import annotations

from collections.abc import Mapping

from peling.core.events import WallBroken
from peling.core.tiles import Seat, Tile, Wind
from peling.play.game import GameState
from peling.play.inputs import SeatThrows, WindBox
from peling.play.seating import counted, drawn_chairs, drawn_seats, picked_places
from peling.rules.course import Seating
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.words import board as words


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


def opening_lines(state: GameState, names: Mapping[Seat, str]) -> tuple[Throw, ...]:
    """Return how the seats were found if that was done just before this deal; else nothing."""
    if state.deal_number != state.seated_after + 1:
        return ()
    if state.seat_throws is not None:
        return seat_lines(state.seat_throws, state.seats, names)
    return () if state.wind_box is None else _wind_lines(state, state.wind_box, names)


def _wind_lines(state: GameState, box: WindBox, names: Mapping[Seat, str]) -> tuple[Throw, ...]:
    """Return how winds were drawn: who was named by dice, who took which wind, who is East first.

    The players are named as they sit afterwards; `old` has them in the places where they sat before.
    """
    number = len(state.seats)
    first, second = map(sum, box.throws)
    by_throw = state.rules.course.seating is Seating.BY_THROW
    named = counted(number, box.thrower, first)
    picks = (
        tuple((named + place) % number for place in range(number))
        if by_throw
        else picked_places(number, named, second)
    )
    from_east = (
        drawn_chairs(box.winds, box.thrower, first)
        if by_throw
        else drawn_seats(box.winds, box.box, box.thrower, (first, second)).order
    )
    first_east = state.rules.course.first_east
    steps = 0 if first_east is None else first_east(second)
    assert state.first_east is not None  # noqa: S101 -- the winds have been drawn
    drawer = state.seats.index(state.first_east) - steps
    seats = {place: state.seats[(drawer + turn) % number] for turn, place in enumerate(from_east)}
    old = {place: names[seat] for place, seat in seats.items()}
    lines = [(old[box.thrower], box.throws[0], "", _named(old[named], by_throw=by_throw))]
    if not by_throw:
        lines.append((old[named], box.throws[1], "", words.throw_for_first_wind(name=old[picks[0]])))
    home = box.thrower if by_throw else picks[box.box - 1]
    if state.rules.course.east_keeps_chair:
        home = picks[box.winds.index(Wind.EAST)]
    for place, drawn in zip(picks, box.winds, strict=True):
        # Where a chair is empty, the wind of that chair is not drawn: each draws the one he holds then.
        wind = drawn if by_throw else state.winds[seats[place]]
        taken = words.wind_taken(wind, None if place == home else old[home], box=not by_throw)
        lines.append((old[place], (0, 0), wind.value, taken))
    if by_throw:
        said = words.throw_for_first_east(second, steps, names[state.first_east])
        lines.append((old[from_east[0]], box.throws[1], "", said))
    return tuple(Throw(key, who, *dice, said, face) for key, (who, dice, face, said) in enumerate(lines))


def _named(name: str, *, by_throw: bool) -> str:
    return words.throw_for_first_wind(name=name) if by_throw else words.throw_for_layer(name=name)


def break_lines(
    broken: WallBroken,
    names: Mapping[Wind, str],
    first_key: int,
    wild: tuple[Tile, ...] = (),
    turned: str = "",
) -> tuple[Throw, ...]:
    """Return East's throw and the breaker's; for an absent breaker East throws again (A53b).

    Where a tile is turned up, one throw tells all by its larger and its smaller die; `turned` is its face.
    """
    east = names[Wind.EAST]
    if turned:
        total, larger, smaller = sum(broken.first), max(broken.first), min(broken.first)
        opened = words.throw_for_tail(total, larger, broken.breaker)
        shown = words.turned_up(number=smaller, tiles=words.wild_kinds(wild))
        return (
            Throw(first_key, east, *broken.first, opened),
            Throw(first_key + 1, names[broken.breaker], 0, 0, shown, turned),
        )
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
