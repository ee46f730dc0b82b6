"""Find the drill that fits what is before the user in a game."""

from __future__ import annotations

from collections.abc import Iterable

from peling.actions import AddedKong, ClaimChow, ClaimKong, ClaimPung, ClaimWin, ConcealedKong
from peling.consequences import tiles_short
from peling.deal import DealResult
from peling.legality import Verdict
from peling.ruleset import RuleSet
from peling.view import Phase, PlayerView

CLAIMS = (ClaimWin, ClaimKong, ClaimPung, ClaimChow)


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
    if any(verdict.legal and isinstance(verdict.action, ConcealedKong | AddedKong) for verdict in judged):
        return "exposing"
    return "waits" if tiles_short(view, rules) <= 1 else "away"
