"""Open a menu beside what asks for it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from peling_app.kit.view import paint


def open_menu(menu: QMenu, place: QPoint) -> None:
    """Show a menu with its corner at this place of the screen.

    Opened by keys its first entry is chosen: with none Enter and Right would do nothing.
    """
    menu.popup(place)
    if paint.RINGS.keys:
        able = (
            one for one in menu.actions() if one.isVisible() and one.isEnabled() and not one.isSeparator()
        )
        first = next(able, None)
        if first is not None:
            menu.setActiveAction(first)
