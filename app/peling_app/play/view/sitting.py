"""The table with what lies beside it: from all of that Escape leads back to the own hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from peling_app.kit.view.keys import is_enter
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.view.side import TutorSide


class Sitting(QWidget):
    """Carries the table and the tutor.

    Tab goes round by every tile on the table and every word that the tutor explains; whoever has followed it
    there is back at the hand with one key. What Escape means to the tutor, or to a tile that is lifted, comes
    first.

    Signals:
        score_wanted: the deal is over, and Enter was pressed where nothing else takes it.
    """

    score_wanted = Signal()

    def lead_back(self) -> None:
        """Go back to the own hand, if the table is in front."""
        table = self.findChild(TablePage)
        if table is not None and self.isVisible():
            table.lead_back()

    def change_part(self) -> None:
        """Change between the table and the tutor beside it."""
        table, tutor = self.findChild(TablePage), self.findChild(TutorSide)
        if table is None or tutor is None or not self.isVisible():
            return
        if self.is_in_tutor:
            table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            tutor.take_focus()

    @property
    def is_in_tutor(self) -> bool:
        """Return whether the tutor has the focus, which may lie over the table in a drawer."""
        focus, tutor = self.window().focusWidget(), self.findChild(TutorSide)
        return tutor is not None and any(
            part is focus or part.isAncestorOf(focus) for part in (tutor, tutor.panel)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead back to the own hand with Escape, and on to the score with Enter when the deal is over."""
        table = self.findChild(TablePage)
        if table is not None and is_enter(event) and table.model.property("dealOver"):
            self.score_wanted.emit()
        elif table is None or event.key() != Qt.Key.Key_Escape or not table.lead_back():
            super().keyPressEvent(event)
