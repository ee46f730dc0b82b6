"""Duplicate deals: the same walls are played with every entrant in every seat, so that luck cancels out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from peling.advice.players import Player
from peling.core.actions import Action
from peling.core.tiles import WINDS, Tile, Wind
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws, random_wall
from peling.play.table import DealResult, Throw, apply, awaited, result, start_deal, view_of
from peling.rules.ruleset import RuleSet

MakePlayer = Callable[[Random], Player]


class Dealt(NamedTuple):
    """What a deal begins with.

    Attributes:
        wall: the wall as it is built.
        throws: the throws that break it.
        round_wind: the wind of the round; None where the book has none.
    """

    wall: tuple[Tile, ...]
    throws: tuple[Throw, Throw]
    round_wind: Wind | None


@dataclass(slots=True)
class Record:
    """What an entrant came to.

    Attributes:
        points: for each wall what a deal brought on average, over all the seats that he had.
        deals: how many deals he played.
        wins: how many of them he won, in any of his seats.
        draws: how many of them nobody won.
        seconds: what each of his decisions took.
    """

    points: list[float] = field(default_factory=list)
    deals: int = 0
    wins: int = 0
    draws: int = 0
    seconds: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Return the points per deal."""
        return fmean(self.points)

    @property
    def error(self) -> float:
        """Return the standard error of `mean`, by wall; 0 for a single wall."""
        return stdev(self.points) / sqrt(len(self.points)) if len(self.points) > 1 else 0.0

    def slowest(self, part: float) -> float:
        """Return in seconds what the quickest `part` of the decisions took at most; 0 without any."""
        ordered = sorted(self.seconds)
        return ordered[ceil(part * len(ordered)) - 1] if ordered else 0.0

    def add(self, other: Record) -> None:
        """Take in what the same entrant came to on later walls."""
        self.points += other.points
        self.deals += other.deals
        self.wins += other.wins
        self.draws += other.draws
        self.seconds += other.seconds


Records = dict[str, Record]


def wall_of(rules: RuleSet, seed: int, number: int) -> Dealt:
    """Return what a deal begins with; equal seeds and numbers give equal deals."""
    rng = Random(f"{seed}/{number}")
    wall, throws = random_wall(rng, rules), random_throws(rng, rules)
    return Dealt(wall, throws, rng.choice(WINDS) if rules.course.rounds else None)


def play_walls(
    rules: RuleSet, seats: Sequence[str], makers: Mapping[str, MakePlayer], seed: int, numbers: Sequence[int]
) -> Records:
    """Play some walls with every entrant in every seat.

    Args:
        rules: the rule set.
        seats: the ids of the entrants in the order of play; the same may stand more than once.
        makers: by id what makes a player, given a source of randomness.
        seed: where the walls come from.
        numbers: which of the seed's walls.

    Returns:
        For each id what it came to, the walls in the order of their numbers.
    """
    records: Records = {entrant: Record() for entrant in seats}
    for number in numbers:
        dealt = wall_of(rules, seed, number)
        won: dict[str, list[int]] = {entrant: [] for entrant in records}
        for turn in range(len(seats)):
            order = [*seats[turn:], *seats[:turn]]
            players = [
                _Timed(makers[one](Random(f"{seed}/{number}/{turn}/{place}")), records[one].seconds)
                for place, one in enumerate(order)
            ]
            finished = play_deal(rules, dealt, players)
            net = finished.settlement.net(finished.winds)
            for wind, entrant in zip(finished.winds, order, strict=True):
                won[entrant].append(net[wind])
                records[entrant].wins += finished.winner is wind
            for record in records.values():
                record.deals += 1
                record.draws += finished.winner is None
        for entrant, points in won.items():
            records[entrant].points.append(fmean(points))
    return records


def play_deal(rules: RuleSet, dealt: Dealt, players: Sequence[Player]) -> DealResult:
    """Play one deal to its end.

    Args:
        rules: the rule set.
        dealt: the wall, the throws and the round.
        players: who plays, in the order of play from East.

    Raises:
        IllegalActionError: a player did what the rules do not allow.
    """
    state, _ = start_deal(rules, len(players), dealt.wall, dealt.throws, dealt.round_wind)
    while state.phase is not Phase.OVER:
        wind = awaited(state)[0]
        action = players[state.winds.index(wind)].choose(view_of(state, wind, rules), rules)
        state, _ = apply(state, wind, action, rules)
    finished = result(state, rules)
    if finished is None:
        message = "a deal that is over has no result"
        raise AssertionError(message)
    return finished


@dataclass(frozen=True, slots=True)
class _Timed:
    """A player of whom it is noted how long he thought each time."""

    player: Player
    seconds: list[float]

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        begun = time.perf_counter()
        action = self.player.choose(view, rules)
        self.seconds.append(time.perf_counter() - begun)
        return action


def shares(walls: int, parts: int) -> Iterator[range]:
    """Divide the numbers of walls into so many runs of about the same length, none of them empty."""
    for part in range(parts):
        run = range(walls * part // parts, walls * (part + 1) // parts)
        if run:
            yield run
