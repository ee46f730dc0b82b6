"""A single wild tile among independent ones is read as another honour and as its own face."""

from __future__ import annotations

import pytest

from peling.core.notation import parse_tiles
from peling.rulebooks.fenghua.independent import HONOURS, independent_kinds

SUITS = "B1 B4 B7 D2 D5 D8 C3 C6 C9"


@pytest.mark.parametrize("face", HONOURS)
def test_the_face_of_a_wild_tile_is_never_the_only_honour_it_may_be(face: int) -> None:
    counts = [0] * 34
    for held in parse_tiles(SUITS):
        counts[held.index] += 1
    others = [kind for kind in HONOURS if kind != face]
    for kind in others[:4]:
        counts[kind] += 1
    found = independent_kinds(tuple(counts), 1, face)
    assert {(face,), (others[4],)} <= set(found)
