"""Measure what choosing by rollouts gains over the formula, and how far the formula is from rollouts.

Decisions are taken from deals of players who play by the formula. `equities` chooses; then independent
rollouts to the end judge what it has chosen, what came second, and what the formula would have chosen. The
gain is by how much the choice by rollouts is better, on average over all decisions; the slope is that of the
judged difference of first and second on the expected one.

Usage: python tests/benchmarks/choices/gain_of_rollouts.py
       BOOK [--decisions N] [--seed S] [--budget B] [--worlds W]
It prints one JSON object; `measured` in it is what belongs into engine/peling/advice/estimates.json. For that
80 decisions are enough, but for `leaf_own` and `leaf_others`, which want a thousand.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.equities import equities  # noqa: E402
from peling.advice.formula.appraisal import WIN_FIRST, Appraised, appraise  # noqa: E402 -- the path is set only now
from peling.advice.kernel.deals import TO_THE_END  # noqa: E402
from peling.advice.kernel.rollouts import Rollouts  # noqa: E402
from peling.advice.look import DISCARDS  # noqa: E402
from peling.core.actions import Action, Discard  # noqa: E402
from peling.core.tiles import WINDS  # noqa: E402
from peling.core.view import Phase, PlayerView  # noqa: E402
from peling.play.chance import random_throws, random_wall  # noqa: E402
from peling.play.table import apply, awaited, start_deal, view_of  # noqa: E402
from peling.rulebooks import rule_set  # noqa: E402
from peling.rules.ruleset import RuleSet  # noqa: E402

PART = 0.1
"""So many of the decisions of a deal are taken, so that those of one deal tell little of each other."""
JUDGED = 4
WEIGHED = 20
"""So many worlds of each decision are weighed early and played to the end too."""


class Compared(NamedTuple):
    """The formula beside the judges for one choice: its worth and that of the first, what came of both."""

    worth: float
    first_worth: float
    hoped: float
    points: float
    first_points: float
    win: float


def decisions(rules: RuleSet, rng: Random) -> Iterator[tuple[PlayerView, list[Appraised]]]:
    """Yield decisions of players who play by the formula, without those in which somebody can win."""
    while True:
        wind = rng.choice(WINDS) if rules.course.rounds else None
        players = max(rules.course.players)
        state, _ = start_deal(rules, players, random_wall(rng, rules), random_throws(rng, rules), wind)
        while state.phase is not Phase.OVER:
            seat = awaited(state)[0]
            view = view_of(state, seat, rules)
            found = appraise(view, rules)
            if len(found) > 1 and found[0].worth < WIN_FIRST and rng.random() < PART:
                yield view, found
            state, _ = apply(state, seat, found[0].action, rules)


def slope(pairs: Sequence[tuple[float, float]], *, through_zero: bool) -> tuple[float, float]:
    """Return base and slope of the second figures on the first."""
    if through_zero:
        return 0.0, sum(x * y for x, y in pairs) / (sum(x * x for x, _ in pairs) or 1.0)
    mean_x, mean_y = fmean(x for x, _ in pairs), fmean(y for _, y in pairs)
    rise = sum((x - mean_x) * (y - mean_y) for x, y in pairs) / sum((x - mean_x) ** 2 for x, _ in pairs)
    return mean_y - rise * mean_x, rise


class Weighed(NamedTuple):
    """A deal that was weighed before its end: the own hand, what the others take, and how it came out."""

    own: float
    others: float
    net: float


def weighed(view: PlayerView, rules: RuleSet, action: Action, seed: int) -> Iterator[Weighed]:
    """Yield some worlds, weighed early by the own hand alone and by the others alone, then played out."""
    ways = [
        Rollouts(view, rules, seed, discards=discards, leaf=leaf)
        for discards, leaf in ((DISCARDS, (1.0, 0.0)), (DISCARDS, (0.0, 1.0)), (TO_THE_END, (1.0, 1.0)))
    ]
    before = [0.0, 0.0, 0.0]
    for _ in range(WEIGHED):
        for way in ways:
            way.play([action], 1)
        now = [way.tried[action].net for way in ways]
        one = Weighed(*(after - earlier for after, earlier in zip(now, before, strict=True)))
        before = now
        if not one.own == one.others == one.net:
            yield one


def plane(found: Sequence[Weighed]) -> tuple[float, float]:
    """Return by what the own hand and the others are multiplied so that both together err least."""
    own, others, net = (fmean(figures) for figures in zip(*found, strict=True))
    left = [(one.own - own, one.others - others, one.net - net) for one in found]
    aa, ab, bb = (
        sum(a * a for a, _, _ in left),
        sum(a * b for a, b, _ in left),
        sum(b * b for _, b, _ in left),
    )
    ac, bc = sum(a * c for a, _, c in left), sum(b * c for _, b, c in left)
    whole = aa * bb - ab * ab
    return (ac * bb - bc * ab) / whole, (bc * aa - ac * ab) / whole


def measured(compared: Sequence[Compared], leaves: Sequence[Weighed]) -> dict[str, float]:
    """Return how the formula goes over into points, and what remains (`peling.advice.estimates`)."""
    base, rise = slope([(one.worth, one.points) for one in compared], through_zero=False)
    gaps = [
        (one.first_worth - one.worth, one.first_points - one.points)
        for one in compared
        if one.worth != one.first_worth
    ]
    _, gap = slope(gaps, through_zero=True)
    wins = fmean(one.win for one in compared) / fmean(min(1.0, max(0.0, one.hoped)) for one in compared)
    leaf_own, leaf_others = plane(leaves)
    found = {
        "base": base,
        "slope": rise,
        "error": stdev(one.points - base - rise * one.worth for one in compared),
        "gap_slope": gap,
        "gap_error": stdev(said - gap * worth for worth, said in gaps),
        "wins": wins,
        "leaf_own": leaf_own,
        "leaf_others": leaf_others,
    }
    return {name: round(value, 3) for name, value in found.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure one book and print what was found."""
    parser = argparse.ArgumentParser(description="What choosing by rollouts gains over the formula.")
    parser.add_argument("book")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=400)
    args = parser.parse_args(arguments)
    rules = rule_set(args.book)
    leaves: list[Weighed] = []
    gains, pairs, seconds, compared = [], [], [], []
    for number, (view, found) in enumerate(decisions(rules, Random(f"{args.book}/{args.seed}"))):
        if number == args.decisions:
            break
        begun = process_time()
        first, second, *_ = equities(view, rules, args.budget, seed=2 * number)
        seconds.append(process_time() - begun)
        judged = list(dict.fromkeys([first.action, second.action, *(one.action for one in found[:JUDGED])]))
        judge = Rollouts(view, rules, 2 * number + 1)
        judge.play(judged, args.worlds)
        gains.append(judge.difference(first.action, found[0].action).points)
        pairs.append((second.behind, judge.difference(first.action, second.action).points))
        if isinstance(found[0].action, Discard):
            leaves += weighed(view, rules, found[0].action, 2 * number + 1)
        of_first = judge.tried[found[0].action].net / args.worlds
        for one in found[:JUDGED]:
            tried = judge.tried[one.action]
            hoped = (one.worth + one.danger) / max(1.0, one.value * len(view.others))
            compared.append(
                Compared(
                    one.worth,
                    found[0].worth,
                    hoped,
                    tried.net / args.worlds,
                    of_first,
                    tried.wins / args.worlds,
                )
            )
    seconds.sort()
    said = {
        "book": args.book,
        "seed": args.seed,
        "budget": args.budget,
        "decisions": len(gains),
        "differing": sum(gain != 0 for gain in gains),
        "gain": round(fmean(gains), 3),
        "gain_se": round(stdev(gains) / sqrt(len(gains)), 3),
        "slope": round(slope(pairs, through_zero=True)[1], 3),
        "mean_ms": round(1000 * fmean(seconds), 1),
        "p99_ms": round(1000 * seconds[ceil(0.99 * len(seconds)) - 1], 1),
        "measured": measured(compared, leaves),
    }
    sys.stdout.write(json.dumps(said) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
