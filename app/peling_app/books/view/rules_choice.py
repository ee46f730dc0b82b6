"""By which book and which house rules a new game or a new score sheet goes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling.rules.ruleset import OptionValue
from peling_app.books.faces import book_ids
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.view.house_sets_box import HouseSetsBox
from peling_app.books.view.spine import BookSpine
from peling_app.books.words.house_sets import rule_label, rule_value, unknown_words
from peling_app.books.words.rulebooks import cover, short_title
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.text.retranslate import Worded


class RulesChoice(Worded):
    """The books one below the other; under them the house rules: the saved ones, and what differs.

    Signals:
        chosen: this book is wanted.
        house_rules_asked: show the house rules of the chosen book.
    """

    chosen = Signal(str)
    house_rules_asked = Signal()

    def __init__(self, theme: Theme, model: ChosenRules, parent: QWidget | None = None) -> None:
        """Offer what a model has; whoever holds this calls `show_rules` after each change."""
        super().__init__(parent)
        self._model = model
        self._differing: Mapping[str, OptionValue] = {}
        column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=6)
        self._book_title = label("subheading")
        column.addWidget(self._book_title)
        shelf = fill(QVBoxLayout(), spacing=0)
        nest(column, shelf)
        self._books: dict[str, BookSpine] = {}
        for book in book_ids():
            button = BookSpine(theme, book)
            button.clicked.connect(partial(self.chosen.emit, book))
            self._books[book] = button
            shelf.addWidget(button)
        fill(column, 8, SingleRule(theme), 6)
        row = QHBoxLayout()
        self._rules_title = label("subheading")
        self._change = Button(theme)
        self._change.clicked.connect(self.house_rules_asked)
        fill(row, (self._rules_title, 1), self._change)
        nest(column, row)
        self.sets_box = HouseSetsBox(model.sets, model.book)
        self.sets_box.wished.connect(lambda name: model.sets.choose(model.book, name))
        column.addWidget(self.sets_box)
        self._rules_words = label("small", wrap=True)
        column.addWidget(self._rules_words)
        self.retranslate()

    def head_as_high_as(self, high: int) -> None:
        """Let the heading be so many pixels high at least: another one stands beside it."""
        self._book_title.setMinimumHeight(high)

    def give_room(self, spare: int) -> None:
        """Let the books share so many pixels of height that are to spare."""
        for button in self._books.values():
            button.give_room(max(0, spare) // len(self._books))

    @property
    def words(self) -> str:
        """Return what is said of the house rules."""
        return self._rules_words.text()

    def show_rules(self, differing: Mapping[str, OptionValue]) -> None:
        """Show the chosen book, and the house rules that differ from it."""
        self._differing = differing
        model = self._model
        for book, button in self._books.items():
            playable = model.is_playable(book)
            title = short_title(book)
            later = self.tr("{title} (in a later version)").format(title=title)
            button.setText(title if playable else later)
            button.set_cover(cover(book))
            button.setEnabled(playable)
            button.setChecked(book == model.book)
            button.setAccessibleDescription(cover(book).origin)
        self.sets_box.book = model.book
        self.sets_box.refresh()
        rules = [
            self.tr("{rule}: {value}").format(
                rule=rule_label(key, model.book), value=rule_value(key, value, model.book)
            )
            for key, value in differing.items()
        ]
        if model.unknown:
            rules.append(unknown_words(tuple(model.unknown)))
        self._rules_words.setText("\n".join(rules) if rules else self.tr("As the book has them."))

    def retranslate(self) -> None:
        """Word it again."""
        self._book_title.setText(self.tr("Rule book"))
        self._rules_title.setText(self.tr("House rules"))
        self._change.setText(self.tr("Change…"))
        self._change.setAccessibleName(self.tr("Change the house rules"))
        self.sets_box.setAccessibleName(self.tr("Saved house rules"))
        self.show_rules(self._differing)
