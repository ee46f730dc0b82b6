"""Rich words with links that the mouse and the keyboard reach: terms of the glossary, places in a book."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from peling_app.texts.numbers import plain


class Linked(QLabel):
    """Rich words whose links can be reached by mouse and by Tab.

    Its links show the name of a term or a place in a book; what they open is told by `linkActivated`.
    """

    def __init__(self, html: str, style: str, leading: int) -> None:
        """Show words in a style."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setStyleSheet(style)
        self.setText(f'<p style="line-height: {leading}%; margin: 0">{html}</p>')
        self.setAccessibleName(plain(html))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        linked = "<a " in html
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if linked else Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go at once to the first link, or backwards to the last: Tab would stop at the words first."""
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self.focusNextPrevChild(event.reason() is Qt.FocusReason.TabFocusReason)
