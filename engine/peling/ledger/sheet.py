"""The sheet of an evening: its deals with what they came to, the next deal, and what can be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from peling.ledger.entry import DealEntry
from peling.ledger.figures import Figures
from peling.ledger.inputs import Logged, SheetSetup
from peling.ledger.reckoning import EntryFault
from peling.ledger.situation import Situation
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Correction:
    """What a deal was before it was corrected, when that was, and why."""

    at: str
    before: DealEntry
    reason: str


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal of the sheet.

    Attributes:
        number: from 1.
        at: when it was entered.
        entry: as it stands now.
        situation: who was East, and so on.
        figures: what it came to; a later mend of a rule does not change it.
        net: what each place gained in all.
        totals: what each place has after it.
        corrections: what it was before, the oldest first.
        key: what its figures are kept under; see `peling.ledger.facts`.
        faults: what keeps it from being right since an earlier deal was corrected; none when it was entered.
        put_in: why it was put in later among other deals, empty where that was not said; None: it was not.
    """

    number: int
    at: str
    entry: DealEntry
    situation: Situation
    figures: Figures
    net: tuple[int, ...]
    totals: tuple[int, ...]
    key: str
    corrections: tuple[Correction, ...] = ()
    faults: tuple[EntryFault, ...] = ()
    put_in: str | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """Something that was done to the sheet, for its history; drafts are none.

    Attributes:
        logged: what was done, and when.
        number: the deal it is about; 0: none.
        before: what that deal was before it; None where it was nothing, or is the same.
    """

    logged: Logged
    number: int = 0
    before: DealEntry | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet, wholly.

    Attributes:
        agreed: what was agreed at first; the log begins with it.
        setup: the same with the present title and names.
        deals: every deal in order.
        draft: the next deal as far as it was typed.
        next: the situation of the next deal, by the book; what the draft overrules is not in it.
        totals: what each place has.
        archived: whether it was put away.
        can_undo, can_redo: whether there is something to take back or to do again.
        changes: everything that was ever done, what was taken back too, the oldest first.
        log: every input, drafts too.
    """

    agreed: SheetSetup
    setup: SheetSetup
    deals: tuple[DealRow, ...]
    draft: DealEntry
    next: Situation
    totals: tuple[int, ...]
    archived: bool
    can_undo: bool
    can_redo: bool
    changes: tuple[Change, ...]
    log: tuple[Logged, ...]

    @property
    def rules(self) -> RuleSet:
        """Return the rule set in force."""
        return rule_set(self.setup.rules_id, self.setup.options)

    @property
    def sum(self) -> int:
        """Return what all have together beyond the start; 0 but for adjustments that are not."""
        return sum(self.totals) - self.setup.start * len(self.totals)
