"""The page of the log: the list, and after the deal a way from each line to its moment in the replay."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.parts import Scale, column
from peling_app.kit.words.tips import tip
from peling_app.play.tutor.model.log import EVENT_ROLE, LogModel
from peling_app.play.tutor.view.log.rows import SIDE, LogView
from peling_app.play.tutor.words import panel as words


class LogPage(QWidget):
    """The log with its button.

    Signals:
        moment_wanted: show the moment of the event with this number in the deal, which is over.
    """

    moment_wanted = Signal(int)

    def __init__(self, model: LogModel, theme: Theme) -> None:
        """Show a log."""
        super().__init__()
        self.view = LogView(model, theme)
        self.replay = Button(theme, key="R", height=32)
        layout = fill(column(self), (self.view, 1))
        foot = fill(column(), self.replay, margins=(SIDE - 5, 4, SIDE - 5, 8))
        nest(layout, foot)
        self.replay.hide()
        self.replay.clicked.connect(self._show_moment)
        self.view.doubleClicked.connect(self._show_moment)
        # Wherever the focus is beside the log: the button shows its key as long as it is there.
        key = QShortcut(QKeySequence(Qt.Key.Key_R), self.replay)
        key.activated.connect(self._show_moment)

    def set_over(self, is_over: bool) -> None:
        """Let lines lead to their moments; not while the deal runs, for then its hands are hidden."""
        self.replay.setVisible(is_over)

    def restyle(self, scale: Scale) -> None:
        """Show the lines in another size or colour."""
        self.view.restyle(scale)

    def retranslate(self) -> None:
        """Word list and button."""
        self.view.setAccessibleName(words.tabs()[-1])
        self.replay.setText(words.replay_line())
        self.replay.setAccessibleDescription(words.replay_line_said())
        self.replay.setToolTip(tip(words.replay_line_said()))

    def _show_moment(self) -> None:
        """Show the moment of the chosen line; of the first one if none is chosen."""
        event = self.view.currentIndex().data(EVENT_ROLE)
        if not self.replay.isHidden():
            self.moment_wanted.emit(event if isinstance(event, int) else 0)
