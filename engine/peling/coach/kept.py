"""What was weighed of a deal as plain values, so that a review is worked out once and opens at once later.

Of the choices of a decision the best are kept, and what was played: all that is ever shown. The rest of a
review is found again from the inputs of the deal (`peling.coach.review.reviewed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from peling.advice.equities import Equity
from peling.coach.review import REVISION, Decision, Weighed
from peling.play.inputs import GameInputError, action_from_json, action_to_json

MOST: Final = 5
"""So many of the choices of a decision are kept, what was played not counted among them."""
FIGURES: Final = ("points", "se", "win", "value", "risk", "behind", "behind_se")
"""The figures of a choice, in the order in which they are written after the action."""
EXACT: Final = frozenset({"points", "behind", "behind_se"})
"""Grades and sums hang on these; the others are kept to a ten-thousandth."""


class KeptError(ValueError):
    """What was kept cannot be used for this deal."""


def kept_to_json(
    weighed: Sequence[Weighed], taken: Sequence[Decision], budget: int, seed: int
) -> dict[str, Any]:
    """Return what was weighed of the decisions of a deal as plain values."""
    rows = [_row(one, decision) for one, decision in zip(weighed, taken, strict=True)]
    return {"revision": REVISION, "budget": budget, "seed": seed, "decisions": rows}


def kept_from_json(value: object, taken: Sequence[Decision]) -> tuple[tuple[Weighed, ...], int, int]:
    """Return what `kept_to_json` wrote of these decisions, with budget and seed.

    Raises:
        KeptError: it is not that: of another revision, of other decisions, or damaged.
    """
    match value:
        case {"revision": int(revision), "budget": int(budget), "seed": int(seed), "decisions": list(rows)}:
            if revision != REVISION or len(rows) != len(taken):
                raise KeptError("it was worked out in another way, or of another deal")
            found = tuple(_weighed(row, decision) for row, decision in zip(rows, taken, strict=True))
            return found, budget, seed
        case _:
            raise KeptError("there is no review")


def _row(weighed: Weighed, decision: Decision) -> dict[str, Any]:
    shown = [
        one for place, one in enumerate(weighed.choices) if place < MOST or one.action == decision.played
    ]
    return {"draw": weighed.draw, "choices": [_choice(one) for one in shown]}


def _choice(one: Equity) -> list[Any]:
    figures = [getattr(one, name) if name in EXACT else round(getattr(one, name), 4) for name in FIGURES]
    return [action_to_json(one.action), *figures, one.worlds]


def _weighed(row: object, decision: Decision) -> Weighed:
    match row:
        case {"draw": int() | float() as draw, "choices": [_, *_] as rows}:
            choices = tuple(map(_equity, rows))
            if all(one.action != decision.played for one in choices):
                raise KeptError("what was played is not among what was weighed")
            return Weighed(choices, float(draw))
        case _:
            raise KeptError(f"{row!r} is no decision")


def _equity(row: Any) -> Equity:  # noqa: ANN401 - whatever the file holds
    match row:
        case [action, *figures, int(worlds)] if len(figures) == len(FIGURES) and all(
            isinstance(figure, int | float) and not isinstance(figure, bool) for figure in figures
        ):
            try:
                done = action_from_json(action)
            except GameInputError as error:
                raise KeptError(str(error)) from error
            points, se, win, value, risk, behind, behind_se = map(float, figures)
            return Equity(done, points, se, win, value, risk, behind, behind_se, worlds)
        case _:
            raise KeptError(f"{row!r} is no choice")
