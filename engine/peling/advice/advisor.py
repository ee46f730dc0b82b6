"""Advice to a learner: the legal actions from the best to the worst, each with its reasons.

Reasons are facts, never sentences: an id with tiles and numbers, which the app words. They come from the same
choices by which the computer players decide, so that the advice is what an expert would do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peling.advice.choices import Choice, choices
from peling.advice.helpful import Helpful, helpful
from peling.advice.left import left_by
from peling.advice.motives import motive
from peling.advice.own_hand import tiles_short
from peling.advice.reasons import NEAR_AIM, Reason
from peling.core import actions as act
from peling.core.rules import evidence
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

REASONS: Final = (
    "wins",
    "tiles-away",
    "aims-at",
    "useful-tiles",
    "exposes",
    "loose-tile",
    "then-discard",
    "danger",
)
"""The ids of all reasons, in the order in which they are given.

- ``wins``: it goes out; ``score``, what the hand counts.
- ``tiles-away``: ``before`` and ``after``, tiles missing to any complete hand, the best discard made.
- ``aims-at``: ``pattern``, one of `prices.AIMS`; ``away``, tiles missing to it; ``value``, what such a
  hand may count. Of a special sort only while it is near (see `NEAR_AIM`).
- ``useful-tiles``: the kinds that bring it nearer to a win (see `helpful`); ``live``, how many copies of them
  are out of sight; ``away``, how far the hand is from a win when they help.
- ``exposes``: a set is laid open by a claim; ``sets``, how many then lie open.
- ``loose-tile``: a loose tile is drawn for it.
- ``then-discard``: the tile best discarded after the claim.
- ``danger``: ``cost``, what the discard may cost by helping others, in points, likelihood included.
"""


def advise(view: PlayerView, rules: RuleSet) -> tuple[Advice, ...]:
    """Return the legal actions of the player who has this view, the best first.

    Empty if there is nothing to decide.
    """
    found = choices(view, rules)
    if not found:
        return ()
    before = tiles_short(view, rules)
    helps = [helpful(left_by(view, one.appraised.action, one.appraised.then), rules) for one in found]
    return tuple(
        Advice(
            one.appraised.action,
            one.appraised.worth,
            _reasons(one, tiles, view, before),
            motive(found[0], helps[0], one, tiles) if one is not found[0] else None,
        )
        for one, tiles in zip(found, helps, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Advice:
    """What speaks for and against an action.

    Attributes:
        action: the action.
        worth: its estimated worth in points; only differences between actions mean something.
        reasons: in the order of `REASONS`.
        motive: why the first is better than this one, one of `motives.MOTIVES`; None for the first itself.
    """

    action: act.Action
    worth: float
    reasons: tuple[Reason, ...]
    motive: Reason | None = None

    def reason(self, id_: str) -> Reason | None:
        """Return the reason with this id, if it is given."""
        return next((reason for reason in self.reasons if reason.id == id_), None)


def _reasons(choice: Choice, helps: Helpful, view: PlayerView, before: int) -> tuple[Reason, ...]:
    found = choice.appraised
    action = found.action
    if isinstance(action, act.GoOut | act.GoOutByFlowers | act.ClaimWin):
        return (Reason("wins", evidence(score=round(found.value))),)
    reasons = [Reason("tiles-away", evidence(before=before, after=choice.away))]
    if found.pattern == "any" or found.need <= NEAR_AIM:
        value = round(found.value)
        reasons.append(Reason("aims-at", evidence(pattern=found.pattern, away=found.need, value=value)))
    if helps.live:
        reasons.append(Reason("useful-tiles", evidence(*helps.kinds, live=helps.live, away=helps.away)))
    if isinstance(action, act.ClaimChow | act.ClaimPung | act.ClaimKong):
        lying = sum(not meld.concealed for meld in view.hand.melds) + 1
        reasons.append(Reason("exposes", evidence(sets=lying)))
    if isinstance(action, act.ClaimKong | act.ConcealedKong | act.AddedKong):
        reasons.append(Reason("loose-tile", evidence(drawable=view.wall.drawable)))
    if found.then is not None:
        reasons.append(Reason("then-discard", evidence(found.then)))
    if round(found.danger):
        reasons.append(Reason("danger", evidence(cost=round(found.danger))))
    return tuple(reasons)
