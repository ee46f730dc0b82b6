"""What is to be known of the sheet that is open and of those that are kept; nothing here changes a sheet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.core.scoring import HandRecord, Score
from peling.ledger.course import overruled
from peling.ledger.entry import DealEntry, empty_deal
from peling.ledger.reckon import correction_reckoning, deal_reckoning
from peling.ledger.reckoning import DealReckoning
from peling.ledger.sheet import Sheet
from peling.ledger.situation import Situation
from peling.ledger.summary.evening import Evening, WonHand, evening_of
from peling.rules.ruleset import RuleSet
from peling_app.platform.journal_keeper import JournalKeeper
from peling_app.score.correction import Begun, SetAside
from peling_app.score.open_file import NoSheetError
from peling_app.score.store import SavedSheet, SheetStore, shelved

KEPT = 8
"""Reckonings that are kept, as both halves of the sheet ask for the same."""


class SheetFacts(JournalKeeper[SavedSheet]):
    """The sheet that is open, if any, the deal in its entry panel, and the folder of sheets.

    Signals:
        turned_back: from the deal of this number on the sheet is as it was before; or, if that is true, as
            it was when it was done first. Silent where only the last deal came or went.
        was_here: the sheet that was brought in is one of the folder, and was opened as it is there.
    """

    turned_back = Signal(int, bool)
    was_here = Signal()

    def __init__(self, folder: Path, now: Callable[[], datetime], parent: QObject | None = None) -> None:
        """Know the sheets of a folder; none of them is open. `now` tells the time."""
        super().__init__(SheetStore(folder), parent)
        self._now = now
        self._sheet: Sheet | None = None
        self._listed: frozenset[Path] = frozenset()
        self._typed: DealEntry | None = None
        self._begun: Begun | None = None
        self._aside: SetAside | None = None
        self._reckoned: dict[tuple[DealEntry, int], DealReckoning] = {}

    @property
    def sheet(self) -> Sheet | None:
        """Return the sheet as it is on the disk; None: none is open."""
        return self._sheet

    def _tell_if_here(self, path: Path) -> None:
        """Tell that a sheet was brought in that was in the folder before."""
        was_here, self._listed = path in self._listed, frozenset()
        if was_here:
            self.was_here.emit()

    @property
    def rules(self) -> RuleSet:
        """Return the rules of the sheet.

        Raises:
            NoSheetError: none is open.
        """
        return self._open_sheet.rules

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the players are called, by place."""
        return () if self._sheet is None else self._sheet.setup.players

    @property
    def can_undo(self) -> bool:
        """Return whether something can be taken back: the correction in the panel, else on the sheet."""
        return self._begun is not None or (self._sheet is not None and self._sheet.can_undo)

    @property
    def can_redo(self) -> bool:
        """Return whether there is something to do again."""
        return self._again is not None or (self._sheet is not None and self._sheet.can_redo)

    @property
    def editing(self) -> int:
        """Return the number of the deal in the entry panel.

        Raises:
            NoSheetError: none is open.
        """
        return len(self._open_sheet.deals) + 1 if self._begun is None else self._begun.number

    @property
    def is_correction(self) -> bool:
        """Return whether the deal in the panel comes before the next: a correction or a forgotten deal."""
        return self._begun is not None

    @property
    def is_insertion(self) -> bool:
        """Return whether the deal in the entry panel was forgotten and is to be put in before later ones."""
        return self._begun is not None and self._begun.forgotten

    @property
    def reason(self) -> str:
        """Return why the deal in the panel is corrected, as far as that was typed."""
        return "" if self._begun is None else self._begun.reason

    @property
    def entry(self) -> DealEntry:
        """Return the deal in the entry panel, as far as it was typed.

        Raises:
            NoSheetError: none is open.
        """
        sheet = self._open_sheet
        if self._begun is not None:
            return self._begun.as_typed(sheet)
        return sheet.draft if self._typed is None else self._typed

    @property
    def untyped(self) -> DealEntry:
        """Return the deal in the entry panel as it is while nothing is typed of it.

        Raises:
            NoSheetError: none is open.
        """
        sheet = self._open_sheet
        return empty_deal(len(sheet.setup.players)) if self._begun is None else self._begun.untyped(sheet)

    @property
    def brings_reason_back(self) -> bool:
        """Return whether Redo of the session brings back what was typed of the correction in the panel."""
        again, begun = self._again, self._begun
        if again is None or begun is None:
            return False
        return (again.number, again.forgotten) == (begun.number, begun.forgotten)

    @property
    def situation(self) -> Situation:
        """Return the situation of the deal in the entry panel, what was overruled included.

        Raises:
            NoSheetError: none is open.
        """
        return overruled(self.by_book, self.entry, self.rules)

    @property
    def by_book(self) -> Situation:
        """Return the situation of the deal in the entry panel as the book has it.

        Raises:
            NoSheetError: none is open.
        """
        sheet = self._open_sheet
        return sheet.next if self._begun is None else self._begun.situation(sheet)

    @property
    def coming(self) -> Situation:
        """Return the situation of the next deal, what was overruled in it included.

        Raises:
            NoSheetError: none is open.
        """
        sheet, typed = self._open_sheet, self._typed
        draft = sheet.draft if typed is None or self._begun is not None else typed
        return overruled(sheet.next, draft, self.rules)

    def reckon(self, entry: DealEntry) -> DealReckoning:
        """Return what the book makes of an entry for the deal in the panel; asked again it is known.

        Raises:
            NoSheetError: none is open.
        """
        key = (entry, self.editing)
        found = self._reckoned.get(key)
        if found is None:
            holds, begun = overruled(self.by_book, entry, self.rules), self._begun
            if begun is None or begun.forgotten:
                found = deal_reckoning(entry, holds, self.rules)
            else:
                was = self._open_sheet.deals[begun.number - 1].entry
                found = correction_reckoning(entry, was, holds, self.rules)
            while len(self._reckoned) >= KEPT:
                self._reckoned.pop(next(iter(self._reckoned)))
            self._reckoned[key] = found
        return found

    @property
    def evening(self) -> Evening | None:
        """Return what the deals of the sheet came to so far; None: none is open."""
        return None if self._sheet is None else evening_of(self._sheet)

    def hand_at(self, won: WonHand) -> tuple[HandRecord, Score] | None:
        """Return a hand that has won, as the book got it and scored it; None: its tiles are not known.

        Raises:
            NoSheetError: none is open.
        """
        made = deal_reckoning(won.row.entry, won.row.situation, self.rules).hands[won.place]
        return None if made.record is None or made.score is None else (made.record, made.score)

    def sheets(self) -> list[SavedSheet]:
        """Return all sheets, the one that is open among them; see `unreadable` for the other files."""
        found = self._store.all(leave_out=self._path)
        if self._sheet is not None and self._path is not None:
            found.append(shelved(self._path, self._sheet, self._now()))
        return found

    def _telling(self, *, again: bool) -> Callable[[], None]:
        """Return what tells of the first deal that is another than it is now, if there is one."""
        before = self._open_sheet.deals

        def tell() -> None:
            both = enumerate(zip(before, self._open_sheet.deals, strict=False), start=1)
            changed = next((deal for deal, (one, other) in both if one != other), 0)
            if changed:
                self.turned_back.emit(changed, again)

        return tell

    @property
    def _open_sheet(self) -> Sheet:
        if self._sheet is None:
            raise NoSheetError
        return self._sheet

    @property
    def _is_typed(self) -> bool:
        return self._begun is not None and self._begun.is_typed

    @property
    def _again(self) -> Begun | None:
        """Return the correction that was taken back, while the sheet stands as it did then."""
        aside = self._aside
        return aside.begun if aside is not None and aside.fits(self._sheet) else None
