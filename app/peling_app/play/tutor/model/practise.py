"""Find the drill that fits what is before the user in a game."""

from __future__ import annotations

from collections.abc import Iterable

from peling.advice.own_hand import tiles_short
from peling.core import actions as act
from peling.core.scoring import Limit, Score
from peling.core.view import Phase, PlayerView
from peling.lessons.drills import kinds
from peling.play.deal import DealResult
from peling.rules.legality import Verdict
from peling.rules.ruleset import RuleSet

CLAIMS = (act.ClaimWin, act.ClaimKong, act.ClaimPung, act.ClaimChow)
REFUSED_DRILL = "why-not"
"""The kind of drill that asks why something is not allowed."""
SCORE_DRILL = "score"


def action_drill(action: act.Action) -> str:
    """Return the kind of drill that asks for the like of an action."""
    match action:
        case act.ClaimWin() | act.ClaimKong() | act.ClaimPung() | act.ClaimChow():
            return "claim"
        case act.ConcealedKong() | act.AddedKong():
            return "exposing"
        case act.GoOut():
            return "complete"
        case _:
            return "rule"


def hand_drill(view: PlayerView, rules: RuleSet) -> str:
    """Return the kind that asks how far a hand is from a win, or when it is calling what it waits for."""
    return "waits" if tiles_short(view, rules) <= 1 else "away"


def pays_drill(result: DealResult, rules: RuleSet) -> str:
    """Return the kind that asks who pays whom in a deal like this."""
    liable = result.outcome.liable is not None or bool(result.outcome.sharing)
    return "liable" if liable and "liable" in kinds(rules) else "pays"


def score_drill(score: Score | None) -> str:
    """Return the kind that asks what a hand counts: a great one has its own."""
    great = score is not None and any(isinstance(line.award, Limit) for line in score.sheet.lines)
    return "limit" if great else SCORE_DRILL


def fitting_drill(
    view: PlayerView, verdicts: Iterable[Verdict], rules: RuleSet, result: DealResult | None
) -> str:
    """Return its kind: of scores or payments when the deal is settled, of claims, of waits, of tiles away."""
    if result is not None:
        return "score" if result.winner is view.me else "pays"
    judged = tuple(verdicts)
    if any(verdict.legal and isinstance(verdict.action, CLAIMS) for verdict in judged):
        return "claim"
    if view.phase is Phase.CLAIMS and view.offer is not None:
        return "why-not"
    if any(
        verdict.legal and isinstance(verdict.action, act.ConcealedKong | act.AddedKong) for verdict in judged
    ):
        return "exposing"
    return hand_drill(view, rules)
