"""What the user put away: the last is brought back at once by a row of its page, all of it from a dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import alert
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.lists.away import AwayDialog, AwayDoes, deleted_words
from peling_app.kit.view.lists.saved_list import SavedList
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.marks import Sentence
from peling_app.platform.journal_folder import Unreadable

translate = QCoreApplication.translate


class UndoRow(Worded):
    """A row that tells what was done to something of a list, and undoes it by a button; else it is hidden.

    Signals:
        worded: it says something else, or nothing any more.
    """

    worded = Signal()

    def __init__(self, theme: Theme, undo: Callable[[], str], parent: QWidget | None = None) -> None:
        """Make it hidden; `undo` words the button."""
        super().__init__(parent)
        row = fill(QHBoxLayout(self), margins=(0, 0, 0, 0))
        self._words = label("", wrap=True)
        self._undo_words = undo
        self._say: Callable[[], str] = str
        self.undo = Button(theme, icon="undo", height=32)
        fill(row, (self._words, 1), self.undo)
        self.hide()
        self.retranslate()

    @property
    def words(self) -> str:
        """Return what is said; empty when nothing is."""
        return self._words.text()

    @property
    def can_undo(self) -> bool:
        """Return whether there is something to undo."""
        return bool(self.words) and not self.undo.isHidden()

    def say(self, make: Callable[[], str] = str, *, can_undo: bool = True) -> None:
        """Show these words, and let a screen reader say them; without words hide the row."""
        before = (self.words, self.can_undo)
        self._say = make
        self.undo.setVisible(can_undo)
        self.retranslate()
        self.setVisible(bool(self.words))
        if self.words and self.words != before[0]:
            alert(self._words)
        if (self.words, self.can_undo) != before:
            self.worded.emit()

    def retranslate(self) -> None:
        """Word row and button again."""
        self.undo.setText(self._undo_words())
        self._words.setText(self._say())


class PutAwayRow(UndoRow):
    """The row that tells what was put away last, with a button that brings it back; else it is hidden."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make it hidden."""
        super().__init__(theme, lambda: translate("PutAwayRow", "Bring it back"), parent)

    def tell(self, title: str, *, is_kept: bool = True) -> None:
        """Say that what has this title was put away; with an empty one hide the row.

        `is_kept`: it can be brought back; what was taken from elsewhere and left as it was is not kept.
        """
        words = _kept if is_kept else _gone
        self.say(lambda: words(title=title) if title else "", can_undo=is_kept)

    def tell_deleted(self, title: str) -> None:
        """Say that what has this title was deleted for good: nothing brings it back."""
        self.say(partial(deleted_words, title), can_undo=False)


_kept = Sentence("PutAwayRow", "“{title}” was put away.")
_gone = Sentence(
    "PutAwayRow", "“{title}” is gone: nothing was done in it, and where it was taken from is still there."
)


class Keeper(Protocol):
    """A session that keeps games or sheets; what fails it tells itself."""

    def put_away(self, path: Path) -> Path | None:
        """Take one off the list; return where it is now, None if that is refused."""

    def bring_back(self, path: Path) -> Path | None:
        """Bring one back that was put away; return where it is now, None if that is refused."""

    def delete(self, path: Path) -> Path | None:
        """Delete one for good that was put away; return where it was, None if that is refused."""

    def were_put_away(self) -> tuple[Sequence[Any], tuple[Unreadable, ...]]:
        """Return what was put away, and the files among it that cannot be read."""


class PutAway(QObject):
    """What a page does with what its user puts away.

    Signals:
        moved: something was put away, brought back or deleted; where it is if it was brought back, else None.
    """

    moved = Signal(object)

    def __init__(self, keeper: Keeper, row: PutAwayRow, page: QWidget) -> None:
        """Remember what was put away; a row of the page tells of the last that is still away."""
        super().__init__(page)
        self._keeper = keeper
        self._row = row
        self._page = page
        # Where each is now, and its title; the last one stands last.
        self._away: list[tuple[Path, str]] = []

    def put_away(self, path: Path, title: str) -> None:
        """Take what is called so off the list, and offer to bring it back."""
        away = self._keeper.put_away(path)
        if away is not None:
            self._away.append((away, title))
            self._row.tell(title)
        elif not path.exists():
            self._away.clear()
            self._row.tell(title, is_kept=False)
        self.moved.emit(None)

    def bring_back(self) -> None:
        """Bring back what was put away last; asked again, what was put away before it."""
        if self._away:
            self._bring(self._away[-1][0])

    def show_all(self, theme: Theme, shown: SavedList[Any]) -> None:
        """Show all that was put away in a list that is empty yet; each can be brought back."""
        rows = shown.rows

        def look() -> None:
            saved, unreadable = self._keeper.were_put_away()
            rows.show(sorted(saved, key=lambda one: one.when, reverse=True), unreadable)

        dialog = AwayDialog(theme, shown, AwayDoes(look, self._bring, self._delete), self._page)
        shown.opened.connect(dialog.bring_back)
        shown.delete_asked.connect(dialog.ask_to_delete)
        dialog.finished.connect(rows.deleteLater)
        dialog.open()

    def _bring(self, away: Path) -> None:
        back = self._keeper.bring_back(away)
        if back is not None:
            self._forget(away)
        self.moved.emit(back)

    def _delete(self, away: Path, title: str) -> None:
        if self._keeper.delete(away) is not None:
            self._forget(away)
            if not self._away:
                self._row.tell_deleted(title)
        self.moved.emit(None)

    def _forget(self, away: Path) -> None:
        """Offer no longer to bring back what is not there any more."""
        left = [one for one in self._away if one[0] != away]
        if left != self._away:
            self._away = left
            self._row.tell(left[-1][1] if left else "")
