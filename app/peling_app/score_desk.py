"""Hold the file of the score sheet that is open. It is used in the writer's thread alone."""

from __future__ import annotations

from pathlib import Path

from peling.ledger.book import Book
from peling.ledger.inputs import Archive, SheetInput, SheetSetup
from peling.ledger.sheet import Sheet
from peling.ledger.sheet_file import SheetFile


class NoSheetError(LookupError):
    """No sheet is open."""


class SheetDesk:
    """Holds the file of the sheet. Everything runs in the writer's thread, one call after the other."""

    def __init__(self) -> None:
        """Begin with nothing open."""
        self._file: SheetFile | None = None

    def create(self, path: Path, setup: SheetSetup) -> Sheet:
        """Begin a sheet in a new file."""
        self.close()
        path.parent.mkdir(parents=True, exist_ok=True)
        return self._hold(SheetFile.create(path, setup))

    def open(self, path: Path) -> Sheet:
        """Go on with a sheet."""
        self.close()
        return self._hold(SheetFile.open(path))

    def adopt(self, path: Path, book: Book) -> Sheet:
        """Make a file of a sheet that was made elsewhere."""
        self.close()
        path.parent.mkdir(parents=True, exist_ok=True)
        return self._hold(SheetFile.adopt(path, book))

    def append(self, given: SheetInput, at: str) -> Sheet:
        """Apply and write an input."""
        if self._file is None:
            raise NoSheetError
        return self._file.append(given, at)

    def close(self) -> None:
        """Close the file, if one is open."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _hold(self, file: SheetFile) -> Sheet:
        self._file = file
        return file.sheet


def archive(path: Path, away: bool, at: str) -> None:
    """Put a sheet that is not open into the archive, or take it out."""
    file = SheetFile.open(path)
    try:
        file.append(Archive(away), at)
    finally:
        file.close()
