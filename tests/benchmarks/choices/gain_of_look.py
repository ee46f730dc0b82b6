"""Measure what the longer look of a master gains over an expert, in points a decision and a deal.

Decisions are taken from deals of four experts. Where a master chooses something else, both choices are judged
by independent rollouts to the end, in the same worlds; where he does not, nothing is gained. What a player
gains in a deal is the sum of what his decisions gain, as long as he meets about the same positions: whole
deals would need a hundred times as long to show as much.

Usage: python tests/benchmarks/choices/gain_of_look.py [BOOK ...] [--decisions N] [--seed S] [--worlds W]
It prints one JSON object a book; `gains` has the mean, its standard error and the number of decisions by what
was to be decided: a discard, by how many tiles the player had discarded before, or anything else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.kernel.rollouts import Rollouts  # noqa: E402 -- the path is set only now
from peling.advice.players import Master  # noqa: E402
from peling.core.actions import Action, Discard  # noqa: E402
from peling.core.view import PlayerView  # noqa: E402
from peling.rulebooks import RULE_SETS, rule_set  # noqa: E402
from peling.rules.ruleset import RuleSet  # noqa: E402
from tests.benchmarks.choices.lost_by_level import decisions  # noqa: E402

STAGES = (0, 5, 10)
"""Discards are counted by how many the player has made before: from each of these on."""


def kind_of(view: PlayerView, action: Action) -> str:
    """Return what was to be decided, by what an expert does."""
    if not isinstance(action, Discard):
        return "others"
    before = sum(discard.wind is view.me for discard in view.discards)
    return f"discards from {max(stage for stage in STAGES if stage <= before)}"


def gained(view: PlayerView, mine: Action, other: Action, rules: RuleSet, seed: int, worlds: int) -> float:
    """Return by how many points one action is better than another by independent rollouts to the end."""
    if mine == other:
        return 0.0
    judge = Rollouts(view, rules, seed)
    judge.play([mine, other], worlds)
    return judge.difference(mine, other).points


def mean_and_error(points: Sequence[float]) -> tuple[float, float, int]:
    """Return a mean, its standard error and of how many figures."""
    error = stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    return round(fmean(points), 3), round(error, 3), len(points)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure books and print what was found."""
    parser = argparse.ArgumentParser(description="What the longer look of a master gains.")
    parser.add_argument("books", nargs="*")
    parser.add_argument("--decisions", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=500)
    args = parser.parse_args(arguments)
    for book in args.books or RULE_SETS:
        rules, master = rule_set(book), Master()
        gains: dict[str, list[float]] = defaultdict(list)
        seconds, differing = [], 0
        taken = islice(decisions(rules, "expert", Random(f"{book}/{args.seed}")), args.decisions)
        for number, (view, action) in enumerate(taken):
            begun = process_time()
            chosen = master.choose(view, rules)
            seconds.append(process_time() - begun)
            differing += chosen != action
            gain = gained(view, chosen, action, rules, args.seed << 32 | number, args.worlds)
            gains[kind_of(view, action)].append(gain)
        seconds.sort()
        shown = {
            "book": book,
            "seed": args.seed,
            "worlds": args.worlds,
            "differing": differing,
            "gain": mean_and_error([gain for found in gains.values() for gain in found]),
            "gains": {kind: mean_and_error(found) for kind, found in sorted(gains.items())},
            "mean_ms": round(1000 * fmean(seconds), 1),
            "p99_ms": round(1000 * seconds[len(seconds) * 99 // 100], 1),
        }
        sys.stdout.write(json.dumps(shown) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
