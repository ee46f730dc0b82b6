"""What was measured of each rule set, so that figures of one are comparable with those of another.

The figures stand in `scale.json`; `tests/benchmarks/coach/scale.py` measures them again. Where nothing was
measured, the figures of `PLAIN` are taken.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("scale.json")


class Scale(NamedTuple):
    """What was measured of a rule set, in deals between four experts.

    Attributes:
        win: what a winner gets from all others together, in points on average.
        draw: how many points of the result go with one point of `luck.DrawLuck.goes_on`.
    """

    win: float
    draw: float


PLAIN: Final = Scale(135.0, 0.8)
"""A winner gets about so much in Pung Chow with a limit of 300, for which thresholds were set."""


@cache
def _measured() -> Mapping[str, Scale]:
    known: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {rules: Scale(**figures) for rules, figures in known.items()}


def scale(rules: str) -> Scale:
    """Return what was measured of a rule set."""
    return _measured().get(rules, PLAIN)


def is_measured(rules: str) -> bool:
    """Return whether there are figures of this rule set, so that `PLAIN` is not taken for it."""
    return rules in _measured()
