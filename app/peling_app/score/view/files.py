"""Take the sheet out to paper and files, and bring one in: previews and the dialogs that ask for a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.dialogs.save_rows import ask_where, ask_which
from peling_app.kit.words.messages import saved_as
from peling_app.score.model.report import report_of
from peling_app.score.model.saved_sheets import called
from peling_app.score.session import ScoreSession
from peling_app.score.view.evening.picture import write_picture
from peling_app.score.view.preview import PrintPreview
from peling_app.score.view.report import write_pdf
from peling_app.score.words import evening as evening_words
from peling_app.score.words.sheet import was_here

translate = QCoreApplication.translate


class SheetFiles:
    """Asks for files on behalf of a page, and reads and writes them."""

    def __init__(
        self, score: ScoreSession, theme: Theme, page: QWidget, say: Callable[[Callable[[], str]], object]
    ) -> None:
        """Show the dialogs over this page; `say` gets what says where something was saved."""
        self._say = say
        self._score = score
        self._theme = theme
        self._page = page
        score.was_here.connect(lambda: say(was_here))

    @property
    def handlers(self) -> dict[str, Callable[[], None]]:
        """Return what carries out the commands that take the sheet out, by their ids."""
        return {
            "score.print": self.show_preview,
            "score.pdf": self.save_pdf,
            "score.csv": self.save_csv,
            "score.export": self.save_json,
        }

    def show_preview(self) -> None:
        """Show the pages before they are printed."""
        if self._score.sheet is not None:
            preview = PrintPreview(self._theme, report_of(self._score.sheet), self._page)
            preview.pdf_asked.connect(self.save_pdf)
            preview.failed.connect(partial(self._score.failed.emit, "printing"))
            preview.open()

    def save_pdf(self) -> None:
        """Ask where to save the sheet, its chart and every deal's reckoning as PDF."""
        title, kind = translate("ScorePage", "Save the sheet as PDF"), translate("ScorePage", "Pages (*.pdf)")
        self._ask(title, "pdf", kind, self.write_pdf)

    def save_csv(self) -> None:
        """Ask where to save the rows as CSV."""
        title, kind = translate("ScorePage", "Save the rows as CSV"), translate("ScorePage", "Rows (*.csv)")
        self._ask(title, "csv", kind, self.write_csv)

    def save_json(self) -> None:
        """Ask where to save the whole sheet as JSON."""
        title = translate("ScorePage", "Save the whole sheet")
        self._ask(title, "json", translate("ScorePage", "Whole sheet (*.json)"), self.write_json)

    def save_picture(self, image: QImage) -> None:
        """Ask where to save the picture of the evening."""
        write = partial(self.write_picture, image)
        self._ask(evening_words.save_picture(), "png", evening_words.pictures(), write)

    def import_sheet(self) -> None:
        """Ask for the file of a sheet, or for one that holds a sheet as JSON, and open a copy of it."""
        kinds = translate("ScorePage", "Score sheets (*.json *.peling-sheet)")
        ask_which(
            translate("ScorePage", "Import a score sheet"), (kinds,), self._score.import_file, self._page
        )

    def write_pdf(self, file: Path) -> None:
        """Write the pages to a file, or tell why that cannot be done."""
        if self._score.sheet is not None:
            report = report_of(self._score.sheet)
            self._write(file, lambda: write_pdf(report, file, self._theme.tiles))

    def write_picture(self, image: QImage, file: Path) -> None:
        """Write the picture of the evening to a file, or tell why that cannot be done."""
        self._write(file, lambda: write_picture(image, file))

    def write_csv(self, file: Path) -> None:
        """Write the rows to a file, or tell why that cannot be done."""
        if self._score.export_rows(file):
            self._tell_saved(file)

    def write_json(self, file: Path) -> None:
        """Write the whole sheet to a file, or tell why that cannot be done."""
        if self._score.export(file):
            self._tell_saved(file)

    def _write(self, file: Path, write: Callable[[], object]) -> None:
        try:
            write()
        except OSError as error:
            self._score.failed.emit("export", error.strerror or file.name)
        else:
            self._tell_saved(file)

    def _tell_saved(self, file: Path) -> None:
        self._say(partial(saved_as, file=file))

    def _ask(self, title: str, suffix: str, kind: str, write: Callable[[Path], object]) -> None:
        shown = self._score.sheet
        if shown is None:
            return
        name = called(shown.setup)
        ask_where(title, kind, name, write, self._page, suffix)
