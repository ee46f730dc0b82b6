"""The page on which a new score sheet is begun: players and seats, book and house rules, start and end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from peling.rules.course import Seating
from peling_app.books.house_rules import FREE_STEP, another_number, multiple_of
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.view.rules_choice import RulesChoice
from peling_app.books.words.about_books import players_words
from peling_app.books.words.house_sets import rule_value
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import BY_ID
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.columns_page import ColumnsPage
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.lists.completer import completer
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.kit.view.text.text_field import TextField
from peling_app.kit.view.toggling import lead_tab
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tips import tip
from peling_app.score.model.new_sheet import (
    LONGEST_NAME,
    LONGEST_PLACE,
    LONGEST_TITLE,
    MOST,
    ROUNDS,
    NewSheet,
)
from peling_app.score.view.draw import DrawView
from peling_app.score.words import start as words

COUNTS = (2, 3, 4)
MOST_AT_START = 1_000_000
LARGEST_LIMIT = 999_999


class StartPage(ColumnsPage):
    """Everything a new sheet needs.

    Signals:
        begin_asked: begin with this `SheetSetup`.
        back_asked: go back to the sheets.
        house_rules_asked: show the house rules of the chosen book.
    """

    begin_asked = Signal(object)
    back_asked = Signal()
    house_rules_asked = Signal()

    def __init__(
        self,
        services: Services,
        rules: ChosenRules,
        model: NewSheet | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the page with what was chosen last."""
        super().__init__(services.theme, parent)
        self.model = model or NewSheet(services.preferences, rules, parent=self)
        self._make_players(self.left)
        self._make_seats(self.left)
        self.left.addStretch(1)
        self.rules = RulesChoice(services.theme, self.model.rules_chosen)
        self.rules.chosen.connect(self.model.choose_book)
        self.rules.house_rules_asked.connect(self.house_rules_asked)
        self.right.addWidget(self.rules)
        self._make_frame(self.right)
        self.right.addStretch(1)
        self._back = Button(services.theme, Kind.SECONDARY, icon="arrow-left", key="Esc", height=42)
        self.begin_button = Button(services.theme, Kind.PRIMARY, height=42)
        fill(self.foot, self._back, STRETCH, self.begin_button)
        self._back.clicked.connect(self.back_asked)
        self.begin_button.clicked.connect(self.begin)
        # Tab goes from name to name first: four names are typed one after the other.
        for one, other in pairwise((*self._names, *self._easts, *self._ups)):
            QWidget.setTabOrder(one, other)
        self.lead_on(self._names, self.begin_button)
        self.lead_on((self._title, self.where), self.begin_button)
        self.model.changed.connect(self._refresh)
        self.retranslate()

    @property
    def names(self) -> tuple[QLineEdit, ...]:
        """Return the fields of the names that are in use."""
        return tuple(self._names[: self.model.count])

    @property
    def drawing(self) -> DrawView:
        """Return what shows the drawing of seats."""
        return self._drawing

    def begin(self) -> None:
        """Ask for a sheet with what is chosen now; where that cannot be, say why."""
        self._take_names()
        self.model.title = self._title.text()
        self.model.where = self.where.text()
        self.model.start = self.start.value()
        if self.model.same_names:
            announce(self, self._names_note.text())
        else:
            self.begin_asked.emit(self.model.begin())

    def prepare(self, names: Sequence[str], called: Callable[[str], str], places: Sequence[str]) -> None:
        """Begin at the top, and leave the title to the sheet that was begun with it: this is another evening.

        What is typed is completed to one of the names or places; `called` says how somebody is called now.
        """
        if self._title.text() == self.model.title:
            self._title.clear()
        self.model.begin_anew(called)
        self._offered.setStringList(list(names))
        self._known_places.setStringList(list(places))
        self.scroller.begin()

    def draw(self) -> None:
        """Draw the seats and show how."""
        self._take_names()
        self._drawing.play(self.model.draw().lines)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin with the first name."""
        self._names[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._names[0].selectAll()

    def _make_players(self, column: QVBoxLayout) -> None:
        self._players_title = label("subheading")
        column.addWidget(self._players_title)
        self._count = Switch(self.theme, tuple(map(str, COUNTS)))
        self._count.chosen.connect(lambda value: self.model.set_count(int(value)))
        column.addWidget(self._count)
        self._players_words = label("small", wrap=True)
        column.addWidget(self._players_words)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        self._names: list[QLineEdit] = []
        self._offered = QStringListModel(self)
        self._easts: list[QRadioButton] = []
        self._ups: list[Button] = []
        self._east_group = QButtonGroup(self)
        self._east_group.idClicked.connect(self.model.set_east)
        for place in range(MOST):
            name = TextField()
            limit(name, LONGEST_NAME)
            name.setCompleter(completer(self._offered, name))
            name.when_written(self._take_names)
            east = QRadioButton()
            lead_tab(east)
            up = Button(self.theme, icon="sort", height=32)
            up.clicked.connect(partial(self._move, place))
            self._names.append(name)
            self._easts.append(east)
            self._ups.append(up)
            self._east_group.addButton(east, place)
            grid.addWidget(name, place, 0)
            grid.addWidget(east, place, 1)
            grid.addWidget(up, place, 2)
        grid.setColumnStretch(0, 1)
        nest(column, grid)
        self._names_note = label("small", wrap=True)
        fill(column, self._names_note, 8, SingleRule(self.theme))

    def _make_seats(self, column: QVBoxLayout) -> None:
        column.addSpacing(4)
        row = QHBoxLayout()
        self._seats_title = label("subheading")
        self.draw_button = Button(self.theme)
        self.draw_button.clicked.connect(self.draw)
        fill(row, (self._seats_title, 1), self.draw_button)
        nest(column, row)
        self._seats_words = label("small", wrap=True)
        column.addWidget(self._seats_words)
        self._drawing = DrawView(self.theme)
        self._drawing.finished.connect(self._refresh)
        column.addWidget(self._drawing)
        self._seated = label("", wrap=True)
        column.addWidget(self._seated)

    def _make_frame(self, column: QVBoxLayout) -> None:
        fill(column, 4, SingleRule(self.theme), 4)
        self._frame_title = label("subheading")
        column.addWidget(self._frame_title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        self._words: list[QLabel] = [label() for _ in range(5)]
        self._limit = ChoiceBox()
        self._limit_number = NumberBox()
        self._limit_number.setRange(4, LARGEST_LIMIT)
        self._limit_number.setSingleStep(FREE_STEP)
        self._limit.activated.connect(self._take_limit)
        self._limit_number.editingFinished.connect(self._take_limit_number)
        most = fill(QHBoxLayout(), (self._limit, 1), self._limit_number)
        self.start = NumberBox()
        self.start.setRange(0, MOST_AT_START)
        self.start.setSingleStep(100)
        self.start.setGroupSeparatorShown(True)
        for spin in (self.start, self._limit_number):
            # The field in it takes its room from no style sheet.
            spin.lineEdit().setTextMargins(10, 0, 10, 0)
        self.sticks, self._sticks_known = Button(self.theme, height=32), 0
        self.sticks.clicked.connect(lambda: self.start.setValue(self.model.sticks))
        begin = fill(QHBoxLayout(), (self.start, 1), self.sticks)
        self._rounds = ChoiceBox()
        self._rounds.activated.connect(lambda row: self.model.set_rounds(ROUNDS[row]))
        self._title = TextField()
        limit(self._title, LONGEST_TITLE)
        self.where = TextField()
        limit(self.where, LONGEST_PLACE)
        self._known_places = QStringListModel(self)
        self.where.setCompleter(completer(self._known_places, self.where))
        fields = (self._limit, self.start, self._rounds, self._title, self.where)
        for row, (said, field) in enumerate(zip(self._words, fields, strict=True)):
            said.setBuddy(field)
            grid.addWidget(said, row, 0)
        nest(grid, most, 0, 1)
        nest(grid, begin, 1, 1)
        grid.addWidget(self._rounds, 2, 1)
        grid.addWidget(self._title, 3, 1)
        grid.addWidget(self.where, 4, 1)
        grid.setColumnStretch(1, 1)
        nest(column, grid)

    def _move(self, place: int) -> None:
        self._take_names()
        self.model.move(place, 1)

    def _take_names(self) -> None:
        written = [field.text().strip() for field in self.names]
        for place, (name, known) in enumerate(zip(written, self.model.names, strict=True)):
            if name != known:
                self.model.set_name(place, name)
        if self.model.drawn is not None:
            self._drawing.say_again(self.model.reword())

    def _take_limit(self, row: int) -> None:
        option = self.model.limit
        if option is not None:
            usual, now = option.values, self.model.limit_value
            self.model.set_limit(usual[row] if row < len(usual) else another_number(option, now))

    def _take_limit_number(self) -> None:
        option = self.model.limit
        if option is not None and self._limit.currentIndex() >= len(option.values):
            self.model.set_limit(self._limit_number.value())

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.set_title(words.page())
        self._players_title.setText(self.tr("At the table"))
        self._count.set_words(self.tr("Players"), (self.tr("Two"), self.tr("Three"), self.tr("Four")))
        for place, (name, east, up) in enumerate(
            zip(self._names, self._easts, self._ups, strict=True), start=1
        ):
            name.setAccessibleName(self.tr("Name of player {number}").format(number=place))
            east.setText(self.tr("East first"))
            up.setText(self.tr("Swap"))
            up.setAccessibleName(self.tr("Player {number} changes places with the next").format(number=place))
            up.setToolTip(tip(up.accessibleName()))
        self._seats_title.setText(self.tr("Seats"))
        self.draw_button.setText(self.tr("Draw the seats"))
        self._frame_title.setText(self.tr("The sheet"))
        fields = (
            self.tr("Limit"),
            self.tr("Everybody begins with"),
            self.tr("To be played"),
            self.tr("Title"),
            self.tr("Place"),
        )
        named = (self._limit, self.start, self._rounds, self._title, self.where)
        for said, field, text in zip(self._words, named, fields, strict=True):
            said.setText(text)
            field.setAccessibleName(text)
        self._limit_number.setAccessibleName(self.tr("Limit, another number"))
        self._title.setPlaceholderText(self.model.usual_title)
        self.where.setPlaceholderText(self.tr("for example: at Anna’s"))
        self._back.setText(self.tr("Back"))
        self.begin_button.setText(self.tr("Begin the sheet"))
        self.begin_button.set_key(BY_ID["score.begin"].keys[0])
        self._drawing.say_again(self.model.reword())
        self._refresh()

    def _refresh(self) -> None:
        """Show what is chosen."""
        model = self.model
        self.subtitle.setText(short_title(model.book))
        self._count.set_value(str(model.count))
        for count in COUNTS:
            self._count.side(str(count)).setEnabled(count in model.counts)
        self._players_words.setText(
            self.tr("This book is for {players}.").format(players=players_words(model.counts))
            if set(COUNTS) != set(model.counts)
            else self.tr("In the order of play: each sits to the right of the one above.")
            if model.count > 2
            else self.tr("In the order of play, as they take turns.")
        )
        for place in range(MOST):
            used = place < model.count
            for widget in (self._names[place], self._easts[place], self._ups[place]):
                widget.setVisible(used)
            self._names[place].setPlaceholderText(model.spare_names[place])
            if used and not self._names[place].hasFocus():
                self._names[place].setText(model.names[place])
        self._easts[model.east].setChecked(True)
        same = model.same_names
        self._names_note.setText(words.called_twice(names=", ".join(same)))
        self._names_note.setVisible(bool(same))
        self.begin_button.setEnabled(not same)
        self._show_seats()
        self._show_rules()

    def _show_seats(self) -> None:
        seating = self.model.rules.course.seating
        self._seats_words.setText(
            {
                Seating.HIGHEST_THROW: self.tr(
                    "By this book everybody throws two dice; the highest is East."
                ),
                Seating.WIND_BOX: self.tr("By this book winds are mixed and drawn; each sits by his wind."),
                Seating.BY_THROW: self.tr(
                    "By this book winds are drawn, each sits by his wind, and a throw names the first East."
                ),
            }[seating]
        )
        if self.model.drawn is None:
            self._drawing.clear()
        done = self.model.drawn is not None and not self._drawing.is_running
        self._seated.setVisible(done)
        if done:
            shown = self.model.shown_names
            self._seated.setText(words.seated(shown, shown[self.model.east]))

    def _show_rules(self) -> None:
        model = self.model
        self.rules.show_rules(model.rules.house.changed(model.rules.options))
        option = model.limit
        for widget in (self._words[0], self._limit, self._limit_number):
            widget.setVisible(option is not None)
        self._limit_number.set_multiple(1 if option is None else multiple_of(model.book, option))
        if 0 < self._sticks_known == self.start.value() != model.sticks:
            self.start.setValue(model.sticks)  # those sticks were of another book
        self._sticks_known = model.sticks
        self.sticks.setVisible(bool(model.sticks))
        self.sticks.setText(words.start_with(model.sticks))
        said = [words.rounds(rounds, in_sets=model.in_sets) for rounds in ROUNDS]
        if said != [self._rounds.itemText(row) for row in range(self._rounds.count())]:
            self._rounds.clear()
            self._rounds.addItems(said)
        self._rounds.setCurrentIndex(ROUNDS.index(model.rounds) if model.rounds in ROUNDS else 0)
        if option is None:
            return
        now = model.limit_value
        known = [row for row, value in enumerate(option.values) if value == now and type(value) is type(now)]
        self._limit.clear()
        for value in option.values:
            self._limit.addItem(
                number(value)
                if type(value) is int  # bool is not meant
                else rule_value(option.key, value, model.book)
            )
        if option.any_number:
            self._limit.addItem(self.tr("another number"))
        self._limit.setCurrentIndex(known[0] if known else len(option.values))
        self._limit_number.setVisible(not known)
        if not known and isinstance(now, int) and not self._limit_number.hasFocus():
            self._limit_number.setValue(now)
