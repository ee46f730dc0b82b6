"""The points of one player: a field for a number or a sum, what it comes to, what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from peling.core.typed import narrow
from peling_app.kit.view.controls import ToggleButton
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import NO_LIMIT, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale, set_look
from peling_app.kit.view.style import mark_refused, text_font
from peling_app.kit.view.text.key_tips import ABOVE
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.text.text_field import TextField
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tips import in_lines, tip
from peling_app.score.model.entry_rows import RowState
from peling_app.score.words import entry as words

PLAIN = {
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
}

LETTERS = frozenset("mdn")
"""What says in a field of points who won, who discarded, that nobody won."""
LOW_BUTTON = 36
"""Pixels, the ring included, that a button has in a row with nothing to enter: the row stays low."""


class PointsEdit(TextField):
    """A field for points, in which some letters mean something else: M won, D discarded, N nobody won.

    Signals:
        letter: one of these letters was typed.
        entered: the deal is to be entered.
        stepped: to the player before (-1) or after (1).
        focused: the field has the focus.
    """

    focused = Signal()
    letter = Signal(str)
    entered = Signal()
    stepped = Signal(int)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that points are typed here now."""
        super().focusInEvent(event)
        self.focused.emit()

    def forget_typing(self) -> None:
        """Take nothing back that was typed for another deal."""
        self.setText(self.text())

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the sheet where nothing that was typed here can be taken back."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = _does_again(event)
            if undo or (redo and not self.isRedoAvailable()):
                event.ignore()
                return False
            if redo:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the letters and the keys that leave the field."""
        key = event.key()
        if event.modifiers() in PLAIN and self._is_letter(event.text()):
            return
        if is_enter(event):
            self.entered.emit()
        elif _does_again(event):
            self.redo()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Take the letters from an input method too, which may write several signs at once."""
        written = event.commitString()
        figures = "".join(sign for sign in written if narrow(sign).lower() not in LETTERS)
        if figures != written:
            event.setCommitString(figures, event.replacementStart(), event.replacementLength())
        super().inputMethodEvent(event)
        for sign in written:
            self._is_letter(sign)

    def _is_letter(self, text: str) -> bool:
        """Say that a letter was typed, if this is one of ours; return whether it is."""
        letter = narrow(text).lower()
        if letter not in LETTERS:
            return False
        self.letter.emit(letter)
        return True


def _does_again(event: QKeyEvent) -> bool:
    """Return whether a key does again what was undone: Qt knows one of ours on some systems only."""
    control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    return event.matches(QKeySequence.StandardKey.Redo) or (control and event.key() == Qt.Key.Key_Y)


class RowPoints(Worded):
    """The field of a row with what its text comes to, and the button of who discarded the winning tile.

    Signals:
        gave: the button was pressed.
    """

    gave = Signal()

    def __init__(self, scale: Scale, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._scale = scale
        self._name = ""
        self.edit = PointsEdit()
        limit(self.edit, 200)
        # Below stand the other hands, and from whom the tile was.
        self.edit.setProperty(ABOVE, True)
        self.said = label("", wrap=True)
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.giver = ToggleButton(scale.theme, height=30)
        self.giver.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.giver.clicked.connect(self.gave)
        fill(QHBoxLayout(self), self.edit, (self.said, 1), self.giver, margins=(0, 2, 0, 2), spacing=10)

    def show_row(self, row: RowState, *, giver_asked: bool) -> None:
        """Show the points as they are kept, and what they come to."""
        paper = self._scale.theme.paper
        self._name = row.name
        if self.edit.text() != row.text:
            self.edit.setText(row.text)
        self.edit.setVisible(row.asked and row.by_points)
        self.edit.setFixedWidth(self._scale.px(170))
        mark_refused(self.edit, bool(row.error))
        counted = row.unusual or (f"{row.sum} = {row.total}" if row.sum and row.total else "")
        note = row.note.replace("\n", " ")
        self.said.setText(row.error or " · ".join(part for part in (counted, note) if part))
        set_look(self.said, text_font(self._scale.theme, 14), paper.red if row.error else paper.ink2)
        self.giver.setVisible(giver_asked and not row.winner)
        self.giver.setMaximumHeight(self._scale.theme.sized(LOW_BUTTON) if row.is_flat else NO_LIMIT)
        self.giver.setChecked(row.giver)
        self.giver.set_icon_name("check" if row.giver else "")
        self.retranslate()

    def retranslate(self) -> None:
        """Word the field in the present language."""
        self.edit.setAccessibleName(words.points_of(name=self._name))
        self.edit.setAccessibleDescription(in_sentences(self.said.text(), words.keys()))
        self.edit.setToolTip(tip(in_lines(words.keys())))
        self.edit.setPlaceholderText(words.points_placeholder())
        self.giver.setText(words.gave())
        self.giver.setAccessibleName(words.gave_help(name=self._name))
        self.giver.setToolTip(tip(words.gave_help(name=self._name)))
