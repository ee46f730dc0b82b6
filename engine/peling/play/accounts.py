"""Follow what each player of a game has, from deal to deal, without computing a deal again."""

from __future__ import annotations

from collections.abc import Iterator

from peling.core.tiles import WINDS, Wind
from peling.play.deal import DealResult
from peling.play.game import GameState
from peling.play.history import PastDeal, payments


def places_by_wind(state: GameState) -> Iterator[tuple[PastDeal | DealResult, dict[Wind, int]]]:
    """Yield each finished deal with the player of each wind in it, by his place in the order agreed on."""
    course = state.rules.course
    seatings = state.seatings or ((0, state.order, state.first_east or state.seats[0]),)
    found = {deals: (order, chair) for deals, order, chair in seatings}
    order, east = found[min(found)]
    for number, past in enumerate(state.finished):
        order, east = found.get(number, (order, east))
        winds = {WINDS[(seat - east) % len(WINDS)]: seat for seat in state.seats}
        yield past, {wind: order[state.seats.index(seat)] for wind, seat in winds.items()}
        east = winds[course.next_east(past.winner, past.winds)]


def balances(state: GameState) -> tuple[tuple[int, ...], ...]:
    """Return for each player, in the order agreed on, what he had at the start and after each finished deal.

    In points of the book, what was won less what was paid; all begin with 0.
    """
    lines = [[0] for _ in state.setup.players]
    for past, places in places_by_wind(state):
        net = dict.fromkeys(places.values(), 0)
        for paid in payments(past):
            net[places[paid.payer]] -= paid.amount
            net[places[paid.payee]] += paid.amount
        for place, line in enumerate(lines):
            line.append(line[-1] + net[place])
    return tuple(tuple(line) for line in lines)


def wins(state: GameState) -> tuple[int, ...]:
    """Return for each player, in the order agreed on, how many deals he has won."""
    won = [0 for _ in state.setup.players]
    for past, places in places_by_wind(state):
        if past.winner is not None:
            won[places[past.winner]] += 1
    return tuple(won)


def round_ends(state: GameState) -> tuple[int, ...]:
    """Return after how many deals each finished round was over (PC2-ROUND, FW-GAMES, HP-R14)."""
    ends, passed = [], 0
    for number, past in enumerate(state.finished, start=1):
        if state.rules.course.next_east(past.winner, past.winds) is not Wind.EAST:
            passed += 1
            if passed % len(state.seats) == 0:
                ends.append(number)
    return tuple(ends)
