"""A league in the kernel: candidates for a model play the same walls against the same opponents."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from peling.advice.kernel.deals import GREEDY, Table
from peling.advice.kernel.machine import Kernel
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue, RuleSet, UnknownOptionError

CANDIDATE: Final = 0
CLUB: Final = 1
FORMER: Final = 2
"""The numbers of the models in the kernel; `GREEDY` is the other one that can be met."""
HOUSE_RULE: Final = 0.5
"""How likely a house rule is another than the book's."""
MOST_TRIES: Final = 50

Options = tuple[tuple[str, OptionValue], ...]
Figures = tuple[float, ...]


class Meeting(NamedTuple):
    """Against whom candidates play, and where.

    Attributes:
        rules: the id of the rule set.
        options: its house rules.
        players: how many sit at the table.
        opponent: the number of the model of all the others.
        seed: the seed of the walls.
        walls: how many; each is played with the candidate in every seat.
    """

    rules: str
    options: Options
    players: int
    opponent: int
    seed: int
    walls: int


class Evening(NamedTuple):
    """All the meetings that the candidates of a generation have, with the models they meet.

    Attributes:
        meetings: the meetings, in order.
        club, former: the figures of the models that have a number of their own.
    """

    meetings: tuple[Meeting, ...]
    club: Figures
    former: Figures


def random_options(rules: RuleSet, rng: Random) -> Options:
    """Return house rules by chance, of those that a book lets stand together."""
    for _ in range(MOST_TRIES):
        chosen = tuple(
            (option.key, rng.choice(option.values))
            for option in rules.options
            if option.scope != "sheet" and rng.random() < HOUSE_RULE
        )
        try:
            rule_set(rules.id, dict(chosen))
        except UnknownOptionError:
            continue
        return chosen
    return ()


@lru_cache(maxsize=2)
def _kernel(rules: str, options: Options) -> Kernel:
    return Kernel(rule_set(rules, dict(options)))


def play(evening: Evening, models: Sequence[Figures]) -> list[list[int]]:
    """Return for each candidate what each wall brought it, over all the seats, wall after wall."""
    found: list[list[int]] = [[] for _ in models]
    for meeting in evening.meetings:
        kernel = _kernel(meeting.rules, meeting.options)
        course = rule_set(meeting.rules, dict(meeting.options)).course
        table = Table(course.seats(meeting.players), random_round=bool(course.rounds))
        kernel.use_model(CLUB, evening.club)
        kernel.use_model(FORMER, evening.former)
        seats = (CANDIDATE, *[meeting.opponent] * (meeting.players - 1))
        for number, figures in enumerate(models):
            kernel.use_model(CANDIDATE, figures)
            by_wall = [0] * meeting.walls
            for deal in kernel.play(table, seats, meeting.seed, range(meeting.walls)):
                by_wall[deal.wall] += deal.net[0]
            found[number] += by_wall
    return found


def meetings(rules: str, options: Options, players: int, seed: int, walls: int) -> tuple[Meeting, ...]:
    """Return the meetings of a generation: half of the walls against `club-1`, the others as it comes."""
    shares = ((CLUB, walls - 2 * (walls // 4)), (GREEDY, walls // 4), (FORMER, walls // 4))
    return tuple(
        Meeting(rules, options, players, opponent, 4 * seed + place, share)
        for place, (opponent, share) in enumerate(shares)
        if share
    )


def mean_and_error(points: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error; 0 for a single figure."""
    return fmean(points), stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
