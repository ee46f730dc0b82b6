"""A guided deal: one with a fixed wall, from the dice to the settlement.

What everybody does is written down, so that the guide knows what comes. The learner does his own acts;
another act, legal or not, is answered and changes nothing, so that the deal cannot leave its course.
"""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealState
from peling.play.table import Throw, apply, start_deal
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class GuidedStep:
    """One step of the guide.

    Attributes:
        id: the id of its words, ``"guided/chow"``.
        done: how many acts of the script are done before it.
        action: what the learner is to do; None: there is only something to read and see.
    """

    id: str
    done: int
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Guided:
    """A deal that is led by a guide.

    Attributes:
        rules: the id of the rule set; it is played as printed.
        me: whom the learner plays.
        seat_throws: the throws for East, from the learner's chair to the right.
        wall: the whole wall in its physical order.
        throws: East's throw and the breaker's.
        script: what everybody does.
        steps: what the guide says.
    """

    rules: str
    me: Wind
    seat_throws: tuple[Throw, ...]
    wall: tuple[Tile, ...]
    throws: tuple[Throw, Throw]
    script: tuple[tuple[Wind, Action], ...]
    steps: tuple[GuidedStep, ...]


def position(deal: Guided, done: int, since: int | None = None) -> tuple[DealState, tuple[Event, ...]]:
    """Return the position after so many acts, and what happened since so many (None: since the shuffle)."""
    rules = rules_of(deal)
    state, events = start_deal(rules, 4, deal.wall, deal.throws)
    seen = events if since is None else ()
    for number, (wind, action) in enumerate(deal.script[:done]):
        state, made = apply(state, wind, action, rules)
        if since is None or number >= since:
            seen += made
    return state, seen


def rules_of(deal: Guided) -> RuleSet:
    """Return the rules of the deal."""
    return rule_set(deal.rules)
