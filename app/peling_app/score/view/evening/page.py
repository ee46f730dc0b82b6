"""The page of an evening: what it came to, and what can be taken home of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import RING, Button, Kind
from peling_app.kit.view.layouts import fill, keep_room
from peling_app.kit.view.paper_page import CutLine, Paper
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.reader import Reader, order_tabs, stops_in
from peling_app.kit.view.text.retranslate import Worded
from peling_app.score.model.evenings.evening import EveningModel
from peling_app.score.stakes import Stakes, stakes_of
from peling_app.score.view.evening.content import EveningContent
from peling_app.score.view.evening.picture import evening_image
from peling_app.score.view.evening.stakes import StakesDialog
from peling_app.score.words import evening as words

WIDEST = 1320
LARGEST = 1.7


class EveningView(Worded):
    """The evening of the sheet that is open.

    Signals:
        picture_asked: the picture, to be saved.
        back_asked: back to the sheet.
        next_asked: begin the sheet of another evening with the same people.
    """

    picture_asked = Signal(QImage)
    back_asked = Signal()
    next_asked = Signal()

    def __init__(self, services: Services, model: EveningModel, parent: QWidget | None = None) -> None:
        """Show the evening of a model."""
        super().__init__(parent)
        self.services = services
        self.model = model
        theme = services.theme
        self._paper = Paper(theme, self)
        self.content = EveningContent(theme)
        self.scroller = Reader(self.content)
        self.said = CutLine()
        self.said.setProperty("role", "small")
        self.said.hide()
        self.back = Button(theme, key="Esc", height=42)
        self.copy, self.picture = Button(theme, height=42), Button(theme, height=42)
        self.pdf, self.csv = Button(theme, icon="document", height=42), Button(theme, height=42)
        self.another = Button(theme, Kind.PRIMARY, height=42)
        self._outer = fill(QVBoxLayout(self), (self.scroller, 1), spacing=8)
        ways = Flow(spacing=2)
        for button in (self.back, self.copy, self.picture, self.pdf, self.csv):
            ways.addWidget(button)
        # What was done is said in a line of its own: beside the buttons it pushed them into two lines, or a
        # long path pushed the last of them out of the window. It has its room before: coming above the
        # buttons it made a page scroll that had been whole.
        row = fill(QHBoxLayout(), (ways, 1), 10, self.another, spacing=2)
        line = fill(QHBoxLayout(), self.said, margins=(RING, 0, RING, 0))
        fill(self._outer, fill(QVBoxLayout(), row, line, spacing=2))
        keep_room(self.said)
        commands = services.commands
        self.pdf.clicked.connect(lambda: commands.trigger("score.pdf"))
        self.csv.clicked.connect(lambda: commands.trigger("score.csv"))
        self.back.clicked.connect(self.back_asked)
        self.another.clicked.connect(self.next_asked)
        self.copy.clicked.connect(self.copy_picture)
        self.picture.clicked.connect(lambda: self.picture_asked.emit(self._image()))
        self.content.stakes.clicked.connect(self._ask_stakes)
        model.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.retranslate()

    def refresh(self) -> None:
        """Show the evening as it stands; what is not seen is shown when it is."""
        if self.isVisible():
            self.say(str)
            self._fit()
            self.content.show_page(self.model.page)
            order_tabs(list(stops_in(self._outer)))

    def say(self, said: Callable[[], str]) -> None:
        """Say what was done with the evening, below what can be done."""
        self.said.say(said())
        self.said.setVisible(bool(said()))

    def copy_picture(self) -> None:
        """Put the picture on the clipboard and say so."""
        QGuiApplication.clipboard().setImage(self._image())
        self.say(words.copied)
        announce(self, words.copied())

    def _image(self) -> QImage:
        return evening_image(self.model.page, self.services.theme)

    def _ask_stakes(self) -> None:
        """Ask what a point is worth; where nothing was agreed yet, what was agreed last is offered."""
        last = self.services.preferences.current
        offer = self.model.stakes
        if not offer.value:
            offer = stakes_of(last.stakes_value, last.stakes_unit)
        dialog = StakesDialog(self.services.theme, offer, self)
        dialog.decided.connect(self._agree)
        dialog.open()

    def _agree(self, stakes: Stakes) -> None:
        self.model.agree(stakes)
        if stakes.value:
            self.services.preferences.update(stakes_value=str(stakes.value), stakes_unit=stakes.unit)

    def _fit(self) -> None:
        large = self.width() >= 2 * WIDEST * 0.95
        side = max(28, (self.width() - (WIDEST * 8 // 5 if large else WIDEST)) // 2)
        self.said.setFixedHeight(self.said.fontMetrics().height())
        self._outer.setContentsMargins(side, 16, side, 6)
        scale = min(LARGEST, max(1.0, self.height() / 850))
        self.content.fit(self.width() - 2 * side - self.scroller.beside, scale)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the evening as it stands by now."""
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out anew."""
        super().resizeEvent(event)
        self._paper.cover(self)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape; another evening is begun by its own button alone."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the top, with the way back: nothing is begun by a key struck twice."""
        self.scroller.begin()
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Word the page again."""
        self.setAccessibleName(words.page())
        self.scroller.setAccessibleName(words.page())
        self.back.setText(words.open_sheet())
        self.copy.setText(words.copy())
        self.picture.setText(words.picture())
        self.pdf.setText("PDF")
        self.csv.setText("CSV")
        self.another.setText(words.next_evening())
        self.model.refresh()
        self.refresh()
