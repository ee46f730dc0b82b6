"""Positions of simulated deals: any book, two to four players, much claimed, played to the last tile."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from peling.core.actions import Action, ClaimWin, Discard, GoOut, GoOutByFlowers, Pass, RefuseLast, Wash
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, PlayerView
from peling.play.game import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS
from peling.rules.legality import legal_actions
from peling_app.play.table.court.contents import Contents
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.model.hand_model import HandOrder
from peling_app.play.table.model.laid import Shown, contents_of
from peling_app.play.table.model.picture import Picture
from peling_app.play.table.words import board as words
from tests.properties.random_play import random_setting

BOOKS = tuple(RULE_SETS)
SIZES = ((1048, 852), (980, 660), (2040, 1392))
"""The board in windows of 1440 x 900, 1024 x 700 and 2560 x 1440."""
ENDS = ClaimWin | GoOut | GoOutByFlowers | Wash
NAMES = {Wind.EAST: "Magpie", Wind.SOUTH: "You", Wind.WEST: "Heron", Wind.NORTH: "Crane"}


def views(rng: random.Random, book: str) -> Iterator[tuple[PlayerView, bool]]:
    """Yield what one player sees, move by move, of a deal that nobody wins; and whether it has a wind box."""
    setting = random_setting(rng, book)
    rules = setting.rules
    state, _ = start_deal(rules, setting.players, random_wall(rng, rules), random_throws(rng))
    me = rng.choice(state.winds)
    round_wind = rng.choice((None, *Wind))
    while state.phase is not Phase.OVER:
        wind = rng.choice(awaited(state))
        legal = legal_actions(view_of(state, wind, rules), rules)
        going_on: list[Action] = [one for one in legal if not isinstance(one, ENDS)] or list(legal)
        rare = [action for action in going_on if not isinstance(action, Discard | Pass | RefuseLast)]
        choice = rare if rare and rng.random() < 0.6 else going_on
        state, _ = apply(state, wind, rng.choice(choice), rules)
        yield replace(view_of(state, me, rules), round_wind=round_wind), rng.random() < 0.5


def pictures(rng: random.Random, book: str, count: int) -> Iterator[Picture]:
    """Yield pictures of moments of simulated deals: many from their ends, where the table is fullest."""
    while count > 0:
        moments = list(views(rng, book))
        late = moments[-len(moments) // 3 :]
        for view, boxed in [rng.choice(moments), *rng.sample(late, min(2, len(late)))]:
            yield picture_of(view, boxed=boxed, opened=rng.random() < 0.2, offered=rng.random() < 0.4)
            count -= 1


def picture_of(view: PlayerView, *, boxed: bool, opened: bool, offered: bool) -> Picture:
    """Return the picture of a view; `opened`: all hands lie open; `offered`: a place to drop is shown."""
    order = HandOrder()
    order.follow(view.hand.concealed, view.drawn)
    hands = (
        {other.wind: (other_tiles(view) * 2)[: other.concealed] for other in view.others} if opened else {}
    )
    totals = dict.fromkeys(view.winds, 12340)
    table = Table(NAMES, totals, wild=view.wild, open_hands=hands, wind_box=boxed)
    picture = board_picture(view, (), order, table)
    if offered and view.drawn is None:
        picture = replace(picture, drop_title="x", drop_line="x", sets_word=words.fixed("your-sets"))
    return picture


def other_tiles(view: PlayerView) -> tuple[Tile, ...]:
    """Return tiles to fill an open hand with."""
    return tuple(discard.tile for discard in view.discards) or view.hand.concealed


def contents(picture: Picture, size: tuple[int, int], shown: Shown) -> Contents:
    """Return what a picture has, on a board of this size."""
    given = replace(shown, width=size[0], height=size[1])
    return contents_of(picture, given, words.fixed("drawn"), words.fixed("wild"))
