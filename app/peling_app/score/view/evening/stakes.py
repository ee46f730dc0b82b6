"""Ask what a point is worth."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.style import mark_refused
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.text_field import TextField
from peling_app.score.stakes import LONGEST, Stakes, value_of
from peling_app.score.view.dialogs import AskDialog
from peling_app.score.words import evening as words


class StakesDialog(AskDialog):
    """Two fields: how much, of which money.

    Signals:
        decided: the `Stakes` that were agreed on.
    """

    decided = Signal(object)

    def __init__(self, theme: Theme, stakes: Stakes, parent: QWidget | None = None) -> None:
        """Begin with what was agreed on before."""
        super().__init__(theme, parent)
        self._help, self._value_words, self._unit_words = label(wrap=True), label(), label()
        self.wrong = label("small")
        self.value = TextField(str(stakes.value) if stakes.value else "")
        self.unit = TextField(stakes.unit)
        limit(self.value, 12)
        limit(self.unit, LONGEST)
        self._value_words.setBuddy(self.value)
        self._unit_words.setBuddy(self.unit)
        fill(self.column, self._help, self._value_words, self.value, self.wrong)
        fill(self.column, self._unit_words, self.unit, STRETCH)
        self.value.textChanged.connect(self._judge)
        self.retranslate()
        self.value.setFocus()
        self.value.selectAll()
        self.fit(theme.sized(460), theme.sized(340))

    def take(self) -> None:
        """Tell what was agreed on."""
        value = value_of(self.value.text())
        if value is not None:
            self.decided.emit(Stakes(value, self.unit.text().strip()))
            self.accept()

    def _judge(self) -> None:
        good = value_of(self.value.text()) is not None
        mark_refused(self.value, not good)
        self.wrong.setText("" if good else words.stakes_wrong())
        self.done_button.setEnabled(good)

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(words.stakes_title())
        self._help.setText(words.stakes_help())
        self._value_words.setText(words.stakes_value())
        self._unit_words.setText(words.stakes_unit())
        self.value.setAccessibleName(words.stakes_value())
        self.unit.setAccessibleName(words.stakes_unit())
        self.done_button.setText(words.agree())
        self.cancel.setText(words.cancel())
        self._judge()
