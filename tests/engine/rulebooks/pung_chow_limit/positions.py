"""Hands of Part II of Harr in the text notation."""

from peling.core.settlement import DealOutcome
from tests.engine.rulebooks import positions
from tests.engine.rulebooks.positions import Hands

HANDS = Hands("pung-chow-limit", "SE", "PC2-")


def net(deal: DealOutcome, **options: object) -> dict[str, int]:
    """Return what everybody gains."""
    return dict(zip((wind.value for wind in deal.winds), HANDS.gains(deal, **options), strict=True))


def outcome(winner: str, *scores: int, liable: str = "", dead: tuple[str, ...] = ()) -> DealOutcome:
    """Return a deal of four with these scores of East, South, West, North; an empty winner: drawn."""
    return positions.outcome(winner, scores, liable=liable, dead=dict.fromkeys(dead, "wrong-count"))
