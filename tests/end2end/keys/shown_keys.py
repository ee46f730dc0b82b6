"""Press every key that a screen shows on a button, and tell which does nothing there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from peling_app.kit.view.controls import Button
from peling_app.shell.view.main_window import MainWindow
from tests.end2end.pictures.shots import all_shots, put_away_windows
from tests.end2end.stage import other_stage

HELD = {"Ctrl": Qt.KeyboardModifier.ControlModifier, "Shift": Qt.KeyboardModifier.ShiftModifier}
NAMES = {"Enter": "Return", "Esc": "Escape", "PgDown": "PageDown", "PgUp": "PageUp"}
PATIENCE = 10
"""How often a screen is looked at again before its key counts as dead: what it does may take a thread."""


def shown_on(top: QWidget) -> list[Button]:
    """Return the buttons of a window that show a key, in their order."""
    return [one for one in top.findChildren(Button) if one.isVisible() and one.isEnabled() and one.shown_key]


def seen(top: QWidget) -> object:
    """Return what can be read in a window."""
    page = top.current if isinstance(top, MainWindow) else None
    labels = [one.text() for one in top.findChildren(QLabel) if one.isVisible()]
    buttons = [one.text() for one in top.findChildren(Button) if one.isVisible()]
    return page, top.isVisible(), labels, buttons


def press(top: QWidget, keys: str) -> None:
    """Press a key as it is written on a button, as the window gets it."""
    *held, name = keys.split("+")
    modifiers = Qt.KeyboardModifier.NoModifier
    for one in held:
        modifiers |= HELD[one]
    key = getattr(Qt.Key, f"Key_{NAMES.get(name, name)}")
    handle = top.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)
    QApplication.processEvents()


def obeys(top: QWidget, button: Button) -> bool:
    """Return whether the key that a button shows presses it, gives a command or does what can be seen."""
    done: list[str] = []
    button.clicked.connect(lambda: done.append("pressed"))
    if isinstance(top, MainWindow):
        top.context.commands.triggered.connect(done.append)
    before = seen(top)
    press(top, button.shown_key)
    for _ in range(PATIENCE):
        if done or seen(top) != before:
            return True
        QTest.qWait(20)
    return False


class KeyWalk:
    """Goes through screens and keeps what was wrong with their keys, and how many keys were pressed."""

    def __init__(self) -> None:
        """Begin with nothing found."""
        self.found: list[str] = []
        self.pressed: list[str] = []

    def go_through(self, name: str) -> None:
        """Make a screen anew for every key that it shows, and press it."""
        shown, place = 1, 0
        while place < shown:
            counts: list[int] = []

            def look(widget: QWidget, place: int = place, counts: list[int] = counts) -> QImage:
                counts.append(self._try(name, widget, place))
                return QImage(1, 1, QImage.Format.Format_RGB32)

            with other_stage(look):
                all_shots()[name]()
            put_away_windows()
            shown = max(counts, default=0)
            place += 1

    def _try(self, name: str, widget: QWidget, place: int) -> int:
        top = widget.window()
        buttons = shown_on(top)
        if place < len(buttons):
            top.activateWindow()
            if top.focusWidget() is None:
                widget.setFocus()  # as the window gives it to a page; a picture may be of the page alone
            QApplication.processEvents()
            button = buttons[place]
            said = f"{name}: {button.shown_key} on {button.text()!r}"
            self.pressed.append(said)
            if not obeys(top, button):
                self.found.append(said)
        return len(buttons)
