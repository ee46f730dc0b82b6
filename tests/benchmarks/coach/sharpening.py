"""Measure how sharp the figures of advice get by more rollouts, and how long a processor takes for them.

Positions are taken from deals of experts. In each the choices are weighed with ever larger budgets, as the
program does while a player looks on; a choice counts that turns out to be close to the first one. What is
printed is the standard error of what sets the two apart, after each budget. A machine of more processors
shares the rollouts among several threads (`peling.advice.kernel.crew`), and is there as much sooner.

Usage: python tests/benchmarks/coach/sharpening.py BOOK [--positions N] [--budget B] [--seed S]
It prints one JSON object after every position, of all so far, so that it can be stopped at any time. Seconds
are those of all threads together, on this machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.equities import STEPS, equities  # noqa: E402 -- the path is set only now
from peling.core.actions import Action, Discard  # noqa: E402
from peling.core.view import PlayerView  # noqa: E402
from peling.rulebooks import rule_set  # noqa: E402
from peling.rules.ruleset import RuleSet  # noqa: E402
from tests.benchmarks.choices.lost_by_level import decisions  # noqa: E402

CLOSE = 3.0
"""Points that set two choices apart at most that count."""


def errors(
    view: PlayerView, rules: RuleSet, budgets: Sequence[int], seed: int
) -> list[tuple[float, dict[Action, float]]]:
    """Return for each budget the seconds until then and the errors of choices that are close at the end."""
    begun, found = process_time(), []
    for budget in budgets:
        choices = equities(view, rules, budget, seed)
        found.append((process_time() - begun, choices))
    close = {one.action for one in found[-1][1][1:] if abs(one.behind) <= CLOSE}
    return [
        (at, {one.action: one.behind_se for one in choices[1:] if one.action in close})
        for at, choices in found
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a rule set and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--budget", type=int, default=STEPS[-1])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    rules = rule_set(args.rules)
    budgets = [step for step in STEPS if step <= args.budget]
    taken = decisions(rules, "expert", Random(f"sharpening/{args.rules}/{args.seed}"))
    discards = ((view, action) for view, action in taken if isinstance(action, Discard))
    seconds: list[list[float]] = [[] for _ in budgets]
    known: list[list[float]] = [[] for _ in budgets]
    for number, (view, _) in enumerate(islice(discards, args.positions), 1):
        for place, (at, found) in enumerate(errors(view, rules, budgets, args.seed)):
            if found:
                seconds[place].append(at)
                known[place].append(fmean(found.values()))
        shown = {
            str(budget): {
                "error": round(fmean(one), 2),
                "median": round(median(one), 2),
                "s": round(fmean(at), 2),
            }
            for budget, one, at in zip(budgets, known, seconds, strict=True)
            if one
        }
        print(json.dumps({"rules": args.rules, "positions": number, "close": len(known[-1]), "after": shown}))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
