"""Ask what to do when a window is open already and does not answer."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label


class SilentDialog(PaperDialog):
    """Says that the window that is open does not answer; accepted: another one is to be opened beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the dialog."""
        super().__init__(theme, parent, reads=True)
        self._words = label("lead", wrap=True)
        self._about = label(wrap=True)
        fill(self.column, self._words, self._about)
        self.column.addStretch(1)
        self.beside = Button(theme)
        self.leave = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self.leave)
        fill(self.foot, self.beside, STRETCH, self.leave)
        self.beside.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self.retranslate()
        self.leave.setFocus()
        self.fit(theme.sized(560), theme.sized(300))

    @property
    def said(self) -> str:
        """Return the sentence."""
        return self._words.text()

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(self.tr("Pe-Ling is open already"))
        self._words.setText(
            self.tr("A window of Pe-Ling is open already for these games, and it does not answer.")
        )
        self._about.setText(
            self.tr(
                "It may be busy: wait a little and start Pe-Ling again. You can also open another window "
                "beside it; nothing is lost, as each game and each sheet is written by one window only."
            )
        )
        self.beside.setText(self.tr("Open another window"))
        self.leave.setText(self.tr("Do nothing"))
