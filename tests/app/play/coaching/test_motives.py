"""What speaks for a choice that is about equal to the best is said where it is no chance, and not else."""

from __future__ import annotations

import pytest

from peling.advice.equities import Equity
from peling.advice.helpful import Helpful
from peling.coach.counsel import Counsel
from peling.coach.grades import Grade
from peling.core.actions import Discard
from peling.core.tiles import tile
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.coach import coach_page
from tests.app.play.tutor.conftest import english

__all__ = ["english"]


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("value", "risk", "worlds", "says"),
    [
        (60.0, 5.0, 50, ""),
        (60.0, 5.0, 1000, "would count 60"),
        (30.0, 4.4, 1000, ""),
        (30.0, 0.0, 1000, "safer"),
    ],
)
def test_what_may_be_chance_is_no_motive(value: float, risk: float, worlds: int, says: str) -> None:
    """Five wins that count twice as much were a motive, and half a point that discards cost less."""
    first = Equity(Discard(tile("B1")), -20.0, 9.0, 0.1, 30.0, 5.0, worlds=worlds)
    other = Equity(Discard(tile("B2")), -21.0, 9.0, 0.1, value, risk, 1.0, 2.0, worlds)
    choices = tuple(
        Counsel(equity, grade, Helpful(2, (), 10), None)
        for equity, grade in ((first, Grade.BEST), (other, Grade.EQUAL))
    )
    said = coach_page(Answer(choices, settled=True), [], AS_DRAWN).also
    assert says in said
    assert bool(said) is bool(says)
