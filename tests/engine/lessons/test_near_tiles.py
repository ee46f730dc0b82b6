"""Which tiles of a position can be in one run, and what is laid out without a shape of its own."""

from __future__ import annotations

from peling.core.tiles import KINDS
from peling.lessons.drills.question import Arranged
from peling.lessons.position import near


def test_near_are_tiles_of_one_suit_that_a_run_may_hold_both() -> None:
    for one in KINDS:
        for other in KINDS:
            run = one.suit is not None and one.suit is other.suit and one.rank - other.rank in range(-2, 3)
            assert near(one, other) is run


def test_sets_and_a_pair_are_laid_out_without_the_name_of_a_shape() -> None:
    assert not Arranged(()).shape
