"""The parts of the paper as words side by side, the chosen one underlined; a narrow paper has two lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.text.flow import Flow, follow_width
from peling_app.kit.view.toggling import OneOfSeveral
from peling_app.kit.words.tips import tip

SIDE = 8
"""Pixels at each side of a word, which the ring of the focus needs."""


class PartWord(OneOfSeveral):
    """A word to choose a part by."""

    def sizeHint(self) -> QSize:
        """Return the room for the word, the line under it and the ring."""
        font = self._font()
        return QSize(
            round(QFontMetricsF(font).horizontalAdvance(self.text())) + 2 * SIDE, font.pixelSize() + 22
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint word, line and ring."""
        painter = paint.smooth_painter(self)
        paper, area = self._theme.paper, QRectF(self.rect())
        lit = self.isChecked() or self.underMouse()
        painter.setFont(self._font())
        painter.setPen(QColor(paper.ink if lit else paper.ink3))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.isChecked():
            line = QRectF(SIDE, area.bottom() - 5, area.width() - 2 * SIDE, 3)
            painter.fillRect(line, QColor(paper.red))
        if self.hasFocus():
            paint.focus_ring(painter, area.adjusted(1, 1, -1, -1), paper.gold, 6)


class Parts(QWidget):
    """One part out of a few.

    Signals:
        chosen: the user chose the part with this name.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parts: Sequence[str], parent: QWidget | None = None) -> None:
        """Make a word for each part; word them with `set_words`."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons = {part: PartWord(theme, self) for part in parts}
        self._line = Flow(self, spacing=4)
        for part, button in self.buttons.items():
            self._group.addButton(button)
            self._line.addWidget(button)
            button.clicked.connect(lambda _=False, name=part: self.chosen.emit(name))
        follow_width(self, QSizePolicy.Policy.Ignored)

    def set_words(self, name: str, words: Sequence[str], keys: Sequence[str]) -> None:
        """Set the name of the choice, and the words and keys of its parts."""
        self.setAccessibleName(name)
        for button, word, key in zip(self.buttons.values(), words, keys, strict=True):
            button.setText(word)
            button.setToolTip(tip(f"{word} ({key})"))
            button.updateGeometry()

    def choose(self, part: str) -> None:
        """Mark a part without telling anybody."""
        self.buttons[part].setChecked(True)

    @property
    def focused(self) -> bool:
        """Return whether one of the words has the focus."""
        return any(button.hasFocus() for button in self.buttons.values())
