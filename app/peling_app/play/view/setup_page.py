"""The page "Set the table": rule book, house rules, players, learning aids, and Start."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling.rules.course import Length
from peling_app.books.house_rules import different
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.view.house_sets_box import HouseSetsBox
from peling_app.books.view.rules_choice import RulesChoice
from peling_app.books.words.about_books import players_words, seats_words
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.commands import BY_ID, Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.columns_page import ColumnsPage
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import Stretch, fill
from peling_app.kit.view.page import LookTime
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.switch import CLOSE_ROOM, Switch
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.text_field import TextField
from peling_app.play.birds import Bird
from peling_app.play.model.saved_games import SavedGames
from peling_app.play.model.setup import MOST_OPPONENTS, SetupModel
from peling_app.play.setup import Level
from peling_app.play.view.fence import Fence
from peling_app.play.view.opponent_card import LONGEST_NAME, ROOMY, OpponentCard
from peling_app.play.words.games import length_name, length_words, place_name, together_words

SEATS = (2, 3, 4)
TALL: Final = 760
"""A page higher than this, in text of the usual size, has more height than its words need."""


class SetupPage(ColumnsPage):
    """Everything a new game needs, on one sheet.

    Signals:
        start_asked: begin with this `NewGame`.
        house_rules_asked: show the house rules of the chosen book.
    """

    start_asked = Signal(object)
    house_rules_asked = Signal()

    def __init__(
        self, services: Services, rules: ChosenRules, games: SavedGames, parent: QWidget | None = None
    ) -> None:
        """Make the sheet with what was chosen last; `games` tell with whom the user has played."""
        super().__init__(services.theme, parent, grows=True)
        services.commands.handle({"game.start": self.start})
        self._commands = services.commands
        self.awaits_table = False
        self.look_time = LookTime(self, services.pace.look)
        self.look_time.over.connect(self._seen_enough)
        self.model = SetupModel(services.preferences, rules, games, self)
        self.rules = RulesChoice(services.theme, rules)
        self.rules.chosen.connect(rules.choose_book)
        self.rules.house_rules_asked.connect(self.house_rules_asked)
        self.left.addWidget(self.rules)
        # On a high page what belongs together stands together, and the whole height is used.
        self.left.addStretch(1)
        self._make_length(self.left)
        self.left.addStretch(1)
        self._make_aids(self.left)
        self._make_players(self.right)
        self._make_name(self.right)
        self.right.addStretch()
        self._back = Button(services.theme, Kind.SECONDARY, icon="arrow-left", key="Esc", height=42)
        self._start = Button(services.theme, Kind.PRIMARY, height=42)
        self.seats_words = label("small", wrap=True)
        self.seats_words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        fill(self.foot, self._back, (self.seats_words, 1), 8, self._start)
        self._back.clicked.connect(self.back_asked)
        self._start.clicked.connect(self.start)
        self.lead_on((*(card.name for card in self.cards), self._name), self._start)
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
        """Ask for a game with what is chosen now; asked again while that is coming, do nothing."""
        if self.awaits_table or not self._start.isEnabled():
            return
        self._take_names()
        self.start_asked.emit(self.model.setup())

    def await_table(self) -> None:
        """Say at once that the table is coming: to begin a game and make its page takes a moment."""
        self.awaits_table = True
        self._word_start()
        self._start.repaint()
        announce(self._start, self._start.text())

    def end_waiting(self) -> None:
        """Offer again to begin: the table is there, or cannot be."""
        self.awaits_table = False
        self._word_start()

    def _word_start(self) -> None:
        self._start.setText(self.tr("The table is coming…") if self.awaits_table else self.tr("Start"))
        self._start.set_key("" if self.awaits_table else BY_ID["game.start"].keys[0])

    def showEvent(self, event: QShowEvent) -> None:
        """Begin no other game by an Enter that was meant for the one that is open."""
        super().showEvent(event)
        waits = self.look_time.interval() > 0 and self._commands.has(Flag.GAME_OPEN)
        if waits and not event.spontaneous():
            self._start.setEnabled(False)
            self.look_time.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Wait no longer: the table has come."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.end_waiting()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look anew from an Enter on: whoever presses it again and again has not yet seen this page."""
        if self.look_time.isActive() and is_enter(event):
            self.look_time.start()
        else:
            super().keyPressEvent(event)

    def _seen_enough(self) -> None:
        """Let the game be begun; that has the focus unless the user has gone elsewhere by now."""
        self._start.setEnabled(True)
        if self.scroller.hasFocus():
            self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def sets_box(self) -> HouseSetsBox:
        """Return the choice of saved house rules."""
        return self.rules.sets_box

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the top, with the button most want; as long as that waits, where Enter does nothing."""
        self.scroller.begin()
        target = self._start if self._start.isEnabled() else self.scroller
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self) -> None:
        """Let cards and books grow where that pushes nothing out of sight."""
        super().arrange()
        spare = self.height() - self.theme.sized(TALL)
        self.rules.give_room((spare - ROOMY) // 2)
        self.rules.head_as_high_as(self._players.sizeHint().height() if spare > 0 else 0)
        for card in self.cards:
            card.give_room(spare)
            # Without height to spare a card is as high as its words, and what is left stays empty below.
            self._seats.setStretchFactor(card, 1 if spare > 0 else 0)

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
        self._players = Switch(self.theme, tuple(map(str, SEATS)))
        self._players.chosen.connect(lambda value: self.model.set_players(int(value)))
        self._players_words = label("small", wrap=True)
        fill(column, fill(QHBoxLayout(), (self._players_title, 1), self._players), self._players_words)
        scale = Scale(self.theme)
        self.cards = tuple(OpponentCard(scale, number + 1) for number in range(MOST_OPPONENTS))
        for number, card in enumerate(self.cards):
            card.named.connect(self._take_names)
            card.level_chosen.connect(partial(self._take_level, number))
            card.swap_asked.connect(partial(self.model.swap, number))
            card.seated.connect(partial(self._seat, number))
        self.fence = Fence(self.theme)
        self.fence.seat_asked.connect(self.model.seat)
        self._seats = fill(column, *self.cards, 4, self.fence, Stretch(0))

    def _seat(self, number: int, bird: Bird) -> None:
        self.model.seat(bird, number)

    def _make_name(self, column: QVBoxLayout) -> None:
        self._name_label = QLabel()
        self._name = TextField()
        limit(self._name, LONGEST_NAME)
        self._name.editingFinished.connect(self._take_names)
        self._name_label.setBuddy(self._name)
        row = fill(QHBoxLayout(), self._name_label, (self._name, 1), spacing=16)
        fill(column, 4, SingleRule(self.theme), 6, row)

    def _take_names(self) -> None:
        """Take what was typed as the names of the players."""
        self.model.set_player_name(self._name.text())
        for number, card in enumerate(self.cards):
            before = self.model.opponent(number)
            if card.name.text().strip() != before.name:
                self.model.set_opponent(number, replace(before, name=card.name.text()))

    def _take_level(self, number: int, value: str) -> None:
        self.model.set_opponent(number, replace(self.model.opponent(number), level=Level(value)))

    def retranslate(self) -> None:
        """Word the whole sheet again."""
        self.set_title(self.tr("Set the table"))
        self._length_title.setText(self.tr("How long"))
        self._length.set_words(
            self.tr("How long"),
            [length_name(one) for one in Length],
            [length_words(one) for one in Length],
            said_beside=True,
        )
        self._aids_title.setText(self.tr("Learning aids"))
        self._aids.setText(self.tr("Labels on the table, and moves can be taken back"))
        self._aids_words.setText(
            self.tr(
                "A game in which you take something back is marked as assisted. The tutor is always there."
            )
        )
        self._aids.setAccessibleDescription(self._aids_words.text())
        self._players_title.setText(self.tr("At the table with you"))
        self._players.set_words(self.tr("Players"), (self.tr("Two"), self.tr("Three"), self.tr("Four")))
        self._name_label.setText(self.tr("Your name"))
        self._name.setAccessibleName(self.tr("Your name"))
        self._name.setPlaceholderText(self.tr("You"))
        self._back.setText(self.tr("Back"))
        self._word_start()
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
        self.seats_words.setText(seats_words(model.seating))
        if not self._name.hasFocus():
            self._name.setText(now.player_name)
        places = tuple(map(place_name, model.chairs))
        for number, card in enumerate(self.cards):
            card.setVisible(number < model.players - 1)
            place = places[number] if number < len(places) else ""
            card.show_opponent(model.opponent(number), place, together_words(model.together(number)))
        seated = tuple(model.opponent(number).name for number in range(model.players - 1))
        self.fence.show_birds(model.fence, seated)
