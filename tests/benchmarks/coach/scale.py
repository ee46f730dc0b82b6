"""Measure what the coach has to know of a rule set: what a win brings, and what a lucky draw does.

Four experts play deals by the engine; every deal is reviewed for each of them by the formula. `win` is what
the winner gets on average; `draw` is how many points of the result go with a point by which the formula tells
draws apart that do not end the deal, what those bring that do being taken off the results.

Usage: python tests/benchmarks/coach/scale.py BOOK [--deals N] [--seed S]
It prints one JSON object; `measured` in it is what belongs into engine/peling/coach/scale.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.coach.luck import parts_of_luck  # noqa: E402 -- the path is set only now
from peling.coach.review import review  # noqa: E402
from tests.engine.coach.deals import Game  # noqa: E402


def measured(rules: str, number: int, seed: int) -> dict[str, object]:
    """Return what is found in so many deals."""
    game = Game(rules, ["expert"] * 4, Random(f"coach/{seed}"))
    wins: list[int] = []
    luck, left = list[float](), list[float]()
    for _ in range(number):
        game.play_deal()
        result = game.state.result
        assert result is not None
        if result.winner is not None:
            wins.append(result.settlement.net(result.winds)[result.winner])
        for seat in game.state.seats:
            found = review(game.deal, seat, budget=0)
            assert found is not None
            draws = [parts_of_luck(one.view, game.state.rules) for one in found.decisions if one.drawn]
            luck.append(sum(one.goes_on for one in draws))
            left.append(found.result - sum(one.ends for one in draws))
    draw, error = slope_of(luck, left, len(game.state.seats))
    figures = {"win": round(fmean(wins), 1), "draw": round(draw, 3)}
    return {"rules": rules, "deals": number, "seed": seed, "error": round(error, 3), "measured": figures}


def slope_of(luck: Sequence[float], results: Sequence[float], players: int) -> tuple[float, float]:
    """Return the slope of the line through these points by least squares, and its standard error.

    Points of one deal, which stand side by side for its players, hang together, and some deals bring ten
    times what others do: the error is worked out from what whole deals leave over.
    """
    mean, middle = fmean(luck), fmean(results)
    spread = sum((one - mean) ** 2 for one in luck)
    pairs = [(one - mean, other - middle) for one, other in zip(luck, results, strict=True)]
    slope = sum(one * other for one, other in pairs) / spread
    pulls = [one * (other - slope * one) for one, other in pairs]
    deals = (sum(pulls[first : first + players]) for first in range(0, len(pulls), players))
    return slope, sqrt(sum(one**2 for one in deals)) / spread


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a rule set and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    print(json.dumps(measured(args.rules, args.deals, args.seed)))


if __name__ == "__main__":
    main()
