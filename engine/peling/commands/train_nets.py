"""`python -m peling train --nets`: let nets learn in the kernel what the formula misses.

The first, `leaf`, learns how deals of experts end that are looked at before their end. With it deals can be
cut short, and so many decisions be played on: from these the second learns, `correction`. It is kept only if
whoever follows it gains in whole deals, played to the end: a net that a net has judged proves nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from peling.advice.kernel.nets import CORRECTION, LEAF, Net, NetError, file_name, read_net, written
from peling.advice.kernel.school import Decisions, School
from peling.commands.errors import CommandError
from peling.commands.league import mean_and_error
from peling.rulebooks import rule_set

LEAF_STEPS: Final = 3000
DEALS: Final = 165
"""In each step of learning how deals end so many are played."""
BUNDLES: Final = 180
BUNDLE: Final = 512
"""So many decisions are found at a time, by one process."""
TIMES: Final = 12
"""So often each decision is learned from."""
LEARNED: Final = Decisions(worlds=16, cut=16)
"""Cut earlier, a deal is weighed with errors that the net learns too; later, there is more luck in it.

By decisions cut after eight discards a player of *Pung Chow* gained 0.6 ± 0.6 points a deal where he followed
the net at once, and 2.6 ± 0.5 over a hurdle of one point; cut after sixteen, 2.5 ± 0.7 over one of 0.3,
1.9 ± 0.7 over one of one, and 1.6 ± 0.6 over one of two (48,000 deals or more each).

As a rule all differs from world to world that a player does not see. In *Pung Chow* with a limit a net that
learned so seemed to gain 0.49 ± 0.06 points a decision and gained 0.18 ± 0.11 against the hands that others
truly held: hands laid out by chance are not those that players keep. By true hands, and by three times as
many decisions, one learned to gain 0.99 ± 0.26 points a deal, and in *Four Winds* 1.31 ± 0.24.
"""
CHECKS: Final = 20_000
"""On so many walls, from every seat, it is measured what the correction gains."""
SPREAD: Final = 2_000
"""On so many others it is measured how far deals differ."""
SHARE: Final = 500
"""So many walls one process plays at a time."""
FRESH: Final = 1 << 24
"""Those walls have numbers so far from those that were learned from."""
HURDLE: Final = 1 / 400
"""The hurdle, in parts of the standard deviation of what a deal brings: half a point in *Pung Chow*."""
SAID: Final = 20
"""So many times it is said how far the learning is."""
SURE: Final = 2.0
"""A net is kept if it gains by more than so many standard errors."""


class Plan(NamedTuple):
    """How nets learn.

    Attributes:
        rules: the id of the rule set.
        players: how many play.
        seed: equal seeds find equal nets.
        steps: in how many steps `leaf` learns.
        bundles: from how many bundles of decisions `correction` learns.
        checks: on how many walls it is measured.
        size: how many decisions a bundle has.
        true_hands: whether discards are played on against the hands that the others truly hold.
    """

    rules: str
    players: int
    seed: int
    steps: int
    bundles: int
    checks: int
    size: int
    true_hands: bool = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--nets", action="store_true", help="let nets learn what the numbers miss")
    parser.add_argument("--steps", type=int, default=LEAF_STEPS, help="how often the net of ends is moved")
    parser.add_argument(
        "--bundles", type=int, default=BUNDLES, help="from how many bundles to learn discards"
    )
    parser.add_argument(
        "--checks", type=int, default=CHECKS, help="on how many walls to measure what is gained"
    )
    parser.add_argument("--bundle", type=int, default=BUNDLE, help="how many decisions a bundle has")
    parser.add_argument(
        "--true-hands", action="store_true", help="play discards on against the hands that others truly hold"
    )


def run(plan: Plan, folder: Path, jobs: int) -> int:
    """Let both nets learn, write them, and say what the second gains.

    Raises:
        CommandError: the training went astray, or a file cannot be written.
    """
    with ExitStack() as stack:
        pool = stack.enter_context(ProcessPoolExecutor(jobs)) if jobs > 1 else None
        try:
            _write(folder, plan, leaf := learn_leaf(plan, folder))
            correction = learn_correction(plan, folder, leaf, pool)
            gained, unsure = mean_and_error(list(_played(plan, correction, pool)))
        except NetError as error:
            raise CommandError(str(error)) from None
    said = f"{gained:+.2f} ± {unsure:.2f} points a deal on {plan.checks} fresh walls"
    if gained <= SURE * unsure:
        sys.stdout.write(f"{CORRECTION}: not written, for nothing sure is gained by it: {said}\n")
        return 0
    name = _write(folder, plan, correction)
    sys.stdout.write(f"{name}: {said}\n")
    return 0


def learn_leaf(plan: Plan, folder: Path) -> Net:
    """Return the net that learns how deals end."""
    school = _school(plan)
    _follow(LEAF, school.leaf(plan.steps, DEALS), plan.steps)
    return _numbered(school.learned(LEAF), folder, plan)


def learn_correction(plan: Plan, folder: Path, leaf: Net, pool: Executor | None) -> Net:
    """Return the net that learns what the formula misses of discards."""
    tasks = list(_tasks(plan, leaf, pool))
    school = _school(plan)
    _follow(CORRECTION, school.correction(tasks, TIMES), TIMES * plan.bundles)
    net = school.learned(CORRECTION)
    hurdle = HURDLE * school.spread(range(FRESH - min(SPREAD, plan.checks), FRESH))
    return _numbered(replace(net, hurdle=round(hurdle, 2)), folder, plan)


def _school(plan: Plan) -> School:
    return School(rule_set(plan.rules), plan.players, plan.seed)


@lru_cache(maxsize=1)
def _school_with(plan: Plan, leaf: Net) -> School:
    school = _school(plan)
    school.kernel.use_net(LEAF, leaf)
    return school


def _bundle(number: int, plan: Plan, leaf: Net) -> list[bytes]:
    """Return the decisions of one bundle; any process finds the same."""
    return _school_with(plan, leaf).tasks(number, plan.size, LEARNED._replace(true_hands=plan.true_hands))


def _tasks(plan: Plan, leaf: Net, pool: Executor | None) -> Iterator[bytes]:
    find = partial(_bundle, plan=plan, leaf=leaf)
    bundles = range(plan.bundles)
    found = map(find, bundles) if pool is None else pool.map(find, bundles)
    return chain.from_iterable(_counted(found, plan.bundles))


def _play(walls: range, plan: Plan, net: Net) -> list[float]:
    """Return what a net brings on some walls; any process finds the same."""
    return _school(plan).play(walls, net)


def _played(plan: Plan, net: Net, pool: Executor | None) -> Iterator[float]:
    play = partial(_play, plan=plan, net=net)
    shares = [
        range(first, min(first + SHARE, FRESH + plan.checks))
        for first in range(FRESH, FRESH + plan.checks, SHARE)
    ]
    return chain.from_iterable(map(play, shares) if pool is None else pool.map(play, shares))


def _counted(found: Iterable[list[bytes]], number: int) -> Iterator[list[bytes]]:
    for at, bundle in enumerate(found, start=1):
        if at % max(1, number // SAID) == 0:
            _say(f"decisions: bundle {at} of {number}")
        yield bundle


def _follow(kind: str, errors: Iterator[float], steps: int) -> None:
    """Let a net learn to the end, and say now and then by how much it errs."""
    part = max(1, steps // SAID)
    last: list[float] = []
    for step, error in enumerate(errors, start=1):
        last.append(error)
        if step % part == 0:
            _say(f"{kind}: step {step} of {steps}, mean squared error {fmean(last):.3f}")
            last.clear()


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def _numbered(net: Net, folder: Path, plan: Plan) -> Net:
    """Return a net with its revision: that of the file, counted up if the file holds other weights."""
    try:
        known = read_net(folder / file_name(net.kind, plan.rules, plan.players), net.kind)
    except NetError:
        return net
    return replace(net, revision=known.revision + (known.hash != net.hash))


def _write(folder: Path, plan: Plan, net: Net) -> str:
    path = folder / file_name(net.kind, plan.rules, plan.players)
    try:
        path.write_text(written(net), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"--folder: {path.name} cannot be written: {error.strerror}") from None
    return path.name
