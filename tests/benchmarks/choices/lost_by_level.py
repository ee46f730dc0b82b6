"""Measure what the decisions of a level of play cost: how many points they are behind the best, on average.

Decisions are taken from deals in which the level plays all seats. What it chooses and what rollouts choose
are judged by independent rollouts to the end, in the same worlds. A decision that is the same loses nothing;
where the two are about equal, chance lets it win or lose a little. A better choice that rollouts overlook is
not counted, so that the figure is a lower bound.

Usage: python tests/benchmarks/choices/lost_by_level.py
       LEVEL [BOOK ...] [--decisions N] [--seed S] [--worlds W]
It prints one JSON object a book.
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

from peling.advice.equities import equities  # noqa: E402 -- the path is set only now
from peling.advice.kernel.rollouts import Rollouts  # noqa: E402
from peling.advice.players import LEVELS  # noqa: E402
from peling.advice.yardsticks import ENTRANTS  # noqa: E402
from peling.core.actions import Action  # noqa: E402
from peling.core.tiles import WINDS  # noqa: E402
from peling.core.view import Phase, PlayerView  # noqa: E402
from peling.play.chance import random_throws, random_wall  # noqa: E402
from peling.play.table import apply, awaited, start_deal, view_of  # noqa: E402
from peling.rulebooks import RULE_SETS, rule_set  # noqa: E402
from peling.rules.legality import legal_actions  # noqa: E402
from peling.rules.ruleset import RuleSet  # noqa: E402

PART = 0.15
"""So many of the decisions of a deal are judged: those of one deal tell little of each other."""
BUDGET = 1000
"""So many rollouts choose what is judged beside the decision."""


def decisions(rules: RuleSet, level: str, rng: Random) -> Iterator[tuple[PlayerView, Action]]:
    """Yield decisions of players of a level between themselves, where there was a choice."""
    players = max(rules.course.players)
    while True:
        wind = rng.choice(WINDS) if rules.course.rounds else None
        state, _ = start_deal(rules, players, random_wall(rng, rules), random_throws(rng, rules), wind)
        seats = {seat: ENTRANTS[level](Random(rng.random())) for seat in state.winds}
        while state.phase is not Phase.OVER:
            seat = awaited(state)[0]
            view = view_of(state, seat, rules)
            action = seats[seat].choose(view, rules)
            if rng.random() < PART and len(legal_actions(view, rules)) > 1:
                yield view, action
            state, _ = apply(state, seat, action, rules)


def lost(view: PlayerView, action: Action, rules: RuleSet, seed: int, worlds: int) -> float:
    """Return by how many points an action is worse than the best by independent rollouts to the end."""
    found = equities(view, rules, BUDGET, seed=seed)
    first = found[0].action
    if first == action:
        return 0.0
    judge = Rollouts(view, rules, seed + 1)
    judge.play([first, action], worlds)
    return judge.difference(first, action).points


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure a level in books and print what was found."""
    parser = argparse.ArgumentParser(description="What the decisions of a level of play cost.")
    parser.add_argument("level", choices=(*LEVELS, "club-1", "greedy", "robot"))
    parser.add_argument("books", nargs="*")
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=300)
    args = parser.parse_args(arguments)
    for book in args.books or RULE_SETS:
        rules = rule_set(book)
        points = []
        for number, (view, action) in enumerate(decisions(rules, args.level, Random(f"{book}/{args.seed}"))):
            if number == args.decisions:
                break
            points.append(lost(view, action, rules, 2 * number, args.worlds))
        said = {
            "level": args.level,
            "book": book,
            "seed": args.seed,
            "decisions": len(points),
            "worlds": args.worlds,
            "best": round(sum(one == 0 for one in points) / len(points), 3),
            "lost": round(fmean(points), 3),
            "se": round(stdev(points) / sqrt(len(points)), 3),
        }
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
