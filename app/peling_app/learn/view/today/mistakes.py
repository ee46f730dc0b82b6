"""The last mistakes: each with its mark, the hand, what it cost, and a button to try it again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import clear
from peling_app.kit.view.tiles.pictures import Group, TileRow
from peling_app.kit.words.tips import tip
from peling_app.learn.model.mistakes import MistakeRow, MistakesModel
from peling_app.learn.words import today as words
from peling_app.play.tutor.view.marks import GradeMark

TILE, LARGE_TILE = 20, 30
TRY = 27
"""The height of the button that tries one again; with its ring a row is 42 pixels high."""


class Mistakes(QWidget):
    """The last mistakes of play.

    Signals:
        tried: one is to be tried again; its `Habit` with one hand.
        all_asked: the page of all habits is wanted, by the book of the latest mistake; its id.
        remade: the buttons are others now.
    """

    tried = Signal(object)
    all_asked = Signal(str)
    remade = Signal()

    def __init__(self, theme: Theme, model: MistakesModel) -> None:
        """Show the model's mistakes; where there are none, nothing."""
        super().__init__()
        self._theme = theme
        self._model = model
        self._head = label("subheading")
        self.all = Button(theme, height=30)
        self.buttons: list[Button] = []
        self._shown: tuple[object, ...] = ()
        self._rows = fill(QVBoxLayout(), spacing=0)
        head = fill(QHBoxLayout(), (self._head, 1), self.all)
        fill(QVBoxLayout(self), head, self._rows, margins=(0, 0, 0, 0), spacing=2)
        self.all.clicked.connect(lambda: self.all_asked.emit(self._model.book))
        model.changed.connect(self.refresh)
        self.refresh()

    @property
    def stops(self) -> list[QWidget]:
        """Return the stops of Tab in order."""
        return [self.all, *self.buttons]

    def refresh(self) -> None:
        """Show the mistakes as they are known now; where they are the same, what has the focus keeps it."""
        rows = self._model.rows
        # Made before it is in its page it must not come as a window; then the same mistakes are seen there.
        self.setVisible(bool(rows) and self.parentWidget() is not None)
        shown = rows, words.try_again(), self._theme.paper, self._theme.is_large()
        if shown == self._shown and self.buttons:
            return
        self._shown = shown
        self._head.setText(words.last_mistakes())
        self.all.setText(words.all_mistakes(number=self._model.number))
        make_anew(self._make, lambda: self.buttons)
        self.remade.emit()

    def _make(self) -> None:
        clear(self._rows)
        self.buttons = []
        for row in self._model.rows:
            again = Button(self._theme, height=TRY)
            again.setText(words.try_again())
            again.setAccessibleName(f"{words.try_again()}. {row.spoken}")
            again.clicked.connect(partial(self.tried.emit, row.habit))
            self.buttons.append(again)
            self._rows.addWidget(_Row(self._theme, row, again))


class _Row(QWidget):
    """One mistake."""

    def __init__(self, theme: Theme, row: MistakeRow, again: Button) -> None:
        super().__init__()
        self._theme = theme
        tiles = TileRow(theme, LARGE_TILE if theme.is_large() else TILE, index=False)
        tiles.show_as(row.faces)
        tiles.show_groups((Group(row.tiles),))
        tiles.setToolTip(tip(row.whence))
        subject, lost = label(wrap=True), label()
        subject.setText(f"{row.kind}: {row.subject}")
        lost.setText(row.lost)
        lost.setStyleSheet(f"font-weight: 700; color: {theme.paper.red}; background: none;")
        lost.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        mark = GradeMark(theme, row.grade)
        fill(QHBoxLayout(self), mark, (subject, 2), (tiles, 3), lost, again, spacing=12)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, 0, 0)
        self.setAccessibleName(row.spoken)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = paint.smooth_painter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(self._theme.paper.line))
