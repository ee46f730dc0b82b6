"""Open a menu beside what asks for it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from peling_app.kit.view import paint


def open_menu(menu: QMenu, place: QPoint) -> None:
    """Show a menu with its corner at this place of the screen.

    Opened by keys its first entry is chosen: with none Enter and Right would do nothing. It is chosen with
    the key Down, since `QMenu.setActiveAction` also opens the menu of an entry that leads to one: then
    Escape would close only that, and the keys would stay in a menu that one has left.
    """
    menu.popup(place)
    if paint.RINGS.keys:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            down = QKeyEvent(kind, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(menu, down)
