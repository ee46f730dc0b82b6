"""The page of people: all that ever stood on a sheet, with one of them in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.save_rows import ask_where
from peling_app.kit.view.layouts import NO_LIMIT, STRETCH, fill, nest
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import Paper, label
from peling_app.kit.view.parts import clear, set_look
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.reader import Reader, order_tabs, stops_in
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.text.search_field import SearchField
from peling_app.kit.words.messages import saved_as
from peling_app.kit.words.tips import tip
from peling_app.score.model.evenings.people import PeopleModel
from peling_app.score.view.pages import write_pages
from peling_app.score.view.people.dialogs import MergeDialog, RenameDialog
from peling_app.score.view.people.person import PersonView
from peling_app.score.view.people.report import PeopleDocument
from peling_app.score.view.people.rows import PeopleHeads, PeopleList
from peling_app.score.words import people as words

WIDEST: Final = 1320
NARROW: Final = 1080
"""With less room than this, at usual text, a person stands below the list."""
DOUBTS: Final = 4
"""So many pairs of names are asked about at a time."""


class PeoplePage(Worded):
    """The list at the left, the chosen person at the right.

    Signals:
        back_asked: back to where one came from.
    """

    back_asked = Signal()

    def __init__(self, theme: Theme, model: PeopleModel, parent: QWidget | None = None) -> None:
        """Show the people of a model."""
        super().__init__(parent)
        self._theme = theme
        self.model = model
        self._awaits = False
        self._paper = Paper(theme, self)
        self._title, self._said = label(), label(wrap=True)
        self.undo, self.rename, self.merge, self.csv, self.pdf = (Button(theme, height=36) for _ in range(5))
        self.back = Button(theme, key="Esc", height=36)
        self._heads = PeopleHeads(theme)
        self.list = PeopleList(theme)
        self._rule, self._together, self._sum = DoubleRule(theme), label("small"), label("small")
        self._doubts_title = label()
        self._doubts = fill(QVBoxLayout(), spacing=6)
        self._answers: list[Button] = []
        self._doubted: Sequence[tuple[str, str]] = ()
        self.search = SearchField()
        limit(self.search, 60)
        self._kept = label("small", wrap=True)
        self.said = label("small", wrap=True)
        self._saved: Path | None = None
        self.person = PersonView(theme)
        self._lay_out()
        for button, act in (
            (self.rename, self.ask_name),
            (self.merge, self._ask_merge),
            (self.csv, self.save_csv),
            (self.pdf, self.save_pdf),
            (self.undo, model.store.undo),
            (self.back, self.back_asked.emit),
        ):
            button.clicked.connect(lambda _checked=False, act=act: act())
        self.list.chosen.connect(model.choose)
        self.person.compared.connect(model.compare)
        self.search.textChanged.connect(model.search)
        self.search.left.connect(self.list.begin)
        model.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        ways = Flow(spacing=2)
        for button in (self.undo, self.rename, self.merge, self.csv, self.pdf, self.back):
            ways.addWidget(button)
        # What is said has a line of its own: beside title and buttons large letters were pressed into four.
        line = fill(QHBoxLayout(), (self._title, 1), ways, spacing=14)
        head = fill(QVBoxLayout(), line, self._said, spacing=0)
        foot = fill(QHBoxLayout(), self._together, STRETCH, self._sum, margins=(12, 4, 8, 0))
        self._left = QWidget()
        fill(
            QVBoxLayout(self._left),
            self.search,
            6,
            self._heads,
            self.list,
            4,
            self._rule,
            foot,
            20,
            self._doubts_title,
            self._doubts,
            STRETCH,
            self.said,
            self._kept,
            margins=(4, 0, 4, 4),
            spacing=2,
        )
        inner = QWidget()
        self._above = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._right = fill(QVBoxLayout(), spacing=0, margins=(0, 0, 0, 0))
        self._right.addItem(self._above)
        self._right.addWidget(self.person)
        self._both = fill(
            QBoxLayout(QBoxLayout.Direction.LeftToRight, inner),
            (self._left, 10),
            (self._right, 11),
            spacing=40,
        )
        self._both.setContentsMargins(0, 0, 0, 0)
        self.scroller = Reader(inner)
        self.scroller.verticalScrollBar().valueChanged.connect(self._hold_person)
        self._whole = fill(QVBoxLayout(self), head, DoubleRule(self._theme), (self.scroller, 1), spacing=8)

    def refresh(self) -> None:
        """Show the people as they are known; what is not seen is shown when it is."""
        if not self.isVisible():
            return
        model, theme, paper = self.model, self._theme, self._theme.paper
        set_look(self._title, display_font(theme, 36), paper.ink)
        set_look(self._said, text_font(theme, 15), paper.ink2)
        self._said.setText(model.said)
        self.list.show_rows(model.rows, model.chosen)
        has = bool(model.store.people or model.store.games)
        for widget in (self._heads, self._rule, self._together, self._sum, self.search, self._kept):
            widget.setVisible(has)
        for button in (self.csv, self.pdf):
            button.setEnabled(has)
        self.rename.setEnabled(has and not model.is_games)
        self.merge.setEnabled(bool(model.mergeable))
        alone = has and not model.mergeable and not model.is_games
        self.merge.setToolTip(tip(words.nobody_to_merge(name=model.chosen) if alone else ""))
        self.undo.setVisible(model.store.can_undo)
        self._sum.setText(model.together)
        self._ask_doubts()
        self.person.show_person(model)
        self._hold_person()
        order_tabs(list(stops_in(self._whole)))
        if self._awaits and self.list.buttons:
            self._awaits = False
            if self.back.hasFocus():
                self.list.begin()

    @property
    def can_rename(self) -> bool:
        """Return whether somebody is chosen who can be called otherwise."""
        return bool(self.model.chosen) and not self.model.is_games

    def ask_name(self) -> None:
        """Ask how whoever is chosen is called from now on."""
        if self.can_rename:
            dialog = RenameDialog(self._theme, self.model.chosen, self.model.about_name, self)
            dialog.decided.connect(self.model.rename)
            dialog.open()

    def _ask_merge(self) -> None:
        """Ask who is the same person as whoever is chosen."""
        if self.model.mergeable:
            dialog = MergeDialog(self._theme, self.model.chosen, self.model.mergeable, self)
            dialog.decided.connect(partial(self.model.merge, self.model.chosen))
            dialog.open()

    def save_csv(self) -> None:
        """Ask where to save a row for each person."""
        ask_where(words.csv(), words.csv_kind(), words.page(), self.write_csv, self)

    def save_pdf(self) -> None:
        """Ask where to save all people, and whoever is chosen in full, as PDF."""
        ask_where(words.pdf(), words.pdf_kind(), words.page(), self.write_pdf, self, "pdf")

    def write_csv(self, file: Path) -> None:
        """Write a row for each person to a file, and say where it is, or why that cannot be done."""
        self._write(file, lambda: self.model.export(file))

    def write_pdf(self, file: Path) -> None:
        """Write the pages to a file, and say where they are, or why that cannot be done."""
        self._write(file, lambda: write_pages(PeopleDocument(self.model, self._theme.tiles), file))

    def _write(self, file: Path, write: Callable[[], object]) -> None:
        try:
            write()
        except OSError as error:
            self.model.store.failed.emit("export", error.strerror or file.name)
        else:
            self._saved = file
            self._say_saved()
            announce(self, self.said.text())

    def _say_saved(self) -> None:
        """Say where the last file is that was saved since the page came to the front."""
        self.said.setText("" if self._saved is None else saved_as(file=self._saved))

    def _ask_doubts(self) -> None:
        """Ask about pairs of names; the same ones in another look leave the focus where it was."""
        doubts = self.model.doubtful[:DOUBTS]
        if doubts == self._doubted:
            make_anew(partial(self._make_doubts, doubts), lambda: self._answers)
        else:
            # An answer leads on to no other pair: one more press would answer that.
            self._make_doubts(doubts)
        self._doubted = doubts

    def _make_doubts(self, doubts: Sequence[tuple[str, str]]) -> None:
        clear(self._doubts)
        self._answers = []
        self._doubts_title.setVisible(bool(doubts))
        self._doubts_title.setText(words.doubtful())
        set_look(self._doubts_title, display_font(self._theme, 21), self._theme.paper.ink)
        for one, other in doubts:
            said = label(wrap=True)
            said.setText(words.pair(one=one, other=other))
            apart, merge = Button(self._theme, height=32), Button(self._theme, height=32)
            apart.setText(words.two_people())
            merge.setText(words.one_merge())
            apart.setAccessibleName(words.apart_help(one=one, other=other))
            merge.setAccessibleName(words.merge_help(one=one, other=other))
            apart.clicked.connect(partial(self.model.store.tell_apart, one, other))
            merge.clicked.connect(lambda _=False, one=one, other=other: self.model.merge(one, other))
            nest(self._doubts, fill(QHBoxLayout(), (said, 1), apart, merge, spacing=2))
            self._answers += [apart, merge]

    def _fit(self) -> None:
        zoom = max(1.0, self._theme.zoom() / 100)
        side = max(28, (self.width() - (WIDEST * 8 // 5 if self.width() > 2500 else WIDEST)) // 2)
        self._whole.setContentsMargins(side, 16, side, 16)
        narrow = self.width() < NARROW * zoom
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._both.setDirection(below if narrow else beside)
        self.person.best.set_scale(1.0 if self.height() < 1100 else 1.3)
        self._hold_person()

    def _hold_person(self) -> None:
        """Keep whoever is chosen in sight beside a list of any length, no higher than the page."""
        beside = self._both.direction() is QBoxLayout.Direction.LeftToRight
        room, offset = self.scroller.viewport().height(), 0
        if beside:
            high = max(room, self.person.minimumSizeHint().height())
            self.person.setFixedHeight(high)
            scrolled = self.scroller.verticalScrollBar().value() - (high - room)
            offset = max(0, min(scrolled, self._left.sizeHint().height() - high))
        else:
            self.person.setMinimumHeight(0)
            self.person.setMaximumHeight(NO_LIMIT)
        self._right.setAlignment(self.person, Qt.AlignmentFlag.AlignTop if beside else Qt.AlignmentFlag(0))
        if offset != self._above.sizeHint().height():
            self._above.changeSize(0, offset, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._right.invalidate()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what is new, and show what is known meanwhile."""
        super().showEvent(event)
        self.model.store.refresh()
        self._saved = None
        self._say_saved()
        self._fit()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay list and person side by side, or one below the other."""
        super().resizeEvent(event)
        self._paper.cover(self)
        self._fit()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin with whoever is chosen, else with the way back."""
        if self.list.buttons:
            self.list.begin()
        else:
            self._awaits = True
            self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Word the page again."""
        self.setAccessibleName(words.page())
        self.scroller.setAccessibleName(words.page())
        self._title.setText(words.page())
        self.rename.setText(words.rename())
        self.merge.setText(words.merge())
        self.undo.setText(words.undo())
        self.csv.setText("CSV")
        self.pdf.setText("PDF")
        self.csv.setAccessibleName(words.csv())
        self.pdf.setAccessibleName(words.pdf())
        self.back.setText(words.back())
        self._together.setText(words.together())
        self.search.setPlaceholderText(words.search())
        self.search.setAccessibleName(words.search())
        self._kept.setText(words.kept())
        self._say_saved()
        self.model.refresh()
