"""A row that tells what was put away, with a button that brings it back."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import alert
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.paper_page import label


class UndoRow(QWidget):
    """The words and the button; hidden while there is nothing to bring back."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make it hidden."""
        super().__init__(parent)
        row = fill(QHBoxLayout(self), margins=(0, 0, 0, 0))
        self._words = label("", wrap=True)
        self.undo = Button(theme, icon="undo", height=32)
        fill(row, (self._words, 1), self.undo)
        self.hide()

    @property
    def words(self) -> str:
        """Return what is said; empty when nothing is."""
        return self._words.text()

    def show_words(self, words: str) -> None:
        """Tell this, to a screen reader too; hide the row when it is empty."""
        is_news = bool(words) and words != self._words.text()
        self._words.setText(words)
        self.setVisible(bool(words))
        if is_news:
            alert(self._words)
