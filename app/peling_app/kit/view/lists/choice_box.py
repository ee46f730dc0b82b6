"""A box in which one of several is chosen."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from peling_app.kit.view.controls import ENTER, Button
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.text.scrolled_over import ScrolledOver
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tips import tip

IS_NAMED: Final = sys.platform == "win32"
"""Whether a screen reader hears the name of a box: elsewhere Qt gives what is chosen for it
(`QAccessibleComboBox::text`), and the name is heard of a label that stands beside the box."""
KEPT_FREE: Final = 2
"""Pixels that the style keeps free beside the words of a closed box."""


class ChoiceBox(ScrolledOver, QComboBox):
    """A combo box; words that have no room end in dots: in the size that it asks for they have it.

    Where it is asked to, a tip says words that are cut.
    """

    _says_cut = False
    _described = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty box, which the wheel gives no focus."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def setAccessibleName(self, name: str) -> None:
        """Name the box, and where no label names it say so before what describes it."""
        super().setAccessibleName(name)
        self._describe()

    def setAccessibleDescription(self, description: str) -> None:
        """Describe the box, after its name where no label says that."""
        self._described = description
        self._describe()

    def showEvent(self, event: QShowEvent) -> None:
        """See whether a label names it by now."""
        super().showEvent(event)
        self._describe()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the choices with Enter as with Space, but where a button in sight says Enter.

        Digits are left to the page where no choice begins with one.
        """
        if is_enter(event) and not self._is_enter_taken():
            self.showPopup()
        elif event.text().isdigit() and not any(text[:1].isdigit() for text in self._texts()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _texts(self) -> list[str]:
        return [self.itemText(number) for number in range(self.count())]

    def _is_enter_taken(self) -> bool:
        return any(
            button.isEnabled() and button.shown_key == ENTER and not button.visibleRegion().isEmpty()
            for button in self.window().findChildren(Button)
        )

    def _describe(self) -> None:
        around = self.parentWidget()
        beside = Qt.FindChildOption.FindDirectChildrenOnly
        labels = [] if around is None else around.findChildren(QLabel, options=beside)
        is_named = IS_NAMED or any(label.buddy() is self for label in labels)
        super().setAccessibleDescription(
            in_sentences("" if is_named else self.accessibleName(), self._described)
        )

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
