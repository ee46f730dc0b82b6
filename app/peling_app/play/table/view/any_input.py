"""While a deal begins, any click and any key on a page goes on, and does nothing else."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from peling_app.kit.view.keys import HELD, is_enter_key
from peling_app.play.table.model.deal.view_model import DealViewModel

PRESSES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
TAKEN: Final = frozenset({QEvent.Type.MouseButtonRelease, QEvent.Type.ContextMenu})
KEYS: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress})
OF_WINDOW: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With these a key is for the window: it quits, opens a menu, makes text larger."""


class AnyInput(QObject):
    """Takes keys and clicks on a page and all in it while a deal begins on its board.

    So for a moment longer: the click that ends it must not fall on a tile that lies there now.
    """

    def __init__(self, page: QWidget, deal: DealViewModel, quiet: int) -> None:
        """Watch a page; `quiet`: so many milliseconds longer nothing is taken for meant, 0: none."""
        super().__init__(page)
        self._page = page
        self._deal = deal
        self._quiet = QTimer(self, singleShot=True, interval=quiet)
        self._quiet.timeout.connect(self.end_quiet)
        deal.runningChanged.connect(self._watch)

    def _watch(self) -> None:
        """Begin or end to look at what comes."""
        app = QApplication.instance()
        if app is None:
            return
        if self._deal.opening is not None:
            self._quiet.stop()
            app.installEventFilter(self)
        elif self._quiet.interval() > 0:
            self._quiet.start()
        else:
            app.removeEventFilter(self)

    def end_quiet(self) -> None:
        """Take what comes for meant, unless another deal begins."""
        self._quiet.stop()
        app = QApplication.instance()
        if app is not None and self._deal.opening is None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is for the page; a press goes on."""
        kind = event.type()
        if kind in KEYS and isinstance(watched, QWidget) and isinstance(event, QKeyEvent):
            return self._takes_key(watched, event)
        if kind in PRESSES and self._is_own(watched):
            self._deal.goOn()
            return True
        return kind in TAKEN and self._is_own(watched)

    def _takes_key(self, watched: QWidget, event: QKeyEvent) -> bool:
        if not self._is_own(watched) or event.key() in HELD:
            return False
        if event.modifiers() & OF_WINDOW:
            # Ctrl+Enter began the game: struck once more it asks for nothing.
            event.setAccepted(is_enter_key(event))
            return is_enter_key(event)
        event.accept()
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._deal.goOn()
        return True

    def _is_own(self, watched: QObject) -> bool:
        """Return whether something is on the page: neither on a menu or dialog before it nor in the bar."""
        return isinstance(watched, QWidget) and (watched is self._page or self._page.isAncestorOf(watched))
