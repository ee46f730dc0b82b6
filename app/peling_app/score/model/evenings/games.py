"""What the own games against the computer come to, with the figures of a person."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from itertools import accumulate, chain
from typing import Final

from peling.play.records import DealRecord, Sums
from peling.rulebooks import rule_set
from peling_app.books.faces import faces_in
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.tiles import joined, tile_name, wind_name
from peling_app.play.records.reader import Games
from peling_app.play.records.words.records import level
from peling_app.play.result.model.page import BestHand
from peling_app.play.settle.model.hands import OpenHand, OpenSet
from peling_app.score.model.evenings.person import (
    SHOWN,
    Flow,
    LastEvening,
    PersonPage,
    PersonRow,
    figures,
    figures_spoken,
    person_row,
    sign,
)
from peling_app.score.words import people as words

GAMES: Final = "\0games"
"""Under this key the own games stand in the list; no person can be called so."""


def sums_of(games: Games) -> Sums:
    """Return what all deals of some games come to."""
    return reduce(Sums.and_one, chain.from_iterable(games), Sums())


def games_row(me: str, games: Games) -> PersonRow:
    """Return the row of the own games; `me` is how the user is called, empty: nobody said."""
    sums = sums_of(games)
    times = len(games), words.games_n(len(games))
    return person_row(GAMES, words.games_of(me), times, deals=sums.deals, wins=sums.won, net=sums.net)


def games_page(me: str, games: Games) -> PersonPage:
    """Return all about the own games."""
    deals = list(chain.from_iterable(games))
    sums = sums_of(games)
    values = tuple(accumulate((sums_of((game,)).net for game in games), initial=0))
    by_level: dict[str, int] = {}
    for deal in deals:
        by_level[deal.level] = by_level.get(deal.level, 0) + deal.net
    flows = sorted(by_level.items(), key=lambda one: -one[1])
    name = words.games_of(me)
    mean = Fraction(sums.net, sums.deals)
    mean_win = Fraction(sum(deal.points for deal in deals if deal.won), sums.won) if sums.won else None
    return PersonPage(
        name,
        figures((len(games), words.games_alone.without(len(games))), sums.deals, sums.won, mean, mean_win),
        figures_spoken(words.games_n(len(games)), sums.deals, sums.won, mean, mean_win),
        _best(me, deals),
        Balance((BalanceLine(name, values),)),
        words.chart_games(values=", ".join(map(signed, values[1:]))),
        tuple(Flow(level(kind), amount, signed(amount)) for kind, amount in flows),
        tuple(map(_last, reversed(games[-SHOWN:]))),
        (words.game_by_game(), words.by_level(), words.last_games()),
        words.no_people(),
    )


def _best(me: str, deals: list[DealRecord]) -> BestHand | None:
    won = [deal for deal in deals if deal.won]
    if not won:
        return None
    deal = max(won, key=lambda one: one.points)
    hand = deal.hand
    tiles = () if hand is None else (*filter(None, (hand.bonus,)), *hand.sets)
    sets = tuple(OpenSet(one, joined([tile_name(each) for each in one])) for one in tiles)
    faces = faces_in(rule_set(deal.rules_id), () if hand is None else hand.wild)
    shown = OpenHand(
        deal.wind, me, wind_name(deal.wind), sets, number(deal.points), "", winner=True, faces=faces
    )
    book = short_title(deal.rules_id)
    return BestHand(shown, words.best_said(words.short_day(deal.at.isoformat()), deal.deal, book))


def _last(game: tuple[DealRecord, ...]) -> LastEvening:
    sums = sums_of((game,))
    return LastEvening(
        words.short_day(game[-1].at.isoformat()),
        words.won_in_game(sums.won, sums.deals),
        signed(sums.net),
        sign(sums.net),
    )
