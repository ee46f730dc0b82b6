"""The second scorer of the booklet knows the examples."""

from __future__ import annotations

from typing import Any

import pytest

from peling.rulebooks import examples
from tests.engine.rulebooks.how_to_play.slow_scorer import expected

HANDS = [hand for hand in examples("how-to-play")["hands"] if hand["expected"]["valid"]]


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand["id"])
def test_the_second_scorer_knows_the_examples(hand: dict[str, Any]) -> None:
    assert expected(hand) == hand["expected"]
