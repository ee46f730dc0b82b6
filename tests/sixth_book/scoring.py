"""The three score items."""

from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Doubles, Found, Points, ScoreItem
from peling.core.tiles import Dragon
from peling.rules.composer import ScoreCard, SetFacts, WinFacts
from tests.sixth_book.citations import SCORES


def _win(_facts: WinFacts) -> Found:
    """Give the winner the points for going out."""
    return SHOWN


def _three(facts: SetFacts) -> Found:
    """Give 2 for three of a kind."""
    return (evidence(*facts.meld.tiles),) if facts.meld.is_triplet else ()


def _red(facts: SetFacts) -> Found:
    """Double once for three red dragons."""
    triplet = facts.meld.is_triplet and facts.meld.tile.dragon is Dragon.RED
    return (evidence(*facts.meld.tiles),) if triplet else ()


def score_card(going_out: int) -> ScoreCard:
    """Return the items."""
    return ScoreCard(
        sets=(
            ScoreItem("CY-THREE", "Three of a kind", SCORES, Points(2), _three),
            ScoreItem("CY-RED", "Three red dragons", SCORES, Doubles(1), _red),
        ),
        hand=(),
        win=(ScoreItem("CY-OUT", "Going out", SCORES, Points(going_out), _win),),
        rest=(),
    )
