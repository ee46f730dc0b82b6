"""A schedule for tests: a memory lasts twice as long each time, a missed one a day."""

from __future__ import annotations

from datetime import date, timedelta

from peling.lessons.memory import Recall, Trace


def doubling(before: Trace | None, recall: Recall, today: date) -> Trace:
    """Return the next trace."""
    longer = before is not None and recall is not Recall.FORGOTTEN
    days = 2 * before.stability if before is not None and longer else 1.0
    return Trace(days, 5.0, today, today + timedelta(days=round(days)))
