"""Say like which level of computer players somebody decides, by the points that he loses in a deal.

The figures stand in `levels.json`; `tests/benchmarks/coach/levels.py` measures them again. What a level loses
depends on what is at stake in a book.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from peling.coach.scale import scale

FILE: Final = Path(__file__).with_name("levels.json")
ENOUGH: Final = 60
"""So many deals of each level say enough of a book by themselves."""
NEARER: Final = 0.25
"""Whoever is farther than this part of the way to the next level is called better than his level."""


class LevelLoss(NamedTuple):
    """What decisions cost computer players of a level.

    Attributes:
        level: its id, see `peling.advice.players.LEVELS`.
        lost: points lost in a deal on average, against three experts.
        se: the standard error of that.
        deals: how many deals were played.
    """

    level: str
    lost: float
    se: float
    deals: int


class Estimate(NamedTuple):
    """Like which level somebody plays.

    Attributes:
        level: the best level that loses as much or more; the weakest where all lose less.
        is_better: whether he is well on the way to the next one.
        is_weaker: whether he loses more than even the weakest level.
    """

    level: str
    is_better: bool = False
    is_weaker: bool = False


def level_losses(rules: str) -> tuple[LevelLoss, ...]:
    """Return what each level loses by a rule set, the weakest first; nothing where that was not measured.

    With fewer than `ENOUGH` deals of a level in the book, the figures of all books are taken together: points
    lost go by what a winner gets, as the thresholds of grades do.
    """
    rows = measured().get(rules, ())
    enough = bool(rows) and all(one.deals >= ENOUGH for one in rows)
    return rows if enough or not rows else _pooled(rules)


def estimate(levels: Sequence[LevelLoss], lost: float) -> Estimate:
    """Say like which level somebody plays who loses so many points in a deal.

    Raises:
        ValueError: there are no levels.
    """
    if not levels:
        raise ValueError("no level was measured")
    reached = [place for place, one in enumerate(levels) if lost <= one.lost]
    if not reached:
        return Estimate(levels[0].level, is_weaker=True)
    place = reached[-1]
    here = levels[place]
    if place + 1 == len(levels):
        return Estimate(here.level)
    step = here.lost - levels[place + 1].lost
    return Estimate(here.level, is_better=here.lost - lost > NEARER * step)


@cache
def measured() -> Mapping[str, tuple[LevelLoss, ...]]:
    """Return what levels were measured to lose, for each rule set the strongest level last."""
    known: dict[str, dict[str, list[float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        rules: tuple(LevelLoss(level, lost, se, int(deals)) for level, (lost, se, deals) in rows.items())
        for rules, rows in known.items()
    }


def _pooled(rules: str) -> tuple[LevelLoss, ...]:
    """Return what levels lose in all books, by what a winner gets there, in points of this one."""
    of_level: dict[str, list[tuple[float, float, int]]] = {}
    for book, rows in measured().items():
        win = scale(book).win
        for one in rows:
            of_level.setdefault(one.level, []).append((one.lost / win, one.se / win, one.deals))
    here, found = scale(rules).win, []
    for level, shares in of_level.items():
        deals = sum(count for *_, count in shares)
        lost = sum(share * count for share, _, count in shares) / deals
        error = sqrt(sum((se * count) ** 2 for _, se, count in shares)) / deals
        found.append(LevelLoss(level, here * lost, here * error, deals))
    return tuple(found)
