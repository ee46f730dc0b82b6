"""Measure whether results follow the luck of draws point for point, and whether every review adds up.

Four experts play deals by the engine, other ones than those that `scale.py` measured; each is reviewed for
each of them by the formula. The slope of results on the luck of the own draws is to be 0.9 to 1.1 in every
book, over 2,000 deals; *result = deal + draws + others - lost* is checked in every review.

Usage: python tests/benchmarks/coach/luck.py BOOK [--deals N] [--seed S] [--every K]
It prints one JSON object after every K deals, so that it can be stopped at any time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.coach.review import DIGITS, review  # noqa: E402 -- the path is set only now
from tests.benchmarks.coach.scale import slope_of  # noqa: E402
from tests.engine.coach.deals import Game  # noqa: E402


def measured(rules: str, seed: int, every: int) -> Iterator[dict[str, object]]:
    """Yield what is found after so many deals, and after as many more, without end."""
    game = Game(rules, ["expert"] * 4, Random(f"luck/{seed}"))
    luck: list[float] = []
    results: list[float] = []
    while True:
        for _ in range(every):
            game.play_deal()
            for seat in game.state.seats:
                found = review(game.deal, seat, budget=0)
                assert found is not None
                assert round(sum(found.luck) - found.lost, DIGITS) == found.result, "it adds up"
                luck.append(found.luck.draws)
                results.append(found.result)
        slope, error = slope_of(luck, results, len(game.state.seats))
        reviews = len(results)
        said = {"deals": reviews // len(game.state.seats), "reviews that add up": reviews, "seed": seed}
        yield {"rules": rules, **said, "slope": round(slope, 3), "error": round(error, 3)}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a rule set and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--every", type=int, default=100)
    args = parser.parse_args(arguments)
    for found in measured(args.rules, args.seed, min(args.every, args.deals)):
        print(json.dumps(found), flush=True)
        if int(str(found["deals"])) >= args.deals:
            return


if __name__ == "__main__":
    main()
