"""Ask where rows are to be saved as CSV."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where(title: str, kind: str, name: str, then: Callable[[Path], None], parent: QWidget) -> None:
    """Ask for a file, and go on with it if one is chosen.

    Args:
        title: what the dialog is called.
        kind: which files are shown, as Qt writes it.
        name: what the file is called unless the user says otherwise, without its ending.
        then: is given the file.
        parent: over which window the dialog opens.
    """
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("csv")
    dialog.setNameFilter(kind)
    dialog.selectFile(f"{name}.csv")
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.open()
