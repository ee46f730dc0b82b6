"""Write score sheets in one thread, one job after the other, and word what cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from peling.ledger.entry import DealEntry
from peling.ledger.history import EntryRefusedError, SheetHistory
from peling.ledger.inputs import SaveDraft, SheetInput, SheetSetup
from peling.ledger.sheet import Sheet
from peling.storage.journal import JournalError
from peling_app.platform.journal_folder import JournalFolder
from peling_app.platform.tasks import Worker
from peling_app.platform.write_behind import WriteBehind
from peling_app.score import correction
from peling_app.score.correction import Begun
from peling_app.score.files import trouble
from peling_app.score.open_file import OpenSheetFile
from peling_app.score.store import SavedSheet

T = TypeVar("T")


class SheetWriter(QObject):
    """The file of the sheet that is open, in a thread of its own.

    Signals:
        failed: the id of a message (`peling_app.score.words.sheet`), and the file or the reason it is about.
        refused: the faults for which an entry cannot be taken.
        unreadable: a sheet could not be opened; it has another place in the list of sheets now.
    """

    failed = Signal(str, str)
    refused = Signal(object)
    unreadable = Signal()

    def __init__(
        self,
        store: JournalFolder[SavedSheet],
        now: Callable[[], datetime],
        parent: QObject | None = None,
    ) -> None:
        """Begin with nothing open; new sheets are put in this folder, `now` dates what is written."""
        super().__init__(parent)
        self._store = store
        self._now = now
        self._file = OpenSheetFile(store)
        self._worker = Worker("pe-ling-score", self)
        self._waiting = 0

    @property
    def busy(self) -> bool:
        """Return whether the answer of a job is waited for."""
        return self._waiting > 0

    def stamp(self) -> str:
        """Return the time as sheets have it."""
        return self._now().isoformat(timespec="seconds")

    def behind(
        self,
        job: Callable[[T], Callable[[], Any]],
        path: Callable[[], Path | None],
        then: Callable[[Any], None],
    ) -> WriteBehind[T]:
        """Return what writes values while they are typed; `path`: the file that a failure is about."""

        def failed(error: Exception) -> None:
            now = path()
            if now is not None:
                self._tell("writing", now, error)

        return WriteBehind(self._worker, job, then, failed)

    def creating(self, setup: SheetSetup) -> Callable[[], tuple[Path, Sheet]]:
        """Return the job that begins a sheet."""
        return partial(self._file.create, setup)

    def opening(self, path: Path) -> Callable[[], tuple[Path, Sheet]]:
        """Return the job that goes on with a sheet."""
        return partial(self._file.open, path)

    def adopting(self, history: SheetHistory) -> Callable[[], tuple[Path, Sheet]]:
        """Return the job that makes a file of a sheet that was made elsewhere."""
        return partial(self._file.adopt, history)

    def appending(self, given: SheetInput) -> Callable[[], Sheet]:
        """Return the job that applies and writes an input, dated now."""
        return partial(self._file.append, given, self.stamp())

    def archiving(self, path: Path, *, away: bool) -> Callable[[], Sheet]:
        """Return the job that puts a sheet into the archive, or takes it out."""
        return partial(self._file.archive, path, away, self.stamp())

    def ask(self, job: Callable[[], Any], then: Callable[[Any], None], what: str, about: Path | str) -> None:
        """Do a job, then go on here; `what` was to be done with which file, or title, is said if it fails."""
        self._waiting += 1

        def done(answer: Any) -> None:  # noqa: ANN401 - whatever the job returns
            self._waiting -= 1
            then(answer)

        def failed(error: Exception) -> None:
            self._waiting -= 1
            self._tell(what, about, error)

        self._worker.ask(job, done, failed)

    def leave(
        self, path: Path | None, sheet: Sheet | None, typed: DealEntry | None, begun: Begun | None
    ) -> None:
        """Write what was typed last, and close the file."""
        if sheet is not None and typed is not None and typed != sheet.draft:
            self._quietly(self.appending(SaveDraft(typed)))
        if path is not None and sheet is not None and begun is not None and begun.is_typed:
            self._quietly(partial(correction.keep, path, begun, sheet))
        self._quietly(self._file.close)

    def drop_correction(self, path: Path) -> None:
        """Remove what was kept of a correction."""
        self._quietly(partial(correction.drop, path))

    def finish(self) -> None:
        """Do what is left and end the thread; a later job starts a new one."""
        self._worker.finish()

    def _quietly(self, job: Callable[[], object]) -> None:
        self._worker.ask(job, ignore, ignore)

    def _tell(self, what: str, about: Path | str, error: Exception) -> None:
        if isinstance(error, EntryRefusedError):
            self.refused.emit(error.faults)
            return
        if isinstance(about, Path) and isinstance(error, JournalError):
            self._store.note(about, error.kind)
            self.unreadable.emit()
        name = about.name if isinstance(about, Path) else about
        self.failed.emit(*self._store.named(*trouble(what, name, error)))


def ignore(_: object) -> None:
    """Take an answer that nobody waits for."""
