"""`python -m peling simulate`: let computer players play whole deals through the real engine."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from peling.advice.players import LEVELS, Player
from peling.commands.errors import CommandError
from peling.play.game import (
    Act,
    GameInputError,
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
)
from peling.play.invariants import InvariantError, problems
from peling.play.table import awaited, view_of
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.ruleset import OptionValue, RuleSet, UnknownOptionError

_STATUS: Final = Path("/proc/self/status")
"""What Linux tells a process of itself."""

DEALS_IN_A_GAME: Final = 32
"""After so many deals the chairs are thrown for anew."""

MakePlayer = Callable[[random.Random], Player]


@dataclass(slots=True)
class Tally:
    """What came out of a simulation.

    Attributes:
        wins, points: for each player, in the order of the chairs.
        deals, draws, winning_points, actions: counted over all deals.
        seconds: what the play took, without the checks.
    """

    wins: list[int]
    points: list[int]
    deals: int = 0
    draws: int = 0
    winning_points: int = 0
    actions: int = 0
    seconds: float = field(default=0.0, compare=False)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--rules", default=rule_set_ids()[0], help=f"one of: {', '.join(rule_set_ids())}")
    parser.add_argument("--deals", type=int, default=100, help="how many deals are played")
    parser.add_argument("--seed", type=int, default=1, help="where walls and dice come from")
    parser.add_argument("--players", default="club,club,club,club", help="two to four levels of play")
    parser.add_argument("--options", default="", help="house rules: key=value,...")
    parser.add_argument("--no-invariants", action="store_true", help="do not check every position")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play, and print wins, draws, mean score, deals per second and the peak of memory.

    Raises:
        CommandError: an argument cannot be used.
    """
    levels = [level.strip() for level in str(args.players).split(",")]
    for level in levels:
        if level not in LEVELS:
            raise CommandError(f"--players: there is no level '{level}'; there is: {', '.join(LEVELS)}")
    if args.deals < 1:
        raise CommandError("--deals: at least one deal must be played")
    options = read_options(args.rules, args.options)
    try:
        setup = GameSetup(args.rules, options, tuple(PlayerSpec(level, level) for level in levels))
        new_game(setup)
    except GameInputError as error:
        raise CommandError(f"--players: {error}") from None
    makers = [LEVELS[level] for level in levels]
    try:
        tally = simulate(setup, makers, args.deals, args.seed, check=not args.no_invariants)
    except InvariantError as error:
        sys.stderr.write(f"an invariant is violated: {error}\n")
        return 1
    sys.stdout.write(_as_json(args, levels, tally) if args.json else _as_text(levels, tally))
    return 0


def read_options(rules_id: str, text: str) -> dict[str, OptionValue]:
    """Return the house rules of a text `key=value,...`.

    Raises:
        CommandError: no such rule set, key or value.

    >>> read_options("pung-chow", "mandarins=on,p1_reserve=14,robbing_kong=true")
    {'mandarins': 'on', 'p1_reserve': 14, 'robbing_kong': True}
    """
    if rules_id not in rule_set_ids():
        raise CommandError(
            f"--rules: there is no rule set '{rules_id}'; there is: {', '.join(rule_set_ids())}"
        )
    known = {option.key: option for option in rule_set(rules_id).options}
    chosen: dict[str, OptionValue] = {}
    for part in filter(None, text.split(",")):
        key, _, value = part.partition("=")
        option = known.get(key.strip())
        if option is None:
            raise CommandError(f"--options: there is no option '{key.strip()}'")
        named: dict[str, OptionValue] = {str(allowed).lower(): allowed for allowed in option.values}
        if option.any_number and value.strip().isdecimal():
            named.setdefault(value.strip(), int(value))
        if value.strip().lower() not in named:
            raise CommandError(f"--options: '{option.key}' is one of: {', '.join(named)}")
        chosen[option.key] = named[value.strip().lower()]
    try:
        rule_set(rules_id, chosen)
    except UnknownOptionError as error:
        raise CommandError(f"--options: {error}") from None
    return chosen


def simulate(
    setup: GameSetup, makers: Sequence[MakePlayer], deals: int, seed: int, *, check: bool = True
) -> Tally:
    """Play a number of deals, game after game, and count what came out.

    Args:
        setup: the rules and the chairs.
        makers: for each chair what makes its player, given a source of randomness.
        deals: how many.
        seed: the same seed plays the same deals.
        check: whether every invariant is checked after every action.

    Raises:
        InvariantError: one is violated; the message says where.
    """
    tally = Tally([0] * len(makers), [0] * len(makers))
    for game in range((deals + DEALS_IN_A_GAME - 1) // DEALS_IN_A_GAME):
        number = min(DEALS_IN_A_GAME, deals - game * DEALS_IN_A_GAME)
        _play_game(setup, makers, number, f"{seed}/{game}", tally, check=check)
    return tally


def _play_game(
    setup: GameSetup, makers: Sequence[MakePlayer], deals: int, seed: str, tally: Tally, *, check: bool
) -> None:
    rng = random.Random(seed)
    players = [make(random.Random(f"{seed}/{place}")) for place, make in enumerate(makers)]
    state = new_game(setup)
    rules = state.rules
    state, _ = advance(state, random_seats(rng, rules, len(players)))
    for _ in range(deals):
        begun = time.perf_counter()
        box = random_box(rng, len(players)) if state.seats_due else None
        state, _ = advance(state, StartDeal(random_wall(rng, rules), random_throws(rng, rules), box))
        checked = _check(state, rules, seed) if check else 0.0
        while state.deal_runs:
            state = _step(state, players, rules)
            tally.actions += 1
            if check:
                checked += _check(state, rules, seed)
        tally.seconds += time.perf_counter() - begun - checked
        _count(state, tally)
    for seat in state.seats:
        tally.points[state.place_of(seat)] += state.totals[seat]


def _step(state: GameState, players: list[Player], rules: RuleSet) -> GameState:
    """Let the first player who is awaited do something."""
    if state.deal is None:
        return state
    wind = awaited(state.deal)[0]
    seat = state.seat_of(wind)
    action = players[state.place_of(seat)].choose(view_of(state.deal, wind, rules), rules)
    return advance(state, Act(seat, action))[0]


def _check(state: GameState, rules: RuleSet, seed: str) -> float:
    """Check the position and return how many seconds that took."""
    begun = time.perf_counter()
    for problem in _problems(state, rules):
        raise InvariantError(f"game {seed}, deal {state.deal_number}: {problem}")
    return time.perf_counter() - begun


def _problems(state: GameState, rules: RuleSet) -> Iterator[str]:
    if state.deal is not None:
        yield from problems(state.deal, rules)
    if sum(state.totals.values()):
        yield f"the totals sum to {sum(state.totals.values())}"


def _count(state: GameState, tally: Tally) -> None:
    finished = state.history[-1]
    tally.deals += 1
    if finished.winner is None:
        tally.draws += 1
        return
    tally.wins[state.place_of(state.seat_of(finished.winner))] += 1
    tally.winning_points += finished.scores[finished.winner].total


def peak_memory() -> float | None:
    """Return the most memory this process has used so far, in MB; None where the system does not tell.

    Linux counts in `ru_maxrss` what the process that started this one had used before; so its own list of
    what a process uses is read there.
    """
    if _STATUS.exists():
        lines = dict(line.split(":", 1) for line in _STATUS.read_text(encoding="utf-8").splitlines())
        return int(lines["VmHWM"].split()[0]) / (1 << 10)
    try:
        import resource  # noqa: PLC0415 -- not every system has it
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def _figures(tally: Tally) -> Mapping[str, float | int | None]:
    won = tally.deals - tally.draws
    memory = peak_memory()
    return {
        "deals": tally.deals,
        "draws": tally.draws,
        "mean_score": round(tally.winning_points / won, 1) if won else None,
        "actions_per_deal": round(tally.actions / tally.deals, 1),
        "deals_per_second": round(tally.deals / max(tally.seconds, 1e-9), 1),
        "memory_mb": None if memory is None else round(memory, 1),
    }


def _as_json(args: argparse.Namespace, levels: list[str], tally: Tally) -> str:
    players = [
        {"level": level, "wins": wins, "points": points}
        for level, wins, points in zip(levels, tally.wins, tally.points, strict=True)
    ]
    table_facts = {
        "rules": args.rules,
        "options": args.options,
        "seed": args.seed,
        "players": players,
        "invariants": not args.no_invariants,
    }
    return json.dumps(table_facts | dict(_figures(tally))) + "\n"


def _as_text(levels: list[str], tally: Tally) -> str:
    lines = [
        f"{place + 1}  {level:<8} {wins:>6} won  {points:>+9} points"
        for place, (level, wins, points) in enumerate(zip(levels, tally.wins, tally.points, strict=True))
    ]
    figures = _figures(tally)
    lines.append(f"{tally.deals} deals, {tally.draws} drawn, mean winning score {figures['mean_score']}")
    lines.append(f"{figures['deals_per_second']} deals per second, peak of memory {figures['memory_mb']} MB")
    return "\n".join(lines) + "\n"
