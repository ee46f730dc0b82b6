"""Compare the learner's decisions with the tutor's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from peling.advice.advisor import Advice
from peling.advice.motives import NEARLY
from peling.core.actions import Action


class Judgement(StrEnum):
    """How a decision of the learner compares with the tutor's."""

    SAME = "same"
    NEAR = "near"
    OTHER = "other"
    ONLY = "only"
    """There was nothing to choose."""
    OPEN = ""
    """The tutor has not looked at it yet."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the learner did at a moment, and the tutor's advice for it.

    Attributes:
        place: the number of the moment, from 0.
        action: what he did.
        judgement: how that compares with the advice.
        advice: best first; empty while it is not known.
        cost: about how many points the choice gave away.
    """

    place: int
    action: Action
    judgement: Judgement = Judgement.OPEN
    advice: tuple[Advice, ...] = ()
    cost: int = 0


def judge_decision(decision: Decision, advice: tuple[Advice, ...]) -> Decision:
    """Return a decision with the advice for it and how it compares."""
    done = next((one for one in advice if one.action == decision.action), None)
    lost = 0.0 if done is None or not advice else advice[0].worth - done.worth
    if len(advice) < 2:
        judgement = Judgement.ONLY
    elif done is advice[0]:
        judgement = Judgement.SAME
    elif done is not None and lost <= NEARLY * max(1.0, abs(advice[0].worth)):
        judgement = Judgement.NEAR
    else:
        judgement = Judgement.OTHER
    return replace(decision, judgement=judgement, advice=advice, cost=round(lost))
