"""What is typed before the thing that it is meant for is there, or is free for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from peling_app.kit.view.keys import is_enter, writes
from peling_app.kit.view.page import Page

STEPS: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Down})
"""Keys that lead from field to field."""
LATE: Final = frozenset(
    {
        *(QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease),
        *(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease),
    }
)
"""What may be on its way to a menu that is closed by now."""


def is_field(widget: QWidget | None) -> bool:
    """Return whether text is written into a widget."""
    return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


class TypedLate:
    """Gives what comes to a menu or list that is closed by now to what is in front.

    An open menu has all keys of the system. When the program is slow, keys that are pressed behind the one
    that closes it are still sent to its window, and Qt hands them to the menu, which is not seen any more:
    Enter chose its first entry, and Enter once more what that leads to. They are for a dialog if one is open,
    else for the window. The key that closed it is for nothing else: Qt closes a list of choices already when
    it asks for shortcuts, and only then is that key pressed. A click is left: it was meant for what stood at
    its place in the menu.
    """

    def __init__(self, window: QWidget) -> None:
        """Give to a window, or to a dialog that is open over it."""
        self._window = window
        self._asked: tuple[QObject | None, int, int] = (None, 0, -1)

    def takes(self, watched: QObject, event: QEvent) -> bool:
        """Return whether input came to something that is closed by now: then it has gone where it belongs."""
        if not isinstance(watched, QWindow) or event.type() not in LATE:
            return False
        key = (watched, event.key(), event.timestamp()) if isinstance(event, QKeyEvent) else None
        if watched.isVisible():
            if key is not None and event.type() == QEvent.Type.ShortcutOverride:
                self._asked = key
            return False
        dialog: QWidget | None = QApplication.activeModalWidget()
        front: QWindow | None = (self._window if dialog is None else dialog).windowHandle()
        if front is None or front is watched or not front.isVisible():
            return False
        if key is not None and key != self._asked:
            QCoreApplication.sendEvent(front, event)
        return True


def press(window: QWidget, key: QKeyEvent) -> None:
    """Do in a window what a key would have done: an open menu takes it, else a command, else the focus.

    A command, which is an action of the window, is given unless what has the focus keeps the key for itself.
    """
    menu: QWidget | None = QApplication.activePopupWidget()
    focus: QWidget | None = window.focusWidget() if menu is None else menu
    if focus is None:
        return
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, key.key(), key.modifiers(), key.text())
    asked.ignore()
    QApplication.sendEvent(focus, asked)
    keys = QKeySequence(key.keyCombination())
    actions = [] if menu is not None or asked.isAccepted() else window.actions()
    action = next((one for one in actions if one.isEnabled() and keys in one.shortcuts()), None)
    if action is None:
        QApplication.sendEvent(focus, key)
    else:
        action.trigger()


class TypedAhead:
    """Keeps what is written while a page is coming, and writes it into the field that gets the focus there.

    It begins with a key that writes; Enter and what leads to other fields are kept behind that, so that
    numbers of several fields do not come together. Any other key acts on something that is not yet seen: it
    and all that comes after it are left.
    """

    def __init__(self, window: QWidget) -> None:
        """Write into the fields of a window."""
        self._window = window
        self._keys: list[QKeyEvent] = []
        self._is_over = False

    def __bool__(self) -> bool:
        """Return whether there is something that was written."""
        return bool(self._keys)

    def keep(self, event: QKeyEvent) -> None:
        """Keep a key that was pressed."""
        begins = writes(event) and bool(event.text().strip())
        follows = bool(self._keys) and (writes(event) or event.key() in STEPS or is_enter(event))
        if not begins and not follows:
            self._is_over = self._is_over or bool(self._keys)
        elif not self._is_over:
            self._keys.append(event.clone())

    def forget(self) -> None:
        """Leave what was written: no field has come for it."""
        self._keys.clear()
        self._is_over = False

    def give(self) -> bool:
        """Write what is kept if the focus is in a field; return whether it was."""
        if not self._keys or not is_field(self._window.focusWidget()):
            return False
        keys = self._keys
        self._keys, self._is_over = [], False
        for key in keys:
            focus: QWidget | None = self._window.focusWidget()
            if focus is not None:
                QApplication.sendEvent(focus, key)
        return True


class TypedOver:
    """Keeps what is typed for the next piece of work while the one before is still being written.

    Whoever writes one deal after the other does not wait for the disk: what comes behind Enter is meant for
    the next deal, though the fields still show the one before. It begins with a key that writes or leads to
    another field; a command alone is carried out at once. Behind such a key all others are kept as well, so
    that each acts on what was typed before it.
    """

    def __init__(self, window: QWidget, pages: QStackedWidget) -> None:
        """Give to what has the focus in a window, for that one of its pages that is in front."""
        self._window = window
        self._pages = pages
        self._keys: list[QKeyEvent] = []

    @property
    def _turns(self) -> bool:
        page = self._pages.currentWidget()
        return isinstance(page, Page) and page.is_turning

    def keeps(self, event: QKeyEvent, *, again: bool) -> bool:
        """Return whether a key is for what comes next: it is kept, else all that was kept comes before it.

        What it only does `again`, because it is still held down, is left.
        """
        self.give()
        if not self._turns:
            return False
        begins = (writes(event) and bool(event.text().strip())) or event.key() in STEPS
        if (begins or self._keys) and not again and event.type() == QEvent.Type.KeyPress:
            self._keys.append(event.clone())
        return begins or bool(self._keys)

    def give(self) -> None:
        """Type what is kept, up to what makes the page turn again."""
        while self._keys and not self._turns:
            press(self._window, self._keys.pop(0))

    def end(self, page: QWidget, well: bool) -> None:
        """Give to a page that has turned; to one that did not, or was left, nothing is given."""
        if well and page is self._pages.currentWidget():
            # What else follows from it comes first; a key that comes before that lets this go before it.
            QTimer.singleShot(0, self._window, self.give)
        else:
            self._keys.clear()
