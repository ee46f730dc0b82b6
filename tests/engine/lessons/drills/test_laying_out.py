"""How tiles are laid out for a learner, and what is claimed in questions about who goes first."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from peling.advice.own_hand import company
from peling.core.notation import parse_tiles
from peling.core.tiles import Wind
from peling.lessons.drills.layouts import laid_out
from peling.lessons.drills.makers.precedence_questions import some_claim


@pytest.mark.parametrize(
    ("codes", "sets", "laid", "left"),
    [
        ("B1 B1 B1", 1, "B1 B1 B1", ""),
        ("B1 B1", 1, "B1 B1", ""),
        ("B1", 1, "", "B1"),
        ("B1 B1 B1", 0, "B1 B1", "B1"),
        ("B1 B1 B1 R R", 1, "B1 B1 B1|R R", ""),
        ("B1 B2 B3 B3 B3", 1, "B1 B2 B3|B3 B3", ""),
        ("R R R B1 B2 B3 N N", 2, "B1 B2 B3|R R R|N N", ""),
    ],
)
def test_sets_and_the_pair_take_as_many_tiles_as_can_be(codes: str, sets: int, laid: str, left: str) -> None:
    made, rest = laid_out(tuple(sorted(parse_tiles(codes))), sets)
    assert "|".join(" ".join(held.code for held in meld.tiles) for meld in made) == laid
    assert rest == parse_tiles(left)


def test_company_holds_only_runs_of_which_all_tiles_are_held() -> None:
    found = company(parse_tiles("C4 C5 C6 B8 B8 D3 D5 E B1 B2"))
    assert found.runs == (parse_tiles("C4 C5 C6"),)
    assert found.neighbours == (parse_tiles("B1 B2"), parse_tiles("D3 D5"))
    assert (found.threes, found.pairs, found.alone) == ((), parse_tiles("B8"), parse_tiles("E"))


class Shown(random.Random):
    """Chance that keeps what it could choose from."""

    def choice(self, seq: Sequence[str]) -> str:  # type: ignore[override]
        """Keep the sequence and take the first."""
        self.offered = Counter(seq)
        return seq[0]


@pytest.mark.parametrize(
    ("level", "claims"),
    [
        (1, {"pung": 1, "win": 1}),
        (2, {"pung": 1, "win": 1, "kong": 1}),
        (3, {"pung": 1, "win": 2, "kong": 1}),
        (5, {"pung": 1, "win": 2, "kong": 1}),
    ],
)
def test_higher_levels_have_kongs_and_more_wins_and_the_next_player_sequences(
    level: int, claims: dict[str, int]
) -> None:
    rng = Shown(1)
    some_claim(level, Wind.NORTH, Wind.EAST, rng)
    assert rng.offered == claims
    some_claim(level, Wind.SOUTH, Wind.EAST, rng)
    assert rng.offered == {**claims, "chow": 3}
