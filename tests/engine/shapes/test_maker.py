"""The maker of the tables of shapes: what it makes is shipped, and is what a plain search finds."""

from __future__ import annotations

from random import Random

import pytest

from peling.shapes import maker
from peling.shapes.maker import UNREACHABLE, make_tables, profiles
from peling.shapes.tables import COPIES, MOST_SETS, TABLES_FILE, unpack
from tests.engine.shapes.plain import digits, missing, plain_suit_hands


@pytest.mark.nightly
def test_the_shipped_tables_are_what_the_maker_makes() -> None:
    assert make_tables() == unpack(TABLES_FILE.read_bytes())


@pytest.mark.thorough
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


def test_suits_have_runs_in_the_tables_and_honours_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole tables are made by night; these are of suits of three values and of three honours."""
    for name in ("SUIT_KINDS", "HONOUR_KINDS"):
        monkeypatch.setattr(maker, name, 3)
    made = make_tables()
    suit, honours = made.classes[: 5**3], made.classes[5**3 :]
    (one_of_each,) = (key for key in range(5**3) if tuple(digits(key, 3)) == (1, 1, 1))
    missing_to_set_and_pair = made.needs[1]
    assert len(honours) == 5**3
    assert missing_to_set_and_pair[suit[one_of_each]][honours[0]] == 2, "a run, and a pair is missing"
    assert missing_to_set_and_pair[suit[0]][honours[one_of_each]] == 3, "a pung of one, a pair of another"
