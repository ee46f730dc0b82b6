"""Open a menu beside what asks for it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from peling_app.kit.view import paint

KEPT: Final = 10_000
"""Milliseconds that a closed menu is kept: keys may be on their way to it that are meant for the page."""


def open_menu(menu: QMenu, place: QPoint, *, once: bool = False) -> None:
    """Show a menu with its corner at this place of the screen; shown `once` it goes when it was closed.

    Opened by keys its first entry is chosen: with none Enter and Right would do nothing. It is chosen with
    the key Down, since `QMenu.setActiveAction` also opens the menu of an entry that leads to one: then
    Escape would close only that, and the keys would stay in a menu that one has left.
    """
    if once:
        menu.aboutToHide.connect(partial(QTimer.singleShot, KEPT, menu, menu.deleteLater))
    menu.popup(place)
    if paint.RINGS.keys:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            down = QKeyEvent(kind, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(menu, down)
