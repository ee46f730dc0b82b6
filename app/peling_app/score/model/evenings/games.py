"""What the own games against the computer come to, with the figures of a person."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from peling.play.records import DealRecord
from peling.rulebooks import rule_set
from peling_app.books.faces import faces_in
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.words.numbers import number, signed, signed_tenths
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
    sign,
)
from peling_app.score.words import people as words

GAMES: Final = "\0games"
"""Under this key the own games stand in the list; no person can be called so."""


def games_row(me: str, games: Games) -> PersonRow:
    """Return the row of the own games; `me` is how the user is called, empty: nobody said."""
    deals = [deal for game in games for deal in game]
    won, net = sum(deal.won for deal in deals), sum(deal.net for deal in deals)
    mean = Fraction(net, len(deals))
    balance = signed(net) if net else number(0)
    name = words.games_of(me)
    return PersonRow(
        GAMES,
        name,
        number(len(games)),
        number(len(deals)),
        words.won_of(won, len(deals)),
        signed_tenths(float(mean)),
        sign(mean),
        balance,
        sign(net),
        words.row(
            name=name,
            evenings=words.games_n(len(games)),
            deals=words.deals_n(len(deals)),
            won=words.won_n(won),
            balance=balance,
        ),
    )


def games_page(me: str, games: Games) -> PersonPage:
    """Return all about the own games."""
    deals = [deal for game in games for deal in game]
    points = [deal.points for deal in deals if deal.won]
    net = sum(deal.net for deal in deals)
    values = [0]
    for game in games:
        values.append(values[-1] + sum(deal.net for deal in game))
    by_level: dict[str, int] = {}
    for deal in deals:
        by_level[deal.level] = by_level.get(deal.level, 0) + deal.net
    flows = sorted(by_level.items(), key=lambda one: -one[1])
    name = words.games_of(me)
    return PersonPage(
        name,
        figures(
            (len(games), words.games()),
            len(deals),
            len(points),
            Fraction(net, len(deals)),
            Fraction(sum(points), len(points)) if points else None,
        ),
        _best(me, deals),
        Balance((BalanceLine(name, tuple(values)),)),
        words.chart_games(values=", ".join(map(signed, values[1:]))),
        tuple(Flow(level(kind), amount, signed(amount) if amount else number(0)) for kind, amount in flows),
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
    return BestHand(shown, words.best_told(words.short_day(deal.at.isoformat()), deal.deal, book))


def _last(game: tuple[DealRecord, ...]) -> LastEvening:
    net, won = sum(deal.net for deal in game), sum(deal.won for deal in game)
    return LastEvening(
        words.short_day(game[-1].at.isoformat()),
        words.won_in_game(won, len(game)),
        signed(net) if net else number(0),
        sign(net),
    )
