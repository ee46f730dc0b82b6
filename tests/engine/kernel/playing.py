"""Deals that the engine and the kernel play side by side, and in what they differ."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from peling.advice.kernel.codes import NOBODY, meld_number
from peling.advice.kernel.deals import Table, WallTiles
from peling.advice.kernel.machine import Kernel, available
from peling.advice.kernel.view import PHASES, REPLACED, SOURCES, bits_of, words_of
from peling.core.actions import Action
from peling.core.tiles import WINDS, Tile, Wind
from peling.core.view import Phase
from peling.play.deal import supply
from peling.play.dealing import Throw, broken_wall
from peling.play.game import random_throws
from peling.play.table import DealState, apply, awaited, drawable, result, start_deal
from peling.rules.records import STANDING
from peling.rules.ruleset import RuleSet
from tests.properties.random_play import Setting, choose, moves
from tests.properties.stacked_walls import stacked_wall

NEEDS_THE_PACKAGE = pytest.mark.skipif(not available(), reason="the package wasmtime is not there")


def broken(wall: tuple[Tile, ...], throws: tuple[Throw, Throw], rules: RuleSet) -> WallTiles:
    """Return a wall, broken, as the kernel is given it."""
    made, _ = broken_wall(wall, throws, rules)
    return WallTiles(made.regular, made.loose, made.tail, made.turned)


def begin(seed: str, setting: Setting, kernel: Kernel) -> DealState:
    """Begin a deal in the engine and in slot 0 of the kernel; what is rare happens often by its wall."""
    rng, rules = random.Random(seed), setting.rules
    throws = random_throws(rng, rules)
    wall = stacked_wall(rng, rules, rules.course.seats(setting.players), throws, None)
    round_wind = rng.choice(WINDS) if rules.course.rounds else None
    state, _ = start_deal(rules, setting.players, wall, throws, round_wind)
    kernel.begin(0, Table(state.winds, round_wind), broken(wall, throws, rules))
    return state


def side_by_side(
    seed: str, setting: Setting, kernel: Kernel
) -> Iterator[tuple[DealState, tuple[Wind, Action] | None]]:
    """Let a deal be played by random legal moves in both, and yield each moment with the next move."""
    rng, rules = random.Random(f"{seed}/moves"), setting.rules
    state = begin(seed, setting, kernel)
    while state.phase is not Phase.OVER:
        wind, action = choose(rng, state, rules)
        yield state, (wind, action)
        kernel.act(0, place(state, wind), action)
        state, _ = apply(state, wind, action, rules)
    yield state, None


def places(state: DealState, winds: tuple[Wind, ...]) -> int:
    """Return some players as bits."""
    return sum(1 << state.winds.index(wind) for wind in winds)


def place(state: DealState, wind: Wind | None) -> int:
    """Return the place of a player."""
    return NOBODY if wind is None else state.winds.index(wind)


def index(tile: Tile | None) -> int:
    """Return the number of a tile."""
    return NOBODY if tile is None else tile.index


def looked(state: DealState, rules: RuleSet) -> tuple[int, ...]:
    """Return where a deal of the engine stands, as `Kernel.look` says it of its own."""
    waiting = state.phase in {Phase.CLAIMS, Phase.ROBBING}
    figures = [
        PHASES.index(state.phase),
        place(state, state.turn),
        index(state.drawn),
        SOURCES.index(state.source),
        REPLACED.index(state.replaced),
        int(state.set_out),
        int(state.untouched),
        NOBODY if state.offer is None else state.offer.tile.index,
        places(state, awaited(state)) if waiting else 0,
        state.wall.left,
        drawable(state, rules),
        supply(state, rules),
        place(state, state.winner),
        places(state, state.outrun),
        places(state, tuple(wind for wind, _ in state.washed)),
        len(state.discards),
    ]
    for held in state.holdings:
        counts = [0] * 42
        for tile in held.hand.concealed:
            counts[tile.index] += 1
        melds = [meld_number(meld) for meld in held.hand.melds]
        figures += counts
        figures += [
            bits_of(held.hand.bonus, 34),
            int(STANDING in held.noted),
            *words_of(bits_of(held.barred)),
            len(melds),
            *melds,
            *[-1] * (4 - len(melds)),
        ]
    return tuple(figures)


def differences(state: DealState, kernel: Kernel, rules: RuleSet) -> list[str]:
    """Return in what the kernel and the engine differ about a moment of a deal."""
    found = []
    engine, said = looked(state, rules), kernel.look(0)
    if engine != said:
        differing = [at for at, (one, other) in enumerate(zip(engine, said, strict=True)) if one != other]
        found += [f"figure {at}: {engine[at]}, kernel {said[at]}" for at in differing]
    if state.phase is Phase.OVER:
        done = result(state, rules)
        assert done is not None
        net, scores = kernel.settle(0, len(state.winds))
        paid = done.settlement.net(done.winds)
        if net != tuple(paid.values()):
            found.append(f"net {paid}, kernel {net}")
        if scores != tuple(done.scores[wind].total for wind in done.winds):
            found.append(f"scores {done.scores}, kernel {scores}")
        return found
    may: dict[Wind, list[Action]] = {wind: [] for wind in state.winds}
    for wind, action in moves(state, rules):
        may[wind].append(action)
    for wind, actions in may.items():
        legal = kernel.legal(0, place(state, wind))
        if legal != tuple(actions):
            found.append(f"{wind}: legal {actions}, kernel {legal}")
    return found
