"""What a page of the main window is: all that the window knows of any page."""

from __future__ import annotations

from PySide6.QtCore import Signal

from peling_app.kit.view.text.retranslate import Worded


class Page(Worded):
    """A page that fills the main window below the bar.

    A page takes in its constructor what it uses, carries out its own commands, and announces by signals where
    it leads. When it comes to the front it is given the focus, and passes it on to where its work begins.

    Signals:
        titleChanged: `titles` or `title_note` are others now.
        back_asked: the user has seen enough of this page.
        turned: it shows what comes next (True), or it still shows what it did, which could not be done.

    Attributes:
        has_parts: it is made of parts that have looks of their own, see `peling_app.kit.view.style.wear`.
    """

    has_parts = False

    titleChanged = Signal()
    back_asked = Signal()
    turned = Signal(bool)

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the words in the middle of the bar, the first of them also for the window; empty: none."""
        return ()

    @property
    def title_note(self) -> str:
        """Return what stands after them where there is room; empty: nothing."""
        return ""

    @property
    def is_opening(self) -> bool:
        """Return whether what it is to show is still being read."""
        return False

    @property
    def is_turning(self) -> bool:
        """Return whether it still shows what is done with: what is typed now is meant for what comes next."""
        return False

    def find_work(self) -> None:
        """Go to where the work goes on: what had the focus is gone, and this page was given it instead."""

    def begin_again(self) -> None:
        """Go back to the beginning of the page: its tab was chosen while it was in front."""

    def unload(self) -> None:
        """Let go, at the end of the program, of what must go before its model."""
