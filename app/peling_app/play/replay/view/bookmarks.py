"""The bookmarks of a deal: a list to jump by, a field for the name of one, a button to remove it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale, column
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.text_field import TextField
from peling_app.play.marks import LONGEST_NAME
from peling_app.play.replay.model.replay import ReplayModel
from peling_app.play.replay.view.rows import Row, Rows
from peling_app.play.replay.words import replay as words


class Bookmarks(QWidget):
    """List, name and button; Enter jumps, F2 names, Delete removes."""

    def __init__(self, model: ReplayModel, theme: Theme) -> None:
        """Show the bookmarks of a replay."""
        super().__init__()
        self._model = model
        self.rows = Rows(theme)
        self.name = TextField()
        limit(self.name, LONGEST_NAME)
        self.remove = Button(theme, height=32)
        self._named = -1
        self._word = label("small")
        self._word.setBuddy(self.name)
        layout = fill(column(self, spacing=4), (self.rows, 1), self._word)
        foot = fill(QHBoxLayout(), (self.name, 1), self.remove)
        nest(layout, foot)
        self.rows.chosen.connect(model.go)
        self.rows.currentRowChanged.connect(self._show_name)
        self.rows.installEventFilter(self)
        self.name.editingFinished.connect(self._keep_name)
        # A name that is entered is done: the next keys are for the replay and not for its letters.
        self.name.returnPressed.connect(self.rows.setFocus)
        self.remove.clicked.connect(self._remove)

    @property
    def place(self) -> int:
        """Return the moment of the bookmark that is chosen; -1: none is."""
        return self.rows.place

    def show_marks(self) -> None:
        """Show the bookmarks as they are now."""
        model = self._model
        stays = self._named if self._is_writing else model.place
        rows = [
            Row(
                words.bookmark_row(
                    place + 1, (model.happened(place) or ("",))[-1], model.bookmark_name(place)
                ),
                place,
            )
            for place in model.bookmarks
        ]
        with QSignalBlocker(self.rows):
            self.rows.fill(rows or [Row(words.fixed("no-bookmarks"))])
            self.rows.mark(stays)
            if rows and self.place < 0:
                self.rows.setCurrentRow(0)
        self._show_name()

    def mark(self, place: int) -> None:
        """Stand at the bookmark of a moment, if it has one and no name is half written."""
        if not self._is_writing:
            self.rows.mark(place)

    def ask_name(self) -> None:
        """Let the user name the bookmark of the moment shown; a name half written for another one is kept."""
        if self._is_writing:
            self._keep_name()
        self.rows.mark(self._model.place)
        self._show_name()
        self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.name.selectAll()

    def restyle(self, scale: Scale) -> None:
        """Write in another size."""
        self.rows.restyle(scale)

    def retranslate(self) -> None:
        """Word everything again."""
        self.rows.setAccessibleName(words.fixed("bookmarks"))
        self._word.setText(words.fixed("mark-name"))
        self.name.setAccessibleName(words.fixed("mark-name"))
        self.remove.setText(words.fixed("mark-remove"))
        self.remove.setAccessibleDescription(words.fixed("mark-remove-said"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Name with F2 and remove with Delete, in the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.place >= 0:
            if event.key() == Qt.Key.Key_Delete:
                self._remove()
                return True
            if event.key() == Qt.Key.Key_F2:
                self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self.name.selectAll()
                return True
        return super().eventFilter(watched, event)

    @property
    def _is_writing(self) -> bool:
        """Return whether the user is writing a name."""
        return self.name.hasFocus() and self.name.isModified()

    def _show_name(self) -> None:
        """Show the name of the bookmark that is chosen; while one writes it, what was written stays."""
        chosen = self.place >= 0
        for widget in (self.name, self.remove, self._word):
            widget.setVisible(chosen)
        writing = self.name.isModified() and self.place == self._named
        self._named = self.place
        name = self._model.bookmark_name(self.place)
        if self.name.text() != name and not writing:
            self.name.setText(name)

    def _keep_name(self) -> None:
        if self.place >= 0:
            self.name.setModified(False)
            self._model.name_bookmark(self.place, self.name.text())

    def _remove(self) -> None:
        if self.place >= 0:
            self._model.remove_bookmark(self.place)
