"""The page *Compare books*: a hand above, below it what each book says, at the right one book in full."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from peling.core.scoring import HandRecord
from peling_app.compare.model.compare import CompareModel
from peling_app.compare.view.book import BookLines
from peling_app.compare.view.hand_area import HandArea
from peling_app.compare.view.heads import BookHeads
from peling_app.compare.view.table import ComparisonTable
from peling_app.compare.view.way import WayOfWinning
from peling_app.compare.words import compare as words
from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.model.tiles_entry import Unread
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.page import Page
from peling_app.kit.view.paper_page import Paper, label
from peling_app.kit.view.parts import Scale, padded, set_look
from peling_app.kit.view.rules import DoubleRule, SingleRule
from peling_app.kit.view.style import text_font
from peling_app.kit.view.switch import CLOSE_ROOM, Switch
from peling_app.kit.view.text.reader import Reader, order_tabs
from peling_app.kit.view.tiles.entry import HandEntry
from peling_app.kit.view.tiles.palette import TilePalette
from peling_app.kit.words.links import compare_books
from peling_app.kit.words.tiles_entry import not_pasted
from peling_app.play.session import Session

WIDEST = 1720
TAKING = 1250
"""On a page narrower than this the choices stand below the palette."""
NARROW = 1200
LOW = 740
"""A page narrower or lower than this shows one part at a time."""
MOST_HEADS = 0.34
"""Where the heads of the books take more of a low page than this, they are not shown below the hand."""
BOOK_SHARE = 29
BESIDE_FRAME = 7
"""Pixels between what a book says and the frame of the focus round it."""
LEAST_BOOK = 372 + BESIDE_FRAME
GAP = 16
"""Between title and buttons."""
MOST_PALETTE = 1010


class Part(StrEnum):
    """The parts of the page, of which a small window shows one."""

    HAND = "hand"
    BOOKS = "books"
    ONE = "one"


class ComparePage(Page):
    """One hand by every book.

    Signals:
        judge_asked: judge this `HandDraft` by a book, which is named.
    """

    judge_asked = Signal(object, str)

    def __init__(self, services: Services, session: Session | None, parent: QWidget | None = None) -> None:
        """Begin with an empty hand; `session` has the game whose hand can be taken."""
        super().__init__(parent)
        self.services = services
        self._session = session
        theme = services.theme
        self._scale = Scale(theme)
        self.model = CompareModel(lambda: services.preferences.current.house_rules, self)
        self.entry = HandEntry(self.model.entry, theme)
        self.palette_of_tiles = TilePalette(theme)
        self.way = WayOfWinning(self.model.entry, theme)
        self.heads = BookHeads(self._scale)
        self.table = ComparisonTable(self.model.table, self._scale)
        self.lines = BookLines(self._scale)
        self._chosen = 0
        self._small = False
        self._sheet = Paper(theme, self)
        self.heading = label("title")
        self._status = label("", wrap=True)
        self._waiting = label("lead", wrap=True)
        self._waiting.setIndent(2)
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.back = Button(theme, icon="arrow-left", key="Esc", height=32)
        self.undo = Button(theme, icon="undo", height=32)
        self.clear = Button(theme, height=32)
        self.of_game = Button(theme, height=32)
        self.judge = Button(theme, height=32)
        self.parts = Switch(theme, tuple(Part), room=CLOSE_ROOM)
        self._lay_out()
        self._connect()
        self.retranslate()
        # The heads come with the first columns, behind everything that was there before.
        order_tabs([*self.heads.heads, self.table, self._area])

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (compare_books(),)

    @property
    def chosen(self) -> int:
        """Return the number of the book whose lines are shown."""
        return self._chosen

    def show_hand(self, record: HandRecord, book: str = "") -> None:
        """Compare a hand; of a game or a sheet in full by the book of that, by its id."""
        self.model.show(record)
        self._choose_book(book)

    def _choose_book(self, book: str) -> None:
        for number, column in enumerate(self.model.columns):
            if column.book == book:
                self.choose(number)

    def choose(self, number: int) -> None:
        """Show the lines of a book."""
        if 0 <= number < len(self.model.columns):
            self._chosen = number
            self.heads.show_columns(self.model.columns, number)
            self.lines.show_book(self.model.columns[number])
            self._area.setAccessibleName(self.lines.accessibleName())
            self._area.begin()

    def take_hand_of_game(self) -> None:
        """Show the winner's hand of the deal that is over, else the user's own as it stands."""
        session = self._session
        if session is None or session.view is None or not session.may_count_hand:
            return
        result = session.last_result
        if result is not None and result.winner is not None:
            self.show_hand(result.records[result.winner], session.rules.id)
        else:
            self.model.show_own(session.view)
            self._choose_book(session.rules.id)

    def _connect(self) -> None:
        entry = self.model.entry
        self.palette_of_tiles.chosen.connect(entry.put)
        self.palette_of_tiles.dropped.connect(lambda tile, place: place.lay(tile))
        self.model.changed.connect(self._refresh)
        entry.unread.connect(self._say_unread)
        entry.moved.connect(self._note_entry)
        self.heads.chosen.connect(self.choose)
        self.heads.pressed.connect(self._look_at)
        self.table.book_chosen.connect(self.choose)
        self.parts.chosen.connect(lambda part: self.show_part(Part(part)))
        self.back.clicked.connect(self.back_asked)
        self.undo.clicked.connect(entry.undo)
        self.clear.clicked.connect(entry.clear)
        self.of_game.clicked.connect(self.take_hand_of_game)
        self.judge.clicked.connect(self._ask_to_judge)
        theme = self.services.theme
        theme.changed.connect(self._fit)
        theme.changed.connect(self._refresh)
        self.services.preferences.choices_changed.connect(self.model.refresh)
        if self._session is not None:
            self._session.changed.connect(self._follow_game)
            self._session.coach.changed.connect(self._follow_game)
        handlers: dict[str, Callable[[], object]] = {
            "compare.undo": entry.undo,
            "compare.clear": entry.clear,
            "compare.game-hand": self.take_hand_of_game,
        }
        self.services.commands.handle(handlers)

    @property
    def _buttons(self) -> tuple[QWidget, ...]:
        """Return what stands at the right of the title."""
        return (self.parts, self.of_game, self.judge, self.undo, self.clear, self.back)

    def _lay_out(self) -> None:
        """Lay head, entry and books below each other."""
        head = self._head = fill(QHBoxLayout(), self.heading, STRETCH, *self._buttons, spacing=0)
        self._second = fill(QHBoxLayout(), STRETCH, spacing=0)
        self._taking = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fill(self._taking, (self.palette_of_tiles, 68), (self.way, 32), spacing=20)
        inner = QWidget()
        fill(QVBoxLayout(inner), self.entry, self._taking, STRETCH, margins=(0, 4, 0, 0), spacing=8)
        self._hand = HandArea(inner)
        self._area = Reader(padded(self.lines, left=BESIDE_FRAME, top=4, right=14))
        self._area.setMinimumWidth(LEAST_BOOK)
        self._side_by_side = QWidget()
        both = QVBoxLayout(self._side_by_side)
        fill(both, self.heads, (self.table, 1), (self._waiting, 1), margins=(0, 0, 0, 0), spacing=6)
        self._spare = QWidget()
        both.addWidget(self._spare, 1)
        self._between = QWidget()
        self._between.setFixedWidth(25 - BESIDE_FRAME)
        self._books = fill(
            QHBoxLayout(),
            (self._side_by_side, 100 - BOOK_SHARE),
            self._between,
            (self._area, BOOK_SHARE),
            spacing=0,
        )
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(6)
        nest(self._whole, head)
        nest(self._whole, self._second)
        self._whole.addWidget(DoubleRule(self.services.theme))
        fill(self._whole, self._hand, self._status, SingleRule(self.services.theme), (self._books, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show all parts if there is room, else one of them."""
        super().resizeEvent(event)
        self._sheet.setGeometry(self.rect())
        self._sheet.lower()
        self._fit()

    def _fit(self) -> None:
        width, height = self.width(), self.height()
        side = max(28, (width - max(WIDEST, self.services.theme.sized(WIDEST))) // 2)
        self._whole.setContentsMargins(side, 12 if height < LOW else 16, side, 12)
        factor = 16 / 14 if width >= 2000 else 1.0
        self.entry.set_tile_width(38 if width >= 2000 else 30)
        self.palette_of_tiles.setMaximumWidth(MOST_PALETTE if width < 2000 else 1200)
        larger = max(1.0, self.services.theme.zoom() / 100)
        self._small = width < NARROW * larger or height < LOW * larger
        below = QBoxLayout.Direction.TopToBottom
        beside = QBoxLayout.Direction.LeftToRight
        self._taking.setDirection(below if width < TAKING * larger else beside)
        self.show_part(Part(self.parts.value()))
        if factor != self._scale.factor:
            self._scale.factor = factor
            self.choose(self._chosen)
            self.table.refit()

    def show_part(self, part: Part) -> None:
        """Show a part alone in a small window; in a large one all of them."""
        small = self._small
        self.parts.setVisible(small)
        self.parts.set_value(part)
        self._say_remarks()
        self._show_title()
        alone = small and part is Part.HAND
        self._hand.setVisible(alone or not small)
        self._hand.set_scrolling(on=alone)
        self._whole.setStretchFactor(self._hand, int(alone))
        self._whole.setStretchFactor(self._books, int(not alone))
        self._side_by_side.setVisible(not small or part is Part.BOOKS or (alone and self._heads_fit()))
        self._between.setVisible(not small)
        self._area.setVisible(not small or part is Part.ONE)
        self._show_table()
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus) and not focus.isVisibleTo(self):
            self.parts.focus()

    def _heads_fit(self) -> bool:
        """Return whether the heads of the books leave a hand above them room enough."""
        margins = self._whole.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        second = self._second.sizeHint().height()
        return self.heads.heightForWidth(room) <= self.height() * MOST_HEADS - second

    def _show_title(self) -> None:
        """Leave the title to the top bar where the buttons need its room; give them two lines if need be."""
        needed = sum(button.sizeHint().width() for button in self._buttons if not button.isHidden())
        margins = self._whole.contentsMargins()
        room = self.width() - margins.left() - margins.right() - needed
        self.heading.setVisible(self.heading.sizeHint().width() + GAP <= room)
        line, first = (self._second, 1) if room < 0 else (self._head, self._head.indexOf(self.parts) + 1)
        for place, button in enumerate((self.of_game, self.judge), start=first):
            if line.indexOf(button) < 0:
                line.insertWidget(place, button)

    def _show_table(self) -> None:
        """Show the table if the hand is complete, else what to do; no room for either beside the hand."""
        waiting, room = self.model.is_unfinished, self._table_has_room()
        self.table.setVisible(room and not waiting)
        self._waiting.setVisible(room and waiting)
        self._spare.setVisible(not room)

    def _table_has_room(self) -> bool:
        return not self._small or self.parts.value() != Part.HAND

    def _say_remarks(self) -> None:
        """Say at the heads why books refuse the hand, and over the table what its shades mean."""
        self.heads.say((*self.model.remarks, *(self.model.shades if self._table_has_room() else ())))

    def _ask_to_judge(self) -> None:
        book = self.model.columns[self._chosen].book
        self.judge_asked.emit(self.model.entry.draft, book)

    def _look_at(self) -> None:
        if self._small:
            self.show_part(Part.ONE)

    def _note_entry(self) -> None:
        entry = self.model.entry
        laid = bool(entry.typed) or not entry.draft.is_empty
        self.services.commands.set_flags({Flag.COMPARE_UNDO: entry.can_undo, Flag.COMPARE_LAID: laid})

    def _say_unread(self, unread: Unread) -> None:
        """Say why a text of the clipboard is not laid, until something else is done."""
        self._say_status(not_pasted(unread.why, found=unread.found), is_wrong=True)
        announce(self._status, self._status.text())

    def _say_status(self, said: str, *, is_wrong: bool) -> None:
        theme = self.services.theme
        self._status.setText(said)
        self._status.setAccessibleName(said)
        weight = QFont.Weight.Bold if is_wrong else QFont.Weight.Normal
        set_look(
            self._status, text_font(theme, 14, weight), theme.paper.red if is_wrong else theme.paper.ink2
        )

    def _refresh(self) -> None:
        faults = self.model.faults
        self._say_status(" ".join(faults) or self.model.status, is_wrong=bool(faults))
        self.palette_of_tiles.set_left(self.model.left)
        self._note_entry()
        self.undo.setEnabled(self.model.entry.can_undo)
        self.clear.setEnabled(not self.model.entry.draft.is_empty)
        self.judge.setEnabled(not self.model.entry.draft.is_empty)
        self._show_table()
        self.lines.setVisible(not self.model.is_unfinished)
        self.choose(self._chosen)
        self._say_remarks()
        self.table.refit()
        self._follow_game()

    def _follow_game(self) -> None:
        self.of_game.setVisible(self._session is not None and self._session.may_count_hand)
        self._show_title()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the top, in the hand, or where another part is shown alone, at the choice of parts."""
        self.table.scrollToTop()
        if self._hand.isVisibleTo(self):
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.parts.focus()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask again: house rules or the game may have changed meanwhile."""
        super().showEvent(event)
        self.model.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lay the tiles of the clipboard in the hand, wherever the focus is."""
        if event.matches(QKeySequence.StandardKey.Paste) and self._hand.isVisible():
            self.model.entry.paste(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what was typed."""
        self.model.entry.finish_typing()
        super().hideEvent(event)

    def retranslate(self) -> None:
        """Word the page in the present language."""
        self.setAccessibleName(compare_books())
        self.heading.setText(compare_books())
        back, undo, clear, of_game, judge = words.buttons()
        self.judge.setText(judge)
        self.back.setText(back)
        self.undo.setText(undo)
        self.clear.setText(clear)
        self.of_game.setText(of_game)
        show, *parts = words.views()
        self.parts.set_words(show, parts)
        self._show_title()
        self.table.setAccessibleName(words.comparison())
        self._waiting.setText(words.waiting())
        self.model.refresh()
