"""What was typed of a deal, step by step, so that it can be taken back and done again."""

from __future__ import annotations

from typing import Final

from peling.ledger.entry import DealEntry

MOST: Final = 200
"""The most steps that are kept."""


class EntrySteps:
    """The deal as it stood before each step, and as it stood before each step that was taken back."""

    def __init__(self) -> None:
        """Begin without steps."""
        self._before: list[DealEntry] = []
        self._after: list[DealEntry] = []
        self._typed_at: int | None = None

    @property
    def can_go_back(self) -> bool:
        """Return whether there is a step to take back."""
        return bool(self._before)

    @property
    def can_go_on(self) -> bool:
        """Return whether a step was taken back, and nothing was done since."""
        return bool(self._after)

    def begin(self, empty: DealEntry, entry: DealEntry) -> None:
        """Begin with another deal; what was typed of it at another time is one step."""
        self._before = [] if entry == empty else [empty]
        self._after = []
        self._typed_at = None

    def note(self, old: DealEntry, new: DealEntry, typed_at: int | None = None) -> None:
        """Note that a deal has changed; figures typed for one place one after the other are one step."""
        if not self._before or typed_at is None or typed_at != self._typed_at:
            self._before = [*self._before[-MOST:], old]
        if self._before[-1] == new:
            self._before.pop()
            typed_at = None
        self._typed_at = typed_at
        self._after = []

    def go_back(self, now: DealEntry) -> DealEntry:
        """Return the deal as it stood before the last step.

        Raises:
            IndexError: there is none.
        """
        before = self._before.pop()
        self._after.append(now)
        self._typed_at = None
        return before

    def go_on(self, now: DealEntry) -> DealEntry:
        """Return the deal as it stood before the last step was taken back.

        Raises:
            IndexError: none was.
        """
        after = self._after.pop()
        self._before.append(now)
        self._typed_at = None
        return after
