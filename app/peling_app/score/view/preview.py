"""Look at the printed pages of a score sheet before they are printed or saved."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPixmap
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import DAY
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.score.model.report import Report
from peling_app.score.view.pages import PAGE
from peling_app.score.view.report import ReportDocument
from peling_app.score.words import report as words

FARTHEST: Final = 1_000_000
"""More pages than there can be."""
SHOWN: Final = 0.9
"""The size of a page on the screen."""


class PageView(QLabel):
    """A page, white by night as well.

    Of all pages one is a stop for Tab; page up and page down lead on from it, Home and End to either end.

    Signals:
        left: a key leads to another page; so many pages on, or back.
    """

    left = Signal(int)
    KEYS: Final = {
        Qt.Key.Key_PageDown: 1,
        Qt.Key.Key_PageUp: -1,
        Qt.Key.Key_Home: -FARTHEST,
        Qt.Key.Key_End: FARTHEST,
    }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another page; the arrows scroll."""
        pages = self.KEYS.get(Qt.Key(event.key()), 0)
        if pages:
            self.left.emit(pages)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, with a ring while Tab has come to it."""
        super().paintEvent(event)
        if self.hasFocus():
            paint.focus_ring(paint.smooth_painter(self), QRectF(self.rect()), DAY.gold, 1)


class PrintPreview(PaperDialog):
    """The pages one below another.

    Signals:
        pdf_asked: save them as PDF.
        failed: nothing was printed; carries the name of the printer.
    """

    pdf_asked = Signal()
    failed = Signal(str)

    def __init__(self, theme: Theme, report: Report, parent: QWidget | None = None) -> None:
        """Show a report."""
        super().__init__(theme, parent)
        # A page has its size whatever the screen has.
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._document = ReportDocument(report, theme.tiles)
        self.pages: list[PageView] = []
        ratio = self.devicePixelRatioF()
        for number in range(self._document.pages):
            picture = QPixmap.fromImage(self._document.image(number, SHOWN * ratio))
            picture.setDevicePixelRatio(ratio)
            page = PageView()
            page.setPixmap(picture)
            page.setStyleSheet("background: white; border: 1px solid #a0a0a0;")
            page.left.connect(partial(self._turn, number))
            self.column.addWidget(page, 0, Qt.AlignmentFlag.AlignHCenter)
            self.pages.append(page)
        self._turn(0, 0)
        self.pdf = Button(theme)
        self.leave = Button(theme)
        self.print_it = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self.print_it, self.leave)
        fill(self.foot, self.pdf, STRETCH, self.leave, self.print_it)
        self.pdf.clicked.connect(self.pdf_asked)
        self.leave.clicked.connect(self.reject)
        self.print_it.clicked.connect(self._choose_printer)
        self.retranslate()
        self.fit(round(PAGE.width() * SHOWN) + 150, 900)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def retranslate(self) -> None:
        """Set every text in the present language."""
        self.set_title(words.preview_title())
        for number, page in enumerate(self.pages, 1):
            page.setAccessibleName(words.page_name(page=number, pages=len(self.pages)))
        self.pages[0].setAccessibleDescription(self._document.plain_text)
        self.pdf.setText(words.save_pdf())
        self.leave.setText(words.close())
        self.print_it.setText(words.print_it())

    def _turn(self, number: int, pages: int) -> None:
        """Go so many pages on from one; that page is the stop for Tab now, shown from its top."""
        there = max(0, min(number + pages, len(self.pages) - 1))
        for page in self.pages:
            page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = self.pages[there]
        page.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if pages:
            page.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroller.verticalScrollBar().setValue(page.y())

    def _choose_printer(self) -> None:
        """Ask for a printer, then print."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.send(printer))
        # The overload that QPrintDialog adds hides the one without arguments from the type checker.
        QDialog.open(dialog)

    def send(self, printer: QPrinter) -> None:
        """Send the pages to a printer; the preview closes when that was possible."""
        if self._document.print_to(printer):
            self.accept()
        else:
            self.failed.emit(printer.printerName() or printer.outputFileName())
