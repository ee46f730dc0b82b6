"""Tastes: by what computer players of the same strength differ.

A taste bends the numbers by which a hand is weighed a little, so that one player likes a quick hand, another
tiles of one suit, a third to be safe. None costs a point a deal against players who have no taste: a test for
the night plays ten thousands of walls in the kernel and holds them to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from peling.advice.formula.model import Model

SUITS: Final = ("suit-honours", "one-suit")
"""The patterns of a hand in one suit."""


def _quick(model: Model) -> Model:
    """Like what is near: any four sets rather than something special, and a claim rather than none."""
    pace = {
        pattern: factor if pattern == "any" else 0.97 * factor
        for pattern, factor in model.pattern_pace.items()
    }
    return replace(
        model, pattern_pace=pace, chow_claim=1.01 * model.chow_claim, pung_claim=1.01 * model.pung_claim
    )


def _collector(model: Model) -> Model:
    """Like tiles of one suit."""
    pace = {
        pattern: (1.1 if pattern in SUITS else 1.0) * factor for pattern, factor in model.pattern_pace.items()
    }
    return replace(model, pattern_pace=pace)


def _careful(model: Model) -> Model:
    """Give away less of what the others may wait for, and lay less open."""
    return replace(
        model,
        danger=1.25 * model.danger,
        chow_claim=0.97 * model.chow_claim,
        pung_claim=0.97 * model.pung_claim,
    )


TASTES: Final[Mapping[str, Callable[[Model], Model]]] = MappingProxyType(
    {"quick": _quick, "careful": _careful, "collector": _collector}
)
"""The tastes by id, each with how it bends a model."""


@cache
def tasted(model: Model, taste: str) -> Model:
    """Return a model bent to a taste; itself for no taste.

    Raises:
        KeyError: there is no such taste.
    """
    return TASTES[taste](model) if taste else model
