"""What the learner decided in a deal, and what the coach makes of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from peling.coach.grades import Grade
from peling.coach.review import Judged
from peling.core.actions import Action
from peling_app.play.deals import Deal
from peling_app.play.review.work import Known, Remark


class Judgement(StrEnum):
    """How good a decision of the learner was."""

    SAME = "same"
    """It was the best."""
    NEAR = "near"
    """It was about as good."""
    OTHER = "other"
    """It cost something."""
    ONLY = "only"
    """There was nothing to choose."""
    OPEN = ""
    """The coach has not looked at it yet."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the learner did at a moment, and what the coach makes of it.

    Attributes:
        place: the number of the moment, from 0.
        action: what he did.
        judgement: how good that was.
        judged: its figures; None: they are not known, or there was no choice.
        said: why another choice was better, and what came of it; None: it cost nothing.
    """

    place: int
    action: Action
    judgement: Judgement = Judgement.OPEN
    judged: Judged | None = None
    said: Remark | None = None

    @property
    def better(self) -> Action | None:
        """Return what would have been better; None: nothing, or it is not known."""
        return self.judged.best if self.judged is not None and self.said is not None else None


def decisions_of(deal: Deal, known: Known | None) -> dict[int, Decision]:
    """Return the learner's decisions in a deal by their moments, with the review as far as it is known."""
    answers = ((moment, deal.answer(moment)) for moment in range(len(deal.moments)))
    found = {moment: Decision(moment, action) for moment, action in answers if action is not None}
    if known is None:
        return found
    judged = {
        deal.moment_before(one.moment): (one, known.said.get(number))
        for number, one in enumerate(known.review.decisions)
    }
    return {place: _with(decision, *judged.get(place, (None, None))) for place, decision in found.items()}


def _with(decision: Decision, judged: Judged | None, said: Remark | None) -> Decision:
    place, action = decision.place, decision.action
    if judged is None:
        return Decision(place, action, Judgement.ONLY)
    match judged.grade:
        case Grade.BEST:
            judgement = Judgement.SAME
        case Grade.EQUAL:
            judgement = Judgement.NEAR
        case _:
            judgement = Judgement.OTHER
    return Decision(place, action, judgement, judged, said)
