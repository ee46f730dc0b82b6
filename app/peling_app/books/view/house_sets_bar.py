"""The head of the house rules: saved sets are chosen, saved, renamed, deleted, given away and taken in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.books.house_rules import HouseFileError, HouseSet
from peling_app.books.house_sets import read_file
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.model.house_sets import HouseSets, Snapshot
from peling_app.books.view.house_sets_box import HouseSetsBox
from peling_app.books.view.name_dialog import NameDialog, Purpose
from peling_app.books.words.house_sets import is_own_word, set_words, trouble_words, unknown_words
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import alert
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.save_rows import ask_where, ask_which
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.marks import Sentence
from peling_app.platform.user_file import LeftAloneError

SUFFIX = ".house-rules.json"


class HouseSetsBar(Worded):
    """Which house rules are chosen, what can be done with them, and what came of the last thing done.

    Signals:
        taken_in: house rules of a file are chosen now.
    """

    taken_in = Signal()

    def __init__(self, theme: Theme, model: ChosenRules, book: str, parent: QWidget | None = None) -> None:
        """Show what is chosen for a book."""
        super().__init__(parent)
        self._theme = theme
        self._sets: HouseSets = model.sets
        self._book = book
        self._before: Snapshot | None = None
        self._steps: list[tuple[Callable[[], None], Callable[[], str]]] = []
        self._said: Callable[[], str] | None = None
        self.box = HouseSetsBox(model.sets, book)
        self._words = label()
        self._words.setBuddy(self.box)
        self.save_button = Button(theme, Kind.SECONDARY)
        self.save_as_button = Button(theme)
        self.rename_button = Button(theme)
        self.delete_button = Button(theme)
        self.import_button = Button(theme)
        self.export_button = Button(theme)
        self.message = label("", wrap=True)
        self.undo_button = Button(theme, icon="undo")
        self.unknown = label("small", wrap=True)
        self._lay_out()
        self.box.wished.connect(self._choose)
        self.save_button.clicked.connect(self._save)
        self.save_as_button.clicked.connect(self._save_as)
        self.rename_button.clicked.connect(self._rename)
        self.delete_button.clicked.connect(self._delete)
        self.import_button.clicked.connect(self._ask_for_import)
        self.export_button.clicked.connect(self._ask_for_export)
        self.undo_button.clicked.connect(self._undo)
        model.changed.connect(self._refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        first, second, third = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        fill(first, self._words, (self.box, 1), self.save_button, self.save_as_button, spacing=8)
        for row in (second, third):
            row.setSpacing(2)
        fill(second, self.rename_button, self.delete_button, STRETCH, self.import_button, self.export_button)
        self._slip = QWidget()
        self._slip.setObjectName("slip")
        self._slip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._slip.setLayout(third)
        fill(
            third, (self.message, 1), (self.undo_button, 0, Qt.AlignmentFlag.AlignTop), margins=(12, 4, 4, 4)
        )
        fill(QVBoxLayout(self), first, second, self._slip, self.unknown, margins=(0, 2, 0, 0), spacing=2)

    def retranslate(self) -> None:
        """Word everything again."""
        self._words.setText(self.tr("Set"))
        self.box.setAccessibleName(self.tr("Saved house rules"))
        self.save_button.setText(self.tr("Save"))
        self.save_as_button.setText(self.tr("Save as…"))
        self.rename_button.setText(self.tr("Rename…"))
        self.delete_button.setText(self.tr("Delete"))
        self.import_button.setText(self.tr("Import…"))
        self.export_button.setText(self.tr("Export…"))
        self.undo_button.setText(self.tr("Undo"))
        self.setAccessibleName(self.tr("Saved house rules"))
        if self._said is not None:
            self.message.setText(self._said())
        self._refresh()

    def take_book(self) -> None:
        """Take the rules as the book has them; what was not saved can be brought back."""
        self._choose("")

    def withdraw(self) -> None:
        """Say no more of the last thing that was done: undoing it would take what was changed since."""
        if self._said is not None:
            self._say(None)

    def changes(self, rule: str) -> None:
        """Know the rules as they are before a rule, which is called so, becomes another."""
        self.withdraw()
        back = partial(self._sets.set_options, self._book, self._sets.options(self._book))
        self._steps.append((back, partial(_undone_rule, rule=rule)))

    def undo(self) -> None:
        """Undo what was done last of all, a change of a rule too, and so on with what was done before it."""
        if not self._steps:
            self._say(_nothing)
            return
        back, words = self._steps[-1]
        try:
            back()
        except OSError as error:
            self._say_error(error)
        else:
            self._steps.pop()
            self._say(words)
        self._refresh()

    def import_file(self, path: Path) -> None:
        """Take in the house rules of a file; a name that is taken or means something else is asked about."""
        try:
            one = read_file(path)
        except HouseFileError as error:
            words = partial(trouble_words, path.name, error)
            self._say(words, bad=True)
            return
        if self._sets.find(one.book, one.name) is None and not is_own_word(one.name):
            self._put(one)
            return
        dialog = NameDialog(
            self._theme, Purpose.IMPORT, one.name, partial(self._is_taken, one.book), self.window()
        )
        dialog.named.connect(lambda name: self._put(HouseSet(name, one.book, one.options)))
        _open(dialog)

    def export_file(self, path: Path) -> None:
        """Write the chosen house rules to a file."""
        try:
            self._sets.export(self._book, path)
        except OSError as error:
            self._say_error(error)
        else:
            self._say(lambda: self.tr("Written to {file}").format(file=path))

    def _put(self, one: HouseSet) -> None:
        def words() -> str:
            return self.tr("“{name}” was imported and chosen for {book}.").format(
                name=one.name, book=short_title(one.book)
            )

        self._do(partial(self._sets.put, one), words)
        self.taken_in.emit()

    def _choose(self, name: str) -> None:
        lost = self._sets.is_changed(self._book)
        before = set_words(self._sets.chosen(self._book), changed=lost)

        def words() -> str:
            return self.tr("“{name}” was put away without being saved.").format(name=before)

        self._do(partial(self._sets.choose, self._book, name), words if lost else None)
        self.box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _save(self) -> None:
        name = self._sets.chosen(self._book)
        if name:
            self._save_under(name)
        else:
            self._save_as()

    def _save_under(self, name: str) -> None:
        self._do(
            partial(self._sets.save, self._book, name),
            lambda: self.tr("“{name}” was saved.").format(name=name),
        )

    def _save_as(self) -> None:
        dialog = NameDialog(
            self._theme,
            Purpose.SAVE,
            self._sets.chosen(self._book),
            partial(self._is_taken, self._book),
            self.window(),
        )
        dialog.named.connect(self._save_under)
        _open(dialog)

    def _rename(self) -> None:
        name = self._sets.chosen(self._book)

        def is_taken(new: str) -> bool:
            other = self._sets.find(self._book, new)
            return other is not None and other.name != name

        def take(new: str) -> None:
            words = self.tr("“{name}” is now called “{new}”.")
            self._do(
                partial(self._sets.rename, self._book, name, new), lambda: words.format(name=name, new=new)
            )

        dialog = NameDialog(self._theme, Purpose.RENAME, name, is_taken, self.window())
        dialog.named.connect(take)
        _open(dialog)

    def _delete(self) -> None:
        name = self._sets.chosen(self._book)
        self._do(
            partial(self._sets.delete, self._book, name),
            lambda: self.tr("“{name}” was deleted.").format(name=name),
        )
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_for_import(self) -> None:
        kinds = self.tr("House rules (*.json)"), self.tr("All files (*)")
        ask_which(self.tr("Import house rules"), kinds, self.import_file, self)

    def _ask_for_export(self) -> None:
        name = self._sets.chosen(self._book) or self._book
        plain = "".join(c if c.isalnum() or c in " -_" else "-" for c in name)
        kind = self.tr("House rules (*.json)")
        ask_where(
            self.tr("Export house rules"), kind, plain, self.export_file, self, SUFFIX.removeprefix(".")
        )

    def _is_taken(self, book: str, name: str) -> bool:
        return self._sets.find(book, name) is not None

    def _do(self, change: Callable[[], None], words: Callable[[], str] | None) -> None:
        """Change something, say so and offer to undo it; what cannot be written is said too."""
        before, pressed = self._sets.snapshot(), self.focusWidget()
        try:
            change()
        except OSError as error:
            self._say_error(error)
        else:
            self._say(words, before=None if words is None else before)
            if before != self._sets.snapshot():
                self._steps.append((partial(self._sets.restore, before), _undone))
        self._refresh()
        # A button that was off for a moment has passed the focus on to the next one, as Rename to Import.
        if pressed is not None:
            (pressed if pressed.isEnabled() else self.box).setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo(self) -> None:
        if self._before is None:
            return
        self.undo()
        self.box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_error(self, error: OSError) -> None:
        if isinstance(error, LeftAloneError):
            self._say(
                lambda: self.tr(
                    "Your file of house rules cannot be read by this version, so it is left as it is "
                    "and nothing can be saved in it: {file}"
                ).format(file=error.filename),
                bad=True,
            )
        else:
            self._say(
                lambda: self.tr("It could not be written ({reason}). Nothing was changed.").format(
                    reason=error.strerror or error
                ),
                bad=True,
            )

    def _say(
        self, words: Callable[[], str] | None, *, bad: bool = False, before: Snapshot | None = None
    ) -> None:
        """Say what was done; offer to go back to `before`, as undoing belongs to the words beside it."""
        self._said, self._before = words, before
        self.message.setText(words() if words is not None else "")
        sheet = self._theme.paper
        ground, edge = (sheet.red_ground, sheet.red) if bad else (sheet.panel, sheet.gold)
        self._slip.setStyleSheet(f"#slip {{ background: {ground}; border-left: 5px solid {edge}; }}")
        self._refresh()
        if words is not None:
            alert(self.message)

    def _refresh(self) -> None:
        """Show what is chosen and what can be done with it."""
        self.box.refresh()
        name = self._sets.chosen(self._book)
        changed = self._sets.is_changed(self._book)
        self.save_button.setEnabled(changed)
        for button in (self.rename_button, self.delete_button):
            button.setEnabled(bool(name))
        self._slip.setVisible(self._said is not None)
        self.undo_button.setVisible(self._before is not None)
        unknown = HouseSet("", self._book, self._sets.options(self._book)).unknown
        self.unknown.setVisible(bool(unknown))
        self.unknown.setText(unknown_words(unknown) if unknown else "")


_undone = Sentence("HouseSetsBar", "Undone.")
_undone_rule = Sentence("HouseSetsBar", "Undone: {rule}.")
_nothing = Sentence("HouseSetsBar", "There is nothing to undo here.")


def _open(dialog: NameDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
