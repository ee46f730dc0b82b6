"""Find what PySide keeps for the items of layouts."""

import gc

from PySide6.QtWidgets import QLayout, QLayoutItem
from shiboken6 import createdByPython, isValid


def kept_items() -> list[QLayoutItem]:
    """Return the items that Qt has made and that Python takes for living still, made since the last clearing.

    Qt deletes an item with its widget and says nothing of it. What comes to lie in its place in memory, a
    window or an item of a board, is then taken for the old one.
    """
    items = [one for one in gc.get_objects() if isinstance(one, QLayoutItem) and not isinstance(one, QLayout)]
    return [one for one in items if isValid(one) and not createdByPython(one)]
