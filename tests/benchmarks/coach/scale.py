"""Measure what the coach has to know of a rule set: what a win brings, and what a lucky draw does.

Four experts play deals by the engine; every deal is reviewed for each of them by the formula. `win` is what
the winner gets on average; `draw` is the slope of results on the luck of the own draws.

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

from peling.coach.review import review  # noqa: E402 -- the path is set only now
from peling.coach.scale import scale  # noqa: E402
from tests.engine.coach.deals import Game  # noqa: E402


def measured(rules: str, number: int, seed: int) -> dict[str, object]:
    """Return what is found in so many deals."""
    game = Game(rules, ["expert"] * 4, Random(f"coach/{seed}"))
    wins, luck, results = [], [], []
    for _ in range(number):
        game.play_deal()
        result = game.state.result
        assert result is not None
        if result.winner is not None:
            wins.append(result.settlement.net(result.winds)[result.winner])
        for seat in game.state.seats:
            found = review(game.deal, seat, budget=0)
            assert found is not None
            luck.append(found.luck.draws)
            results.append(found.result)
    slope, error = slope_of(luck, results)
    known = scale(rules).draw
    figures = {"win": round(fmean(wins), 1), "draw": round(known * slope, 3)}
    said = {"deals": number, "seed": seed, "slope": round(slope, 3), "error": round(error, 3)}
    return {"rules": rules, **said, "measured": figures}


def slope_of(luck: Sequence[float], results: Sequence[float]) -> tuple[float, float]:
    """Return the slope of the line through these points by least squares, and its standard error."""
    mean, middle = fmean(luck), fmean(results)
    spread = sum((one - mean) ** 2 for one in luck)
    pairs = list(zip(luck, results, strict=True))
    slope = sum((one - mean) * (other - middle) for one, other in pairs) / spread
    left = sum((other - middle - slope * (one - mean)) ** 2 for one, other in pairs)
    return slope, sqrt(left / (len(pairs) - 2) / spread)


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
