"""Tell which of the files that are dragged onto the window is opened, if one can be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent

OPENED: Final = frozenset({".peling", ".peling-sheet", ".json", ".txt"})
"""The endings of files that are opened by being dropped: games, sheets, house rules and hands."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """What is opened of the files that are dragged or dropped.

    Attributes:
        file: the first that can be opened.
        is_alone: there is no other one.
    """

    file: Path
    is_alone: bool


def dropped_file(data: QMimeData) -> Dropped | None:
    """Return what is opened of these; None: there is no file, or none that can be opened."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    first = next((file for file in files if file.suffix.lower() in OPENED), None)
    return None if first is None else Dropped(first, is_alone=len(files) == 1)


def take_copy(event: QDropEvent) -> Dropped | None:
    """Take what is dragged or dropped here, if it can be opened; it stays where it is.

    What is proposed is often to move it, and whoever offers a file deletes it when that is accepted.
    """
    dropped = dropped_file(event.mimeData())
    if dropped is not None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
    return dropped
