"""Find in a position, or in a deal that is over, the things a learner may meet there for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from peling.advice.formula.liabilities import pays_for_all
from peling.advice.own_hand import tiles_short
from peling.core import actions as act
from peling.core.scoring import Limit
from peling.core.view import Phase, PlayerView, Source
from peling.play.deal import DealResult
from peling.rules.legality import Verdict
from peling.rules.ruleset import RuleSet

FEW_TILES = 8
"""So many tiles left to draw are two rounds of the table."""

CLAIMS = (act.ClaimWin, act.ClaimKong, act.ClaimPung, act.ClaimChow)

_DECLARED: tuple[tuple[type, str], ...] = (
    (act.GoOutByFlowers, "eight-flowers"),
    (act.GoOut, "mah-jongg"),
    (act.ClaimWin, "mah-jongg"),
    (act.TakeLast, "bottom-tile"),
    (act.Wash, "washing"),
    (act.SetOutBonus, "meld-flower"),
    (act.ClaimKong, "kong-claim"),
    (act.ConcealedKong, "kong-drawn"),
    (act.AddedKong, "kong-added"),
    (act.ClaimPung, "pung"),
    (act.ClaimChow, "chow"),
)
"""What an action that is allowed lets the user meet, the most urgent first."""

_REFUSED = {"enough-points": "four-points", "no-lone-wild": "lone-wild", "not-barred": "pung-lock"}
"""What a condition that stands alone against an action lets the user meet."""


def met_in_play(view: PlayerView, verdicts: tuple[Verdict, ...], rules: RuleSet) -> tuple[str, ...]:
    """Return what is met in a position: first what may be done, then what has happened, then what is seen."""
    if view.phase is Phase.OVER:
        return ()
    return tuple(dict.fromkeys((*_asked(view, verdicts), *_happened(view, rules), *_always_there(view))))


def _asked(view: PlayerView, verdicts: tuple[Verdict, ...]) -> Iterator[str]:
    legal = [verdict.action for verdict in verdicts if verdict.legal]
    kinds = {type(action) for action in legal}
    if view.offer is not None and view.offer.robbing and act.ClaimWin in kinds:
        yield "robbing"
    if view.offer is not None and view.offer.late and kinds & set(CLAIMS):
        yield "late-claim"
    if kinds & {act.ClaimKong, act.ClaimPung, act.ClaimChow}:
        yield "claim"
    for kind, topic in _DECLARED:
        if kind in kinds:
            yield topic
    if any(_stands(action) for action in legal):
        yield "standing"
    for verdict in verdicts:
        unmet = [found.condition for found in verdict.unmet]
        if len(unmet) == 1 and unmet[0] in _REFUSED:
            yield _REFUSED[unmet[0]]


def _stands(action: act.Action) -> bool:
    return isinstance(action, act.Discard) and action.standing


def _happened(view: PlayerView, rules: RuleSet) -> Iterator[str]:
    if view.turn is view.me and view.phase is Phase.TURN:
        if view.source is Source.DEAL:
            yield "east"
        if view.source is Source.LOOSE:
            yield "loose"
    if any(held in view.wild for held in view.hand.concealed):
        yield "wild-held"
    if any(other.standing for other in view.others):
        yield "other-standing"
    if _in_danger(view, rules):
        yield "danger"
    if view.wall.drawable <= FEW_TILES:
        yield "last-tiles"
    if tiles_short(view, rules) == 1:
        yield "calling"
    if view.hand.bonus or any(held.is_bonus and held not in view.wild for held in view.hand.concealed):
        yield "flower"


def _in_danger(view: PlayerView, rules: RuleSet) -> bool:
    """Return whether a discard may make the user pay for all."""
    if view.wild:
        return any(sum(meld.claimed_from is view.me for meld in other.melds) >= 2 for other in view.others)
    return any(any(pays_for_all(rules, other, view.me, view.round_wind)) for other in view.others)


def _always_there(view: PlayerView) -> Iterator[str]:
    yield "turn"
    if view.wild:
        yield "wild"
    if view.wall.turned_up is not None:
        yield "turned-up"
    if view.round_wind is not None:
        yield "round-wind"


def met_settled(result: DealResult, rules: RuleSet) -> tuple[str, ...]:
    """Return what is met when a deal is settled, the rarest first."""
    transfers = result.settlement.transfers
    topics = []
    if result.outcome.washed:
        return ("washed",)
    if result.winner is None:
        return () if transfers else ("drawn",)
    if result.outcome.liable is not None or result.outcome.sharing:
        topics.append("liability")
    if _limited(result):
        topics.append("limit")
    topics.append("settlement")
    if rules.rounded is not None:
        topics.append("rounding")
    if any(transfer.factor > 1 for transfer in transfers):
        topics.append("east-double")
    if any(transfer.reason == "difference" for transfer in transfers):
        topics.append("losers")
    if rules.sticks:
        topics.append("sticks")
    return tuple(topics)


def _limited(result: DealResult) -> bool:
    """Return whether the limit was reached: by a hand that is worth it, in a sum, or in a payment."""
    sheets = [score.sheet for score in result.scores.values()]
    return (
        any(isinstance(line.award, Limit) for sheet in sheets for line in sheet.lines)
        or any(sheet.total < sheet.points << sheet.doubles for sheet in sheets)
        or any(paid.amount < paid.base * paid.factor for paid in result.settlement.transfers)
    )
