"""Keep the score of a table of people: the one place of the app that writes a ledger.

The sheet that is shown is always on the disk: an input is applied and written in the writer's thread, then
announced. What is typed for the next deal is shown at once and written behind: while one draft is being
written, only the latest of those that follow waits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from peling.game import GameState
from peling.journal import JournalError
from peling.ledger.book import Book, EntryRefusedError, situation_of
from peling.ledger.course import after, first_situation, overruled
from peling.ledger.entry import DealEntry, empty_deal
from peling.ledger.exchange import ImportFailedError, from_json, to_json
from peling.ledger.from_game import from_game
from peling.ledger.inputs import (
    Archive,
    Correct,
    Enter,
    Insert,
    Redo,
    Remove,
    Rename,
    Retitle,
    SaveDraft,
    SheetInput,
    SheetInputError,
    SheetSetup,
    Undo,
)
from peling.ledger.reckon import deal_reckoning
from peling.ledger.reckoning import DealReckoning
from peling.ledger.sheet import Sheet
from peling.ledger.situation import Situation
from peling.rulebooks import UnknownRulesError
from peling.ruleset import RuleSet, UnknownOptionError
from peling_app import score_correction
from peling_app.journal_folder import spoiled
from peling_app.score_correction import Begun
from peling_app.score_desk import NoSheetError, SheetDesk, archive
from peling_app.score_shelf import SavedSheet, ScoreShelf
from peling_app.tasks import Worker
from peling_app.whole_file import write_whole

KEPT = 8
"""Reckonings that are kept, as both halves of the sheet ask for the same."""


class ScoreSession(QObject):
    """The score sheet that is open, if any.

    Signals:
        opened: another sheet is open, or none any more: everything is to be built anew.
        changed: the sheet on the disk is another: a deal was entered, corrected, undone ...
        editing_changed: another deal stands in the entry panel, or what is stored for it is another.
        draft_changed: `entry` is another because somebody typed.
        entered: the deal of this number is on the sheet.
        refused: the faults for which an entry cannot be taken.
        failed: the id of a message (`peling_app.texts.scoresheet`), and the file or the reason it is about.
        shelf_changed: sheets were put away, brought back, archived or set aside.
    """

    opened = Signal()
    changed = Signal()
    editing_changed = Signal()
    draft_changed = Signal()
    entered = Signal(int)
    refused = Signal(object)
    failed = Signal(str, str)
    shelf_changed = Signal()

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        """Keep the sheets in this folder; it is made when the first one is begun."""
        super().__init__(parent)
        self._now = now
        self._shelf = ScoreShelf(folder)
        self._desk = SheetDesk()
        self._writer = Worker("pe-ling-score", self)
        self._sheet: Sheet | None = None
        self._path: Path | None = None
        self._typed: DealEntry | None = None
        self._saving = self._keeping = False
        self._asked = 0
        self._waiting = 0
        self._correcting = 0
        self._inserting = False
        self._correction: DealEntry | None = None
        self._reckoned: dict[tuple[DealEntry, int], DealReckoning] = {}

    # What is on the sheet

    @property
    def sheet(self) -> Sheet | None:
        """Return the sheet as it is on the disk; None: none is open."""
        return self._sheet

    @property
    def path(self) -> Path | None:
        """Return the file of the sheet."""
        return self._path

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
    def busy(self) -> bool:
        """Tell whether something is being written that will change the sheet."""
        return self._waiting > 0

    @property
    def is_writing(self) -> bool:
        """Tell whether anything is not on the disk yet, what was typed included."""
        return self.busy or self._saving or self._keeping

    @property
    def editing(self) -> int:
        """Return the number of the deal in the entry panel.

        Raises:
            NoSheetError: none is open.
        """
        return self._correcting or len(self._open_sheet.deals) + 1

    @property
    def is_correction(self) -> bool:
        """Tell whether the deal in the panel comes before the next: a correction or a forgotten deal."""
        return self._correcting > 0

    @property
    def is_insertion(self) -> bool:
        """Tell whether the deal in the entry panel was forgotten and is to be put in before later ones."""
        return self._inserting

    @property
    def entry(self) -> DealEntry:
        """Return the deal in the entry panel, as far as it was typed.

        Raises:
            NoSheetError: none is open.
        """
        sheet = self._open_sheet
        if self._inserting:
            return self._correction or empty_deal(len(sheet.setup.players))
        if self._correcting:
            return self._correction or sheet.deals[self._correcting - 1].entry
        return sheet.draft if self._typed is None else self._typed

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
        if not self._correcting:
            return sheet.next
        if self._inserting:
            return situation_of(sheet, self._correcting)
        row = sheet.deals[self._correcting - 1]
        if row.entry.seats is None and row.entry.east is None and row.entry.round_wind is None:
            return row.situation
        if self._correcting == 1:
            return first_situation(sheet.setup, self.rules)
        before = sheet.deals[self._correcting - 2]
        return after(before.situation, before.entry, sheet.setup, self.rules, row.situation.noted)

    def reckon(self, entry: DealEntry) -> DealReckoning:
        """Return what the book makes of an entry for the deal in the panel; asked again it is known.

        Raises:
            NoSheetError: none is open.
        """
        key = (entry, self.editing)
        found = self._reckoned.get(key)
        if found is None:
            found = deal_reckoning(entry, overruled(self.by_book, entry, self.rules), self.rules)
            while len(self._reckoned) >= KEPT:
                self._reckoned.pop(next(iter(self._reckoned)))
            self._reckoned[key] = found
        return found

    # What is typed

    def edit(self, number: int) -> None:
        """Put a deal into the entry panel: one of the sheet as a correction, or the next one.

        While a forgotten deal is entered, the later ones are called by the numbers they will have.
        """
        if self._inserting and number == self._correcting:
            return
        later = self._inserting and number > self._correcting
        self._edit(number - later, inserting=False)

    def edit_forgotten(self, number: int) -> None:
        """Put an empty deal into the entry panel, that is to get this number; those after it will move on."""
        if 1 <= number <= len(self._open_sheet.deals):
            self._edit(number, inserting=True)

    def _edit(self, number: int, *, inserting: bool) -> None:
        target = number if 1 <= number <= len(self._open_sheet.deals) else 0
        if (target, inserting) != (self._correcting, self._inserting):
            self._drop_correction()
            self._correcting, self._inserting = target, inserting
            self._reckoned.clear()
            self.editing_changed.emit()

    def edit_next(self) -> None:
        """Go back to the next deal; a correction that was begun is dropped."""
        self.edit(0)

    def save_draft(self, entry: DealEntry) -> None:
        """Keep what was typed of the next deal; while a deal is corrected, as `try_correction`."""
        if self._correcting:
            self.try_correction(entry)
        elif entry != self.entry:
            self._typed = entry
            self.draft_changed.emit()
            self._save_typed()

    def try_correction(self, entry: DealEntry) -> None:
        """Show and keep what was typed of a correction; it changes the sheet when it is submitted."""
        if self._correcting and entry != self.entry:
            self._correction = entry
            self.draft_changed.emit()
            self._keep_correction()

    def set_entry(self, entry: DealEntry) -> None:
        """Change the deal in the panel from outside of it: who typed it there is told to read it again."""
        self.save_draft(entry)
        self.editing_changed.emit()

    def submit(self, entry: DealEntry, reason: str = "") -> None:
        """Enter the next deal, correct the deal in the panel, or put it in where it was forgotten."""
        faults = tuple(fault for fault in self.reckon(entry).faults if fault.blocks)
        if faults:
            self.refused.emit(faults)
        elif self._inserting:
            number = self._correcting
            self._give(Insert(number, entry, reason), partial(self.entered.emit, number))
        elif self._correcting:
            number = self._correcting
            self._give(Correct(number, entry, reason), partial(self.entered.emit, number))
        else:
            number = len(self._open_sheet.deals) + 1
            self._give(Enter(entry), partial(self.entered.emit, number))

    def insert(self, number: int, entry: DealEntry, reason: str = "") -> None:
        """Put in a deal that was forgotten."""
        self._give(Insert(number, entry, reason))

    def remove(self, number: int, reason: str = "") -> None:
        """Take a deal out."""
        self._give(Remove(number, reason))

    def undo(self) -> None:
        """Take the last change back."""
        if self._sheet is not None and self._sheet.can_undo:
            self._give(Undo())

    def redo(self) -> None:
        """Do again what was taken back."""
        if self._sheet is not None and self._sheet.can_redo:
            self._give(Redo())

    def retitle(self, title: str) -> None:
        """Give the sheet another title."""
        self._give(Retitle(title))

    def rename(self, place: int, name: str) -> None:
        """Write a player's name otherwise."""
        self._give(Rename(place, name))

    # Sheets

    def sheets(self) -> list[SavedSheet]:
        """Return all sheets; the one that is open among them."""
        found, messages = self._shelf.sheets(leave_out=self._path)
        for message in messages:
            self.failed.emit(*message)
        if self._sheet is not None and self._path is not None:
            found.append(_open_one(self._path, self._sheet, self._now()))
        return found

    def new(self, setup: SheetSetup) -> None:
        """Begin a sheet."""
        path = self._shelf.free_path(setup.title)
        self._change_to(path, partial(self._desk.create, path, setup), "setup")

    def open(self, path: Path) -> None:
        """Go on with a sheet; the one that is open already is shown again."""
        if path == self._path and self._sheet is not None:
            self.opened.emit()
            return
        self._change_to(path, partial(self._desk.open, path), "opening")

    def adopt(self, book: Book) -> None:
        """Open a sheet that was made elsewhere: read from a file, or of a game."""
        path = self._shelf.free_path(book.sheet.setup.title)
        self._change_to(path, partial(self._desk.adopt, path, book), "opening")

    def adopt_game(self, state: GameState, title: str, you: str) -> None:
        """Open the finished deals of a game as a sheet; `you` is what a player without a name is called."""
        players = tuple(replace(spec, name=spec.name or you) for spec in state.setup.players)
        named = replace(state, setup=replace(state.setup, players=players))
        self.adopt(from_game(named, self._stamp(), title))

    def import_json(self, file: Path) -> None:
        """Open a copy of a sheet that was saved as JSON; what was open stays if it cannot be read."""
        try:
            book = from_json(file.read_text(encoding="utf-8"))
        except ImportFailedError as error:
            known = {"newer": "import-newer", "unknown-rules": "unknown-rules"}
            place = f"{file.name}: {error.place}" if error.place else file.name
            self.failed.emit(known.get(error.kind, "import"), place)
        except (OSError, ValueError) as error:
            self.failed.emit("import", f"{file.name}: {error}")
        else:
            self.adopt(book)

    def export(self, file: Path, make: Callable[[Sheet], str] = to_json) -> bool:
        """Write the sheet as text to a file, as JSON unless told otherwise; tell whether it is done."""
        try:
            write_whole(file, make(self._open_sheet))
        except OSError as error:
            self.failed.emit("export", error.strerror or str(error))
            return False
        return True

    def archive(self, path: Path, *, away: bool) -> None:
        """Put a sheet into the archive or take it out, whether it is open or not."""
        if path == self._path and self._sheet is not None:
            self._give(Archive(away), self.shelf_changed.emit)
            return
        self._ask(
            partial(archive, path, away, self._stamp()), lambda _: self.shelf_changed.emit(), "writing", path
        )

    def put_away(self, path: Path) -> Path | None:
        """Take a sheet off the list; return where it is now, None if that is refused."""
        if path == self._path:
            self.close()
            self._writer.finish()
        try:
            away = self._shelf.put_away(path)
        except OSError as error:
            self.failed.emit("writing", error.strerror or str(error))
            return None
        self.shelf_changed.emit()
        return away

    def bring_back(self, path: Path) -> None:
        """Bring a sheet back that was put away."""
        try:
            self._shelf.bring_back(path)
        except OSError as error:
            self.failed.emit("writing", error.strerror or str(error))
        self.shelf_changed.emit()

    def close(self) -> None:
        """Close the sheet when everything is written."""
        self._leave()
        self.opened.emit()

    def finish(self) -> None:
        """Write what is left, close the sheet and end the thread."""
        self._leave()
        self._writer.finish()

    # Within

    @property
    def _open_sheet(self) -> Sheet:
        if self._sheet is None:
            raise NoSheetError
        return self._sheet

    def _stamp(self) -> str:
        return self._now().isoformat(timespec="seconds")

    def _leave(self) -> None:
        if self._sheet is not None and self._typed is not None and self._typed != self._sheet.draft:
            self._writer.ask(
                partial(self._desk.append, SaveDraft(self._typed), self._stamp()), _ignore, _ignore
            )
        if self._sheet is not None and self._correction is not None and self._path is not None:
            begun = Begun(self._correcting, self._inserting, self._correction)
            self._writer.ask(partial(score_correction.keep, self._path, begun, self._sheet), _ignore, _ignore)
        self._writer.ask(self._desk.close, _ignore, _ignore)
        self._sheet = self._path = self._typed = self._correction = None
        self._asked += 1
        self._correcting = 0
        self._inserting = False
        self._saving = False
        self._reckoned.clear()

    def _change_to(self, path: Path, job: Callable[[], Sheet], what: str) -> None:
        """Close what is open and open another sheet; meanwhile nothing is open, and `busy` tells so."""
        was_open = self._sheet is not None
        self._leave()
        self._ask(job, partial(self._opened, self._asked, path), what, path)
        if was_open:
            self.opened.emit()

    def _ask(self, job: Callable[[], Any], then: Callable[[Any], None], what: str, path: Path) -> None:
        self._waiting += 1

        def done(answer: Any) -> None:  # noqa: ANN401 - whatever the job returns
            self._waiting -= 1
            then(answer)

        def failed(error: Exception) -> None:
            self._waiting -= 1
            self._fail(what, path, error)

        self._writer.ask(job, done, failed)

    def _fail(self, what: str, path: Path, error: Exception) -> None:
        match error:
            case JournalError() if error.kind.spoils_file and what == "opening":
                self.failed.emit(*spoiled(path, error))
                self.shelf_changed.emit()
            case JournalError():
                self.failed.emit(error.kind.value, path.name)
            case UnknownRulesError() | UnknownOptionError():
                self.failed.emit("unknown-rules", path.name)
            case EntryRefusedError():
                self.refused.emit(error.faults)
            case SheetInputError():
                self.failed.emit("setup", str(error))
            case _:
                self.failed.emit(what, f"{type(error).__name__}: {error}")

    def _opened(self, asked: int, path: Path, sheet: Sheet) -> None:
        if asked != self._asked:
            return  # meanwhile another one was asked for
        self._path, self._sheet = path, sheet
        self._typed = self._correction = None
        self._correcting = 0
        self._inserting = False
        begun = score_correction.kept(path, sheet)
        if begun is not None:
            self._correcting, self._inserting = begun.number, begun.forgotten
            self._correction = begun.entry
        self._reckoned.clear()
        self.opened.emit()
        self.changed.emit()
        self.editing_changed.emit()

    def _give(self, given: SheetInput, then: Callable[[], object] = lambda: None) -> None:
        """Apply and write an input; the sheet changes when that is done."""
        path = self._path
        if path is None:
            return

        def written(sheet: Sheet) -> None:
            if self._path != path:
                return
            if not isinstance(given, Archive | Retitle | Rename):
                self._drop_correction()
                self._typed = None
                self._correcting = 0
                self._inserting = False
            self._sheet = sheet
            self._reckoned.clear()
            self.changed.emit()
            self.editing_changed.emit()
            then()

        self._ask(partial(self._desk.append, given, self._stamp()), written, "writing", path)

    def _keep_correction(self) -> None:
        """Write what was typed of a correction; while that is done, only the latest waits."""
        if self._keeping or self._correction is None or self._path is None or self._sheet is None:
            return
        typed, path = self._correction, self._path
        begun = Begun(self._correcting, self._inserting, typed)
        self._keeping = True

        def written(_: object) -> None:
            self._keeping = False
            if self._correction is not None and self._correction is not typed:
                self._keep_correction()

        def failed(error: Exception) -> None:
            self._keeping = False
            self._fail("writing", path, error)

        self._writer.ask(partial(score_correction.keep, path, begun, self._sheet), written, failed)

    def _drop_correction(self) -> None:
        """Forget what was typed of a correction."""
        if self._correction is not None and self._path is not None:
            self._writer.ask(partial(score_correction.drop, self._path), _ignore, _ignore)
        self._correction = None

    def _save_typed(self) -> None:
        if self._saving or self._typed is None or self._path is None:
            return
        typed, path = self._typed, self._path
        self._saving = True

        def written(sheet: Sheet) -> None:
            if self._path != path:
                return
            self._saving = False
            self._sheet = sheet
            if self._typed is not None and self._typed != typed:
                self._save_typed()

        def failed(error: Exception) -> None:
            self._saving = False
            self._fail("writing", path, error)

        self._writer.ask(partial(self._desk.append, SaveDraft(typed), self._stamp()), written, failed)


def _open_one(path: Path, sheet: Sheet, now: datetime) -> SavedSheet:
    last = sheet.log[-1].at if sheet.log else sheet.setup.created
    try:
        when = datetime.fromisoformat(last)
    except ValueError:
        when = now
    setup = sheet.setup
    return SavedSheet(
        path, setup.title, setup.rules_id, setup.players, len(sheet.deals), when.astimezone(), sheet.archived
    )


def _ignore(_: object) -> None:
    pass


__all__ = ["NoSheetError", "ScoreSession"]
