"""Deals at their last move, in several books: what wins, how, and whose hand it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from peling.core.actions import (
    Action,
    AddedKong,
    ClaimWin,
    Discard,
    GoOut,
    GoOutByFlowers,
    Pass,
    RefuseLast,
    SetOutBonus,
    Wash,
)
from peling.core.events import Event
from peling.core.notation import parse_tiles
from peling.core.tiles import BONUS_TILES, WINDS, Wind, tile
from peling.core.view import Discarded, Phase, Source
from peling.play.endings import result as result_of
from peling.play.game import GameSetup, PlayerSpec, new_game
from peling.play.table import DealState, apply, awaited, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from tests.app.play.table import fenghua_games
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

E, S, W, N = WINDS
NAMES = {E: "Magpie", S: "You", W: "Heron", N: "Crane"}
READY = "B8 B8 D3 D3 S S S | (R* R R)<E (C5* C5 C5)<E"
"""A hand that wins with the 8 of bamboos or the 3 of circles."""
OTHERS = {
    E: "E E E C7 C8 C9 D4 D5 B2 B2 | (B3 B4* B5)<N",
    W: "B7 B7 B7 G G D1 D2 D4 C2 C3 | (D9* D9 D9)<E",
    N: "N N B4 B5 C6 C7 D2 | (Wh* Wh Wh)<E (D6* D6 D6 D6)<E",
}
ADDING = "N N B4 B5 C6 C7 D2 D2 D9 W | (B8* B8 B8)<E"
"""A hand with an open three, of which the fourth tile is about to be drawn."""
NINE_HEADS = "B1 B9 D1 D9 C1 C9 S W N B3 B6 D3 D6 C3"
PLAIN = "B2 B3 B6 B8 D2 D4 D6 D8 C2 C4 C6 C8 E"
LYING = "R C9 W B9 C1 E W N D8 D2 C4 S B1 C1 D1 C3 G W C4 N"


class Ending(FakeGame):
    """A game at the last move of its deal.

    Attributes:
        moves: who makes it, and what it is; and what leads to it at once.
    """

    def __init__(self, deal: DealState, rules: RuleSet, *moves: tuple[Wind, Action], me: Wind = S) -> None:
        """Let `me` look at this deal."""
        super().__init__(deal, me, rules=rules)
        self.names = dict(NAMES)
        self.totals = {E: 2140, S: 1860, W: 2316, N: 1684}
        self.moves = moves

    def end(self) -> None:
        """Make the last moves, and settle the deal."""
        assert self.deal is not None
        said: list[Event] = []
        for wind, action in self.moves:
            others = awaited(self.deal) if isinstance(action, ClaimWin) else ()
            for one, done in (*((other, Pass()) for other in others if other is not wind), (wind, action)):
                self.deal, events = apply(self.deal, one, done, self.rules)
                said += events
        while self.deal.phase is not Phase.OVER:
            wind = awaited(self.deal)[0]
            legal = legal_actions(view_of(self.deal, wind, self.rules), self.rules)
            quiet = next(one for one in legal if isinstance(one, Pass | Discard | RefuseLast))
            self.deal, events = apply(self.deal, wind, quiet, self.rules)
            said += events
        players = tuple(PlayerSpec(NAMES[one], "novice") for one in self.deal.winds)
        state = new_game(GameSetup(self.rules.id, {}, players))
        result = result_of(self.deal, self.rules)
        assert result is not None
        self.state = replace(state, deal_number=1, history=(result,), deal=self.deal)
        self.tell(*said)


def _lying(deal: DealState, rules: RuleSet) -> DealState:
    deal = replace(deal, round_wind=E if rules.course.rounds else None)
    found = tuple(Discarded(deal.winds[i % len(deal.winds)], one) for i, one in enumerate(parse_tiles(LYING)))
    return replace(deal, discards=found)


def drawn_win(rules_id: str = "pung-chow", winds: tuple[Wind, ...] = WINDS) -> Ending:
    """Return a deal that the user wins by a drawn tile."""
    rules = rule_set(rules_id)
    hands = {wind: {**OTHERS, S: READY}[wind] for wind in winds}
    deal = position(hands, rules=rules, turn=S, drawn="B8", winds=winds)
    return Ending(_lying(deal, rules), rules, (S, GoOut()))


def claimed_win(winner: Wind = N, rules_id: str = "pung-chow", winds: tuple[Wind, ...] = WINDS) -> Ending:
    """Return a deal that another player wins by a discard of East."""
    rules = rule_set(rules_id)
    hands = {wind: {**OTHERS, winner: READY, S: OTHERS[winner]}[wind] for wind in winds}
    deal = _lying(position(hands, rules=rules, turn=E, drawn="B8", winds=winds), rules)
    deal, _ = apply(deal, E, Discard(tile("B8")), rules)
    return Ending(deal, rules, (winner, ClaimWin()))


def wild_win() -> Ending:
    """Return a deal of Fenghua that the user wins with a wild tile in the hand."""
    fake = fenghua_games.complete()
    assert fake.deal is not None
    return Ending(fake.deal, fake.rules, (S, GoOut()))


def nobody_wins(rules_id: str = "pung-chow") -> Ending:
    """Return a deal of which the wall is at its end."""
    rules = rule_set(rules_id)
    hands = {**OTHERS, S: READY}
    deal = position(hands, rules=rules, turn=E, drawn="C1", wall="D7")
    return Ending(deal, rules, (E, Discard(tile("C1"))))


def robbed_kong(rules_id: str = "how-to-play", winner: Wind = S, giver: Wind = N, **house: bool) -> Ending:
    """Return a deal that a player wins by the tile that another one adds to his open three."""
    rules = rule_set(rules_id, house)
    quiet = (wind for wind in WINDS if wind not in (giver, winner))
    hands = dict(zip(quiet, (OTHERS[E], OTHERS[W]), strict=True))
    hands |= {giver: ADDING, winner: "B6 B7 D3 D3 S S S | (R* R R)<E (C5* C5 C5)<E"}
    deal = _lying(position(hands, rules=rules, turn=giver, drawn="B8"), rules)
    return Ending(deal, rules, (giver, AddedKong(tile("B8"))), (winner, ClaimWin()))


def washed(me: Wind = S) -> Ending:
    """Return a deal of which East washes the tiles as they were dealt."""
    rules = rule_set("pung-chow-limit")
    hands = {**dict.fromkeys((S, W, N), PLAIN), E: NINE_HEADS}
    deal = position(hands, rules=rules, source=Source.DEAL)
    dealt = tuple(held.hand.concealed for held in deal.holdings)
    return Ending(replace(deal, dealt=dealt, round_wind=E), rules, (E, Wash()), me=me)


def last_tile(rules_id: str = "pung-chow") -> Ending:
    """Return a deal that the user wins by the last tile of the wall: everything else lies on the table."""
    rules = rule_set(rules_id)
    hands = {**OTHERS, S: READY}
    deal = position(hands, rules=rules, turn=S, drawn="B8", source=Source.LAST_WALL, wall="")
    deal = replace(deal, round_wind=E if rules.course.rounds else None)
    return Ending(deal, rules, (S, GoOut()))


def eight_flowers() -> Ending:
    """Return a deal of Fenghua that the user wins by the flowers he has laid out."""
    fake = fenghua_games.eight_flowers()
    assert fake.deal is not None
    return Ending(fake.deal, fake.rules, (S, SetOutBonus(BONUS_TILES[-1])), (S, GoOutByFlowers()))


def robbed_in_fenghua() -> Ending:
    """Return a deal of Fenghua that the user wins by the tile that East adds."""
    fake = fenghua_games.robbing()
    assert fake.deal is not None
    return Ending(fake.deal, fake.rules, (S, ClaimWin()))


ENDS: dict[str, Callable[[], Ending]] = {
    "pung-chow": drawn_win,
    "pung-chow-limit": lambda: drawn_win("pung-chow-limit"),
    "how-to-play": lambda: claimed_win(W, "how-to-play"),
    "four-winds": lambda: claimed_win(N, "four-winds"),
    "fenghua": wild_win,
}
"""A deal of each book that somebody wins."""

RARE: dict[str, Callable[[], Ending]] = {
    "robbed": robbed_kong,
    "robbed-own": partial(robbed_kong, "how-to-play", W, S),
    "robbed-fenghua": robbed_in_fenghua,
    "robbed-house-rule": partial(robbed_kong, "pung-chow", W, N, robbing_kong=True),
    "washed": washed,
    "washed-own": partial(washed, E),
    "last-tile": last_tile,
    "last-tile-how-to-play": partial(last_tile, "how-to-play"),
    "flowers": eight_flowers,
}
"""Ends of a deal that are seldom seen."""
