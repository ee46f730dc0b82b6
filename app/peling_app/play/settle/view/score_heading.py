"""The name over a score with its total at the right: both are written smaller where a word would be cut."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import Bare, Scale, Words
from peling_app.kit.words.tiles import in_heading

USUAL: Final = 32
"""Pixels of the name and of the total, before the size of the text."""
LEAST: Final = 20
"""Pixels below which they are not written smaller."""


class ScoreHeading(Bare):
    """A name that wraps between its words, and a total that is never cut."""

    def __init__(self, scale: Scale, ink: str, heading: str, total: str) -> None:
        """Show a name and a total."""
        super().__init__()
        self._scale = scale
        self._total = Words(scale.text(USUAL), ink, f"<b>{total}</b>", wrap=False, rich=True)
        self._name = Words(scale.display(USUAL), ink, in_heading(heading))
        self._name.setAccessibleName(heading)
        bottom = Qt.AlignmentFlag.AlignBottom
        self._row = fill(QHBoxLayout(self), (self._name, 1), (self._total, 0, bottom), margins=(0, 0, 0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the largest size in which each word of the name has room beside the total."""
        super().resizeEvent(event)
        for pixels in range(USUAL, LEAST - 1, -2):
            self._name.setFont(self._scale.display(pixels))
            self._total.setFont(self._scale.text(pixels))
            needed = self._name.minimumSizeHint().width() + self._total.sizeHint().width()
            if needed + self._row.spacing() <= self.width():
                break
