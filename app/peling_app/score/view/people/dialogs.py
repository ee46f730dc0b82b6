"""Ask for another name of a person, and who is the same one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.style import mark_refused
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.text_field import TextField
from peling_app.score.model.new_sheet import LONGEST_NAME
from peling_app.score.view.dialogs import AskDialog
from peling_app.score.words import people as words
from peling_app.score.words.start import name_needed


class RenameDialog(AskDialog):
    """Another name for a person.

    Signals:
        decided: the name.
    """

    decided = Signal(str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        about: Callable[[str], tuple[bool, str]],
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the present name, all of it selected.

        Args:
            theme: how it looks.
            name: the present name.
            about: whether the person can be called so, and what is to be said of it.
            parent: over which it opens.
        """
        super().__init__(theme, parent)
        self._before = name
        self._about = about
        self._words, self.note = label(), label("small", wrap=True)
        self.field = TextField(name)
        limit(self.field, LONGEST_NAME)
        self.field.selectAll()
        self._words.setBuddy(self.field)
        fill(self.column, self._words, self.field, self.note, STRETCH)
        self.field.textChanged.connect(self._judge)
        self.retranslate()
        self.field.setFocus()
        self.fit(theme.sized(460), theme.sized(250))

    def take(self) -> None:
        """Give the person this name."""
        name = self.field.text().strip()
        if name and self._about(name)[0]:
            self.decided.emit(name)
            self.accept()

    def _judge(self) -> None:
        name = self.field.text().strip()
        may, said = self._about(name) if name else (False, name_needed())
        mark_refused(self.field, not may)
        self.note.setText(said)
        self.field.setAccessibleDescription("" if may else said)
        self.done_button.setEnabled(may and name != self._before)

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(words.rename_title(name=self._before))
        self._words.setText(words.name_field())
        self.field.setAccessibleName(words.name_field())
        self.done_button.setText(words.done())
        self.cancel.setText(words.cancel())
        self._judge()


class MergeDialog(AskDialog):
    """Who is the same person.

    Signals:
        decided: the name that is the same person's.
    """

    decided = Signal(str)

    def __init__(
        self, theme: Theme, name: str, others: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """Offer all others."""
        super().__init__(theme, parent)
        self._name = name
        self._note, self._kept = label(wrap=True), label("small", wrap=True)
        self.other = ChoiceBox()
        for one in others:
            self.other.addItem(one, one)
        fill(self.column, self.other, self._note, self._kept, STRETCH)
        self.retranslate()
        self.other.setFocus()
        self.fit(theme.sized(460), theme.sized(310))

    def take(self) -> None:
        """Take both for one."""
        self.decided.emit(self.other.currentData())
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(words.merge_title(name=self._name))
        self.other.setAccessibleName(words.merge_title(name=self._name))
        note = (words.merge_note(name=self._name), words.never_sat(name=self._name))
        self._note.setText(" ".join(note))
        self._kept.setText(words.kept())
        self.done_button.setText(words.do_merge())
        self.cancel.setText(words.cancel())
