"""Measure how often two seeds give a decision the same grade.

Experts and beginners play deals; decisions of the beginner are judged twice, with the budget of the app and
two seeds. Decisions in which both seeds find the played choice best, or about equal, are counted too: they
are what a learner sees most. The deals say too what a novice loses, by twice the figures of `levels.py`.

Usage: python tests/benchmarks/coach/agreement.py BOOK [--decisions N] [--budget B] [--seed S]
It prints one JSON object after every deal, of all deals so far, so that it can be stopped at any time.
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

from peling.coach.grades import Grade  # noqa: E402 -- the path is set only now
from peling.coach.review import Review, decisions, reviewed, weigh  # noqa: E402
from peling.core.tiles import Seat  # noqa: E402
from tests.engine.coach.deals import Game  # noqa: E402

COUNTS = {Grade.BEST: "none", Grade.EQUAL: "none"}
"""Best and about equal are the same to the learner: nothing is lost."""


def judged_twice(game: Game, budget: int, seed: int) -> tuple[Review, Review]:
    """Let one more deal be played; return the reviews of its first player with two seeds."""
    game.play_deal()
    taken = decisions(game.deal, Seat.FIRST)
    first, second = (
        reviewed(game.deal, Seat.FIRST, [weigh(one, budget, other) for one in taken], budget, other)
        for other in (seed, seed + 1)
    )
    return first, second


def compared(reviews: Sequence[tuple[Review, Review]]) -> dict[str, object]:
    """Return how often two reviews of the same deals agree, and what was lost in a deal by both of them."""
    pairs = [
        (one.grade, two.grade)
        for first, second in reviews
        for one, two in zip(first.decisions, second.decisions, strict=True)
    ]
    same = sum(COUNTS.get(one, one) == COUNTS.get(two, two) for one, two in pairs)
    costly = [(one, two) for one, two in pairs if one not in COUNTS or two not in COUNTS]
    both = sum(one is two for one, two in costly)
    lost = [(first.lost + second.lost) / 2 for first, second in reviews]
    return {
        "decisions": len(pairs),
        "same": round(same / len(pairs), 3),
        "costly": len(costly),
        "same_of_costly": round(both / len(costly), 3) if costly else None,
        "deals": len(lost),
        "lost": round(fmean(lost), 2),
        "se": round(stdev(lost) / sqrt(len(lost)), 2) if len(lost) > 1 else None,
    }


def measured(rules: str, number: int, budget: int, seed: int) -> Iterator[dict[str, object]]:
    """Yield what is found after each deal, until so many decisions and the rest of their deal were judged."""
    game, found = played(rules, seed), list[tuple[Review, Review]]()
    while sum(len(first.decisions) for first, _ in found) < number:
        found.append(judged_twice(game, budget, seed))
        yield {"rules": rules, "budget": budget, "seeds": [seed, seed + 1], **compared(found)}


def played(rules: str, seed: int) -> Game:
    """Return the game whose decisions are judged."""
    return Game(rules, ["novice", "expert", "expert", "expert"], Random(f"agreement/{seed}"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a rule set and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--budget", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    for found in measured(args.rules, args.decisions, args.budget, args.seed):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
