"""The table with what lies beside it: from all of that Escape leads back to the own hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import Parted
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.view.side import TutorSide
from peling_app.play.view.stop_sheet import StopSheet


class Sitting(Parted):
    """Carries the table and the tutor.

    Tab goes round by every tile on the table and every word that the tutor explains; whoever has followed it
    there is back at the hand with one key. What Escape means to the tutor, or to a tile that is lifted, comes
    first.

    Signals:
        score_wanted: the deal is over, and Enter was pressed where nothing else takes it.
    """

    score_wanted = Signal()

    def lay_out(self, table: TablePage, tutor: TutorSide, strip: QWidget) -> None:
        """Put the table beside the tutor, a strip below it, and let no drawer hide what has the focus."""
        left = fill(QVBoxLayout(), (table, 1), strip, spacing=0)
        fill(QHBoxLayout(self), (left, 1), tutor, margins=(0, 0, 0, 0), spacing=0)
        tutor.placed.connect(partial(self._follow_drawer, table, tutor))
        table.reached.connect(partial(self._show_reached, table, tutor))

    def _follow_drawer(self, table: TablePage, tutor: TutorSide) -> None:
        """Go on with the own hand where a drawer comes over what has the focus."""
        table.lie_under(_drawer(tutor, table))
        self._keep_in_sight(table, tutor)

    def _keep_in_sight(self, table: TablePage, tutor: TutorSide) -> None:
        if table.quick.hasFocus() and _hides(tutor, table):
            table.lead_back()

    def _show_reached(self, table: TablePage, tutor: TutorSide) -> None:
        """Put a drawer away from what the arrows have come to."""
        if table.quick.hasFocus() and _hides(tutor, table):
            tutor.put_away()

    def begin(self) -> None:
        """Begin on the own hand, wherever the table was left; a deal that is over keeps what leads on.

        Whoever is stopped before a mistake decides that first.
        """
        table, stop = self.findChild(TablePage), self.findChild(StopSheet)
        if stop is not None and not stop.isHidden():
            stop.think.setFocus(Qt.FocusReason.OtherFocusReason)
        elif table is not None:
            table.setFocus(Qt.FocusReason.OtherFocusReason)
            if not table.model.property("dealOver"):
                self.lead_back()

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
        if not self.is_in_tutor:
            tutor.take_focus()
        else:
            table.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._keep_in_sight(table, tutor)

    def toggle_tutor(self) -> None:
        """Show the tutor or put it away; who was in it goes on with his hand."""
        tutor, was_in = self.findChild(TutorSide), self.is_in_tutor
        if tutor is not None:
            tutor.toggle()
            if was_in and not tutor.is_open:
                self.lead_back()

    @property
    def is_in_tutor(self) -> bool:
        """Return whether the tutor has the focus, which may lie over the table in a drawer."""
        focus, tutor = self.window().focusWidget(), self.findChild(TutorSide)
        return tutor is not None and any(
            part is focus or part.isAncestorOf(focus) for part in (tutor, tutor.panel)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead back to the own hand with Escape, and on to the score with Enter when the deal is over.

        Where somebody is stopped before a mistake Escape is to think again, wherever the focus has gone.
        """
        table, stop = self.findChild(TablePage), self.findChild(StopSheet)
        if stop is not None and stop.isVisible() and event.key() == Qt.Key.Key_Escape:
            return stop.close_and_return()
        if table is not None and is_enter(event) and table.model.property("dealOver"):
            return self.score_wanted.emit()
        if table is None or event.key() != Qt.Key.Key_Escape or not table.lead_back():
            return super().keyPressEvent(event)
        return None


def _drawer(tutor: TutorSide, table: TablePage) -> QRect:
    """Return what of the table a drawer lies over."""
    return tutor.drawer.translated(-table.pos()) & table.rect()


def _hides(tutor: TutorSide, table: TablePage) -> bool:
    """Return whether a drawer lies over the thing that has the focus of the board."""
    return _drawer(tutor, table).intersects(table.place_in_focus)
