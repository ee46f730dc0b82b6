"""Deals of Fenghua for tests: begun by a throw, or in the middle with hands that are said."""

import random
from dataclasses import replace

from peling.core.notation import parse_hand
from peling.core.tiles import WINDS, Tile, Wind, tile
from peling.core.view import Source
from peling.play.game import random_wall
from peling.play.table import DealState, start_deal
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet

BOOK = rule_set("fenghua")
E, S, W, N = WINDS
SCATTERED = "B1 B4 B7 D2 D5 D8 C1 C7 E S W N R"
STACKS = 18


def whole_wall(rules: RuleSet = BOOK, seed: int = 1) -> tuple[Tile, ...]:
    return random_wall(random.Random(seed), rules)


def begun(throw: tuple[int, int], wall: tuple[Tile, ...], rules: RuleSet = BOOK) -> DealState:
    return start_deal(rules, 4, wall, (throw, (1, 1)), E)[0]


def settled(turn: Wind, rules: RuleSet = BOOK, wild: str = "D1", **hands: str) -> DealState:
    """Return a deal in which these players hold these hands, and the one whose turn it is has drawn."""
    state = begun((3, 5), whole_wall(rules), rules)
    held = {wind: parse_hand(hands.get(wind.value, SCATTERED)) for wind in WINDS}
    holdings = tuple(
        replace(holding, hand=held[wind]) for wind, holding in zip(state.winds, state.holdings, strict=True)
    )
    named = tuple(tile(code) for code in wild.split())
    drawn = held[turn].concealed[-1]
    return replace(
        state, holdings=holdings, turn=turn, source=Source.WALL, drawn=drawn, untouched=False, wild=named
    )


def down_to(state: DealState, left: int) -> DealState:
    """Return the deal with so many tiles left to draw in front of the one turned up."""
    taken = len(state.wall.regular) - left
    wall = replace(state.wall, regular=state.wall.regular[taken:], drawn=state.wall.drawn + taken)
    return replace(state, wall=wall)
