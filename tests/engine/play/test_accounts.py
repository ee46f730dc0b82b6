"""What each player has, from deal to deal; by which deals a round is over."""

import random
from dataclasses import replace

import pytest

from peling.core.tiles import WINDS, Seat, Wind
from peling.play.accounts import balances, places_by_wind, round_ends, wins
from peling.play.deal import awaited, view_of
from peling.play.game import (
    Act,
    GameSetup,
    GameState,
    PlayerSpec,
    StartDeal,
    advance,
    new_game,
    random_box,
    random_seats,
    random_throws,
    random_wall,
    with_past_deal,
)
from peling.play.history import History, Paid, PastDeal, Remembered, payments
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.legality import legal_actions
from tests.by_day import by_day

TABLES = [(rules_id, players) for rules_id in rule_set_ids() for players in rule_set(rules_id).course.players]


def deal_at_random(state: GameState, rng: random.Random) -> GameState:
    box = random_box(rng, len(state.seats)) if state.seats_due else None
    start = StartDeal(random_wall(rng, state.rules), random_throws(rng, state.rules), box)
    state, _ = advance(state, start)
    while state.deal is not None and state.deal_runs:
        wind = awaited(state.deal)[0]
        legal = legal_actions(view_of(state.deal, wind, state.rules), state.rules)
        state, _ = advance(state, Act(state.seat_of(wind), rng.choice(legal)))
    return state


@pytest.mark.parametrize(("rules_id", "players"), by_day(TABLES[::3], TABLES, several=True))
def test_balances_follow_the_totals_of_the_game(rules_id: str, players: int) -> None:
    rng = random.Random(f"{rules_id} {players}")
    specs = tuple(PlayerSpec(f"P{n}", "club") for n in range(players))
    state = new_game(GameSetup(rules_id, {}, specs))
    state, _ = advance(state, random_seats(rng, state.rules, players))
    seen = [(0,) * players]
    winners = [0] * players
    for _ in range(players + 2):
        state = deal_at_random(state, rng)
        chairs: list[Seat] = [state.seats[state.order.index(place)] for place in range(players)]
        seen.append(tuple(state.totals[chair] for chair in chairs))
        last = state.history[-1].winner
        if last is not None:
            winners[state.place_of(state.seat_of(last))] += 1
    assert [tuple(line[deal] for line in balances(state)) for deal in range(len(seen))] == seen
    assert wins(state) == tuple(winners)
    assert [places for _, places in places_by_wind(state)][-1] == {
        wind: state.place_of(seat) for seat, wind in state.winds.items()
    }


def after_deal(state: GameState, winner: Wind, rng: random.Random) -> GameState:
    """Return the game after one more deal that this player won, each other paying him something."""
    east = state.next_east
    assert east is not None
    box = random_box(rng, len(state.seats)) if state.seats_due else None
    start = StartDeal(random_wall(rng, state.rules), random_throws(rng, state.rules), box)
    paid = tuple(Paid(other, winner, rng.randrange(2, 90)) for other in WINDS if other is not winner)
    past = (
        *(PastDeal(one.winds, one.winner, payments(one)) for one in state.finished),
        PastDeal(WINDS, winner, paid),
    )
    history = History(Remembered(past, lambda: ()))
    after = with_past_deal(state, start, past[-1], state.totals, history)
    had = {state.place_of(seat): state.totals[seat] for seat in state.seats}
    net = {one.payer: -one.amount for one in paid} | {winner: sum(one.amount for one in paid)}
    totals = {seat: had[after.place_of(seat)] + net[after.wind_of(seat)] for seat in after.seats}
    return replace(after, totals=totals)


def test_players_who_draw_new_seats_keep_their_balance() -> None:
    rng = random.Random(3)
    specs = tuple(PlayerSpec(f"P{n}", "club") for n in range(4))
    state = new_game(GameSetup("pung-chow-limit", {"reseat_each_set": True}, specs))
    state, _ = advance(state, random_seats(rng, state.rules, 4))
    orders = {state.order}
    while len(orders) < 3:
        state = after_deal(state, rng.choice(WINDS), rng)
        orders.add(state.order)
        chairs = [state.seats[state.order.index(place)] for place in range(4)]
        assert [line[-1] for line in balances(state)] == [state.totals[chair] for chair in chairs]
        assert len(round_ends(state)) + 1 == state.round_number
    assert state.set_number > 1
