"""What a learner is to reach on the board: predicates by id over what happened.

A goal is written ``"chow"`` or with what it is about, ``"discard B3 R"``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from peling.core.events import BonusSetOut, Claimed, Drawn, Event, KongLaid, TileDiscarded, WentOut
from peling.core.melds import KongForm, MeldKind
from peling.core.tiles import Wind
from peling.core.view import Phase
from peling.play.deal import DealState
from peling.rules.legality import Verdict


@dataclass(frozen=True, slots=True)
class Tried:
    """What a learner has made of a position.

    Attributes:
        me: whom the learner plays.
        deal: the deal by now.
        events: what happened since the position.
        about: the words of the goal after its id.
        refused: the verdict on the last act, if the rules do not allow it.
    """

    me: Wind
    deal: DealState
    events: tuple[Event, ...]
    about: tuple[str, ...]
    refused: Verdict | None = None


Goal = Callable[[Tried], bool]


def reached(
    goal: str, me: Wind, deal: DealState, events: tuple[Event, ...], refused: Verdict | None = None
) -> bool:
    """Return whether a goal is reached.

    Raises:
        KeyError: there is no such goal.
    """
    name, *about = goal.split()
    return GOALS[name](Tried(me, deal, events, tuple(about), refused))


def _discarded(tried: Tried) -> bool:
    return any(
        isinstance(event, TileDiscarded)
        and event.wind is tried.me
        and (not tried.about or event.tile.code in tried.about)
        for event in tried.events
    )


def _standing(tried: Tried) -> bool:
    return any(
        isinstance(event, TileDiscarded) and event.wind is tried.me and event.standing
        for event in tried.events
    )


def _claimed(kind: MeldKind) -> Goal:
    def found(tried: Tried) -> bool:
        return any(
            isinstance(event, Claimed)
            and event.wind is tried.me
            and event.meld.kind is kind
            and (not tried.about or {held.code for held in event.meld.tiles} == set(tried.about))
            for event in tried.events
        )

    return found


def _claimed_late(tried: Tried) -> bool:
    """Return whether the learner's claim came when the next player had drawn already."""
    last: Event | None = None
    for event in tried.events:
        if isinstance(event, Claimed) and event.wind is tried.me:
            return isinstance(last, Drawn)
        if isinstance(event, TileDiscarded | Drawn):
            last = event
    return False


def _claimed_again(tried: Tried) -> bool:
    """Return whether the learner punged after a turn of his own."""
    own = next((number for number, event in enumerate(tried.events) if _is_own_discard(event, tried)), None)
    if own is None:
        return False
    return any(
        isinstance(event, Claimed) and event.wind is tried.me and event.meld.kind is MeldKind.PUNG
        for event in tried.events[own:]
    )


def _is_own_discard(event: Event, tried: Tried) -> bool:
    return isinstance(event, TileDiscarded) and event.wind is tried.me


def _refused(tried: Tried) -> bool:
    """Return whether an act was refused, and for just these reasons if any are named."""
    if tried.refused is None:
        return False
    reasons = {found.condition for found in tried.refused.unmet}
    return not tried.about or reasons == set(tried.about)


def _laid(form: KongForm) -> Goal:
    def found(tried: Tried) -> bool:
        return any(
            isinstance(event, KongLaid) and event.wind is tried.me and event.meld.form is form
            for event in tried.events
        )

    return found


def _won(tried: Tried) -> bool:
    return any(isinstance(event, WentOut) and event.wind is tried.me for event in tried.events)


def _set_out(tried: Tried) -> bool:
    return any(isinstance(event, BonusSetOut) and event.wind is tried.me for event in tried.events)


def _declined(tried: Tried) -> bool:
    """Return whether the learner let the offered tile go: the deal went on without him."""
    claimed = any(isinstance(event, Claimed | WentOut) and event.wind is tried.me for event in tried.events)
    return not claimed and tried.deal.phase not in {Phase.CLAIMS, Phase.ROBBING}


def _drew(tried: Tried) -> bool:
    return any(isinstance(event, Drawn) and event.wind is tried.me for event in tried.events)


def _over(tried: Tried) -> bool:
    return tried.deal.phase is Phase.OVER


GOALS: Final[Mapping[str, Goal]] = MappingProxyType(
    {
        "discard": _discarded,
        "stand": _standing,
        "chow": _claimed(MeldKind.CHOW),
        "pung": _claimed(MeldKind.PUNG),
        "kong": _claimed(MeldKind.KONG),
        "late-claim": _claimed_late,
        "pung-again": _claimed_again,
        "refused": _refused,
        "own-kong": _laid(KongForm.DRAWN),
        "added-kong": _laid(KongForm.ADDED),
        "win": _won,
        "flower": _set_out,
        "decline": _declined,
        "draw": _drew,
        "over": _over,
    }
)
"""The goals by id: a discard (of one of these kinds), a standing hand declared, a claim (of these kinds), a
claim when the next player had drawn, a pung after a turn of the learner's own, an act that the rules refuse
(for just these conditions), a kong, going out, a flower set out, an offered tile let go, a tile drawn, the
end of the deal."""
