"""The field in which saved house rules are chosen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from peling_app.books.model.house_sets import HouseSets
from peling_app.books.words.house_sets import set_words
from peling_app.kit.view.lists.choice_box import ChoiceBox


class HouseSetsBox(ChoiceBox):
    """The rules as the book has them, the saved ones by name, and what is chosen where it is none of these.

    Signals:
        wished: the user wishes the set of this name; empty: the rules as in the book.
    """

    wished = Signal(str)

    def __init__(self, sets: HouseSets, book: str, parent: QWidget | None = None) -> None:
        """Show what is chosen for a book; `refresh` after a change of language or book."""
        super().__init__(parent)
        self._sets = sets
        self.book = book
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(18)
        self.activated.connect(self._choose)
        self.refresh()

    def refresh(self) -> None:
        """Fill the field anew."""
        sets, book = self._sets, self.book
        chosen, changed = sets.chosen(book), sets.is_changed(book)
        self.blockSignals(True)
        self.clear()
        self.addItem(set_words("", changed=False), "")
        for one in sets.of_book(book):
            self.addItem(one.name, one.name)
        row = self.findData(chosen)
        if changed:
            self.addItem(set_words(chosen, changed=True), None)
            row = self.count() - 1
        self.setCurrentIndex(row)
        self.blockSignals(False)
        self.say_cut()

    def _choose(self, row: int) -> None:
        name = self.itemData(row)
        if name is not None:
            self.wished.emit(name)
