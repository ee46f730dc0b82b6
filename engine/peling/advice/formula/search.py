"""The numbers of a model as a point that a search moves: what may change, from where to where, how fast.

A model lies some steps away from `club-1`, one step for each knob: a step of 0 leaves a number as it is, one
of 0.1 makes it greater by a tenth, one of -0.1 less by about as much. A search begins where earlier ones
came to on average over the books. Everything here is arithmetic that every machine does alike (sums,
products, square roots), so that equal seeds give equal models.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from math import fsum, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from peling.advice.formula.model import Model
from peling.advice.formula.prices import MAJOR_PUNGS, Prices
from peling.core.tiles import WINDS, Wind
from peling.shapes.plans import ALL_PUNGS, THIRTEEN_MAJORS

DIGITS: Final = 4
"""So many digits of a number are kept: more would be noise, and might differ by machine."""
_HALVES: Final = 6
_TOSSES: Final = 12


class Knob(NamedTuple):
    """One or several numbers of a model that are made greater or less together.

    Attributes:
        field: the field of `Model`.
        part: which of its numbers: from where to where in a list, or the id of a pattern; None: it is one.
        low, high: the least and the greatest factor.
        begin: the factor that the search begins with.
        spread: by how many steps the first candidates differ.
        unit: what is multiplied where `club-1` has 0.
    """

    field: str
    part: tuple[int, int] | str | None = None
    low: float = 0.25
    high: float = 4.0
    begin: float = 1.0
    spread: float = 0.24
    unit: float = 0.0


_KNOBS: Final = (
    Knob("pace", (0, 1), begin=0.8),
    Knob("pace", (1, 2), begin=0.7),
    Knob("pace", (2, 3), begin=0.75),
    Knob("pace", (3, 14), begin=0.7),
    Knob("chow_weight", low=0.6, high=2.5, begin=1.15, spread=0.12),
    Knob("pung_weight", low=0.4, high=2.5, spread=0.12),
    Knob("win_weight", low=0.4, high=3.0, begin=1.2, spread=0.12),
    Knob("pair_hope", (0, 5), low=0.1, high=2.0),
    Knob("single_hope", (0, 5), low=0.1, high=6.0),
    Knob("pair_share", low=0.1, high=2.8),
    Knob("other_plans", low=0.1, high=8.0, spread=0.3),
    Knob("worth_keeping", low=0.1, high=3.0, begin=0.9),
    Knob("neighbour", low=0.1, high=8.0, begin=0.85, spread=0.3),
    Knob("calling", (0, 1), low=0.1),
    Knob("calling", (1, 3), low=0.2, high=2.5),
    Knob("calling", (3, 5), low=0.2, high=1.1, begin=0.75),
    Knob("late", low=0.3, high=2.0, spread=0.12),
    Knob("dead", low=0.1, high=3.0),
    Knob("same_suit", low=0.4, high=3.0, begin=0.8),
    Knob("other_suit", low=0.1, high=2.5),
    Knob("refused", low=0.1, high=2.8),
    Knob("danger", low=0.02, high=2.0, begin=0.3, spread=0.3),
    Knob("turn_ahead", low=0.8, high=1.6, spread=0.05),
    Knob("early_end", low=0.1, high=5.0, begin=1.35),
    Knob("wall_end", low=0.1, high=5.0, begin=1.1),
    Knob("calling_end", low=0.1, high=5.0),
    Knob("chow_claim", low=0.4, high=2.5, spread=0.12),
    Knob("pung_claim", low=0.4, high=2.5, begin=1.15, spread=0.12),
    Knob("kong_claim", low=0.4, high=2.5, spread=0.12),
    Knob("idle_claim", low=0.2, high=1.6, begin=0.85, spread=0.12),
    Knob("own_kong", low=0.4, high=2.5, begin=0.9, spread=0.12),
)
_OF_CLAIM_POINTS: Final = Knob("call_point", low=0.1, high=4.0)
_OF_LOSERS: Final = Knob("as_it_stands", low=0.02, high=5.0, begin=1.9, spread=0.3, unit=0.4)
_OF_SCORING: Final = Knob("spoilt", low=0.1, high=1.0, begin=0.5, unit=1.0)
_OF_THREES: Final = Knob("threes_share", low=0.3, high=1.4, spread=0.15, unit=0.7)
PACES: Final = {THIRTEEN_MAJORS: 0.25, MAJOR_PUNGS: 0.4}
"""How fast hands come at first that `club-1` never aimed at."""
QUICKER: Final = {"suit-honours": 1.4, ALL_PUNGS: 1.7}
"""How much faster than by `club-1` hands come at first that may be claimed for."""
_OF_WILD_TILES: Final = Knob("spare_wild", low=0.05, high=1.2)


def knobs_for(paid: Sequence[Prices], *, wild: bool) -> tuple[Knob, ...]:
    """Return the knobs that make a difference in a book: those of its own patterns and rules.

    Args:
        paid: what the book pays, for each of the players.
        wild: whether there are wild tiles.
    """
    found = list(_KNOBS)
    aims = dict.fromkeys(pattern.id for one in paid for pattern in one.patterns)
    # The first pattern is the measure of all others.
    found += [
        Knob("pattern_pace", aim, low=0.1, high=6.0, begin=QUICKER.get(aim, 1.0), unit=PACES.get(aim, 0.0))
        for aim in list(aims)[1:]
    ]
    found += [_OF_CLAIM_POINTS] * any(one.least for one in paid)
    found += [_OF_LOSERS] * any(one.losers_settle for one in paid)
    found += [_OF_THREES] * any(pattern.threes for one in paid for pattern in one.patterns)
    found += [_OF_SCORING] * any(any(pattern.spoilt) for one in paid for pattern in one.patterns)
    found += [_OF_WILD_TILES] * wild
    return tuple(found)


def round_winds(*, rounds: bool) -> tuple[Wind | None, ...]:
    """Return the winds that a round may have; None alone where the book has no rounds."""
    return WINDS if rounds else (None,)


# ---- steps and factors ----


def factor(step: float) -> float:
    """Return the factor of a step: about e to the power of it, got by multiplying alone."""
    grown = 1 + step / (1 << _HALVES)
    for _ in range(_HALVES):
        grown *= grown
    return grown


def step_of(wanted: float) -> float:
    """Return the step to a factor above 0."""
    root = wanted
    for _ in range(_HALVES):
        root = sqrt(root)
    return (root - 1) * (1 << _HALVES)


def held_in(knob: Knob, step: float) -> float:
    """Return a step, no farther than a knob may be turned."""
    return min(max(step, step_of(knob.low)), step_of(knob.high))


def moved(model: Model, knobs: Sequence[Knob], steps: Sequence[float]) -> Model:
    """Return a model moved by a step for each of the knobs."""
    found: dict[str, Any] = {field.name: getattr(model, field.name) for field in fields(model)}
    for knob, step in zip(knobs, steps, strict=True):
        found[knob.field] = _multiplied(found[knob.field], knob.part, factor(step), knob.unit)
    return replace(model, **found)


def _multiplied(value: Any, part: tuple[int, int] | str | None, by: float, unit: float) -> Any:  # noqa: ANN401 -- a field of a model
    if isinstance(value, Mapping):
        return {name: _rounded((one or unit) * by) if name == part else one for name, one in value.items()}
    if isinstance(part, tuple):
        first, end = part
        return tuple(_rounded(one * by) if first <= at < end else one for at, one in enumerate(value))
    return max(1, round(value * by)) if isinstance(value, int) else _rounded((value or unit) * by)


def _rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


# ---- the search ----


class Cloud(NamedTuple):
    """Where the candidates of a generation are looked for: the middle, and how far around it, by knob."""

    middle: tuple[float, ...]
    spread: tuple[float, ...]


FIRM: Final = 0.5
"""How far the middle goes towards the best candidates, and the spread towards theirs."""
NARROWER: Final = 0.99
"""By what the spread shrinks with each generation, whatever the best say."""
LEAST_SPREAD: Final = 0.3
"""What part of its first spread a knob keeps, so that a generation does not agree too soon."""


def first_cloud(knobs: Sequence[Knob]) -> Cloud:
    """Return where a search begins."""
    return Cloud(tuple(step_of(knob.begin) for knob in knobs), tuple(knob.spread for knob in knobs))


def candidates(cloud: Cloud, knobs: Sequence[Knob], number: int, rng: Random) -> list[tuple[float, ...]]:
    """Return the steps of a generation's candidates: pairs that lie opposite each other."""
    found: list[tuple[float, ...]] = []
    while len(found) < number:
        away = [_bell(rng) * spread for spread in cloud.spread]
        found += (
            tuple(
                held_in(knob, middle + side * far)
                for knob, middle, far in zip(knobs, cloud.middle, away, strict=True)
            )
            for side in (1, -1)
        )
    return found[:number]


def _bell(rng: Random) -> float:
    """Return a number spread nearly as by the normal distribution, by sums alone."""
    return fsum(rng.random() for _ in range(_TOSSES)) - _TOSSES / 2


def next_cloud(cloud: Cloud, knobs: Sequence[Knob], best: Sequence[Sequence[float]]) -> Cloud:
    """Return where to look next: nearer to the best candidates of a generation."""
    middle, spread = [], []
    for at, knob in enumerate(knobs):
        steps = [one[at] for one in best]
        mean = fsum(steps) / len(steps)
        around = sqrt(fsum((step - mean) ** 2 for step in steps) / (len(steps) - 1))
        middle.append(held_in(knob, cloud.middle[at] + FIRM * (mean - cloud.middle[at])))
        wide = cloud.spread[at] + FIRM * (around - cloud.spread[at])
        spread.append(max(wide * NARROWER, knob.spread * LEAST_SPREAD))
    return Cloud(tuple(middle), tuple(spread))


def mean_of(middles: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return the mean of some points: that of the last middles errs less than the very last."""
    return tuple(fsum(steps) / len(middles) for steps in zip(*middles, strict=True))
