"""Hands of the Game of Four Winds in the text notation."""

from collections.abc import Mapping

from tests.engine.rulebooks.positions import Hands, outcome

HANDS = Hands("four-winds", "SE")


def net(winner: str, scores: Mapping[str, int], liable: str = "", **options: object) -> dict[str, int]:
    """Return what everybody gains; whoever has no score has 0, and an empty winner is a drawn game."""
    deal = outcome(winner, [scores.get(wind, 0) for wind in "ESWN"], liable=liable)
    return dict(zip("ESWN", HANDS.gains(deal, **options), strict=True))
