"""The names of keys in a frame, as they stand beside what the keys do."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Bare
from peling_app.kit.view.text.key_frame import draw_key, key_width

SCALE: Final = 12.5 / 11.5
"""How large the letters are, as a part of those on buttons: here they stand among words."""


class KeyCap(Bare):
    """A label with the name of a key in the frame that keys have on buttons.

    It paints itself, words and all: of a page with all keys, frames of the style sheet took a third of the
    time in which it turns to night.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make one that names no key yet."""
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self) -> QSize:
        """Return the room for the words and the frame."""
        return QSize(ceil(key_width(self._theme, self.text(), scale=SCALE)), self._theme.sized(21))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a name of a key is not cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame, and the words in it."""
        painter = paint.smooth_painter(self)
        painter.setPen(QPen(QColor(self._theme.paper.ink2), 2 if self._theme.is_high_contrast() else 1))
        draw_key(painter, self._theme, self.width(), self.height() / 2, self.text(), scale=SCALE)
