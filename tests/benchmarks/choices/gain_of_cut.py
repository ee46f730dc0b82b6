"""Measure what choosing by rollouts cut short gains over the formula, and how true they are to the end.

Decisions are taken from deals of players who play by the formula. The longer look of a master chooses, in
many more worlds than it has time for in play; where that is not what the formula puts first, rollouts to the
end in other worlds judge the two. The slope is that of the difference of the formula's first two discards to
the end on the same difference cut short: 1 where a deal weighed early is worth what comes of it.

Usage: python tests/benchmarks/choices/gain_of_cut.py
       [BOOK ...] [--decisions N] [--seed S] [--cut W] [--worlds W] [--gain-only] [--every K]
It prints one JSON object a book after every K decisions, of all so far, so that it can be stopped at any
time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.choices import choices  # noqa: E402 -- the path is set only now
from peling.advice.estimates import measured  # noqa: E402
from peling.advice.formula.model import model_for  # noqa: E402
from peling.advice.kernel.rollouts import Rollouts  # noqa: E402
from peling.advice.look import DISCARDS, ROUNDS, look  # noqa: E402
from peling.core.actions import Action, Discard  # noqa: E402
from peling.core.view import PlayerView  # noqa: E402
from peling.rulebooks import RULE_SETS, rule_set  # noqa: E402
from peling.rules.ruleset import RuleSet  # noqa: E402
from tests.benchmarks.choices.errors_of_cut import Found, slope, squares  # noqa: E402
from tests.benchmarks.choices.gain_of_look import gained, mean_and_error  # noqa: E402
from tests.benchmarks.choices.gain_of_rollouts import decisions  # noqa: E402


def weighed(
    view: PlayerView, rules: RuleSet, two: Sequence[Action], seed: int, sizes: tuple[int, int]
) -> Found:
    """Return the difference of two discards in so many worlds cut short and so many others to the end."""
    known = measured(rules.id)
    short = Rollouts(view, rules, seed, discards=DISCARDS, leaf=(known.leaf_own, known.leaf_others))
    short.play(two, sizes[0])
    whole = Rollouts(view, rules, seed + 1)
    whole.play(two, sizes[1])
    return Found(short.difference(*two), whole.difference(*two))


def slope_of(pairs: Sequence[Found]) -> tuple[float, float]:
    """Return the slope through zero of the differences to the end on those cut short, and its error."""
    steep = slope(pairs)
    left = sum((one.cut.points * (one.whole.points - steep * one.cut.points)) ** 2 for one in pairs)
    return round(steep, 3), round(sqrt(left) / squares(pairs), 3)


def measured_in(book: str, args: argparse.Namespace) -> Iterator[dict[str, object]]:
    """Yield what is found in a book after every few decisions, and after the last."""
    rules = rule_set(book)
    gains, pairs = list[float](), list[Found]()
    differing = 0
    for number, (view, _) in enumerate(
        islice(decisions(rules, Random(f"{book}/{args.seed}")), args.decisions)
    ):
        model = model_for(book, len(view.winds))
        found = choices(view, rules, model, corrected=False)
        first, second = (one.appraised.action for one in found[:2])
        chosen = look(found, view, rules, model, args.cut // ROUNDS)
        differing += chosen != first
        seed = args.seed << 32 | 2 * number
        gains.append(gained(view, chosen, first, rules, seed, args.worlds))
        if not args.gain_only and isinstance(first, Discard) and isinstance(second, Discard):
            pairs.append(weighed(view, rules, (first, second), seed, (args.cut, args.worlds)))
        if len(gains) % args.every == 0 or len(gains) == args.decisions:
            asked = {"book": book, "seed": args.seed, "cut": args.cut, "worlds": args.worlds}
            slopes = {"slope": slope_of(pairs), "pairs": len(pairs)} if pairs else {}
            yield {**asked, "differing": differing, "gain": mean_and_error(gains), **slopes}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure books and print what was found."""
    parser = argparse.ArgumentParser(description="What choosing by rollouts cut short gains.")
    parser.add_argument("books", nargs="*")
    parser.add_argument("--decisions", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cut", type=int, default=512, help="in how many worlds a choice is weighed")
    parser.add_argument("--worlds", type=int, default=512, help="in how many worlds it is judged")
    parser.add_argument("--gain-only", action="store_true", help="leave out the slope, which takes longest")
    parser.add_argument("--every", type=int, default=100)
    args = parser.parse_args(arguments)
    for book in args.books or RULE_SETS:
        for found in measured_in(book, args):
            sys.stdout.write(json.dumps(found) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
