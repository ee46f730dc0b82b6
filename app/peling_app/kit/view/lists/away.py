"""What was put away, games or score sheets: a list from which it is brought back, or deleted for good."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import alert
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.ask_before import ask_before
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.saved_list import SavedList
from peling_app.kit.view.paper_page import label
from peling_app.kit.words.marks import Sentence


@dataclass(frozen=True, slots=True)
class AwayDoes:
    """The functions that the dialog calls; each of them shows by itself what has failed.

    Attributes:
        look: fills the model of the list anew.
        bring_back: moves a file back.
        delete: deletes a file for good; it gets what the file is called, too.
    """

    look: Callable[[], None]
    bring_back: Callable[[Path], object]
    delete: Callable[[Path, str], object]


_deleted = Sentence("AwayDialog", "“{title}” was deleted for good.")
_back = Sentence("AwayDialog", "“{title}” is in the list again.")


def deleted_words(title: str) -> str:
    """Say that what has this title was deleted for good."""
    return _deleted(title=title)


class AwayDialog(PaperDialog):
    """The list of what was put away; Enter or the button brings back what is chosen, Delete asks first.

    It closes by itself when nothing is left in it.
    """

    def __init__(
        self,
        theme: Theme,
        shown: SavedList[Any],
        does: AwayDoes,
        parent: QWidget | None = None,
    ) -> None:
        """Show a list."""
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = shown
        self.model = shown.rows
        self._does = does
        self._words = label("lead", wrap=True)
        self._done = label(wrap=True)
        self._done.hide()
        self._done_words: Callable[[], str] = str
        self.close_button = Button(theme, height=42)
        self.delete_button = Button(theme, height=42)
        self.back_button = Button(theme, Kind.PRIMARY, height=42)
        self.answer_by_keys(self.back_button, self.close_button)
        fill(self.column, self._words, (self.list, 1), self._done)
        fill(self.foot, self.close_button, STRETCH, self.delete_button, self.back_button)
        self.close_button.clicked.connect(self.reject)
        self.delete_button.clicked.connect(self.ask_to_delete)
        self.back_button.clicked.connect(self.bring_back)
        self.retranslate()
        self.refresh()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit(theme.sized(760), theme.sized(520))

    def refresh(self) -> None:
        """Look again for what was put away; the next row is chosen where one has gone."""
        self._does.look()
        some = bool(self.model.paths)
        self.back_button.setEnabled(some)
        self.delete_button.setEnabled(some)

    @property
    def chosen(self) -> Path | None:
        """Return the file that is chosen; None where nothing is left."""
        return self.list.path

    @property
    def last_done(self) -> str:
        """Return what was done last; empty: nothing was."""
        return self._done.text()

    def bring_back(self) -> None:
        """Bring back what is chosen."""
        path = self.chosen
        if path is not None:
            title = str(self.model.data(self.list.currentIndex()))
            self._do(partial(self._does.bring_back, path), path, partial(_back, title=title))

    def ask_to_delete(self) -> None:
        """Ask whether what is chosen is to be deleted for good; unless the user says so, it stays."""
        path, index = self.chosen, self.list.currentIndex()
        if path is None:
            return
        title = str(self.model.data(index))
        said = str(self.model.data(index, Qt.ItemDataRole.AccessibleTextRole))
        ask_before(
            self.theme,
            partial(self._do, partial(self._does.delete, path, title), path, partial(deleted_words, title)),
            self.tr("Delete “{title}” for good?").format(title=title),
            self.tr("It cannot be brought back then: {what}").format(what=said),
            (self.tr("Delete for good"), self.tr("Keep it")),
            self,
        )

    def _do(self, what: Callable[[], object], path: Path, words: Callable[[], str]) -> None:
        """Do something with a file, and say so in these words when it is gone from here."""
        what()
        self.refresh()
        self._done_words = str if path in self.model.paths else words
        self._done.setText(self._done_words())
        self._done.setVisible(bool(self.last_done))
        if not self.model.paths:
            self.accept()
        elif self.last_done:
            alert(self._done)

    def retranslate(self) -> None:
        """Word title, list and buttons again."""
        self.set_title(self.tr("Put away"))
        self._words.setText(
            self.tr(
                "All this is kept until you delete it for good. What you bring back is in the list again."
            )
        )
        self._done.setText(self._done_words())
        self.list.setAccessibleName(self.tr("Put away"))
        self.delete_button.setText(self.tr("Delete for good…"))
        self.close_button.setText(self.tr("Close"))
        self.back_button.setText(self.tr("Bring back"))
