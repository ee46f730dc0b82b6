"""`python -m peling train`: find the numbers by which a book's hands are weighed, by play in the kernel.

A cross-entropy search: candidates are drawn around a middle, all of a generation play the same walls against
a league, and the middle moves towards the best. The end is the mean of the last middles. What one search
ends with depends much on its walls; the mean of several, each with a seed of its own, less.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from peling.advice.formula.model import (
    FOLDER,
    Model,
    ModelError,
    file_name,
    model_hash,
    read_model,
    written,
    yardstick,
)
from peling.advice.formula.prices import prices
from peling.advice.formula.search import (
    Knob,
    candidates,
    first_cloud,
    knobs_for,
    mean_of,
    moved,
    next_cloud,
    round_winds,
)
from peling.advice.kernel.machine import Kernel, NoKernelError, available
from peling.advice.kernel.nets import FOLDER as NETS
from peling.advice.kernel.policy import model_figures
from peling.commands import train_nets
from peling.commands.errors import CommandError
from peling.commands.league import (
    CLUB,
    Evening,
    Figures,
    Meeting,
    Options,
    mean_and_error,
    meetings,
    play,
    random_options,
)
from peling.rulebooks import rule_set, rule_set_ids

GENERATIONS: Final = 40
CANDIDATES: Final = 64
WALLS: Final = 64
CHECKED: Final = 5000
BEST: Final = 4
"""One of so many candidates is among the best."""
HOUSE_RULES: Final = 4
"""Each fourth generation plays by house rules."""
LAST: Final = 3
"""The last third of the middles is averaged."""
FRESH: Final = 1 << 40
"""The seeds of the walls that a model is measured on lie so far from those that it was found on."""


class Plan(NamedTuple):
    """How a model is searched for.

    Attributes:
        rules: the id of the rule set.
        players: how many play.
        seed: equal seeds find equal models.
        searches: how many searches there are, the next one with the next seed; their mean is the model.
        generations, candidates, walls: how many generations, of how many candidates, on how many walls.
    """

    rules: str
    players: int
    seed: int
    searches: int
    generations: int
    candidates: int
    walls: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--rules", required=True, help=f"one of: {', '.join(rule_set_ids())}")
    parser.add_argument("--players", type=int, required=True, help="for how many players")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds find equal models")
    parser.add_argument("--searches", type=int, default=1, help="of how many searches to take the mean")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play side by side")
    parser.add_argument("--generations", type=int, default=GENERATIONS, help="how often the middle moves")
    parser.add_argument("--candidates", type=int, default=CANDIDATES, help="how many are compared each time")
    parser.add_argument("--walls", type=int, default=WALLS, help="on how many walls, with every seat")
    parser.add_argument("--check", type=int, default=CHECKED, help="on how many fresh walls to measure it")
    parser.add_argument("--folder", type=Path, help="where the model is written, or the nets")
    train_nets.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Search, write the model and say what it is worth against three of `club-1`; or let nets learn.

    Raises:
        CommandError: an argument cannot be used, or there is no kernel here.
    """
    plan = _plan(args)
    if args.nets:
        nets = train_nets.Plan(
            plan.rules,
            plan.players,
            plan.seed,
            args.steps,
            args.bundles,
            args.checks,
            args.bundle,
            args.true_hands,
        )
        return train_nets.run(nets, args.folder or NETS, args.jobs)
    folder = args.folder or FOLDER
    with ExitStack() as stack:
        pool = stack.enter_context(ProcessPoolExecutor(args.jobs)) if args.jobs > 1 else None
        model = search(plan, pool)
        said = measured(plan, model, args.check, pool)
    path = folder / f"{file_name(plan.rules, plan.players)}.json"
    try:
        path.write_text(written(model, _revision(path, model), plan.seed, plan.searches), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"--folder: {path.name} cannot be written: {error.strerror}") from None
    sys.stdout.write(f"{path.name}: {said}\n")
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    if args.rules not in rule_set_ids():
        raise CommandError(
            f"--rules: there is no rule set '{args.rules}'; there is: {', '.join(rule_set_ids())}"
        )
    known = rule_set(args.rules).course.players
    if args.players not in known:
        listed = " or ".join(map(str, sorted(known)))
        raise CommandError(f"--players: {args.rules} is for {listed} players, not for {args.players}")
    least = {"seed": 0, "jobs": 1, "candidates": BEST}
    counts = ("searches", "generations", "walls", "check", "steps", "bundles", "checks", "bundle")
    least |= dict.fromkeys(counts, 1)
    for name, number in least.items():
        if getattr(args, name) < number:
            raise CommandError(f"--{name}: {getattr(args, name)} is less than {number}")
    if args.folder is not None and not args.folder.is_dir():
        raise CommandError(f"--folder: there is no folder {args.folder}")
    if not available():
        raise CommandError("the package wasmtime is not there: without it nothing plays fast enough to learn")
    try:
        Kernel(rule_set(args.rules))
    except NoKernelError as error:
        raise CommandError(f"{error}; without it nothing plays fast enough to learn") from None
    return Plan(
        args.rules, args.players, args.seed, args.searches, args.generations, args.candidates, args.walls
    )


def search(plan: Plan, pool: Executor | None = None) -> Model:
    """Return the model that a plan finds; a line is said for each generation."""
    knobs = _knobs(plan)
    found = [steps_found(plan, knobs, number, pool) for number in range(plan.searches)]
    return moved(yardstick().model, knobs, mean_of(found))


def steps_found(
    plan: Plan, knobs: Sequence[Knob], search: int = 0, pool: Executor | None = None
) -> tuple[float, ...]:
    """Return with how many steps of each knob the search of this number ends."""
    base, seed = yardstick().model, plan.seed + search
    rng = Random(seed)
    cloud = first_cloud(knobs)
    middles: list[tuple[float, ...]] = []
    for number in range(plan.generations):
        tried = candidates(cloud, knobs, plan.candidates, rng)
        evening = _evening(plan, seed, number, rng, moved(base, knobs, cloud.middle))
        points = _played(evening, [model_figures(moved(base, knobs, steps)) for steps in tried], pool)
        order = sorted(range(len(tried)), key=lambda one: (-sum(points[one]), one))
        best = order[: max(2, len(order) // BEST)]
        cloud = next_cloud(cloud, knobs, [tried[one] for one in best])
        middles.append(cloud.middle)
        _say(plan, search, number, points)
    return mean_of(middles[-max(1, len(middles) // LAST) :])


def _knobs(plan: Plan) -> tuple[Knob, ...]:
    rules = rule_set(plan.rules)
    seats = rules.course.seats(plan.players)
    winds = round_winds(rounds=bool(rules.course.rounds))
    paid = [prices(rules, seat, wind) for seat in seats for wind in winds]
    return knobs_for(paid, wild=rules.course.turned_up is not None)


def _evening(plan: Plan, seed: int, number: int, rng: Random, former: Model) -> Evening:
    """Return what a generation plays: by the book, or each so many times by house rules."""
    options: Options = ()
    if number % HOUSE_RULES == HOUSE_RULES - 1:
        options = random_options(rule_set(plan.rules), rng)
    played = meetings(plan.rules, options, plan.players, seed << 16 | number, plan.walls)
    return Evening(played, model_figures(yardstick().model), model_figures(former))


def _played(evening: Evening, models: Sequence[Figures], pool: Executor | None) -> list[list[int]]:
    """Return what the candidates came to; each plays for itself, so nothing depends on the shares."""
    if pool is None:
        return play(evening, models)
    size = max(1, len(models) // 8)
    shares = [models[first : first + size] for first in range(0, len(models), size)]
    return [points for share in pool.map(partial(play, evening), shares) for points in share]


def measured(plan: Plan, model: Model, walls: int, pool: Executor | None = None) -> str:
    """Return in words what a model brings against `club-1` in all other seats, on fresh walls."""
    size = max(1, -(-walls // 16))
    club = model_figures(yardstick().model)
    evenings = [
        Evening((Meeting(plan.rules, (), plan.players, CLUB, FRESH + part, size),), club, club)
        for part in range(16)
    ]
    one = partial(play, models=[model_figures(model)])
    found = map(one, evenings) if pool is None else pool.map(one, evenings)
    points = [won / plan.players for (by_wall,) in found for won in by_wall]
    mean, error = mean_and_error(points)
    return f"{mean:+.2f} ± {error:.2f} points a deal against club-1 on {len(points)} fresh walls"


def _say(plan: Plan, search: int, number: int, points: Sequence[Sequence[int]]) -> None:
    by_wall = [sum(one) / (plan.players * len(points)) for one in zip(*points, strict=True)]
    mean, error = mean_and_error(by_wall)
    which = f"search {search + 1} of {plan.searches}, " if plan.searches > 1 else ""
    sys.stderr.write(
        f"{which}generation {number + 1} of {plan.generations}: {mean:+.2f} ± {error:.2f} points a deal\n"
    )
    sys.stderr.flush()


def _revision(path: Path, model: Model) -> int:
    """Return the revision of a model: that of the file, counted up if the file holds other numbers."""
    try:
        known = read_model(path)
    except ModelError:
        return 1
    return known.revision + (model_hash(known.model) != model_hash(model))
