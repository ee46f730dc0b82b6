"""Hold the file of the score sheet that is open. It is used in the writer's thread alone."""

from __future__ import annotations

from pathlib import Path

from peling.ledger.files.sheet_file import SheetFile, sheet_glance, sheet_in_file
from peling.ledger.history import SheetHistory
from peling.ledger.inputs import Archive, Redo, SheetInput, SheetSetup, Undo
from peling.ledger.sheet import Sheet
from peling.ledger.summary.copies import holds
from peling.storage.journal import JournalError
from peling_app.platform.journal_folder import JournalFolder
from peling_app.score.store import SavedSheet, sheet_name


class NoSheetError(LookupError):
    """No sheet is open."""


class OpenSheetFile:
    """Holds the file of the sheet. Everything runs in the writer's thread, one call after the other."""

    def __init__(self, store: JournalFolder[SavedSheet]) -> None:
        """Begin with nothing open; new sheets are put in this folder."""
        self._store = store
        self._file: SheetFile | None = None

    def create(self, setup: SheetSetup) -> tuple[Path, Sheet]:
        """Begin a sheet in a new file."""
        self.close()
        return self._hold(
            self._store.begin(
                sheet_name(setup.title or setup.created[:10]), lambda path: SheetFile.create(path, setup)
            )
        )

    def open(self, path: Path) -> tuple[Path, Sheet]:
        """Go on with a sheet."""
        self.close()
        return self._hold(SheetFile.open(path))

    def adopt(self, history: SheetHistory) -> tuple[Path, Sheet]:
        """Make a file of a sheet that was made elsewhere; one that is in the folder already is opened."""
        self.close()
        here = self._here(history.sheet)
        if here is not None:
            return self._hold(SheetFile.open(here))
        setup = history.sheet.setup
        name = sheet_name(setup.title or setup.created[:10])
        return self._hold(self._store.begin(name, lambda path: SheetFile.adopt(path, history)))

    def append(self, given: SheetInput, at: str) -> Sheet:
        """Apply and write an input; taking back or doing again what is gone by now changes nothing."""
        if self._file is None:
            raise NoSheetError
        sheet = self._file.sheet
        if (isinstance(given, Undo) and not sheet.can_undo) or (
            isinstance(given, Redo) and not sheet.can_redo
        ):
            return sheet
        return self._file.append(given, at)

    def archive(self, path: Path, away: bool, at: str) -> Sheet:
        """Put a sheet into the archive, or take it out, whether it is open here by now or not."""
        if self._file is not None and self._file.path == path:
            return self._file.append(Archive(away), at)
        with SheetFile.open(path) as file:
            return file.append(Archive(away), at)

    def close(self) -> None:
        """Close the file, if one is open."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _here(self, sheet: Sheet) -> Path | None:
        """Return the file in the folder on which all stands that was done on a sheet; None: there is none."""
        agreed = sheet.agreed
        for path in self._store.paths():
            try:
                seen = sheet_glance(path)
                if (seen.created, seen.rules_id) == (agreed.created, agreed.rules_id) and holds(
                    sheet_in_file(path), sheet
                ):
                    return path
            except JournalError:
                continue  # what cannot be read is no copy that could be shown instead
        return None

    def _hold(self, file: SheetFile) -> tuple[Path, Sheet]:
        self._file = file
        return file.path, file.sheet
