"""A box in which one of several is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QStyle, QStyleOptionComboBox, QStylePainter

from peling_app.kit.words.tips import tip

KEPT_FREE: Final = 2
"""Pixels that the style keeps free beside the words of a closed box."""


class ChoiceBox(QComboBox):
    """A combo box; words that have no room end in dots: in the size that it asks for they have it.

    Where it is asked to, a tip says words that are cut.
    """

    _says_cut = False

    def setAccessibleName(self, name: str) -> None:
        """Name the box, and where no label names it describe it so too.

        On Linux Qt gives what is chosen for the name of such a box (`QAccessibleComboBox::text`).
        """
        said = {"", self.accessibleName()}
        super().setAccessibleName(name)
        around = self.parentWidget()
        labels = [] if around is None else around.findChildren(QLabel)
        if self.accessibleDescription() in said and all(label.buddy() is not self for label in labels):
            self.setAccessibleDescription(name)

    def sizeHint(self) -> QSize:
        """Return the room for the longest words: Qt leaves out what its style keeps free beside them."""
        return super().sizeHint() + QSize(KEPT_FREE + 2, 0)

    def say_cut(self) -> None:
        """Say in a tip what is chosen while it has no room; in full it would only be said twice."""
        self._says_cut = True
        text = self.currentText()
        if self.shown_text() == text:
            self.setToolTip("")
        else:
            self.setToolTip(tip(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether the words have room now."""
        super().resizeEvent(event)
        if self._says_cut:
            self.say_cut()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box with as much of the words as fits."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def shown_text(self) -> str:
        """Return what is read in the closed box, or its beginning and dots; without choice what it is for."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        box, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(box, option, field, self).width() - KEPT_FREE
        words = self.currentText() if self.currentIndex() >= 0 else self.placeholderText()
        return self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)


def offer(box: ChoiceBox, choices: Sequence[tuple[str, object]], now: object) -> None:
    """Offer these choices, words and value, one of them chosen; an empty box where none is."""
    box.blockSignals(True)
    box.clear()
    for text, value in choices:
        box.addItem(text, value)
    chosen = next((number for number, (_, value) in enumerate(choices) if value is now or value == now), -1)
    box.setCurrentIndex(chosen)
    box.blockSignals(False)
