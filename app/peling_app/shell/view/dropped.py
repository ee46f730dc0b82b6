"""Tell which file is dragged onto the window, if it is one that can be opened."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent

OPENED: Final = frozenset({".peling", ".peling-sheet", ".json", ".txt"})
"""The endings of files that are opened by being dropped: games, sheets, house rules and hands."""


def dropped_file(data: QMimeData) -> Path | None:
    """Return the first file that can be opened; None: there is none."""
    files = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next((file for file in files if file.suffix.lower() in OPENED), None)


def take_copy(event: QDropEvent) -> Path | None:
    """Take the file that is dragged or dropped here, if it can be opened; it stays where it is.

    What is proposed is often to move it, and whoever offers a file deletes it when that is accepted.
    """
    file = dropped_file(event.mimeData())
    if file is not None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
    return file
