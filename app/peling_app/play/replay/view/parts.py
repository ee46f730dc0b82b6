"""The parts of the paper as words side by side, the chosen one underlined; a narrow paper has two lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import Flow, follow_width
from peling_app.kit.view.toggling import OneOfSeveral
from peling_app.kit.words.tips import tip

SIDE = 8
"""Pixels at each side of a word, which the ring of the focus needs."""
CLOSE = 5
"""As many where room is scarce; nothing stands between the words then."""
BETWEEN = 4


class PartWord(OneOfSeveral):
    """A word to choose a part by."""

    factor = 1.0

    @property
    def side(self) -> int:
        """Return the pixels at each side of the word."""
        return SIDE if self.factor >= 1 else CLOSE

    def _font(self) -> QFont:
        return text_font(self._theme, 14 * min(1.0, self.factor), QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        """Return the room for the word, the line under it and the ring."""
        font = self._font()
        return QSize(
            round(QFontMetricsF(font).horizontalAdvance(self.text())) + 2 * self.side, font.pixelSize() + 22
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
            line = QRectF(self.side, area.bottom() - 5, area.width() - 2 * self.side, 3)
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
        self._line = Flow(self, spacing=BETWEEN)
        for part, button in self.buttons.items():
            self._group.addButton(button)
            self._line.addWidget(button)
            button.clicked.connect(lambda _=False, name=part: self.chosen.emit(name))
        follow_width(self, QSizePolicy.Policy.Ignored)

    def fit(self, factor: float) -> None:
        """Write so many times as large as in the design, no larger than that; smaller words stand closer."""
        self._line.setSpacing(BETWEEN if factor >= 1 else 0)
        for button in self.buttons.values():
            button.factor = factor
            button.updateGeometry()

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
