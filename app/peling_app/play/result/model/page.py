"""Read off a finished game what its page shows: standings, balance, the best hand, payments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from peling.core.evening_up import fewest_payments
from peling.core.tiles import Wind
from peling.play.accounts import balances, places_by_wind, round_ends, wins
from peling.play.deal import DealResult
from peling.play.game import GameState
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.numbers import number, signed
from peling_app.play.birds import portrait
from peling_app.play.result.words import result as words
from peling_app.play.settle.model.hands import OpenHand, open_hand
from peling_app.play.tutor.model.score import what_tells
from peling_app.play.words.games import called


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player came out.

    Attributes:
        rank: 1 for whoever has most; players with equal points share a rank.
        name: how the player is called.
        portrait: the drawing that stands for him.
        said: how many hands he has won and, of a computer player, how well it plays.
        total: what he has won or lost, with its sign.
        sign: 1, 0 or -1, as the total.
        is_user: whether it is the user.
    """

    rank: int
    name: str
    portrait: str
    said: str
    total: str
    sign: int
    is_user: bool


@dataclass(frozen=True, slots=True)
class BestHand:
    """The hand of the game that counted most among those that won.

    Attributes:
        hand: the tiles, as they are laid open after a deal.
        said: whose it was, in which deal, how it was won.
        counted: what doubled it or brought most, in words; empty: nothing but points.
    """

    hand: OpenHand
    said: str
    counted: str = ""


@dataclass(frozen=True, slots=True)
class ResultPage:
    """All that the page shows.

    Attributes:
        length: how many rounds and deals were played, and that it was without help where that is known.
        book: the short title of its rule book.
        standings: the players, the first one first.
        balance: what each had after each deal, in the same order.
        payments: who pays whom how much so that all are even again, each as three texts.
        evened: that so many payments suffice, in words.
    """

    length: str = ""
    book: str = ""
    standings: tuple[Standing, ...] = ()
    balance: Balance = field(default_factory=Balance)
    payments: tuple[tuple[str, str, str], ...] = ()
    evened: str = ""


def result_page(state: GameState, *, unassisted: bool = False) -> ResultPage:
    """Return the page of a game, as it stands after the deals that are finished.

    `unassisted`: it is known that the player had no help of any kind.
    """
    names = tuple(_called(state, place) for place in range(len(state.setup.players)))
    lines = balances(state)
    totals = tuple(line[-1] for line in lines)
    order = sorted(range(len(names)), key=lambda place: (-totals[place], place))
    won = wins(state)
    payments = fewest_payments(totals)
    return ResultPage(
        length=words.length(len(round_ends(state)), len(state.finished), alone=unassisted),
        book=short_title(state.setup.rules_id),
        standings=tuple(
            Standing(
                rank=1 + sum(other > totals[place] for other in totals),
                name=names[place],
                portrait=portrait(place, state.setup.players[place].character),
                said=words.hands_won(won[place], state.setup.players[place].kind),
                total=signed(totals[place]),
                sign=(totals[place] > 0) - (totals[place] < 0),
                is_user=place == 0,
            )
            for place in order
        ),
        balance=Balance(tuple(BalanceLine(names[place], lines[place], own=place == 0) for place in order)),
        payments=tuple((names[payer], names[payee], number(amount)) for payer, payee, amount in payments),
        evened=words.evened(len(payments)),
    )


def best_hand(state: GameState) -> BestHand | None:
    """Return the winning hand that counted most, the first of equal ones; None where nobody has won.

    The results of all deals are asked for: in a game that was resumed, its deals are computed again.
    """
    won = [(deal, result) for deal, result in enumerate(state.history, start=1) if result.winner is not None]
    if not won:
        return None
    deal, result = max(won, key=lambda one: (_points(one[1]), -one[0]))
    places = list(places_by_wind(state))[deal - 1][1]
    names = {wind: _called(state, place) for wind, place in places.items()}
    return _best(deal, result, state, names)


def _points(result: DealResult) -> int:
    assert result.winner is not None, "only deals that were won are compared"  # noqa: S101 - for the type checker
    return result.scores[result.winner].total


def _best(deal: int, result: DealResult, state: GameState, names: Mapping[Wind, str]) -> BestHand:
    winner = result.winner
    assert winner is not None, "only a hand that has won is the best"  # noqa: S101 - for the type checker
    win = result.win
    giver = "" if win is None or win.giver is None else names[win.giver]
    said = words.best_said(names[winner], winner, deal, giver, None if win is None else win.by)
    counted = " · ".join(what_tells(result.scores[winner].sheet, state.rules))
    return BestHand(open_hand(winner, result, state.rules, names), said, counted)


def _called(state: GameState, place: int) -> str:
    player = state.setup.players[place]
    return called(player.name, place, player.character)
