"""The maker of the tables of shapes: what it makes is shipped, and is what a plain search finds."""

from __future__ import annotations

from random import Random

import pytest

from peling.shapes.maker import UNREACHABLE, make_tables, profiles
from peling.shapes.tables import COPIES, MOST_SETS, TABLES_FILE, unpack
from tests.engine.shapes.plain import digits, missing, plain_suit_hands


@pytest.mark.nightly
def test_the_shipped_tables_are_what_the_maker_makes() -> None:
    assert make_tables() == unpack(TABLES_FILE.read_bytes())


@pytest.mark.parametrize(("kinds", "in_sequence"), [(7, False), (5, True)])
def test_the_maker_finds_what_a_plain_search_finds(kinds: int, *, in_sequence: bool) -> None:
    """By day a small suit: to make the whole tables takes seconds."""
    made = profiles(kinds, in_sequence=in_sequence, most=COPIES)
    assert len(made) == 5**kinds
    hands = {
        (sets, pairs): list(plain_suit_hands(sets, pairs, kinds, runs=in_sequence))
        for sets in range(MOST_SETS + 1)
        for pairs in range(2)
    }
    for key in Random(kinds).sample(range(5**kinds), 60):
        held = digits(key, kinds)
        plain = [
            min((missing(hand, held) for hand in hands[sets, pairs]), default=UNREACHABLE)
            for sets in range(MOST_SETS + 1)
            for pairs in range(2)
        ]
        assert list(made[key]) == plain, held
