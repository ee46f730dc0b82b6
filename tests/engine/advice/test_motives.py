"""Why one choice is better than another, by figures that lie however near."""

from __future__ import annotations

from math import log, nextafter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from peling.advice.choices import Choice
from peling.advice.formula.appraisal import Appraised
from peling.advice.helpful import Helpful
from peling.advice.motives import MOTIVES, motive
from peling.core.actions import Discard
from peling.core.tiles import tile

ALIKE = 12.0, nextafter(12.0, 13.0)
"""Two figures that are not the same, but have the same logarithm."""
WORTHS = st.floats(0.001, 1000.0)


def choice(worth: float, value: int, danger: float = 0.0) -> Choice:
    """Return a discard of this worth, three tiles short of a win."""
    return Choice(Appraised(Discard(tile("B1")), worth, value=value, danger=danger), 3)


@given(WORTHS, WORTHS, st.integers(1, 600), st.integers(1, 600), st.floats(0.0, 50.0), st.floats(0.0, 50.0))
@example(*ALIKE[::-1], 8, 64, 0.0, 4.0)
@example(*ALIKE, 8, 64, 0.0, 4.0)
def test_any_two_choices_have_a_motive(
    one: float, other: float, value: int, less: int, danger: float, more: float
) -> None:
    helps = Helpful(3)
    # What a discard may cost is taken off, so that the hopes are these to the last bit.
    pair = choice(one - danger, value, danger), choice(other - more, less, more)
    assert motive(pair[0], helps, pair[1], helps).id in MOTIVES


def test_of_hopes_below_one_point_the_dearer_hand_is_said_by_its_value() -> None:
    helps = Helpful(3)
    assert motive(choice(0.9, 64), helps, choice(0.3, 8), helps).id == "higher-value"


def test_of_hopes_that_only_floats_tell_apart_the_safer_one_is_better() -> None:
    """Advice divided by the difference of their logarithms, which is nought."""
    assert log(ALIKE[0]) == pytest.approx(log(ALIKE[1]), abs=0.0)
    helps = Helpful(3)
    for hope, other in (ALIKE, ALIKE[::-1]):
        assert motive(choice(hope, 8), helps, choice(other - 4, 64, 4), helps).id == "safer"
