"""A game: chairs, who is East, deal after deal, totals. It is made of its inputs and of nothing else.

`advance` turns a state and one input into the next state; `replay` does so for all inputs of a game. The
journal stores the inputs, as plain JSON values; who goes on, takes back or looks again needs nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.frozen import changed
from peling.core.tiles import WINDS, Seat, Tile, Wind
from peling.play.chance import random_box, random_seats, random_throws, random_wall, seat_throws
from peling.play.history import PastDeal, followed_by, past_deals
from peling.play.inputs import (
    Act,
    GameInputError,
    GameSetup,
    Input,
    PlayerSpec,
    SeatThrows,
    StartDeal,
    WindBox,
    action_from_json,
    action_to_json,
    input_from_json,
    input_to_json,
    setup_from_json,
    setup_to_json,
)
from peling.play.seating import drawn_chairs, drawn_seats
from peling.play.table import DealResult, DealState, Throw, apply, result, start_deal, with_note
from peling.rulebooks import rule_set
from peling.rules.course import Length, Seating
from peling.rules.ruleset import RuleSet

__all__ = [
    "Act",
    "GameInputError",
    "GameSetup",
    "GameState",
    "Input",
    "PlayerSpec",
    "SeatThrows",
    "StartDeal",
    "WindBox",
    "action_from_json",
    "action_to_json",
    "advance",
    "highest_seat",
    "input_from_json",
    "input_to_json",
    "new_game",
    "random_box",
    "random_seats",
    "random_throws",
    "random_wall",
    "replay",
    "seat_throws",
    "setup_from_json",
    "setup_to_json",
]


@dataclass(frozen=True, slots=True)
class GameState:
    """A game, wholly.

    Attributes:
        setup: what was agreed.
        seats: the chairs in use.
        order: who sits on each of them, as a place in `setup.players`.
        seat_throws: the throws for East; None before they were made, and where winds are drawn.
        wind_box: how winds were drawn last; None before, and where East is thrown for.
        first_east: who was East first, since the seats were found last; None before that.
        seated_after: after how many deals the seats were found.
        seatings: every time winds were drawn: after how many deals, who sat on each chair then, the East.
        winds: what each chair holds in this deal, or, before the first deal, will hold.
        deal_number: 1 for the first deal, 0 before it.
        totals: what each chair has won (positive) or lost.
        deal: the deal that is played or was played last; None before the first.
        history: the result of every finished deal; in a game that is resumed those before the present deal
            are computed when they are asked for, see `peling.play.history`.
    """

    setup: GameSetup
    seats: tuple[Seat, ...]
    order: tuple[int, ...] = ()
    seat_throws: SeatThrows | None = None
    wind_box: WindBox | None = None
    first_east: Seat | None = None
    seated_after: int = 0
    seatings: tuple[tuple[int, tuple[int, ...], Seat], ...] = ()
    winds: Mapping[Seat, Wind] = field(default_factory=dict)
    deal_number: int = 0
    totals: Mapping[Seat, int] = field(default_factory=dict)
    deal: DealState | None = None
    history: Sequence[DealResult] = ()

    @property
    def rules(self) -> RuleSet:
        """Return the rule set in force."""
        return rule_set(self.setup.rules_id, self.setup.options)

    @property
    def result(self) -> DealResult | None:
        """Return the result of the last deal; None while one is played."""
        over = len(self.history) == self.deal_number
        return self.history[-1] if over and self.history else None

    @property
    def deal_runs(self) -> bool:
        """Return whether a deal is being played."""
        return len(self.history) < self.deal_number

    @property
    def finished(self) -> Sequence[PastDeal | DealResult]:
        """Return what is known of each finished deal, without computing any again: winner and winds."""
        return past_deals(self.history)

    def wind_of(self, seat: Seat) -> Wind:
        """Return what a chair holds in this deal."""
        return self.winds[seat]

    def seat_of(self, wind: Wind) -> Seat:
        """Return the chair that holds a wind in this deal.

        Raises:
            KeyError: nobody plays with this wind.
        """
        for seat, held in self.winds.items():
            if held is wind:
                return seat
        raise KeyError(wind)

    def player(self, seat: Seat) -> PlayerSpec:
        """Return who sits on a chair."""
        return self.setup.players[self.place_of(seat)]

    def place_of(self, seat: Seat) -> int:
        """Return the place in `setup.players` of the player on a chair."""
        return self.order[self.seats.index(seat)]

    @property
    def times_passed(self) -> int:
        """Return how often East has passed to another player."""
        east = self.rules.course.next_east
        return sum(east(past.winner, past.winds) is not Wind.EAST for past in self.finished)

    @property
    def round_number(self) -> int:
        """Return the number of the round, from 1, of the deal that is played or comes next (PC2-ROUND).

        A round ends when everybody who plays has been East and lost.
        """
        return self.times_passed // len(self.seats) + 1

    @property
    def round_wind(self) -> Wind | None:
        """Return the wind of that round; None where the book counts no rounds."""
        return WINDS[(self.round_number - 1) % len(WINDS)] if self.rules.course.rounds else None

    @property
    def is_over(self) -> bool:
        """Return whether the last deal of the agreed length has been played."""
        if self.deal_runs or not self.deal_number:
            return False
        length = self.setup.length
        return length is Length.DEAL or (length.rounds is not None and self.round_number > length.rounds)

    @property
    def set_number(self) -> int:
        """Return the number of the set of four rounds, from 1 (PC2-SET)."""
        return (self.round_number - 1) // len(WINDS) + 1

    @property
    def seats_due(self) -> bool:
        """Return whether seats must be found before the next deal: the first, or each set by a house rule."""
        if self.first_east is None:
            return True
        if not self.rules.course.reseat or self.deal_runs or self.seated_after == self.deal_number:
            return False
        return (
            bool(self.times_passed)
            and self.times_passed % (len(self.seats) * len(WINDS)) == 0
            and self._east_after(self.finished[-1]) is not Wind.EAST
        )

    @property
    def next_east(self) -> Seat | None:
        """Return who will be East in the next deal; the same as now while a deal is played."""
        if self.deal_runs or not self.history or self.seated_after == self.deal_number:
            return self.seat_of(Wind.EAST) if self.deal_runs else self.first_east
        return self.seat_of(self._east_after(self.finished[-1]))

    def _east_after(self, past: PastDeal | DealResult) -> Wind:
        return self.rules.course.next_east(past.winner, past.winds)


def new_game(setup: GameSetup) -> GameState:
    """Return a game before the throws for East.

    Raises:
        GameInputError: the book is not for this number of players.
        UnknownRulesError, UnknownOptionError: as `peling.rulebooks.rule_set`.
    """
    course = rule_set(setup.rules_id, setup.options).course
    number = len(setup.players)
    if number not in course.players:
        raise GameInputError(f"{setup.rules_id} is not for {number} players")
    seats = tuple(Seat(wind.number) for wind in course.seats(number))
    return GameState(setup, seats, tuple(range(number)), totals=dict.fromkeys(seats, 0))


def advance(state: GameState, given: Input) -> tuple[GameState, tuple[Event, ...]]:
    """Return what an input makes of a game, and what happened in the deal.

    Raises:
        GameInputError: it is not the time for this input, or it contradicts itself.
        peling.rules.legality.IllegalActionError: the rules do not allow the action.
    """
    match given:
        case SeatThrows(rounds):
            if state.first_east is not None:
                raise GameInputError("the seats are thrown for only once")
            if state.rules.course.seating is not Seating.HIGHEST_THROW:
                raise GameInputError("by these rules the seats are not thrown for")
            east = highest_seat(state.seats, rounds)
            seated = changed(state, seat_throws=given, first_east=east, winds=_winds(state.seats, east))
            return seated, ()
        case WindBox():
            return _draw_seats(state, given), ()
        case StartDeal(wall, throws, box):
            return _start(state if box is None else _draw_seats(state, box), wall, throws)
        case Act(seat, action):
            return _act(state, seat, action)
        case _:
            assert_never(given)


def replay(setup: GameSetup, inputs: Iterable[Input]) -> GameState:
    """Return the game that these inputs make."""
    state = new_game(setup)
    for given in inputs:
        state, _ = advance(state, given)
    return state


def highest_seat(seats: tuple[Seat, ...], rounds: tuple[tuple[Throw, ...], ...]) -> Seat:
    """Return who threw highest; players who tie for it throw again among themselves (PC1-SEAT, A01).

    Raises:
        GameInputError: too few or too many throws.

    >>> highest_seat((Seat.FIRST, Seat.SECOND, Seat.THIRD), (((6, 3), (1, 2), (4, 5)), ((1, 1), (1, 2))))
    <Seat.THIRD: 2>
    """
    throwing = seats
    for number, throws in enumerate(rounds):
        if len(throws) != len(throwing) or len(throwing) < 2:
            raise GameInputError(f"round {number + 1} of the throws for East has {len(throws)} throws")
        best = max(map(sum, throws))
        throwing = tuple(seat for seat, throw in zip(throwing, throws, strict=True) if sum(throw) == best)
    if len(throwing) != 1:
        raise GameInputError("the throws for East end in a tie")
    return throwing[0]


def _winds(seats: tuple[Seat, ...], east: Seat) -> dict[Seat, Wind]:
    """Return what each chair holds: winds are counted over all four chairs from East (A52)."""
    return {seat: WINDS[(seat - east) % 4] for seat in seats}


def _draw_seats(state: GameState, box: WindBox) -> GameState:
    """Return the game with the players seated by the winds they have drawn (PC2-SEAT, FW-SEATS).

    The first player keeps the first chair, and the others sit round him as the winds have it. Where a throw
    names who draws first, there is no box, and the second throw is that for the first East.
    """
    number = len(state.seats)
    course = state.rules.course
    if course.seating is Seating.HIGHEST_THROW:
        raise GameInputError("by these rules no winds are drawn")
    if not state.seats_due:
        raise GameInputError("it is not the time to draw winds")
    if sorted(box.winds, key=lambda wind: wind.number) != list(WINDS[:number]):
        raise GameInputError(f"{len(box.winds)} winds cannot be drawn by {number} players")
    if not (0 <= box.thrower < number and 1 <= box.box <= number):
        raise GameInputError("the winds were drawn at no possible place")
    first, second = map(sum, box.throws)
    if course.seating is Seating.BY_THROW:
        from_east = drawn_chairs(box.winds, box.thrower, first)
    else:
        from_east = drawn_seats(box.winds, box.box, box.thrower, (first, second)).order
    before = [state.order[place] for place in from_east]
    turn = before.index(0)
    order = (*before[turn:], *before[:turn])
    steps = 0 if course.first_east is None else course.first_east(second)
    east = state.seats[(steps - turn) % number]
    old = {state.place_of(seat): total for seat, total in state.totals.items()}
    return changed(
        state,
        order=order,
        wind_box=box,
        first_east=east,
        seated_after=state.deal_number,
        seatings=(*state.seatings, (state.deal_number, order, east)),
        winds=_winds(state.seats, east),
        totals={seat: old[place] for seat, place in zip(state.seats, order, strict=True)},
    )


def with_past_deal(
    state: GameState,
    given: StartDeal,
    past: PastDeal,
    totals: Mapping[Seat, int],
    history: Sequence[DealResult],
) -> GameState:
    """Return the game after a deal of which the end is known, without playing it; there is no `deal` in it.

    Args:
        state: the game before the deal.
        given: how the deal was started.
        past: how it ended.
        totals: what each chair has after it.
        history: the results of every deal up to this one.

    Raises:
        GameInputError: it is not the time for this deal, or others would have played it.
    """
    state = state if given.box is None else _draw_seats(state, given.box)
    winds = _ready(state, given.throws)
    if past.winds != _playing(winds):
        raise GameInputError(f"deal {state.deal_number + 1} is not played by {past.winds}")
    number = state.deal_number + 1
    return changed(state, winds=winds, deal_number=number, totals=dict(totals), history=history)


def _ready(state: GameState, throws: tuple[Throw, Throw]) -> dict[Seat, Wind]:
    """Return what each chair holds in a deal that is started now."""
    east = state.next_east
    if east is None:
        raise GameInputError("nobody is East yet")
    if state.deal_runs:
        raise GameInputError("the deal is not over")
    if state.is_over:
        raise GameInputError("the game is over")
    if state.seats_due:
        raise GameInputError("winds must be drawn for a new set")
    if state.rules.course.rethrown(*throws[0]):
        raise GameInputError(f"East throws again after {throws[0][0]} and {throws[0][1]}")
    return _winds(state.seats, east)


def _playing(winds: Mapping[Seat, Wind]) -> tuple[Wind, ...]:
    return tuple(sorted(winds.values(), key=lambda wind: wind.number))


def _start(
    state: GameState, wall: tuple[Tile, ...], throws: tuple[Throw, Throw]
) -> tuple[GameState, tuple[Event, ...]]:
    winds = _ready(state, throws)
    noted = state.rules.course.noted(tuple(past.winner for past in state.finished))
    try:
        deal, events = start_deal(
            state.rules, len(state.seats), wall, throws, state.round_wind, winds=_playing(winds)
        )
    except ValueError as error:
        raise GameInputError(str(error)) from error
    deal = with_note(deal, Wind.EAST, *noted) if noted else deal
    started = changed(state, winds=winds, deal_number=state.deal_number + 1, deal=deal)
    return _settled(started, state.rules), events


def _act(state: GameState, seat: Seat, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    if state.deal is None or not state.deal_runs:
        raise GameInputError("no deal is played")
    if seat not in state.winds:
        raise GameInputError(f"nobody sits on chair {int(seat)}")
    rules = state.rules
    if not rules.course.knows(action):
        raise GameInputError(f"{state.setup.rules_id} knows no {action}")
    deal, events = apply(state.deal, state.winds[seat], action, rules)
    return _settled(changed(state, deal=deal), rules), events


def _settled(state: GameState, rules: RuleSet) -> GameState:
    """Return the game with a deal that has come to its end scored and settled."""
    finished = None if state.deal is None else result(state.deal, rules)
    if finished is None:
        return state
    net = finished.settlement.net(finished.winds)
    totals = {seat: total + net[state.winds[seat]] for seat, total in state.totals.items()}
    return changed(state, totals=totals, history=followed_by(state.history, finished))
