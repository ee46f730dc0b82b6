"""By which rules, who sits where, what has just happened: the choices above a position."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from peling.core.tiles import WINDS
from peling.positions.laid import Moment
from peling_app.judge.model.judge import JudgeModel
from peling_app.judge.words import judge as words
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.lists.choice_box import ChoiceBox, offer
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.switch import CLOSE_ROOM, Switch
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.tiles import wind_name

NAMES = ("book", "players", "me", "round", "giver")


class Frame(Worded):
    """The choices of a position.

    Signals:
        house_rules_asked: open the house rules of the book.
    """

    house_rules_asked = Signal()

    def __init__(self, model: JudgeModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the choices of a model."""
        super().__init__(parent)
        self._model = model
        self.book, self.players, self.me, self.round, self.giver = boxes = tuple(ChoiceBox() for _ in NAMES)
        self.house_rules = Button(theme, height=34)
        self.moment = Switch(theme, tuple(Moment), room=CLOSE_ROOM)
        self._labels = {name: label("small") for name in NAMES}
        self._fields: dict[str, QWidget] = {}
        self._upper, self._lower = Flow(spacing=12, leading=6), Flow(spacing=12, leading=6)
        for name, box in zip(NAMES, boxes, strict=True):
            self._labels[name].setBuddy(box)
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
            self._fields[name] = field = QWidget()
            fill(QVBoxLayout(field), self._labels[name], box, spacing=0, margins=(0, 0, 0, 0))
        for name in ("book", "players", "me", "round"):
            self._upper.addWidget(self._fields[name])
            if name == "book":
                self._upper.addWidget(self.house_rules)
        self._moment_name = label("small")
        moment = QWidget()
        fill(QVBoxLayout(moment), self._moment_name, self.moment, spacing=0, margins=(0, 0, 0, 0))
        for field in (moment, self._fields["giver"]):
            self._lower.addWidget(field)
        fill(QVBoxLayout(self), self._upper, self._lower, spacing=4, margins=(0, 0, 0, 0))
        self.book.activated.connect(lambda row: model.session.choose_book(self.book.itemData(row)))
        self.players.activated.connect(lambda row: model.set_players(self.players.itemData(row)))
        self.me.activated.connect(lambda row: model.set_table(me=self.me.itemData(row)))
        self.round.activated.connect(lambda row: model.set_table(round_wind=self.round.itemData(row)))
        self.giver.activated.connect(lambda row: model.set_table(giver=self.giver.itemData(row)))
        self.moment.chosen.connect(lambda one: model.set_table(moment=Moment(one)))
        self.house_rules.clicked.connect(self.house_rules_asked)
        model.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.retranslate()

    def refresh(self) -> None:
        """Show the choices as they are in the model."""
        model = self._model
        laid, rules = model.session.laid, model.session.rules
        offer(self.book, [(title, book) for book, title in model.books], laid.book)
        offer(self.players, [(str(one), one) for one in sorted(rules.course.players)], laid.players)
        offer(self.me, [(wind_name(one), one) for one in rules.course.seats(laid.players)], laid.me)
        offer(self.round, [(wind_name(one), one) for one in WINDS], laid.round_wind)
        seats = [(name, place) for place, name in enumerate(model.seats) if place]
        offer(self.giver, seats, laid.giver)
        for box in (self.book, self.players, self.me, self.round, self.giver):
            _widen(box)
        self.moment.set_value(laid.moment)
        self._fields["round"].setVisible(rules.course.rounds)
        self._fields["giver"].setVisible(laid.moment is Moment.CLAIM)
        self.players.setEnabled(len(rules.course.players) > 1)
        self.updateGeometry()

    def retranslate(self) -> None:
        """Word the choices in the present language."""
        for name, box in zip(NAMES, (self.book, self.players, self.me, self.round, self.giver), strict=True):
            self._labels[name].setText(words.fixed(name))
            box.setAccessibleName(words.fixed(name))
        self.house_rules.setText(words.fixed("house-rules"))
        self._moment_name.setText(words.fixed("moment"))
        said = [words.moments_said(one.value) for one in Moment]
        self.moment.set_words(words.fixed("moment"), [words.moments(one.value) for one in Moment], said)
        self.refresh()

    def begin(self) -> None:
        """Put the focus on the first choice."""
        self.book.setFocus(Qt.FocusReason.OtherFocusReason)


def _widen(box: ChoiceBox) -> None:
    """Give a box room for its longest words: what the style adds beside them Qt does not count."""
    metrics = box.fontMetrics()
    longest = max((metrics.horizontalAdvance(box.itemText(row)) for row in range(box.count())), default=0)
    box.setMinimumContentsLength(ceil(longest / metrics.horizontalAdvance("X")) + 2)
