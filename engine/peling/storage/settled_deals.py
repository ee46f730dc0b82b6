"""Tell where a game stands from the facts of its finished deals, so that a long game goes on at once.

With every deal that ends, the journal keeps how it was settled, beside the inputs that led there. These facts
say all that the next deal needs: who won, who paid whom, what everybody has; seats and winds follow from the
throws and drawings that are kept as inputs. They are believed only where all of it fits: the entries bear
their seals, the rules are of the revision by which the game was begun, and of each deal the winds, the
payments and the totals agree with those before. Where anything is missing or unfit, all is played again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from peling.core.tiles import WINDS, Seat, Wind
from peling.play.deal import DealResult
from peling.play.game import GameState, advance, new_game, with_past_deal
from peling.play.history import History, Paid, PastDeal, Remembered, payments
from peling.play.inputs import GameInputError, StartDeal, input_from_json, setup_from_json
from peling.play.records import hand_to_json, won_hand
from peling.rulebooks import UnknownRulesError
from peling.rules.ruleset import UnknownOptionError
from peling.storage.entries import Entry, Kind

HAND: Final = "hand"
"""The key of the facts for the hand that won; facts written by an older version have none."""

_ACT = '"input":"act"'
"""What the text of an action has in it, as this program writes it: no action of a past deal is read."""


@dataclass(frozen=True, slots=True)
class Known:
    """A game before its present deal.

    Attributes:
        state: the game; its `deal` is None, and its history computes itself for who asks.
        place: where the entries begin that start the present deal, in the entries that are in effect.
    """

    state: GameState
    place: int


def fact_of(state: GameState) -> dict[str, Any]:
    """Return what the journal keeps of a deal that has just ended."""
    last = state.history[-1]
    hand = won_hand(last)
    return {
        "deal": state.deal_number,
        "winner": None if last.winner is None else last.winner.value,
        "scores": {wind.value: last.scores[wind].total for wind in last.winds},
        "net": {wind.value: net for wind, net in last.settlement.net(last.winds).items()},
        "paid": [[one.payer.value, one.payee.value, one.amount] for one in payments(last)],
        "totals": {str(int(seat)): total for seat, total in state.totals.items()},
        HAND: None if hand is None else hand_to_json(hand),
    }


@dataclass(frozen=True, slots=True)
class Settled:
    """A deal that is over, as its facts tell it.

    Attributes:
        entry: the one that has the facts.
        fact: its contents.
        state: the game after the deal; there is no `deal` in it.
    """

    entry: Entry
    fact: Mapping[str, Any]
    state: GameState


def before_last_deal(
    entries: Sequence[Entry], compute: Callable[[int], Sequence[DealResult]]
) -> Known | None:
    """Return the game before the present deal as the facts tell it; None where they do not suffice.

    Args:
        entries: what is in effect of a journal.
        compute: returns the results of so many first deals by playing them again.
    """
    walked = _walk(entries, compute)
    return None if walked is None else walked[0]


def settled_deals(entries: Sequence[Entry]) -> tuple[Settled, ...] | None:
    """Return every deal that is over as the facts tell it; None where they do not suffice.

    Args:
        entries: what is in effect of a journal.
    """
    walked = _walk(entries, _nothing_computed)
    return None if walked is None else tuple(walked[1])


def _nothing_computed(_count: int) -> Sequence[DealResult]:
    raise LookupError("the results of deals known by their facts are not computed")


def _walk(
    entries: Sequence[Entry], compute: Callable[[int], Sequence[DealResult]]
) -> tuple[Known | None, list[Settled]] | None:
    try:
        setup = setup_from_json(entries[0].body)
        state = new_game(setup)
        if entries[0].body.get("revision") != state.rules.revision:
            return None
        return _walked(state, entries, compute)
    except (UnknownRulesError, UnknownOptionError, GameInputError, ValueError, TypeError, LookupError):
        return None


def _walked(
    state: GameState, entries: Sequence[Entry], compute: Callable[[int], Sequence[DealResult]]
) -> tuple[Known | None, list[Settled]] | None:
    """Go from deal to deal; every error means that something does not fit."""
    settled: list[Settled] = []
    past: list[PastDeal] = []
    started: StartDeal | None = None
    known: Known | None = None
    for place, entry in enumerate(entries[1:], start=1):
        if entry.kind is Kind.SETTLED:
            if started is None:
                return None
            fact = entry.body
            past.append(_past_deal(fact))
            history = _history(tuple(past), compute)
            totals = _totals(fact, state)
            after = with_past_deal(state, started, past[-1], totals, history)
            _check(state, after, past[-1], fact)
            state, started = after, None
            settled.append(Settled(entry, fact, after))
        elif _ACT not in entry.body_text:
            given = input_from_json(entry.body)
            if started is not None:
                return None
            if isinstance(given, StartDeal):
                known, started = Known(state, place), given
            else:
                state, _ = advance(state, given)
        elif started is None:
            return None
    return known, settled


def _history(past: tuple[PastDeal, ...], compute: Callable[[int], Sequence[DealResult]]) -> History:
    return History(Remembered(past, lambda: compute(len(past))))


def _past_deal(fact: Mapping[str, Any]) -> PastDeal:
    """Return a fact as the deals to come need it; what it lacks is a `LookupError`."""
    winds = tuple(wind for wind in WINDS if wind.value in fact["scores"])
    paid = tuple(Paid(Wind(payer), Wind(payee), _number(amount)) for payer, payee, amount in fact["paid"])
    return PastDeal(winds, None if fact["winner"] is None else Wind(fact["winner"]), paid)


def _totals(fact: Mapping[str, Any], state: GameState) -> dict[Seat, int]:
    totals = fact["totals"]
    if len(totals) != len(state.seats):
        raise ValueError(f"{totals!r} are not the totals of {len(state.seats)} chairs")
    return {seat: _number(totals[str(int(seat))]) for seat in state.seats}


def _check(before: GameState, after: GameState, past: PastDeal, fact: Mapping[str, Any]) -> None:
    """Raise a `ValueError` unless the parts of a fact agree with each other and with the deals before."""
    net = dict.fromkeys(past.winds, 0)
    for one in past.paid:
        net[one.payer] -= one.amount
        net[one.payee] += one.amount
    # Drawing winds anew has put the players, with what they have, on other chairs.
    had = {before.place_of(seat): total for seat, total in before.totals.items()}
    won = {seat: after.totals[seat] - had[after.place_of(seat)] for seat in after.seats}
    fits = (
        fact["deal"] == after.deal_number
        and set(fact["scores"]) == {wind.value for wind in past.winds}
        and (past.winner is None or past.winner in past.winds)
        and fact["net"] == {wind.value: amount for wind, amount in net.items()}
        and won == {seat: net[after.wind_of(seat)] for seat in after.seats}
    )
    if not fits:
        raise ValueError(f"{fact!r} does not fit the deals before")


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is no whole number")
    return value
