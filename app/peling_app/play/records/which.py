"""Say which deals are counted, and pick them out."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from peling.play.records import DealRecord


class Which(StrEnum):
    """Which deals the page of records counts."""

    ALL = "all"
    YEAR = "year"
    KEPT = "kept"
    UNASSISTED = "unassisted"


def picked(
    deals: Iterable[DealRecord], which: Which, now: datetime, since: datetime | None
) -> tuple[DealRecord, ...]:
    """Return the deals that are counted.

    Args:
        deals: all there are.
        which: all of them, those of this year, those of games in which nothing was taken back, or in which it
            is known that there was no help of any kind.
        now: the time, by the clock of this place: it says which year this is.
        since: earlier deals are left out; None: none is.
    """
    found = (deal for deal in deals if since is None or deal.at > since)
    match which:
        case Which.ALL:
            return tuple(found)
        case Which.YEAR:
            return tuple(deal for deal in found if deal.at.astimezone(now.tzinfo).year == now.year)
        case Which.KEPT:
            return tuple(deal for deal in found if not deal.assisted)
        case Which.UNASSISTED:
            return tuple(deal for deal in found if deal.unassisted)
