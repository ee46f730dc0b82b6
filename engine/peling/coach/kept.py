"""What was weighed of a deal as plain values, so that a review is worked out once and opens at once later.

Every choice of a decision is kept: whoever meets it again in a drill may choose any of them. The rest of a
review is found again from the inputs of the deal (`peling.coach.review.reviewed`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

from peling.advice.equities import Equity
from peling.coach.review import REVISION, Decision, Moment, Weighed, decisions
from peling.core.tiles import Seat
from peling.play.inputs import GameInputError, action_from_json, action_to_json, input_to_json

OLDER: Final = ("points", "se", "win", "value", "risk", "behind", "behind_se")
FIGURES: Final = (*OLDER, "others", "others_behind", "others_behind_se")
"""The figures of a choice, in the order in which they are written after the action.

Positions of lessons were written down before the last three were known.
"""
EXACT: Final = frozenset({"points", "behind", "behind_se"})
"""Grades and sums depend on these; the others are kept to a ten-thousandth."""


class KeptError(ValueError):
    """What was kept cannot be used for this deal."""


def kept_to_json(
    moments: Sequence[Moment], seat: Seat, weighed: Sequence[Weighed], budget: int, seed: int
) -> dict[str, Any]:
    """Return what was weighed of the decisions of a player in a deal as plain values.

    Raises:
        ValueError: another number of decisions was weighed.
    """
    taken = decisions(moments, seat)
    if len(weighed) != len(taken):
        raise ValueError("another number of decisions was weighed")
    rows = list(map(_row, weighed))
    head = {"revision": REVISION, "deal": _digest(moments), "seat": int(seat)}
    return {**head, "budget": budget, "seed": seed, "decisions": rows}


def kept_from_json(
    value: object, moments: Sequence[Moment], seat: Seat
) -> tuple[tuple[Weighed, ...], int, int]:
    """Return what `kept_to_json` wrote of this deal and player, with budget and seed.

    Raises:
        KeptError: it is not that: of another revision, of a deal that went otherwise, or damaged.
    """
    match value:
        case {
            "revision": int(revision),
            "deal": str(deal),
            "seat": int(chair),
            "budget": int(budget),
            "seed": int(seed),
            "decisions": list(rows),
        }:
            taken = decisions(moments, seat)
            if (revision, deal, chair) != (REVISION, _digest(moments), seat) or len(rows) != len(taken):
                raise KeptError("it was worked out in another way, or of another deal")
            found = tuple(_weighed(row, decision) for row, decision in zip(rows, taken, strict=True))
            return found, budget, seed
        case _:
            raise KeptError("there is no review")


def _digest(moments: Sequence[Moment]) -> str:
    """Return a short text that differs when anything was done otherwise in a deal."""
    done = json.dumps([input_to_json(moment.given) for moment in moments])
    return hashlib.sha256(done.encode()).hexdigest()[:16]


def equity_to_json(one: Equity) -> list[Any]:
    """Return what a choice is worth as plain JSON values: the action, the figures, the worlds."""
    figures = [getattr(one, name) if name in EXACT else round(getattr(one, name), 4) for name in FIGURES]
    return [action_to_json(one.action), *figures, one.worlds]


def _row(one: Weighed) -> dict[str, Any]:
    row = {"draw": one.draw, "choices": list(map(equity_to_json, one.choices))}
    return row if one.beside is None else {**row, "beside": equity_to_json(one.beside)}


def _weighed(row: object, decision: Decision) -> Weighed:
    match row:
        case {"draw": int() | float() as draw, "choices": [_, *_] as rows, **rest}:
            choices = tuple(map(equity_from_json, rows))
            if all(one.action != decision.played for one in choices):
                raise KeptError("what was played is not among what was weighed")
            beside = rest.get("beside")
            return Weighed(choices, float(draw), None if beside is None else equity_from_json(beside))
        case _:
            raise KeptError(f"{row!r} is no decision")


def equity_from_json(row: Any) -> Equity:  # noqa: ANN401 - whatever the file holds
    """Return what a choice is worth.

    Raises:
        KeptError: these are not the values of one.
    """
    match row:
        case [action, *figures, int(worlds)] if len(figures) in {len(OLDER), len(FIGURES)} and all(
            isinstance(figure, int | float) and not isinstance(figure, bool) for figure in figures
        ):
            try:
                done = action_from_json(action)
            except GameInputError as error:
                raise KeptError(str(error)) from error
            named = dict(zip(FIGURES, map(float, figures), strict=False))
            return Equity(done, worlds=worlds, **named)
        case _:
            raise KeptError(f"{row!r} is no choice")
