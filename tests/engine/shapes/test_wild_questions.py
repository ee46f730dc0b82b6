"""Readings of a hand with wild tiles are kept apart by what is asked, by everything if nothing is said."""

from __future__ import annotations

import pytest

from peling.core.notation import parse_hand
from peling.core.tiles import tile
from peling.shapes.wild_groups import NOBODY
from peling.shapes.wild_readings import WildRules, wild_arrangements


@pytest.mark.parametrize(
    ("codes", "last", "everything", "not_single", "not_beside", "neither"),
    [
        ("B2 B3 B4 B5", "B5", 2, 2, 2, 1),
        ("B2 B2 B3 B4", "B2", 3, 2, 2, 1),
        ("B2 B2 B2 B2", "B2", 4, 4, 2, 2),
        ("B2 B2 B2 B3", "B2", 3, 2, 3, 2),
    ],
)
def test_a_role_of_the_winning_tile_is_said_apart_where_it_is_asked(
    codes: str, last: str, everything: int, not_single: int, not_beside: int, neither: int
) -> None:
    counts, won = parse_hand(codes).counts(), tile(last).index

    def ways(asked: WildRules) -> int:
        return len(wild_arrangements(counts, 1, 1, asked))

    assert ways(WildRules(last=won)) == ways(WildRules(last=won, single=True, beside_wild=True)) == everything
    assert ways(WildRules(last=won, single=False)) == not_single
    assert ways(WildRules(last=won, beside_wild=False)) == not_beside
    assert ways(WildRules(last=won, single=False, beside_wild=False)) == neither


def test_nothing_said_means_no_face_no_winning_tile_and_room_for_all() -> None:
    assert WildRules() == WildRules(face=-1, last=NOBODY, single=True, beside_wild=True, room=None)
