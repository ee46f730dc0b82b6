"""Cut a game into finished deals and their moments; compare the learner's decisions with the tutor's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from peling.advice.advisor import Advice
from peling.advice.motives import NEARLY
from peling.core.actions import Action
from peling.play.inputs import Act, StartDeal
from peling.storage.saves import Step
from peling_app.play.open_game import HUMAN, OpenGame


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


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal.

    Attributes:
        number: its number in the game, from 1.
        first: the place of its first step among all steps of the game.
        steps: its steps.
        moments: the places among them at which something is to be seen.
    """

    number: int
    first: int
    steps: tuple[Step, ...]
    moments: tuple[int, ...]

    def game(self, moment: int) -> OpenGame:
        """Return the position at a moment, as the learner had it."""
        return OpenGame((self.steps[self.moments[moment]],))

    def answer(self, moment: int) -> Action | None:
        """Return what the learner decided at a moment; None where he decided nothing."""
        return _answer(self.steps, self.moments[moment])

    def happened(self, moment: int) -> tuple[Step, ...]:
        """Return the steps between the moment before and this one."""
        first = self.moments[moment - 1] + 1 if moment else 0
        return self.steps[first : self.moments[moment] + 1]

    def moment_of(self, event: int) -> int:
        """Return the moment at which an event can be seen, by its number among all of the deal, from 0.

        An event that there is not is looked for at the end.
        """
        seen = 0
        for place, made in enumerate(self.steps):
            seen += len(made.events)
            if seen > event:
                return self.moments.index(place)
        return len(self.moments) - 1


def deals_of(steps: tuple[Step, ...]) -> tuple[Deal, ...]:
    """Return the finished deals of a game, in their order."""
    starts = [place for place, made in enumerate(steps) if isinstance(made.given, StartDeal)]
    found = []
    for first, end in zip(starts, (*starts[1:], len(steps)), strict=True):
        dealt = steps[first:end]
        if dealt[-1].state.result is not None:
            moments = tuple(
                place
                for place, made in enumerate(dealt)
                if made.events or _answer(dealt, place) is not None or place == len(dealt) - 1
            )
            found.append(Deal(dealt[0].state.deal_number, first, dealt, moments))
    return tuple(found)


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


def _answer(steps: tuple[Step, ...], place: int) -> Action | None:
    """Return what the learner does in the step after this one; None: somebody else acts, or nobody."""
    following = steps[place + 1].given if place + 1 < len(steps) else None
    return following.action if isinstance(following, Act) and following.seat is HUMAN else None
