"""How the deal was won: the way the winning tile came, from whom, what else was so; the wild tile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.ledger.entry import Result
from peling.rules.draft import Place
from peling_app.kit.view.controls import ToggleButton
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.laid import Room
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.kit.words.tips import tip
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_changes import with_by, with_circumstance, with_way_unsaid
from peling_app.score.words import entry as words

NAME_ROOM: Final = 96
"""Pixels that a name has on its button at most."""
MARK: Final = 24
"""Pixels that the mark of a button makes it wider."""
BEFORE_NAMES: Final = 2
"""What stands before the names: that the tile was drawn, and a word."""


class WayStrip(Worded):
    """The line of questions below the hands: only what can apply is asked."""

    def __init__(self, model: EntryModel, scale: Scale, parent: QWidget | None = None) -> None:
        """Ask about the deal of a model."""
        super().__init__(parent)
        self._model = model
        self._scale = scale
        self.way = ChoiceBox()
        self.way.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.drew = ToggleButton(scale.theme, height=30)
        self.givers: dict[int, ToggleButton] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self.claims: list[ChoiceBox] = []
        self._from = label("small")
        self.wild = TilePlace(model.table, Place.WILD, scale.theme, room=Room.FOR_ONE)
        self._asked_claims: tuple[object, ...] = ()
        self._source, self._questions, self._wild = QWidget(), QWidget(), QWidget()
        self._sources = fill(
            QHBoxLayout(self._source), self.drew, self._from, margins=(0, 0, 0, 0), spacing=4
        )
        # How it was won and what else was so stand in one line if there is room: the score gets the rest.
        self._flow = Flow(self._questions, spacing=16)
        self._flow.addWidget(self._source)
        self._flow.addWidget(self.way)
        fill(QHBoxLayout(self._wild), self.wild, margins=(0, 0, 0, 0))
        # The room of the questions stays where none is asked, or the wild tile would stand in the middle.
        asked = fill(QVBoxLayout(), self._questions)
        line = fill(QHBoxLayout(), self._wild, (asked, 1), spacing=16)
        fill(QVBoxLayout(self), line, margins=(0, 0, 0, 0))
        self.way.activated.connect(self._choose_way)
        self.drew.clicked.connect(self._say_drew)
        self.retranslate()

    def refresh(self) -> None:
        """Ask what can apply now; nothing while no sheet is open."""
        model = self._model
        if not model.is_open:
            return
        entry, ways = model.entry, model.ways
        asked = entry.result is Result.WON and entry.winner is not None and self._matters()
        self._source.setVisible(asked)
        self.way.setVisible(asked)
        if asked:
            self._show_source()
            chosen: list[tuple[str, object]] = [(words.way(by), by) for by in ways]
            if model.way is None:
                chosen.insert(0, (words.nobody_said(), None))
            _fill(self.way, chosen, model.way)
        self._wild.setVisible(
            "wild" in model.asked and not all(model.is_by_points(place) for place in model.order)
        )
        self._ask(model.questions)
        self._ask_claims()
        self._questions.setVisible(bool(self.boxes or self.claims) or asked)
        self.setVisible(not (self._questions.isHidden() and self._wild.isHidden()))

    def retranslate(self) -> None:
        """Word the questions in the present language."""
        won, giver, _ = words.way_labels()
        self._from.setText(giver)
        self.way.setAccessibleName(won.format(name="").strip())
        self.drew.setText(words.drew())
        for name, box in self.boxes.items():
            box.setText(words.question(name))

    def make_buttons(self) -> None:
        """Make a button for each player of the sheet that is open: he may have discarded the tile."""
        for button in self.givers.values():
            self._sources.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.givers = {}
        for place in range(len(self._model.names)):
            self.givers[place] = button = ToggleButton(self._scale.theme, height=30)
            button.clicked.connect(lambda _on, place=place: self._model.toggle_giver(place))
            self._sources.addWidget(button)

    def stops(self) -> list[QWidget]:
        """Return where Tab stops, in order."""
        return [self.wild, self.drew, *(self.givers[place] for place in self._model.order), self.way]

    def begin(self) -> None:
        """Put the focus where it is said that the winner drew his tile; the others follow."""
        self.drew.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_source(self) -> None:
        """Show from whom the tile was, as far as it was said."""
        model, metrics = self._model, QFontMetrics(text_font(self._scale.theme, 14, QFont.Weight.DemiBold))
        winner = model.entry.winner
        for number, place in enumerate(model.order):
            button, name = self.givers[place], model.names[place]
            if self._sources.indexOf(button) != number + BEFORE_NAMES:
                self._sources.insertWidget(number + BEFORE_NAMES, button)
            button.setText(metrics.elidedText(name, Qt.TextElideMode.ElideRight, self._scale.px(NAME_ROOM)))
            _name_button(button, words.gave_it(name=name))
            _mark(button, on=model.entry.giver == place)
            button.setVisible(place != winner)
        if winner is not None:
            _name_button(self.drew, words.drew_help(name=model.names[winner]))
        _mark(self.drew, on=model.way is not None and not model.way.claimed)

    def _matters(self) -> bool:
        """Return whether it changes anything how the tile came: to a hand by tiles, or to who pays."""
        winner = self._model.entry.winner
        by_tiles = winner is not None and not self._model.is_by_points(winner)
        return by_tiles or bool({"by", "giver"} & self._model.asked)

    def _ask(self, questions: tuple[tuple[str, bool], ...]) -> None:
        asked = dict(questions)
        if tuple(asked) != tuple(self.boxes):
            for box in self.boxes.values():
                self._flow.removeWidget(box)
                box.hide()
                box.deleteLater()
            self.boxes = {name: self._box(name) for name in asked}
        for name, on in asked.items():
            self.boxes[name].setChecked(on)

    def _ask_claims(self) -> None:
        """Ask from whom the sets laid open were claimed, where it is those who fed a hand that pay."""
        model = self._model
        winner = model.entry.winner
        sets = () if winner is None or not model.asks_claims else model.hand(winner).draft.exposed
        others = [place for place in model.order if place != winner]
        offered: list[list[tuple[str, object]]] = [
            [
                (words.set_claimed(laid.tiles, ""), None),
                *((words.set_claimed(laid.tiles, model.names[n]), model.situation.winds[n]) for n in others),
            ]
            for laid in sets
        ]
        asked = (winner, tuple(self.boxes), tuple(map(tuple, offered)))
        if asked != self._asked_claims:
            self._asked_claims = asked
            self._offer_claims([words.set_claimed(laid.tiles, "…") for laid in sets])
            self._arrange()
        for box, choices, laid in zip(self.claims, offered, sets, strict=True):
            # One that is made anew with each answer would lose the focus by it. Where the seats were drawn
            # otherwise since, who gave a set may be nobody of the others: then that is not said.
            _fill(box, choices, laid.giver if any(value is laid.giver for _, value in choices) else None)

    def _arrange(self) -> None:
        """Let Tab go on from how it was won through what else is asked: each is made when it is."""
        for one, other in pairwise([self.way, *self.boxes.values(), *self.claims]):
            QWidget.setTabOrder(one, other)

    def _offer_claims(self, names: Sequence[str]) -> None:
        """Show a box for each set, behind all other questions."""
        for box in self.claims:
            self._flow.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.claims = []
        for number, name in enumerate(names):
            box = ChoiceBox()
            box.setAccessibleName(name)
            box.activated.connect(lambda row, n=number, box=box: self._claim(n, box.itemData(row)))
            self._flow.addWidget(box)
            self.claims.append(box)

    def _claim(self, number: int, giver: Wind | None) -> None:
        """Say from whom a set of the hand that won was claimed."""
        winner = self._model.entry.winner
        if winner is not None:
            self._model.hand(winner).claim(number, giver)

    def _box(self, name: str) -> QCheckBox:
        box = QCheckBox(words.question(name))
        box.clicked.connect(lambda on, name=name: self._answer(name, on=on))
        self._flow.addWidget(box)
        return box

    def _answer(self, name: str, *, on: bool) -> None:
        model, winner = self._model, self._model.entry.winner
        if winner is not None:
            model.change(with_circumstance(model.entry, winner, name, on=on))

    def _choose_way(self, number: int) -> None:
        model, by = self._model, self.way.itemData(number)
        if by is not None:
            model.change(with_by(model.entry, by, model.situation.east))

    def _say_drew(self) -> None:
        """Say that the winner drew the tile, or take back what was said."""
        model, entry = self._model, self._model.entry
        said = entry.by is not None and not entry.by.claimed
        model.change(with_way_unsaid(entry) if said else with_by(entry, WinBy.WALL, model.situation.east))


def _mark(button: ToggleButton, *, on: bool) -> None:
    """Set the mark of a button; its room is kept without one, or the others would move under the mouse."""
    button.setChecked(on)
    button.set_icon_name("check" if on else "")
    button.setFixedWidth(button.sizeHint().width() + (0 if on else MARK))


def _name_button(button: ToggleButton, said: str) -> None:
    button.setAccessibleName(said)
    button.setToolTip(tip(said))


def _fill(box: ChoiceBox, choices: Sequence[tuple[str, object]], now: object) -> None:
    """Offer these choices, one of them chosen."""
    held = [(box.itemText(number), box.itemData(number)) for number in range(box.count())]
    if held != list(choices):
        box.clear()
        for text, value in choices:
            box.addItem(text, value)
    box.setCurrentIndex(next((n for n, (_, value) in enumerate(choices) if value == now), -1))
