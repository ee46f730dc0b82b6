"""What a list tells of a file that it cannot read."""

from __future__ import annotations

from PySide6.QtCore import Qt

from peling_app.kit.words import unreadable as words
from peling_app.platform.journal_folder import Unreadable


def unreadable_data(one: Unreadable, role: int) -> object:
    """Return the name of the file, or for screen readers all that the row shows."""
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return one.title
        case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
            return words.row(one)
        case _:
            return None
