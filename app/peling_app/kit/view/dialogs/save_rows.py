"""Ask for files: where something is to be saved, or which one is to be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

WIDE, HIGH = 56, 36
"""How large Qt's own dialog opens, in heights of its text: at its least size no name of a folder is whole."""


def documents() -> str:
    """Return the folder of the user's documents, where what is saved is looked for first; else his own.

    A dialog that is given a folder that is not there opens where the program was started.
    """
    places = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)
    folders = [QStandardPaths.writableLocation(place) for place in places]
    return next((folder for folder in folders if Path(folder).is_dir()), folders[-1])


def ask_where(
    title: str, kind: str, name: str, then: Callable[[Path], object], parent: QWidget, suffix: str = "csv"
) -> None:
    """Ask for a file, and go on with it if one is chosen.

    Args:
        title: what the dialog is called.
        kind: which files are shown, as Qt writes it.
        name: what the file is called unless the user says otherwise, without its ending.
        then: is given the file.
        parent: over which window the dialog opens.
        suffix: the ending.
    """
    dialog = _dialog(title, (kind,), then, parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    dialog.selectFile(f"{name}.{suffix}".replace("/", " "))
    dialog.open()


def ask_which(title: str, kinds: Sequence[str], then: Callable[[Path], object], parent: QWidget) -> None:
    """Ask for a file that is there, and go on with it if one is chosen; `kinds` as in `ask_where`."""
    dialog = _dialog(title, kinds, then, parent)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def _dialog(title: str, kinds: Sequence[str], then: Callable[[Path], object], parent: QWidget) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters(kinds)
    dialog.setDirectory(documents())
    give_room(dialog)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    return dialog


def give_room(dialog: QFileDialog) -> None:
    """Let Qt's own dialog open large enough to be read; one of the system has its own size."""
    screen, line = dialog.screen().availableGeometry(), dialog.fontMetrics().height()
    dialog.resize(min(WIDE * line, screen.width() - 40), min(HIGH * line, screen.height() - 60))
