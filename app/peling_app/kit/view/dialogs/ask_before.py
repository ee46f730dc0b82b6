"""A question before something that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label

WIDE = 520


class AskBefore(PaperDialog):
    """A question, what it means, and two answers; the usual one, which leaves all as it is, has the focus.

    Attributes:
        do: the button that does what is asked.
        keep: the button that leaves all as it is; Escape does the same.
    """

    def __init__(
        self, theme: Theme, question: str, said: str, answers: tuple[str, str], parent: QWidget | None = None
    ) -> None:
        """Make it; `answers` are the words on the button that does it, and on the one that does not."""
        super().__init__(theme, parent, reads=True)
        self._said = label(wrap=True)
        self._said.setText(said)
        fill(self.column, self._said, STRETCH)
        self.do, self.keep = Button(theme), Button(theme, Kind.PRIMARY)
        fill(self.foot, self.do, STRETCH, self.keep)
        for button, words in zip((self.do, self.keep), answers, strict=True):
            button.setText(words)
            button.setAutoDefault(False)
        self.answer_by_keys(self.keep)
        self.do.clicked.connect(self.accept)
        self.keep.clicked.connect(self.reject)
        self.title.setWordWrap(True)
        self.set_title(question)
        self.keep.setFocus()
        self.fit_words(theme.sized(WIDE))

    @property
    def said(self) -> str:
        """Return what the question means."""
        return self._said.text()


def ask_before(
    theme: Theme,
    do: Callable[[], object],
    question: str,
    said: str,
    answers: tuple[str, str],
    parent: QWidget,
) -> None:
    """Ask before something that cannot be undone; the second answer, the usual one, leaves all as it is."""
    asked = AskBefore(theme, question, said, answers, parent)
    asked.accepted.connect(do)
    asked.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asked.open()
