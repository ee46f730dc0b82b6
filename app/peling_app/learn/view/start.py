"""The start of Learn: five minutes for today, a course for each book, other ways, what was learnt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.ask_before import ask_before
from peling_app.kit.view.dialogs.save_rows import ask_where, ask_which
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import PaperPage, label
from peling_app.kit.view.rules import DoubleRule, SingleRule
from peling_app.kit.view.text.reader import order_tabs
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tips import tip
from peling_app.learn.model.mistakes import MistakesModel
from peling_app.learn.model.start import LearnStart, WayRow, course_of
from peling_app.learn.view.today.courses import CourseRow
from peling_app.learn.view.today.day import DayBox
from peling_app.learn.view.today.five import FiveMinutes
from peling_app.learn.view.today.known import Calendar, KnownBars
from peling_app.learn.view.today.mistakes import Mistakes
from peling_app.learn.words import learn as words
from peling_app.learn.words import today as today_words

WIDEST = 1200
"""Width of the page in the design, in pixels; a large window has more of it."""
LEFT, RIGHT = 372, 356
"""Width of what is due, and of what is known, in the design."""
CALENDAR = 2
"""The calendar takes so much more of the free height than the box of the five minutes, up to a limit."""
TWO_COLUMNS = 900
"""Below this width everything stands in one column."""
NAME = "pe-ling-learnt"


class WayButton(Button):
    """A way to practise: drills, tiles to read, examples, the guided deal."""

    def __init__(self, theme: Theme, row: WayRow) -> None:
        """Show a way."""
        super().__init__(theme, height=38)
        self.row = row
        self.show_row(row)

    @property
    def is_done(self) -> bool:
        """Return whether the way was gone to its end; then it has a tick."""
        return self.row.part == 1

    def show_row(self, row: WayRow) -> None:
        """Show how the way stands now."""
        self.row = row
        self.setText(row.title)
        self.set_icon_name("check" if self.is_done else "")
        self.setAccessibleName(in_sentences(row.title, row.line, row.state))
        self.setToolTip(tip(f"{row.line}\n{row.state}".rstrip()))


class LearnStartPage(PaperPage):
    """The start of Learn: five minutes for today, the courses, and all other ways to practise.

    Signals:
        chosen: the user wants this way: its id, see `peling_app.learn.model.start`.
    """

    chosen = Signal(str)
    in_line = True

    def __init__(
        self, theme: Theme, model: LearnStart, mistakes: MistakesModel, parent: QWidget | None = None
    ) -> None:
        """Show the model's ways, and the last mistakes of play."""
        super().__init__(theme, parent, widest=WIDEST)
        self._model = model
        self.cards: dict[str, CourseRow | WayButton] = {}
        self.five = FiveMinutes(theme)
        self.day = DayBox(theme, model.hand)
        self.mistakes = Mistakes(theme, mistakes)
        self._known_mistakes = mistakes
        self._course_head, self._way_head = label("heading"), label("subheading")
        self._known_head, self._calendar_head = label("heading"), label("small", wrap=True)
        self._kept_head = label("subheading")
        self._kept, self.said = label("small", wrap=True), label("small", wrap=True)
        self._say: Callable[[], str] = str
        self.known_in = ChoiceBox()
        self.known_in.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.known_in.setMinimumContentsLength(12)
        self.known_in.setProperty("takes_enter", True)
        self.bars, self.calendar = KnownBars(theme), Calendar(theme)
        self.export_button, self.import_button = Button(theme), Button(theme)
        self.reset_button, self.undo_button = Button(theme), Button(theme, icon="undo")
        self._top, self._middle, self._ways = QGridLayout(), QGridLayout(), QGridLayout()
        self._courses = fill(QVBoxLayout(), spacing=0)
        self._columns: tuple[bool, int] | None = None
        self._ordered = 0
        self._build()
        self.five.begin.clicked.connect(self._begin)
        self.known_in.activated.connect(self._show_known)
        self.export_button.clicked.connect(self._ask_for_export)
        self.import_button.clicked.connect(self._ask_for_import)
        self.reset_button.clicked.connect(self._ask_for_reset)
        self.undo_button.clicked.connect(self._bring_back)
        model.changed.connect(self._follow)
        model.hand.changed.connect(self._follow_hand)
        self.mistakes.remade.connect(self._order_focus)
        self.retranslate()

    def _build(self) -> None:
        theme = self.theme
        self._left, self._right, self._beside = QWidget(), QWidget(), QWidget()
        self._first, self._practised = QWidget(), QWidget()
        left = fill(QVBoxLayout(self._left), self._course_head, DoubleRule(theme), self._courses, spacing=4)
        fill(left, STRETCH, margins=(0, 0, 0, 0))
        right = fill(QVBoxLayout(self._right), self._known_head, DoubleRule(theme), spacing=4)
        fill(right, self.known_in, self.bars, STRETCH, margins=(0, 0, 0, 0))
        first = fill(QVBoxLayout(self._first), (self.five, 1), margins=(0, 0, 0, 0), spacing=10)
        self._of_calendar = first, right
        practised = fill(QVBoxLayout(self._practised), self._calendar_head, (self.calendar, 1), spacing=6)
        practised.setContentsMargins(0, 0, 0, 0)
        beside = fill(
            QVBoxLayout(self._beside), (self.day, 1), self.mistakes, self._way_head, self._ways, spacing=6
        )
        beside.setContentsMargins(0, 0, 0, 0)
        self._ways.setSpacing(2)
        for grid in (self._top, self._middle):
            grid.setHorizontalSpacing(22)
            grid.setVerticalSpacing(12)
        text = fill(QVBoxLayout(), self._kept_head, self._kept)
        kept = fill(QHBoxLayout(), (text, 1), self.export_button, self.import_button, self.reset_button)
        said = fill(QHBoxLayout(), (self.said, 1), self.undo_button)
        self.undo_button.hide()
        fill(self.column, self._top, self._middle, STRETCH, SingleRule(theme), kept, said)

    def retranslate(self) -> None:
        """Word the page again."""
        self.title.setText(today_words.title())
        self._course_head.setText(words.courses_head())
        self._way_head.setText(words.ways_head())
        self._known_head.setText(today_words.known())
        self._calendar_head.setText(today_words.calendar())
        self._kept_head.setText(words.kept_head())
        self.export_button.setText(words.export())
        self.import_button.setText(words.take_in())
        self.reset_button.setText(words.reset())
        self.undo_button.setText(words.undo_reset())
        self.known_in.setAccessibleName(today_words.known_in())
        self.known_in.clear()
        self.setAccessibleName(words.learn_title())
        self._word_said()
        self.day.refresh()
        self.mistakes.refresh()
        self._refresh()

    def _follow(self) -> None:
        """Show what has changed: behind another page not with each answer there, but when it comes again."""
        if self.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        model = self._model
        self.subtitle.setText(f"{model.date}. {model.rules}")
        self.five.show_today(model.today)
        rows = (*model.courses, *model.ways)
        if [row.id for row in rows] != list(self.cards):
            self._make_cards(rows)
        for row in rows:
            self.cards[row.id].show_row(row)
        self._kept.setText(model.kept)
        if not self.known_in.count():
            for book, name in model.books:
                self.known_in.addItem(name, book)
            self.known_in.setCurrentIndex(max(0, self.known_in.findData(model.book)))
        self._show_known()
        self.calendar.show_days(model.days)
        self.arrange()

    def _make_cards(self, rows: tuple[WayRow, ...]) -> None:
        for card in self.cards.values():
            card.hide()
            card.deleteLater()
        self.cards = {}
        for row in rows:
            made: CourseRow | WayButton
            made = CourseRow(self.theme, row) if course_of(row.id) else WayButton(self.theme, row)
            made.clicked.connect(partial(self.chosen.emit, row.id))
            self.cards[row.id] = made
            if isinstance(made, CourseRow):
                self._courses.addWidget(made)
        self._columns = None
        # The book whose knowledge is shown follows the chosen one.
        self.known_in.clear()
        self._order_focus()

    def _follow_hand(self) -> None:
        """Let Tab come to the tiles of the hand when they have been dealt, and Enter be said as it is."""
        self.five.begin.update()
        if len(self.day.hand.tiles) != self._ordered:
            self._order_focus()

    def _show_known(self) -> None:
        self.bars.show_rows(self._model.known(self.known_in.currentData() or self._model.book))

    def _begin(self) -> None:
        self.chosen.emit(self._model.begins)

    def _order_focus(self) -> None:
        courses = [card for card in self.cards.values() if isinstance(card, CourseRow)]
        ways = [card for card in self.cards.values() if isinstance(card, WayButton)]
        ends = [self.known_in, self.export_button, self.import_button, self.reset_button, self.undo_button]
        self._ordered = len(self.day.hand.tiles)
        order_tabs([self.five.begin, *self.day.stops, *self.mistakes.stops, *ways, *courses, *ends])

    def showEvent(self, event: QShowEvent) -> None:
        """Order the stops of Tab: only in a window they have an order. The hand of the day is dealt now."""
        super().showEvent(event)
        self._model.refresh()
        self._known_mistakes.refresh()
        self._order_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say no longer what was done: whoever comes back would take it for news."""
        super().hideEvent(event)
        self._say = str
        self._word_said()
        self.undo_button.hide()

    def arrange(self) -> None:
        """Lay the parts side by side where there is room, and the ways in as many columns as fit."""
        scale = max(1.0, self.theme.sized(15) / 15)
        room = min(self.width() - 2 * 28, self.most())
        wide = room >= TWO_COLUMNS * scale
        ways = [card for card in self.cards.values() if isinstance(card, WayButton)]
        there = room - (LEFT * scale + 22 if wide else 0)
        columns = self._fitting(ways, there)
        if (wide, columns) == self._columns:
            return
        self._columns = (wide, columns)
        for grid, parts, shares in (
            (self._top, (self._first, self._beside), (LEFT, WIDEST - LEFT)),
            (self._middle, (self._left, self._right), (WIDEST - RIGHT, RIGHT)),
        ):
            for place, (part, share) in enumerate(zip(parts, shares, strict=True)):
                grid.addWidget(part, 0 if wide else place, place if wide else 0)
                grid.setColumnStretch(place, share if wide else 1 - place)
        # Below the five minutes it is in sight at once; in one column the hand of the day comes before it.
        self._of_calendar[0 if wide else 1].addWidget(self._practised, CALENDAR if wide else 0)
        for place, way in enumerate(ways):
            self._ways.addWidget(way, place // columns, place % columns)
        for column in range(len(ways)):
            self._ways.setColumnStretch(column, 1 if column < columns else 0)

    @staticmethod
    def _fitting(ways: list[WayButton], room: float) -> int:
        """Return in how many columns the ways fit, each as wide as the longest in it needs to be."""
        wide = [way.sizeHint().width() + 4 for way in ways] or [1]
        fitting = (
            columns
            for columns in (len(wide), 3, 2)
            if sum(max(wide[place::columns], default=0) for place in range(columns)) <= room
        )
        return next(fitting, 1)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the five minutes of today, which stand above all else."""
        self.scroller.begin()
        self.five.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list that has the focus, else press the button that says Enter while it is in sight."""
        act = self.known_in.showPopup if self.known_in.hasFocus() else self.five.begin.click
        in_sight = self.known_in.hasFocus() or not self.five.begin.visibleRegion().isEmpty()
        if not in_sight or not take_enter(event, act):
            super().keyPressEvent(event)

    # -- what was learnt -----------------------------------------------------------------------------------

    def _ask_for_export(self) -> None:
        ask_where(words.export(), words.file_filter(), NAME, self.export_file, self, "json")

    def _ask_for_import(self) -> None:
        ask_which(words.take_in(), (words.file_filter(), words.all_files()), self.import_file, self)

    def export_file(self, path: Path) -> None:
        """Write what was learnt to a file, and say so."""
        self._do(partial(self._model.export, path), partial(words.exported, name=path))

    def import_file(self, path: Path) -> None:
        """Add what a file holds, and say so."""
        self._do(partial(self._model.take_in, path), partial(words.taken_in, name=path.name))

    def _do(self, work: Callable[[], str], done: Callable[[], str]) -> None:
        trouble = work()
        self._tell((lambda: trouble) if trouble else done)

    def _word_said(self) -> None:
        said = self._say()
        self.said.setText(said)
        self.said.setAccessibleName(said)

    def _tell(self, say: Callable[[], str], *, can_undo: bool = False) -> None:
        """Say what was done, in every language from now on."""
        self._say = say
        self._word_said()
        if self.undo_button.hasFocus():
            self.reset_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.undo_button.setVisible(can_undo)
        announce(self, say())
        self.scroller.bring(self.said, below=8)

    def _ask_for_reset(self) -> None:
        """Ask whether all that was learnt is to be forgotten."""
        answers = words.reset(), words.keep()
        ask_before(self.theme, self.reset, words.reset_question(), words.reset_explained(), answers, self)

    def reset(self) -> None:
        """Begin again with nothing learnt, say so, and offer to undo it."""
        self._model.forget_all()
        self._tell(words.was_reset, can_undo=True)

    def _bring_back(self) -> None:
        """Bring back what was forgotten, and say so."""
        self._model.bring_back()
        self._tell(words.was_brought_back)
