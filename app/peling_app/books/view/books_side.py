"""What stands beside the text of a rule book: the lacquer with the lists, and the field of the search."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.text.search_field import SearchField


class Side(QWidget):
    """The lacquer at the left with books and chapters."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lacquer and its brass edge."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, LACQUER.bar_top, LACQUER.ground9))
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), QColor(LACQUER.brass_dark))


class Search(SearchField):
    """The field of the search, in which Enter goes from place to place.

    Signals:
        stepped: Enter asks for the next place (1), with Shift for the one before (-1).
    """

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter."""
        if is_enter(event, Qt.KeyboardModifier.ShiftModifier):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)
