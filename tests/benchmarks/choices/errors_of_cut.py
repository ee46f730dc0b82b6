"""Measure how far what a net makes of deals cut short is from how they end (`peling.advice.trials`).

Discards of players who play by the formula, in deals that would be cut short, are tried in some worlds to the
end and in others cut short. What the two differ by more than chance explains is what the net errs. It errs
more where discards are further apart; least and part of it are taken as large as is likely.

Usage: python tests/benchmarks/choices/errors_of_cut.py [BOOK ...] [--decisions N] [--seed S] [--worlds W]
It prints one JSON object a book; its figures belong into engine/peling/advice/estimates.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from itertools import islice, product
from math import hypot, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.kernel.rollouts import Difference, Rollouts  # noqa: E402 -- the path is set only now
from peling.advice.trials import DISCARDS, can_be_cut  # noqa: E402
from peling.core.actions import Discard  # noqa: E402
from peling.rulebooks import RULE_SETS, rule_set  # noqa: E402
from tests.benchmarks.choices.gain_of_rollouts import decisions  # noqa: E402

TRIED = 3
"""So many discards of each decision are tried, the best by the formula."""
LEAST = [step / 4 for step in range(1, 41)]
PART = [step / 40 for step in range(25)]
"""Among these the errors are looked for, in points and in parts of the difference."""
ONE_ERROR: float = 1.0
"""Twice the logarithm of the likelihood falls by so much in one standard error."""
APART: float = 5.0
"""Errors are compared as they are for discards that are so many points apart."""


class Found(NamedTuple):
    """The same of a discard, or of two, cut short and to the end, each with the error that is chance."""

    cut: Difference
    whole: Difference

    @property
    def chance(self) -> float:
        """Return the square of what the two differ by chance."""
        return self.cut.error**2 + self.whole.error**2


def squares(found: Iterable[Found]) -> float:
    """Return the sum of the squares of what was cut short, without those that are chance."""
    return sum(one.cut.points**2 - one.cut.error**2 for one in found)


def slope(found: Sequence[Found]) -> float:
    """Return how many points to the end one point cut short is.

    With what is chance in the points cut short it would be too small.
    """
    return sum(one.cut.points * one.whole.points for one in found) / squares(found)


def largest(found: Sequence[Found], slope: float) -> tuple[float, float]:
    """Return least error and part of the difference, the largest that are hardly less likely than others.

    What is found by so few is uncertain, and an error that is taken for too small would be believed.
    """

    def unlikely(errors: tuple[float, float]) -> float:
        least, part = errors
        loss = 0.0
        for one in found:
            expected = slope * one.cut.points
            variance = one.chance + least**2 + (part * expected) ** 2
            loss += log(variance) + (one.whole.points - expected) ** 2 / variance
        return loss

    losses = {errors: unlikely(errors) for errors in product(LEAST, PART)}
    near = [errors for errors, loss in losses.items() if loss <= min(losses.values()) + ONE_ERROR]
    return max(near, key=lambda errors: hypot(errors[0], errors[1] * APART))


def error(found: Iterable[Found]) -> float:
    """Return the standard deviation of what remains beside chance."""
    return sqrt(max(0.0, fmean((one.whole.points - one.cut.points) ** 2 - one.chance for one in found)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure books and print what was found."""
    parser = argparse.ArgumentParser(description="How far deals cut short are from their ends.")
    parser.add_argument("books", nargs="*")
    parser.add_argument("--decisions", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=1000)
    args = parser.parse_args(arguments)
    for book in args.books or RULE_SETS:
        rules = rule_set(book)
        pairs: list[Found] = []
        levels: list[Found] = []
        asked = (
            (view, tried)
            for view, found in decisions(rules, Random(f"{book}/{args.seed}"))
            if can_be_cut(view, rules)
            and len(tried := [one.action for one in found if isinstance(one.action, Discard)][:TRIED]) > 1
        )
        for number, (view, tried) in enumerate(islice(asked, args.decisions)):
            short = Rollouts(view, rules, 2 * number, discards=DISCARDS)
            whole = Rollouts(view, rules, 2 * number + 1)
            for way in (short, whole):
                way.play(tried, args.worlds)
            first, *others = tried
            pairs += [Found(short.difference(first, one), whole.difference(first, one)) for one in others]
            levels.append(Found(short.tried[first].mean, whole.tried[first].mean))
        steep = slope(pairs)
        least, part = largest(pairs, steep)
        shown = {
            "book": book,
            "seed": args.seed,
            "pairs": len(pairs),
            "cut_slope": round(steep, 3),
            "cut_least": least,
            "cut_part": part,
            "cut_level": round(error(levels), 2),
            "level": round(fmean(one.cut.points - one.whole.points for one in levels), 2),
            "spread": [
                round(sqrt(args.worlds * fmean(way.error**2 for way in side)), 1)
                for side in zip(*pairs, strict=True)
            ],
        }
        sys.stdout.write(json.dumps(shown) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
