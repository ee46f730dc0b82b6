"""Measure what ways of playing bring in a book: the figures of the course *Playing well*.

Two sorts of figures are found. *Dilemmas*: positions of a kind from deals of four experts, in which both
ways are played on to the end of the deal in the same worlds, by experts for all; the error is that of the
mean over the positions. *Manners*: whole deals in which one player bends the numbers by which he weighs,
against three experts; each wall is played once from every seat, and the error is by wall.

Usage: python tests/benchmarks/strategy/measure.py BOOK [--out FILE] [--positions N] [--worlds W] [--walls N]
It writes one JSON file, and adds to it what is named by --only.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from types import MappingProxyType
from typing import Any, Final

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from peling.advice.formula.model import Model, model_for  # noqa: E402 -- the path is set only now
from peling.advice.kernel.deals import GREEDY, Table  # noqa: E402
from peling.advice.kernel.machine import Kernel  # noqa: E402
from peling.advice.kernel.policy import model_figures  # noqa: E402
from peling.advice.kernel.rollouts import Rollouts, Tried  # noqa: E402
from peling.rulebooks import rule_set  # noqa: E402
from tests.benchmarks.strategy.dilemmas import SUIT, aiming, without  # noqa: E402
from tests.benchmarks.strategy.from_play import Arisen, collected, dilemmas_of  # noqa: E402

FIGURES: Final = ROOT / "engine/peling/lessons/courses/well/figures"
SEED: Final = 14
POSITIONS: Final = 120
WORLDS: Final = 80
DEALS: Final = 700
WALLS: Final = 3000
FEWEST: Final = 20
"""A dilemma that came up in fewer positions is left out."""


def _claims(chow: float, pung: float) -> Callable[[Model], Model]:
    """Return how a player claims who likes chows and pungs so many times as much as an expert."""
    return lambda model: replace(
        model, chow_claim=chow * model.chow_claim, pung_claim=pung * model.pung_claim
    )


def _danger(weight: float) -> Callable[[Model], Model]:
    return lambda model: replace(model, danger=weight * model.danger)


def _all_but_any(model: Model) -> tuple[str, ...]:
    return tuple(name for name in model.pattern_pace if name != "any")


MANNERS: Final[Mapping[str, Callable[[Model], Model] | None]] = MappingProxyType(
    {
        "nearest": None,
        "fearless": _danger(0.0),
        "fearful": _danger(6.0),
        "closed": _claims(0.0, 0.0),
        "no-chows": _claims(0.0, 1.0),
        "eager": _claims(2.0, 2.0),
        "any-hand": lambda model: without(model, *_all_but_any(model)),
        "one-suit": lambda model: aiming(model, *SUIT),
        "no-kongs": lambda model: replace(model, own_kong=0.0, kong_claim=0.0),
        "wild-given": lambda model: replace(model, spare_wild=1.0),
        "points-ignored": lambda model: replace(model, call_point=0.0),
    }
)
"""Manners by id, each with how it bends the numbers of an expert; None: he only goes for the nearest win."""


@dataclass
class _Sum:
    """What came of one way in all positions together."""

    worlds: int = 0
    wins: int = 0
    scored: float = 0.0

    def add(self, one: Tried) -> float:
        """Add a position, and return what it brought on average."""
        self.worlds += one.worlds
        self.wins += one.wins
        self.scored += one.scored
        return one.net / one.worlds

    @property
    def won(self) -> float:
        """Return how many deals of a hundred were won."""
        return round(100 * self.wins / self.worlds, 1)

    @property
    def counts(self) -> int:
        """Return what the hand counted on average when it won."""
        return round(self.scored / max(1, self.wins))


def _tried(arisen: Arisen, worlds: int, seed: int) -> tuple[Tried, Tried]:
    """Play both ways of a position on in the same worlds."""
    first, second = arisen.ways
    rules, view = arisen.seen.rules, arisen.seen.view
    one = Rollouts(view, rules, seed, first.model)
    if first.model is second.model:
        one.play([first.action, second.action], worlds)
        return one.tried[first.action], one.tried[second.action]
    other = Rollouts(view, rules, seed, second.model)
    one.play([first.action], worlds)
    other.play([second.action], worlds)
    return one.tried[first.action], other.tried[second.action]


def dilemma(name: str, kept: Sequence[Arisen], worlds: int) -> dict[str, Any]:
    """Return what the first way of a dilemma brings more than the second, in points of the deal."""
    more: list[float] = []
    sums = _Sum(), _Sum()
    for number, arisen in enumerate(kept):
        tried = _tried(arisen, worlds, number)
        first, second = (total.add(one) for total, one in zip(sums, tried, strict=True))
        more.append(first - second)
    return {
        "id": name,
        "positions": len(more),
        "worlds": worlds,
        "points": round(fmean(more), 2),
        "se": round(stdev(more) / sqrt(len(more)), 2),
        "won": [one.won for one in sums],
        "counts": [one.counts for one in sums],
    }


def manner(rules_id: str, name: str, walls: int, seed: int = SEED) -> dict[str, Any]:
    """Return what a player with a manner brings against three experts, in points of a deal."""
    rules = rule_set(rules_id)
    kernel = Kernel(rules)
    model = model_for(rules_id, 4)
    kernel.use_model(0, model_figures(model))
    bend = MANNERS[name]
    if bend is not None:
        kernel.use_model(1, model_figures(bend(model)))
    table = Table(rules.course.seats(4), random_round=rules.course.rounds)
    by_wall: dict[int, list[int]] = {}
    won = 0
    for played in kernel.play(table, (GREEDY if bend is None else 1, 0, 0, 0), seed, range(walls)):
        by_wall.setdefault(played.wall, []).append(played.net[0])
        won += played.winner == 0
    means = [fmean(nets) for nets in by_wall.values()]
    deals = sum(map(len, by_wall.values()))
    return {
        "id": name,
        "deals": deals,
        "points": round(fmean(means), 2),
        "se": round(stdev(means) / sqrt(len(means)), 2),
        "won": round(100 * won / deals, 1),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a book and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--walls", type=int, default=WALLS)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--only", nargs="*", default=[])
    args = parser.parse_args(arguments)
    out = args.out or FIGURES / f"{args.rules}.json"
    names = [name for name in dilemmas_of(rule_set(args.rules)) if not args.only or name in args.only]
    manners = [name for name in MANNERS if not args.only or name in args.only]
    known: dict[str, Any] = json.loads(out.read_text(encoding="utf-8")) if args.only and out.exists() else {}
    figures: dict[str, dict[str, Any]] = {one["id"]: one for one in known.get("figures", ())}

    def keep(found: dict[str, Any]) -> None:
        figures[found["id"]] = found
        print(args.rules, found, file=sys.stderr, flush=True)
        command = f"python tests/benchmarks/strategy/measure.py {args.rules}"
        contents = {
            "rules": args.rules,
            "command": command,
            "seed": SEED,
            "figures": list(figures.values()),
        }
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(contents, indent=1) + "\n", encoding="utf-8")

    for name in manners:
        found = manner(args.rules, name, args.walls)
        if found["se"] > 0:
            keep(found)
    kept = collected(args.rules, SEED, args.positions, args.deals, *names)
    for name in names:
        if len(kept[name]) >= FEWEST:
            keep(dilemma(name, kept[name], args.worlds))


if __name__ == "__main__":
    main()
