"""Why the first choice is better than another one: the one reason that counts most, as an id with figures.

The worth of a choice is what may be won times how likely that is, less what the discard may cost. Which of
the three sets two choices apart most is the motive, as long as it makes a difference that matters and the
figures that a learner can check say so clearly.
"""

from __future__ import annotations

from math import log
from typing import Final

from peling.advice.choices import Choice, Folly, plainly
from peling.advice.helpful import Helpful
from peling.advice.reasons import NEAR_AIM, Reason
from peling.core import actions as act
from peling.core.rules import evidence

MOTIVES: Final = (
    "wins",
    "keeps-wild",
    "gains-nothing",
    "nearer",
    "more-tiles",
    "higher-value",
    "keeps-dearer",
    "safer",
    "keeps-open",
    "about-equal",
)
"""The ids of all motives; of each figure the first is that of the better choice.

- ``wins``: it goes out, or ends the deal by washing.
- ``keeps-wild``: the other gives a wild tile away.
- ``gains-nothing``: the other is a claim or kong that brings the hand neither nearer nor more.
- ``nearer``: ``away`` and ``other``, tiles short of a win.
- ``more-tiles``: ``live`` and ``other``, copies of helpful tiles out of sight; ``away``, at what distance.
- ``higher-value``: ``value`` and ``other``, what the hands aimed at may count; ``pattern``, what the better
  one aims at.
- ``keeps-dearer``: the same, but the hand aimed at is still far off: no figure is given of a dream.
- ``safer``: ``cost`` and ``other``, what the discards may cost, in points, likelihood included.
- ``keeps-open``: more ways stay open, in this plan or in others beside it.
- ``about-equal``: nothing that could be pointed at.
"""

NEARLY: Final = 0.03
"""Choices that differ by no more than this part of the better one's worth are about equal."""


def motive(best: Choice, helps: Helpful, other: Choice, other_helps: Helpful) -> Reason:
    """Return why the first of two choices is better; `helps` are the tiles that help after each."""
    if isinstance(best.appraised.action, act.GoOut | act.GoOutByFlowers | act.ClaimWin | act.Wash):
        return Reason("wins", evidence())
    if other.folly is Folly.WILD:
        return Reason("keeps-wild", evidence())
    if other.folly is Folly.IDLE:
        return Reason("gains-nothing", evidence())
    quicker = _quicker(best, helps, other, other_helps)
    if other.folly is Folly.DREAM and quicker is not None:
        # Its worth was cut to that of the last one with sense, and tells no more by what they differ.
        return quicker
    matters = NEARLY * max(1.0, abs(best.appraised.worth))
    if other.folly is None and best.appraised.worth - other.appraised.worth <= matters:
        return Reason("about-equal", evidence())
    speed, value = _hopes(best, other)
    candidates = (
        (_safety(best, other), _safer(best, other)),
        (value, _dearer(best, other)),
        (speed, quicker or Reason("keeps-open", evidence())),
    )
    named = [(share, reason) for share, reason in candidates if reason is not None and share > matters]
    return max(named, key=lambda one: one[0])[1] if named else Reason("about-equal", evidence())


def _safety(best: Choice, other: Choice) -> float:
    return other.appraised.danger - best.appraised.danger


def _hopes(best: Choice, other: Choice) -> tuple[float, float]:
    """Return how many points of the difference come from the likelihood to win, and how many from value."""
    one, two = (choice.appraised.worth + choice.appraised.danger for choice in (best, other))
    # Two that differ by the last digit may have one logarithm.
    if one <= 0 or two <= 0 or log(one) == log(two):
        return one - two, 0.0
    by_value = log(max(best.appraised.value, 1)) - log(max(other.appraised.value, 1))
    in_all = log(one) - log(two)
    value = (one - two) * by_value / in_all
    return one - two - value, value


def _safer(best: Choice, other: Choice) -> Reason | None:
    cost, more = round(best.appraised.danger), round(other.appraised.danger)
    if not (plainly(other.appraised.danger, best.appraised.danger) and plainly(more, cost)):
        return None
    return Reason("safer", evidence(cost=cost, other=more))


def _dearer(best: Choice, other: Choice) -> Reason | None:
    value, less = round(best.appraised.value), round(other.appraised.value)
    if not plainly(value, less):
        return None
    if best.appraised.pattern != "any" and best.appraised.need > NEAR_AIM:
        return Reason("keeps-dearer", evidence())
    return Reason("higher-value", evidence(value=value, other=less, pattern=best.appraised.pattern))


def _quicker(best: Choice, helps: Helpful, other: Choice, other_helps: Helpful) -> Reason | None:
    if best.away < other.away:
        return Reason("nearer", evidence(away=best.away, other=other.away))
    if best.away == other.away and plainly(helps.live, other_helps.live):
        return Reason("more-tiles", evidence(live=helps.live, other=other_helps.live, away=best.away))
    return None
