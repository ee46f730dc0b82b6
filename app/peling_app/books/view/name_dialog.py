"""Ask for the name of house rules; a name that is taken is refused while it is typed."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from peling_app.books.house_rules import LONGEST_NAME, clean_name
from peling_app.books.words.house_sets import is_own_word
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label, say
from peling_app.kit.view.style import mark_refused
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.text_field import TextField


class Purpose(Enum):
    """What the name is for."""

    SAVE = "save"
    RENAME = "rename"
    IMPORT = "import"


class NameDialog(PaperDialog):
    """One field for a name.

    Signals:
        named: the user has given this name; when it was taken, what has it is to be replaced.
    """

    named = Signal(str)

    def __init__(
        self,
        theme: Theme,
        purpose: Purpose,
        name: str,
        is_taken: Callable[[str], bool],
        parent: QWidget | None = None,
    ) -> None:
        """Begin with a name, all of it selected."""
        super().__init__(theme, parent)
        self._purpose = purpose
        self._is_taken = is_taken
        self._words = label()
        self.field = TextField(name)
        limit(self.field, LONGEST_NAME)
        self.field.selectAll()
        self._words.setBuddy(self.field)
        self.note = label("small", wrap=True)
        self._cancel = Button(theme)
        self.done_button = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self.done_button, self._cancel)
        fill(self.column, self._words, self.field, self.note, STRETCH)
        fill(self.foot, STRETCH, self._cancel, self.done_button)
        self._cancel.clicked.connect(self.reject)
        self.done_button.clicked.connect(self._take)
        self.field.textChanged.connect(self._judge)
        self.retranslate()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit(540 * theme.zoom() // 100, 290 * theme.zoom() // 100)

    def _take(self) -> None:
        self.named.emit(clean_name(self.field.text()))
        self.accept()

    def retranslate(self) -> None:
        """Word title, field and buttons again."""
        titles = {
            Purpose.SAVE: self.tr("Save house rules"),
            Purpose.RENAME: self.tr("Rename house rules"),
            Purpose.IMPORT: self.tr("Import house rules"),
        }
        self.title.setText(titles[self._purpose])
        self.setWindowTitle(titles[self._purpose])
        self._words.setText(self.tr("Name"))
        self.field.setAccessibleName(self.tr("Name of the house rules"))
        self._cancel.setText(self.tr("Cancel"))
        self._judge()

    def _judge(self) -> None:
        """Say whether the name can be used, and what the button will do."""
        name = clean_name(self.field.text())
        own = is_own_word(name)
        taken = bool(name) and self._is_taken(name)
        words = {
            Purpose.SAVE: self.tr("Save"),
            Purpose.RENAME: self.tr("Rename"),
            Purpose.IMPORT: self.tr("Import"),
        }[self._purpose]
        note = ""
        if own:
            note = self.tr("This is what rules are called that nobody has named. Choose another name.")
        elif taken and self._purpose is Purpose.RENAME:
            note = self.tr("There are house rules of this name already. Choose another name.")
        elif taken:
            note = self.tr(
                "There are house rules of this name already. Replace them, or choose another name to "
                "keep both."
            )
            words = self.tr("Replace")
        elif not name:
            note = self.tr("A name is needed, for example that of your table.")
        say(self.note, note)
        self.field.setAccessibleDescription(note)
        mark_refused(self.field, taken or own)
        self.done_button.setText(words)
        self.done_button.updateGeometry()
        self.done_button.setEnabled(
            bool(name) and not own and not (taken and self._purpose is Purpose.RENAME)
        )
