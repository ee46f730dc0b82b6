"""Settling Part I with two and three players."""

from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set

PLAYERS = {2: (Wind.EAST, Wind.WEST), 3: WINDS[:3], 4: WINDS}


def net(outcome: DealOutcome) -> dict[str, int]:
    return {
        wind.value: points
        for wind, points in rule_set("pung-chow").settle(outcome).net(outcome.winds).items()
    }


def test_two_players() -> None:
    outcome = DealOutcome(PLAYERS[2], Wind.WEST, {Wind.EAST: 64, Wind.WEST: 22})
    assert net(outcome) == {"E": -44, "W": 44}


def test_three_players() -> None:
    outcome = DealOutcome(PLAYERS[3], Wind.SOUTH, {Wind.EAST: 8, Wind.SOUTH: 30, Wind.WEST: 20})
    assert net(outcome) == {"E": -84, "S": 90, "W": -6}
