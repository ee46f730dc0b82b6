"""What was typed of a deal, step by step, so that it can be taken back and done again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peling.ledger.entry import DealEntry
from peling.ledger.entry_checks import with_way_open
from peling.ledger.sheet import DealRow

MOST: Final = 200
"""The most steps that are kept."""
MOST_LEFT: Final = 50
"""Of so many deals that were left the steps are kept at most."""


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

    def lead_to(self, left: DealEntry, entry: DealEntry) -> bool:
        """Go to where the deal stood so; return whether it did. `left`: as it stands after all steps."""
        line = [*self._before, left, *reversed(self._after)]
        if entry != left and entry not in line:
            return False
        here = len(self._before) if entry == left else line.index(entry)
        self._before, self._after = line[:here], line[:here:-1]
        self._typed_at = None
        return True


@dataclass(frozen=True, slots=True)
class Standing:
    """Which deal of a sheet is typed.

    Attributes:
        deals: those that are on the sheet.
        number: of the deal that is typed.
        early: it comes before the next deal: it is corrected, or was forgotten.
        forgotten: it is not on the sheet though later deals are.
    """

    deals: tuple[DealRow, ...]
    number: int
    early: bool
    forgotten: bool

    def has(self, other: Standing, entry: DealEntry) -> bool:
        """Return whether what was typed elsewhere stands on this sheet as a deal."""
        there = self.deals[other.number - 1].entry if len(self.deals) >= other.number else None
        return there is not None and with_way_open(there) == with_way_open(entry)


class StepsOfDeals:
    """The steps of the deal that is typed, and of those that were left while the same sheet is open.

    Undo on the sheet brings another deal into the entry, and Redo the one that stood there: with its steps,
    those included that had been taken back. So does the way back from a correction.
    """

    def __init__(self) -> None:
        """Begin without a sheet."""
        self.now = EntrySteps()
        self._at: Standing | None = None
        self._left: list[tuple[Standing, DealEntry, EntrySteps]] = []

    def turn(self, at: Standing, before: DealEntry, entry: DealEntry, empty: DealEntry) -> None:
        """Follow what stands in the entry now: another deal, or the same one, where a change is a step.

        `before` is what stood there, `empty` what the deal is while nothing is typed of it.
        """
        old, self._at = self._at, at
        if at == old:
            if before != entry:
                self.now.note(before, entry)
            return
        if old is not None:
            self._left = [one for one in self._left if one[0] != old][-MOST_LEFT:]
            if not at.has(old, before):
                self._left.append((old, before, self.now))
        found = next((one for one in self._left if one[0] == at and one[2].lead_to(one[1], entry)), None)
        if found is not None:
            self.now = found[2]
            return
        self.now = EntrySteps()
        # A deal that was undone on the sheet stands here, too; it was not typed.
        undone = old is not None and old.has(at, entry)
        self.now.begin(entry if undone and not at.early else empty, entry)
