"""Who pays whom."""

from peling.core.settlement import DealOutcome, Settlement, collection, differences, live_scores
from tests.sixth_book.citations import SCORES


def settlement(outcome: DealOutcome) -> Settlement:
    """Return who pays whom."""
    if outcome.winner is None:
        return Settlement()
    losers = [wind for wind in outcome.winds if wind is not outcome.winner]
    scores = live_scores(outcome)
    return Settlement(collection(outcome, outcome.winner, SCORES) + differences(losers, scores, SCORES))
