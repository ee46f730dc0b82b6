"""The page "Set the table": rule book, house rules, players, learning aids, and Start."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from peling.rules.course import Length
from peling_app.books.house_rules import different
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.view.house_sets_box import HouseSetsBox
from peling_app.books.view.rules_choice import RulesChoice
from peling_app.books.words.about_books import players_words, seats_words
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import BY_ID
from peling_app.kit.model.services import Services
from peling_app.kit.view.columns_page import ColumnsPage
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dice import DicePair
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import capitals, label
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.switch import CLOSE_ROOM, Switch
from peling_app.play.model.setup import MOST_OPPONENTS, SetupModel
from peling_app.play.setup import Level, Opponent
from peling_app.play.words.games import bird_names, length_name, length_words, level_name, level_words

LEVELS = tuple(level.value for level in Level)
SEATS = (2, 3, 4)
NAME_WIDTH = 84
"""So wide a bird can be read."""


class SetupPage(ColumnsPage):
    """Everything a new game needs, on one sheet.

    Signals:
        start_asked: begin with this `NewGame`.
        house_rules_asked: show the house rules of the chosen book.
    """

    start_asked = Signal(object)
    house_rules_asked = Signal()

    def __init__(self, services: Services, rules: ChosenRules, parent: QWidget | None = None) -> None:
        """Make the sheet with what was chosen last."""
        super().__init__(services.theme, parent)
        services.commands.handle({"game.start": self.start})
        self.model = SetupModel(services.preferences, rules, self)
        self.rules = RulesChoice(services.theme, rules)
        self.rules.chosen.connect(rules.choose_book)
        self.rules.house_rules_asked.connect(self.house_rules_asked)
        self.left.addWidget(self.rules)
        self._make_length(self.left)
        self._make_aids(self.left)
        self.left.addStretch(1)
        self._make_players(self.right)
        self._make_seats(self.right)
        self.right.addStretch(1)
        self._back = Button(services.theme, Kind.SECONDARY, icon="arrow-left", height=42)
        self._start = Button(services.theme, Kind.PRIMARY, height=42)
        fill(self.foot, self._back, STRETCH, self._start)
        self._back.clicked.connect(self.back_asked)
        self._start.clicked.connect(self.start)
        self.lead_on((self._name, *self._names), self._start)
        self.model.changed.connect(self._refresh)
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page, and of the book that is chosen."""
        return self.tr("New game"), short_title(self.model.rules.book)

    @property
    def start_button(self) -> Button:
        """Return the button that begins the game."""
        return self._start

    @property
    def players(self) -> Switch:
        """Return the choice of two, three or four players."""
        return self._players

    def start(self) -> None:
        """Ask for a game with what is chosen now."""
        self._take_names()
        self.start_asked.emit(self.model.setup())

    @property
    def sets_box(self) -> HouseSetsBox:
        """Return the choice of saved house rules."""
        return self.rules.sets_box

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the button that most people want."""
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_length(self, column: QVBoxLayout) -> None:
        self._length_title = label("subheading")
        self._length = Switch(self.theme, [length.value for length in Length], room=CLOSE_ROOM)
        self._length.chosen.connect(lambda value: self.model.set_length(Length(value)))
        self._length_words = label("small", wrap=True)
        fill(column, 6, SingleRule(self.theme), 8, self._length_title, self._length, self._length_words)

    def _make_aids(self, column: QVBoxLayout) -> None:
        fill(column, 6, SingleRule(self.theme), 8)
        self._aids_title = label("subheading")
        column.addWidget(self._aids_title)
        self._aids = QCheckBox()
        self._aids.toggled.connect(self.model.set_learning_aids)
        column.addWidget(self._aids)
        self._aids_words = label("small", wrap=True)
        column.addWidget(self._aids_words)

    def _make_players(self, column: QVBoxLayout) -> None:
        self._players_title = label("subheading")
        column.addWidget(self._players_title)
        self._players = Switch(self.theme, tuple(map(str, SEATS)))
        self._players.chosen.connect(lambda value: self.model.set_players(int(value)))
        column.addWidget(self._players)
        self._players_words = label("small", wrap=True)
        fill(column, self._players_words, 4)
        form = fill(QHBoxLayout(), spacing=16)
        self._name_label = QLabel()
        self._name = QLineEdit()
        self._name.setMaxLength(24)
        self._name.editingFinished.connect(self._take_names)
        self._name_label.setBuddy(self._name)
        fill(form, self._name_label, (self._name, 1))
        fill(column, form, 8, SingleRule(self.theme), 4)
        self._opponents_title = label("kicker")
        column.addWidget(self._opponents_title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        self._names: list[QLineEdit] = []
        self._levels: list[Switch] = []
        for number in range(MOST_OPPONENTS):
            name = QLineEdit()
            name.setMaxLength(24)
            name.setMinimumWidth(NAME_WIDTH)
            name.editingFinished.connect(self._take_names)
            level = Switch(self.theme, LEVELS, room=CLOSE_ROOM)
            level.chosen.connect(partial(self._take_level, number))
            self._names.append(name)
            self._levels.append(level)
            grid.addWidget(name, number, 0)
            grid.addWidget(level, number, 1)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        self._level_words = label("small", wrap=True)
        fill(column, self._level_words, 12, SingleRule(self.theme))

    def _make_seats(self, column: QVBoxLayout) -> None:
        column.addSpacing(8)
        self._seats_title = label("subheading")
        column.addWidget(self._seats_title)
        row = fill(QHBoxLayout(), spacing=16)
        self._dice = DicePair(self.theme)
        self._seats_words = label("", wrap=True)
        fill(row, self._dice, (self._seats_words, 1))
        column.addLayout(row)

    def _take_names(self) -> None:
        self.model.set_player_name(self._name.text())
        for number, edit in enumerate(self._names):
            before = self.model.opponent(number)
            if edit.text().strip() != before.name:
                self.model.set_opponent(number, Opponent(edit.text(), before.level))

    def _take_level(self, number: int, value: str) -> None:
        self.model.set_opponent(number, Opponent(self.model.opponent(number).name, Level(value)))

    def retranslate(self) -> None:
        """Word the whole sheet again."""
        self.set_title(self.tr("Set the table"))
        self._length_title.setText(self.tr("How long"))
        self._length.set_words(
            self.tr("How long"), [length_name(one) for one in Length], [length_words(one) for one in Length]
        )
        self._aids_title.setText(self.tr("Learning aids"))
        self._aids.setText(self.tr("Labels on the table, and moves can be taken back"))
        self._aids_words.setText(
            self.tr(
                "A game in which you take something back is marked as assisted. The tutor is always there."
            )
        )
        self._aids.setAccessibleDescription(self._aids_words.text())
        self._players_title.setText(self.tr("Players"))
        self._players.set_words(self.tr("Players"), (self.tr("Two"), self.tr("Three"), self.tr("Four")))
        self._name_label.setText(self.tr("Your name"))
        self._name.setAccessibleName(self.tr("Your name"))
        self._name.setPlaceholderText(self.tr("You"))
        capitals(self._opponents_title, self.tr("The computer plays"))
        for number, (name, level) in enumerate(zip(self._names, self._levels, strict=True), start=1):
            name.setAccessibleName(self.tr("Name of computer player {number}").format(number=number))
            name.setPlaceholderText(bird_names()[number - 1])
            level.set_words(
                self.tr("Level of computer player {number}").format(number=number),
                [level_name(Level(value)) for value in LEVELS],
                [level_words(Level(value)) for value in LEVELS],
            )
        self._level_words.setText(
            "\n".join(
                self.tr("{level}: {words}").format(level=level_name(level), words=level_words(level))
                for level in Level
            )
        )
        self._seats_title.setText(self.tr("Seats"))
        self._back.setText(self.tr("Back"))
        self._start.setText(self.tr("Start"))
        self._start.set_key(BY_ID["game.start"].keys[0])
        self._refresh()

    def _refresh(self) -> None:
        """Show what is chosen."""
        model = self.model
        self.subtitle.setText(short_title(model.rules.book))
        self.rules.show_rules(different(model.rules.book, model.rules.house_rules))
        now = model.settings
        self.titleChanged.emit()
        self._aids.setChecked(now.learning_aids)
        self._length.set_value(model.length.value)
        self._length_words.setText(length_words(model.length))
        self._players.set_value(str(model.players))
        for number in SEATS:
            self._players.side(str(number)).setEnabled(number in model.seats)
        self._players_words.setText(
            self.tr("This book is for {players}.").format(players=players_words(model.seats))
        )
        self._players_words.setVisible(set(SEATS) != set(model.seats))
        self._seats_words.setText(seats_words(model.seating))
        if not self._name.hasFocus():
            self._name.setText(now.player_name)
        for number, (name, level) in enumerate(zip(self._names, self._levels, strict=True)):
            opponent = model.opponent(number)
            name.setVisible(number < model.players - 1)
            level.setVisible(number < model.players - 1)
            if not name.hasFocus():
                name.setText(opponent.name)
            level.set_value(opponent.level.value)
