"""The table with what lies beside it: from all of that Escape leads back to the own hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from peling_app.kit.view.keys import is_enter
from peling_app.play.table.view.page import TablePage


class Sitting(QWidget):
    """Carries the table and the tutor.

    Tab goes round by every tile on the table and every word that the tutor explains; whoever has followed it
    there is back at the hand with one key. What Escape means to the tutor, or to a tile that is lifted, comes
    first.

    Signals:
        score_wanted: the deal is over, and Enter was pressed where nothing else takes it.
    """

    score_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead back to the own hand with Escape, and on to the score with Enter when the deal is over."""
        table = self.findChild(TablePage)
        if table is not None and is_enter(event) and table.model.property("dealOver"):
            self.score_wanted.emit()
        elif table is None or event.key() != Qt.Key.Key_Escape or not table.lead_back():
            super().keyPressEvent(event)
