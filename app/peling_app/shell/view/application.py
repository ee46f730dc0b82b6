"""The application: it hears of files that the system wants opened (macOS asks a program that runs)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application of the program.

    Signals:
        file_asked: the system wants a file opened; carries its path.
    """

    file_asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Take a file that is to be opened; everything else is as ever."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent) and event.file():
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)
