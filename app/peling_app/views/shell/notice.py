"""A slip of paper under the top bar that tells what went wrong; it stays until it is put away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.viewmodels.theme import Theme
from peling_app.views.shell.controls import Button
from peling_app.views.shell.paper_page import label
from peling_app.views.shell.retranslate import Worded


class Notice(Worded):
    """Messages one after the other, each until the user has read it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty, hidden slip."""
        super().__init__(parent)
        self._theme = theme
        self._waiting: list[Callable[[], str]] = []
        self._words = label("", wrap=True)
        self._close = Button(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 6, 16, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._close.clicked.connect(self._next)
        theme.changed.connect(self.update)
        self.hide()

    def tell(self, words: Callable[[], str]) -> None:
        """Show a message now, or after those that are not read yet; `words` is asked in every language."""
        self._waiting.append(words)
        self.retranslate()
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self._words, QAccessible.Event.Alert))

    def text(self) -> str:
        """Return what is shown; empty when nothing is."""
        return self._words.text() if self._waiting else ""

    def _next(self) -> None:
        self._waiting.pop(0)
        if self._waiting:
            self.retranslate()
        else:
            self.hide()

    def retranslate(self) -> None:
        """Word the message again."""
        self._close.setText(self.tr("Understood"))
        self.setAccessibleName(self.tr("Message"))
        if self._waiting:
            self._words.setText(self._waiting[0]())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the slip with a red edge at its left."""
        painter = QPainter(self)
        sheet = self._theme.paper
        area = QRectF(self.rect())
        painter.fillRect(area, QColor(sheet.red_ground))
        painter.fillRect(QRectF(0, 0, 6, area.height()), QColor(sheet.red))
        painter.setPen(QPen(QColor(sheet.border), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
