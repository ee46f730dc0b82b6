"""What was put away, games or score sheets: a list from which it is brought back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialog import PaperDialog
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.saved_list import SavedList


class AwayModel(Protocol):
    """What the dialog asks of the model of its list."""

    @property
    def paths(self) -> Sequence[Path]:
        """Return the file of each row."""

    def index(self, row: int) -> QModelIndex:
        """Return the place of a row."""


class AwayDialog(PaperDialog):
    """The list of what was put away; Enter or the button brings back what is chosen.

    It closes by itself when nothing is left in it.
    """

    def __init__(
        self,
        theme: Theme,
        shown: SavedList,
        model: AwayModel,
        look: Callable[[], None],
        bring_back: Callable[[Path], object],
        parent: QWidget | None = None,
    ) -> None:
        """Show a list; `look` fills its model anew, `bring_back` moves a file back and tells what fails."""
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = shown
        self._model = model
        self._look = look
        self._bring_back = bring_back
        self._words = label("lead", wrap=True)
        self.close_button = Button(theme, height=42)
        self.back_button = Button(theme, Kind.PRIMARY, height=42)
        self.back_button.setDefault(True)
        self.column.addWidget(self._words)
        self.column.addWidget(self.list, 1)
        self.foot.addWidget(self.close_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.back_button)
        self.close_button.clicked.connect(self.reject)
        self.back_button.clicked.connect(self.bring_back)
        self.retranslate()
        self.refresh()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit(theme.sized(760), theme.sized(520))

    def refresh(self) -> None:
        """Look again for what was put away; the next row is chosen where one has gone."""
        row = max(0, self.list.currentIndex().row())
        self._look()
        count = len(self._model.paths)
        if count:
            self.list.setCurrentIndex(self._model.index(min(row, count - 1)))
        self.back_button.setEnabled(bool(count))

    def bring_back(self) -> None:
        """Bring back what is chosen."""
        row = self.list.currentIndex().row()
        if 0 <= row < len(self._model.paths):
            self._bring_back(self._model.paths[row])
            self.refresh()
        if not self._model.paths:
            self.accept()

    def retranslate(self) -> None:
        """Word title, list and buttons again."""
        self.setWindowTitle(self.tr("Put away"))
        self.title.setText(self.tr("Put away"))
        self._words.setText(self.tr("Nothing of this is deleted. What you bring back is in the list again."))
        self.list.setAccessibleName(self.tr("Put away"))
        self.close_button.setText(self.tr("Close"))
        self.back_button.setText(self.tr("Bring back"))
