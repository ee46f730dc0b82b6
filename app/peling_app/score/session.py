"""Keep the score of a table of people: the one place of the app that writes a ledger.

The sheet that is shown is always on the disk: an input is applied and written in the writer's thread, then
announced. What is typed for the next deal is shown at once and written behind: while one draft is being
written, only the latest of those that follow waits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.core.comma_text import FOR_SPREADSHEETS
from peling.ledger.entry import DealEntry
from peling.ledger.files.csv_rows import to_csv
from peling.ledger.files.exchange import to_json
from peling.ledger.files.sheet_file import SUFFIX, history_in_file
from peling.ledger.history import SheetHistory
from peling.ledger.inputs import (
    NO_DEAL,
    Archive,
    Correct,
    Enter,
    Insert,
    Redo,
    Remove,
    SaveDraft,
    SheetInput,
    SheetSetup,
    Undo,
)
from peling.ledger.sheet import Sheet
from peling.play.game import GameState
from peling_app.platform.whole_file import write_whole
from peling_app.platform.write_behind import WriteBehind
from peling_app.score import correction
from peling_app.score.correction import Begun, SetAside
from peling_app.score.facts import SheetFacts
from peling_app.score.files import history_of_copy, history_of_game
from peling_app.score.writer import SheetWriter, ignore


class ScoreSession(SheetFacts):
    """The score sheet that is open, if any.

    Signals:
        opened: another sheet is open, or none any more: everything is to be built anew.
        changed: the sheet on the disk is another: a deal was entered, corrected, undone ...
        editing_changed: another deal stands in the entry panel, or what is stored for it is another.
        draft_changed: `entry` is another because somebody typed.
        entered: the deal of this number is on the sheet.
        refused: the faults for which an entry cannot be taken.
        failed: the id of a message (`peling_app.score.words.sheet`), and the file or the reason it is about.
        list_changed: sheets were put away, brought back or archived, or one was found unreadable.
    """

    opened = Signal()
    changed = Signal()
    editing_changed = Signal()
    draft_changed = Signal()
    entered = Signal(int)
    refused = Signal(object)

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        """Keep the sheets in this folder; it is made when the first one is begun."""
        super().__init__(folder, now, parent)
        self._writer = SheetWriter(self._store, now, self)
        self._writer.failed.connect(self.failed)
        self._writer.refused.connect(self.refused)
        self._writer.unreadable.connect(self.list_changed)
        self._drafts: WriteBehind[DealEntry] = self._writer.behind(
            lambda typed: self._writer.appending(SaveDraft(typed)), lambda: self._path, self._saved
        )
        self._corrections: WriteBehind[Begun] = self._writer.behind(self._keeping, lambda: self._path, ignore)
        self._asked = 0
        self._coming = -1
        self._submitted = 0

    # What is on the sheet

    @property
    def busy(self) -> bool:
        """Return whether something is being written that will change the sheet."""
        return self._writer.busy

    @property
    def opening(self) -> bool:
        """Return whether a sheet was asked for and is not open yet."""
        return self._coming == self._asked and self._sheet is None and self.busy

    @property
    def is_writing(self) -> bool:
        """Return whether anything is not on the disk yet, what was typed included."""
        return self.busy or self._drafts.is_writing or self._corrections.is_writing

    # What is typed

    def entered_number(self, number: int) -> int:
        """Return which deal of the sheet is called by a number; 0: it is not on the sheet yet.

        While a forgotten deal is entered, the later ones are called by the numbers they will have.
        """
        begun = self._begun
        if begun is not None and begun.forgotten:
            if number == begun.number:
                return 0
            number -= number > begun.number
        return number if number <= len(self._open_sheet.deals) else 0

    def edit(self, number: int) -> None:
        """Put the deal that is called by a number into the entry panel: as a correction, or the next one."""
        begun = self._begun
        if begun is None or not begun.forgotten or number != begun.number:
            self._edit(Begun(self.entered_number(number)))

    def edit_forgotten(self, number: int) -> None:
        """Put an empty deal into the entry panel, that is to get this number; those after it will move on."""
        if 1 <= number <= len(self._open_sheet.deals):
            self._edit(Begun(number, forgotten=True))

    def _edit(self, target: Begun) -> None:
        """Begin this correction; no deal of the sheet has the number of the next one."""
        wanted = target if 1 <= target.number <= len(self._open_sheet.deals) else None
        now = self._begun
        if wanted is None or now is None:
            same = wanted is now
        else:
            same = (wanted.number, wanted.forgotten) == (now.number, now.forgotten)
        if not same:
            self._set_aside()
            self._begun = wanted
            self._reckoned.clear()
            self.editing_changed.emit()

    def edit_next(self) -> None:
        """Go back to the next deal; a correction that was begun is dropped, but `redo` brings it back."""
        self.edit(0)

    def save_draft(self, entry: DealEntry) -> None:
        """Keep what was typed of the next deal; while a deal is corrected, as `try_correction`."""
        if self._begun is not None:
            self.try_correction(entry)
        elif entry != self.entry:
            self._typed = entry
            self.draft_changed.emit()
            self._drafts.put(entry)

    def try_correction(self, entry: DealEntry) -> None:
        """Show and keep what was typed of a correction; it changes the sheet when it is submitted."""
        if self._begun is not None and entry != self.entry:
            self._type(replace(self._begun, entry=entry))

    def save_reason(self, reason: str) -> None:
        """Keep why the deal in the panel is corrected."""
        if self._begun is not None and reason != self._begun.reason:
            self._type(replace(self._begun, reason=reason))

    def _type(self, begun: Begun) -> None:
        same = begun.entry == begun.untyped(self._open_sheet)
        self._begun, self._aside = replace(begun, entry=None) if same else begun, None
        self.draft_changed.emit()
        self._corrections.put(begun)

    def set_entry(self, entry: DealEntry) -> None:
        """Change the deal in the panel from outside of it: who typed it there is asked to read it again."""
        self.save_draft(entry)
        self.editing_changed.emit()

    def submit(self, entry: DealEntry, reason: str = "") -> None:
        """Enter the next deal, correct the deal in the panel, or put it in where it was forgotten.

        Asked again while that is being written (Enter struck twice), it does nothing. A deal that stands on
        the sheet just so is no correction: it is left as it was.
        """
        if self.busy and self._submitted == self.editing:
            return
        faults = tuple(fault for fault in self.reckon(entry).faults if fault.blocks)
        if faults:
            self.refused.emit(faults)
            return
        if self._begun is not None and not self._begun.changes(self._open_sheet, entry):
            self.edit_next()
            return
        number = self._submitted = self.editing
        given: SheetInput = Enter(entry)
        if self._begun is not None:
            given = (Insert if self._begun.forgotten else Correct)(number, entry, reason)
        self.do(given, partial(self.entered.emit, number))

    def undo(self) -> None:
        """Take back what was typed of a correction, or that one was begun; else a change of the sheet."""
        begun = self._begun
        if begun is not None and not begun.is_typed:
            self.edit_next()
        elif begun is not None:
            self._set_aside()
            self._begun = Begun(begun.number, begun.forgotten)
            self.editing_changed.emit()
        elif self._sheet is not None and self._sheet.can_undo:
            self.do(Undo(), self._telling(again=False))

    def redo(self) -> None:
        """Do again what was taken back."""
        again = self._again
        if again is not None:
            self._type(again)
            self.editing_changed.emit()
        elif self._sheet is not None and self._sheet.can_redo:
            self.do(Redo(), self._telling(again=True))

    def do(self, given: SheetInput, then: Callable[[], object] = lambda: None) -> None:
        """Apply and write an input, if a sheet is open; it changes when that is done, then `then` goes on."""
        path = self._path
        if path is None:
            return
        # What was typed belongs to the deal that is entered; written after it, it would be the next deal's.
        self._drafts.flush()

        def written(sheet: Sheet) -> None:
            if self._path != path:
                return
            if isinstance(given, (Undo, Redo, Remove)):
                # A deal taken out moves the others: what was typed of one waits for the sheet as it was.
                self._set_aside()
                self._typed = None
            elif not isinstance(given, NO_DEAL):
                self._drop_correction()
                self._typed = None
            self._sheet = sheet
            self._reckoned.clear()
            self.changed.emit()
            self.editing_changed.emit()
            then()

        self._writer.ask(self._writer.appending(given), written, "writing", path)

    # Sheets

    def new(self, setup: SheetSetup) -> None:
        """Begin a sheet. While another one is being opened, it is dropped: it was asked for twice."""
        if self.opening:
            return
        self._change(self._writer.creating(setup), "setup", setup.title)

    def open(self, path: Path) -> None:
        """Go on with a sheet; the one that is open already is shown again."""
        if path == self._path and self._sheet is not None:
            self.opened.emit()
            return
        self._change(self._writer.opening(path), "opening", path)

    def adopt(self, history: SheetHistory) -> None:
        """Open a sheet that was made elsewhere: read from a file, or of a game; dropped like `new`."""
        if self.opening:
            return
        listed = frozenset(one.path for one in self.sheets())
        self._change(self._writer.adopting(history), "opening", history.sheet.setup.title)
        self._listed = listed

    def adopt_game(self, state: GameState, title: str, players: Sequence[str]) -> None:
        """Open the finished deals of a game as a sheet; `players` are the names of all, the user's first."""
        if self.opening:
            return
        now = self._writer.stamp()

        # In the writer's thread: deals of a game that was resumed are played again for it.
        def job() -> tuple[Path, Sheet]:
            return self._writer.adopting(history_of_game(state, now, title, players))()

        self._change(job, "opening", title)

    def take_file(self, file: Path) -> None:
        """Open a sheet wherever its file is: one of ours as it is, any other as a copy, if it can be read."""
        if file.resolve().parent == self._store.folder.resolve():
            self.open(file)
        else:
            self._writer.ask(partial(history_in_file, file), self.adopt, "opening", file.name)

    def import_file(self, file: Path) -> None:
        """Open a copy of a sheet: of its file, as `take_file`, or of what was saved as JSON."""
        if file.suffix.lower() == SUFFIX:
            self.take_file(file)
        else:
            self.import_json(file)

    def import_json(self, file: Path) -> None:
        """Open a copy of a sheet that was saved as JSON; what was open stays if it cannot be read."""
        found = history_of_copy(file)
        if isinstance(found, SheetHistory):
            self.adopt(found)
        else:
            self.failed.emit(*found)

    def export(self, file: Path, make: Callable[[Sheet], str] = to_json) -> bool:
        """Write the sheet as text to a file, by default as JSON; return whether it is done."""
        try:
            write_whole(file, make(self._open_sheet))
        except OSError as error:
            self.failed.emit("export", error.strerror or str(error))
            return False
        return True

    def export_rows(self, file: Path) -> bool:
        """Write the rows of the sheet as CSV to a file; return whether it is done."""
        return self.export(file, lambda sheet: FOR_SPREADSHEETS + to_csv(sheet))

    def archive(self, path: Path, *, away: bool) -> None:
        """Put a sheet into the archive or take it out, whether it is open or not."""
        if path == self._path and self._sheet is not None:
            self.do(Archive(away), self.list_changed.emit)
            return
        job = self._writer.archiving(path, away=away)
        self._writer.ask(job, partial(self._archived, path), "writing", path)

    def put_away(self, path: Path) -> Path | None:
        """Take a sheet off the list; return where it is now, None if that is refused."""
        if path == self._path:
            self.finish()
        return super().put_away(path)

    def close(self) -> None:
        """Close the sheet when everything is written."""
        self._leave()
        self.opened.emit()

    def finish(self) -> None:
        """Write what is left, close the sheet and end the thread."""
        self.close()
        self._writer.finish()

    # Within

    def _leave(self) -> None:
        self._writer.leave(self._path, self._sheet, self._typed, self._begun)
        self._drafts.forget()
        self._corrections.forget()
        self._sheet = self._path = self._typed = self._begun = self._aside = None
        self._asked += 1
        self._submitted = 0
        self._reckoned.clear()

    def _change(self, job: Callable[[], tuple[Path, Sheet]], what: str, about: Path | str) -> None:
        """Close what is open and open another sheet; meanwhile nothing is open, and `busy` tells so."""
        was_open, self._listed = self._sheet is not None, frozenset()
        self._leave()
        self._coming = self._asked
        self._writer.ask(job, partial(self._opened, self._asked), what, about)
        if was_open:
            self.opened.emit()

    def _opened(self, asked: int, found: tuple[Path, Sheet]) -> None:
        if asked != self._asked:
            return  # meanwhile another one was asked for
        path, sheet = self._path, self._sheet = found
        self._typed = self._aside = None
        self._begun = correction.kept(path, sheet)
        self._reckoned.clear()
        self.opened.emit()
        self.changed.emit()
        self.editing_changed.emit()
        self._tell_if_here(path)

    def _archived(self, path: Path, sheet: Sheet) -> None:
        if path == self._path:  # it was opened meanwhile
            self._sheet = sheet
            self.changed.emit()
        self.list_changed.emit()

    def _set_aside(self) -> None:
        """Leave the correction so that it can be done again; without one, what was set aside before stays."""
        begun, aside = self._begun, self._aside
        if begun is not None and begun.is_typed:
            aside = SetAside(begun, self._open_sheet.deals)
        self._drop_correction()
        self._aside = aside

    def _drop_correction(self) -> None:
        """Forget the correction, with what was typed of it."""
        self._corrections.forget()
        if self._is_typed and self._path is not None:
            self._writer.drop_correction(self._path)
        self._begun = self._aside = None

    def _keeping(self, begun: Begun) -> Callable[[], None]:
        assert self._path is not None, "nothing is typed without a sheet"  # noqa: S101 - for the type checker
        return partial(correction.keep, self._path, begun, self._open_sheet)

    def _saved(self, sheet: Sheet) -> None:
        self._sheet = sheet
