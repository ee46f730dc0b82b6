"""The start of Learn: a course for each book, drills, the books' examples, a guided deal, what was learnt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from peling_app.books.faces import face
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import RING, Button
from peling_app.kit.view.dialogs.paper import ask_before
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import PaperPage, label
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.text.reader import order_tabs
from peling_app.kit.words.tips import tip
from peling_app.learn.model.start import LearnStart, WayRow
from peling_app.learn.words import learn as words

WIDEST = 1500
"""Width of the cards in a large window, in pixels."""
SUFFIX = "pe-ling-learnt.json"


class WayCard(Pressing, QAbstractButton):
    """A way to learn: a course with its book's cloth, or drills, examples, the guided deal."""

    def __init__(self, theme: Theme, row: WayRow, parent: QWidget | None = None) -> None:
        """Show a way."""
        super().__init__(parent)
        self._theme = theme
        self.row = row
        take_presses(self)
        follow_width(self)
        theme.changed.connect(self.updateGeometry)
        self.show_row(row)

    def show_row(self, row: WayRow) -> None:
        """Show how the way stands now."""
        self.row = row
        self.setAccessibleName(". ".join(part for part in (row.title, row.line, row.state) if part))
        self.setToolTip(tip(row.state))
        self.updateGeometry()
        self.update()

    def _left(self) -> float:
        return 42.0 if self.row.cloth else 22.0

    def hasHeightForWidth(self) -> bool:
        """Say that long words make it higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that its words need."""
        room = QRectF(0, 0, width - self._left() - 30, 0)
        tall = paint.paragraph(None, room, self.row.title, display_font(self._theme, 21), 1.2)
        tall += paint.paragraph(None, room, self.row.line, text_font(self._theme, 14), 1.4)
        tall += text_font(self._theme, 13).pixelSize() * 1.4 + 8
        return round(tall + 34)

    def sizeHint(self) -> QSize:
        """Return a size two of which fit side by side."""
        return QSize(340, self.heightForWidth(340))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow card."""
        return QSize(220, 80)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        over = self.underMouse()
        painter.setPen(
            QPen(QColor(paper.ink3 if over else paper.border), 2 if self._theme.is_high_contrast() else 1)
        )
        painter.setBrush(QColor(paper.panel if over or self.isDown() else paper.top))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if self.row.cloth:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(face(self.row.cloth).cloth))
            painter.drawRoundedRect(QRectF(area.left() + 10, area.top() + 10, 12, area.height() - 20), 3, 3)
            painter.setBrush(paint.colour(LACQUER.brass_text, 0.7))
            painter.drawRect(QRectF(area.left() + 10, area.top() + 20, 12, 1))
            painter.drawRect(QRectF(area.left() + 10, area.bottom() - 21, 12, 1))
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 9)
        self._paint_words(painter, area)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        paper = self._theme.paper
        place = QRectF(self._left(), area.top() + 12, self.width() - self._left() - 30, 0)
        painter.setPen(QColor(paper.ink))
        place.translate(
            0, paint.paragraph(painter, place, self.row.title, display_font(self._theme, 21), 1.2)
        )
        painter.setPen(QColor(paper.ink2))
        paint.paragraph(painter, place, self.row.line, text_font(self._theme, 14), 1.4)
        font = text_font(self._theme, 13)
        tall = font.pixelSize() * 1.4
        foot = QRectF(place.left(), area.bottom() - 11 - tall, place.width(), tall)
        foot.setRight(area.right() - 34)
        if self.row.part is not None:
            # Long words leave less room for the bar beside them.
            taken = QFontMetricsF(font).horizontalAdvance(self.row.state)
            wide = max(40.0, min(110.0, foot.width() - taken - 14))
            bar = QRectF(foot.left(), foot.center().y() - 2.5, wide, 5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(paper.line))
            painter.drawRoundedRect(bar, 2.5, 2.5)
            if self.row.part > 0:
                bar.setWidth(max(5.0, wide * self.row.part))
                painter.setBrush(QColor(paper.gold))
                painter.drawRoundedRect(bar, 2.5, 2.5)
            foot.setLeft(foot.left() + wide + 12)
        painter.setFont(font)
        painter.setPen(QColor(paper.ink3))
        state = painter.fontMetrics().elidedText(
            self.row.state, Qt.TextElideMode.ElideRight, round(foot.width())
        )
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, state)
        arrow = paint.icon("arrow-right", paper.ink3, 16, self.devicePixelRatioF())
        painter.drawImage(QPointF(area.right() - 28, foot.center().y() - 8), arrow)


class LearnStartPage(PaperPage):
    """The start of Learn.

    Signals:
        chosen: the user wants this way: its id, see `peling_app.learn.model.start`.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, model: LearnStart, parent: QWidget | None = None) -> None:
        """Show the model's ways."""
        super().__init__(theme, parent, widest=WIDEST)
        self._model = model
        self.cards: dict[str, WayCard] = {}
        self._course_head = label("heading")
        self._way_head = label("heading")
        self._kept_head = label("subheading")
        self._kept = label("small", wrap=True)
        self._said = label("small", wrap=True)
        self.export_button = Button(theme)
        self.import_button = Button(theme)
        self.reset_button = Button(theme)
        self._courses = QGridLayout()
        self._ways = QGridLayout()
        for grid in (self._courses, self._ways):
            grid.setSpacing(4)
        self._columns = 0
        text = fill(QVBoxLayout(), self._kept_head, self._kept)
        kept = fill(QHBoxLayout(), (text, 1), self.export_button, self.import_button, self.reset_button)
        fill(self.column, self._course_head, self._courses, 6, self._way_head, self._ways, STRETCH)
        fill(self.column, SingleRule(theme), kept, self._said)
        self.export_button.clicked.connect(self._ask_for_export)
        self.import_button.clicked.connect(self._ask_for_import)
        self.reset_button.clicked.connect(self._ask_for_reset)
        model.changed.connect(self._refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the page again."""
        self.title.setText(words.learn_title())
        self.subtitle.setText(words.learn_line())
        self._course_head.setText(words.courses_head())
        self._way_head.setText(words.ways_head())
        self._kept_head.setText(words.kept_head())
        self.export_button.setText(words.export())
        self.import_button.setText(words.take_in())
        self.reset_button.setText(words.reset())
        self.setAccessibleName(words.learn_title())
        self._said.setText("")
        self._refresh()

    def _refresh(self) -> None:
        courses, ways = self._model.courses, self._model.ways
        rows = (*courses, *ways)
        if [row.id for row in rows] != list(self.cards):
            for card in self.cards.values():
                card.hide()
                card.deleteLater()
            self.cards = {row.id: WayCard(self.theme, row) for row in rows}
            for way, card in self.cards.items():
                card.clicked.connect(partial(self.chosen.emit, way))
            self._columns = 0
            self._order_focus()
        for row in rows:
            self.cards[row.id].show_row(row)
        self._kept.setText(self._model.kept)
        self._lay_out()

    def _order_focus(self) -> None:
        order_tabs([*self.cards.values(), self.export_button, self.import_button, self.reset_button])

    def showEvent(self, event: QShowEvent) -> None:
        """Order the stops of Tab: only in a window they have an order."""
        super().showEvent(event)
        self._order_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say no longer what was done: whoever comes back would take it for news."""
        super().hideEvent(event)
        self._said.setText("")

    def _lay_out(self) -> None:
        columns = 3 if self.width() >= 1000 else 2
        if columns == self._columns:
            return
        self._columns = columns
        for grid, rows in ((self._courses, self._model.courses), (self._ways, self._model.ways)):
            for number, row in enumerate(rows):
                grid.addWidget(self.cards[row.id], number // columns, number % columns)
            for column in range(3):
                grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards in as many columns as there is room for."""
        super().resizeEvent(event)
        self._lay_out()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the course of the chosen book."""
        card = self.cards.get(self._model.first)
        if card is not None:
            card.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- what was learnt -----------------------------------------------------------------------------------

    def _ask_for_export(self) -> None:
        dialog = QFileDialog(self, words.export())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.setNameFilters([words.file_filter()])
        dialog.selectFile(SUFFIX)
        dialog.fileSelected.connect(lambda chosen: self.export_file(Path(chosen)))
        _open(dialog)

    def _ask_for_import(self) -> None:
        dialog = QFileDialog(self, words.take_in())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([words.file_filter(), words.all_files()])
        dialog.fileSelected.connect(lambda chosen: self.import_file(Path(chosen)))
        _open(dialog)

    def export_file(self, path: Path) -> None:
        """Write what was learnt to a file, and say so."""
        self._do(partial(self._model.export, path), words.exported(name=path.name))

    def import_file(self, path: Path) -> None:
        """Add what a file holds, and say so."""
        self._do(partial(self._model.take_in, path), words.taken_in(name=path.name))

    def _do(self, work: Callable[[], str], done: str) -> None:
        trouble = work()
        self._tell(trouble or done)

    def _tell(self, said: str) -> None:
        self._said.setText(said)
        self._said.setAccessibleName(said)
        announce(self, said)
        QTimer.singleShot(0, self, lambda: self.scroller.ensureWidgetVisible(self._said, 0, 8))

    def _ask_for_reset(self) -> None:
        answers = words.reset(), words.keep()
        ask_before(self.reset, words.reset_question(), words.reset_explained(), answers, self)

    def reset(self) -> None:
        """Begin again with nothing learnt, and say so."""
        self._model.forget_all()
        self._tell(words.was_reset())


def _open(dialog: QFileDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
