"""The page on which tiles are read: one large tile without its index, four names, and how long it took."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.faces import OF_TABLES
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import BAIZE
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import PaperPage, label
from peling_app.kit.view.text.reader import order_tabs
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words.tiles import begun, tile_name
from peling_app.learn.model.reading import ReadingModel
from peling_app.learn.view.baize import FRAME, BaizeBox, BareTile
from peling_app.learn.words import reading as words

TILE, SMALL_TILE, LARGE_TILE = 132, 96, 190
"""Width of the tile in the design, in a low window, in a large one."""


class Looks(QWidget):
    """How a tile is known: the tile with its index, and words beside it."""

    def __init__(self, theme: Theme) -> None:
        """Show nothing yet."""
        super().__init__()
        self._tile = TileRow(theme, 34)
        self._tile.keep_to(OF_TABLES)
        self._words = label(wrap=True)
        fill(QHBoxLayout(self), self._tile, (self._words, 1), margins=(0, 0, 0, 0), spacing=14)

    def show_tile(self, kind: Tile) -> None:
        """Tell how a tile is known."""
        self._tile.show_tiles(kind)
        self._tile.setFixedWidth(self._tile.sizeHint().width())
        self._words.setText(words.looks_like(kind.code))


class ReadingPage(PaperPage):
    """Tiles to name, until each was named at once.

    Signals:
        title_changed: the words for the top bar changed.
        questions_asked: the tiles are done, go on with the questions that are due.
    """

    title_changed = Signal()
    questions_asked = Signal()

    def __init__(self, theme: Theme, model: ReadingModel, parent: QWidget | None = None) -> None:
        """Show the model's tile."""
        super().__init__(theme, parent)
        self.model = model
        self.back = Button(theme, icon="arrow-left", key="Esc")
        self.back.spare_key()
        self.next = Button(theme, Kind.PRIMARY, key="Enter", height=42)
        self.more = Button(theme, height=42)
        self._count = label("small")
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._ask = QLabel()
        self._ask.setTextFormat(Qt.TextFormat.PlainText)
        self.face = BareTile(TILE)
        self._box = BaizeBox(theme)
        inside = (FRAME + 20, FRAME + 14, FRAME + 20, FRAME + 10)
        fill(QVBoxLayout(self._box), self._ask, (self.face, 1), margins=inside, spacing=4)
        # They are shown before they have a place in the grid, so they need a parent at once.
        self.names = tuple(Button(theme, key=str(n), height=46, parent=self._inner) for n in range(1, 5))
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        self._columns = 0
        self.verdict = label("heading", wrap=True)
        self.looks = (Looks(theme), Looks(theme))
        self._read = TileRow(theme, 46)
        self._read.keep_to(OF_TABLES)
        fill(self.column, self._box, self._grid, self.verdict, self._read, *self.looks, STRETCH)
        fill(self.foot, self.back, STRETCH, self._count, 16, self.more, self.next)
        for number, button in enumerate(self.names):
            button.clicked.connect(partial(self._choose, number))
        self.back.clicked.connect(self.back_asked)
        self.next.clicked.connect(self.go_on)
        self.more.clicked.connect(self._begin_again)
        model.asked_anew.connect(self._asked)
        model.changed.connect(self._follow)
        theme.changed.connect(self._refresh)
        self.retranslate()

    # What is shown

    def _asked(self) -> None:
        self._refresh()
        self.scroller.verticalScrollBar().setValue(0)
        if self.isVisible():
            self._take_focus()
            self.model.start_clock()

    def _refresh(self) -> None:
        model = self.model
        kind, is_over = model.tile, model.is_over
        self._box.setVisible(not is_over)
        self.face.show_tile(kind, "" if kind is None else words.looks_like(kind.code))
        # Pixels of the design, since the words lie on baize and not on paper.
        size = self.theme.sized(20)
        self._ask.setStyleSheet(f"color: {BAIZE.text}; font-size: {size}px; background: none;")
        for number, button in enumerate(self.names):
            there = number < len(model.choices)
            button.setVisible(there)
            button.setEnabled(there and model.is_open)
            if there:
                button.setText(begun(tile_name(model.choices[number])))
                button.set_icon_name(self._sign(model.choices[number]))
        self.verdict.setText(model.verdict)
        self.verdict.setVisible(bool(model.verdict))
        shown = model.to_tell_apart
        for place, said in enumerate(self.looks):
            said.setVisible(place < len(shown))
            if place < len(shown):
                said.show_tile(shown[place])
        self._count.setText(model.count)
        self.next.setText(
            words.begin() if not is_over else words.to_questions() if model.leads_on else words.leave()
        )
        self.next.setEnabled(is_over or not model.is_open)
        self.more.setVisible(is_over)
        self.back.setVisible(not is_over or model.leads_on)
        self._read.setVisible(is_over)
        self._read.show_tiles(*model.read)

    def _follow(self) -> None:
        """Show what the model is now, and say what it says of a name."""
        self._refresh()
        model = self.model
        if model.verdict:
            shown = model.to_tell_apart
            announce(self, " ".join((model.verdict, *(words.looks_like(one.code) for one in shown))))
            if self.isVisible():
                self._take_focus()
                # Where there is little room the tiles to tell apart lie below.
                QTimer.singleShot(0, self, self._show_looks)

    def _show_looks(self) -> None:
        shown = [said for said in self.looks if said.isVisible()]
        if shown:
            self.scroller.ensureWidgetVisible(shown[-1], 0, 8)

    def _sign(self, kind: Tile) -> str:
        """Return the icon on a name, once the tile was named: this is right, this was chosen and is not."""
        model = self.model
        if model.is_open or kind not in {model.tile, model.chosen}:
            return ""
        return "check" if kind == model.tile else "cross"

    def _take_focus(self) -> None:
        asked = self.model.is_open
        (self.names[0] if asked else self.next).setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self) -> None:
        """Lay the names in one line or in two, and give the tile its size."""
        columns = 4 if self.width() >= 1000 * max(1.0, self.theme.zoom() / 100) else 2
        if columns != self._columns:
            self._columns = columns
            for number, button in enumerate(self.names):
                self._grid.addWidget(button, number // columns, number % columns)
            for column in range(4):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)
        tall = self.height()
        self.face.set_tile_width(LARGE_TILE if tall >= 1100 else TILE if tall >= 760 else SMALL_TILE)

    # What the user does

    def _choose(self, number: int) -> None:
        if number < len(self.model.choices):
            self.model.choose(self.model.choices[number])

    def _begin_again(self) -> None:
        self.model.begin()

    def go_on(self) -> None:
        """Show the next tile, or leave when all are done."""
        if not self.model.is_over:
            self.model.next()
        elif self.model.leads_on:
            self.questions_asked.emit()
        else:
            self.back_asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Name the tile with a digit, go on with Enter, leave with Escape."""
        if take_enter(event, self.go_on):
            return
        number = event.text()
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        elif number in {"1", "2", "3", "4"} and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._choose(int(number) - 1)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Measure from when the tile is seen; only in a window the stops of Tab have an order."""
        super().showEvent(event)
        order_tabs([*self.names, self.next, self.more, self.back])
        self.model.start_clock()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the names, or at what comes after."""
        self._take_focus()

    def retranslate(self) -> None:
        """Word the page again."""
        self.set_title(words.title())
        self.subtitle.setText(words.line())
        self._ask.setText(words.question())
        self.back.setText(words.leave())
        self.more.setText(words.again())
        self._refresh()
        self.title_changed.emit()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the words for the top bar."""
        return (words.title(),)
