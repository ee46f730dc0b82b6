"""Let a screen reader say what has happened."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QWidget


def announce(widget: QWidget, words: str) -> None:
    """Say words when what is being said is over, if a screen reader listens."""
    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, words)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)


def alert(label: QLabel) -> None:
    """Say at once what a label shows now."""
    QAccessible.updateAccessibility(QAccessibleEvent(label, QAccessible.Event.Alert))
