"""Every shape in which a hand wins is read, and the winning tile does something only in sets and pairs."""

from __future__ import annotations

import pytest

from peling.rulebooks.fenghua.hands import ALL_HONOURS, EIGHT_FLOWERS, INDEPENDENT, SETS, SEVEN_PAIRS, ways
from peling.rulebooks.fenghua.options import House
from tests.engine.rulebooks.fenghua.positions import recorded


@pytest.mark.parametrize(
    ("hand", "how", "shape", "roles"),
    [
        ("B1 B2 B3 C4 C4 C4 D7 D8 D9 R R E E", "R wall", SETS, {"pung"}),
        ("B1 B2 B3 C4 C4 C4 D7 D8 D9 R R R E", "E wall", SETS, {"eye"}),
        ("B1 B3 C4 C4 C4 D7 D8 D9 R R R E E", "B2 wall", SETS, {"closed"}),
        ("B1 B1 B4 B4 C2 C2 C5 C5 D3 D3 E E R", "R wall", SEVEN_PAIRS, {"eye"}),
        ("B1 B2 B3 C4 C4 C4 D7 D8 D9 R R R E E", "dealt", SETS, {""}),
        ("B1 B1 B4 B4 C2 C2 C5 C5 D3 D3 E E R R", "dealt", SEVEN_PAIRS, {""}),
        ("B1 B4 B7 D2 D5 D8 C3 C6 E S W N R", "G wall", INDEPENDENT, {""}),
        ("B1 B4 B7 D2 D5 D8 C3 C6 E S W N B9", "G wall", INDEPENDENT, {""}),
        ("E E E E S S S W W W N R G", "G wall", ALL_HONOURS, {""}),
        ("E E E S S W W W N R R G B9", "G wall", ALL_HONOURS, {""}),
        ("B1 B4 C1 C5 D2 D3 D7 D9 E S W N R", "eight-flowers", EIGHT_FLOWERS, {""}),
    ],
)
def test_what_the_winning_tile_does(hand: str, how: str, shape: str, roles: set[str]) -> None:
    record = recorded("S", hand, how)
    assert record.win is not None
    found = [facts for facts in ways(record, record.win, House()) if facts.reading.shape == shape]
    assert {facts.role for facts in found} == roles
    assert not any(facts.beside_wild for facts in found if facts.reading.shape != SETS)
