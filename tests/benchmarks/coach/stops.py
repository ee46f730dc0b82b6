"""Measure how well the stop before a grave mistake finds grave mistakes, and how long it takes to decide.

A beginner and three experts play deals. In each decision of the beginner what he took is judged as the
program does it, and one more choice by chance, as people make worse mistakes than he; then both are judged by
very many more worlds, which is taken for the truth.

Usage: python tests/benchmarks/coach/stops.py BOOK [--choices N] [--seed S]
It prints one JSON object. Times are of this machine, in ms.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.equities import STAGES, Effort, compared  # noqa: E402 -- the path is set only now
from peling.coach.closer import SURE  # noqa: E402
from peling.coach.counsel import counsel  # noqa: E402
from peling.coach.grades import thresholds  # noqa: E402
from peling.coach.review import Decision, decisions  # noqa: E402
from peling.coach.stopping import may_be_grave, stop_before  # noqa: E402
from peling.core.actions import Action  # noqa: E402
from peling.core.tiles import Seat  # noqa: E402
from tests.engine.coach.deals import Game  # noqa: E402

WATCHED = 1500
"""Rollouts of the first look, as in the program."""
LOOKS_AT_THE_TRUTH = 4
"""So many times as many worlds as a stop may take at most are taken for the truth."""


class Judged(NamedTuple):
    """A choice: whether the first look alone would stop, whether the program does, and what is true."""

    by_first_look: bool
    stopped: bool
    is_weighed: bool
    seconds: float
    lost: float
    error: float


def choices_of(rules: str, seed: int) -> Iterator[tuple[Decision, Action]]:
    """Yield decisions, each with what the beginner took and with another choice."""
    game, rng = Game(rules, ["novice", "expert", "expert", "expert"], Random(f"stops/{seed}")), Random(seed)
    while True:
        game.play_deal()
        for decision in decisions(game.deal, Seat.FIRST):
            legal = [one.action for one in counsel(decision.view, decision.rules, 0)]
            yield decision, decision.played
            yield decision, rng.choice(legal)


def judged(decision: Decision, action: Action, seed: int) -> Judged | None:
    """Judge a choice; None for the best."""
    view, rules = decision.view, decision.rules
    given = counsel(view, rules, WATCHED, seed)
    if action == given[0].action:
        return None
    grave = thresholds(rules.id).grave
    at_first = next(one.equity for one in given if one.action == action)
    began = perf_counter()
    stopped = stop_before(view, rules, given, action, seed) is not None
    seconds = perf_counter() - began
    points, weights = 0.0, 0
    errors = 0.0
    for more in range(LOOKS_AT_THE_TRUTH):
        effort = Effort(seed=seed + 7 + more)
        found = compared(view, rules, given[0].action, action, lambda _behind, _error: False, effort)
        if found is None:
            return None
        points, errors, weights = points + found[1].behind, errors + found[1].behind_se ** 2, weights + 1
    return Judged(
        at_first.behind >= grave and at_first.behind_se <= SURE * at_first.behind,
        stopped,
        may_be_grave(given, action, rules.id),
        seconds,
        points / weights,
        errors**0.5 / weights,
    )


def measured(rules: str, number: int, seed: int) -> dict[str, object]:
    """Return what is found in so many choices that are not the best."""
    found: list[Judged] = []
    for decision, action in choices_of(rules, seed):
        one = judged(decision, action, seed)
        if one is not None:
            found.append(one)
        if len(found) == number:
            break
    grave = thresholds(rules).grave
    true = [one for one in found if one.lost >= grave]
    clear = [one for one in found if one.lost >= 1.5 * grave]
    weighed = sorted(one.seconds for one in found if one.is_weighed)
    stopped = [one for one in found if one.stopped]
    return {
        "rules": rules,
        "seed": seed,
        "worlds": sum(STAGES),
        "choices": len(found),
        "grave_from": grave,
        "grave": len(true),
        "grave_stopped": sum(one.stopped for one in true),
        "grave_stopped_by_first_look": sum(one.by_first_look for one in true),
        "clearly_grave": len(clear),
        "clearly_grave_stopped": sum(one.stopped for one in clear),
        "stopped": len(stopped),
        "stopped_below_a_mistake": sum(one.lost < thresholds(rules).mistake for one in stopped),
        "stopped_below_grave": sum(one.lost < grave for one in stopped),
        "by_first_look": sum(one.by_first_look for one in found),
        "by_first_look_below_grave": sum(one.by_first_look and one.lost < grave for one in found),
        "weighed": len(weighed),
        "ms_mean": round(1000 * sum(weighed) / max(1, len(weighed))),
        "ms_of_95": round(1000 * weighed[int(0.95 * len(weighed))]) if weighed else 0,
        "ms_most": round(1000 * weighed[-1]) if weighed else 0,
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a rule set and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    print(json.dumps(measured(args.rules, args.choices, args.seed)))


if __name__ == "__main__":
    main()
