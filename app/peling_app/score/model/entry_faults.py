"""Sort what is wrong with a deal: what is only missing yet, what concerns which hand, what to say of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.core.hand import HAND_SIZE
from peling.core.settlement import Settlement
from peling.ledger.entry import Result
from peling.ledger.points import PointsError, reckon_sum
from peling.ledger.reckoning import DealReckoning, EntryFault, FaultId
from peling_app.score.model.entry_changes import holders
from peling_app.score.model.entry_rows import EntryFacts
from peling_app.score.words import entry_faults as words
from peling_app.score.words.entry_faults import points_fault

MISSING: Final = frozenset(
    {
        FaultId.WINNER_MISSING,
        FaultId.GIVER_MISSING,
        FaultId.WAY_MISSING,
        FaultId.POINTS_MISSING,
        FaultId.TILES_MISSING,
        FaultId.WINNING_TILE_MISSING,
        FaultId.WASHER_MISSING,
        FaultId.OFFENDER_MISSING,
    }
)
"""What is still to be entered: nothing is wrong with the entry because of these."""


_OF_THE_TILE: Final = frozenset({FaultId.WAY_MISSING, FaultId.GIVER_MISSING})
"""What is missing while it is not said how the winning tile came, though what is paid depends on it."""


def as_far_as_certain(reckoning: DealReckoning) -> DealReckoning:
    """Return what a deal comes to, without payments while it is asked how the winning tile came.

    Until then the book settles it as if the tile had been drawn.
    """
    if not any(fault.blocks and fault.id in _OF_THE_TILE for fault in reckoning.faults):
        return reckoning
    figures = replace(reckoning.figures, payments=())
    return replace(reckoning, settlement=Settlement(), figures=figures)


def typed_sum(text: str, *, signed: bool = False) -> tuple[int, str]:
    """Return what a typed sum comes to, and what is wrong with it; empty if nothing is."""
    try:
        return reckon_sum(text, signed=signed).value, ""
    except PointsError as error:
        return 0, points_fault(error.kind, error.position)


def is_missing(fault: EntryFault) -> bool:
    """Return whether something is only missing yet."""
    return fault.id in MISSING


def is_unsaid_win(fault: EntryFault, facts: EntryFacts) -> bool:
    """Return whether a hand has as many tiles as who won has, and nobody was said to have won."""
    whole = fault.id is FaultId.TOO_MANY_TILES and fault.number == HAND_SIZE + 1
    return whole and facts.entry.result is Result.WON and facts.entry.winner is None


def is_unusual(fault: EntryFault) -> bool:
    """Return whether points were typed that no hand of the book counts: it is named, and never in the way."""
    return fault.id in {FaultId.WINNER_COUNTS, FaultId.POINTS_ODD}


def is_about(fault: EntryFault, place: int, facts: EntryFacts) -> bool:
    """Return whether a fault is to be named at the hand of a place."""
    if fault.field == "hands" and fault.id is FaultId.COPIES:
        return any(place == holder for tile in fault.tiles for holder, _ in holders(facts.entry, tile))
    return fault.place == place and fault.field not in {"penalties", "adjustments", "east"}


def said(fault: EntryFault, facts: EntryFacts) -> str:
    """Return what is wrong, in a sentence with the players' names."""
    name = "" if fault.place is None or fault.place >= len(facts.names) else facts.names[fault.place]
    if is_unsaid_win(fault, facts):
        return words.did_win(name=name)
    held = tuple(
        (facts.names[place], count) for tile in fault.tiles[:1] for place, count in holders(facts.entry, tile)
    )
    return words.fault(fault, name, held)
