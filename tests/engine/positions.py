"""Positions for tests: a deal in the middle, of which only the tiles that matter are said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.hand import Hand
from peling.core.notation import parse_hand, parse_tiles
from peling.core.tiles import WINDS, Tile, Wind, full_set, tile
from peling.core.view import Discarded, Source
from peling.play.table import DealState, Holding, apply, awaited, view_of
from peling.play.wall import Wall
from peling.rulebooks import rule_set
from peling.rules.course import WallBreak
from peling.rules.legality import legal_actions
from peling.rules.ruleset import OptionValue, RuleSet

E, S, W, N = WINDS

SILENT = {
    Wind.EAST: "B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W N",
    Wind.SOUTH: "B2 B8 D2 D5 D8 C2 C5 C8 R G Wh E N",
    Wind.WEST: "B3 B6 B9 D3 D6 D9 C3 C6 C9 S W N R",
    Wind.NORTH: "B1 B6 B9 D1 D5 D9 C1 C5 C9 G Wh E W",
}
"""Hands that can claim nothing: no pair, no neighbours."""


def book(**options: OptionValue) -> RuleSet:
    """Return Part I of Pung Chow with these house rules."""
    return rule_set("pung-chow", options)


def position(
    hands: Mapping[Wind, str] | None = None,
    *,
    rules: RuleSet | None = None,
    turn: Wind = Wind.EAST,
    drawn: str | None = None,
    source: Source = Source.WALL,
    wall: str | None = None,
    winds: tuple[Wind, ...] = WINDS,
) -> DealState:
    """Return a deal in which one player has to act.

    Args:
        hands: the hands that matter, thirteen tiles each, in the notation of `peling.core.notation`.
        rules: the rule set.
        turn: who has to discard.
        drawn: the tile he drew; it is added to his hand. None: his hand is said with fourteen.
        source: where his tile came from.
        wall: what is left, in the order of drawing; the rest lies on the table. None: all the rest.
        winds: who plays.
    """
    rules = rules or book()
    given = {wind: parse_hand((hands or {}).get(wind, SILENT[wind])) for wind in winds}
    if drawn is not None:
        given[turn] = given[turn].add(tile(drawn))
    whole = full_set(bonus=rules.course.bonus_tiles)
    rest = Counter(whole)
    for hand in given.values():
        rest.subtract(_tiles(hand))
    left = parse_tiles(wall) if wall is not None else tuple(rest.elements())
    rest.subtract(left)
    assert min(rest.values()) >= 0, f"more than there are: {[kind for kind in rest if rest[kind] < 0]}"
    lying = list(rest.elements()) if wall is not None else []
    discards = tuple(Discarded(winds[i % len(winds)], kind) for i, kind in enumerate(lying))
    split = max(0, len(left) - 2)
    standing = Wall(
        WallBreak(E, E, 1),
        rules.course.stacks,
        tuple(left[:split]),
        tuple(left[split:]),
        drawn=len(whole) - len(left),
    )
    return DealState(
        winds,
        None,
        standing,
        tuple(Holding(given[wind]) for wind in winds),
        turn=turn,
        drawn=None if drawn is None else tile(drawn),
        source=source,
        discards=discards,
        untouched=source is Source.DEAL,
    )


def dead(state: DealState, wind: Wind) -> DealState:
    """Return the deal with a dead hand."""
    place = state.winds.index(wind)
    holding = replace(state.holdings[place], dead="wrong-count")
    return replace(state, holdings=(*state.holdings[:place], holding, *state.holdings[place + 1 :]))


def play(
    state: DealState, *moves: tuple[Wind, Action], rules: RuleSet | None = None
) -> tuple[DealState, tuple[Event, ...]]:
    """Make these moves and return the deal and all that happened."""
    events: tuple[Event, ...] = ()
    for wind, action in moves:
        state, more = apply(state, wind, action, rules or book())
        events += more
    return state, events


def may(state: DealState, wind: Wind, rules: RuleSet | None = None) -> set[Action]:
    """Return what a player may do."""
    rules = rules or book()
    return set(legal_actions(view_of(state, wind, rules), rules))


def who(state: DealState) -> str:
    """Return the letters of those who are awaited."""
    return "".join(wind.value for wind in awaited(state))


def _tiles(hand: Hand) -> tuple[Tile, ...]:
    return hand.all_tiles() + hand.bonus
