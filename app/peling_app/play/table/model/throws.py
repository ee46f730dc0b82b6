"""The throws of the dice at the beginning of a deal, one line each, and the winds that were drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peling.core.events import WallBroken
from peling.core.tiles import Seat, Tile, Wind
from peling.play.game import GameState
from peling.play.inputs import SeatThrows, WindBox
from peling.play.seating import counted, drawn_chairs, drawn_seats, picked_places
from peling.rules.course import Seating
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.words import board as words

NO_SIDES: Final[Mapping[Seat, int]] = {}
"""Where nobody asks on which side of the screen a player sits."""


def seat_lines(
    throws: SeatThrows,
    seats: tuple[Seat, ...],
    names: Mapping[Seat, str],
    sides: Mapping[Seat, int] = NO_SIDES,
) -> tuple[Throw, ...]:
    """Return the throws for East, round by round; players who tie for the highest throw again.

    `sides`: where each of them sits on the screen, for whoever shows it.
    """
    lines: list[Throw] = []
    throwing = seats
    for number, round_throws in enumerate(throws.rounds):
        best = max(map(sum, round_throws))
        highest = tuple(
            seat for seat, throw in zip(throwing, round_throws, strict=True) if sum(throw) == best
        )
        for seat, throw in zip(throwing, round_throws, strict=True):
            won = names[seat] if highest == (seat,) else None
            sentence = words.throw_for_east(won, again=seat in highest)
            side = sides.get(seat, -1)
            lines.append(Throw(len(lines), names[seat], *throw, sentence, side=side, group=number))
        throwing = highest
    return tuple(lines)


def opening_lines(
    state: GameState, names: Mapping[Seat, str], sides: Mapping[Seat, int] = NO_SIDES
) -> tuple[Throw, ...]:
    """Return how the seats were found if that was done just before this deal; else nothing."""
    if state.deal_number != state.seated_after + 1:
        return ()
    if state.seat_throws is not None:
        return seat_lines(state.seat_throws, state.seats, names, sides)
    return () if state.wind_box is None else _wind_lines(state, state.wind_box, names, sides)


def _wind_lines(
    state: GameState, box: WindBox, names: Mapping[Seat, str], sides: Mapping[Seat, int]
) -> tuple[Throw, ...]:
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
    lines = [(box.thrower, box.throws[0], "", _named(old[named], by_throw=by_throw))]
    if not by_throw:
        lines.append((named, box.throws[1], "", words.throw_for_first_wind(name=old[picks[0]])))
    home = box.thrower if by_throw else picks[box.box - 1]
    if state.rules.course.east_keeps_chair:
        home = picks[box.winds.index(Wind.EAST)]
    for place, drawn in zip(picks, box.winds, strict=True):
        # Where a chair is empty, the wind of that chair is not drawn: each draws the one he holds then.
        wind = drawn if by_throw else state.winds[seats[place]]
        taken = words.wind_taken(wind, None if place == home else old[home], box=not by_throw)
        lines.append((place, (0, 0), wind.value, taken))
    if by_throw:
        said = words.throw_for_first_east(second, steps, names[state.first_east])
        lines.append((from_east[0], box.throws[1], "", said))
    made: list[Throw] = []
    for key, (place, dice, face, said) in enumerate(lines):
        # The winds are taken together, each throw is for itself.
        group = made[-1].group + (not face or not made[-1].tile) if made else 0
        side = sides.get(seats[place], -1)
        made.append(Throw(key, old[place], *dice, said, face, side, group))
    return tuple(made)


def _named(name: str, *, by_throw: bool) -> str:
    return words.throw_for_first_wind(name=name) if by_throw else words.throw_for_layer(name=name)


def break_lines(
    broken: WallBroken,
    names: Mapping[Wind, str],
    first_key: int,
    wild: tuple[Tile, ...] = (),
    turned: str = "",
    me: Wind | None = None,
) -> tuple[Throw, ...]:
    """Return East's throw and the breaker's; for an absent breaker East throws again (A53b).

    Where a tile is turned up, one throw tells all by its larger and its smaller die; `turned` is its face.
    `me`: who sits below on the screen; None: nobody asks for sides.
    """

    def thrown(key: int, wind: Wind, dice: tuple[int, int], said: str, face: str = "") -> Throw:
        who = wind if wind in names else Wind.EAST
        side = -1 if me is None else me.steps_to(who)
        return Throw(key, names[who], *dice, said, face, side, key)

    if turned:
        total, larger, smaller = sum(broken.first), max(broken.first), min(broken.first)
        opened = words.throw_for_tail(total, larger, broken.breaker)
        shown = words.turned_up(number=smaller, tiles=words.wild_kinds(wild))
        return (
            thrown(first_key, Wind.EAST, broken.first, opened),
            thrown(first_key + 1, broken.breaker, (0, 0), shown, turned),
        )
    if broken.second is None:
        opened = words.throw_for_gap(sum(broken.first), broken.side, broken.stack)
        return (thrown(first_key, Wind.EAST, broken.first, opened),)
    total = sum(broken.first) + sum(broken.second)
    decided = words.throw_for_stack if broken.lifted else words.throw_for_gap
    return (
        thrown(
            first_key, Wind.EAST, broken.first, words.throw_for_breaker(sum(broken.first), broken.breaker)
        ),
        thrown(first_key + 1, broken.breaker, broken.second, decided(total, broken.side, broken.stack)),
    )
