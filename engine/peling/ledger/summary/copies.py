"""Tell copies of one sheet from two evenings: what was saved and brought in again is no second one."""

from __future__ import annotations

from itertools import islice

from peling.ledger.codec import digest, write
from peling.ledger.entry import empty_deal
from peling.ledger.inputs import Logged, SaveDraft, SheetSetup
from peling.ledger.sheet import Sheet


def origin_of(sheet: Sheet) -> str:
    """Return what a sheet has in common with its copies alone: what was agreed, and what was done first.

    Copies may have gone on apart since, so nothing later can tell; times are part of both.
    """
    first = islice(_done(sheet), 1)
    return digest([write(sheet.agreed, SheetSetup), *(write(one, Logged) for one in first)])


def holds(sheet: Sheet, other: Sheet) -> bool:
    """Return whether all that stands on another sheet, or ever stood on it, stands on this one too."""
    mine, others = _done(sheet), _done(other)
    if sheet.agreed != other.agreed or mine[: len(others)] != others:
        return False
    # What was typed last of the next deal is lost by no later one.
    typed = other.draft not in (sheet.draft, empty_deal(len(other.setup.players)))
    return len(mine) > len(others) or not typed


def _done(sheet: Sheet) -> tuple[Logged, ...]:
    """Return what was done; files keep no more than the last of the drafts that follow each other."""
    return tuple(one for one in sheet.log if not isinstance(one.given, SaveDraft))
