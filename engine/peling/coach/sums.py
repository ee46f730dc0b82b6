"""Keep of a reviewed deal what many deals are added up from: its result, its luck, and what cost something.

That is found again from the review alone; it is kept beside it so that years of play can be added up at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from math import isfinite
from typing import Any, Final

from peling.coach.habits import Kind, Loss, Subject, losses
from peling.coach.review import DIGITS, REVISION, Luck, Review
from peling.core.tiles import Tile, tile
from peling.rules.ruleset import RuleSet

MOST_TILES: Final = 18
"""A hand of four kongs and a pair has so many."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A decision that cost something.

    Attributes:
        loss: what it cost, and what it was about.
        hand: the concealed tiles that the player held.
    """

    loss: Loss
    hand: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class DealSums:
    """A reviewed deal of one player.

    Attributes:
        rules_id: the rule set.
        at: when it was reviewed; a deal that was just played is reviewed at once.
        result: what the player gained or lost in it, in points of the book.
        luck: how much of that was luck.
        slips: what cost something.
        wild: the wild tiles of the deal.
    """

    rules_id: str
    at: datetime
    result: int
    luck: Luck
    slips: tuple[Slip, ...]
    wild: tuple[Tile, ...] = ()

    @property
    def losses(self) -> tuple[Loss, ...]:
        """Return what each slip cost."""
        return tuple(slip.loss for slip in self.slips)

    @property
    def lost(self) -> float:
        """Return the points lost by all decisions; result = luck - lost."""
        return round(sum(loss.lost for loss in self.losses), DIGITS)


def sums_of(found: Review, rules: RuleSet, at: datetime) -> DealSums:
    """Return what is kept of a review for adding up; `at` is when the deal was reviewed."""
    slips = tuple(
        Slip(loss, found.decisions[loss.place].view.hand.concealed) for loss in losses(found, rules)
    )
    wild = tuple(found.decisions[0].view.wild) if found.decisions else ()
    return DealSums(rules.id, at, found.result, found.luck, slips, wild)


def sums_to_json(sums: DealSums) -> dict[str, Any]:
    """Return it as plain values; `sums_from_json` reads them."""
    return {
        "revision": REVISION,
        "rules": sums.rules_id,
        "at": sums.at.isoformat(),
        "result": sums.result,
        "luck": list(sums.luck),
        "wild": _codes(sums.wild),
        "slips": [
            [
                slip.loss.place,
                slip.loss.kind.value,
                slip.loss.subject.value,
                slip.loss.lost,
                _codes(slip.hand),
            ]
            for slip in sums.slips
        ],
    }


def sums_from_json(value: object) -> DealSums:
    """Return what `sums_to_json` wrote.

    Raises:
        ValueError: it is not that: of another revision, or damaged.
    """
    match value:
        case {
            "revision": int(revision),
            "rules": str(rules_id),
            "at": str(at),
            "result": int(result),
            "luck": [int() | float() as deal, int() | float() as draws, int() | float() as others],
            "slips": list(slips),
            "wild": str(wild),
        } if revision == REVISION:
            when = datetime.fromisoformat(at)
            if when.tzinfo is None:
                raise ValueError(f"{at} does not say of which clock it is")
            luck = Luck(float(deal), float(draws), float(others))
            if not all(map(isfinite, luck)):
                raise ValueError("luck without end")
            return DealSums(rules_id, when, result, luck, tuple(map(_slip, slips)), _tiles(wild.split()))
        case _:
            raise ValueError("these are no sums of a deal")


def _slip(row: object) -> Slip:
    match row:
        case [int(place), str(kind), str(subject), int() | float() as lost, str(hand)] if (
            place >= 0 and lost > 0 and isfinite(lost)
        ):
            return Slip(Loss(place, Kind(kind), Subject(subject), float(lost)), _tiles(hand.split()))
        case _:
            raise ValueError(f"{row!r} is no slip")


def _codes(tiles: Sequence[Tile]) -> str:
    return " ".join(one.code for one in tiles)


def _tiles(codes: Sequence[str]) -> tuple[Tile, ...]:
    if len(codes) > MOST_TILES:
        raise ValueError(f"{len(codes)} tiles are too many for a hand")
    return tuple(map(tile, codes))
