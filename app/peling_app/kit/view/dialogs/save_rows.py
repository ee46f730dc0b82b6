"""Ask where something is to be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget


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
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    dialog.setNameFilter(kind)
    dialog.setDirectory(documents())
    dialog.selectFile(f"{name}.{suffix}".replace("/", " "))
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.open()
