"""Advice to a learner: the legal actions from the best to the worst, each with its reasons.

Reasons are facts, never sentences: an id with tiles and numbers, which the app words. They come from the same
appraisal by which the computer players decide, so that the advice is what a club player would do.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import Final

from peling.advice.appraisal import Appraised, appraise
from peling.advice.consequences import set_made
from peling.advice.own_hand import short_of, tiles_short
from peling.core import actions as act
from peling.core.rules import Evidence, evidence
from peling.core.tiles import COPIES, KINDS
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
  hand may count.
- ``useful-tiles``: the kinds that bring it nearer; ``live``, how many copies of them are out of sight.
- ``exposes``: a set is laid open by a claim; ``sets``, how many then lie open.
- ``loose-tile``: a loose tile is drawn for it.
- ``then-discard``: the tile best discarded after the claim.
- ``danger``: ``cost``, what the discard may cost by helping others, in points, likelihood included.
"""


def advise(view: PlayerView, rules: RuleSet) -> tuple[Advice, ...]:
    """Return the legal actions of the player who has this view, the best first.

    Empty if there is nothing to decide.
    """
    before = tiles_short(view, rules)
    live = [COPIES - seen for seen in view.seen()]
    return tuple(
        Advice(found.action, found.worth, _reasons(found, view, rules, before, live))
        for found in appraise(view, rules)
    )


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: its id and what shows it."""

    id: str
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Advice:
    """What speaks for and against an action.

    Attributes:
        action: the action.
        worth: its estimated worth in points; only differences between actions mean something.
        reasons: in the order of `REASONS`.
    """

    action: act.Action
    worth: float
    reasons: tuple[Reason, ...]

    def reason(self, id_: str) -> Reason | None:
        """Return the reason with this id, if it is given."""
        return next((reason for reason in self.reasons if reason.id == id_), None)


def _reasons(
    found: Appraised, view: PlayerView, rules: RuleSet, before: int, live: list[int]
) -> tuple[Reason, ...]:
    action = found.action
    if isinstance(action, act.GoOut | act.GoOutByFlowers | act.ClaimWin):
        return (Reason("wins", evidence(score=round(found.value))),)
    reasons = [
        Reason("tiles-away", evidence(before=before, after=_away_after(found, view, rules))),
        Reason("aims-at", evidence(pattern=found.pattern, away=found.need, value=round(found.value))),
    ]
    useful = [kind for kind in compress(KINDS, found.useful or b"") if live[kind.index]]
    if useful:
        copies = sum(live[kind.index] for kind in useful)
        reasons.append(Reason("useful-tiles", evidence(*useful, live=copies)))
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


def _away_after(found: Appraised, view: PlayerView, rules: RuleSet) -> int:
    """Return the tiles missing to any complete hand after an action, the best discard included."""
    makes, own = set_made(view, found.action)
    hand, laid = view.hand.remove(*own), view.hand.melds
    if makes is not None and not isinstance(found.action, act.AddedKong):
        laid = (*laid, makes)
    if found.then is not None:
        hand = hand.remove(found.then)
    return short_of(hand, laid, view.wild, rules)
