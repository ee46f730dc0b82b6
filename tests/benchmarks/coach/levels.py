"""Measure how many points in a deal the decisions of computer players cost, by level.

A player of the level sits with three experts; each of his deals is reviewed as those of a learner are, with
the budget of the app. The coach estimates by these figures how well a learner plays. Masters are left out:
they differ from experts where choices are so close that the coach calls them about equal. What novices lose
`agreement.py` prints as well, by two seeds.

Usage: python tests/benchmarks/coach/levels.py BOOK [--levels L ...] [--deals N] [--budget B] [--seed S]
It prints one JSON object for each level after every deal, of all deals so far, so that it can be stopped at
any time; mean, error and deals of the last one belong into engine/peling/coach/levels.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.coach.review import review  # noqa: E402 -- the path is set only now
from peling.core.tiles import Seat  # noqa: E402
from tests.engine.coach.deals import Game  # noqa: E402

LEVELS = ("novice", "club", "expert")


def played(rules: str, level: str, seed: int) -> Game:
    """Return the game in which a player of a level decides."""
    return Game(rules, [level, "expert", "expert", "expert"], Random(f"levels/{seed}"))


def lost_in_next(game: Game, budget: int, seed: int) -> float:
    """Let one more deal be played; return the points that the decisions of its first player cost."""
    game.play_deal()
    found = review(game.deal, Seat.FIRST, budget=budget, seed=seed)
    assert found is not None
    return found.lost


def measured(rules: str, level: str, number: int, budget: int, seed: int) -> Iterator[dict[str, object]]:
    """Yield what is found after each of so many deals, from the second one on."""
    game, lost = played(rules, level, seed), list[float]()
    for _ in range(max(2, number)):
        lost.append(lost_in_next(game, budget, seed))
        if len(lost) > 1:
            figures = {"lost": round(fmean(lost), 2), "se": round(stdev(lost) / sqrt(len(lost)), 2)}
            asked = {"rules": rules, "level": level, "budget": budget, "seed": seed}
            yield {**asked, "deals": len(lost), **figures}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure levels in a rule set and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--levels", nargs="+", default=LEVELS, choices=LEVELS)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--budget", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    for level in args.levels:
        for found in measured(args.rules, level, args.deals, args.budget, args.seed):
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
