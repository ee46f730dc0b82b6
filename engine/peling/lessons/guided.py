"""The guided deal: a first deal with a fixed wall, from the dice to the settlement.

What everybody does is written down, so that the guide knows what comes. The learner does his own acts;
another act, legal or not, is answered and changes nothing, so that the deal cannot leave its course.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.notation import parse_tiles
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealState
from peling.play.inputs import action_from_json
from peling.play.table import Throw, apply, start_deal
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet

WALL: Final = """
    C8 C1 B3 B7 B8 R B9 C2 C8 C1 B6 B5 W C7 C4 B2 C8 B7 Wh E D3 C9 C9 D4 S N B1 D8 D1 D2 C6 C7 N D5 E C4
    B1 B4 B1 D1 C1 C3 E C5 D3 C5 B4 D6 C3 D2 D1 D7 S B2 C4 D6 D1 D3 R D6 B2 B2 C6 B6 B3 D5 W C4 B3 D8 D9
    C5 N B6 S D2 R B5 D4 D9 B6 D8 D6 B1 D9 D4 B9 C2 Wh B5 Wh W D4 B9 D9 B3 C1 B4 G B8 R C5 G C9 D7 C7 C3
    G D5 E B9 N C2 C3 G B7 W C6 C2 C6 C7 B4 B7 B8 D2 B5 D7 D8 S C8 D3 C9 D7 B8 Wh D5
"""
SCRIPT: Final = """
    E discard B4, W claim-pung, W discard S, N discard B3, E discard B1, W claim-pung, W discard D1, N
    discard E, E discard S, S discard E, W discard N, N discard C3, E discard C3, S claim-chow C2 C4, S
    discard D8, W discard C4, N discard C1, E discard C1, S discard B3, W discard B2, S claim-pung, S
    discard R, N claim-pung, N discard C5, S claim-kong, S discard B9, W discard C6, N discard B9, E
    discard B3, S go-out
"""
STEPS: Final = """
seats 0, wall 0, break 0, hand 0, watch 2, lost-turn 6, first-discard 9 act, chow 13 act, after-chow 14 act,
pair 18 act, pung 20 act, risk 21 act, they-claim 23, kong 24 act, last-discard 25 act, calling 26,
mah-jongg 29 act, count 30, others 30, settle 30, next 30
"""
"""The steps of the guide: an id for the words, how many acts come before, and whether the learner acts."""


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


@lru_cache(maxsize=1)
def guided() -> Guided:
    """Return the guided deal."""
    script = []
    for act in SCRIPT.replace("\n", " ").split(","):
        wind, *words = act.split()
        script.append((Wind(wind), action_from_json(words)))
    steps = []
    for line in STEPS.replace("\n", " ").split(","):
        name, done, *acts = line.split()
        steps.append(GuidedStep(f"guided/{name}", int(done), script[int(done)][1] if acts else None))
    return Guided(
        "pung-chow",
        Wind.SOUTH,
        ((3, 2), (4, 1), (2, 6), (5, 6)),
        parse_tiles(WALL),
        ((1, 3), (6, 5)),
        tuple(script),
        tuple(steps),
    )


def position(deal: Guided, done: int, since: int | None = None) -> tuple[DealState, tuple[Event, ...]]:
    """Return the position after so many acts, and what happened since so many (None: since the shuffle)."""
    rules = rules_of(deal)
    state, events = start_deal(rules, 4, deal.wall, deal.throws)
    told = events if since is None else ()
    for number, (wind, action) in enumerate(deal.script[:done]):
        state, made = apply(state, wind, action, rules)
        if since is None or number >= since:
            told += made
    return state, told


def rules_of(deal: Guided) -> RuleSet:
    """Return the rules of the deal."""
    return rule_set(deal.rules)
