"""What came of a try: a sign and a sentence on the ground of its mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.text.flow import follow_window
from peling_app.kit.view.text.linked import Linked
from peling_app.learn.model.cards import Mark
from peling_app.learn.view.answers.cards import SIGNS, inks
from peling_app.learn.view.answers.low_window import is_low

MARGINS, LOW_MARGINS = (14, 10), (12, 5)
"""Pixels at the sides of the words, and above and below them; and in a low window."""


class Message(QFrame):
    """What came of a try: a sign, the sentence, the citation."""

    link_asked = Signal(str, object)

    def __init__(self, theme: Theme) -> None:
        """Show nothing."""
        super().__init__()
        self._theme = theme
        self._mark = Mark.NONE
        self._row = fill(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=10)
        self._fit()
        follow_window(self, self._fit)
        self._sign = QLabel()
        self._words: Linked | None = None
        self.text = ""
        self._row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)

    def say(self, html: str, mark: Mark) -> None:
        """Show a message, or nothing."""
        self.text = html
        self._mark = mark
        if self._words is not None:
            self._row.removeWidget(self._words)
            self._words.hide()
            self._words.deleteLater()
            self._words = None
        self.setVisible(bool(html))
        if not html:
            return
        theme = self._theme
        ink, _, _ = inks(theme, mark)
        if mark is Mark.NONE:
            self._sign.hide()
        else:
            icon = paint.icon(SIGNS[mark], ink, 18, self.devicePixelRatioF())
            self._sign.setPixmap(QPixmap.fromImage(icon))
            self._sign.show()
        style = f"font-size: {theme.sized(15)}px; color: {theme.paper.ink}; background: none;"
        self._words = Linked(html, style, 120)
        self._words.linkActivated.connect(lambda target: self.link_asked.emit(target, self._words))
        self._row.addWidget(self._words, 1)
        self._words.show()
        self.setAccessibleName(self._words.accessibleName())
        self.update()

    def _fit(self) -> None:
        """Take less room in a low window."""
        across, down = LOW_MARGINS if is_low(self) else MARGINS
        self._row.setContentsMargins(across, down, across, down)
        # At once, not with the next layout: a page that gets another size asks now how high it is.
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground of the mark."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        _, ground, border = inks(self._theme, self._mark)
        if self._mark is Mark.NONE:
            ground, border = paper.panel, paper.line
        painter.setBrush(QColor(ground))
        painter.setPen(QColor(border))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
